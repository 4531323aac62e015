"""The weakest bot of every game: it plays a random legal move."""

from random import Random
from typing import Generic

from nenuphar.core.bot import Budget, Seen
from nenuphar.core.game import A
from nenuphar.core.moves import Moves


class Tadpole(Generic[Seen, A]):
    def choose(self, view: Seen, moves: Moves[A], rng: Random, budget: Budget) -> A:
        return moves.sample(rng)
