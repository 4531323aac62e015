"""For games in which players keep something from match to match: a handicap, for example."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

O = TypeVar("O")  # noqa: E741 - the options, beside S
S = TypeVar("S")


@dataclass(frozen=True)
class Keepsakes(Generic[O, S]):
    kind: type[Any]  # the type of one keepsake
    # The options with what each seat's player has kept so far; if nothing, with the default of its bot level.
    bring: Callable[[O, Sequence[Sequence[Any]], Sequence[str]], O]
    keep: Callable[[S], Sequence[Any]]  # what each seat keeps from a finished match, or None
    rows: Callable[[Sequence[Any]], Sequence[Any]]  # a player's keepsakes for people to read, one row each
