"""Builds missing word lists before a match that needs them, and shows the progress."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from rich.console import Console
from rich.progress import Progress

from nenuphar.cli import saved_matches
from nenuphar.core.game import AnyGame
from nenuphar.texts import Catalogue


def prepare(game: AnyGame, options: Any, texts: Catalogue) -> None:
    """Build the word list for this match if it is missing."""
    if game.lookup is None:
        return
    lang = game.lookup.language(options)
    if not game.lookup.is_ready(lang):
        with progress(lang, texts) as report:
            try:
                game.lookup.prepare(lang, report)
            except OSError as error:
                from nenuphar.words import lists  # with numpy, which takes a quarter of the start of every command

                raise saved_matches.unusable(lists.home(), error) from None


@contextmanager
def progress(lang: str, texts: Catalogue) -> Iterator[Callable[[float], None]]:
    """A bar in a terminal; elsewhere a line at the beginning."""
    console, building = Console(stderr=True), texts.text("words-building", {"lang": lang})
    if not console.is_terminal:
        sys.stderr.write(building + "\n")
        yield lambda done: None
        return
    with Progress(console=console, transient=True) as bar:
        task = bar.add_task(building, total=1.0)
        yield lambda done: bar.update(task, completed=done)
