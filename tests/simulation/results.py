"""Results and ratings in memory: each function is a transaction of the simulated database."""

from collections.abc import Callable, Collection, Sequence
from functools import partial
from typing import Any

from nenuphar.core.rating import Rating
from nenuphar.store import Finished, Gain, PageChoice, PersonId, RatedGame, RatedMatch, Result, TableId, Unrated
from tests.simulation.deleted import require


class ResultMemory:
    def __init__(
        self,
        over: Callable[[], list[TableId]],
        may_see: Callable[[TableId, PersonId], bool],
        deleted: Collection[PersonId],
    ) -> None:
        """`over` gives all tables whose match is over."""
        self._over = over
        self._may_see = may_see
        self._results: dict[TableId, Finished] = {}
        self._folded: set[TableId] = set()
        self._ratings: list[RatedMatch] = []
        self._folds: dict[str, int] = {}
        self._choices: dict[PersonId, PageChoice] = {}
        self._forgotten: set[tuple[PersonId, TableId]] = set()
        self._deleted = deleted

    def keep_results(self, finished: Sequence[Finished]) -> None:
        for each in finished:
            self._results.setdefault(each.result.table_id, each)

    def without_result(self) -> list[TableId]:
        return [table_id for table_id in self._over() if table_id not in self._results]

    def drop_results(self) -> None:
        self._folds = {game: fold + 1 for game, fold in self._folds.items()}
        self._ratings, self._results, self._folded, self._forgotten = [], {}, set(), set()

    def results_of(self, person_id: PersonId, viewer: PersonId) -> list[Result]:
        found = [each.result for each in self._results.values() if self._is_played(person_id, each)]
        visible = [each for each in found if viewer == person_id or each.public or self._may_see(each.table_id, viewer)]
        return sorted(visible, key=_order, reverse=True)

    def results_before(self, person_id: PersonId, table_id: TableId, limit: int) -> list[Result]:
        found = self.results_of(person_id, person_id)
        own = [each for each in found if each.table_id == table_id]
        return [each for this in own for each in found if each.game == this.game and each.ended_ms < this.ended_ms][
            :limit
        ]

    def have_met(self, one: PersonId, other: PersonId) -> bool:
        return any(self._is_played(one, each) and self._is_played(other, each) for each in self._results.values())

    def _is_played(self, person_id: PersonId, finished: Finished) -> bool:
        return (
            person_id in finished.people
            and person_id not in self._deleted
            and (person_id, finished.result.table_id) not in self._forgotten
        )

    def unrated_games(self) -> list[str]:
        return sorted({each.game for each in self._rated() if each.table_id not in self._folded})

    def unrated(self, game: str, limit: int) -> Unrated:
        rated = [each for each in self._rated() if each.game == game]
        first = next((each for each in rated if each.table_id not in self._folded), None)
        fold = self._folds.get(game, 0)
        if first is None:
            return Unrated(game, fold, (), ())
        results = [each for each in rated if _order(each) >= _order(first)][:limit]
        people = {person for each in results for person in self._results[each.table_id].people}
        earlier = [each for each in self._ratings if each.game == game and _order(each) < _order(first)]
        before = {each.person_id: each for each in sorted(earlier, key=_order) if each.person_id in people}
        return Unrated(game, fold, tuple(results), tuple(before.values()), frozenset(people.difference(self._deleted)))

    def keep_ratings(self, unrated: Unrated, ratings: Sequence[RatedMatch]) -> bool:
        if self._folds.get(unrated.game, 0) != unrated.fold:
            return False
        self._folds[unrated.game] = unrated.fold + 1
        last, rated = _order(unrated.results[-1]), {each.table_id for each in unrated.results}
        self._folded |= rated
        later = [each for each in self._rated() if each.game == unrated.game and _order(each) > last]
        self._folded -= {each.table_id for each in later[:1]}
        kept = [each for each in self._ratings if each.table_id not in rated]
        self._ratings = [*kept, *(each for each in ratings if each.person_id not in self._deleted)]
        return True

    def _rated(self) -> list[Result]:
        return sorted((each.result for each in self._results.values() if each.result.rated), key=_order)

    def ratings_of(self, person_id: PersonId) -> list[RatedMatch]:
        return sorted((each for each in self._ratings if each.person_id == person_id), key=_order)

    def rated_games(self, person_id: PersonId, latest: int) -> list[RatedGame]:
        found: dict[str, list[RatedMatch]] = {}
        for each in self.ratings_of(person_id):
            found.setdefault(each.game, []).append(each)
        return [RatedGame(game, len(some), tuple(some[-latest:])) for game, some in sorted(found.items())]

    def gains(self, person_id: PersonId, table_ids: Sequence[TableId]) -> list[Gain]:
        last: dict[str, Rating] = {}
        found = []
        for each in self.ratings_of(person_id):
            if each.table_id in table_ids:
                found.append(Gain(each.table_id, each.rating, last.get(each.game)))
            last[each.game] = each.rating
        return found

    def page_choice(self, person_id: PersonId) -> PageChoice:
        return self._choices.get(person_id, PageChoice())

    def keep_page_choice(self, person_id: PersonId, choice: PageChoice) -> None:
        require(person_id, self._deleted)
        self._choices[person_id] = choice

    def forget_page(self, person_id: PersonId) -> None:
        self._choices.pop(person_id, None)
        self._ratings = [each for each in self._ratings if each.person_id != person_id]
        self._forgotten |= {(person_id, table_id) for table_id in self._results}


def _order(each: Result | RatedMatch) -> tuple[int, str]:
    return each.ended_ms, each.table_id


Call = Callable[[str, Callable[[], Any]], Any]


class ResultCalls:
    """The same as calls of a store, by the store's route."""

    _kept_results: ResultMemory
    _read_by: Call
    _write_by: Call

    async def keep_results(self, finished: Sequence[Finished]) -> None:
        await self._write_by("keep_results", partial(self._kept_results.keep_results, finished))

    async def without_result(self) -> list[TableId]:
        found: list[TableId] = await self._read_by("without_result", self._kept_results.without_result)
        return found

    async def drop_results(self) -> None:
        await self._write_by("drop_results", self._kept_results.drop_results)

    async def results_of(self, person_id: PersonId, viewer: PersonId) -> list[Result]:
        read = partial(self._kept_results.results_of, person_id, viewer)
        found: list[Result] = await self._read_by("results_of", read)
        return found

    async def results_before(self, person_id: PersonId, table_id: TableId, limit: int) -> list[Result]:
        read = partial(self._kept_results.results_before, person_id, table_id, limit)
        found: list[Result] = await self._read_by("results_before", read)
        return found

    async def have_met(self, one: PersonId, other: PersonId) -> bool:
        met: bool = await self._read_by("have_met", partial(self._kept_results.have_met, one, other))
        return met

    async def unrated_games(self) -> list[str]:
        found: list[str] = await self._read_by("unrated_games", self._kept_results.unrated_games)
        return found

    async def unrated(self, game: str, limit: int = 100) -> Unrated:
        found: Unrated = await self._read_by("unrated", partial(self._kept_results.unrated, game, limit))
        return found

    async def keep_ratings(self, unrated: Unrated, ratings: Sequence[RatedMatch]) -> bool:
        keep = partial(self._kept_results.keep_ratings, unrated, ratings)
        kept: bool = await self._write_by("keep_ratings", keep)
        return kept

    async def ratings_of(self, person_id: PersonId) -> list[RatedMatch]:
        found: list[RatedMatch] = await self._read_by("ratings_of", partial(self._kept_results.ratings_of, person_id))
        return found

    async def rated_games(self, person_id: PersonId, latest: int) -> list[RatedGame]:
        read = partial(self._kept_results.rated_games, person_id, latest)
        found: list[RatedGame] = await self._read_by("rated_games", read)
        return found

    async def gains(self, person_id: PersonId, table_ids: Sequence[TableId]) -> list[Gain]:
        read = partial(self._kept_results.gains, person_id, table_ids)
        found: list[Gain] = await self._read_by("gains", read)
        return found

    async def page_choice(self, person_id: PersonId) -> PageChoice:
        found: PageChoice = await self._read_by("page_choice", partial(self._kept_results.page_choice, person_id))
        return found

    async def keep_page_choice(self, person_id: PersonId, choice: PageChoice) -> None:
        await self._write_by("keep_page_choice", partial(self._kept_results.keep_page_choice, person_id, choice))
