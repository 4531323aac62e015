"""Wakes tables with something due: clocks and bots keep running at empty tables, also after the server was down."""

import asyncio
import logging

from nenuphar.core.game import Refused
from nenuphar.server.clock import now_ms
from nenuphar.server.lobby.awake import AwakeTables, PlayedElsewhere
from nenuphar.server.nodes.node import Node
from nenuphar.server.table.health import Health
from nenuphar.server.table.table import SOON_MS
from nenuphar.server.wire import TableId
from nenuphar.store import Store, Unavailable

log = logging.getLogger("nenuphar.lobby")

WATCH_S = 30.0
HOLD_MS = 1_000  # how long a due table is left to one process; if that dies, others must not wait long
AGAIN_S = 1.25 * HOLD_MS / 1_000
FEW = 20


class DueTables:
    def __init__(self, store: Store, tables: AwakeTables, health: Health, node: Node) -> None:
        self._store = store
        self._tables = tables
        self._health = health
        self._node = node
        self._now = asyncio.Event()
        self._waking: set[asyncio.Task[bool]] = set()

    def look(self) -> None:
        """Look for them now, instead of at the next regular time."""
        self._now.set()

    def wake_soon(self, table: TableId) -> None:
        """Wake this one, which nobody has taken."""
        if self._node.is_draining or not self._health.is_well:
            return
        waking = asyncio.get_running_loop().create_task(self._wake(table), name="waking one")
        self._waking.add(waking)
        waking.add_done_callback(self._waking.discard)

    async def go_on(self) -> None:
        pause_s = WATCH_S
        while True:
            if not await self._wake_all():
                pause_s = AGAIN_S
            try:
                async with asyncio.timeout(pause_s):
                    await self._now.wait()
                pause_s = AGAIN_S  # a process that died may have acquired some of them
            except TimeoutError:
                pause_s = WATCH_S
            self._now.clear()

    async def _wake_all(self) -> bool:
        """Returns whether all could be woken. A few at first, so that all processes get their share."""
        woken: set[TableId] = set()
        all_woken = True
        while self._health.is_well and self._node.may_answer and not self._node.is_draining:
            now = now_ms()
            try:
                # Tables in memory may be taken again: they stay due until something is stored.
                taken = await self._store.take_due(now + SOON_MS, now, HOLD_MS, FEW + len(woken))
            except Unavailable:
                return False
            fresh = [due.table_id for due in taken if due.table_id not in woken]
            if not fresh:
                return all_woken
            woken.update(fresh)
            for table in fresh:
                all_woken &= await self._wake(table)
        return False

    async def _wake(self, table: TableId) -> bool:
        """A table that is played elsewhere or cannot be read must not stop the clocks of all others."""
        try:
            if await self._tables.wake(table) is not None:
                return True
        except PlayedElsewhere:
            return True
        except Unavailable:
            return False
        except Refused:
            pass  # it is damaged, which was logged
        except Exception:
            log.exception("a due table could not be woken", extra={"table": table})
        self._node.release(table)  # this node cannot play it: another try would end the same way
        return True
