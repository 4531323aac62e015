"""The bot levels of Acorn. They see views only. `web/texts` names the level that only Acorn has."""

from collections.abc import Mapping
from random import Random

from nenuphar.bots.tadpole import Tadpole
from nenuphar.core.bot import Bot, Budget
from nenuphar.core.moves import Moves
from nenuphar.testing.acorn.types import Action, Take, View


class Squirrel:
    """Leaves a multiple of one more than a player may take, if it can: the next player cannot do that again."""

    def choose(self, view: View, moves: Moves[Action], rng: Random, budget: Budget) -> Action:
        spare = Take(view.left % (view.setup.options.most + 1))
        return spare if spare in moves else moves.sample(rng)


LEVELS: Mapping[str, Bot[View, Action]] = {"tadpole": Tadpole(), "squirrel": Squirrel()}
