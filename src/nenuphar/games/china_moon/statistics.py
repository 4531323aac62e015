"""What players' pages remember of a match of China Moon: the points of the lilies."""

from collections.abc import Sequence

from nenuphar.core.statistics import Named, Statistic, Statistics
from nenuphar.games.china_moon.score import points
from nenuphar.games.china_moon.types import Event, State


def of(state: State, events: Sequence[Event]) -> list[dict[str, int | Named]]:
    return [{"points": points(hand)} for hand in state.hands]


STATISTICS: Statistics[State, Event] = Statistics(every=(Statistic("points", "most", "points"),), of=of)
