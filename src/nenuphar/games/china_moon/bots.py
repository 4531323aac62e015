"""The bot levels of China Moon. They see views only.

The tadpole plays at random, the frog tries all ways to play its turn, and the heron also what the others do then.
The kraken (kraken.py) does all of this faster and with better estimates.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from math import log, sqrt
from random import Random

from nenuphar.bots import tadpole
from nenuphar.core.bot import Bot, Budget
from nenuphar.core.kernels import Row, compiled, ints
from nenuphar.core.luck import started
from nenuphar.core.moves import Moves
from nenuphar.games.china_moon.kraken import Kraken, without_taking_back
from nenuphar.games.china_moon.thinking import chance, lead, simulated
from nenuphar.games.china_moon.turn_search import Position, ways_on
from nenuphar.games.china_moon.types import Action, View

MOST_CANDIDATES = 12
CURIOSITY = 0.12


class Tadpole(tadpole.Tadpole[View, Action]):
    """Plays at random, but never takes a turn back."""

    def choose(self, view: View, moves: Moves[Action], rng: Random, budget: Budget) -> Action:
        return rng.choice(without_taking_back(moves))


class FrogBot:
    """Tries every way to play its turn to the end, or some for each of its moves if there are too many."""

    def choose(self, view: View, moves: Moves[Action], rng: Random, budget: Budget) -> Action:
        offered = without_taking_back(moves)
        if len(offered) == 1:
            return offered[0]
        return max(ways_on(Position(view), view, offered, lead, budget), key=lambda way: way.worth).action


@dataclass(frozen=True)
class Heron:
    """Takes the best ways to play its turn, and simulates many times how the others play on.

    It plays the way that it has tried most often: a high average can be luck.
    """

    rounds: int = 1

    def choose(self, view: View, moves: Moves[Action], rng: Random, budget: Budget) -> Action:
        offered = without_taking_back(moves)
        if len(offered) == 1:
            return offered[0]
        position, luck = Position(view), ints([started(rng)], bits=64)
        ways = ways_on(position, view, offered, chance, budget)
        found = sorted(ways, key=lambda way: -way.worth)[:MOST_CANDIDATES]
        trials = [Trial(way.worth) for way in found]
        tried = 0
        while budget.more():
            tried += 1
            credit = CURIOSITY * sqrt(log(tried + 1))
            trial = max(range(len(trials)), key=lambda each: trials[each].hope(credit))
            trials[trial].learn(self._simulated(position, found[trial].end, luck))
        best = max(range(len(trials)), key=lambda each: (trials[each].tries, trials[each].average))
        return found[best].action

    def _simulated(self, position: Position, end: Row, luck: Row) -> float:
        """The chance to win after some rounds, as the others might play them."""
        table, chart, me = position.table, position.chart, position.me
        notes, shares = position.notes, position.shares
        return float(compiled(simulated)(table, end.copy(), chart, me, self.rounds, luck, notes, shares))


class Trial:
    """The results of one way to play. Its first estimate counts as one result."""

    def __init__(self, chance: float) -> None:
        self.tries = 1
        self.total = chance

    @property
    def average(self) -> float:
        return self.total / self.tries

    def hope(self, credit: float) -> float:
        return self.average + credit / sqrt(self.tries)

    def learn(self, chance: float) -> None:
        self.tries += 1
        self.total += chance


LEVELS: Mapping[str, Bot[View, Action]] = {
    "tadpole": Tadpole(),
    "frog": FrogBot(),
    "heron": Heron(),
    "kraken": Kraken(),
}
