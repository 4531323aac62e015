"""Quick matches on a draft: they are played in rounds, by valid boards only, and nobody can ask for too many."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from msgspec import to_builtins

from nenuphar import games
from nenuphar.games.china_moon.tests.ponds import tangled
from nenuphar.server.lobby import trials
from nenuphar.server.table.turns import Waiter
from nenuphar.server.table.workers import Workers
from nenuphar.server.wire import PersonId
from tests.server.live_server import Guest, NewGuest, NewServer
from tests.server.test_drafts import POND, asked

SIMULATE = "/api/games/china_moon/simulate"


def simulated(guest: Guest, board: Any) -> Any:
    return guest.http.post(SIMULATE, json={"option": "board", "data": board})


def test_a_round_counts_where_frogs_land(guest: NewGuest) -> None:
    mia = guest()
    board = asked(mia, text=POND)["data"]
    board["title"] = "Never saved"
    found: Any = {"matches": 0}
    while not found["matches"]:  # the process may have to start first
        answer = simulated(mia, board)
        assert answer.status_code == 200, answer.text
        found = answer.json()
    places = len(board["pads"]) + 2
    assert found["matches"] >= 1
    assert [len(found["counts"][measure]) for measure in ("landings", "lilies")] == [places, places]
    assert found["counts"]["landings"][-1] == 4 * found["matches"], "a match ends with the fourth arrival"
    assert (found["seats"], sum(found["wins"])) == (4, pytest.approx(found["matches"]))


@pytest.mark.rule("CM-M4", "TB-8", "TB-20", "TB-23")
def test_only_a_board_that_a_table_accepts_is_played(guest: NewGuest) -> None:
    mia = guest()
    board = asked(mia, text=POND)["data"]
    many = [{**board["pads"][0], "name": str(number)} for number in range(130)]
    answers = [
        simulated(mia, {**board, "pads": board["pads"][1:]}),
        simulated(mia, {**board, "pads": many}),
        simulated(mia, {**board, "title": "x" * 70_000}),
        simulated(mia, [[[[]]]]),
        simulated(mia, None),
        mia.http.post(SIMULATE, json={"option": "oldest", "data": 9}),
        mia.http.post(SIMULATE, json={"option": "weather", "data": 1}),
        mia.http.post("/api/games/quibbit/simulate", json={"option": "board", "data": None}),
        mia.http.post("/api/games/chess/simulate", json={"option": "board", "data": board}),
    ]
    assert [answer.status_code for answer in answers] == [422, 422, 413, 400, 400, 422, 400, 404, 404]
    mia.http.cookies.clear()
    assert simulated(mia, board).status_code == 401


@pytest.mark.rule("CM-M4")
def test_a_tangled_board_is_refused_with_a_reason(guest: NewGuest) -> None:
    """Ten layers of three pads, each connected to all of the next, then a butterfly: a table accepts it."""
    mia = guest()
    answer = simulated(mia, to_builtins(tangled()))
    while answer.status_code == 200:  # the process may have to start first
        assert not answer.json()["matches"]
        answer = simulated(mia, to_builtins(tangled()))
    assert (answer.status_code, answer.json()) == (422, {"rule": "CM-M4", "facts": {"fault": "tangled"}})


def test_rules_that_cannot_be_compiled_are_played_without(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def ready(*_: object) -> bool:
        return True

    async def run(self: Workers, limit_s: float, work: Any, *what: Any) -> Any:
        if work is trials.compile_kernels:
            raise RuntimeError("cannot cache function: no locator available")
        return work(*what)

    monkeypatch.setattr(Workers, "is_ready", ready)
    monkeypatch.setattr(Workers, "run", run)
    monkeypatch.setattr(trials, "can_compile", lambda: True)
    monkeypatch.setattr(trials, "ROUND_S", 0.0)

    async def rounds() -> list[int]:
        there, game = trials.Trials(), games.load("china_moon")
        return [(await there.play(game, {}, Waiter("here", PersonId("mia")))).matches for _ in range(3)]

    assert asyncio.run(rounds()) == [1, 1, 1]
    assert [record.message for record in caplog.records] == ["the rules cannot be compiled"]


@pytest.mark.rule("TB-24")
def test_a_flood_of_requests_is_a_few_rounds_and_others_are_served(
    new_server: NewServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of one person's requests only one is under way, and after some rounds there is a pause."""
    monkeypatch.setattr(trials, "ROUNDS_AT_ONCE", 2)
    monkeypatch.setattr(trials, "ROUNDS_PER_SECOND", 0.001)
    server = new_server()
    with server.guest() as mia, server.guest() as ben, ThreadPoolExecutor(8) as threads:
        flood = [threads.submit(simulated, mia, "pond") for _ in range(100)]
        assert simulated(ben, "pond").status_code == 200
        codes = [each.result().status_code for each in flood]
    assert codes.count(200) in (1, 2)
    assert codes.count(200) + codes.count(429) == 100
