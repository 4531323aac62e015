"""Who has tried which puzzle (TB-150 to TB-154). A rating follows from the tries."""

from typing import Protocol

from msgspec import Struct

from nenuphar.core.daily import Day
from nenuphar.core.game import Millis
from nenuphar.store.shared import PersonId


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


class PuzzleStore(Protocol):
    async def keep_puzzle_try(self, tried: PuzzleTry) -> PuzzleTry:
        """Store this try. If there is one already, only the time of the last answer changes. Returns what is stored."""

    async def puzzle_tries(self, person_id: PersonId, game: str) -> list[PuzzleTry]:
        """All tries of a person, the oldest first."""
