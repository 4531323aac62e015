"""Removes unused tables after a while, and what is stored for guests whose tokens have expired (TB-29).

Tables with a played match are kept. The calendar is trusted if the server was down for no more than half of the grace
time. After a longer gap only the server's running time counts: a clock that is far ahead at a start, or at several in a
row, looks the same, and must not cost anybody a table.
"""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress

from nenuphar.core.game import Millis
from nenuphar.server.clock import now_ms
from nenuphar.server.settings import DAY_S, Settings
from nenuphar.server.wire import TableId
from nenuphar.store import Store, Unavailable

TIDY_S = 3_600.0
LAST_TRY_S = 1.0  # a hung disk must not delay the end
DAY_MS = DAY_S * 1_000
CAME_TO_NOTHING = ("waiting", "closed")


class Tidying:
    def __init__(self, store: Store, settings: Settings, removed: Callable[[TableId], Awaitable[None]]) -> None:
        self._store = store
        self._grace_ms = settings.forget_days * DAY_MS
        self._token_ms = settings.token_days * DAY_MS
        self._removed = removed
        self._started = now_ms()
        self._time_at_start: Millis | None = None  # unknown until it could be read

    async def go_on(self) -> None:
        self._started = now_ms()
        try:
            while True:
                with suppress(Unavailable):
                    await self._tidy()
                await asyncio.sleep(TIDY_S)
        finally:
            with suppress(Unavailable, TimeoutError):
                async with asyncio.timeout(LAST_TRY_S):
                    await self._keep_time()

    async def _tidy(self) -> None:
        # If the clock was set back, nothing has become older.
        now = min(await self._keep_time(), now_ms())
        for table in await self._store.forget(CAME_TO_NOTHING, now - self._grace_ms):
            await self._removed(table)
        await self._store.remove_personal_data(now - self._token_ms - self._grace_ms)
        await self._store.drop_slacks(now - self._grace_ms)
        await self._store.drop_full_buckets(now_ms() * 1_000)

    async def _keep_time(self) -> Millis:
        """The running time so far, counted on from the last server's."""
        if self._time_at_start is None:
            self._time_at_start = await self._last_time()
        time = self._time_at_start + now_ms() - self._started
        await self._store.keep_server_time(time)
        return time

    async def _last_time(self) -> Millis:
        """Where the last server left it; in a database from before it was noted, the time of its last line."""
        last = await self._store.server_time()
        if last is None:
            last = await self._store.last_stored_ms()
        return self._started if last is None or self._started - last <= self._grace_ms / 2 else last
