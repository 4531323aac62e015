"""Shares doubts about slaps with other processes: a cheat must not gain trust by changing the process."""

import asyncio
from contextlib import suppress

from nenuphar.server.clock import now_ms
from nenuphar.server.lobby.write_behind import WriteBehind
from nenuphar.server.table.slaps.trust import LATEST, Trust
from nenuphar.server.wire import PersonId
from nenuphar.store import Store, Unavailable

GATHER_S = 1.0  # slaps come in bursts
BEAT_S = 60.0  # after the store was unavailable


class Doubts(WriteBehind):
    def __init__(self, store: Store, trust: Trust) -> None:
        super().__init__(GATHER_S, BEAT_S)
        self._store = store
        self._trust = trust
        self._writing = asyncio.Lock()
        trust.on_note = self._news.set

    async def meet(self, person: PersonId) -> None:
        """A person comes to a slap game: load their claims at other tables."""
        with suppress(Unavailable):
            self._trust.learn(person, await self._store.slacks(person))

    async def flush(self) -> None:
        async with self._writing:
            for person, slacks in self._trust.unsaved():
                latest = await self._store.add_slacks(person, slacks, LATEST, now_ms())
                self._trust.saved(person, len(slacks))
                self._trust.learn(person, latest)
