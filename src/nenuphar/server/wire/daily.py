"""What is new every day, over HTTP."""

from typing import Annotated

from msgspec import Meta, Struct

from nenuphar.core.daily import DailyScore, Day
from nenuphar.core.game import Millis
from nenuphar.server.wire.base import Body, TableId
from nenuphar.server.wire.people import Person


class DailyWish(Body, frozen=True):
    """Play the task of this day. `counts` is what the player expects: only today's first try counts (TB-62)."""

    day: Annotated[str, Meta(max_length=10)]
    counts: bool


class DailyTry(Struct, frozen=True):
    """Your counted try of a day, if there was one. It is `open` as long as it can be played on."""

    day: Day
    table: TableId | None = None
    open: bool = False
    score: DailyScore | None = None


class DailyEdition(Struct, frozen=True):
    edition: str
    today: DailyTry
    streak: int  # days in a row with a result, up to today or yesterday


class DailyGame(Struct, frozen=True):
    """A game with something new every day, in all its editions."""

    game: str
    day: Day  # by the server's clock, in UTC (TB-60)
    left_ms: Millis  # until the next day
    editions: tuple[DailyEdition, ...]


class DailyPage(Struct, frozen=True):
    """One edition as a person has played it. `spread` counts results by tenths of the best, from 0 % to 100 %."""

    game: str
    edition: str
    editions: tuple[str, ...]
    day: Day
    left_ms: Millis
    today: DailyTry
    streak: int
    longest: int
    spread: tuple[int, ...]
    past: tuple[DailyTry, ...]  # the last days, the latest first, played or not


class DailyRow(Struct, frozen=True):
    person: Person
    score: DailyScore


class DailyHouse(Struct, frozen=True):
    """Who has played a day on this server, the best first (TB-66)."""

    day: Day
    rows: tuple[DailyRow, ...]
