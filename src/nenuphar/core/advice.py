"""Advice to a player: what the strongest level would do, told in steps, so that people can still think for themselves.

A game gives advice if its folder has an `advice.py` (see `nenuphar.games.advise`). It gets the view of the player who
asks and never the state, so it knows no secret. Games of speed have none.
"""

from collections.abc import Callable
from random import Random
from typing import Any, Generic, TypeAlias, TypeVar

from msgspec import Struct

from nenuphar.core.bot import Budget
from nenuphar.core.messages import Saying

A = TypeVar("A")


class Advice(Struct, Generic[A], frozen=True):
    """A player hears the hint first, then the move, then the reasons."""

    action: A
    hint: Saying  # which frog, or what kind of thing to look for
    move: Saying  # the action in words
    reasons: tuple[Saying, ...]


Advise: TypeAlias = Callable[[Any, Random, Budget], Advice[Any]]


def percent(share: float) -> int:
    """For texts: a chance in whole percent."""
    return round(100 * share)
