"""People and games, over HTTP."""

from typing import Any, Literal

from msgspec import Raw, Struct

from nenuphar.core.game import Millis
from nenuphar.server.wire.base import Body, PersonId, TableId


class Person(Struct, frozen=True):
    """A person, as others see them."""

    id: PersonId
    name: str
    colour: str
    avatar: str


class Me(Person, frozen=True):
    """Yourself. `named` is false while you have a name from the server."""

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
    """A keepsake from a match: its content is the game's own."""

    at: Millis
    table: TableId
    kept: Raw


class HouseWord(Struct, frozen=True):
    """A decision about a word at a person's tables, and the event that made it; null: entered by hand."""

    language: str
    word: str
    stands: bool
    at: Millis
    event: Raw


class JudgeWord(Body, frozen=True):
    """Enter a decision about a word by hand."""

    stands: bool


class KeptFile(Struct, frozen=True):
    """A file that you made for an option of a game, such as a board, and keep on this server (TB-42)."""

    option: str
    title: str
    at: Millis
    data: Raw


class KeepFile(Body, frozen=True):
    option: str
    data: Any


class OptionInfo(Struct, frozen=True):
    """One option of a game. `kind` says which control a page can offer; `numbers` are integers, one for every seat."""

    name: str
    kind: Literal["switch", "number", "numbers", "text", "choice", "choices", "seat"]
    default: Any
    choices: tuple[str | int, ...] = ()
    titles: tuple[str, ...] = ()  # of the files to choose from, as they call themselves
    most: int | None = None
    step: int = 1
    foremost: bool = False  # shown before all other options of a table


class GameInfo(Struct, frozen=True):
    key: str
    title: str
    seats: tuple[int, ...]
    levels: tuple[str, ...]
    options: tuple[OptionInfo, ...]
    around: bool = False  # whether several people may share one screen
    passed_on: bool = False  # whether they pass it on, because hands are secret
    strengths: tuple[str, ...] = ()  # what to expect of each of the levels; empty for a bot from outside
    usual_level: str = ""  # of a bot by default
    usual_seats: int = 2  # of a table that is opened with Play now
    real_time: bool = False  # whether the faster hand counts, so that a move cannot take days
    minutes: int | None = None  # about how long a match takes
    age: int | None = None  # of the youngest players
    authors: tuple[str, ...] = ()
    illustrators: tuple[str, ...] = ()
    publisher: str = ""
    year: int | None = None  # of publication


class Draft(Body, frozen=True):
    """A draft for an option of a game: the text of a file (TOML or JSON), or data, or the name of a file on a shelf."""

    option: str
    text: str = ""
    data: Any = None


class RulesPage(Struct, frozen=True):
    html: str
    lang: str  # the language of the text
