"""Passes a browser's connection on to another simulated node, through this one or past it."""

import asyncio
from collections.abc import Callable
from random import Random
from typing import cast

from nenuphar.server.nodes.address import DIAL_S
from nenuphar.server.nodes.passing import Passing
from nenuphar.store import Unavailable
from nenuphar.store.ownership import NodeId, Owner
from tests.simulation.loop import ProcessLoop
from tests.simulation.network import SimulatedSocket, Wire

SLOWEST_S = 0.01

Door = tuple[ProcessLoop, Callable[[SimulatedSocket], None]]  # a node's process, and what takes a connection there


class SimulatedPassing(Passing):
    def __init__(self, here: ProcessLoop, door: Callable[[NodeId, Wire], Door | None], chance: Random) -> None:
        self._here = here
        self._door = door
        self._chance = chance

    async def pass_socket(
        self,
        owner: Owner,
        visitor: tuple[str, int],
        request: bytes,
        transport: asyncio.Transport,
        lost: Callable[[], None],
    ) -> None:
        wire = cast(Wire, transport)
        await asyncio.sleep(self._chance.uniform(0, SLOWEST_S))
        door = self._door(owner.node, wire)
        if door is not None and door[0].paused:
            await asyncio.sleep(DIAL_S)
            door = None
        if door is None:
            raise Unavailable("the other node does not answer")
        is_near = self._chance.random() < 0.5  # then the other node gets the socket itself
        wire.pass_on(*door, None if is_near else self._here)
