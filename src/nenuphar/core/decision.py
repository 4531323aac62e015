"""The result of a command: its events, and the state after them."""

from collections.abc import Callable, Iterable
from typing import Generic, TypeVar

from msgspec import Struct

from nenuphar.core.actors import Millis

S = TypeVar("S")
E = TypeVar("E")


class Decision(Struct, Generic[S, E], gc=False):
    """Rules build it event by event. Each event is folded at once, or added together with its state (`extend_to`).

    So the next rule sees its effect. `state` is the fold of `events` and of nothing else: the law
    `decides_what_it_folds` in `nenuphar.testing` checks this for every game.
    """

    evolve: Callable[[S, E], S]
    state: S
    at: Millis
    events: list[E] = []

    def add(self, event: E) -> None:
        self.events.append(event)
        self.state = self.evolve(self.state, event)

    def extend(self, events: Iterable[E]) -> None:
        for event in events:
            self.add(event)

    def extend_to(self, state: S, events: Iterable[E]) -> None:
        """Add events together with the state they lead to, where the rules know it without folding."""
        self.events += events
        self.state = state
