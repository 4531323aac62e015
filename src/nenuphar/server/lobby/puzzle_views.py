"""What people see of a puzzle, before an answer and after it (TB-153). It runs in a thread or another process."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from msgspec import Struct, to_builtins

from nenuphar import games
from nenuphar.core.daily import DailyScore
from nenuphar.core.game import Seat
from nenuphar.core.match import AnyMatch, Step
from nenuphar.puzzles.sources import Answered, Option, Source, source
from nenuphar.server import wire
from nenuphar.server.wire import Line, Offer


class Asked(Struct, frozen=True):
    """A puzzle, the same for everybody."""

    rating: int
    you: Seat
    seats: int
    view: Any
    offers: tuple[Offer, ...] | None
    due: tuple[Seat, ...]
    task: Any


class Judged(Struct, frozen=True):
    """What an answer is worth, for everybody. Without `best` the answer is not complete yet."""

    view: Any
    right: bool = False
    yours: wire.PuzzleOption | None = None
    best: wire.PuzzleOption | None = None
    reasons: tuple[Any, ...] = ()
    score: DailyScore = DailyScore(0, 1, False)
    lines: tuple[Line, ...] = ()


@lru_cache(maxsize=64)
def ask(key: str, puzzle: str) -> Asked:
    puzzles = source(key)
    assert puzzles is not None
    return asked_by(puzzles, key, puzzle)


def asked_by(puzzles: Source, key: str, puzzle: str) -> Asked:
    """What everybody may know of a puzzle (TB-153)."""
    game = games.load(key)
    question = puzzles.question(puzzle)
    match, seat = question.match, question.seat
    view = match.view(seat)
    listed = game.moves(view).listed
    offers = None if listed is None else tuple([Offer(action, game.text.offer(action, view)) for action in listed])
    return Asked(question.rating, seat, match.setup.seats, to_builtins(view), offers, match.waiting.due, question.task)


def judge(key: str, puzzle: str, actions: Sequence[Any]) -> Judged:
    puzzles = source(key)
    assert puzzles is not None
    found = puzzles.answered(puzzle, actions)
    if not isinstance(found, Answered):
        return Judged(to_builtins(found.view(0)))
    seat = puzzles.question(puzzle).seat
    return Judged(
        view=to_builtins(found.match.view(seat)),
        right=found.is_right,
        yours=_option(found.yours),
        best=_option(found.best),
        reasons=found.reasons,
        score=found.score,
        lines=lines_of(found.match, found.steps, seat),
    )


def _option(found: Option) -> wire.PuzzleOption:
    return wire.PuzzleOption(found.saying, found.chance)


def lines_of(match: AnyMatch, steps: Sequence[Step], seat: Seat) -> tuple[Line, ...]:
    """The last steps of a match as this seat sees them."""
    game, first = match.game, len(match.steps) - len(steps)
    states = match.states_after(range(first + 1, len(match.steps) + 1))
    lines: list[Line] = []
    for number, step in enumerate(steps, first + 1):
        view = game.view(states[number], seat)
        for event in step.events:
            known = game.redact(event, seat)
            if known is not None:
                lines.append(Line(len(lines) + 1, 0, "match", known, game.text.narrate(known, view)))
    return tuple(lines)
