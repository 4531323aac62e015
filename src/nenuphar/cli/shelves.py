"""`nenuphar boards`, and a command of this kind for whatever else games have shelves of: list, show and check files."""

import os
from collections.abc import Iterator
from pathlib import Path

from cyclopts import App

from nenuphar import games, shelf
from nenuphar.cli import language, saved_matches
from nenuphar.cli.screen import Screen
from nenuphar.core.codec import convert
from nenuphar.core.game import AnyGame, Audience, Refused, Setup
from nenuphar.shelf import Shelf
from nenuphar.texts import Catalogue


def home() -> Path:
    """The folder that holds everything that is kept for a person."""
    return saved_matches.folder(os.environ).parent


def command(name: str) -> App:
    """The command for the shelves of this name."""
    app = App(name=name, help=f"List the {name} that can be chosen; show one, or check a file of your own.")

    @app.default
    def everything(*, lang: str | None = None) -> None:
        """List what there is, what is wrong with it, and where to put files of one's own."""
        words, screen = Catalogue(language.asked(lang, os.environ)), Screen()
        for game, each in _all(name):
            screen.line(words.text("shelf-files", {"game": game.manifest.title, "files": each.names(home())}))
            for file, refused in shelf.faults(game, each, home()).items():
                screen.line(words.text("shelf-faulty", {"file": file, "why": words.refusal(refused)}))
            screen.whole(words.text("shelf-folder", {"folder": str(each.folder(home()))}))

    @app.command
    def show(file: str, /, *, lang: str | None = None) -> None:
        """Draw one of them as text.

        Parameters
        ----------
        file
            Its name.
        lang
            The language of errors.
        """
        language.asked(lang, os.environ)
        for game, each in _all(name):
            if file in each.names(home()):
                options = convert({each.option: each.read(file, home())}, game.manifest.options)
                Screen().board(_drawn(game, Setup(game.manifest.seats[0], options)))
                return
        known = tuple(known for _, each in _all(name) for known in each.names(home()))
        raise Refused("TB-8", fault="file", name=file, names=known)

    @app.command
    def check(file: Path, /, *, lang: str | None = None) -> None:
        """Say whether a file can be played with, and if not, what is wrong with it.

        Parameters
        ----------
        file
            The file.
        lang
            The language to speak: en, fr or de.
        """
        words, screen = Catalogue(language.asked(lang, os.environ)), Screen()
        data = _read(file)
        for game, each in _all(name):
            screen.board(_drawn(game, shelf.check(game, each, data)))
        screen.whole(words.text("shelf-sound", {"path": str(file)}))

    return app


def _read(file: Path) -> bytes:
    try:
        return file.read_bytes()
    except OSError as error:
        raise saved_matches.unusable(file, error) from None


def _all(name: str) -> Iterator[tuple[AnyGame, Shelf]]:
    for game in games.every():
        for each in shelf.shelves(game).values():
            if each.name == name:
                yield game, each


def _drawn(game: AnyGame, setup: Setup[object]) -> str:
    view = game.view(game.initial(setup), Audience.PUBLIC)
    return game.text.board(view, [f"{seat + 1}" for seat in range(setup.seats)])
