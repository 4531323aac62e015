"""What a trial is: many quick matches on a draft, such as a board, to see where things happen before people play it."""

from collections.abc import Callable
from typing import Any, TypeAlias

from msgspec import Struct

from nenuphar.core.game import Setup


class Tally(Struct, frozen=True):
    """What happened in some matches, added up."""

    matches: int
    counts: dict[str, tuple[int, ...]]  # for every measure how often it happened in each place of the draft
    wins: tuple[float, ...]  # by the order of turns; a shared win counts as its part

    def __add__(self, other: "Tally") -> "Tally":
        counts = {
            name: tuple(one + more for one, more in zip(counted, other.counts[name], strict=True))
            for name, counted in self.counts.items()
        }
        wins = tuple(one + more for one, more in zip(self.wins, other.wins, strict=True))
        return Tally(self.matches + other.matches, counts, wins)


# Plays a number of random matches from a seed, with compiled kernels or without.
Trial: TypeAlias = Callable[[Setup[Any], int, int, bool], Tally]
