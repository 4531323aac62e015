"""What a bot is: it chooses a move from what its seat may see."""

from random import Random
from typing import Protocol, TypeVar

from nenuphar.core.moves import Moves

A = TypeVar("A")
Seen = TypeVar("Seen", contravariant=True)


class Budget(Protocol):
    """How long a bot may think. Games have no clock, so bots ask this before each further step."""

    def more(self) -> bool: ...


class Bot(Protocol[Seen, A]):
    """A bot gets a view and never the state, so it cannot cheat."""

    def choose(self, view: Seen, moves: Moves[A], rng: Random, budget: Budget) -> A: ...
