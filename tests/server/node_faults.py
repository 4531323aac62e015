"""Faults of nodes while people play: nodes are killed, stopped and restarted, and connections are cut."""

import asyncio
import signal
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import NamedTuple, TypeAlias

from nenuphar.server.serving import raise_open_files
from tests.server.node_processes import Nodes
from tests.server.reconnecting_players import Group
from tests.server.server_process import ServerProcess

STOPPED_S = 2.7  # longer than a lease
KINDS_OF_TABLES = 4  # of this many tables, one has a bot, two have a clock, and one is plain
LONGER = 6  # matches with a clock, so that faults hardly ever come between two of them
DECISION_S = 600  # so long that nobody's time runs out, unless it is lost
FILES_OF_A_TABLE, FILES_OF_OUR_OWN = 8, 200
STUCK_S = 240.0  # on a busy machine nodes lose their leases again and again
OPENED_AT_ONCE = 8
NOTICED_S = 1.0  # until a proxy sends nobody to a node that does not answer

Fault: TypeAlias = Callable[[], Awaitable["Strike"]]


class Strike(NamedTuple):
    """What happened, to which node, and who played which table then. No node: to all tables."""

    kind: str
    node: str | None = None
    at_ms: int = 0  # from then on, the node has certainly done nothing
    owners: Mapping[str, str] = {}

    def hit(self, table: str) -> bool:
        return self.node is None or self.owners.get(table) == self.node


class Faults:
    """Plays at these nodes, through one fault after the other.

    Players reconnect to the nodes that are up, as a proxy with health checks would send them.
    """

    def __init__(self, nodes: Nodes, tables: int, *, swaps: int = 0, think_s: float = 0.0) -> None:
        """Swaps make matches long: most of what is played then is moves. `think_s` is the time before each move."""
        raise_open_files(FILES_OF_A_TABLE * tables + FILES_OF_OUR_OWN)
        self.strikes: list[Strike] = []
        self.silences_s: dict[str, list[float]] = {}  # for each kind of fault, how long its tables stood still
        self._nodes = nodes
        self._servers = [*nodes.running.values()]
        self._up = [each.address for each in self._servers]  # which all players read
        self._coming: set[asyncio.Task[None]] = set()
        with ThreadPoolExecutor(OPENED_AT_ONCE) as threads:
            self.groups = [*threads.map(lambda number: self._group(number, swaps, think_s), range(tables))]
        self._luck = Random(1)
        self.seconds = 0.0  # how long it took

    def _group(self, number: int, swaps: int, think_s: float) -> Group:
        """Two people make the most moves for their messages."""
        match number % KINDS_OF_TABLES:
            case 0:
                return Group(self._up, number, 2, bots=1, think_s=think_s)
            case 1 | 2:
                return Group(self._up, number, 2, swaps=LONGER * swaps, think_s=think_s, decision_seconds=DECISION_S)
            case _:
                return Group(self._up, number, 2, swaps=swaps, think_s=think_s)

    @property
    def moves(self) -> int:
        return sum(group.acknowledged for group in self.groups)

    @property
    def count(self) -> Counter[str]:
        return Counter(strike.kind for strike in self.strikes)

    async def play_through(self, moves: int, longest_s: float, pause_moves: int = 0, *, least_each: int = 1) -> None:
        """One fault after the other until this many moves are made, which must not take longer than this.

        Between two faults, `pause_moves` are made. Each kind of fault comes `least_each` times at least.
        """
        playing = [asyncio.create_task(group.play_on()) for group in self.groups]
        began = time.monotonic()
        give_up_at = began + longest_s
        faults = (self._kill, self._cut, self._stop, self._restart)
        while len(self.strikes) < least_each * len(faults) or self.moves < moves:
            assert time.monotonic() < give_up_at, f"only {self.moves} moves are made, with faults: {self.count}"
            await self._all_move(playing, pause_moves)
            await self._go_through(faults[len(self.strikes) % len(faults)], playing)
            self.seconds = time.monotonic() - began
            print(self.summary, flush=True)
        for group in self.groups:
            group.enough = True
        await asyncio.gather(*playing, *self._coming)
        self.seconds = time.monotonic() - began

    @property
    def summary(self) -> str:
        faults = ", ".join(f"{count} {kind}" for kind, count in sorted(self.count.items()))
        longest = ", ".join(f"{kind} {max(some, default=0.0):.2f} s" for kind, some in sorted(self.silences_s.items()))
        return (
            f"{self.moves} moves acknowledged in {self.seconds:.0f} s, {self.moves / self.seconds:.0f} a second, "
            f"at {len(self.groups)} tables; faults: {faults}; longest silences: {longest}"
        )

    async def _go_through(self, fault: Fault, playing: list[asyncio.Task[None]]) -> None:
        began = asyncio.get_running_loop().time()
        groups = {group.players[0].table: group for group in self.groups}  # a table that heals fast begins another one
        strike = await fault()
        self.strikes.append(strike)
        await self._all_move(playing)
        silences = {table: group.longest_silence_s(began) for table, group in groups.items()}
        hit = [silence for table, silence in silences.items() if strike.hit(table)]
        self.silences_s.setdefault(strike.kind, []).extend(hit)

    async def _kill(self) -> Strike:
        node, victim, owners = await self._victim()
        self._up.remove(victim.address)
        victim.kill()
        strike = Strike("killed", node, _now_ms(), owners)
        victim.launch()
        coming = asyncio.create_task(self._come_back(victim))
        self._coming.add(coming)
        coming.add_done_callback(self._coming.discard)
        return strike

    async def _come_back(self, server: ServerProcess) -> None:
        await asyncio.to_thread(server.wait)
        self._up.append(server.address)

    async def _stop(self) -> Strike:
        node, victim, owners = await self._victim()
        victim.send(signal.SIGSTOP)
        strike, began = Strike("stopped", node, _now_ms(), owners), asyncio.get_running_loop().time()
        await asyncio.sleep(NOTICED_S)
        self._up.remove(victim.address)
        for player in (player for group in self.groups for player in group.players):
            if not player.heard_at or player.heard_at[-1] < began:
                player.cut()  # a stopped process closes no connection: the proxy does, or the page gives up
        await asyncio.sleep(STOPPED_S - NOTICED_S)
        victim.send(signal.SIGCONT)
        self._up.append(victim.address)
        return strike

    async def _victim(self) -> tuple[str, ServerProcess, Mapping[str, str]]:
        """A node that plays a table with a clock, when all are up; and who plays which table."""
        await asyncio.gather(*self._coming)
        owners = await asyncio.to_thread(self._nodes.owners)
        clocked = [group.players[0].table for group in self.groups if group.has_clock]
        victims = {owners[table] for table in clocked if table in owners} or self._nodes.running.keys()
        node = self._luck.choice(sorted(victims))
        return node, self._nodes.running[node], owners

    async def _restart(self) -> Strike:
        """A rolling restart: one node after the other, each when the one before is back."""
        await asyncio.gather(*self._coming)
        for each in self._servers:
            self._up.remove(each.address)
            each.send(signal.SIGTERM)
            await asyncio.to_thread(each.wait_for_end)
            each.launch()
            await self._come_back(each)
        return Strike("restarted")

    async def _cut(self) -> Strike:
        for group in self.groups:
            self._luck.choice(group.players).cut()
        return Strike("cut")

    async def _all_move(self, playing: list[asyncio.Task[None]], moves: int = 0) -> None:
        """Waits until every table has made a move, and all together this many."""
        before, enough = [group.acknowledged for group in self.groups], self.moves + moves
        give_up_at = time.monotonic() + STUCK_S
        while self.moves < enough or any(
            group.acknowledged <= count for group, count in zip(self.groups, before, strict=True)
        ):
            for task in playing:
                if task.done():
                    await task
            if time.monotonic() > give_up_at:
                still = [group for group, count in zip(self.groups, before, strict=True) if group.acknowledged <= count]
                raise AssertionError("\n".join(["tables stand still:", *map(repr, still)]))
            await asyncio.sleep(0.01)


def _now_ms() -> int:
    return time.time_ns() // 1_000_000
