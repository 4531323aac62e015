"""Follows the database's clock: deadlines are stored as times, so all nodes need the same."""

from collections.abc import Callable
from math import inf

from nenuphar.server import clock
from nenuphar.store.ownership import Ownership

SOON_MS = 50  # an answer that took longer is not believed, unless there was no better one yet


class DatabaseClock:
    def __init__(self, ownership: Ownership, now_s: Callable[[], float]) -> None:
        self._ownership = ownership
        self._now_s = now_s
        self._late_ms: float = inf  # how long the answer took that was last believed

    async def compare(self) -> None:
        """The answer is from a moment on its way. A busy node gets it late, and must not be late by as much."""
        asked_s = self._now_s()
        database_ms = await self._ownership.clock_ms()
        late_ms = int((self._now_s() - asked_s) * 1_000)
        if database_ms is not None and late_ms <= max(SOON_MS, self._late_ms):
            self._late_ms = late_ms
            clock.CLOCK.compare(database_ms + late_ms // 2)
