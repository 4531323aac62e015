"""Puzzles over HTTP. Nothing that is sent before an answer says what the solution is (TB-153)."""

from typing import Annotated, Any

from msgspec import Meta, Struct

from nenuphar.core.daily import DailyScore, Day
from nenuphar.core.game import Millis, Seat
from nenuphar.server.wire.base import Body, MaybeSaid, Said
from nenuphar.server.wire.views import Line, Offer

MOST_ACTIONS = 200  # of an answer that is made of several


class PuzzleAnswer(Body, frozen=True):
    """The actions of your answer. In most games it is one. `day` is that of a puzzle of the day, or empty."""

    actions: Annotated[tuple[Any, ...], Meta(min_length=1, max_length=MOST_ACTIONS)]
    day: Annotated[str, Meta(max_length=10)] = ""


class PuzzleStanding(Struct, frozen=True):
    """How good you are at the puzzles of a game: it follows from your first answer to each (TB-154)."""

    rating: int
    tried: int
    right: int
    in_a_row: int  # right answers up to now
    days: int  # days in a row with the right answer to the puzzle of the day
    longest: int


class PuzzleGame(Struct, frozen=True):
    """A game with puzzles. `today` is what your answer to the puzzle of the day was worth; None before it."""

    game: str
    editions: tuple[str, ...]
    day: Day | None  # None: the game has no puzzle of the day
    left_ms: Millis  # until the next day
    today: DailyScore | None
    standing: PuzzleStanding


class PuzzleTask(Struct, frozen=True):
    """A puzzle as a board shows it. Your answer changes your rating if it is `rated`, and your day if it `counts`."""

    game: str
    key: str
    day: Day  # empty unless it is the puzzle of a day
    rating: int
    rated: bool
    counts: bool
    you: Seat
    seats: int
    view: Any
    offers: tuple[Offer, ...] | None  # None: too many to list
    due: tuple[Seat, ...]
    task: MaybeSaid
    standing: PuzzleStanding


class PuzzleOption(Struct, frozen=True):
    """A choice in words, and the chance to win with it, if it is known."""

    saying: Said
    chance: float | None


class PuzzleVerdict(Struct, frozen=True):
    """What your answer is worth. `view` and `lines` show the solution, and how it continues."""

    right: bool
    yours: PuzzleOption
    best: PuzzleOption
    reasons: tuple[Said, ...]
    view: Any
    lines: tuple[Line, ...]
    rated: bool
    counted: bool
    change: int  # of your rating
    standing: PuzzleStanding


class PuzzleReply(Struct, frozen=True):
    """The answer to an answer: a verdict; or the view after your actions, if they are not a whole answer yet."""

    verdict: PuzzleVerdict | None = None
    view: Any = None
