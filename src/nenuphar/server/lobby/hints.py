"""Hints between processes on one database: a new name or a deletion, a removed table, or an announced restart.

A hint may get lost. If some were, all people are read again.
"""

import asyncio
from collections.abc import Iterable
from contextlib import suppress

from nenuphar.server.lobby.announcements import Announcements
from nenuphar.server.lobby.awake import AwakeTables
from nenuphar.server.lobby.people import People
from nenuphar.server.model.profiles import FORMER_GUEST
from nenuphar.server.wire import PersonId, TableId
from nenuphar.store import Store, Unavailable

RENAMED, REMOVED = "renamed ", "removed "  # each followed by an id
ANNOUNCED = "announced"


class Hints:
    def __init__(self, store: Store, people: People, tables: AwakeTables, announcements: Announcements) -> None:
        self._store = store
        self._people = people
        self._tables = tables
        self._announcements = announcements

    async def renamed(self, person: PersonId) -> None:
        """This person has a new name, or is deleted."""
        self._tell_renamed(person)
        await self._send(f"{RENAMED}{person}")

    async def removed(self, table: TableId) -> None:
        self._tables.stop(table)
        await self._send(f"{REMOVED}{table}")

    async def announced(self) -> None:
        await self._send(ANNOUNCED)

    async def follow_all(self) -> None:
        heard: asyncio.Queue[str | None] = asyncio.Queue()
        self._store.on_hint(heard.put_nowait)
        while True:
            hint = await heard.get()
            with suppress(Unavailable):
                await self._follow(hint)

    async def _follow(self, hint: str | None) -> None:
        if hint is None:  # some were lost
            await self._announcements.changed_elsewhere()
            renamed: Iterable[PersonId] = tuple(self._people)
        elif hint == ANNOUNCED:
            await self._announcements.changed_elsewhere()
            return
        elif hint.startswith(REMOVED):
            self._tables.stop(hint.removeprefix(REMOVED))
            return
        else:
            renamed = (hint.removeprefix(RENAMED),)
        for person in renamed:
            if await self._people.changed_elsewhere(person):
                self._tell_renamed(person)

    def _tell_renamed(self, person: PersonId) -> None:
        is_deleted = self._people[person].name == FORMER_GUEST
        for table in self._tables.all:
            if is_deleted and (person in table.state.people_mentioned or person in table.connections.online):
                table.dismiss(person)
            elif person in table.state.people_mentioned:
                table.renamed()

    async def _send(self, hint: str) -> None:
        with suppress(Unavailable):  # a hint is only about something that has already happened
            await self._store.send_hint(hint)
