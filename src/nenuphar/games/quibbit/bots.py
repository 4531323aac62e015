"""The levels offered at a table of Quibbit!, from views only."""

from collections.abc import Mapping
from random import Random

from nenuphar.core.game import Bot, Budget, Moves
from nenuphar.games.quibbit.types import Action, View


class Tadpole:
    def choose(self, view: View, moves: Moves[Action], rng: Random, budget: Budget) -> Action:
        return moves.sample(rng)


LEVELS: Mapping[str, Bot[View, Action]] = {"tadpole": Tadpole()}
