"""A person's page: their matches, what they add up to, and their ratings. Over HTTP."""

from typing import Literal, TypeAlias

from msgspec import Struct

from nenuphar.core.game import Millis
from nenuphar.server.wire.base import Body, PersonId, TableId
from nenuphar.server.wire.people import Person

Shows: TypeAlias = Literal["nobody", "met", "everybody"]
Company: TypeAlias = Literal["people", "bots", "alone"]


class PageChoice(Body, frozen=True):
    """Who may open your page (TB-80), and whether you want to see ratings and have one shown (TB-84)."""

    shows: Shows
    ratings: bool


class Totals(Struct, frozen=True):
    played: int
    won: int


class GameTotals(Struct, frozen=True):
    game: str
    people: Totals
    bots: Totals


class Rival(Struct, frozen=True):
    """Somebody you have played with: how often, and how often each of you finished before the other."""

    person: PersonId
    played: int
    ahead: int
    behind: int


class Best(Struct, frozen=True, gc=False):
    value: int
    name: str  # what has this value, such as a word; empty if only the value counts
    table: TableId
    at: Millis


class BestOf(Struct, frozen=True):
    """The best of a statistic of a game over all matches."""

    game: str
    statistic: str
    unit: Literal["ms", "points"]
    best: tuple[Best, ...]


class ColourTotals(Struct, frozen=True):
    colour: str
    played: int
    won: int


class Month(Struct, frozen=True):
    month: str  # such as 2026-11
    played: int
    won: int


class LevelPoints(Struct, frozen=True):
    level: str
    points: int


class GameRating(Struct, frozen=True):
    """A rating in a game. `doubt`: how far the true strength may be from `points`. `history` ends with now."""

    game: str
    points: int
    doubt: int
    matches: int
    history: tuple[int, ...]
    levels: tuple[LevelPoints, ...]  # of the bots, weakest first
    nearest: str  # the level that is closest


class PlayedSeat(Struct, frozen=True):
    """Without a person and a level, somebody played at another person's screen."""

    person: PersonId
    level: str
    rank: int
    left: bool  # a bot played on in their place


class PlayedMatch(Struct, frozen=True):
    table: TableId
    game: str
    ended: Millis
    company: Company
    won: bool
    seat: int  # of the person
    seats: tuple[PlayedSeat, ...]
    rated: bool
    gained: int | None = None  # by how much the match changed the rating; None: it is not shown


class PersonPage(Struct, frozen=True):
    """The page as the viewer may see it: only with matches at public tables, and at tables that the viewer may see."""

    person: Person
    you: bool
    choice: PageChoice | None  # your own only
    ratings: tuple[GameRating, ...] | None  # None: not shown
    every_game: tuple[str, ...]  # with a match, whatever is filtered
    totals: Totals
    games: tuple[GameTotals, ...]
    rivals: tuple[Rival, ...]
    streak: int  # wins in a row until now
    longest_streak: int
    best: tuple[BestOf, ...]
    colours: tuple[ColourTotals, ...]
    months: tuple[Month, ...]
    matches: tuple[PlayedMatch, ...]
    pages: int  # how many pages of matches there are
    people: tuple[Person, ...]  # everybody who is named above, but for people who are gone


class Equal(Struct, frozen=True):
    """The level of bot that is closest to your rating in a game."""

    game: str
    level: str
