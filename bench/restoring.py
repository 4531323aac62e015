"""The time to restore a stored match of a hundred rounds: folded from its log, or verified completely."""

import time
from collections.abc import Callable, Iterator
from itertools import product
from statistics import median
from typing import Any

from bench.figure import Figure
from nenuphar.core.codec import decode, encode
from nenuphar.core.game import Command, Setup
from nenuphar.core.match import Match
from nenuphar.core.record import Record, read, record, verify
from nenuphar.games.quibbit import GAME, course
from nenuphar.games.quibbit.types import Choose, Options, State

ROUNDS = 100
LIMIT_MS = 20.0
TRIES = 30
BOARD = "YRGB* YRGB* YRGB~"


def figures() -> Iterator[Figure]:
    stored = encode(long_record())
    kept = read(GAME, stored)
    events = encode([event for step in kept.steps for event in step.events])
    folding = typical_ms(lambda: fold(kept, events))
    what = f"folding {len(kept.steps)} stored commands of {ROUNDS} rounds"
    yield Figure(what, f"{folding:.1f} ms", f"under {LIMIT_MS:.0f} ms", folding < LIMIT_MS)
    verifying = typical_ms(lambda: verify(GAME, stored))
    what = "reading and verifying the record of the same match, every seal and draw included"
    yield Figure(what, f"{verifying:.1f} ms", f"under {LIMIT_MS:.0f} ms", verifying < LIMIT_MS)


def fold(kept: Record[Any, Any, Any], events: bytes) -> State:
    state = GAME.initial(kept.setup)
    for event in decode(events, list[GAME.manifest.event]):  # type: ignore[name-defined]
        state = GAME.evolve(state, event)
    return state


def long_record() -> Record[Any, Any, Any]:
    """A match in which four players help each other to stay in for a hundred rounds."""
    match = Match(GAME, Setup(4, Options(board=BOARD, youngest=0, round_limit=ROUNDS)), bytes(32))
    match.begin(0)
    while match.outcome is None:
        if match.state.phase == "placing":
            seat = match.waiting.due[0]
            action = max(GAME.moves(match.view(seat)).listed or (), key=lambda move: move.tile)  # type: ignore[union-attr]
            match.submit(Command(seat, action, match.now + 1))
            continue
        for seat, card in enumerate(friendliest(match.state)):
            if card is not None:
                match.submit(Command(seat, Choose(card), match.now + 1))
    assert match.state.round == ROUNDS, f"the match ended in round {match.state.round}"
    return record(match, ("Anna", "Ben", "Cleo", "Dan"))


def friendliest(state: State) -> tuple[int | None, ...]:
    """The cards that lose the fewest cards and keep the frogs closest together."""

    def harm(cards: tuple[int | None, ...]) -> tuple[bool, int, int]:
        steps = list(state.steps)
        _, lapped = course.play_round(steps, cards, len(state.ring))
        line = [step for step in steps if step is not None]
        lost = sum(
            state.ring[step % len(state.ring)] not in ("flower", state.colours[frog])
            for frog, step in enumerate(steps)
            if step is not None
        )
        return lapped, lost, max(line) - min(line)

    return min(product(*[hand or (None,) for hand in state.hands]), key=harm)


def typical_ms(work: Callable[[], object]) -> float:
    """The median of several runs."""

    def once() -> float:
        begun = time.perf_counter()
        work()
        return (time.perf_counter() - begun) * 1000

    return median(once() for _ in range(TRIES))
