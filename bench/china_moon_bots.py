"""How long the bots of China Moon think: called as a table calls them, with five seats, the hardest case."""

import sys
import time
from collections.abc import Iterator
from pathlib import Path
from statistics import median, quantiles

from bench.figure import Figure
from nenuphar.core.game import Command, Setup
from nenuphar.core.match import Match
from nenuphar.games.china_moon import GAME
from nenuphar.games.china_moon.types import Action, Event, Options, State, View
from nenuphar.server.settings import Settings
from nenuphar.server.table.thinkers import think

SEATS = 5
TURNS = 60
ANSWERS = 3
FROG_MS = 150.0
OVER_BUDGET = 0.1


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
