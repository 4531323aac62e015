"""What an analysis says of a position: every seat's chance to win, and what each choice is worth."""

from collections.abc import Callable, Mapping
from random import Random
from typing import Any, Generic, TypeAlias, TypeVar

from msgspec import Struct

from nenuphar.core.actors import Seat
from nenuphar.core.bot import Budget

A = TypeVar("A")


class Choice(Struct, Generic[A], frozen=True):
    """Something that a seat can do, and its chance to win if it does that and everybody plays well from there."""

    action: A
    chance: float
    share: float  # how often good play chooses it: where all choose in secret, it varies


class Assessment(Struct, Generic[A], frozen=True):
    chances: tuple[float, ...]  # of every seat to win; beside a dummy they add up to less than 1
    choices: Mapping[Seat, tuple[Choice[A], ...]]  # of the seats that are asked, the best first
    proven: bool = False  # computed to the end of the match, instead of estimated


# From the whole state: only for matches that are over, and for imagined ones.
Assess: TypeAlias = Callable[[Any, Random, Budget], Assessment[Any]]
