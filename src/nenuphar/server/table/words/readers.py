"""Reads word lists in other processes, so that a lookup holds up nobody."""

from collections.abc import Mapping
from typing import Any

from nenuphar import games
from nenuphar.server.table.turns import Waiters
from nenuphar.server.table.workers import Workers

LONGEST_S = 20.0  # for a large list on a busy machine


class Readers:
    """One process for lookups of milliseconds, and one for those that may take seconds. In each, people take turns."""

    def __init__(self) -> None:
        self._quick, self._slow = Workers(1), Workers(1)

    async def answer(self, waiters: Waiters, game: str, query: Any, precedents: Mapping[str, bool]) -> Any:
        workers = self._slow if query.slow else self._quick
        return await workers.do(waiters, LONGEST_S, read, game, query, dict(precedents))

    def stop(self) -> None:
        self._quick.stop()
        self._slow.stop()


def read(key: str, query: Any, precedents: Mapping[str, bool]) -> Any:
    lookup = games.load(key).lookup
    assert lookup is not None
    return lookup.answer(query, precedents)
