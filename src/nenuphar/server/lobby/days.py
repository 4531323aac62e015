"""The calendar of what is new every day, and what follows from the results of days: shared by letters and puzzles."""

from collections.abc import Awaitable, Callable, Iterable, Sequence
from contextlib import suppress
from datetime import UTC, date, datetime, timedelta
from typing import Protocol

from nenuphar.core.daily import DailyScore, Day
from nenuphar.core.game import Millis, Refused
from nenuphar.server import wire
from nenuphar.server.clock import now_ms
from nenuphar.server.lobby.people import People
from nenuphar.server.wire import PersonId

DAY_MS = 24 * 60 * 60 * 1_000
MOST_PAST_DAYS = 30
MOST_IN_HOUSE = 50
TENTHS = 11  # from 0 % to 100 %, which is on its own


class Tried(Protocol):
    """A person's try of a day."""

    @property
    def person_id(self) -> PersonId: ...
    @property
    def day(self) -> Day: ...
    @property
    def score(self) -> DailyScore | None: ...


async def house_of(
    people: People, day: Day, tries: Iterable[Tried], results: Callable[[int], Awaitable[Sequence[Tried]]]
) -> wire.DailyHouse:
    """Everybody's results of a day. Those of today are for people who have one themselves (TB-66).

    `tries` are one's own, and `results` gives the best of all.
    """
    today = day_at(now_ms())
    if checked(day) > today:
        raise Refused("TB-62", fault="future", day=day, today=today)
    own = next((each for each in tries if each.day == day and each.score is not None), None)
    if day == today and own is None:
        raise Refused("TB-66")
    listed = list(await results(MOST_IN_HOUSE))
    if own is not None and own not in listed:
        listed.append(own)
    rows = []
    for each in listed:
        found = await people.find(each.person_id)
        if found is not None and each.score is not None:
            rows.append(wire.DailyRow(found, each.score))
    return wire.DailyHouse(day, tuple(rows))


# The calendar: days change at midnight in UTC, so that all servers change them together (TB-60).


def day_at(at: Millis) -> Day:
    return datetime.fromtimestamp(at / 1_000, UTC).date().isoformat()


def left_ms(now: Millis) -> Millis:
    """Until the next day."""
    return DAY_MS - now % DAY_MS


def checked(day: str) -> Day:
    """The day, if the calendar has it, written as in 2026-11-18."""
    with suppress(ValueError):
        if date.fromisoformat(day).isoformat() == day:
            return day
    raise Refused("TB-62", fault="unknown", day=day[:20])


def days_before(today: Day, count: int = MOST_PAST_DAYS) -> list[Day]:
    start = date.fromisoformat(today)
    return [(start - timedelta(days=back)).isoformat() for back in range(1, count + 1)]


# Results


def streak(days: set[Day], today: Day, is_over: bool = False) -> int:
    """Days in a row, up to today, or up to yesterday as long as today can still be played."""
    end = date.fromisoformat(today)
    if today not in days and not is_over:
        end -= timedelta(days=1)
    count = 0
    while (end - timedelta(days=count)).isoformat() in days:
        count += 1
    return count


def longest(days: set[Day]) -> int:
    most = count = 0
    before = date.min
    for day in map(date.fromisoformat, sorted(days)):
        count = count + 1 if day - before == timedelta(days=1) else 1
        most, before = max(most, count), day
    return most


def spread(scores: Iterable[DailyScore]) -> tuple[int, ...]:
    counts = [0] * TENTHS
    for score in scores:
        counts[10 * score.points // score.best if score.best else 0] += 1
    return tuple(counts)
