"""A game as numbers, for learning and solving: the number of each action, and how a view becomes tensors.

A game describes this once, in its own folder. Adapters make action masks, tensors, spaces and documentation from the
description, so they cannot differ. Everything is read from a seat's view, so nothing hidden can leak.

Seats are counted from the viewer: 0 is the viewer, 1 is the next seat, and so on.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import prod
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

from msgspec import Struct
from msgspec.structs import astuple

from nenuphar.core.actors import Millis, Seat
from nenuphar.core.moves import Moves

A = TypeVar("A")
V = TypeVar("V")
Numbered = TypeVar("Numbered", covariant=True)
Seen = TypeVar("Seen", contravariant=True)

PASS = 0  # the number of doing nothing, for a seat that is not asked or that waits


class Tensor(Protocol):
    """What a plane writes to: an array of whole numbers, all 0 at first."""

    def __setitem__(self, index: Any, value: int) -> None: ...


@dataclass(frozen=True)
class Plane(Generic[V]):
    """A named tensor of an observation. Numbers outside of `least` to `most` become the nearest of these."""

    name: str
    axes: tuple[str, ...]  # names of `Encoding.axes`; none for a single number
    meaning: str
    write: Callable[[V, Tensor], None]
    most: int = 1
    least: int = 0


class Place(NamedTuple):
    """Where a plane is in an observation."""

    plane: Plane[Any]
    shape: tuple[int, ...]
    part: slice


def laid_out(planes: Sequence[Plane[Any]], encoding: "Encoding[Any, Any]", setup: Any) -> tuple[Place, ...]:
    """The planes one after the other. There is an axis for actions, too, whose first place is to pass."""
    sizes = {"action": 1 + len(encoding.actions.names(setup)), **encoding.axes(setup)}
    places, begin = [], 0
    for plane in planes:
        shape = tuple(sizes[axis] for axis in plane.axes)
        places.append(Place(plane, shape, slice(begin, begin + prod(shape))))
        begin += prod(shape)
    return tuple(places)


class Actions(Protocol[Numbered, Seen]):
    """The numbers of a seat's actions, from 1 on."""

    def names(self, setup: Any) -> tuple[str, ...]: ...
    def offers(self, view: Seen) -> Mapping[int, Numbered]:
        """The actions that the viewer may take now."""


@dataclass(frozen=True)
class Hands(Generic[A, V]):
    """For games in which the faster hand wins: time runs in ticks, and a hand needs time to reach its target.

    Each reach is equally likely. Actions that are not `by_hand` are played at once. `shown_at` is when the table began
    to look as the viewer sees it.
    """

    tick_ms: Millis
    reaches_ms: tuple[Millis, ...]
    by_hand: Callable[[A], bool]
    shown_at: Callable[[V], Millis]


@dataclass(frozen=True)
class Encoding(Generic[A, V]):
    """A game's description. `together` if several seats may decide at the same time, none knowing of the others."""

    axes: Callable[[Any], Mapping[str, int]]  # by the setup: the size of every axis
    planes: tuple[Plane[V], ...]
    actions: Actions[A, V]
    together: bool
    longest: int  # decisions after which a match counts as a draw
    most_outcomes: int  # of one draw of chance
    hands: Hands[A, V] | None = None


@dataclass(frozen=True)
class ListedActions(Generic[A, V]):
    """Actions that can be listed before the match. `every` lists them as a seat counts them."""

    every: Callable[[Any, Seat], Sequence[A]]
    moves: Callable[[V], Moves[A]]

    def names(self, setup: Any) -> tuple[str, ...]:
        return tuple(name_of(action) for action in self.every(setup, 0))

    def offers(self, view: Any) -> Mapping[int, A]:
        numbers = _numbers(self.every, view.setup, view.viewer)
        offered = self.moves(view).listed or ()
        return {numbers[action]: action for action in offered if action in numbers}


@lru_cache(maxsize=1_024)
def _numbers(every: Callable[[Any, Seat], Sequence[A]], setup: Any, seat: Seat) -> dict[A, int]:
    return {action: number for number, action in enumerate(every(setup, seat), 1)}


def name_of(action: Any) -> str:
    """An action in short: its tag and its fields."""
    assert isinstance(action, Struct)
    return " ".join(map(str, (action.__struct_config__.tag, *astuple(action))))


def from_viewer(seat: Seat, viewer: Seat, seats: int) -> int:
    """A seat as the viewer counts it."""
    return (seat - viewer) % seats
