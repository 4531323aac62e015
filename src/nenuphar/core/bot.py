"""What a bot is: something that chooses a move from what its seat may see."""

from random import Random
from typing import Protocol, TypeVar

from nenuphar.core.moves import Moves

A = TypeVar("A")
Seen = TypeVar("Seen", contravariant=True)


class Budget(Protocol):
    """How long a bot may think. Games know no clock, so they are handed one; bots ask it before each further step."""

    def more(self) -> bool: ...


class Bot(Protocol[Seen, A]):
    """A bot gets a view and never the state: it cannot cheat."""

    def choose(self, view: Seen, moves: Moves[A], rng: Random, budget: Budget) -> A: ...
