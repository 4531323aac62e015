"""What `nenuphar tune` asks of a game: estimates fitted to matches that its strongest bot plays against itself."""

from collections.abc import Callable, Mapping
from typing import TypeAlias

from msgspec import Struct


class Tuned(Struct, frozen=True):
    """Fitted numbers, as the data file of a game."""

    file: str  # its name in the game's folder
    numbers: Mapping[str, list[list[float]]]
    loss: Mapping[str, float]  # the mean surprise, in nats, at who wins the last matches: before these are learned from
    matches: int
    generations: int


class TuningFile(Struct, frozen=True):
    """Fitted numbers, and how they were made."""

    command: str
    version: str
    matches: int
    generations: int
    loss: Mapping[str, float]
    numbers: Mapping[str, list[list[float]]]


# From a seed, a number of matches in each generation and a number of generations; it reports how far it is, up to 1.
Tune: TypeAlias = Callable[[str, int, int, Callable[[float], None]], Tuned]
