"""Files to choose an option from, such as boards: those that come with a game, and those that people add.

An option's type says that it has a shelf: `Meta(extra={"kind": "data", "shelf": "boards", "usual": "pond"})`. The shelf
holds TOML files: `data/boards/*.toml` in the game's folder and `boards/<game>/*.toml` in the user's data folder. A
match gets the contents of a chosen file and never reads the file again.
"""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Any

from msgspec import inspect

from nenuphar import games
from nenuphar.core.codec import convert, refuse_huge_numbers_in
from nenuphar.core.game import AnyGame, Refused, Setup

SUFFIX = ".toml"


@dataclass(frozen=True)
class Shelf:
    """The files for an option of a game; `usual` is the file unless somebody chooses another."""

    game: str
    option: str
    name: str
    usual: str

    def folder(self, home: Path) -> Path:
        """The folder for people's own files."""
        return home / self.name / self.game

    def names(self, home: Path) -> tuple[str, ...]:
        """All names to choose from: the game's own, with the usual one first, and then people's."""
        own = sorted(_stems(self._own()), key=lambda name: (name != self.usual, name))
        try:
            added = sorted(_stems(self.folder(home)))
        except OSError:  # usually there is no such folder
            added = []
        return tuple(dict.fromkeys([*own, *added]))

    def read(self, name: str, home: Path) -> Any:
        """The contents of the file of this name. Unknown names are refused, and so are all paths."""
        if name not in self.names(home):
            raise Refused("TB-8", fault="file", name=name, names=self.names(home))
        own = self._own().joinpath(f"{name}{SUFFIX}")
        try:
            data = own.read_bytes() if own.is_file() else (self.folder(home) / f"{name}{SUFFIX}").read_bytes()
        except OSError as error:
            raise Refused("TB-8", problem=error.strerror or str(error), field=name) from None
        return parse_toml(data)

    def title(self, name: str, home: Path) -> str:
        """The title in the file of this name; the name itself if the file has none."""
        try:
            title = self.read(name, home).get("title")
        except Refused:
            return name
        return title if isinstance(title, str) else name

    def _own(self) -> Any:
        return resources.files(f"{games.__name__}.{self.game}").joinpath("data").joinpath(self.name)


def shelves(game: AnyGame) -> Mapping[str, Shelf]:
    """The shelves of a game, by option."""
    options: Any = game.manifest.options
    return _shelves(game.manifest.key, options)


def names() -> tuple[str, ...]:
    """The names of all shelves, in all games."""
    return tuple(sorted({shelf.name for game in games.every() for shelf in shelves(game).values()}))


def with_files(game: AnyGame, options: Mapping[str, Any], home: Path) -> dict[str, Any]:
    """The options with the contents of files in place of their names, and of the usual file if nothing is given."""
    whole = dict(options)
    for option, shelf in shelves(game).items():
        given = whole.get(option, shelf.usual)
        whole[option] = shelf.read(given, home) if isinstance(given, str) else given
    return whole


def setup_with(game: AnyGame, shelf: Shelf, contents: Any) -> Setup[Any]:
    """A setup with the contents of a file, or a refusal that says what is wrong with them."""
    setup = Setup(game.manifest.seats[0], convert({shelf.option: contents}, game.manifest.options))
    game.initial(setup)
    return setup


def faults(game: AnyGame, shelf: Shelf, home: Path) -> dict[str, Refused]:
    """The files on a shelf that cannot be played with, and why."""
    found: dict[str, Refused] = {}
    for name in shelf.names(home):
        try:
            setup_with(game, shelf, shelf.read(name, home))
        except Refused as refused:
            found[name] = refused
    return found


def parse_toml(data: bytes) -> Any:
    try:
        read = tomllib.loads(data.decode("utf-8"))
        refuse_huge_numbers_in(read)
    except (ValueError, RecursionError) as error:  # not TOML, or not even text
        raise Refused("TB-8", problem=str(error), field="the whole") from None
    return read


@cache
def _shelves(key: str, options: Any) -> Mapping[str, Shelf]:
    about = inspect.type_info(options)
    assert isinstance(about, inspect.StructType)
    found: dict[str, Shelf] = {}
    for field in about.fields:
        match field.type:
            case inspect.Metadata(extra={"kind": "data", "shelf": name, "usual": usual}):
                found[field.name] = Shelf(key, field.name, name, usual)
            case _:
                pass
    return found


def _stems(folder: Any) -> list[str]:
    """The names of the files in a folder, without pipes and folders, and only names that can be sent."""
    files = [file for file in folder.iterdir() if file.name.endswith(SUFFIX) and file.is_file()]
    return [file.name.removesuffix(SUFFIX) for file in files if _is_text(file.name)]


def _is_text(name: str) -> bool:
    try:
        name.encode()
    except UnicodeEncodeError:  # a system may give names that are not text
        return False
    return True
