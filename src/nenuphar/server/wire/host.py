"""The page of the server's host: what runs here, and what the host can do. It has nothing of a match (TB-131)."""

from typing import Annotated

from msgspec import Meta, Struct

from nenuphar.core.game import Millis
from nenuphar.server.wire.base import Body, PersonId, Phase, TableId


class HostLink(Body, frozen=True):
    """The secret part of the link that the server has printed."""

    secret: Annotated[str, Meta(max_length=200)]


class NewHostLink(Struct, frozen=True):
    path: str  # with the secret part


class RestartIn(Body, frozen=True):
    minutes: Annotated[int, Meta(ge=1, le=1440)]


class HostTable(Struct, frozen=True):
    id: TableId
    game: str
    phase: Phase
    public: bool
    names: tuple[str, ...]
    changed: Millis  # when somebody last took or left a seat, or the match began
    online: int | None  # people and spectators there; None if no process that answers plays it


class HostPerson(Struct, frozen=True):
    """Somebody at a table."""

    id: PersonId
    name: str
    tables: tuple[TableId, ...]


class HostNode(Struct, frozen=True):
    name: str
    version: str
    tables: int
    sockets: int
    beat_age_ms: Millis
    draining: bool


class HostLoad(Struct, frozen=True):
    cores: int
    load: float | None  # processes that want to run, over the last minute; None if the system does not say
    memory_bytes: int | None
    sockets: int
    tables: int


class HostDisk(Struct, frozen=True):
    free_bytes: int
    all_bytes: int
    database: str  # without its password
    database_bytes: int | None  # None if it is not a file
    backups: int
    last_backup: Millis | None


class HostWords(Struct, frozen=True):
    game: str
    language: str
    ready: bool
    progress: float | None  # while it is being built, from 0 to 1


class HostRefusal(Struct, frozen=True):
    rule: str
    place: str
    count: int
    last: Millis


class HostReport(Struct, frozen=True):
    """A warning of the server."""

    level: str
    says: str
    about: str
    count: int
    last: Millis


class HostSetting(Struct, frozen=True):
    """A setting, by the name of its option. What it means is a text of the page."""

    name: str
    value: str  # without a password
    usual: bool


class HostPage(Struct, frozen=True):
    now: Millis
    ends: Millis  # the session
    started: Millis
    version: str
    python: str
    system: str
    node: str
    nodes: tuple[HostNode, ...]  # empty if there is only this process
    well: bool
    damage: str
    authority: bool  # devices have to be told to trust the server's own certificate authority, at /trust
    restart: Millis | None
    load: HostLoad
    disk: HostDisk
    words: tuple[HostWords, ...]
    tables: tuple[HostTable, ...]
    people: tuple[HostPerson, ...]
    refusals: tuple[HostRefusal, ...]
    reports: tuple[HostReport, ...]
    settings: tuple[HostSetting, ...]
