"""The tables in memory: each is loaded once, on demand, by the one node that owns it."""

import asyncio
import logging
from collections.abc import Coroutine, Sequence
from contextlib import suppress
from typing import Any

from nenuphar.server.clock import now_ms
from nenuphar.server.lobby.damage import Damage
from nenuphar.server.lobby.people import People
from nenuphar.server.lobby.versions import CLOCK_RESUMED
from nenuphar.server.metrics import TABLES
from nenuphar.server.model.events import ClockResumed
from nenuphar.server.model.restore import read_back
from nenuphar.server.model.state import TableState
from nenuphar.server.nodes.node import Node
from nenuphar.server.nodes.owned_tables import note_failure
from nenuphar.server.table.persist import apply, to_append
from nenuphar.server.table.ports import Services, TablePort
from nenuphar.server.table.table import Table
from nenuphar.server.table.whose_turn import whose_turn
from nenuphar.server.wire import PersonId, TableId
from nenuphar.store import Append, Appended, Conflict, Damaged, Store, Stored, Unavailable
from nenuphar.store.ownership import NoOwner, Owner, OwnershipLost

log = logging.getLogger("nenuphar.lobby")

CLOCK_DRIFT_MS = 2_000
LONG_LOG = 50  # rows, which take about 10 ms to fold


class PlayedElsewhere(NoOwner):
    """Another node plays this table, or is about to."""


class AwakeTables:
    def __init__(self, services: Services, store: Store, node: Node, people: People, damage: Damage) -> None:
        self.by_id: dict[TableId, Table] = {}
        self._services = services
        self._store = store
        self._node = node
        self._people = people
        self._damage = damage
        self._loading: dict[TableId, asyncio.Task[Table | None]] = {}
        self._folding = asyncio.Lock()

    @property
    def all(self) -> tuple[Table, ...]:
        return tuple(self.by_id.values())

    @property
    def people(self) -> set[PersonId]:
        """All people that a table may have to name."""
        return {person for table in self.all for person in table.state.people_mentioned.union(table.connections.online)}

    def uses(self, table: TableId) -> bool:
        """Whether a table is in memory, or is being loaded."""
        return table in self.by_id or table in self._loading

    async def wake(self, table: TableId) -> Table | None:
        awake = self.by_id.get(table)
        if awake is not None:
            return awake
        return await asyncio.shield(self._loading.get(table) or self._load_once(table, self._load(table)))

    async def open(self, state: TableState, opening: Append) -> None:
        """Store the first lines of a table, and keep it in memory for its first visitor."""
        await asyncio.shield(self._load_once(state.table, self._open(state, opening)))

    async def finish_loading(self) -> None:
        if self._loading:
            await asyncio.wait(set(self._loading.values()))

    def stop(self, table: TableId) -> None:
        awake = self.by_id.get(table)
        if awake is not None:
            awake.stop()

    def stop_all(self, code: int | None = None) -> None:
        for table in self.all:
            try:
                table.stop(code)
            except Exception:  # the others must stop all the same
                log.exception("a table did not stop in order", extra={"table": table.state.table})

    def remove(self, table: TablePort) -> None:
        """This table has stopped."""
        if self.by_id.get(table.state.table) is table:
            del self.by_id[table.state.table]
            if self._services.health.is_well:  # otherwise it has not stopped on purpose, and may lose no time
                self._node.release(table.state.table)
        TABLES.set(len(self.by_id))

    def _load_once(self, table: TableId, work: Coroutine[Any, Any, Table | None]) -> asyncio.Task[Table | None]:
        """Loads a table at most once: concurrent callers await the same task."""
        loading = self._loading[table] = asyncio.get_running_loop().create_task(work)
        loading.add_done_callback(lambda _: self._loading.pop(table, None))
        loading.add_done_callback(note_failure)
        return loading

    async def _open(self, state: TableState, opening: Append) -> Table | None:
        await self._acquire(state.table)
        await self._append(opening)
        return self._add_owned(state)

    async def _load(self, table: TableId) -> Table | None:
        try:
            return await self._read(table)
        except Conflict:  # an append of before a lost connection was committed after the log was read
            return await self._read(table)

    async def _read(self, table: TableId) -> Table | None:
        await self._acquire(table)
        try:
            rows = await self._store.read(table)
            state = await self._fold_beside(table, rows) if len(rows) > LONG_LOG else read_back(table, rows)
        except Damaged as error:
            raise self._damage.found(table, error) from error
        except Unavailable:
            raise
        except Exception as error:  # stored before lines were sealed, or by a game that was removed
            raise self._damage.found(table, error) from error
        if not rows:
            return None
        await self._people.meet(sorted(state.people_mentioned))
        await self._note_turns(state)
        back_ms = state.resume_clock(now_ms())
        if back_ms > CLOCK_DRIFT_MS:
            log.warning("the machine's clock was set back", extra={"table": table, "seconds": back_ms // 1_000})
        await self._resume_clock(state)
        return self._add_owned(state)

    async def _acquire(self, table: TableId) -> Owner:
        owner = await self._node.acquire(table)
        if not owner.mine:
            raise PlayedElsewhere(owner.node)
        return owner

    async def _append(self, append: Append) -> None:
        try:
            appended = await self._store.append(append)
        except OwnershipLost as lost:
            self._node.disowned(append.table_id)
            raise PlayedElsewhere from lost
        if not isinstance(appended, Appended):  # somebody else has written since it was read
            raise PlayedElsewhere

    async def _note_turns(self, state: TableState) -> None:
        """Store whose turn it is, if an old version has not."""
        state.stored_turns = tuple(await self._store.turns(state.table))
        turns = whose_turn(state)
        if turns != state.stored_turns:
            with suppress(Unavailable):
                await self._store.keep_turns(state.table, turns)
                state.stored_turns = turns

    async def _resume_clock(self, state: TableState) -> None:
        """Nobody loses time because another node had to take over (TB-52). The table is no longer due at once."""
        owner = await self._acquire(state.table)  # once more: to load it has taken time too
        now = now_ms()
        silent_ms = owner.silent_ms if state.stopped_at is None else now - state.stopped_at
        silent_ms = min(silent_ms, now - state.changed)  # the table was alive at its last event
        if silent_ms > 0 and state.deadline is not None and self._node.all_know(CLOCK_RESUMED):
            resumed = ClockResumed(silent_ms if state.clock_runs else 0)
            await self._append(to_append(state, apply(state, (resumed,), now, ""), self._people))

    async def _fold_beside(self, table: TableId, rows: Sequence[Stored]) -> TableState:
        """Fold in a thread, while others play on. Nobody else has this state yet."""
        async with self._folding:  # several threads at once would slow down everybody's messages
            return await asyncio.to_thread(read_back, table, rows)

    def _add_owned(self, state: TableState) -> Table:
        if not self._node.owns(state.table):  # the lease ended meanwhile
            raise PlayedElsewhere
        table = self.by_id[state.table] = Table(self._services, state)
        TABLES.set(len(self.by_id))
        return table
