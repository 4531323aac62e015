"""What every store promises about tries of puzzles: the first one counts, and they do not grow without limit."""

import asyncio

import pytest
from msgspec.structs import replace

from nenuphar.core.daily import DailyScore
from nenuphar.store import PuzzleTry, Store, puzzle_rows
from nenuphar.store import puzzles as kept
from tests.simulation import puzzles as in_memory

DAY = "2026-11-18"
FIRST = PuzzleTry("anna", "quibbit", "a1", DAY, 5, False, 1500, 5, DailyScore(40, 60, False))


class PuzzleContract:
    @pytest.mark.rule("TB-150", "TB-154")
    async def test_of_all_answers_at_once_the_first_counts(self, store: Store, other: Store) -> None:
        tries = [replace(FIRST, at_ms=5 + n // 2, again_ms=9, is_right=bool(n % 2)) for n in range(8)]
        stored = await asyncio.gather(*((store, other)[n % 2].keep_puzzle_try(each) for n, each in enumerate(tries)))
        [only] = await other.puzzle_tries("anna", "quibbit")
        assert {kept for kept, _ in stored} == {only}
        assert [is_first for _, is_first in stored].count(True) == 1

    async def test_a_puzzle_has_a_try_for_the_day_and_one_without(self, store: Store) -> None:
        others = [
            replace(FIRST, day="", at_ms=6),
            replace(FIRST, day="2026-11-19", at_ms=7),
            replace(FIRST, puzzle="b2", at_ms=4),
            replace(FIRST, person_id="ben"),
            replace(FIRST, game="china_moon"),
        ]
        for each in (FIRST, *others):
            assert await store.keep_puzzle_try(each) == (each, True)
        assert [each.at_ms for each in await store.puzzle_tries("anna", "quibbit")] == [4, 5, 6, 7]
        again = replace(FIRST, at_ms=9, again_ms=9, is_right=True, score=DailyScore(60, 60, False))
        assert await store.keep_puzzle_try(again) == (replace(FIRST, again_ms=9), False)

    @pytest.mark.rule("TB-154")
    async def test_the_last_tries_are_kept_and_those_of_all_days(
        self, store: Store, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        for place in (kept, puzzle_rows, in_memory):
            monkeypatch.setattr(place, "MOST_TRIES", 3)
        await store.keep_puzzle_try(FIRST)
        await store.keep_puzzle_try(replace(FIRST, person_id="ben", day=""))
        for number in range(6):
            await store.keep_puzzle_try(replace(FIRST, puzzle=f"n{number}", day="", at_ms=10 + number))
        found = await store.puzzle_tries("anna", "quibbit")
        assert [each.puzzle for each in found] == ["a1", "n3", "n4", "n5"]
        assert len(await store.puzzle_tries("ben", "quibbit")) == 1

    @pytest.mark.rule("TB-66")
    async def test_results_of_a_day_come_best_first_and_then_earliest(self, store: Store) -> None:
        for person, points, at_ms in (("anna", 40, 9), ("ben", 60, 8), ("cleo", 40, 7), ("dora", 60, 6)):
            score = DailyScore(points, 60, False)
            tried = replace(FIRST, person_id=person, score=score, is_right=points == 60, at_ms=at_ms)
            await store.keep_puzzle_try(tried)
        await store.keep_puzzle_try(replace(FIRST, person_id="emil", day=""))
        found = await store.puzzle_results("quibbit", DAY, 9)
        assert [each.person_id for each in found] == ["dora", "ben", "cleo", "anna"]
        assert [each.person_id for each in await store.puzzle_results("quibbit", DAY, 1)] == ["dora"]
        assert await store.puzzle_results("quibbit", "2026-11-19", 9) == []
