"""For games in which people bring something along from match to match: a handicap, for example."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

O = TypeVar("O")  # noqa: E741 - the options, beside S
S = TypeVar("S")


@dataclass(frozen=True)
class Keepsakes(Generic[O, S]):
    kind: type[Any]  # the type of one keepsake
    # The options with what each seat's player has kept so far; where there is nothing, with what its bot level says.
    bring: Callable[[O, Sequence[Sequence[Any]], Sequence[str]], O]
    keep: Callable[[S], Sequence[Any]]  # what each seat keeps from a finished match, or None
    rows: Callable[[Sequence[Any]], Sequence[Any]]  # a player's keepsakes as people read them, one row each
