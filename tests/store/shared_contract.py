"""The part of the contract about what processes share. Two stores on one database are two processes here."""

import asyncio

import pytest

from nenuphar.store import Append, Conflict, Due, Rate, Store, Turn
from tests.store.sample_appends import card, line, opening

ONE_A_SECOND = Rate(burst=3, interval_us=1_000_000)
SECOND_US = 1_000_000


class SharedContract:
    async def test_turns_are_stored_with_a_line_until_the_next_that_changes_them(self, store: Store) -> None:
        anna, bert = Turn("anna", due=True, changed_ms=5), Turn("bert", due=False, changed_ms=4)
        await store.append(opening(seated=("anna", "bert"), turns=(bert, anna)))
        await store.append(line(1))
        assert await store.turns("t1") == [anna, bert]
        assert [yours.turn for person in ("anna", "bert") for yours in await store.tables_of(person)] == [anna, bert]
        await store.append(line(2, turns=(Turn("bert", due=True, changed_ms=6),)))
        assert await store.turns("t1") == [anna, Turn("bert", due=True, changed_ms=6)]
        await store.append(line(3, turns=()))
        assert await store.turns("t1") == []
        assert [yours.turn for yours in await store.tables_of("anna")] == [None]

    async def test_turns_of_a_refused_line_are_not_stored(self, store: Store) -> None:
        await store.append(opening(seated=("anna",), turns=(Turn("anna", due=True, changed_ms=5),), command_id="c"))
        with pytest.raises(Conflict):
            await store.append(line(7, turns=()))
        await store.append(line(1, command_id="c", turns=()))
        assert await store.turns("t1") == [Turn("anna", due=True, changed_ms=5)]

    async def test_of_several_lines_at_once_the_last_turns_count(self, store: Store) -> None:
        def turn(person: str, changed_ms: int) -> Turn:
            return Turn(person, due=True, changed_ms=changed_ms)

        appends = [
            opening(turns=(turn("anna", 5), turn("bert", 5))),
            line(1, turns=(turn("bert", 6),)),
            line(2),
            opening("t2", turns=(turn("anna", 5),)),
            line(1, table_id="t2", turns=()),
        ]
        await asyncio.gather(*map(store.append, appends))
        assert await store.turns("t1") == [turn("anna", 5), turn("bert", 6)]
        assert await store.turns("t2") == []

    async def test_turns_can_be_stored_without_a_line(self, store: Store) -> None:
        turn = Turn("anna", due=True, changed_ms=5)
        await store.append(opening(seated=("anna",), deadline_ms=7))
        for _ in range(2):
            await store.keep_turns("t1", (turn,))
        assert await store.turns("t1") == [turn]
        assert (len(await store.read("t1")), await store.take_due(9, 9, 0)) == (1, [Due("t1", 7, 1)])

    async def test_a_due_table_is_taken_once(self, store: Store, other: Store) -> None:
        for number in range(40):
            await store.append(opening(f"t{number}", deadline_ms=50))
        await store.append(opening("later", deadline_ms=51))
        sweeps = (each.take_due(50, now_ms=20, hold_ms=10, limit=25) for each in (store, other) * 4)
        taken = [due.table_id for some in await asyncio.gather(*sweeps) for due in some]
        assert sorted(taken) == sorted(f"t{number}" for number in range(40))
        assert await store.take_due(50, now_ms=29, hold_ms=10) == []
        assert len(await other.take_due(50, now_ms=30, hold_ms=10)) == 40

    async def test_the_earliest_are_taken_first_and_a_line_frees_a_table(self, store: Store, other: Store) -> None:
        for name, due_ms in (("t1", 30), ("t2", 20), ("t3", 10)):
            await store.append(opening(name, deadline_ms=due_ms))
        assert await store.take_due(50, now_ms=1, hold_ms=10, limit=2) == [Due("t3", 10, 1), Due("t2", 20, 1)]
        await store.append(line(1, table_id="t3", deadline_ms=15))
        await store.append(line(1, table_id="t1", deadline_ms=None))
        assert await other.take_due(50, now_ms=2, hold_ms=10) == [Due("t3", 15, 2)]

    async def test_a_clock_that_is_far_ahead_holds_no_table(self, store: Store, other: Store) -> None:
        await store.append(opening("t1", deadline_ms=50))
        assert await store.take_due(50, now_ms=10_000_000, hold_ms=10) == [Due("t1", 50, 1)]
        assert await other.take_due(50, now_ms=20, hold_ms=10) == [Due("t1", 50, 1)]
        assert await store.take_due(50, now_ms=21, hold_ms=10) == []

    async def test_running_matches_are_listed_while_somebody_is_there(self, store: Store, other: Store) -> None:
        for name, began_ms in (("t1", 3), ("t2", 5), ("t3", 4), ("very-old", None)):
            await store.append(_running(name, began_ms=began_ms))
        await store.append(_running("hidden", public=False))
        await store.append(_running("over", phase="over"))
        await store.note_attended(["t1", "t2", "very-old", "hidden", "over", "never-made"], 100)
        await other.note_attended(["t3"], 200)

        async def listed(person: str = "dan", attended_ms: int = 100, limit: int = 9) -> list[str]:
            return [each.table_id for each in await store.running_tables(person, attended_ms, limit)]

        assert await listed() == ["t2", "t3", "t1", "very-old"]
        assert await listed(limit=1) == ["t2"]
        assert await listed("anna") == [], "she plays there"
        assert await listed(attended_ms=101) == ["t3"]
        await store.note_attended(["t1"], 300)
        await other.drop_attended(["t2", "very-old", "never-made"], 100)
        assert await listed(attended_ms=100) == ["t3", "t1"]
        await other.drop_attended(["t1", "t3"], 299)
        assert await listed(attended_ms=100) == ["t1"], "somebody has come to another process meanwhile"

    async def test_a_removed_table_takes_its_turns_and_its_visitors_along(self, store: Store) -> None:
        await store.append(opening(turns=(Turn("anna", due=True, changed_ms=5),)))
        await store.note_attended(["t1"], 1)
        assert await store.forget(("waiting",), before_ms=10) == ["t1"]
        assert await store.turns("t1") == []

    async def test_processes_keep_to_a_rate_together(self, store: Store, other: Store) -> None:
        asked = (each.take_token("anna", ONE_A_SECOND, SECOND_US) for each in (store, other) * 10)
        assert (await asyncio.gather(*asked)).count(True) == 3
        assert not await store.has_token("anna", ONE_A_SECOND, SECOND_US)
        assert await store.take_token("bert", ONE_A_SECOND, SECOND_US)

    async def test_a_bucket_fills_with_time_and_never_beyond_its_burst(self, store: Store) -> None:
        async def taken(at_us: int) -> int:
            return [await store.take_token("anna", ONE_A_SECOND, at_us) for _ in range(5)].count(True)

        assert await taken(0) == 3
        assert not await store.has_token("anna", ONE_A_SECOND, SECOND_US - 1)
        assert await store.has_token("anna", ONE_A_SECOND, SECOND_US)
        assert await taken(SECOND_US) == 1
        assert await taken(0) == 0, "another process has a clock that is behind"
        assert await taken(100 * SECOND_US) == 3

    async def test_only_full_buckets_are_dropped(self, store: Store) -> None:
        for _ in range(3):
            await store.take_token("anna", ONE_A_SECOND, 0)
        await store.drop_full_buckets(SECOND_US)
        assert await store.take_token("anna", ONE_A_SECOND, SECOND_US)
        assert not await store.take_token("anna", ONE_A_SECOND, SECOND_US)
        await store.drop_full_buckets(9 * SECOND_US)
        assert await store.has_token("anna", ONE_A_SECOND, SECOND_US)

    async def test_slacks_of_all_processes_are_kept_together(self, store: Store, other: Store) -> None:
        assert await store.slacks("anna") == []
        assert await store.add_slacks("anna", [1, -5_000], 4, 10) == [1, -5_000]
        assert await other.add_slacks("anna", [100_000, 7, 8], 4, 20) == [-5_000, 100_000, 7, 8]
        assert await store.slacks("anna") == [-5_000, 100_000, 7, 8]
        await asyncio.gather(*(each.add_slacks("bert", [1], 50, 5) for each in (store, other) * 10))
        assert await store.slacks("bert") == [1] * 20
        await store.drop_slacks(20)
        assert (await store.slacks("anna"), await store.slacks("bert")) == ([-5_000, 100_000, 7, 8], [])


def _running(name: str, *, began_ms: int | None = 1, public: bool = True, phase: str = "playing") -> Append:
    listed = card(name.upper(), public=public, phase=phase, began_ms=began_ms)
    return opening(name, card=listed, seated=("anna",))
