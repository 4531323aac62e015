"""What `nenuphar endgames` asks of a game: the last rounds on a board, solved once and kept as a file."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from nenuphar.core.game import Setup


class NotSolved(Exception):
    """The values of some positions did not come to rest, so there is nothing to play from."""


@dataclass(frozen=True)
class EndgameSolver:
    """`fingerprint` names everything that a solution depends on: board, options, code."""

    seats: int
    fingerprint: Callable[[Setup[Any]], str]
    # The numbers of a file, and facts about it; it reports how far it is, up to 1.
    solve: Callable[[Setup[Any], Callable[[float], None]], tuple[Mapping[str, Any], Mapping[str, str]]]
