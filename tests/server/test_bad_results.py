"""A match that cannot be read, or whose game is gone, keeps no other match from its result and rating."""

import asyncio
import gzip
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from nenuphar import games
from nenuphar.core.codec import encode
from nenuphar.server.gateway.people_routes import page_of
from nenuphar.server.lobby import results
from nenuphar.server.model.person_page import Filter
from nenuphar.server.model.ratings import rate
from nenuphar.server.model.results import MatchResult, SeatResult, stored_result
from nenuphar.server.wire import Person
from nenuphar.store import Finished, RatedMatch, Result, Store, Stored, Unavailable, Unrated
from nenuphar.store.opening import open_store
from tests.server.test_person_pages import OLD

GOOD = encode(MatchResult((SeatResult(1, "anna"), SeatResult(2, "bert"))))


def rated(table: str, game: str, data: bytes = GOOD) -> Finished:
    return Finished(Result(table, game, 1, False, True, data), ("anna", "bert"))


async def with_store(path: Path, work: Callable[[Store], Awaitable[None]]) -> None:
    store = await open_store(path)
    try:
        await work(store)
    finally:
        await store.close()


def test_a_match_that_cannot_be_rated_stops_no_other(tmp_path: Path) -> None:
    async def rate_all(store: Store) -> None:
        await store.keep_results(
            [rated("a", "gone"), rated("b", "quibbit", b"no result"), rated("c", "quibbit"), rated("d", "quibbix")]
        )
        chore = results.Results(store)
        while await chore.rate_some():
            pass
        assert {each.table_id for each in await store.ratings_of("anna")} == {"a", "c", "d"}
        assert await store.unrated_games() == []

    asyncio.run(with_store(tmp_path / "new.sqlite3", rate_all))


def test_a_game_that_cannot_be_rated_stops_no_other(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail_at_quibbit(unrated: Unrated) -> list[RatedMatch]:
        if unrated.game == "quibbit":
            raise ValueError("planted")
        return rate(unrated)

    async def rate_some(store: Store) -> None:
        await store.keep_results([rated("a", "quibbit"), rated("b", "quibbix")])
        assert await results.Results(store).rate_some()
        assert [each.table_id for each in await store.ratings_of("anna")] == ["b"]

    monkeypatch.setattr(results, "rate", fail_at_quibbit)
    asyncio.run(with_store(tmp_path / "new.sqlite3", rate_some))


def test_a_match_that_cannot_be_read_stops_no_other(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "old.sqlite3"
    path.write_bytes(gzip.decompress(OLD[0].read_bytes()))
    failed: list[str] = []

    def fail_once(table: str, rows: list[Stored]) -> Finished | None:
        if not failed:
            failed.append(table)
            raise ModuleNotFoundError("planted")
        return stored_result(table, rows)

    async def make(store: Store) -> None:
        every = await results.make_again(store, lambda done: None)
        monkeypatch.setattr(results, "stored_result", fail_once)
        assert await results.make_again(store, lambda done: None) in (every, every - 1)
        assert failed

    asyncio.run(with_store(path, make))


@pytest.mark.rule("TB-101")
def test_a_result_that_cannot_be_read_is_left_out_of_the_page_and_logged_once(caplog: pytest.LogCaptureFixture) -> None:
    damaged = [
        b"no result",
        b'{"chairs": []}',
        b'{"seats": [{"rank": "first"}]}',
        b"\xff\xfe",
        b'{"seats": [{"rank": 1',
    ]
    data = [*damaged, GOOD]
    every = [Result(f"{number} {id(data)}", "quibbit", number, True, True, each) for number, each in enumerate(data)]
    for _ in range(2):
        shown = page_of(Person("anna", "Anna", "green", "frog"), None, every, None, Filter(), 1)
        assert [match.ended for match in shown.matches] == [len(damaged)]
        assert shown.totals.played == 1
    assert [record.message for record in caplog.records] == ["a result cannot be read"] * len(damaged)


@pytest.mark.rule("TB-101")
@pytest.mark.parametrize("fact", ["many", ["WORD"], ["WORD", "ten"], [7, 7], {"word": 7}, True, 1.5, None])
def test_what_another_version_of_a_game_remembered_breaks_no_page(fact: object) -> None:
    for game in games.every():
        statistics = games.statistics(game)
        names = [each.name for each in statistics.every] if statistics else []
        data = encode(MatchResult((SeatResult(1, "anna", facts=dict.fromkeys(names, fact)),)))
        result = Result("t", game.manifest.key, 1, True, True, data)
        shown = page_of(Person("anna", "Anna", "green", "frog"), None, [result], None, Filter(), 1)
        assert shown.totals.played == 1
        assert shown.best == ()


def test_a_store_that_fails_is_asked_again_later() -> None:
    with pytest.raises(Unavailable):
        results._note("a", Unavailable("planted"))
