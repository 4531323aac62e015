"""What is new every day, in the memory that simulated nodes share."""

from collections.abc import Callable, Collection
from functools import partial
from typing import Any

from msgspec.structs import replace

from nenuphar.core.daily import Day
from nenuphar.store import Append, DailyTry, PersonId
from tests.simulation.deleted import require

Call = Callable[[str, Callable[[], Any]], Any]


class DailyMemory:
    def __init__(self, deleted: Collection[PersonId]) -> None:
        self._deleted = deleted
        self._tries: dict[tuple[PersonId, str, str, Day], DailyTry] = {}

    def appended(self, append: Append) -> None:
        for key, each in self._tries.items():
            if append.daily is not None and each.table_id == append.table_id and each.score is None:
                self._tries[key] = replace(each, score=append.daily)

    def begin(self, wanted: DailyTry) -> DailyTry:
        require(wanted.person_id, self._deleted)
        return self._tries.setdefault((wanted.person_id, wanted.game, wanted.edition, wanted.day), wanted)

    def forget_person(self, person_id: PersonId) -> None:
        self._tries = {key: each for key, each in self._tries.items() if each.person_id != person_id}

    def tries(self, person_id: PersonId, game: str) -> list[DailyTry]:
        found = [each for each in self._tries.values() if (each.person_id, each.game) == (person_id, game)]
        return sorted(sorted(found, key=lambda each: each.edition), key=lambda each: each.day, reverse=True)

    def results(self, game: str, edition: str, day: Day, limit: int) -> list[DailyTry]:
        found = [
            (-each.score.points, each.at_ms, each.person_id, each)
            for each in self._tries.values()
            if (each.game, each.edition, each.day) == (game, edition, day) and each.score is not None
        ]
        return [each for *_, each in sorted(found, key=lambda row: row[:3])][:limit]


class DailyCalls:
    """The same as calls of a store, by the store's route."""

    def __init__(self, daily: DailyMemory, read: Call, write: Call) -> None:
        self._daily = daily
        self._read_daily, self._write_daily = read, write

    async def begin_daily(self, wanted: DailyTry) -> DailyTry:
        begun: DailyTry = await self._write_daily("begin_daily", partial(self._daily.begin, wanted))
        return begun

    async def daily_tries(self, person_id: PersonId, game: str) -> list[DailyTry]:
        found: list[DailyTry] = await self._read_daily("daily_tries", partial(self._daily.tries, person_id, game))
        return found

    async def daily_results(self, game: str, edition: str, day: Day, limit: int) -> list[DailyTry]:
        results = partial(self._daily.results, game, edition, day, limit)
        found: list[DailyTry] = await self._read_daily("daily_results", results)
        return found
