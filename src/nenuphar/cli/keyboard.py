"""Asks the people at one keyboard, reads their answers, and passes the keyboard on."""

import textwrap
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from rich.columns import Columns

from nenuphar.cli import pages
from nenuphar.cli.errors import CommandError, UserLeft
from nenuphar.cli.screen import Screen
from nenuphar.core.game import AnyGame, Refused, Seat, kebab
from nenuphar.core.messages import Fact, Who
from nenuphar.texts import Catalogue

Done = TypeVar("Done")
Hints = Callable[[], Sequence[str]]  # called for every question, because time runs

HELP = ("?", "h", "help", "aide", "hilfe")
YES = ("y", "yes", "o", "oui", "j", "ja", "q")  # a second q is a yes
NO_BREAK_SPACE = "\u00a0"
FIRST_WORDS_WIDE = 34


class Keyboard:
    def __init__(self, game: AnyGame, texts: Catalogue, screen: Screen) -> None:
        self.game = game
        self.texts = texts
        self.screen = screen

    def choose(
        self,
        view: Any,
        seat: Seat,
        kept: Any | None,
        hints: Hints,
        hidden: bool,
        attempt: Callable[[Any], Done],
    ) -> Done | None:
        """Ask until the rules accept an attempt, and return its result; None if the player keeps the earlier choice."""
        question = self._moves(view, seat) if kept is None else self._text("ask-again", offer=self._offer(kept, view))
        while True:
            typed = self._hear(question, view, hints, hidden)
            if not typed and kept is not None:
                return None
            if not typed:
                self.board(view)
                continue
            action = self._read(typed, view)
            if action is None:
                self._say("answer-unclear", typed=typed)
                continue
            try:
                return attempt(action)
            except Refused as refused:
                self.screen.line(self.texts.refusal(refused))

    def hand_over(self, seat: Seat, chosen: Sequence[Seat], public: Any) -> Seat:
        """The player who takes the keyboard: this one, or another who wants to choose again."""
        others = tuple((str(other + 1), Who(other)) for other in chosen)
        question = self._text("ask-hand-over", who=Who(seat))
        if others:
            question += "\n" + self._text("ask-hand-back", names=others)
        while True:
            typed = self._hear(question, public)
            if not typed:
                return seat
            for other in (seat, *chosen):
                if typed.casefold() in (self.texts.called(other).casefold(), str(other + 1)):
                    return other
            self._say("answer-nobody", typed=typed, names=others or (Who(seat),))

    def board(self, view: Any) -> None:
        self.screen.board(self.game.text.board(view, self.texts.everybody()))

    def _hear(self, question: str, view: Any, hints: Hints = tuple, hidden: bool = False) -> str:
        """An answer to the question itself. Requests for the board, for help or for a rule are met first."""
        while True:
            typed = self._typed(question, ", ".join([*hints(), self._text("ask-hint")]), hidden)
            first, *rest = typed.split() or [""]
            match [first.casefold(), *rest]:
                case ["q"]:
                    self._leave()
                case ["b"]:
                    self.board(view)
                case [word] if word in HELP:
                    self._help()
                case ["r"]:
                    self._rules()
                case ["r", name]:
                    self._rule(name)
                case _:
                    return typed

    def _typed(self, question: str, hint: str, hidden: bool) -> str:
        """What was typed. Ctrl-D at a keyboard asks to leave; elsewhere it is the end of the answers."""
        try:
            return self.screen.ask(question, hint, hidden)
        except EOFError:
            if self.screen.has_keyboard:
                return "q"
            raise

    def _leave(self) -> None:
        """Ask again: nobody should lose a match by one wrong key."""
        try:
            sure = self.screen.ask(self._text("ask-leave"))
        except EOFError:
            raise UserLeft from None
        if sure.casefold() in YES:
            raise UserLeft

    def _rules(self) -> None:
        """List the rules by their ids, with their first words."""
        lines = [
            f"{name:<7}{textwrap.shorten(paragraph, FIRST_WORDS_WIDE - 7, placeholder=' …')}"
            for name, paragraph in pages.rules(self.game, self.texts.lang).items()
        ]
        self.screen.show(Columns(lines, width=FIRST_WORDS_WIDE, padding=(0, 2)))

    def _rule(self, name: str) -> None:
        try:
            found, paragraph = pages.rule(self.game, name, self.texts.lang)
        except CommandError as error:
            self._say(error.key, **error.facts)
        else:
            self.screen.line(paragraph, found)

    def _help(self) -> None:
        self._say("help", rule=next(iter(pages.rules(self.game, self.texts.lang))))
        for key in ("goal", "legend"):
            own = f"{self.game.manifest.key}-{key}"
            if self.texts.has(own):
                self._say(own)

    def _read(self, typed: str, view: Any) -> Any | None:
        """The move that was typed: an offer word for word, or what the game understands."""
        words = typed.casefold().split()
        for action in self.game.moves(view).listed or ():
            if words == self._offer(action, view).casefold().split():
                return action
        return self.game.text.read(typed, view)

    def _moves(self, view: Any, seat: Seat) -> str:
        """The question, in the game's own words for this kind of move if it has any."""
        listed = self.game.moves(view).listed
        if not listed:
            return self._text("ask-many", who=Who(seat))
        own = f"{self.game.manifest.key}-prompt-{kebab(type(listed[0]).__name__)}"
        offers = tuple(self._offer(action, view).replace(" ", NO_BREAK_SPACE) for action in listed)
        return self._text(own if self.texts.has(own) else "ask-move", who=Who(seat), offers=offers)

    def _offer(self, action: Any, view: Any) -> str:
        return self.texts.say(self.game.text.offer(action, view))

    def _text(self, key: str, **facts: Fact) -> str:
        return self.texts.text(key, facts)

    def _say(self, key: str, **facts: Fact) -> None:
        self.screen.line(self._text(key, **facts))
