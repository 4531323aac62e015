"""`nenuphar ratings`: makes the results and ratings of all matches again."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from nenuphar.cli import language, saved_matches
from nenuphar.cli.errors import CommandError
from nenuphar.cli.progress import progress


def ratings(
    *,
    database: Annotated[
        str | None,
        Parameter(env_var="NENUPHAR_DATABASE", help="The database: a file, or postgresql://user@host/name."),
    ] = None,
    lang: language.Lang = None,
) -> None:
    """Make the results and ratings on people's pages again, from the stored matches. The server must be stopped.

    The same matches give the same ratings. If this is interrupted, the next start of the server completes it.
    """
    # SQLAlchemy is large, and other commands do not need it.
    from nenuphar.store import StoreTrouble
    from nenuphar.store.opening import is_url, shown

    texts = language.catalogue(lang)
    place = database or str(saved_matches.home() / "nenuphar.sqlite3")
    if not is_url(place) and not Path(place).is_file():
        raise CommandError("sorry-file-missing", path=place)
    try:
        with progress(texts.text("ratings-making", {"database": shown(place)})) as report:
            matches = asyncio.run(_make(place, report))
    except StoreTrouble as trouble:
        raise CommandError("sorry-database", reason=str(trouble)) from None
    print(texts.text("ratings-made", {"matches": matches}))


async def _make(place: str, report: Callable[[float], None]) -> int:
    from nenuphar.server.lobby.results import make_again
    from nenuphar.store.opening import in_use, is_url, open_store

    database = place if is_url(place) else Path(place)
    with in_use(database):
        store = await open_store(database, copies=saved_matches.home() / "backups")
        try:
            return await make_again(store, report)
        finally:
            await store.close()
