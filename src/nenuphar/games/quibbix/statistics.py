"""What players' pages remember of a match of Quibbix: the best word and the points."""

from collections.abc import Sequence

from nenuphar.core.statistics import Named, Statistic, Statistics
from nenuphar.games.quibbix.types import Event, State


def of(state: State, events: Sequence[Event]) -> list[dict[str, int | Named]]:
    return [
        {"points": sum(map(sum, rounds))}
        | ({} if finest is None else {"word": Named(finest.word.upper(), finest.points)})
        for rounds, finest in zip(state.sheet, state.finest, strict=True)
    ]


STATISTICS: Statistics[State, Event] = Statistics(
    every=(Statistic("word", "best", "points"), Statistic("points", "most", "points")), of=of
)
