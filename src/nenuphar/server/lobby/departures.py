"""Deletes people (TB-96), and makes them leave their tables (TB-97).

The rows of a deleted person are gone at once. Then they leave their tables, one after the other, at whichever process
plays each. If this process ends meanwhile, another one continues: the database knows which deletions are unfinished.
"""

import asyncio
import logging
from contextlib import suppress

from msgspec.structs import replace

from nenuphar.core.codec import decode, encode
from nenuphar.core.game import Millis, Refused
from nenuphar.server.lobby.awake import AwakeTables, PlayedElsewhere
from nenuphar.server.lobby.hints import Hints
from nenuphar.server.lobby.people import People
from nenuphar.server.model.restore import seating_of
from nenuphar.server.model.views import called
from nenuphar.server.wire import PersonId, TableCard, TableId
from nenuphar.store import Damaged, Store, StoreTrouble, Yours

log = logging.getLogger("nenuphar.departures")

AGAIN_S = 2.0  # while something is unfinished
WATCH_S = 60.0
ALL_TABLES = 1_000_000


class Departures:
    def __init__(self, store: Store, people: People, tables: AwakeTables, hints: Hints) -> None:
        self._store = store
        self._people = people
        self._tables = tables
        self._hints = hints
        self._asked = asyncio.Event()

    async def delete(self, person: PersonId, now: Millis) -> None:
        """When this returns, the deletion survives whatever happens, and the person is unknown here."""
        await self._store.delete_person(person, now)
        self._people.forget(person)
        await self._hints.renamed(person)
        self._asked.set()

    async def go_on(self) -> None:
        while True:
            pause_s = AGAIN_S
            with suppress(StoreTrouble):
                if await self._finish_all():
                    pause_s = WATCH_S
            with suppress(TimeoutError):
                await asyncio.wait_for(self._asked.wait(), pause_s)
            self._asked.clear()

    async def _finish_all(self) -> bool:
        """Returns whether nothing is left to do."""
        done = True
        for person in await self._store.unfinished_deletions():
            self._people.forget(person)
            left = [await self._left(person, yours) for yours in await self._store.tables_of(person, ALL_TABLES)]
            if all(left):
                await self._store.finish_deletion(person)
            else:
                done = False
                await self._hints.renamed(person)  # once more: an earlier hint may have been lost
        return done

    async def _left(self, person: PersonId, yours: Yours) -> bool:
        """Make a person leave a table. Returns whether they have."""
        try:
            if yours.card.phase in ("waiting", "playing") and not await self._has_left(person, yours.table_id):
                return False
            await self._without_name(yours.table_id)
        except (Damaged, Refused):
            pass  # nobody plays at a damaged table, and nobody sees it
        except StoreTrouble:  # the next round tries again, and the other tables do not wait
            return False
        return True

    async def _has_left(self, person: PersonId, table: TableId) -> bool:
        try:
            awake = await self._tables.wake(table)
        except PlayedElsewhere:
            seating = seating_of(await self._store.read(table))
            chairs = [seating.chairs[seat] for seat in seating.seats_of(person)]
            return seating.host != person and all(chair.resigned for chair in chairs)
        if awake is not None:
            awake.dismiss(person)
            await awake.look(lambda _: None)  # when it is stored
        return True

    async def _without_name(self, table: TableId) -> None:
        """List the table without the name."""
        card = await self._store.card(table)
        if card is None:
            return
        seating = seating_of(await self._store.read(table))
        await self._people.meet(seating.people)
        names = tuple(called(chair, self._people) for chair in seating.chairs if chair.kind != "open")
        listed = decode(card.summary, TableCard)
        if listed.names != names:
            await self._store.replace_summary(table, card.summary, encode(replace(listed, names=names)))
