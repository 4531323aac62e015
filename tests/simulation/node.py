"""A simulated process that runs the real server: the lobby, its tables, and the sessions of browsers."""

import asyncio
import logging
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from nenuphar.server import clock
from nenuphar.server.clock import now_ms
from nenuphar.server.gateway.address_limits import AddressLimits, LimitLog
from nenuphar.server.gateway.identity import COOKIE, Tokens
from nenuphar.server.gateway.request_context import AppContext
from nenuphar.server.gateway.session import Sessions
from nenuphar.server.lobby.lobby import Lobby
from nenuphar.server.net.rate_limits import Buckets
from nenuphar.server.net.websocket import EXTENSION
from nenuphar.server.settings import Settings
from nenuphar.store import Unavailable
from tests.simulation.loop import ProcessLoop, Scheduler
from tests.simulation.memory import Memory
from tests.simulation.network import SimulatedSocket
from tests.simulation.sources import SimulatedClock
from tests.simulation.store import MemoryStore, Route
from tests.simulation.workers import SimulatedLibrary, SimulatedReaders, SimulatedThinkers

SETTINGS = Settings(database=Path("simulated"), tables_per_minute=1_000.0, away_seconds=5)

log = logging.getLogger("nenuphar.simulation")


class Node:
    """One process, from its start to its end. A restart is a new one."""

    def __init__(self, name: str, scheduler: Scheduler, loop: ProcessLoop, memory: Memory, chance: Random) -> None:
        self.name = name
        self.loop = loop
        self.clock = SimulatedClock(scheduler)
        self.is_ready = False
        self._memory = memory
        self._chance = chance
        self._tokens: Tokens
        self._sessions: Sessions

    def start(self, route: Route, given_up: Callable[[], None]) -> None:
        self.loop.call_soon(lambda: self.loop.create_task(self._open(route, given_up)))

    async def _open(self, route: Route, given_up: Callable[[], None]) -> None:
        store = MemoryStore(self._memory, route, self.name)
        self._store = store
        self._tokens = Tokens(store, SETTINGS.token_days)
        try:
            await self._tokens.load(now_ms())
        except Unavailable:
            given_up()
            return
        self.lobby = Lobby(store, SETTINGS)
        self.lobby.thinkers = SimulatedThinkers(self._chance)
        self.lobby.readers = SimulatedReaders(self._chance)
        self.lobby.library = SimulatedLibrary()
        self._sessions = Sessions(
            AppContext(
                lobby=self.lobby,
                tokens=self._tokens,
                settings=SETTINGS,
                requests=Buckets(SETTINGS.requests_burst, SETTINGS.requests_per_second),
                tables=Buckets(SETTINGS.tables_per_minute, SETTINGS.tables_per_minute / 60),
                addresses=AddressLimits(SETTINGS, LimitLog()),
                codes=Buckets(SETTINGS.codes_per_minute, SETTINGS.codes_per_minute / 60),
                first_codes=Buckets(3, 1),
                chats=Buckets(SETTINGS.chats_burst, SETTINGS.chats_per_minute / 60),
            )
        )
        self.lobby.start()
        self.is_ready = True

    def stop(self, stopped: Callable[[], None]) -> None:
        """In order, as after a signal."""
        self.is_ready = False

        async def end() -> None:
            await self.lobby.stop()
            await self._store.close()
            stopped()

        self.loop.call_soon(lambda: self.loop.create_task(end()))

    def accept(self, socket: SimulatedSocket, table: str, since: int, cookie: str, address: str) -> None:
        """A browser asks for a connection."""
        scope: dict[str, Any] = {
            "path": f"/api/tables/{table}/live",
            "query_string": b"since=%d" % since,
            "client": (address, 1),
            "extensions": {EXTENSION: socket},
        }
        if self.is_ready:
            asyncio.get_running_loop().create_task(self._sessions(scope, {"cookie": f"{COOKIE}={cookie}"}))
        else:
            socket.cut()

    def cookie(self, person: str) -> str:
        return self._tokens.sign(person, now_ms())

    def run_here(self) -> None:
        """From now on the server's clock is this process's."""
        clock.CLOCK = self.clock
