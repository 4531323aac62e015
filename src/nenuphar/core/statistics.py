"""What a game remembers of a finished match for its players' pages, such as a best word.

A game describes this in its own folder: `STATISTICS` in `statistics.py`. Without it, pages know how matches ended. The
page looks up `<key>-statistic-<name>` in the game's `web/texts` for the title of a statistic.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, Literal, NamedTuple, TypeAlias

from nenuphar.core.decision import E, S


class Named(NamedTuple):
    """A number with the thing that has it, such as a word and its points."""

    name: str
    value: int


class Statistic(NamedTuple):
    """What a page shows of all matches: the least or the most of their numbers, or the best of what they name."""

    name: str
    keep: Literal["least", "most", "best"]
    unit: Literal["ms", "points"]


@dataclass(frozen=True)
class Statistics(Generic[S, E]):
    every: tuple[Statistic, ...]
    # By seat, from the last state and all events: a number or something named for each statistic that the seat has.
    of: Callable[[S, Sequence[E]], Sequence[dict[str, "int | Named"]]]


AnyStatistics: TypeAlias = Statistics[Any, Any]
