"""The weakest bot of every game: it plays anything that it is offered."""

from random import Random
from typing import Generic

from nenuphar.core.game import A, Budget, Moves, Seen


class Tadpole(Generic[Seen, A]):
    def choose(self, view: Seen, moves: Moves[A], rng: Random, budget: Budget) -> A:
        return moves.sample(rng)
