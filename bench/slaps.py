"""Are slaps judged fairly? Four players at tables of Gobbit, 10 to 300 ms away, against what their hands truly did."""

import asyncio
import sys
from collections import defaultdict
from collections.abc import Iterator
from itertools import combinations
from random import Random
from statistics import mean

from bench.figure import Figure
from bench.people import opened
from bench.servers import nenuphar
from bench.slappers import Line, Slap, Slapper

TRIPS_MS = (10.0, 60.0, 150.0, 300.0)
JITTER = 0.1
SLAPS = 200
TABLES = 5
TIE_MS = 15
CLEAR_MS = 20.0
LIE_MS = 60.0
WARM_UP_S = 1.5
OPTIONS = {"tempo": "brisk"}


class Contest:
    """Some tables of Gobbit with the same four lines, played until so many slaps were judged."""

    def __init__(self, port: int, seed: str, lies_ms: float = 0.0) -> None:
        """`lies_ms` is by how much the player on the second line pretends to have been faster."""
        self._port = port
        self._luck = Random(seed)
        self._lies_ms = lies_ms
        self.slaps: list[Slap] = []
        self.waits_ms: list[int] = []
        self._playing: list[Slapper] = []

    async def play(self, slaps: int, tables: int = TABLES) -> None:
        """Until so many slaps were judged at all tables together. A table whose match is over begins another."""
        self._wanted = slaps
        await asyncio.gather(*(self._sit_on() for _ in range(tables)))

    @property
    def _enough(self) -> bool:
        return len(self.slaps) + sum(len(slapper.slaps()) for slapper in self._playing) >= self._wanted

    async def _sit_on(self) -> None:
        while not self._enough:
            await self._match()

    async def _match(self) -> None:
        """The lines go round with the matches, so that nobody always sits next to the same one."""
        shift = self._luck.randrange(len(TRIPS_MS))
        trips = TRIPS_MS[shift:] + TRIPS_MS[:shift]
        table, people = await asyncio.to_thread(opened, self._port, "gobbit", len(trips), OPTIONS)
        lines = [Line(self._port, trip, JITTER, self._luck) for trip in trips]
        slappers = []
        for seat, (trip, line) in enumerate(zip(trips, lines, strict=True)):
            lies_ms = self._lies_ms if trip == TRIPS_MS[1] else 0.0
            slapper = Slapper(seat, trip, Random(self._luck.random()), lies_ms)
            await slapper.sit(await line.open(), table, people[seat])
            if seat:
                slapper.say("sit", seat=seat)
            slappers.append(slapper)
        for slapper in slappers:
            await slapper.seated.wait()
        await asyncio.sleep(WARM_UP_S)  # as long as people take to say hello: the server measures the lines
        slappers[0].say("begin")
        self._playing += slappers
        while not all(slapper.over for slapper in slappers) and not self._enough:
            await asyncio.sleep(0.2)
        self._playing = [slapper for slapper in self._playing if slapper not in slappers]
        for slapper, line in zip(slappers, lines, strict=True):
            self.slaps += slapper.slaps()
            slapper.socket.transport.close()
            await line.close()
        self.waits_ms += slappers[0].waits_ms


def pairs(slaps: list[Slap]) -> Iterator[tuple[Slap, Slap]]:
    """Two hands on the same stack, the truly faster one first."""
    clashes = defaultdict(list)
    for slap in slaps:
        clashes[slap.table, slap.scene, slap.target].append(slap)
    for hands in clashes.values():
        for pair in combinations(hands, 2):
            first, second = sorted(pair, key=lambda slap: slap.true_ms)
            yield first, second


def in_order(slaps: list[Slap], least_gap_ms: float = 0.0) -> tuple[float, float, int]:
    """Which share of pairs the judge and the order of arrival have right, and how many there are."""
    told = [pair for pair in pairs(slaps) if pair[1].true_ms - pair[0].true_ms > least_gap_ms]
    right = [first.counted_ms <= second.counted_ms for first, second in told]
    arrived = [first.arrival_us <= second.arrival_us for first, second in told]
    return mean(right), mean(arrived), len(told)


def shares(slaps: list[Slap], trip_ms: float) -> tuple[float, float]:
    """Of the clashes with one other, how many the player on this line has won, and in how many it truly was first."""
    decided = [pair for pair in pairs(slaps) if any(slap.won for slap in pair)]
    mine = [pair for pair in decided if any(slap.trip_ms == trip_ms for slap in pair)]
    won = [next(slap for slap in pair if slap.trip_ms == trip_ms).won for pair in mine]
    return mean(won), mean(first.trip_ms == trip_ms for first, _ in mine)


def figures() -> Iterator[Figure]:
    with nenuphar() as server:
        honest, lying = Contest(server.port, "honest"), Contest(server.port, "lying", LIE_MS)
        asyncio.run(honest.play(SLAPS))
        asyncio.run(lying.play(SLAPS))
    judged, arrived, count = in_order(honest.slaps)
    clear, clear_arrived, clear_count = in_order(honest.slaps, CLEAR_MS)
    trips = ", ".join(f"{trip:.0f}" for trip in TRIPS_MS)
    sys.stdout.write(f"        ({len(honest.slaps)} slaps by players {trips} ms away, jitter {JITTER:.0%})\n")
    what = f"pairs of hands in the true order, {count} pairs"
    yield Figure(what, f"{judged:.1%} (by arrival {arrived:.1%})", "at least 97 %", judged >= 0.97)
    what = f"the same where the gap is more than {CLEAR_MS:.0f} ms, {clear_count} pairs"
    yield Figure(what, f"{clear:.1%} (by arrival {clear_arrived:.1%})", "at least 99.5 %", clear >= 0.995)
    won, true = shares(honest.slaps, TRIPS_MS[-1])
    what = f"clashes that the player {TRIPS_MS[-1]:.0f} ms away wins"
    yield Figure(what, f"{won:.1%}, and was first in {true:.1%}", "within 5 points of its own", abs(won - true) <= 0.05)
    slowest = max(honest.waits_ms)
    yield Figure("from the first tap to the verdict", f"at most {slowest} ms", "at most 350 ms", slowest <= 350)
    won, true = shares(lying.slaps, TRIPS_MS[1])
    what = f"what a page gains that claims {LIE_MS:.0f} ms too fast"
    yield Figure(what, f"{(won - true) * 100:+.1f} points of its wins", "at most 3 points", won - true <= 0.03)
