"""A simulated process that runs the real server: the lobby, its tables, and the sessions of browsers."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any, cast

from nenuphar.server import clock
from nenuphar.server.clock import now_ms
from nenuphar.server.gateway.address_limits import AddressLimits, LimitLog
from nenuphar.server.gateway.elsewhere import PASSED, Elsewhere
from nenuphar.server.gateway.identity import COOKIE, Tokens
from nenuphar.server.gateway.reports import Reports
from nenuphar.server.gateway.request_context import AppContext
from nenuphar.server.gateway.session import Sessions
from nenuphar.server.gateway.shared_limits import SharedBuckets
from nenuphar.server.lobby import versions
from nenuphar.server.lobby.lobby import Lobby
from nenuphar.server.net.rate_limits import Buckets
from nenuphar.server.net.websocket import EXTENSION
from nenuphar.server.nodes.node import Node
from nenuphar.server.notify.notifier import Notifier
from nenuphar.server.settings import Settings
from nenuphar.store import Store, Unavailable
from nenuphar.store.ownership import NameTaken, NodeId, OwnershipLost
from tests.simulation.browser import Page
from tests.simulation.loop import ProcessLoop, Scheduler
from tests.simulation.memory import Memory
from tests.simulation.network import SimulatedSocket, Wire
from tests.simulation.ownership import MemoryOwnership
from tests.simulation.passing import Door, SimulatedPassing
from tests.simulation.route import Route
from tests.simulation.sources import SimulatedClock
from tests.simulation.store import MemoryStore
from tests.simulation.workers import SimulatedLibrary, SimulatedReaders, SimulatedThinkers

SETTINGS = Settings(database=Path("simulated"), tables_per_minute=1_000.0, away_seconds=5, backup_hours=0)


class Process:
    """One process, from its start to its end. A restart is a new one. `door` finds another node's."""

    def __init__(
        self,
        name: str,
        scheduler: Scheduler,
        loop: ProcessLoop,
        memory: Memory,
        chance: Random,
        door: Callable[[NodeId, Wire], Door | None],
    ) -> None:
        self.name = name
        self.loop = loop
        self.loop.on_run = self._run_here
        self.clock = SimulatedClock(scheduler)
        self.is_ready = False
        self._shared: MemoryOwnership | None = None
        self._memory = memory
        self._chance = chance
        self._door = door

    def start(self, route: Route, given_up: Callable[[], None]) -> None:
        """Calls `given_up` if the process ends by itself."""
        self.loop.call_soon(lambda: self.loop.create_task(self._open(route, given_up)))

    async def _open(self, route: Route, given_up: Callable[[], None]) -> None:
        registry = self._memory.registry
        self._shared = shared = (
            None if registry is None else MemoryOwnership(registry, route, lambda: not self.loop.dead)
        )
        self._store = MemoryStore(self._memory, route, shared)
        store = cast(Store, self._store)  # it lacks notifications, which no table needs
        self._node = node = Node(store.ownership, self.name, versions.kinds(), self.loop.time)
        node.on_failure = given_up
        node.address = self.name
        self._tokens = Tokens(store, SETTINGS.token_days)
        self.lobby = Lobby(store, SETTINGS, node)
        self.lobby.thinkers = SimulatedThinkers(self._chance)
        self.lobby.readers = SimulatedReaders(self._chance)
        self.lobby.library = SimulatedLibrary()
        addresses = AddressLimits(SETTINGS, LimitLog(), store)
        passing = SimulatedPassing(self.loop, self._door, self._chance)
        self._elsewhere = Elsewhere(node, passing, store, addresses)
        self._sessions = Sessions(
            AppContext(
                lobby=self.lobby,
                tokens=self._tokens,
                settings=SETTINGS,
                requests=Buckets(SETTINGS.requests_burst, SETTINGS.requests_per_second),
                tables=SharedBuckets(store, "tables", SETTINGS.tables_per_minute),
                addresses=addresses,
                codes=SharedBuckets(store, "codes", SETTINGS.codes_per_minute),
                first_codes=SharedBuckets(store, "first codes", 3),
                mailboxes=SharedBuckets(store, "mailboxes", 1),
                closed_mailboxes=SharedBuckets(store, "closed mailboxes", 1),
                chats=Buckets(SETTINGS.chats_burst, SETTINGS.chats_per_minute / 60),
                notifier=Notifier(store, SETTINGS, self.name, self.lobby.last_there_ms),  # which nobody starts here
                reports=Reports(),
                started_ms=now_ms(),
                of_others=self._elsewhere.of_others,
            )
        )
        try:
            await node.join()
            await self._tokens.load(now_ms())
            await node.start(self.lobby)
        except (Unavailable, NameTaken, OwnershipLost):
            given_up()
            return
        await self.lobby.start()
        self.is_ready = True

    def beat_for_busy_loop(self) -> None:
        if self._shared is not None and not self.loop.dead:
            self._shared.beat_for_busy_loop(self.loop.time())

    def stop(self, stopped: Callable[[], None]) -> None:
        """In order, as after a signal."""
        self.is_ready = False

        async def end() -> None:
            if not self._node.is_alone:
                await self.lobby.drain()
            await self.lobby.stop()
            await self._node.leave()
            await self._store.close()
            stopped()

        self.loop.call_soon(lambda: self.loop.create_task(end()))

    def accept(self, socket: SimulatedSocket, page: Page, since: int, passed: bool = False) -> None:
        """A browser asks for a connection, or another node passes it on."""
        scope: dict[str, Any] = {
            "path": f"/api/tables/{page.table}/live",
            "query_string": b"since=%d" % since,
            "client": (f"10.0.0.{int(page.person[:2], 16)}", 1),
            "state": {PASSED: True} if passed else {},
            "extensions": {EXTENSION: socket},
        }
        if self.is_ready:
            asyncio.get_running_loop().create_task(self._serve(scope, {"cookie": f"{COOKIE}={page.cookie}"}))
        else:
            socket.cut()

    async def _serve(self, scope: dict[str, Any], headers: dict[str, str]) -> None:
        if not await self._elsewhere.took_socket(scope):
            await self._sessions(scope, headers)

    def cookie(self, person: str) -> str:
        return self._tokens.sign(person, now_ms())

    def _run_here(self) -> None:
        """From now on the server's clock is this process's."""
        clock.CLOCK = self.clock
