"""People and games, over HTTP."""

from typing import Any, Literal

from msgspec import Raw, Struct

from nenuphar.core.game import Millis
from nenuphar.server.wire.base import Body, PersonId, TableId


class Person(Struct, frozen=True):
    """Somebody, as others see them."""

    id: PersonId
    name: str
    colour: str
    avatar: str


class Me(Person, frozen=True):
    """Yourself. `named` is false while you are called by a name that the server made up."""

    named: bool = True


class Profile(Body, frozen=True):
    name: str
    colour: str
    avatar: str


class DeviceLink(Struct, frozen=True):
    """A link that makes another device the same person, once, until it expires."""

    path: str
    expires: Millis


class Keepsake(Struct, frozen=True):
    """What somebody took home from a match: what that is, the game knows."""

    at: Millis
    table: TableId
    kept: Raw


class HouseWord(Struct, frozen=True):
    """What was settled about a word at somebody's tables, and the event that tells how; null: by hand."""

    language: str
    word: str
    stands: bool
    at: Millis
    event: Raw


class Settled(Body, frozen=True):
    stands: bool


class KeptFile(Struct, frozen=True):
    """What you made for an option of a game, such as a board, and keep on this server (TB-42)."""

    option: str
    title: str
    at: Millis
    data: Raw


class KeepFile(Body, frozen=True):
    option: str
    data: Any


class OptionInfo(Struct, frozen=True):
    """One option of a game. `kind` is what a page can offer for it; `numbers` are whole ones, one for every seat."""

    name: str
    kind: Literal["switch", "number", "numbers", "text", "choice", "choices", "seat"]
    default: Any
    choices: tuple[str | int, ...] = ()
    titles: tuple[str, ...] = ()  # of the files that are chosen from, as they call themselves
    most: int | None = None
    step: int = 1
    foremost: bool = False  # to be asked before anything else about a table


class GameInfo(Struct, frozen=True):
    key: str
    title: str
    seats: tuple[int, ...]
    levels: tuple[str, ...]
    options: tuple[OptionInfo, ...]
    around: bool = False  # whether several people may sit around one screen
    strengths: tuple[str, ...] = ()  # what to expect of each of the levels
    usual_level: str = ""  # of a bot where nobody chooses one
    usual_seats: int = 2  # of a table that is opened with Play now
    real_time: bool = False  # whether the faster hand counts, so that a move cannot take days
    minutes: int | None = None  # about how long a match takes
    age: int | None = None  # from which people can play it
    authors: tuple[str, ...] = ()
    illustrators: tuple[str, ...] = ()
    publisher: str = ""
    year: int | None = None  # in which the box came out


class Draft(Body, frozen=True):
    """Something for an option of a game: what a file says (TOML or JSON), or data, or the name of a file on a shelf."""

    option: str
    text: str = ""
    data: Any = None


class RulesPage(Struct, frozen=True):
    html: str
    lang: str  # the language that it is written in
