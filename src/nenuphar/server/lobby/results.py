"""Brings results and ratings up to date in the background: what a match leaves for people's pages.

A result is stored with the last line of its match. This adds those of matches from before there were results, and rates
the matches that everybody agreed to rate, a few at a time.
"""

import asyncio
import logging
from collections.abc import Callable

from nenuphar.server.model.ratings import rate
from nenuphar.server.model.results import stored_result
from nenuphar.server.table.workers import Workers
from nenuphar.server.wire import TableId
from nenuphar.store import Damaged, Store, Unavailable

log = logging.getLogger("nenuphar.results")

LOOK_S = 60.0
PAUSE_S = 0.02  # between two old matches, so that people who play do not notice
LONGEST_S = 60.0
MANY = 1_000  # matches to rate at once while nobody plays


class Results:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._workers = Workers(1)
        self._rating = asyncio.Lock()

    async def go_on(self) -> None:
        while not await self._caught_up():
            await asyncio.sleep(LOOK_S)
        self._workers.stop()
        while True:
            try:
                while await self.rate_some():
                    await asyncio.sleep(PAUSE_S)
            except Unavailable:
                pass
            except Exception:
                log.exception("matches are not rated")
            await asyncio.sleep(LOOK_S)

    def stop(self) -> None:
        self._workers.stop()

    async def rate_some(self) -> bool:
        """Rate some of the matches that are not rated yet. Returns whether there may be more (TB-85)."""
        async with self._rating:
            for game in await self._store.unrated_games():
                try:
                    if await self._rate(game):
                        return True
                except Exception as error:  # it stops no other game
                    if _is_down(error):
                        raise
                    log.exception("a game's matches are not rated", extra={"game": game})
        return False

    async def _rate(self, game: str) -> bool:
        unrated = await self._store.unrated(game)
        if unrated.results:
            await self._store.keep_ratings(unrated, await asyncio.to_thread(rate, unrated))
        return bool(unrated.results)

    async def _caught_up(self) -> bool:
        """Add the results of old matches. False if the store failed."""
        try:
            for table in await self._store.without_result():
                await self._add(table)
                await asyncio.sleep(PAUSE_S)
        except Damaged as error:  # the list itself: other parts of the server say so too
            log.warning("old matches have no results", extra={"trouble": repr(error)})
        except Unavailable:
            return False
        return True

    async def _add(self, table: TableId) -> None:
        """A match that cannot be read gets no result, and stops no other."""
        try:
            finished = await self._workers.run(LONGEST_S, stored_result, table, await self._store.read(table))
            if finished is not None:
                await self._store.keep_results([finished])
        except Exception as error:
            _note(table, error)


async def make_again(store: Store, progress: Callable[[float], None]) -> int:
    """Make all results and ratings again from the stored matches. Returns the number of matches.

    `progress` gets the part that is done. If this is interrupted, the next start of a server completes it.
    """
    await store.drop_results()
    tables = await store.without_result()
    count = 0
    for number, table in enumerate(tables, 1):
        try:
            finished = stored_result(table, await store.read(table))
            if finished is not None:
                await store.keep_results([finished])
                count += 1
        except Exception as error:
            _note(table, error)
        progress(number / len(tables))
    await rate_all(store)
    return count


async def rate_all(store: Store) -> None:
    for game in await store.unrated_games():
        while (unrated := await store.unrated(game, MANY)).results:
            await store.keep_ratings(unrated, rate(unrated))


def _note(table: TableId, error: Exception) -> None:
    """Log that a match has no result, unless the store failed."""
    if _is_down(error):
        raise error
    log.warning("a match has no result", extra={"table": table, "trouble": repr(error)})


def _is_down(error: Exception) -> bool:
    return isinstance(error, Unavailable) and not isinstance(error, Damaged)
