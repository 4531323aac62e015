"""How long the bots of China Moon think, and how much: called as a table calls them, with five seats, the hardest case.

`python -m bench.china_moon_bots` prints the worlds that the heron imagines in a second.
"""

import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from random import Random
from statistics import median, quantiles

from bench.figure import Figure
from nenuphar.bots.budget import Worlds
from nenuphar.core.game import Command, Setup
from nenuphar.core.match import Match
from nenuphar.games.china_moon import GAME
from nenuphar.games.china_moon.foresight import Foresight
from nenuphar.games.china_moon.kraken import CANDIDATES, agree, without_taking_back
from nenuphar.games.china_moon.turn_search import different
from nenuphar.games.china_moon.types import Action, Event, Options, State, View
from nenuphar.server.settings import Settings
from nenuphar.server.table.thinkers import think

SEATS = 5
TURNS = 60
ANSWERS = 3
FROG_MS = 150.0
OVER_BUDGET = 0.1
THOUGHTS, PLAIN_THOUGHTS = 300, 20
MORE_WORLDS = 100


def figures() -> Iterator[Figure]:
    """The first move of a turn is the hardest: it has to consider all three moves and their effects."""
    budget_ms = Settings(database=Path()).bot_budget_ms
    turns = [*beginnings(TURNS)]
    took_ms = [thought_ms("frog", view, budget_ms) for view in turns]
    p95 = quantiles(took_ms, n=20)[-1]
    sys.stdout.write(f"        frog: median {median(took_ms):.0f} ms, longest {max(took_ms):.0f} ms of {TURNS} turns\n")
    yield Figure(f"frog answers at {SEATS} seats, p95", f"{p95:.0f} ms", f"under {FROG_MS:.0f} ms", p95 < FROG_MS)
    shares = [thought_ms("heron", view, budget_ms) / budget_ms for view in turns[::3]]
    typical, worst = median(shares), quantiles(shares, n=20)[-1]
    kept = f"{typical:.0%} of it at the median, {worst:.0%} at p95"
    what = f"heron keeps its budget of {budget_ms} ms at {SEATS} seats"
    yield Figure(what, kept, "both within 10 %", max(abs(typical - 1), abs(worst - 1)) <= OVER_BUDGET)
    yield more_worlds(turns[::6])


def more_worlds(turns: Sequence[View]) -> Figure:
    """Positions that the kraken estimates in a second of CPU time, and rounds that the heron simulates.

    The target is for the heron without compiled kernels. Compiled, it simulates so many rounds that no estimate is
    cheap enough for a hundred times as many worlds; that figure is printed beside the other.
    """
    kraken, heron = worlds_a_second(imagined_by_kraken, turns), worlds_a_second(imagined_by_heron, turns)
    plain = subprocess.run(
        [sys.executable, "-m", "bench.china_moon_bots"],
        env={**os.environ, "NUMBA_DISABLE_JIT": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    today = float(plain.stdout)
    sys.stdout.write(f"        heron: {today:,.0f} worlds a second, {heron:,.0f} of them if it is compiled\n")
    times = f"{kraken:,.0f} a second: {kraken / today:,.0f} times ({kraken / heron:.0f} times the compiled heron's)"
    wanted = f"{MORE_WORLDS} times the heron's, not compiled"
    return Figure("worlds that the kraken imagines", times, wanted, kraken / today >= MORE_WORLDS)


def worlds_a_second(imagined: Callable[[View, int], int], turns: Sequence[View], thoughts: int = THOUGHTS) -> float:
    """In CPU time, because the machine may be busy; the first thought compiles."""
    imagined(turns[0], 1)
    begun = time.process_time()
    worlds = sum(imagined(view, thoughts) for view in turns)
    return worlds / (time.process_time() - begun)


def imagined_by_kraken(view: View, thoughts: int) -> int:
    foresight = Foresight(view, Random(1), Worlds(thoughts))
    offered = without_taking_back(GAME.moves(view))
    foresight.compare(foresight.ways(different(view, offered), CANDIDATES), agree)
    return foresight.meter.worlds


def imagined_by_heron(view: View, thoughts: int) -> int:
    GAME.bots["heron"].choose(view, GAME.moves(view), Random(1), Worlds(thoughts))
    return thoughts


def thought_ms(level: str, view: View, budget_ms: int) -> float:
    """The fastest of several answers to the same question, to exclude other load on the machine."""

    def once() -> float:
        begun = time.perf_counter()
        think("china_moon", level, view, b"bench", budget_ms)
        return (time.perf_counter() - begun) * 1_000

    return min(once() for _ in range(ANSWERS))


def beginnings(turns: int) -> Iterator[View]:
    """The views of players at the start of their turns, in matches between frogs."""
    match: Match[Options, State, Action, Event, View] | None = None
    while turns:
        if match is None or match.outcome is not None:
            match = Match(GAME, Setup(SEATS, Options()), bytes([turns]) * 32)
            match.begin(0)
        seat = match.waiting.due[0]
        view = match.view(seat)
        if view.phase == "move" and not view.moved:
            yield view
            turns -= 1
        match.submit(Command(seat, think("china_moon", "frog", view, bytes([turns]), 10_000), 0))


if __name__ == "__main__":
    print(worlds_a_second(imagined_by_heron, [*beginnings(2)], PLAIN_THOUGHTS))
