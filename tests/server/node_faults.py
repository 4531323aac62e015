"""Faults of nodes while people play: nodes are killed, stopped and restarted, and connections are cut."""

import asyncio
import signal
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from random import Random
from typing import TypeAlias

from nenuphar.server.serving import raise_open_files
from tests.server.node_processes import Nodes
from tests.server.reconnecting_players import Group
from tests.server.server_process import ServerProcess

STOPPED_S = 2.7  # longer than a lease
SWAPS = 8
BOTS_AT_ONE_OF = 4  # tables
FILES_OF_A_TABLE, FILES_OF_OUR_OWN = 8, 200
STUCK_S = 240.0  # on a busy machine nodes lose their leases again and again
NOTICED_S = 1.0  # until a proxy sends nobody to a node that does not answer

Hit: TypeAlias = tuple[str, str | None]  # what happened, and to which node; None: to all tables
Fault: TypeAlias = Callable[[], Awaitable[Hit]]


class Faults:
    """Plays with these groups at these servers, through one fault after the other.

    Players reconnect to the nodes that are up, as a proxy with health checks would send them.
    """

    def __init__(self, nodes: Nodes, tables: int) -> None:
        raise_open_files(FILES_OF_A_TABLE * tables + FILES_OF_OUR_OWN)
        self.count: Counter[str] = Counter()
        self.silences_s: dict[str, list[float]] = {}  # for each kind of fault, how long its tables stood still
        self._nodes = nodes
        self._servers = [*nodes.running.values()]
        self._up = [each.address for each in self._servers]  # which all players read
        self._coming: set[asyncio.Task[None]] = set()
        # Two people make the most moves for their messages. Some tables have a bot, too.
        self.groups = [Group(self._up, number, 2, bots=int(number % BOTS_AT_ONE_OF == 0), swaps=0 if number % BOTS_AT_ONE_OF == 0 else SWAPS) for number in range(tables)]
        self._luck = Random(1)

    @property
    def moves(self) -> int:
        return sum(group.acknowledged for group in self.groups)

    async def play_through(self, moves: int, longest_s: float) -> None:
        """One fault after the other until so many moves are made, which must not take longer than this."""
        playing = [asyncio.create_task(group.play_on()) for group in self.groups]
        began = time.monotonic()
        give_up_at = began + longest_s
        while not self.count or self.moves < moves:
            assert time.monotonic() < give_up_at, f"only {self.moves} moves are made, with faults: {dict(self.count)}"
            for fault in (self._kill, self._cut, self._stop, self._restart):
                await self._all_move(playing)
                await self._go_through(fault, playing)
            rate = self.moves / (time.monotonic() - began)
            print(f"{self.moves} moves acknowledged, {rate:.0f} a second, faults: {dict(self.count)}", flush=True)
        for group in self.groups:
            group.enough = True
        await asyncio.gather(*playing, *self._coming)

    async def _go_through(self, fault: Fault, playing: list[asyncio.Task[None]]) -> None:
        owners = await asyncio.to_thread(self._nodes.owners)
        groups = {group.players[0].table: group for group in self.groups}
        began = asyncio.get_running_loop().time()
        kind, node = await fault()
        self.count[kind] += 1
        await self._all_move(playing)
        silences = {table: group.longest_silence_s(began) for table, group in groups.items()}
        hit = [silence for table, silence in silences.items() if node in (None, owners.get(table))]
        self.silences_s.setdefault(kind, []).extend(hit)

    async def _kill(self) -> Hit:
        node, victim = await self._victim()
        self._up.remove(victim.address)
        victim.kill()
        victim.launch()
        coming = asyncio.create_task(self._come_back(victim))
        self._coming.add(coming)
        coming.add_done_callback(self._coming.discard)
        return "killed", node

    async def _come_back(self, server: ServerProcess) -> None:
        await asyncio.to_thread(server.wait)
        self._up.append(server.address)

    async def _stop(self) -> Hit:
        node, victim = await self._victim()
        victim.send(signal.SIGSTOP)
        began = asyncio.get_running_loop().time()
        await asyncio.sleep(NOTICED_S)
        self._up.remove(victim.address)
        for player in (player for group in self.groups for player in group.players):
            if not player.heard_at or player.heard_at[-1] < began:
                player.cut()  # a stopped process closes no connection: the proxy does, or the page gives up
        await asyncio.sleep(STOPPED_S - NOTICED_S)
        victim.send(signal.SIGCONT)
        self._up.append(victim.address)
        return "stopped", node

    async def _victim(self) -> tuple[str, ServerProcess]:
        """One of all nodes, when all are up."""
        await asyncio.gather(*self._coming)
        return self._luck.choice([*self._nodes.running.items()])

    async def _restart(self) -> Hit:
        """A rolling restart: one node after the other, each when the one before is back."""
        await asyncio.gather(*self._coming)
        for each in self._servers:
            self._up.remove(each.address)
            each.send(signal.SIGTERM)
            await asyncio.to_thread(each.wait_for_end)
            each.launch()
            await self._come_back(each)
        return "restarted", None

    async def _cut(self) -> Hit:
        for group in self.groups:
            self._luck.choice(group.players).cut()
        return "cut", None

    async def _all_move(self, playing: list[asyncio.Task[None]]) -> None:
        """Waits until every table has made a move."""
        before = [group.acknowledged for group in self.groups]
        give_up_at = time.monotonic() + STUCK_S
        while any(group.acknowledged <= count for group, count in zip(self.groups, before, strict=True)):
            for task in playing:
                if task.done():
                    await task
            assert time.monotonic() < give_up_at, "a table stands still"
            await asyncio.sleep(0.01)
