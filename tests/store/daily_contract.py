"""What every store promises about what is new every day: one try counts, and its result comes with the last line."""

import asyncio

import pytest
from msgspec.structs import replace

from nenuphar.core.daily import DailyScore
from nenuphar.store import Conflict, DailyTry, Store
from tests.store.sample_appends import line, opening

FIRST = DailyTry("anna", "quibbix", "en", "2026-11-18", "t1", 5)
SCORE = DailyScore(21, 34, True)


class DailyContract:
    @pytest.mark.rule("TB-61")
    async def test_of_all_tries_at_once_one_counts(self, store: Store, other: Store) -> None:
        wanted = [replace(FIRST, table_id=f"t{number}") for number in range(8)]
        begun = await asyncio.gather(*((store, other)[n % 2].begin_daily(each) for n, each in enumerate(wanted)))
        assert len({each.table_id for each in begun}) == 1
        assert await other.daily_tries("anna", "quibbix") == [begun[0]]

    async def test_every_person_edition_and_day_has_its_own_try(self, store: Store) -> None:
        others = [
            replace(FIRST, person_id="ben", table_id="t2"),
            replace(FIRST, edition="fr", table_id="t3"),
            replace(FIRST, day="2026-11-19", table_id="t4"),
            replace(FIRST, game="other", table_id="t5"),
        ]
        for each in (FIRST, *others):
            assert await store.begin_daily(each) == each
        assert [each.table_id for each in await store.daily_tries("anna", "quibbix")] == ["t4", "t1", "t3"]

    @pytest.mark.rule("TB-61")
    async def test_the_result_is_stored_with_the_last_line_once(self, store: Store, other: Store) -> None:
        await store.begin_daily(FIRST)
        await store.append(opening(events=(b"a",)))
        with pytest.raises(Conflict):
            await store.append(line(7, daily=DailyScore(34, 34, True)))
        assert await other.daily_tries("anna", "quibbix") == [FIRST]
        await store.append(line(1, daily=SCORE))
        await store.append(line(2, daily=DailyScore(34, 34, True)))
        assert await other.daily_tries("anna", "quibbix") == [replace(FIRST, score=SCORE)]
        assert await store.begin_daily(replace(FIRST, table_id="t9")) == replace(FIRST, score=SCORE)

    async def test_results_of_a_day_come_best_first_and_then_earliest(self, store: Store) -> None:
        for place, (person, points) in enumerate([("anna", 20), ("ben", 30), ("cleo", 20), ("dora", None)]):
            table = f"t{place}"
            await store.begin_daily(replace(FIRST, person_id=person, table_id=table, at_ms=9 - place))
            await store.append(opening(table, events=(b"a",)))
            if points is not None:
                await store.append(line(1, table_id=table, daily=DailyScore(points, 34, True)))
        found = await store.daily_results("quibbix", "en", "2026-11-18", 9)
        assert [each.person_id for each in found] == ["ben", "cleo", "anna"]
        assert [each.person_id for each in await store.daily_results("quibbix", "en", "2026-11-18", 1)] == ["ben"]
        assert await store.daily_results("quibbix", "en", "2026-11-19", 9) == []

    async def test_a_result_outlives_its_table(self, store: Store) -> None:
        await store.begin_daily(FIRST)
        await store.append(opening(events=(b"a",)))
        await store.append(line(1, daily=SCORE))
        assert await store.forget(("waiting", "playing", "over"), 10**15) == ["t1"]
        assert await store.daily_tries("anna", "quibbix") == [replace(FIRST, score=SCORE)]
