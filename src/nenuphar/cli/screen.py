"""The terminal: colours for the symbols of any game, a private screen for secrets, and questions."""

import getpass
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager

from rich.console import Console, RenderableType
from rich.text import Text

# The symbols of the design; a frog's eyes have the colour of the symbol between them.
COLOURS = {
    "@?●@?": "#f4c430",
    "@?▲@?": "#e86a5c",
    "@?■@?": "#5fb878",
    "@?◆@?": "#6c9ff0",
    "@?★@?": "#a47fd6",
    "✿": "#f2a7b5",
    "≈": "#4fb3b3",
    "♛": "bold #f2b544",
    "[╭╮╰╯│─]": "dim",
}
DIM, STRONG = "dim", "bold"


class Screen:
    """Where a match is shown. Where nobody sits at a terminal there are no colours, pauses or hidden answers."""

    def __init__(self, pause_s: float = 0.0) -> None:
        self.console = Console(highlight=False, markup=False, emoji=False)
        self.pause_s = pause_s if self.console.is_terminal else 0.0

    def line(self, sentence: str = "", rule: str = "", style: str = "") -> None:
        """A sentence, and dimly the rule that it rests on."""
        text = coloured(sentence, style)
        if rule:
            text.append(f"  {rule}", DIM)
        self.show(text)

    def board(self, drawn: str) -> None:
        self.console.print(coloured(drawn), no_wrap=True, crop=False, overflow="ignore")

    def show(self, what: RenderableType) -> None:
        """Piped lines are left whole, so that other programs can read them."""
        self.console.print(what, soft_wrap=not self.console.is_terminal)

    def pause(self, times: float = 1.0) -> None:
        if self.pause_s:
            time.sleep(self.pause_s * times)

    def ask(self, question: str, hint: str = "", hidden: bool = False) -> str:
        """What somebody types, without the blanks around it; hidden answers are not echoed."""
        text = coloured(question, STRONG)
        if hint:
            text.append(f"  ({hint})", DIM)
        self.show(text)
        self.console.print("> ", end="", style=STRONG)
        self.console.file.flush()
        try:
            return self._typed(hidden).strip()
        except (EOFError, KeyboardInterrupt):
            self.line()
            raise

    def _typed(self, hidden: bool) -> str:
        if sys.stdin.isatty():
            return getpass.getpass("") if hidden else input()
        typed = input()
        self.line("" if hidden else typed)
        return typed

    @contextmanager
    def private(self) -> Iterator[None]:
        """A screen of its own: what stands there is gone afterwards, from the scrolled-back lines too."""
        self.console.set_alt_screen(True)
        self._clear()
        try:
            yield
        finally:
            self._clear()
            self.console.set_alt_screen(False)

    def _clear(self) -> None:
        """Also for terminals that have no second screen."""
        if self.console.is_terminal:
            self.console.clear()


def coloured(plain: str, style: str = "") -> Text:
    text = Text(plain, style=style)
    for pattern, colour in COLOURS.items():
        text.highlight_regex(pattern, colour)
    return text
