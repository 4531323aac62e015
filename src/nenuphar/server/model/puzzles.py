"""How good a person is at puzzles: a rating as in chess, from the first answer to each puzzle (TB-154)."""

from collections.abc import Iterable, Sequence

from nenuphar.core.daily import Day
from nenuphar.server.wire import PuzzleStanding
from nenuphar.store import PuzzleTry

START = 1400
SCALE = 400  # points of rating make ten to one
FIRST_TRIES, FIRST_STEP, STEP = 10, 80, 32  # a new rating moves faster


def rating_after(tries: Iterable[PuzzleTry]) -> int:
    rating = float(START)
    for place, tried in enumerate(first_tries(tries)):
        expected = 1 / (1 + 10 ** ((tried.rating - rating) / SCALE))
        rating += (FIRST_STEP if place < FIRST_TRIES else STEP) * (tried.is_right - expected)
    return round(rating)


def first_tries(tries: Iterable[PuzzleTry]) -> list[PuzzleTry]:
    """The first answer to each puzzle, the oldest first. One that comes again on some day does not count again."""
    found: dict[str, PuzzleTry] = {}
    for tried in tries:
        found.setdefault(tried.puzzle, tried)
    return list(found.values())


def standing(tries: Sequence[PuzzleTry], days: int, longest: int) -> PuzzleStanding:
    firsts = first_tries(tries)
    right = [tried.is_right for tried in firsts]
    in_a_row = len(right) if all(right) else right[::-1].index(False)
    return PuzzleStanding(rating_after(tries), len(right), sum(right), in_a_row, days, longest)


def last_answers(tries: Iterable[PuzzleTry]) -> dict[str, int]:
    """When each puzzle was answered last."""
    found: dict[str, int] = {}
    for tried in tries:
        found[tried.puzzle] = max(tried.again_ms, found.get(tried.puzzle, 0))
    return found


def of_days(tries: Iterable[PuzzleTry]) -> dict[Day, PuzzleTry]:
    return {tried.day: tried for tried in tries if tried.day}


def solved_days(tries: Iterable[PuzzleTry]) -> set[Day]:
    return {tried.day for tried in tries if tried.day and tried.is_right}
