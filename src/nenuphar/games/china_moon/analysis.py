"""Says of a position of China Moon what every seat's chance to win is, and what each choice is worth.

It thinks like the kraken, but looks at every choice: at the best ways to play on with it, and at the round after them.
Taking a turn back is not a choice here: it only leads to where the turn began.
"""

from collections.abc import Hashable, Sequence
from random import Random

from nenuphar.core.analysis import Assess, Assessment, Choice
from nenuphar.core.bot import Budget
from nenuphar.games.china_moon.foresight import MOST_ENDS, Foresight, Way
from nenuphar.games.china_moon.kraken import without_taking_back
from nenuphar.games.china_moon.types import FROGS_EACH, START, Action, Move, State, View
from nenuphar.games.china_moon.visibility import moves, view

WAYS_EACH = 2


def assess(state: State, rng: Random, budget: Budget) -> Assessment[Action]:
    seats = range(state.setup.seats)
    if state.outcome is not None:
        winners = state.outcome.winners
        return Assessment(tuple((seat in winners) / len(winners) for seat in seats), {}, proven=True)
    if state.asked is None:  # before the first turn nobody is ahead
        return Assessment(tuple(1 / len(seats) for _ in seats), {})
    seen = view(state, state.asked)
    foresight = Foresight(seen, rng, budget)
    offered = without_taking_back(moves(seen))
    equal = {kind_of(seen, action): action for action in reversed(offered)}
    ends = MOST_ENDS // len(equal)
    ways = [way for action in equal.values() for way in foresight.ways([action], WAYS_EACH, ends)]
    ways.sort(key=lambda way: -way.estimate)
    best = foresight.compare(ways, _is_one)[0]
    if not best.tries:
        foresight.imagine(best)
    worth = _worth(ways, best, state.asked)
    choices = [Choice(action, worth[equal[kind_of(seen, action)]], 0.0) for action in offered]
    choices.sort(key=lambda choice: (-choice.chance, equal[kind_of(seen, choice.action)] != best.action))
    first = Choice(choices[0].action, choices[0].chance, share=1.0)
    chances = tuple(float(best.sums[seat]) / best.tries for seat in seats)
    return Assessment(chances, {state.asked: (first, *choices[1:])})


def kind_of(seen: View, action: Action) -> Hashable:
    """Equal for moves of equivalent frogs: those that a player has at the start."""
    if isinstance(action, Move) and seen.frogs[action.frog] == START:
        return action.frog // FROGS_EACH, action.to
    return action


def _worth(ways: Sequence[Way], best: Way, me: int) -> dict[Action, float]:
    """The chance with each action. None is above the best: those that were dropped early are known less well."""
    most = best.chance(me)
    worth = dict[Action, float]()
    for way in ways:
        worth[way.action] = max(worth.get(way.action, 0.0), min(way.chance(me), most))
    return worth


def _is_one(ways: Sequence[Way]) -> bool:
    return len(ways) == 1


ASSESS: Assess = assess
