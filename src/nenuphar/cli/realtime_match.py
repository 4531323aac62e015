"""A real-time match in this terminal: bots act at their moments, and people are asked for every scene.

The match's time runs while somebody is asked and stops while events are narrated. So typing gives a fair reaction, if a
slow one.
"""

import time
from typing import Any

from nenuphar.bots.realtime import RealTimeBots
from nenuphar.cli.terminal_match import TerminalMatch
from nenuphar.core.game import Command, Seat
from nenuphar.core.match import Step
from nenuphar.core.realtime import RealTime


class RealTimeTerminalMatch(TerminalMatch):
    def play(self) -> None:
        self._welcome()
        self._narrate(self.match.begin(0))
        self._bots = RealTimeBots(self.match, self._bot_choice)
        self._answered: dict[Seat, int] = {}  # the scene that a person has answered
        while self.match.outcome is None:
            asked = [seat for seat in self.match.waiting.may if self._is_human(seat) and self._is_asked(seat)]
            if asked:
                self._ask(asked[0])
            else:
                self._narrate(self._bots.step())
        self.narrator.ending(self.match)

    @property
    def _realtime(self) -> RealTime[Any, Any, Any, Any]:
        assert self.game.realtime is not None
        return self.game.realtime

    def _bot_choice(self, seat: Seat) -> Any:
        """A bot's choice; `_ask` asks people."""
        return self._realtime.idle if self._is_human(seat) else super()._bot_choice(seat)

    def _is_asked(self, seat: Seat) -> bool:
        """Due players are always asked, and the others once for each scene that offers a choice."""
        fresh = self._answered.get(seat) != self._realtime.scene(self.match.state)
        may_rest = self._realtime.idle in self.game.moves(self.match.view(seat))
        return seat in self.match.waiting.due or (fresh and may_rest)

    def _ask(self, seat: Seat) -> None:
        """Ask a person. What happens in the meantime comes first; Enter alone lets the scene pass."""
        view, base, began_s = self.match.view(seat), self.match.now, time.monotonic()
        self._answered[seat] = self._realtime.scene(self.match.state)
        kept = None if seat in self.match.waiting.due else self._realtime.idle

        def attempt(action: Any) -> list[Step]:
            now = base + int((time.monotonic() - began_s) * 1000)
            since = len(self.match.steps)
            while self.match.outcome is None and (upcoming := self._bots.upcoming()) is not None and upcoming <= now:
                self._bots.step()
            try:
                if self.match.outcome is None:
                    self.match.submit(Command(seat, action, max(now, self.match.now)))
            finally:
                self._narrate(self.match.steps[since:])
            return []

        self.keyboard.choose(view, seat, kept, list, False, attempt)
        self._has_decided = True
