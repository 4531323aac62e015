"""`nenuphar host-link`: prints a new link to the page of the server's host."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from msgspec.structs import replace

from nenuphar.cli import language, systemd
from nenuphar.cli.databases import System, of_server
from nenuphar.cli.errors import CommandError
from nenuphar.server.net import addresses
from nenuphar.server.settings import Settings


def host_link(
    *,
    database: Annotated[
        str | None,
        Parameter(env_var="NENUPHAR_DATABASE", help="The database: a file, or postgresql://user@host/name."),
    ] = None,
    host: Annotated[
        str | None, Parameter(env_var="NENUPHAR_HOST", help="The address that the server listens at.")
    ] = None,
    port: Annotated[int | None, Parameter(env_var="NENUPHAR_PORT", help="The port that the server listens at.")] = None,
    name: Annotated[
        tuple[str, ...], Parameter(env_var="NENUPHAR_NAME", negative="", help="The server's host name.")
    ] = (),
    https: Annotated[
        bool | None, Parameter(env_var="NENUPHAR_HTTPS", help="Whether browsers reach the server by https.")
    ] = None,
    system: System = False,
    lang: language.Lang = None,
) -> None:
    """Print a new link to the page of the server's host. The old link and its session end."""
    from nenuphar.store import StoreTrouble

    place = of_server(database, system)
    if isinstance(place, Path) and not place.is_file():
        raise CommandError("sorry-file-missing", path=str(place))
    usual = _of_service() if system else Settings(database=place)
    found = replace(
        usual,
        host=usual.host if host is None else host,
        port=usual.port if port is None else port,
        names=name or usual.names,
        https=usual.has_tls if https is None else https,
    )
    try:
        made = link(public_address(found, found.port), place, keeps_session=False)
    except StoreTrouble as trouble:
        raise CommandError("sorry-database", reason=str(trouble)) from None
    print(language.catalogue(lang).text("serve-host-page", {"link": made}))


def _of_service() -> Settings:
    """What matters of the settings of the machine's service."""
    usual = Settings(database="")
    return replace(
        usual,
        host=(systemd.given("host") or (usual.host,))[-1],
        port=int((systemd.given("port") or (str(usual.port),))[-1]),
        names=systemd.given("name"),
        trusted_proxies=systemd.given("trusted_proxy"),
        https=_is_on(systemd.given("https")) or bool(systemd.given("certificate")),
    )


def _is_on(given: tuple[str, ...]) -> bool:
    return bool(given) and given[-1].lower() in ("true", "yes", "y", "t", "on", "1")


def link(server: str, database: Path | str, keeps_session: bool = True) -> str:
    """Make a new link, also while a server runs and in its thread. A start of the server ends no session."""
    with ThreadPoolExecutor(1) as beside:
        path = beside.submit(asyncio.run, _made(database, keeps_session)).result()
    return f"{server}{path}"


def address(host: str, port: int, https: bool) -> str:
    """The server's address, for a browser on this machine."""
    name = "localhost" if host in addresses.ANYWHERE else host
    return f"{'https' if https else 'http'}://{f'[{name}]' if ':' in name else name}:{port}"


def public_address(settings: Settings, port: int) -> str:
    """The server's address for other devices: its own name, or else the one in the local network."""
    if settings.names and settings.trusted_proxies:  # the proxy has the usual port of https
        return f"https://{settings.names[0]}"
    local = addresses.local_address() if settings.host in addresses.ANYWHERE else None
    host = settings.names[0] if settings.names else local or settings.host
    return address(host, port, settings.has_tls)


async def _made(database: Path | str, keeps_session: bool) -> str:
    from nenuphar.server.gateway.host_identity import new_link
    from nenuphar.store.opening import open_store

    store = await open_store(database, upgrade=False)  # a server may be using it
    try:
        return await new_link(store, keeps_session)
    finally:
        await store.close()
