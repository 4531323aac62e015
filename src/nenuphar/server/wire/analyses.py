"""The analysis of a finished match, and playing on from a moment of it, over HTTP."""

from msgspec import Struct

from nenuphar.analysis.types import Analysis
from nenuphar.server.wire.base import AskedSeat, Body, Counted


class Past(Struct, frozen=True):
    """The average of a figure of the analysis over your earlier matches of this game."""

    figure: str
    matches: int
    mean: float


class Analysed(Struct, frozen=True):
    """An analysis, as far as it is done: ask again while its `part` is less than 1. None if it has not begun."""

    analysis: Analysis | None
    past: tuple[Past, ...] = ()


class PlayOn(Body, frozen=True):
    """Play on from a moment of a finished match: after this many steps, on this seat."""

    steps: Counted
    seat: AskedSeat
