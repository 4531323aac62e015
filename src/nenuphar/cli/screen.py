"""The terminal: colours for the symbols of any game, a private screen for secrets, and questions."""

import getpass
import sys
import textwrap
import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager

from rich.box import SIMPLE
from rich.console import Console, RenderableType
from rich.table import Column, Table
from rich.text import Text

# The symbols of all games. A frog's eyes, @, have the colour of the symbol between them.
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
BOARD_WIDE, BOARD_AND_STORY_HIGH = 76, 40


class Screen:
    """Shows a match. Without a terminal there are no colours, pauses or hidden answers."""

    def __init__(self, pause_s: float = 0.0) -> None:
        self.console = Console(highlight=False, markup=False, emoji=False)
        self.pause_s = pause_s if self.console.is_terminal else 0.0
        self.watched = True  # people only watch, and need time to read

    @property
    def is_low(self) -> bool:
        """Whether it is too low for a board and the sentences about it."""
        return self.console.is_terminal and self.console.height < BOARD_AND_STORY_HIGH

    @property
    def is_narrow(self) -> bool:
        return self.console.is_terminal and self.console.width < BOARD_WIDE

    @property
    def has_keyboard(self) -> bool:
        return sys.stdin.isatty()

    def line(self, sentence: str = "", rule: str = "", style: str = "") -> None:
        """A sentence, and its rule in a dim colour."""
        self._print(sentence, rule, style)

    def whole(self, sentence: str, style: str = "") -> None:
        """A sentence with something to copy, such as a command, and so without line breaks."""
        self.console.print(coloured(sentence, style), soft_wrap=True)

    def board(self, drawn: str) -> None:
        """A picture between empty lines. Long lines are cut off: line breaks would destroy the picture."""
        self.line()
        self.console.print(
            coloured(drawn), no_wrap=True, crop=self.is_narrow, overflow="crop" if self.is_narrow else "ignore"
        )
        self.line()

    def show(self, what: RenderableType) -> None:
        """Show a table or a page. Piped lines are not wrapped, because programs may read them."""
        self.console.print(what, soft_wrap=not self.console.is_terminal)

    def table(self, columns: Iterable[Column], rows: Iterable[Iterable[str]]) -> None:
        table = Table(*columns, box=SIMPLE)
        for row in rows:
            table.add_row(*row)
        self.show(table)

    def pause(self, times: float = 1.0) -> None:
        if self.watched and self.pause_s:
            time.sleep(self.pause_s * times)

    def ask(self, question: str, hint: str = "", hidden: bool = False) -> str:
        """The answer, without the blanks around it; a hidden answer is not echoed."""
        self._print(question, f"({hint})" if hint else "", STRONG)
        self.console.print("> ", end="", style=STRONG)
        self.console.file.flush()
        try:
            return self._typed(hidden).strip()
        except (EOFError, KeyboardInterrupt):
            self.line()
            raise

    def _print(self, sentence: str, remark: str, style: str) -> None:
        """A sentence and a dim remark. It wraps lines itself, because Rich breaks them at no-break spaces too."""
        lines = (f"{sentence}  {remark}" if remark else sentence).split("\n")
        if self.console.is_terminal:
            wrapper = textwrap.TextWrapper(
                self.console.width, replace_whitespace=False, break_long_words=False, break_on_hyphens=False
            )
            lines = [wrapper.fill(line) for line in lines]
        text = coloured("\n".join(lines), style)
        if remark:
            text.stylize("not bold dim", text.plain.rfind(remark.split(" ")[0]))
        self.console.print(text, soft_wrap=True)

    def _typed(self, hidden: bool) -> str:
        if self.has_keyboard:
            return getpass.getpass("") if hidden else input()
        typed = input()
        self.line("" if hidden else typed)
        return typed

    @contextmanager
    def private(self) -> Iterator[None]:
        """A separate screen. Its content disappears afterwards, from the scroll-back too."""
        self.console.set_alt_screen(True)
        self._clear()
        try:
            yield
        finally:
            self._clear()
            self.console.set_alt_screen(False)

    def _clear(self) -> None:
        """For terminals without a second screen, too."""
        if self.console.is_terminal:
            self.console.clear()


def coloured(plain: str, style: str = "") -> Text:
    text = Text(plain, style=style)
    for pattern, colour in COLOURS.items():
        text.highlight_regex(pattern, colour)
    return text
