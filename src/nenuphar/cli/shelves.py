"""`nenuphar boards` and the commands for other shelves of games: list, show and check files."""

from collections.abc import Iterator
from pathlib import Path

from cyclopts import App

from nenuphar import games, shelf
from nenuphar.cli import language, saved_matches
from nenuphar.cli.screen import Screen
from nenuphar.core.game import AnyGame, Audience, Refused, Setup
from nenuphar.shelf import Shelf


def command(name: str) -> App:
    """The command for the shelves of this name."""
    app = App(name=name, help=f"List the {name} to choose from; show one, or check a file of your own.")

    @app.default
    def everything(*, lang: language.Lang = None) -> None:
        """List all files, what is wrong with them, and where to put your own."""
        texts, screen = language.catalogue(lang), Screen()
        for game, each in _all(name):
            screen.line(
                texts.text("shelf-files", {"game": game.manifest.title, "files": each.names(saved_matches.home())})
            )
            for file, refused in shelf.faults(game, each, saved_matches.home()).items():
                screen.line(texts.text("shelf-faulty", {"file": file, "why": texts.refusal(refused)}))
            screen.whole(texts.text("shelf-folder", {"folder": str(each.folder(saved_matches.home()))}))

    @app.command
    def show(file: str, /, *, lang: language.Lang = None) -> None:
        """Draw one of them as text.

        Args:
            file: Its name.
        """
        language.chosen(lang)
        for game, each in _all(name):
            if file in each.names(saved_matches.home()):
                Screen().board(_drawn(game, shelf.setup_with(game, each, each.read(file, saved_matches.home()))))
                return
        known = tuple(known for _, each in _all(name) for known in each.names(saved_matches.home()))
        raise Refused("TB-8", fault="file", name=file, names=known)

    @app.command
    def check(file: Path, /, *, lang: language.Lang = None) -> None:
        """Say whether a file can be used in a match, and if not, what is wrong with it.

        Args:
            file: The file.
        """
        texts, screen = language.catalogue(lang), Screen()
        contents = shelf.parse_toml(_read(file))
        for game, each in _all(name):
            screen.board(_drawn(game, shelf.setup_with(game, each, contents)))
        screen.whole(texts.text("shelf-sound", {"path": str(file)}))

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
