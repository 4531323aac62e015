"""Who has played what is new every day (TB-60 to TB-65): one counted try for each person, edition and day."""

from typing import Protocol, TypeAlias

from msgspec import Struct

from nenuphar.core.daily import DailyScore, Day
from nenuphar.core.game import Millis

TableId: TypeAlias = str
PersonId: TypeAlias = str


class DailyTry(Struct, frozen=True):
    """A person's counted try, and the table where it is played. Without a score until the match there is over."""

    person_id: PersonId
    game: str
    edition: str
    day: Day
    table_id: TableId
    at_ms: Millis
    score: DailyScore | None = None


class DailyStore(Protocol):
    async def begin_daily(self, wanted: DailyTry) -> DailyTry:
        """Store this try, unless this person already has one that day. Returns the one that counts."""

    async def daily_tries(self, person_id: PersonId, game: str) -> list[DailyTry]:
        """All tries of a person, the latest day first."""

    async def daily_results(self, game: str, edition: str, day: Day, limit: int) -> list[DailyTry]:
        """Everybody's tries with a score, the best first, then the earliest."""
