"""The levels offered at a table of China Moon, from views only."""

from collections.abc import Mapping
from random import Random

from nenuphar.core.game import Bot, Budget, Moves
from nenuphar.games.china_moon.types import Action, TakeBack, View


class Tadpole:
    """Plays anything, but never begins its turn again."""

    def choose(self, view: View, moves: Moves[Action], rng: Random, budget: Budget) -> Action:
        assert moves.listed is not None
        return rng.choice([move for move in moves.listed if not isinstance(move, TakeBack)])


LEVELS: Mapping[str, Bot[View, Action]] = {"tadpole": Tadpole()}
