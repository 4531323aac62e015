"""Random matches of Quibbit! for the tests of the core."""

from random import Random
from typing import Any

from nenuphar.core.game import Command, Setup
from nenuphar.core.match import AnyMatch, Match
from nenuphar.games.quibbit import GAME
from nenuphar.games.quibbit.types import Options

SEED = bytes(range(32))


def opened(seats: int = 3, decision_ms: int | None = None, **options: Any) -> AnyMatch:
    return Match(GAME, Setup(seats, Options(**options), decision_ms), SEED)


def finished(seats: int = 3, luck: int = 1, **options: Any) -> AnyMatch:
    """A whole match of random moves, one every 250 ms."""
    match, rng = opened(seats, **options), Random(luck)
    match.begin(0)
    while match.outcome is None:
        seat = match.waiting.due[0]
        match.submit(Command(seat, GAME.moves(match.view(seat)).sample(rng), match.now + 250))
    return match
