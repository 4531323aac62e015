"""What a bot is: it chooses a move from what its seat may see."""

from collections.abc import Sequence
from random import Random
from typing import Protocol, TypeVar

from nenuphar.core.moves import Moves

A = TypeVar("A")
Seen = TypeVar("Seen", contravariant=True)

STRENGTHS = ("easy", "medium", "strong", "very-strong")


class Budget(Protocol):
    """How long a bot may think. Games have no clock, so bots ask this before each further step."""

    def more(self) -> bool: ...


class Bot(Protocol[Seen, A]):
    """A bot gets a view and never the state, so it cannot cheat."""

    def choose(self, view: Seen, moves: Moves[A], rng: Random, budget: Budget) -> A: ...


def strength(level: str, levels: Sequence[str]) -> str:
    """What to expect of a level, by its place among all levels of its game, the weakest first."""
    if len(levels) == 1:
        return STRENGTHS[1]
    steps = len(STRENGTHS) - 1 if len(levels) >= len(STRENGTHS) else len(STRENGTHS) - 2
    return STRENGTHS[levels.index(level) * steps // (len(levels) - 1)]
