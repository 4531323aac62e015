"""The result of a command: its events, and the state after them."""

from collections.abc import Callable, Iterable
from typing import Generic, TypeVar

from nenuphar.core.actors import Millis

S = TypeVar("S")
E = TypeVar("E")


class Decision(Generic[S, E]):
    """Rules build it event by event. Each event is folded at once, so the next rule sees its effect.

    `state` is the fold of `events` and of nothing else; a law in `nenuphar.testing` checks this for every game.
    """

    __slots__ = ("_evolve", "at", "events", "state")

    def __init__(self, evolve: Callable[[S, E], S], state: S, at: Millis) -> None:
        self._evolve = evolve
        self.state = state
        self.at = at
        self.events: list[E] = []

    def add(self, event: E) -> None:
        self.events.append(event)
        self.state = self._evolve(self.state, event)

    def extend(self, events: Iterable[E]) -> None:
        state, evolve = self.state, self._evolve
        for event in events:
            self.events.append(event)
            state = evolve(state, event)
        self.state = state
