"""Where words are looked up, books that are missing are made ready first, with a bar that shows how far that is."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from rich.console import Console
from rich.progress import Progress

from nenuphar.cli import saved_matches
from nenuphar.core.game import AnyGame
from nenuphar.texts import Catalogue

Tell = Callable[[float], None]


def made_ready(game: AnyGame, options: Any, said: Catalogue) -> None:
    """Whatever this match will be judged by."""
    if game.lookup is None:
        return
    lang = game.lookup.language(options)
    if not game.lookup.is_ready(lang):
        with progress(lang, said) as tell:
            try:
                game.lookup.prepare(lang, tell)
            except OSError as error:
                from nenuphar.words import lists  # with numpy, which takes a quarter of the start of every command

                raise saved_matches.unusable(lists.home(), error) from None


@contextmanager
def progress(lang: str, said: Catalogue) -> Iterator[Tell]:
    """A bar in a terminal; elsewhere a line at the beginning."""
    console, building = Console(stderr=True), said.text("words-building", {"lang": lang})
    if not console.is_terminal:
        sys.stderr.write(building + "\n")
        yield lambda done: None
        return
    with Progress(console=console, transient=True) as bar:
        task = bar.add_task(building, total=1.0)
        yield lambda done: bar.update(task, completed=done)
