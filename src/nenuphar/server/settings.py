"""Every setting of the server: its default, its range and what it does.

`nenuphar serve` offers the settings that have a description, as options and as environment variables.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any, get_args, get_origin

from msgspec import Meta, Struct
from msgspec.structs import fields

from nenuphar.bots.limits import USUAL
from nenuphar.bots.outside import OutsideBot
from nenuphar.core.game import Millis

MESSAGE_BYTES = 16 * 1024
SHUTDOWN_S = 8
DAY_S = 24 * 60 * 60


def _meta(description: str, fewest: int | None = None, most: int = 1_000_000, option: str | None = None) -> Meta:
    """What a setting does, its range if it is a number, and the name of its option if that differs."""
    extra = None if option is None else {"option": option}
    return Meta(description=description, ge=fewest, le=None if fewest is None else most, extra=extra)


class Settings(Struct, frozen=True, kw_only=True):
    host: Annotated[str, _meta("The address to listen at; 127.0.0.1 for this machine alone.")] = "0.0.0.0"
    port: Annotated[int, _meta("The port to listen at.", 0, 65_535)] = 8123
    database: Annotated[
        Path | str,
        _meta(
            "The file that keeps everything, usually nenuphar.sqlite3 in NENUPHAR_HOME; or a PostgreSQL database, such "
            "as postgresql://user@host/name."
        ),
    ]
    # The folder with people's own files, such as boards; None: beside the database.
    files: Path | None = None
    node: Annotated[str, _meta("This node's name among those that share a database; usually this machine's.")] = ""
    node_address: Annotated[
        str,
        _meta("Where nodes on other machines reach this one, such as 10.0.0.5:8200. Not needed on one machine."),
    ] = ""
    names: Annotated[tuple[str, ...], _meta("A further host name of this server. Repeatable.", option="name")] = ()
    origins: Annotated[
        tuple[str, ...], _meta("A page elsewhere that may use this server. Repeatable.", option="origin")
    ] = ()
    https: Annotated[
        bool, _meta("Serve https, with a certificate authority of your own. /trust tells devices how to trust it.")
    ] = False
    certificate: Annotated[
        str, _meta("Serve https with this certificate: a PEM file, with the certificates between it and its root.")
    ] = ""
    key: Annotated[str, _meta("The key of --certificate, if it is in a file of its own.")] = ""
    mdns: Annotated[bool, _meta("Answer to nenuphar.local in the local network.")] = True
    token_days: Annotated[int, _meta("How many days to remember somebody who does not come back.", 1, 3_650)] = 180
    away_seconds: Annotated[int, _meta("How long a player must be gone until a bot may step in.", 0, 86_400)] = 20
    forget_days: Annotated[int, _meta("After how many quiet days to remove a table without a match.", 1, 36_500)] = 30
    backup_hours: Annotated[
        int, _meta("After how many hours to make the next backup of the file; 0 for never.", 0, 8_760)
    ] = 24
    backup_keep: Annotated[int, _meta("How many of these backups to keep.", 1, 10_000)] = 7
    backup_folder: Annotated[str, _meta("The folder for these backups; usually backups, beside the file.")] = ""
    upgrade_backup: Annotated[
        bool, _meta("Back up a PostgreSQL database before a new version changes it; a file is always copied.")
    ] = True
    bot_pause_ms: Annotated[Millis, _meta("How long bots pause before a move; 0 for not at all.", 0, 60_000)] = 900
    bot_budget_ms: Annotated[Millis, _meta("How long a bot may search for a move.", 20, 60_000)] = 300
    bot_processes: Annotated[int, _meta("How many processes bots think in.", 1, 64)] = 1
    bots: tuple[OutsideBot, ...] = ()  # from outside, each in a process of its own
    bot_seconds: Annotated[float, _meta("How long a bot from outside may think until it is stopped.", 1, 3_600)] = (
        USUAL.bot_seconds
    )
    bot_memory_mb: Annotated[int, _meta("How much memory a bot from outside may use, in megabytes.", 128)] = (
        USUAL.bot_memory_mb
    )
    most_sockets: Annotated[int, _meta("How many browsers may be connected at the same time.", 1)] = 5_000
    # What one person may do in the long run.
    asks_per_second: Annotated[float, _meta("How many messages a second one connection may send.", 1)] = 10.0
    asks_burst: int = 30
    requests_per_second: Annotated[float, _meta("How many requests a second one person may make.", 1)] = 20.0
    requests_burst: int = 100
    tables_per_minute: Annotated[float, _meta("How many tables a minute one person may open.", 1)] = 10.0
    guests_per_minute: Annotated[float, _meta("How many new guests a minute may come from one address.", 1)] = 60.0
    codes_per_minute: Annotated[float, _meta("How many wrong links a minute one address may try.", 1)] = 20.0
    chats_per_minute: Annotated[float, _meta("How many chats and reactions a minute one person may send.", 1)] = 40.0
    chats_burst: int = 6
    changes_per_second: float = 0.5  # of a table's seats, and of one's own name
    changes_burst: int = 20
    advice_per_second: float = 1 / 15  # for one person, at all tables
    advice_burst: int = 10
    trusted_proxies: Annotated[
        tuple[str, ...],
        _meta(
            "A reverse proxy's address or network, such as 10.0.0.0/8. X-Forwarded-For and X-Forwarded-Proto are read "
            "only from there. Repeatable.",
            option="trusted_proxy",
        ),
    ] = ()
    head_seconds: Annotated[float, _meta("How long the head of a request may take.", 1, 3_600)] = 10.0
    body_seconds: Annotated[float, _meta("How long the rest of a request may take.", 1, 3_600)] = 30.0
    # One address may be a whole school. With IPv6, 64 bits are one address.
    address_connections: Annotated[int, _meta("How many connections one address may have.", 1)] = 1_000
    address_sockets: Annotated[int, _meta("How many browsers of one address may be at tables.", 1)] = 1_000
    address_asks_per_second: Annotated[float, _meta("How many messages a second one address may send.", 1)] = 1_000.0
    address_requests_per_second: Annotated[float, _meta("How many requests a second one address may make.", 1)] = 200.0
    address_tables_per_minute: Annotated[float, _meta("How many tables a minute one address may open.", 1)] = 120.0

    notify_services: Annotated[
        tuple[str, ...],
        _meta(
            "A service that players may be notified by: ntfy, discord, matrix, telegram or mail; none for none. "
            "Repeatable; usually all.",
            option="notify_service",
        ),
    ] = ("ntfy", "discord", "matrix", "telegram", "mail")
    notify_mail: Annotated[
        str,
        _meta(
            "The mail server for notifications, such as mailtos://user:password@smtp.example.org. Players then need "
            "only their address."
        ),
    ] = ""
    notify_private: Annotated[
        bool, _meta("Let players be notified by services in the inner network, such as your own ntfy.")
    ] = False
    notify_after_ms: Millis = 10_000  # how long a turn lasts before its player is told
    notify_gather_ms: Millis = 300_000  # between two messages to a person
    notify_look_ms: Millis = 5_000
    notify_return_ms: Millis = 20_000  # how long a page may be away before its player is told

    @property
    def has_tls(self) -> bool:
        return self.https or bool(self.certificate)

    @property
    def has_authority(self) -> bool:
        """Whether the certificate is of our own authority."""
        return self.https and not self.certificate

    @property
    def home(self) -> Path:
        """The folder with people's own files, such as boards."""
        return self.files or Path(self.database).parent

    @property
    def backups(self) -> Path:
        return Path(self.backup_folder) if self.backup_folder else self.home / "backups"


def described() -> Iterator[tuple[str, str, Meta, Any, Any]]:
    """The settings that have a description: field, option, facts, type and usual value of each."""
    for field in fields(Settings):
        if get_origin(field.type) is Annotated:
            kind, facts = get_args(field.type)
            yield field.name, (facts.extra or {}).get("option", field.name), facts, kind, field.default
