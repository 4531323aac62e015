"""Who has tried which puzzle (TB-150 to TB-154). A rating follows from the tries."""

from typing import Protocol

from msgspec import Struct

from nenuphar.core.daily import DailyScore, Day
from nenuphar.core.game import Millis
from nenuphar.store.shared import PersonId

MOST_TRIES = 1_000  # of a person and a game, without those of days


class PuzzleTry(Struct, frozen=True):
    """A person's first answer to a puzzle, and when they last answered it.

    The puzzle of a day has a try of its own; all others have an empty `day`.
    """

    person_id: PersonId
    game: str
    puzzle: str
    day: Day
    at_ms: Millis
    is_right: bool
    rating: int  # of the puzzle
    again_ms: Millis
    score: DailyScore


class PuzzleStore(Protocol):
    async def keep_puzzle_try(self, tried: PuzzleTry) -> tuple[PuzzleTry, bool]:
        """Store this try. If there is one already, only the time of the last answer changes.

        Returns what is stored, and whether this try is the first.
        Of the tries without a day, the last thousand are kept.
        """

    async def puzzle_tries(self, person_id: PersonId, game: str) -> list[PuzzleTry]:
        """All tries of a person, the oldest first."""

    async def puzzle_results(self, game: str, day: Day, limit: int) -> list[PuzzleTry]:
        """Everybody's tries of the puzzle of a day, the best first, then the earliest."""
