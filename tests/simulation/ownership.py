"""Ownership of tables by simulated nodes that share a database in memory."""

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import suppress
from functools import partial

from nenuphar.core.game import Millis
from nenuphar.store import TableId
from nenuphar.store.ownership import NodeId, NodeInfo, Owner, OwnershipLost
from tests.simulation.registry import Membership, Registry
from tests.simulation.route import Route

LOOK_S = 0.2  # between two looks at the other nodes' locks


class MemoryOwnership:
    """`lives` says whether this process does: the lock falls with it."""

    def __init__(self, registry: Registry, route: Route, lives: Callable[[], bool]) -> None:
        self.me: Membership = ("", 0)
        self._registry = registry
        self._route = route
        self._lives = lives
        self._load = (0, 0, False)
        self.beaten_s: float | None = None

    async def join(self, node: NodeId, address: str, version: str, kinds: tuple[str, ...]) -> None:
        self.beaten_s = None
        join = partial(self._registry.join, node, address, version, kinds, self._lives)
        self.me = await self._route.call("join", join, writes=False)

    async def beat(self, tables: int, sockets: int, draining: bool) -> None:
        self._load, begun_s = (tables, sockets, draining), asyncio.get_running_loop().time()
        await self._route.call("beat", partial(self._registry.beat, self.me, *self._load), writes=False)
        self.beaten_s = begun_s

    def beat_for_busy_loop(self, now_s: float) -> None:
        """As a thread does."""
        with suppress(OwnershipLost):
            self._registry.beat(self.me, *self._load)
            self.beaten_s = now_s

    async def acquire(self, table_id: TableId) -> Owner:
        return await self._route.call("acquire", partial(self._registry.acquire, self.me, table_id), writes=False)

    async def release(self, table_ids: Sequence[TableId]) -> None:
        await self._route.call("release", partial(self._registry.release, self.me, table_ids), writes=True)

    async def nodes(self) -> list[NodeInfo]:
        return await self._route.call("nodes", self._registry.nodes, writes=False)

    async def clock_ms(self) -> Millis | None:
        return await self._route.call("clock_ms", self._registry.now_ms, writes=False)

    async def fallen(self) -> AsyncIterator[NodeId]:
        told: set[Membership] = set()
        while True:
            for fallen in self._registry.end_gone(self.me):
                if fallen not in told:
                    told.add(fallen)
                    yield fallen[0]
            await asyncio.sleep(LOOK_S)

    async def leave(self) -> None:
        await self._route.call("leave", partial(self._registry.leave, self.me), writes=True)
