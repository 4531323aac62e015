"""The strongest level of China Moon: it tries all ways to play its turn, and imagines the round after the best ones.

It sees views only. Where numba is missing it imagines far fewer rounds, and plays weaker.
"""

from collections.abc import Sequence
from random import Random

from nenuphar.core.bot import Budget
from nenuphar.core.moves import Moves
from nenuphar.games.china_moon.foresight import Foresight, Way
from nenuphar.games.china_moon.turn_search import different
from nenuphar.games.china_moon.types import Action, TakeBack, View

CANDIDATES = 24


class Kraken:
    patience = 3
    is_slow_uncompiled = True

    def choose(self, view: View, moves: Moves[Action], rng: Random, budget: Budget) -> Action:
        offered = without_taking_back(moves)
        if len(offered) == 1:
            return offered[0]
        foresight = Foresight(view, rng, budget)
        ways = foresight.ways(different(view, offered), CANDIDATES)
        return foresight.compare(ways, agree)[0].action


def without_taking_back(moves: Moves[Action]) -> list[Action]:
    assert moves.listed is not None
    return [move for move in moves.listed if not isinstance(move, TakeBack)]


def agree(ways: Sequence[Way]) -> bool:
    """Whether all begin with the same action."""
    return all(way.action == ways[0].action for way in ways)
