"""Three nodes under load and under attack: every acknowledged move is stored exactly once, whatever happens to them."""

import asyncio
import signal
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from statistics import quantiles

import pytest

from tests.server.node_processes import Nodes
from tests.server.reconnecting_players import Group, check
from tests.server.server_process import PATIENCE_S, ServerProcess, cpu_s
from tests.server.stress_size import TORTURE, size

NAMES = ("a", "b", "c")
TABLES = size(6, 250)
MOVES = size(10_000, 1_000_000)
MOST_CPU_S = 60.0  # of all nodes together, in `make test`
FEWEST_ROUNDS = 1  # of all faults
STOPPED_S = 2.7  # longer than a lease


@pytest.fixture
def nodes(tmp_path: Path, postgres_url: str) -> Iterator[Nodes]:
    nodes = Nodes(tmp_path, postgres_url)
    yield nodes
    nodes.end()


@pytest.mark.rule("TB-28", "TB-52")
def test_every_acknowledged_move_is_stored_once(nodes: Nodes) -> None:
    servers = nodes.start(*NAMES)
    addresses = [each.address for each in servers]
    groups = [Group(addresses, number, bots=number % 2) for number in range(TABLES)]
    faults = Faults(servers, groups)
    asyncio.run(faults.play_through())
    moves = sum(group.acknowledged for group in groups)
    players = [player for group in groups for player in group.players]
    repeated, drops = sum(each.repeated for each in players), sum(each.drops for each in players)
    matches = len({each.table for group in groups for each in group.played})
    print(
        f"\n{moves} moves acknowledged at {TABLES} tables in {matches} matches, {repeated} asked again, {drops} drops"
    )
    print(f"faults: {dict(faults.count)}, {faults.cpu_s():.0f} s of CPU")
    for kind, silences in faults.silences_s.items():
        print(f"{kind}: longest silence of a table {max(silences):.2f} s, 99 of 100 under {_p99(silences):.2f} s")
    assert faults.count.keys() == {"killed", "stopped", "restarted", "cut"}
    assert repeated > 0, "no fault came between an ask and its answer, so this test proves little"
    for group in groups:
        check(group, addresses[0])
    for each in servers:
        assert not [said for said in each.complaints() if "Traceback" in said or '"level": "error"' in said.lower()]


def _p99(values: list[float]) -> float:
    return quantiles(values, n=100)[-1] if len(values) > 1 else values[0]


class Faults:
    """Kills, stops and restarts nodes, and cuts connections, while people play."""

    def __init__(self, servers: list[ServerProcess], groups: list[Group]) -> None:
        self.count: Counter[str] = Counter()
        self.silences_s: dict[str, list[float]] = {}  # for each kind of fault, how long tables stood still
        self._servers = servers
        self._groups = groups
        self._luck = Random(1)
        self._spent_s = 0.0

    def cpu_s(self) -> float:
        """All nodes' CPU time so far, without those that were killed."""
        return self._spent_s + sum(cpu_s(each.pid) for each in self._servers)

    async def play_through(self) -> None:
        playing = [asyncio.create_task(group.play_on()) for group in self._groups]
        rounds = 0
        while rounds < FEWEST_ROUNDS or not self._enough():
            for fault in (self._kill, self._cut, self._stop, self._restart):
                await self._all_move(playing)
                began = asyncio.get_running_loop().time()
                kind = await fault()
                self.count[kind] += 1
                await self._all_move(playing)
                self.silences_s.setdefault(kind, []).extend(self._silences(began))
            rounds += 1
        for group in self._groups:
            group.enough = True
        await asyncio.gather(*playing)

    def _enough(self) -> bool:
        moves = sum(group.acknowledged for group in self._groups)
        return moves >= MOVES or (not TORTURE and self.cpu_s() > MOST_CPU_S)

    async def _kill(self) -> str:
        victim = self._luck.choice(self._servers)
        self._spent_s += cpu_s(victim.pid)
        victim.kill()
        victim.launch()
        return "killed"

    async def _stop(self) -> str:
        victim = self._luck.choice(self._servers)
        victim.send(signal.SIGSTOP)
        await asyncio.sleep(STOPPED_S)
        victim.send(signal.SIGCONT)
        return "stopped"

    async def _restart(self) -> str:
        """A rolling restart: one node after the other, each when the one before is back."""
        for each in self._servers:
            self._spent_s += cpu_s(each.pid)
            each.send(signal.SIGTERM)
            await asyncio.to_thread(each.wait_for_end)
            each.launch()
            await asyncio.to_thread(each.wait)
        return "restarted"

    async def _cut(self) -> str:
        for group in self._groups:
            self._luck.choice(group.players).cut()
        return "cut"

    async def _all_move(self, playing: list[asyncio.Task[None]]) -> None:
        """Waits until every table has made a move."""
        before = [group.acknowledged for group in self._groups]
        give_up_at = time.monotonic() + PATIENCE_S
        while any(group.acknowledged <= count for group, count in zip(self._groups, before, strict=True)):
            for task in playing:
                if task.done():
                    await task
            assert time.monotonic() < give_up_at, "a table stands still"
            await asyncio.sleep(0.01)

    def _silences(self, began: float) -> list[float]:
        """For each table, the longest time that nobody there heard anything, since the fault began."""
        return [group.longest_silence_s(began) for group in self._groups]
