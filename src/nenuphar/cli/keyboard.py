"""People at one keyboard: what they are asked, what they may answer, and how the keyboard changes hands."""

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from nenuphar.cli import pages
from nenuphar.cli.screen import Screen
from nenuphar.cli.sorry import Left, Sorry
from nenuphar.core.game import AnyGame, Refused, Seat
from nenuphar.core.telling import Fact, Who
from nenuphar.texts import Catalogue

Done = TypeVar("Done")


class Keyboard:
    def __init__(self, game: AnyGame, words: Catalogue, screen: Screen) -> None:
        self.game = game
        self.words = words
        self.screen = screen

    def choose(
        self,
        view: Any,
        seat: Seat,
        kept: Any | None,
        hints: Sequence[str],
        hidden: bool,
        attempt: Callable[[Any], Done],
    ) -> Done | None:
        """Ask until the rules accept an attempt, and return what came of it; None if the kept choice stands."""
        question = self._moves(view, seat) if kept is None else self._text("ask-again", offer=self._offer(kept, view))
        while True:
            typed = self._hear(question, [*hints, self._text("ask-hint")], hidden)
            if not typed and kept is not None:
                return None
            action = self._read(typed, view)
            if action is None:
                self._say("answer-unclear", typed=typed)
                continue
            try:
                return attempt(action)
            except Refused as refused:
                self.screen.line(self.words.refusal(refused))

    def hand_over(self, seat: Seat, chosen: Sequence[Seat]) -> Seat:
        """Who takes the keyboard: this player, or one who has chosen and wants to choose again."""
        others = tuple((str(other + 1), Who(other)) for other in chosen)
        question = self._text("ask-hand-over", who=Who(seat))
        if others:
            question += "\n" + self._text("ask-hand-back", names=others)
        while True:
            typed = self._hear(question, [self._text("ask-hint")])
            if not typed:
                return seat
            for other in (seat, *chosen):
                if typed.casefold() in (self.words.called(other).casefold(), str(other + 1)):
                    return other
            self._say("answer-nobody", typed=typed, names=others or (Who(seat),))

    def _hear(self, question: str, hints: Sequence[str], hidden: bool = False) -> str:
        """An answer to the question itself: a wish for help or for a rule is granted first."""
        while True:
            typed = self.screen.ask(question, ", ".join(hints), hidden)
            match typed.split():
                case ["q" | "Q"]:
                    raise Left
                case ["?"]:
                    self._help()
                case ["r" | "R", name]:
                    self._rule(name)
                case _:
                    return typed

    def _rule(self, name: str) -> None:
        try:
            found, paragraph = pages.rule(self.game, name)
        except Sorry as sorry:
            self._say(sorry.key, **sorry.facts)
        else:
            self.screen.line(paragraph, found)

    def _help(self) -> None:
        self._say("help", rule=next(iter(pages.rules(self.game))))
        legend = f"{self.game.manifest.key}-legend"
        if self.words.has(legend):
            self._say(legend)

    def _read(self, typed: str, view: Any) -> Any | None:
        """The move that was typed: word for word as it was offered, or as the game reads it."""
        for action in self.game.moves(view).listed or ():
            if typed.casefold() == self._offer(action, view).casefold():
                return action
        return self.game.text.read(typed, view)

    def _moves(self, view: Any, seat: Seat) -> str:
        listed = self.game.moves(view).listed
        if listed is None:
            return self._text("ask-many", who=Who(seat))
        return self._text("ask-move", who=Who(seat), offers=tuple(self._offer(action, view) for action in listed))

    def _offer(self, action: Any, view: Any) -> str:
        return self.words.say(self.game.text.offer(action, view))

    def _text(self, key: str, **facts: Fact) -> str:
        return self.words.text(key, facts)

    def _say(self, key: str, **facts: Fact) -> None:
        self.screen.line(self._text(key, **facts))
