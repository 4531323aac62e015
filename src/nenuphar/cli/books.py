"""Builds missing word lists before a match that needs them, and shows the progress."""

from typing import Any

from nenuphar.cli import saved_matches
from nenuphar.cli.progress import progress
from nenuphar.core.game import AnyGame
from nenuphar.texts import Catalogue


def prepare(game: AnyGame, options: Any, texts: Catalogue) -> None:
    """Build the word list for this match if it is missing."""
    if game.lookup is None:
        return
    lang = game.lookup.language(options)
    if not game.lookup.is_ready(lang):
        with progress(building(lang, texts)) as report:
            try:
                game.lookup.prepare(lang, report)
            except OSError as error:
                from nenuphar.words import lists  # with numpy, which takes a quarter of the start of every command

                raise saved_matches.unusable(lists.home(), error) from None


def building(lang: str, texts: Catalogue) -> str:
    return texts.text("words-building", {"lang": lang})
