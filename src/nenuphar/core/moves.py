"""The choices that are open: to players (`Moves`) and to chance (`Draw`)."""

from random import Random
from typing import Generic, Protocol, TypeVar

from msgspec import Struct

A = TypeVar("A")
Offered = TypeVar("Offered", covariant=True)


class Moves(Protocol[Offered]):
    """The actions open to a viewer. `listed` is None where there are too many to list."""

    @property
    def listed(self) -> tuple[Offered, ...] | None: ...
    def __contains__(self, action: object) -> bool: ...
    def sample(self, rng: Random) -> Offered: ...


class Listed(tuple[A, ...]):
    """Moves few enough to list."""

    __slots__ = ()

    @property
    def listed(self) -> tuple[A, ...]:
        return self

    def sample(self, rng: Random) -> A:
        return self[int(rng.random() * len(self))]


class Draw(Struct, Generic[A], frozen=True):
    """What chance draws from: the outcomes and their whole-number odds. Without odds all are equally likely."""

    outcomes: tuple[A, ...]
    odds: tuple[int, ...] = ()

    @property
    def total(self) -> int:
        return sum(self.odds) if self.odds else len(self.outcomes)

    def at(self, number: int) -> A:
        """The outcome for a number from 0 to `total` - 1."""
        if not self.odds:
            return self.outcomes[number]
        for outcome, odds in zip(self.outcomes, self.odds, strict=True):
            if number < odds:
                return outcome
            number -= odds
        raise IndexError(number)

    def sample(self, rng: Random) -> A:
        return self.at(int(rng.random() * self.total))
