"""`nenuphar host-link`: prints a new link to the page of the server's host."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from nenuphar.cli import language, saved_matches
from nenuphar.cli.errors import CommandError
from nenuphar.server.net import addresses
from nenuphar.store.opening import is_url


def host_link(
    *,
    database: Annotated[
        str | None,
        Parameter(env_var="NENUPHAR_DATABASE", help="The database: a file, or postgresql://user@host/name."),
    ] = None,
    host: Annotated[
        str, Parameter(env_var="NENUPHAR_HOST", help="The address that the server listens at.")
    ] = "0.0.0.0",
    port: Annotated[int, Parameter(env_var="NENUPHAR_PORT", help="The port that the server listens at.")] = 8123,
    https: Annotated[bool, Parameter(env_var="NENUPHAR_HTTPS", help="Whether the server speaks https.")] = False,
    lang: language.Lang = None,
) -> None:
    """Print a new link to the page of the server's host. The old link and its session end."""
    from nenuphar.store import StoreTrouble

    place: Path | str = database or str(saved_matches.home() / "nenuphar.sqlite3")
    if not is_url(place):
        place = Path(place)
        if not place.is_file():
            raise CommandError("sorry-file-missing", path=str(place))
    try:
        made = link(address(host, port, https), place, keeps_session=False)
    except StoreTrouble as trouble:
        raise CommandError("sorry-database", reason=str(trouble)) from None
    print(language.catalogue(lang).text("serve-host-page", {"link": made}))


def link(server: str, database: Path | str, keeps_session: bool = True) -> str:
    """Make a new link, also while a server runs and in its thread. A start of the server ends no session."""
    with ThreadPoolExecutor(1) as beside:
        path = beside.submit(asyncio.run, _made(database, keeps_session)).result()
    return f"{server}{path}"


def address(host: str, port: int, https: bool) -> str:
    """The server's address, for a browser on this machine."""
    name = "localhost" if host in addresses.ANYWHERE else host
    return f"{'https' if https else 'http'}://{f'[{name}]' if ':' in name else name}:{port}"


async def _made(database: Path | str, keeps_session: bool) -> str:
    from nenuphar.server.gateway.host_identity import new_link
    from nenuphar.store.opening import open_store

    store = await open_store(database)
    try:
        return await new_link(store, keeps_session)
    finally:
        await store.close()
