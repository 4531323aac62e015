"""Are slaps judged fairly? Compares verdicts with true reactions of four Gobbit players, 10 to 300 ms away."""

import asyncio
import sys
from collections import defaultdict
from collections.abc import Iterator
from itertools import combinations
from random import Random
from statistics import mean, median

from bench.figure import Figure
from bench.quibbit_players import guest, opened
from bench.servers import nenuphar
from bench.slap_cost import figures as cost
from bench.slap_players import TOO_LATE_MS, DelayProxy, Slap, SlapPlayer, Wait, waits

TRIPS_MS = (10.0, 60.0, 150.0, 300.0)
JITTER = 0.1
FAR_MS, LIAR_MS = TRIPS_MS[-1], TRIPS_MS[1]  # the players whose results are compared
FAR_SLAPS = 800  # the share of equals is then within 5 points of a half in 199 of 200 runs
LIAR_SLAPS = 200
TABLES, LIAR_TABLES = 24, 12  # nobody may have more than twenty sockets
CLEAR_MS = 20.0
LIE_MS = 60.0
SMALL_LIES_MS = (20.0, 30.0)
FREE_SLAPS = 10  # before anybody can be doubted
UNDER_WAY = 3  # slaps at other tables in the meantime
WARM_UP_S = 1.5
OPTIONS = {"tempo": "frantic"}


class SlapTables:
    """Tables of Gobbit with the same four distances, played until enough slaps have been judged."""

    def __init__(
        self, port: int, seed: str, lies_ms: float = 0.0, *, taps_for_free: bool = False, through: int | None = None
    ) -> None:
        """`lies_ms` is how much faster the second-nearest player, the same at all tables, claims to be.

        With `taps_for_free`, that player also sends as many honest taps as possible that cost nothing. `through` is the
        port that all players connect to, if it is another than the one where tables are opened.
        """
        self._port = port
        self._through = port if through is None else through
        self._luck = Random(seed)
        self._lies_ms, self._taps_for_free = lies_ms, taps_for_free
        self._liar = guest(port)
        self.slaps: list[Slap] = []
        self.waits: list[Wait] = []
        self._playing: list[SlapPlayer] = []

    async def play(self, slaps: int, tables: int = TABLES, of_ms: float | None = None) -> None:
        """Plays matches until this many slaps have been judged, of all players or of those at one distance."""
        self._wanted, self._of_ms = slaps, of_ms
        await asyncio.gather(*(self._play_matches() for _ in range(tables)))

    @property
    def _enough(self) -> bool:
        counted = [player.slaps() for player in self._playing if self._of_ms in (None, player.trip_ms)]
        return sum(map(len, counted)) + len(at_distance(self.slaps, self._of_ms)) >= self._wanted

    async def _play_matches(self) -> None:
        while not self._enough:
            await self._match()

    async def _match(self) -> None:
        """The distances rotate with the matches, so that nobody always sits next to the same player."""
        first = range(len(TRIPS_MS)) if not self._lies_ms else (0, 2, 3)  # a table's opener is a new guest
        shift = self._luck.choice(first)
        trips = TRIPS_MS[shift:] + TRIPS_MS[:shift]
        table, people = await asyncio.to_thread(opened, self._port, "gobbit", len(trips), OPTIONS)
        proxies = [DelayProxy(self._through, trip, JITTER, self._luck) for trip in trips]
        players = []
        for seat, (trip, proxy) in enumerate(zip(trips, proxies, strict=True)):
            lies = bool(self._lies_ms) and trip == LIAR_MS
            luck = Random(self._luck.random())
            player = SlapPlayer(seat, proxy, trip, luck, self._lies_ms if lies else 0.0, lies and self._taps_for_free)
            await player.sit(await proxy.open(), table, self._liar if lies and seat else people[seat])
            if seat:
                player.say("sit", seat=seat)
            players.append(player)
        for player in players:
            await player.seated.wait()
        await asyncio.sleep(WARM_UP_S)  # the server measures the latencies
        players[0].say("begin")
        self._playing += players
        while not all(player.over for player in players) and not self._enough:
            await asyncio.sleep(0.2)
        self._playing = [player for player in self._playing if player not in players]
        for player, proxy in zip(players, proxies, strict=True):
            self.slaps += player.slaps()
            player.socket.transport.close()
            await proxy.close()
        self.waits += waits(players)


def at_distance(slaps: list[Slap], trip_ms: float | None) -> list[Slap]:
    return slaps if trip_ms is None else [slap for slap in slaps if slap.trip_ms == trip_ms]


def pairs(slaps: list[Slap]) -> Iterator[tuple[Slap, Slap]]:
    """Pairs of taps on the same stack, the truly faster one first."""
    clashes = defaultdict(list)
    for slap in slaps:
        clashes[slap.table, slap.scene, slap.target].append(slap)
    for hands in clashes.values():
        for pair in combinations(hands, 2):
            first, second = sorted(pair, key=lambda slap: slap.true_ms)
            yield first, second


def in_order(slaps: list[Slap], least_gap_ms: float = 0.0) -> tuple[float, float, int]:
    """The share of pairs in the true order by verdict and by arrival, and the number of pairs."""
    told = [pair for pair in pairs(slaps) if pair[1].true_ms - pair[0].true_ms > least_gap_ms]
    right = [first.counted_ms <= second.counted_ms for first, second in told]
    arrived = [first.arrival_us <= second.arrival_us for first, second in told]
    return mean(right), mean(arrived), len(told)


def shares(slaps: list[Slap], trip_ms: float) -> tuple[float, float, int]:
    """Of clashes between two: the shares that the player at this distance won and was first in, and the number."""
    decided = [pair for pair in pairs(slaps) if any(slap.won for slap in pair)]
    mine = [pair for pair in decided if any(slap.trip_ms == trip_ms for slap in pair)]
    won = [next(slap for slap in pair if slap.trip_ms == trip_ms).won for pair in mine]
    return mean(won), mean(first.trip_ms == trip_ms for first, _ in mine), len(mine)


def believed(slaps: list[Slap], trip_ms: float) -> int:
    """The number of slaps timed by claim before the first one timed by evidence."""
    in_time = [slap for slap in at_distance(slaps, trip_ms) if slap.counted_ms != TOO_LATE_MS]
    timed = [slap.by_evidence for slap in sorted(in_time, key=lambda slap: slap.arrival_us)]
    return timed.index(True) if True in timed else len(timed)


def gained(contest: SlapTables) -> tuple[float, int]:
    """The points of the wins that a lie gained, and the number of clashes."""
    won, true, count = shares(contest.slaps, LIAR_MS)
    return (won - true) * 100, count


def figures() -> Iterator[Figure]:
    yield from cost()
    with nenuphar() as server:
        honest = SlapTables(server.port, "honest")
        lying = {lie_ms: SlapTables(server.port, f"lying {lie_ms}", lie_ms) for lie_ms in (*SMALL_LIES_MS, LIE_MS)}
        padding = SlapTables(server.port, "padding", LIE_MS, taps_for_free=True)
        asyncio.run(honest.play(FAR_SLAPS, of_ms=FAR_MS))
        for contest in (*lying.values(), padding):
            asyncio.run(contest.play(LIAR_SLAPS, LIAR_TABLES, of_ms=LIAR_MS))
    yield from _honest(honest)
    for lie_ms, contest in lying.items():
        points, count = gained(contest)
        what = f"what somebody gains who claims {lie_ms:.0f} ms too fast, over {LIAR_SLAPS} slaps and {count} clashes"
        if lie_ms in SMALL_LIES_MS:
            found = f"noticed after {believed(contest.slaps, LIAR_MS)} slaps"
            sys.stdout.write(f"        ({what}: {points:+.1f} points of the wins, {found})\n")
        else:
            yield Figure(what, f"{points:+.1f} points of the wins", "at most 3 points", points <= 3)
    points, count = gained(padding)
    what = f"the same with taps that cost nothing beside each, {count} clashes"
    yield Figure(what, f"{points:+.1f} points of the wins", "at most 3 points", points <= 3)
    most = FREE_SLAPS + UNDER_WAY
    for what, contest in (("slaps until that is noticed", lying[LIE_MS]), ("and with such taps", padding)):
        found_after = believed(contest.slaps, LIAR_MS)
        yield Figure(what, f"{found_after}", f"{FREE_SLAPS}, at most {most}", found_after <= most)


def _honest(contest: SlapTables) -> Iterator[Figure]:
    judged, arrived, count = in_order(contest.slaps)
    clear, clear_arrived, clear_count = in_order(contest.slaps, CLEAR_MS)
    trips = ", ".join(f"{trip:.0f}" for trip in TRIPS_MS)
    sys.stdout.write(f"        ({len(contest.slaps)} slaps by players {trips} ms away, jitter {JITTER:.0%})\n")
    what = f"pairs of hands in the true order, {count} pairs"
    yield Figure(what, f"{judged:.1%} (by arrival {arrived:.1%})", "at least 97 %", judged >= 0.97)
    what = f"the same where the gap is more than {CLEAR_MS:.0f} ms, {clear_count} pairs"
    yield Figure(what, f"{clear:.1%} (by arrival {clear_arrived:.1%})", "at least 99.5 %", clear >= 0.995)
    won, true, count = shares(contest.slaps, FAR_MS)
    what = f"clashes that the player {FAR_MS:.0f} ms away wins against equals, {count} clashes"
    yield Figure(what, f"{won:.1%}, and was first in {true:.1%}", "45 to 55 %", abs(won - 0.5) <= 0.05)
    doubted = mean(slap.by_evidence for slap in contest.slaps)
    yield Figure("honest slaps timed by evidence", f"{doubted:.1%}", "at most 1 %", doubted <= 0.01)
    told_ms, seen_ms = (sorted(times) for times in zip(*contest.waits, strict=True))
    what = f"from the first tap at the socket to the verdict leaving it, {len(told_ms)} clashes"
    found = f"half within {median(told_ms):.0f} ms, at most {told_ms[-1]:.0f} ms"
    yield Figure(what, found, "at most 350 ms", told_ms[-1] <= 350)
    sys.stdout.write(
        f"        (until all have it: half within {median(seen_ms):.0f} ms, at most {seen_ms[-1]:.0f} ms)\n"
    )
