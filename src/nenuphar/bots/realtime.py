"""Bots for games in which the faster hand wins: which bots to ask, and when to play their answers.

`BotPlanner` is pure, and the server uses it too. `RealTimeBots` plays a match with it, in the match's own time.
"""

from collections.abc import Callable, Collection, Hashable, Sequence
from typing import Any, NamedTuple

from nenuphar.core.game import Command, Millis, Refused, Seat
from nenuphar.core.match import AnyMatch, Step
from nenuphar.core.realtime import RealTime


class Ask(NamedTuple):
    """Ask the bot on this seat. `again` if it has been asked about the same scene before."""

    seat: Seat
    again: bool


class BotPlanner:
    """Asks each bot once for every scene, and again after a verdict unless its tap is under way."""

    def __init__(self, realtime: RealTime[Any, Any, Any, Any]) -> None:
        self._realtime = realtime
        self._asked: dict[Seat, tuple[int, Hashable]] = {}  # the scene and the replan key of the last time

    def asks(self, state: Any, seats: Sequence[Seat], busy: Collection[Seat], due: Collection[Seat] = ()) -> list[Ask]:
        """The bots to ask now. `busy` bots have a tap under way; `due` bots are asked in any case."""
        scene, key = self._realtime.scene(state), self._realtime.replan_key(state)
        found = []
        for seat in seats:
            last = self._asked.get(seat)
            is_same_scene = last is not None and last[0] == scene
            if last != (scene, key) or (seat in due and seat not in busy):
                self._asked[seat] = scene, key
                if not (is_same_scene and seat in busy):
                    found.append(Ask(seat, is_same_scene))
        return found

    def planned(self, action: Any, view: Any, shown: Millis, again_at: float | None) -> tuple[float, Any] | None:
        """When to play a bot's choice, and the action to play; None if there is nothing to play.

        A bot that looks at a scene again, at `again_at`, starts to react only then.
        """
        moment = self._realtime.play_at(action, view)
        if moment is None:
            return None
        if again_at is not None and self._realtime.scene_of(action) is not None:
            return again_at + moment - shown, self._realtime.with_timing(action, None)
        return moment, action


class RealTimeBots:
    """Plays a match. `choose` asks the bot on a seat."""

    def __init__(self, match: AnyMatch, choose: Callable[[Seat], Any]) -> None:
        assert match.game.realtime is not None
        self._match = match
        self._realtime = match.game.realtime
        self._planner = BotPlanner(match.game.realtime)
        self._choose = choose
        self._scene: int | None = None
        self._plans: dict[Seat, tuple[Millis, Any]] = {}

    def upcoming(self) -> Millis | None:
        """When something happens without a person: a bot's tap or card, or the clock. None if nothing does."""
        self._plan()
        moments = [moment for moment, _ in self._plans.values()]
        deadline = self._match.waiting.deadline
        return min([*moments, *([] if deadline is None else [deadline])], default=None)

    def step(self) -> list[Step]:
        """Play what comes next. At the same moment, the clock comes before a tap."""
        moment = self.upcoming()
        assert moment is not None, "no bot plans anything, and no clock runs"
        now = max(moment, self._match.now)
        deadline = self._match.waiting.deadline
        if deadline is not None and deadline <= moment:
            return self._match.tick(now)
        seat = min(self._plans, key=lambda seat: self._plans[seat][0])
        _, action = self._plans.pop(seat)
        try:
            return self._match.submit(Command(seat, action, now))
        except Refused:  # others were faster: no card is turned during a clash
            return []

    def _plan(self) -> None:
        waiting, state = self._match.waiting, self._match.state
        scene = self._realtime.scene(state)
        if waiting.may and scene != self._scene:
            self._scene, self._plans = scene, {}
        for seat, again in self._planner.asks(state, waiting.may, self._plans.keys(), waiting.due):
            action, view = self._choose(seat), self._match.view(seat)
            again_at = self._match.now if again else None
            plan = self._planner.planned(action, view, self._realtime.shown_at(state), again_at)
            if plan is not None:
                self._plans[seat] = round(plan[0]), plan[1]
