"""What is new every day: a short match for one player, the same for everybody in the world who plays that edition.

A game has one if its folder has a `daily.py` (see `nenuphar.games.daily`). The server knows the calendar, keeps the
results and counts the days in a row; the game knows what is played.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Generic, TypeAlias, TypeVar

from msgspec import Struct

O = TypeVar("O")  # noqa: E741 - the options, beside S
S = TypeVar("S")

Day: TypeAlias = str  # as in 2026-11-18


class DailyScore(Struct, frozen=True):
    """What a player reached, and the best that was possible. `proven` says that nothing better exists."""

    points: int
    best: int
    proven: bool


@dataclass(frozen=True)
class Daily(Generic[O, S]):
    editions: tuple[str, ...]  # everybody who plays the same edition has the same task: languages, for example
    options: Callable[[str], O]  # of the match, for an edition
    # The seed of all chance, for a day and an edition. It depends on nothing else, so that servers agree.
    seed: Callable[[Day, str], bytes]
    score: Callable[[S], DailyScore]  # of a match that is over


AnyDaily: TypeAlias = Daily[Any, Any]
