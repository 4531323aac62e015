"""Narrates a match that is played or replayed: a sentence for every event, and the board."""

from collections.abc import Sequence
from typing import Any

from nenuphar.cli.screen import BOARD_WIDE, STRONG, Screen
from nenuphar.core.game import AnyGame, Audience, Viewer
from nenuphar.core.match import AnyMatch, Pinched, Step, events_of
from nenuphar.core.messages import Saying
from nenuphar.texts import Catalogue


class Narrator:
    def __init__(self, game: AnyGame, texts: Catalogue, screen: Screen, viewer: Viewer) -> None:
        self.game = game
        self.texts = texts
        self.screen = screen
        self.viewer = viewer  # everybody at this screen sees this viewer's board
        self._asked_for_width = False

    def narrate(self, match: AnyMatch, steps: Sequence[Step]) -> bool:
        """Narrate what just happened, without secrets, and return whether there was anything to say.

        The board comes last, unless it would push the sentences off a low screen.
        """
        view = match.view(Audience.PUBLIC)
        public = [event for event in _of_game(steps) if self.game.redact(event, Audience.PUBLIC) == event]
        if match.outcome is not None:
            public.pop()  # `ending` narrates the last event
        sayings = [saying for event in public if (saying := self.game.text.narrate(event, view)) is not None]
        if sayings and self.screen.is_low:
            self._board(match)
            self._events(sayings)
        elif sayings:
            self._events(sayings)
            self._board(match)
        return bool(sayings)

    def ending(self, match: AnyMatch) -> None:
        """Narrate how the match ended, and its story in short."""
        events, view = _of_game(match.steps), match.view(Audience.PUBLIC)
        ended = self.game.text.narrate(events[-1], view)
        if ended is not None:
            self._say(ended, STRONG)
        for saying in self.game.text.story(events, view):
            self._say(saying)

    def _events(self, sayings: Sequence[Saying]) -> None:
        for saying in sayings:
            self._say(saying)
            self.screen.pause()

    def _board(self, match: AnyMatch) -> None:
        if self.screen.is_narrow and not self._asked_for_width:
            self._asked_for_width = True
            self.screen.line(self.texts.text("table-narrow", {"columns": BOARD_WIDE}), style=STRONG)
        self.screen.board(self.game.text.board(match.view(self.viewer), self.texts.everybody()))
        self.screen.pause(2)

    def _say(self, saying: Saying, style: str = "") -> None:
        self.screen.line(self.texts.say(saying), saying.rule, style)


def _of_game(steps: Sequence[Step]) -> list[Any]:
    return [event for event in events_of(steps) if not isinstance(event, Pinched)]
