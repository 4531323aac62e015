"""Notes which tables have somebody present, for the lists of all processes (TB-41).

A process that is killed cannot report that everybody is gone. So it repeats who is present, and a note that is not
repeated expires.
"""

import asyncio

from nenuphar.core.game import Millis
from nenuphar.server.clock import now_ms
from nenuphar.server.lobby.write_behind import WriteBehind
from nenuphar.server.table.ports import TablePort
from nenuphar.server.wire import TableId
from nenuphar.store import Store

BEAT_S = 20.0
COUNTS_MS: Millis = 60_000


class Attendance(WriteBehind):
    def __init__(self, store: Store) -> None:
        super().__init__(gather_s=0.0, beat_s=BEAT_S)
        self._store = store
        self._attended: dict[TableId, TablePort] = {}
        self._new: dict[TableId, None] = {}
        self._left: dict[TableId, None] = {}
        self._writing = asyncio.Lock()
        self._said_at = 0.0
        self._noted_ms: Millis = 0

    def note_arrival(self, table: TablePort) -> None:
        key = table.state.table
        if key not in self._attended:
            self._attended[key] = table
            self._new[key] = None
            self._left.pop(key, None)
            self._news.set()

    def note_departure(self, table: TablePort) -> None:
        key = table.state.table
        if self._attended.get(key) is table:
            del self._attended[key]
            self._new.pop(key, None)
            self._left[key] = None
            self._news.set()

    async def flush(self) -> None:
        async with self._writing:
            now = asyncio.get_running_loop().time()
            everywhere = now >= self._said_at + BEAT_S
            tables = [*self._attended] if everywhere else [*self._new]
            left = [*self._left]
            if tables:
                self._noted_ms = now_ms()
                await self._store.note_attended([key for key in tables if self._is_public(key)], self._noted_ms)
            if left:
                await self._store.drop_attended(left, self._noted_ms)
            for key in tables:
                self._new.pop(key, None)
            for key in left:
                self._left.pop(key, None)
            if everywhere:
                self._said_at = now

    def end(self) -> None:
        self._left |= dict.fromkeys(self._attended)
        self._attended.clear()
        self._new.clear()

    def _is_public(self, key: TableId) -> bool:
        """Tables with nobody present are not listed."""
        table = self._attended.get(key)
        return table is not None and table.state.seating.public
