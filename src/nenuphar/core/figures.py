"""What an analysis says of a finished match beside the chances to win, such as reaction times or points given away.

A game describes this in its own folder: `FIGURES` in `figures.py`. The title of a figure or a spread is the message
`<key>-figure-<name>` in the game's `texts`.
"""

from collections.abc import Callable
from typing import Literal, TypeAlias

from msgspec import Struct

from nenuphar.core.actors import Seat
from nenuphar.core.match import AnyMatch
from nenuphar.core.messages import Said

Unit: TypeAlias = Literal["points", "ms", "times", "percent"]


class Figure(Struct, frozen=True):
    """A number for every seat, or None for a seat without one.

    If the game's statistics remember a fact of the same name, players can compare it with their earlier matches.
    """

    name: str
    unit: Unit
    values: tuple[float | None, ...]


class Spread(Struct, frozen=True):
    """All numbers of one kind, by seat and in rising order: a page shows how they are distributed."""

    name: str
    unit: Unit
    values: tuple[tuple[float, ...], ...]


class Remark(Struct, frozen=True):
    """Something that a seat did or overlooked, and the number of steps of the match until then."""

    steps: int
    seat: Seat
    saying: Said


class Figures(Struct, frozen=True):
    every: tuple[Figure, ...] = ()
    spreads: tuple[Spread, ...] = ()
    remarks: tuple[Remark, ...] = ()


FiguresOf: TypeAlias = Callable[[AnyMatch], Figures]
