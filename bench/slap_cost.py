"""The CPU time for timing and judging a slap, in this process, at a table where all taps are right."""

import time
from collections.abc import Callable, Iterator
from random import Random

from bench.figure import Figure
from bench.slap_players import REACTION_MS, SPREAD_MS
from nenuphar.core.game import Command, Setup
from nenuphar.core.match import AnyMatch, Match
from nenuphar.games.gobbit import GAME
from nenuphar.games.gobbit.foodchain import rights
from nenuphar.games.gobbit.options import Options
from nenuphar.games.gobbit.types import Settle, Tap
from nenuphar.server.net.latency import Latency
from nenuphar.server.table.slaps.timekeeper import Timekeeper
from nenuphar.server.table.slaps.trust import Trust

SEATS = 4
SLAPS = 2_000
MOST_MS = 1.0


class Judged:
    """Plays matches and measures the CPU time spent on slaps."""

    def __init__(self) -> None:
        self._luck = Random("slaps")
        self._doubts = Trust()
        self.slaps = 0
        self.seconds = 0.0

    def play(self, slaps: int) -> None:
        while self.slaps < slaps:
            self._match(slaps)

    def _match(self, slaps: int) -> None:
        match = Match(GAME, Setup(SEATS, Options(tempo="frantic")), self._luck.randbytes(32))
        match.begin(0)
        assert GAME.realtime is not None
        judge, paths, scene = Timekeeper(GAME.realtime, match.steps), [Latency() for _ in range(SEATS)], -1
        while match.outcome is None and self.slaps < slaps:
            newest = match.state.scenes[-1]
            if newest.number != scene:  # everybody has received it and answered
                scene = newest.number
                judge.shown(scene, 0)
                for path in paths:
                    path.pong(path.ping(scene), 0)
                for seat, path in enumerate(paths):
                    for target in rights(newest, seat):
                        self._slap(match, judge, path, seat, Tap(target, scene))
            if match.waiting.query is not None:
                self._clocked(lambda match=match: match.answer_judge(Settle(), match.now))  # type: ignore[misc]
            elif match.waiting.deadline is not None:
                match.tick(match.waiting.deadline)

    def _slap(self, match: AnyMatch, judge: Timekeeper, path: Latency, seat: int, tap: Tap) -> None:
        took_us = round(max(0.0, self._luck.gauss(REACTION_MS, SPREAD_MS)) * 1_000)

        def judged() -> None:
            """The work that a tap causes in the server, beyond that of a move."""
            remembered = self._doubts.is_doubted(str(seat))
            stamped = judge.stamped(tap, seat, path, took_us, took_us, remembered=remembered)
            match.submit(Command(seat, stamped, match.now))
            for other, timing in judge.follow(match.steps):
                self._doubts.note(str(other), timing)

        self.slaps += 1
        self._clocked(judged)

    def _clocked(self, work: Callable[[], object]) -> None:
        before = time.process_time()
        work()
        self.seconds += time.process_time() - before


def figures() -> Iterator[Figure]:
    judged = Judged()
    judged.play(SLAPS)
    each_ms = judged.seconds / judged.slaps * 1_000
    ratio = f"{MOST_MS / each_ms:.0f} times under 1 ms"
    yield Figure("timing and judging a slap", f"{each_ms:.3f} ms, {ratio}", "less than 1 ms", each_ms < MOST_MS)
