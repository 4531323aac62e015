"""Makes replays and records of finished matches in another process: a long one would delay everybody's messages."""

import logging
from collections.abc import AsyncIterator, Callable, Sequence
from concurrent.futures.process import BrokenProcessPool
from contextlib import asynccontextmanager
from typing import Any, TypeVar

from nenuphar.core.game import Refused
from nenuphar.server.lobby.damage import Damage
from nenuphar.server.lobby.waits import Waits
from nenuphar.server.model.presence import Presence
from nenuphar.server.model.replay import finished, stored_record, stored_replay
from nenuphar.server.model.views import PeopleById
from nenuphar.server.net.addresses import household
from nenuphar.server.table.table import Table
from nenuphar.server.table.turns import Waiter
from nenuphar.server.table.workers import Workers
from nenuphar.server.wire import PersonId, TableId
from nenuphar.store import Damaged, Store, Stored

log = logging.getLogger("nenuphar.replays")
T = TypeVar("T")

LONGEST_S = 60.0
MOST_EACH, MOST_OF_ADDRESS = 2, 100  # how many one person, and all at one address, may wait for


class Replays:
    """One process makes all replays and records. People take turns there, so that nobody can occupy it alone."""

    def __init__(self, store: Store, people: PeopleById, damage: Damage) -> None:
        self._store = store
        self._people = people
        self._damage = damage
        self._workers = Workers(1)
        self._waits = Waits(MOST_EACH, MOST_OF_ADDRESS)

    async def replay(self, table: Table, person: PersonId, host: str) -> bytes:
        rows, people, presence = await table.look(self._circumstances)
        return await self._make(table.state.table, rows, person, host, stored_replay, people, person, presence)

    async def record(self, table: Table, person: PersonId, host: str) -> tuple[str, bytes]:
        """The name of the file, and its content."""
        rows, people, _ = await table.look(self._circumstances)
        return await self._make(table.state.table, rows, person, host, stored_record, people)

    async def stored_record(
        self, table: TableId, rows: Sequence[Stored], people: PeopleById, person: PersonId, host: str
    ) -> tuple[str, bytes]:
        """The same of rows that were read already, wherever the table is played."""
        return await self.work(table, person, host, stored_record, table, rows, people)

    def stop(self) -> None:
        self._workers.stop()

    def _circumstances(self, table: Table) -> tuple[int, PeopleById, Presence]:
        """If the match is over: how many rows are stored, and what a replay of them needs besides."""
        finished(table.state)
        people = {person: self._people[person] for person in table.state.people_mentioned}
        return table.state.rows, people, table.presence

    async def _make(
        self, table: TableId, rows: int, person: PersonId, host: str, work: Callable[..., T], *what: Any
    ) -> T:
        async with self._turn(table, person, host):
            stored = await self._store.read(table)
            # Later rows may be a chat of people who were not there when the replay was requested.
            return await self._workers.run(LONGEST_S, work, table, stored[:rows], *what)

    async def work(self, table: TableId, person: str, host: str, work: Callable[..., T], *what: Any) -> T:
        """Do this in the other process, when it is this person's turn."""
        async with self._turn(table, person, host):
            return await self._workers.run(LONGEST_S, work, *what)

    @asynccontextmanager
    async def _turn(self, table: TableId, person: str, host: str) -> AsyncIterator[None]:
        waiter = Waiter(household(host), person)
        with self._waits.counted(waiter):
            async with self._workers.turns.turn(lambda: [waiter]):
                try:
                    yield
                except Damaged as damaged:
                    raise self._damage.found(table, damaged) from damaged
                except (TimeoutError, BrokenProcessPool) as error:
                    log.warning("a match cannot be replayed", extra={"table": table, "trouble": repr(error)})
                    raise Refused("TB-24", fault="replay") from error
