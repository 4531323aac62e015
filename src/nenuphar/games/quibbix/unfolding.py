"""The events of one decision while it is being made."""

from nenuphar.core.game import Millis
from nenuphar.games.quibbix.agreed import COMPARE_MS, MORE_MS, SHORTEST_REARRANGING_MS, VOTE_MS
from nenuphar.games.quibbix.fold import evolve
from nenuphar.games.quibbix.types import Event, State


class Unfolding:
    """The events so far, and the state as they leave it; and when what begins now is to end."""

    __slots__ = ("at", "events", "state")

    def __init__(self, state: State, at: Millis) -> None:
        self.state = state
        self.at = at
        self.events: list[Event] = []

    def then(self, event: Event) -> None:
        self.events.append(event)
        self.state = evolve(self.state, event)

    def end_of_building(self) -> Millis | None:
        """The time of a turn (QX-R3), or what the table has set for a decision where a turn has none."""
        seconds = self.state.setup.options.turn_seconds
        return self.at + 1_000 * seconds if seconds else self.state.setup.until(self.at)

    def end_of_rearranging(self) -> Millis | None:
        """A third of a turn, and not too little (QX-R6)."""
        millis = 1_000 * self.state.setup.options.turn_seconds
        return self.at + max(SHORTEST_REARRANGING_MS, millis // 3) if millis else self.state.setup.until(self.at)

    def end_of_looking(self) -> Millis | None:
        if self.state.setup.decision_ms is None and self.state.setup.options.turn_seconds:
            return self.at + COMPARE_MS
        return self.state.setup.until(self.at)

    def end_of_looking_again(self) -> Millis | None:
        """After a vote there is some time left, if only to coin what fell (QX-R6)."""
        first = self.state.first_until
        return None if first is None else max(first, self.at + (self.state.setup.decision_ms or MORE_MS))

    def end_of_vote(self) -> Millis:
        """No vote is open for ever (QX-W6)."""
        return self.state.setup.until(self.at) or self.at + VOTE_MS
