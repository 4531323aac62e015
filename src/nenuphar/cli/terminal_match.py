"""A match in this terminal, from the first draw to the end: turns, clock and narration."""

import math
import time
from collections.abc import Sequence
from contextlib import nullcontext
from hashlib import sha256
from random import Random
from typing import Any

from nenuphar.bots.budget import Worlds
from nenuphar.bots.playing import WORLDS
from nenuphar.cli import outside
from nenuphar.cli.keyboard import Keyboard
from nenuphar.cli.narrator import Narrator
from nenuphar.cli.screen import DIM, Screen
from nenuphar.cli.seats import Player
from nenuphar.core.game import Audience, Command, Millis, Seat
from nenuphar.core.match import AnyMatch, Step
from nenuphar.texts import Catalogue


class TerminalMatch:
    def __init__(
        self, match: AnyMatch, players: Sequence[Player], texts: Catalogue, screen: Screen, seed: bytes
    ) -> None:
        self.match = match
        self.game = match.game
        self.players = players
        self.texts = texts
        self.screen = screen
        humans = [seat for seat, player in enumerate(players) if player.level is None]
        self.narrator = Narrator(match.game, texts, screen, humans[0] if len(humans) == 1 else Audience.PUBLIC)
        self.keyboard = Keyboard(match.game, texts, screen)
        # From the seed and not from the public commitment: nobody can work out what a bot will do.
        self._rngs = [Random(sha256(seed + b"bot %d" % seat).digest()) for seat in range(len(players))]
        self._chosen: dict[Seat, Any] = {}  # what people have chosen and may still change
        self._has_decided = False  # whether a person has decided something yet
        self._began_s = time.monotonic()
        self.screen.watched = not humans

    def play(self) -> None:
        self._welcome()
        self._narrate(self.match.begin(self._now()))
        while self.match.outcome is None:
            self._decision()
        self.narrator.ending(self.match)

    def _welcome(self) -> None:
        """Show the players, the goal, the time limit, and the commitment to a seed."""
        labels = tuple(self._label(seat) for seat in range(len(self.players)))
        self.screen.line(self.texts.text("table-seats", {"players": labels}))
        goal = f"{self.game.manifest.key}-goal"
        if self.texts.has(goal):
            self.screen.line(self.texts.text(goal))
        if self.match.setup.decision_ms is not None:
            self.screen.line(self.texts.text("table-seconds", {"seconds": self.match.setup.decision_ms // 1000}))
        self.screen.whole(self.texts.text("table-promise", {"commitment": self.match.commitment}), style=DIM)
        self.screen.line()

    def _label(self, seat: Seat) -> str:
        """A player, and whether that is a person or a bot; the reader needs no label."""
        player, called = self.players[seat], self.texts.called(seat)
        if player.level is not None:
            return self.texts.text("table-bot", {"name": called, "level": player.level})
        return called if player.is_you else self.texts.text("table-person", {"name": called})

    def _decision(self) -> None:
        """Play one choice of one seat, or the judge's answer.

        If several choose in secret, people who share the keyboard come last: each can still change their mind until
        all have chosen. A person alone with bots comes first, for the same reason.
        """
        waiting = self.match.waiting
        if self.game.lookup is not None and waiting.query is not None:
            self._narrate(self.match.answer_judge(self.game.lookup.answer(waiting.query, {}), self._now()))
            return
        people = [seat for seat in waiting.may if self._is_human(seat)]
        asked = [seat for seat in waiting.due if seat in people]
        bots = [seat for seat in waiting.due if seat not in people]
        if bots and (not asked or len(people) > 1):
            self._play_bot(bots[0])
        elif len(people) > 1:
            chosen = [seat for seat in people if seat in self._chosen]
            taker = self.keyboard.hand_over(asked[0], chosen, self.match.view(Audience.PUBLIC))
            self._choose(taker, hidden=True)
        else:
            self._choose(asked[0])
            if asked[0] in self._chosen:
                self._choose(asked[0])

    def _play_bot(self, seat: Seat) -> None:
        self._narrate(self.match.submit(Command(seat, self._bot_choice(seat), self._now())))

    def _bot_choice(self, seat: Seat) -> Any:
        view = self.match.view(seat)
        bot = self.game.levels[self.players[seat].level or ""]
        with outside.prints_to_stderr():
            return bot.choose(view, self.game.moves(view), self._rngs[seat], Worlds(WORLDS))

    def _choose(self, seat: Seat, hidden: bool = False) -> None:
        """Let a person choose, or choose again; if `hidden`, others at the same screen do not see it."""
        view, kept = self.match.view(seat), self._chosen.get(seat)
        with self.screen.private() if hidden else nullcontext():
            if hidden:
                self.keyboard.board(view)
            done = self.keyboard.choose(
                view, seat, kept, lambda: self._hints(hidden), hidden, lambda action: self._attempt(seat, action)
            )
        self._has_decided = True
        if done is not None:
            note, steps = done
            if note:
                self.screen.line(self.texts.text(note))
            self._narrate(steps)

    def _attempt(self, seat: Seat, action: Any) -> tuple[str, list[Step]]:
        """A note about an answer, and the steps that follow. After the deadline it is too late."""
        now, deadline = self._now(), self.match.waiting.deadline
        if deadline is None or now < deadline:
            steps = self.match.submit(Command(seat, action, now))
            self._chosen[seat] = action
            return "", steps
        if seat not in self.match.waiting.due:
            return "answer-late-keep", []
        for bot in self.match.waiting.due:  # the clock is for people only
            if not self._is_human(bot):
                self._play_bot(bot)
        return "answer-late", self.match.tick(self._now())  # a new time: the bots have used some

    def _narrate(self, steps: Sequence[Step]) -> None:
        """Narrate what happened. After that, people can no longer change earlier choices.

        There are pauses only while nobody has a decision to make: nobody should lose time by them.
        """
        if self._has_decided and self.match.outcome is None:
            self.screen.watched = not any(self._is_human(seat) for seat in self.match.waiting.may)
        if self.narrator.narrate(self.match, steps):
            self._chosen.clear()

    def _hints(self, hidden: bool) -> list[str]:
        deadline = self.match.waiting.deadline
        seconds = [] if deadline is None else [math.ceil(max(0, deadline - self._now()) / 1000)]
        hints = [self.texts.text("ask-seconds", {"seconds": left}) for left in seconds]
        return [*hints, self.texts.text("ask-hidden")] if hidden else hints

    def _is_human(self, seat: Seat) -> bool:
        return self.players[seat].level is None

    def _now(self) -> Millis:
        return int((time.monotonic() - self._began_s) * 1000)
