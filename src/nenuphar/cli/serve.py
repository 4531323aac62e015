"""`nenuphar serve`: opens the table to browsers, here and in the local network."""

import asyncio
import inspect
import socket
import sys
import webbrowser
from collections.abc import Callable
from contextlib import suppress
from errno import EADDRINUSE, EADDRNOTAVAIL
from functools import partial
from ipaddress import ip_network
from pathlib import Path
from typing import Annotated, Any

import msgspec
import segno
from cyclopts import Parameter
from msgspec.structs import replace

from nenuphar import games
from nenuphar.bots.outside import OutsideBot
from nenuphar.cli import host_link, language, outside, program, saved_matches, systemd
from nenuphar.cli.bot_matches import say_weakened
from nenuphar.cli.errors import CannotNow, CommandError, number
from nenuphar.server.net import addresses
from nenuphar.server.net.local_name import LOCAL_NAME
from nenuphar.server.nodes.address import tcp_of
from nenuphar.server.settings import Settings, described
from nenuphar.store import StoreTrouble
from nenuphar.store.opening import is_url, shown
from nenuphar.texts import Catalogue

MOST_PROCESSES = 64
COMES_LATE = (EADDRINUSE, EADDRNOTAVAIL)  # after a reboot, networks are not up at once
BAD_CERTIFICATES = {
    "unreadable": "sorry-certificate-unreadable",
    "damaged": "sorry-certificate-damaged",
    "key": "sorry-certificate-key",
    "expired": "sorry-certificate-expired",
    "early": "sorry-certificate-early",
    "name": "sorry-certificate-name",
}


def serve(
    *,
    log_level: Annotated[
        str, Parameter(env_var="NENUPHAR_LOG_LEVEL", help="How much to log: debug, info, warning or error.")
    ] = "warning",
    browser: Annotated[bool, Parameter(env_var="NENUPHAR_BROWSER", help="Open the page in a browser.")] = True,
    processes: Annotated[
        int,
        Parameter(
            env_var="NENUPHAR_PROCESSES",
            help="How many nodes to run on this machine, behind one port; more than one needs PostgreSQL.",
        ),
    ] = 1,
    bot: Annotated[outside.Bots, Parameter(env_var="NENUPHAR_BOT")] = (),
    lang: language.Lang = None,
    **given: Any,
) -> None:
    """Open the table: play in a browser, with friends by link or QR code, and with bots."""
    # The web framework is large, and other commands do not need it.
    from nenuphar.server.gateway import log
    from nenuphar.server.nodes import processes as nodes

    texts = language.catalogue(lang)
    settings = _settings(given)
    settings = replace(settings, bots=_bots(bot, settings.bot_memory_mb, texts))
    if log_level.upper() not in ("DEBUG", "INFO", "WARNING", "ERROR"):
        raise CommandError("sorry-value", name="--log-level", given=log_level)
    number("--processes", processes, 1, MOST_PROCESSES)
    log.set_up(log_level.upper())
    _check_certificate(settings)
    if (child := nodes.inherited()) is not None:
        mine = _named(settings, child.listener, child.number)
        name = partial(_say_name, texts, settings, child.listener)
        _play(mine, child.listener, child.ready, child.parent, name)
        return
    listener = _listener(settings)
    local = addresses.local_address() if settings.host in addresses.ANYWHERE else None

    def welcome() -> None:
        port = listener.getsockname()[1]
        _welcome(texts, settings, port, local, browser)
        systemd.say_ready()
        if not sys.stdout.isatty():  # a log is no place for a link that opens the host's page
            print(texts.text("serve-host-command", {"program": program.called()}), flush=True)
        elif processes > 1:
            _say_link(texts, settings, listener, _path_beside(settings))

    linked = partial(_say_link, texts, settings, listener) if sys.stdout.isatty() else None
    if processes == 1:
        name = partial(_say_name, texts, settings, listener)
        _play(_named(settings, listener), listener, welcome, named=name, linked=linked)
    elif not is_url(settings.database):
        raise CommandError("sorry-processes")
    elif code := nodes.run(processes, listener, welcome):
        raise SystemExit(code)  # and a child has said why


def _bots(given: tuple[str, ...], memory_mb: int, texts: Catalogue) -> tuple[OutsideBot, ...]:
    """All bots from outside, each tried in a process of its own. An installed one that does not work is left out."""
    from nenuphar.server.table import outside_bots

    named, offered = outside.find(given, texts)
    faults = asyncio.run(outside_bots.check(named + offered, memory_mb))
    for bot in named:
        if bot in faults:
            raise faults[bot]
    for bot in offered:
        if bot in faults:
            outside.warn(bot, faults[bot], texts)
    return tuple(bot for bot in named + offered if bot not in faults)


def _check_certificate(settings: Settings) -> None:
    """Before the port is taken: a certificate that cannot be used is the host's to mend."""
    from nenuphar.server import serving
    from nenuphar.server.net.certificates import BadCertificate

    if settings.key and not settings.certificate:
        raise CommandError("sorry-key-alone")
    try:
        serving.served_certificate(settings)
    except BadCertificate as bad:
        raise CommandError(BAD_CERTIFICATES[bad.fault], path=str(bad.path), fact=bad.fact) from None


def _listener(settings: Settings) -> socket.socket:
    from nenuphar.server import serving

    try:
        return serving.listen(settings)
    except serving.PortTaken:
        raise CannotNow("sorry-port", port=str(settings.port)) from None
    except OSError as error:
        raise _cannot_listen(settings.host, settings.port, error) from None


def _cannot_listen(host: str, port: int, error: OSError) -> CommandError:
    kind = CannotNow if error.errno in COMES_LATE else CommandError
    return kind("sorry-address", host=host, port=str(port), reason=error.strerror or str(error))


def _named(settings: Settings, listener: socket.socket, child: int = 0) -> Settings:
    """With a name of its own among all nodes, and a port of its own for them."""
    name = settings.node or f"{socket.gethostname()}:{listener.getsockname()[1]}"
    if not child:
        return replace(settings, node=name)
    address = settings.node_address
    if address:
        host, port = tcp_of(address)
        address = f"[{host}]:{port + child - 1}" if ":" in host else f"{host}:{port + child - 1}"
    mdns = settings.mdns and child == 1  # one process answers for all
    return replace(settings, node=f"{name}-{child}", node_address=address, mdns=mdns)


def _play(
    settings: Settings,
    listener: socket.socket,
    ready: Callable[[], None],
    parent: socket.socket | None = None,
    named: Callable[[], None] = lambda: None,
    linked: Callable[[str | None], None] | None = None,
) -> None:
    from nenuphar.server import serving
    from nenuphar.store import Unavailable, Unusable
    from nenuphar.store.ownership import NameTaken

    try:
        serving.run(settings, listener, ready, parent, named, linked)
    except NameTaken:
        raise CannotNow("sorry-node-taken", node=settings.node) from None
    except Unusable as unusable:
        if unusable.reason == "in-use":
            raise CannotNow("sorry-file-in-use", path=shown(settings.database)) from None
        if is_url(settings.database):
            kind = CannotNow if unusable.reason in ("unreachable", "refusing") else CommandError
            raise kind("sorry-database", reason=str(unusable)) from None
        raise CommandError("sorry-file", path=str(settings.database), reason=str(unusable)) from None
    except Unavailable as error:
        raise CannotNow("sorry-database", reason=str(error)) from None
    except OSError as error:
        if error.errno not in COMES_LATE or not settings.node_address:
            raise
        raise _cannot_listen(*tcp_of(settings.node_address), error) from None


def _offer_settings() -> None:
    """Let the command accept every described setting, as an option or from the environment."""
    signature, kinds = inspect.signature(serve), dict(serve.__annotations__)
    own = [each for each in signature.parameters.values() if each.kind is not each.VAR_KEYWORD]
    offered = []
    for _, option, facts, kind, usual in described():
        negative = "" if kind == tuple[str, ...] else None
        how = Parameter(env_var=f"NENUPHAR_{option.upper()}", help=facts.description, negative=negative)
        if usual is msgspec.NODEFAULT:  # the database, which is in the data folder
            kind, usual = str | None, None  # a path would lose a slash of an address
        elif kind is float:  # people set whole numbers
            kind, usual = int, int(usual)
        kinds[option] = Annotated[kind, how]
        offered.append(
            inspect.Parameter(option, inspect.Parameter.KEYWORD_ONLY, default=usual, annotation=kinds[option])
        )
    del kinds["given"]
    serve.__signature__ = signature.replace(parameters=[*offered, *own])  # type: ignore[attr-defined]
    serve.__annotations__ = kinds


_offer_settings()


def _settings(given: dict[str, Any]) -> Settings:
    for _, option, facts, _, _ in described():
        if facts.ge is not None and facts.le is not None and option in given:
            number(f"--{option.replace('_', '-')}", given[option], int(facts.ge), int(facts.le))
    given["database"] = database = _database(given.get("database"))
    if given.get("node_address"):
        _check_address(given["node_address"])
    given["trusted_proxy"] = tuple(_proxy(each) for each in given.get("trusted_proxy", ()))
    values = {field: given[option] for field, option, *_ in described() if option in given}
    usual = Settings(**values, files=saved_matches.home() if is_url(database) else None)
    return replace(
        usual,
        asks_burst=int(3 * usual.asks_per_second),
        requests_burst=int(5 * usual.requests_per_second),
        chats_burst=max(6, int(usual.chats_per_minute // 10)),
    )


def _check_address(given: str) -> None:
    try:
        tcp_of(given)
    except ValueError:
        raise CommandError("sorry-value", name="--node-address", given=given) from None


def _proxy(given: str) -> str:
    try:
        return str(ip_network(given))
    except ValueError:
        raise CommandError("sorry-value", name="--trusted-proxy", given=given) from None


def _database(given: str | None) -> Path | str:
    if given and is_url(given):
        return given
    path = Path(given) if given else saved_matches.home() / "nenuphar.sqlite3"
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise saved_matches.unusable(path, error) from None
    return path


def _say_name(texts: Catalogue, settings: Settings, listener: socket.socket) -> None:
    address = f"{host_link.address(LOCAL_NAME, listener.getsockname()[1], settings.has_tls)}/"
    print(texts.text("serve-name", {"address": address}), flush=True)


def _path_beside(settings: Settings) -> str | None:
    """The path of a new link, made beside the nodes that this process has started."""
    with suppress(StoreTrouble):
        return host_link.link("", settings.database)
    return None


def _say_link(texts: Catalogue, settings: Settings, listener: socket.socket, path: str | None) -> None:
    """Without a path, none can be made right now."""
    if path is None:
        print(texts.text("serve-host-none", {"program": program.called()}), flush=True)
        return
    link = f"{host_link.public_address(settings, listener.getsockname()[1])}{path}"
    print(texts.text("serve-host-page", {"link": link}), flush=True)


def _welcome(texts: Catalogue, settings: Settings, port: int, local: str | None, browser: bool) -> None:
    here = f"{host_link.address(settings.host, port, settings.has_tls)}/"
    print(texts.text("serve-here", {"address": here}), flush=True)
    if local is not None:
        there = f"{host_link.address(local, port, settings.has_tls)}/"
        print(texts.text("serve-there", {"address": there}))
        segno.make(there, error="l", micro=False).terminal(compact=True)
    if settings.has_authority:
        _say_trust(texts, settings, f"{host_link.address(local or settings.host, port, https=False)}/trust")
    print(texts.text("serve-stop"), flush=True)
    say_weakened(games.every(), texts, to=sys.stdout)  # the log is on standard error
    if browser:
        webbrowser.open(here)


def _say_trust(texts: Catalogue, settings: Settings, page: str) -> None:
    """The fingerprint here is the one to compare with: this terminal is the only place that nobody can tamper with."""
    from nenuphar.server.net import authority

    print(texts.text("serve-trust", {"address": page}))
    print(texts.text("serve-fingerprint"))
    print(authority.fingerprint(settings.home))
