"""The part of the contract about deleting a person. Two stores on one database are two processes here."""

import asyncio
from collections.abc import Awaitable, Iterator
from threading import Event
from typing import Any

import pytest
from sqlalchemy import Boolean, Column, Float, Integer, LargeBinary, Table

from nenuphar.core.daily import DailyScore
from nenuphar.store import (
    BY_HAND,
    DailyTry,
    Delivery,
    Finished,
    Keepsake,
    KeptFile,
    Notice,
    PageChoice,
    PersonDeleted,
    Precedent,
    PuzzleTry,
    RatedMatch,
    Receiver,
    Result,
    Store,
    Turn,
)
from nenuphar.store.connection import Connection
from nenuphar.store.personal import tables_about_people
from nenuphar.store.schema import schema
from nenuphar.store.sql import SqlStore
from tests.store.sample_appends import card, line, opening

ANNAS, BERTS = (Keepsake(person, "quibbix", "t1", 5, b"{}") for person in ("anna", "bert"))


class PersonalContract:
    @pytest.mark.rule("TB-96")
    async def test_a_deleted_person_leaves_nothing_behind_and_others_keep_theirs(self, store: Store) -> None:
        await _furnish(store)
        await store.delete_person("anna", 9)
        assert await store.profile("anna") is None
        assert await store.keepsakes("anna", "quibbix") == []
        assert await store.precedents("anna") == []
        assert await store.kept_files("anna", "china_moon") == []
        assert await store.slacks("anna") == []
        assert await store.take_link("LINK-anna", 10) is None
        assert await store.profile("bert") == b"{}"
        assert await store.keepsakes("bert", "quibbix") == [BERTS]
        assert await store.take_link("LINK-bert", 10) == "bert"

    @pytest.mark.rule("TB-96")
    async def test_the_tables_of_a_deleted_person_are_known_until_all_are_left(
        self, store: Store, other: Store
    ) -> None:
        await _furnish(store)
        await store.delete_person("anna", 9)
        await other.delete_person("anna", 10)
        assert list(await other.unfinished_deletions()) == ["anna"]
        assert [yours.table_id for yours in await other.tables_of("anna")] == ["t1"]
        await other.finish_deletion("anna")
        assert list(await store.unfinished_deletions()) == []
        assert await store.tables_of("anna") == []
        assert not await store.may_see("t1", "anna")
        assert await store.may_see("t1", "bert")
        assert len(await store.read("t1")) == 1, "the log stays as it was"

    @pytest.mark.rule("TB-100")
    async def test_no_write_for_a_deleted_person_is_stored(self, store: Store, other: Store) -> None:
        await _furnish(store)
        assert await other.keep_screen_code("CODE", "t1", 99)
        await store.delete_person("anna", 9)
        for write in _own_writes(other, "anna"):
            with pytest.raises(PersonDeleted):
                await write
        assert await other.open_screen("CODE", "bert", 10) == "t1", "the code was not used up"

    @pytest.mark.rule("TB-100")
    async def test_what_belongs_to_several_people_is_stored_without_the_deleted_ones(
        self, store: Store, other: Store
    ) -> None:
        await _furnish(store)
        await store.delete_person("anna", 9)
        await other.keep_precedents(tuple(Precedent(each, "de", "NEU", True, 5, BY_HAND) for each in ("anna", "bert")))
        assert await other.add_slacks("anna", [3], 5, 5) == []
        turns = tuple(Turn(person, due=True, changed_ms=12) for person in ("anna", "bert"))
        await other.keep_turns("t1", turns)
        assert await store.turns("t1") == [turns[1]]
        late = tuple(Keepsake(person, "gobbit", "t1", 5, b"{}") for person in ("anna", "bert"))
        await other.append(line(1, turns=turns, keepsakes=late))
        assert await store.turns("t1") == [turns[1]]
        assert (await store.keepsakes("anna", "gobbit"), await store.precedents("anna")) == ([], [])
        assert await store.keepsakes("bert", "gobbit") == [late[1]]
        assert [each.word for each in await store.precedents("bert")] == ["NEU", "WORT"]

    @pytest.mark.rule("TB-100")
    async def test_a_deletion_goes_on_if_a_table_that_has_not_heard_of_it_gives_the_person_a_seat(
        self, store: Store, other: Store
    ) -> None:
        await _furnish(store)
        await store.delete_person("anna", 9)
        await store.finish_deletion("anna")
        await other.append(opening("t2", card=card("T2"), seated=("anna", "bert")))
        assert list(await store.unfinished_deletions()) == ["anna"]
        assert [yours.table_id for yours in await store.tables_of("anna")] == ["t2"], "so that it can be left"
        await store.finish_deletion("anna")
        assert await store.tables_of("anna") == []

    @pytest.mark.rule("TB-96")
    async def test_a_match_that_ends_after_a_deletion_brings_no_result_back(self, store: Store) -> None:
        await _furnish(store)
        await store.delete_person("anna", 9)
        await store.finish_deletion("anna")
        finished = Finished(Result("t1", "quibbit", 12, True, True, b"{}"), ("anna", "bert"))
        await store.append(line(1, card=card("T1", phase="over"), finished=finished))
        rated = [RatedMatch("quibbit", person, 12, "t1", 25.0, 8.0) for person in ("anna", "bert")]
        assert await store.keep_ratings(await store.unrated("quibbit"), rated)
        assert (await store.results_of("anna", "anna"), await store.ratings_of("anna")) == ([], [])
        assert [each.table_id for each in await store.results_of("bert", "bert")] == ["t1"]
        assert await store.ratings_of("bert") == rated[1:]

    async def test_a_summary_is_replaced_only_if_nobody_else_changed_it(self, store: Store) -> None:
        await store.append(opening(card=card("T1")))
        before = card("T1").summary
        await store.replace_summary("t1", b"something else", b"wrong")
        await store.replace_summary("t1", before, b"after")
        await store.replace_summary("t1", before, b"late")
        found = await store.card("t1")
        assert found is not None
        assert found.summary == b"after"


class RowsContract:
    """For stores with tables: what is found and deleted follows from the schema."""

    @pytest.mark.rule("TB-100")
    async def test_the_writes_that_are_refused_reach_all_tables_about_people(self, store: SqlStore) -> None:
        """A new table whose writes no test refuses is found here."""
        await _furnish(store)
        await store.keep_screen_code("CODE", "t1", 99)
        for write in _own_writes(store, "anna"):
            await write
        choices = await store.notify_choices("anna")
        assert choices is not None
        await store.add_notices([Notice("anna", "t1", "over", 5)])
        await store.keep_results([Finished(Result("t1", "quibbit", 12, True, True, b"{}"), ("anna",))])
        await store.keep_ratings(await store.unrated("quibbit"), [RatedMatch("quibbit", "anna", 12, "t1", 25.0, 8.0)])
        assert [name for name, rows in (await store.rows_about("anna")).items() if not rows] == []

    @pytest.mark.rule("TB-100")
    async def test_a_deletion_waits_for_a_write_that_is_under_way(self, store: SqlStore, other: SqlStore) -> None:
        await _furnish(store)
        written, go_on = Event(), Event()

        def slow(connection: Connection) -> None:
            assert not other._deleted(connection, ["anna"])
            connection.execute("INSERT INTO page_choices VALUES (?, ?, ?)", ("anna", "met", True))
            written.set()
            go_on.wait()

        writing = asyncio.ensure_future(other._writer.do(slow))
        await asyncio.to_thread(written.wait)
        deleting = asyncio.ensure_future(store.delete_person("anna", 9))
        await asyncio.wait([deleting], timeout=1.0)  # it ends only if it does not wait
        go_on.set()
        await asyncio.gather(writing, deleting)
        assert (await store.rows_about("anna"))["page_choices"] == []

    @pytest.mark.rule("TB-95")
    async def test_all_rows_about_a_person_are_found_in_all_tables(self, store: SqlStore) -> None:
        await _furnish(store)
        rows = await store.rows_about("anna")
        assert set(rows) == {table.name for table, _ in tables_about_people(schema)}
        assert [each["title"] for each in rows["kept_files"]] == ["Pond"]
        assert [each["person_id"] for each in rows["company"]] == ["anna"]
        assert rows["precedents"][0]["stands"] is True
        assert rows["precedents"][0]["data"] is None, "data is decoded"
        assert rows["slacks"][0]["slacks_us"] == "0100000002000000", "data that is no JSON is readable too"

    @pytest.mark.rule("TB-96")
    async def test_a_deletion_leaves_no_row_in_any_table_of_the_schema(self, store: SqlStore) -> None:
        await _furnish(store)
        await store._writer.do(_fill_all)
        assert all((await store.rows_about("anna")).values())
        await store.delete_person("anna", 9)
        await store.finish_deletion("anna")
        assert not any((await store.rows_about("anna")).values())
        assert all((await store.rows_about("bert")).values())


def _own_writes(store: Store, person: str) -> Iterator[Awaitable[object]]:
    """All writes for one person that a request or a background task can be making while the person is deleted."""
    yield store.keep_profile(person, b'{"name": "Anna"}', 10)
    yield store.keep_file(KeptFile(person, "china_moon", "board", "Late", 11, b"{}"), 20)
    yield store.keep_link("LATE", person, 10_000)
    yield store.let_in("t1", person)
    yield store.begin_daily(DailyTry(person, "quibbix", "de", "2026-11-18", "t7", 5))
    yield store.keep_notify_choices(person, b"{}", 5)
    yield store.keep_receiver(Receiver("r1", person, "address", True, 5, b"{}"), 10)
    yield store.add_delivery(Delivery("d1", "r1", person, 5, 0, b"{}"))
    yield store.keep_page_choice(person, PageChoice())
    yield store.open_screen("CODE", person, 10)
    yield store.add_screen("t1", person)
    yield store.keep_puzzle_try(
        PuzzleTry(person, "quibbit", "1", "2026-11-18", 5, True, 1500, 5, DailyScore(60, 60, False))
    )


def _fill_all(connection: Connection) -> None:
    """A row for each of both in every table, also in those that no test knows yet."""
    for table, owner in tables_about_people(schema):
        for person in ("anna", "bert"):
            names = ", ".join(column.name for column in table.columns)
            places = ", ".join("?" * len(table.columns))
            sql = f"INSERT INTO {table.name} ({names}) VALUES ({places}) ON CONFLICT DO NOTHING"
            connection.execute(sql, [_value(table, column, owner, person) for column in table.columns])


def _value(table: Table, column: Column[Any], owner: str, person: str) -> object:
    match column.type:
        case _ if column.name == owner:
            return person
        case _ if column.foreign_keys:
            return "t1"
        case Boolean():
            return True
        case Integer() | Float():
            return len(person) + ord(person[0])
        case LargeBinary():
            return b"{}"
        case _:
            return f"{table.name} of {person}"


async def _furnish(store: Store) -> None:
    """Give Anna and Bert one of everything."""
    turns = tuple(Turn(person, due=True, changed_ms=5) for person in ("anna", "bert"))
    precedents = tuple(Precedent(person, "de", "WORT", True, 5, BY_HAND) for person in ("anna", "bert"))
    await store.append(opening(seated=("anna", "bert"), turns=turns, keepsakes=(ANNAS, BERTS), precedents=precedents))
    for person in ("anna", "bert"):
        await store.keep_profile(person, b"{}", 5)
        await store.keep_file(KeptFile(person, "china_moon", "board", "Pond", 5, b"{}"), 20)
        await store.add_slacks(person, [1, 2], 5, 5)
        await store.keep_link(f"LINK-{person}", person, 10_000)
