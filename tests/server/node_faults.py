"""Faults of nodes while people play: nodes are killed, stopped and restarted, and connections are cut."""

import asyncio
import signal
import time
from collections import Counter
from random import Random

from tests.server.reconnecting_players import Group
from tests.server.server_process import ServerProcess

STOPPED_S = 2.7  # longer than a lease
BOTS = 4  # every n-th table has one
STUCK_S = 240.0  # on a busy machine nodes lose their leases again and again
NOTICED_S = 1.0  # until a proxy sends nobody to a node that does not answer


class Faults:
    """Plays with these groups at these servers, through one fault after the other.

    Players reconnect to the nodes that are up, as a proxy with health checks would send them.
    """

    def __init__(self, servers: list[ServerProcess], tables: int) -> None:
        self.count: Counter[str] = Counter()
        self.silences_s: dict[str, list[float]] = {}  # for each kind of fault, how long tables stood still
        self._servers = servers
        self._up = [each.address for each in servers]  # which all players read
        self._coming: set[asyncio.Task[None]] = set()
        # Two people make the most moves for their messages. Some tables have a bot, too.
        self.groups = [Group(self._up, number, 2, bots=int(number % BOTS == 0)) for number in range(tables)]
        self._luck = Random(1)

    @property
    def moves(self) -> int:
        return sum(group.acknowledged for group in self.groups)

    async def play_through(self, moves: int, longest_s: float) -> None:
        """One fault after the other until so many moves are made, which must not take longer than this."""
        playing = [asyncio.create_task(group.play_on()) for group in self.groups]
        give_up_at = time.monotonic() + longest_s
        while not self.count or self.moves < moves:
            assert time.monotonic() < give_up_at, f"only {self.moves} moves are made, with faults: {dict(self.count)}"
            for fault in (self._kill, self._cut, self._stop, self._restart):
                await self._all_move(playing)
                began = asyncio.get_running_loop().time()
                kind = await fault()
                self.count[kind] += 1
                await self._all_move(playing)
                self.silences_s.setdefault(kind, []).extend(self._silences(began))
        for group in self.groups:
            group.enough = True
        await asyncio.gather(*playing, *self._coming)

    async def _kill(self) -> str:
        victim = await self._victim()
        self._up.remove(victim.address)
        victim.kill()
        victim.launch()
        coming = asyncio.create_task(self._come_back(victim))
        self._coming.add(coming)
        coming.add_done_callback(self._coming.discard)
        return "killed"

    async def _come_back(self, server: ServerProcess) -> None:
        await asyncio.to_thread(server.wait)
        self._up.append(server.address)

    async def _stop(self) -> str:
        victim = await self._victim()
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
        return "stopped"

    async def _victim(self) -> ServerProcess:
        """One of all nodes, when all are up."""
        await asyncio.gather(*self._coming)
        return self._luck.choice(self._servers)

    async def _restart(self) -> str:
        """A rolling restart: one node after the other, each when the one before is back."""
        await asyncio.gather(*self._coming)
        for each in self._servers:
            self._up.remove(each.address)
            each.send(signal.SIGTERM)
            await asyncio.to_thread(each.wait_for_end)
            each.launch()
            await self._come_back(each)
        return "restarted"

    async def _cut(self) -> str:
        for group in self.groups:
            self._luck.choice(group.players).cut()
        return "cut"

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

    def _silences(self, began: float) -> list[float]:
        """For each table, the longest time that nobody there heard anything, since the fault began."""
        return [group.longest_silence_s(began) for group in self.groups]
