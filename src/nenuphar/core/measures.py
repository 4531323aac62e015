"""What simulations count in a game: how often each seat uses what, and which seat is ahead.

A game describes this in its own folder: `MEASURES` in `measures.py`. Without it, simulations know only how a match
ended and how many decisions it took. The law `measures_alike` in `nenuphar.testing.twins` compares both descriptions
of a game with a twin.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, NamedTuple, TypeAlias

from nenuphar.core.actors import Seat
from nenuphar.core.decision import E, S
from nenuphar.core.game import O, Setup
from nenuphar.core.kernels import Row


class Measure(NamedTuple):
    """Something that a seat can use. The name is part of a column's name, the title is for people who read reports."""

    name: str
    title: str


class Use(NamedTuple):
    """A seat has used something once."""

    seat: Seat
    name: str  # of the measure


def _same(options: O) -> O:
    return options


@dataclass(frozen=True)
class MeasureKernels:
    """The same for the game's twin (see twin.py), on the rows before and after an action.

    `uses` adds to a row of counts. The count of a measure and a seat is at `measure * seats + seat`. Chance is seat -1.
    """

    uses: Callable[[Row, Row, int, int, Row, Row], None]  # table, row before, seat, action, row after, counts
    standing: Callable[[Row, Row, Row], None]  # table, row; fills in the standing of every seat
    # The options under which all legal actions are those of a bot that plays at random.
    options: Callable[[Any], Any] = _same


@dataclass(frozen=True)
class Measures(Generic[O, S, E]):
    """What a game measures. Two descriptions of a standing may use other numbers, if they rank the seats alike."""

    every: Callable[[Setup[O]], tuple[Measure, ...]]  # what can be used in such a match, in the order of the columns
    uses: Callable[[S, Sequence[E]], Iterable[Use]]  # from the state before a command, and its events
    standing: Callable[[S], Sequence[int]]  # a number for every seat: higher is better
    kernels: MeasureKernels | None = None


AnyMeasures: TypeAlias = Measures[Any, Any, Any]
