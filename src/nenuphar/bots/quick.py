"""Bots at a table of quick hands: each plans once for every scene, and what they planned happens in its time."""

from collections.abc import Callable, Hashable
from typing import Any

from nenuphar.core.game import Command, Millis, Refused, Seat
from nenuphar.core.match import Entry, Match


class QuickHands:
    """Plays a match of a game of quick hands. `choose` asks the bot on a seat."""

    def __init__(self, match: Match[Any, Any, Any, Any, Any], choose: Callable[[Seat], Any]) -> None:
        assert match.game.timed is not None
        self._match = match
        self._timed = match.game.timed
        self._choose = choose
        self._scene: int | None = None
        self._pace: Hashable = None
        self._plans: dict[Seat, tuple[Millis, Any]] = {}

    def upcoming(self) -> Millis | None:
        """When the next thing happens by itself: a hand, a card or the clock. None if nothing ever does."""
        self._plan()
        moments = [moment for moment, _ in self._plans.values()]
        deadline = self._match.waiting.deadline
        return min([*moments, *([] if deadline is None else [deadline])], default=None)

    def step(self) -> list[Entry]:
        """Let it happen: the clock goes before a hand of the same moment."""
        moment = self.upcoming()
        assert moment is not None, "nobody plans anything, and no clock runs"
        now = max(moment, self._match.now)
        deadline = self._match.waiting.deadline
        if deadline is not None and deadline <= moment:
            return self._match.tick(now)
        seat = min(self._plans, key=lambda seat: self._plans[seat][0])
        _, action = self._plans.pop(seat)
        try:
            return self._match.submit(Command(seat, action, now))
        except Refused:  # others were faster: a card is not turned while hands lie there
            return []

    def _plan(self) -> None:
        """For a new scene all are asked; after a verdict those whose hand is not on its way, who react only then.

        Those who are waited for are asked again when they have acted.
        """
        waiting, timed, state = self._match.waiting, self._timed, self._match.state
        asked = [seat for seat in waiting.due if seat not in self._plans]
        scene, pace = timed.scene(state), timed.pace(state)
        again = scene == self._scene
        if waiting.may and pace != self._pace:
            self._scene, self._pace = scene, pace
            self._plans = self._plans if again else {}
            asked = [seat for seat in waiting.may if seat not in self._plans]
        for seat in asked:
            action = self._choose(seat)
            moment = timed.moment(action, self._match.view(seat))
            if moment is None:
                continue
            if again and timed.scene_of(action) is not None:
                action, moment = timed.stamped(action, None), self._match.now + moment - timed.shown(state)
            self._plans[seat] = (moment, action)
