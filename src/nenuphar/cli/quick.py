"""A match of quick hands in this terminal: bots act in their time, and people are asked for every scene.

The match's time runs while somebody is asked, and stands still while things are told. So a person who types has a fair
reaction, if a slow one.
"""

import time
from typing import Any

from nenuphar.bots.arena import WORLDS
from nenuphar.bots.budget import Worlds
from nenuphar.bots.quick import QuickHands
from nenuphar.cli.sitting import Sitting
from nenuphar.core.game import Command, Seat, Timed
from nenuphar.core.match import Entry


class QuickSitting(Sitting):
    def play(self) -> None:
        self._welcome()
        self._tell(self.match.begin(0))
        self._hands = QuickHands(self.match, self._wish)
        self._answered: dict[Seat, int] = {}  # the scene for which a person has spoken
        while self.match.outcome is None:
            asked = [seat for seat in self.match.waiting.may if self._is_human(seat) and self._is_asked(seat)]
            if asked:
                self._ask(asked[0])
            else:
                self._tell(self._hands.step())
        self.teller.ending(self.match)

    @property
    def _timed(self) -> Timed[Any, Any, Any, Any]:
        assert self.game.timed is not None
        return self.game.timed

    def _wish(self, seat: Seat) -> Any:
        """What a bot wants to do; people are asked elsewhere."""
        level = self.players[seat].level
        if level is None:
            return self._timed.rest
        view = self.match.view(seat)
        return self.game.bots[level].choose(view, self.game.moves(view), self._rngs[seat], Worlds(WORLDS))

    def _is_asked(self, seat: Seat) -> bool:
        """Whoever is waited for, and everybody once a scene, if there is something to do in it."""
        fresh = self._answered.get(seat) != self._timed.scene(self.match.state)
        may_rest = self._timed.rest in self.game.moves(self.match.view(seat))
        return seat in self.match.waiting.due or (fresh and may_rest)

    def _ask(self, seat: Seat) -> None:
        """What happens in the meantime comes first. With nothing but Enter a person lets the scene pass."""
        view, base, began_s = self.match.view(seat), self.match.now, time.monotonic()
        self._answered[seat] = self._timed.scene(self.match.state)
        kept = None if seat in self.match.waiting.due else self._timed.rest

        def attempt(action: Any) -> list[Entry]:
            now = base + int((time.monotonic() - began_s) * 1000)
            since = self.match.seq
            while self.match.outcome is None and (upcoming := self._hands.upcoming()) is not None and upcoming <= now:
                self._hands.step()
            try:
                if self.match.outcome is None:
                    self.match.submit(Command(seat, action, max(now, self.match.now)))
            finally:
                self._tell(self.match.log[since:])
            return []

        self.keyboard.choose(view, seat, kept, list, False, attempt)
        self._had_say = True
