"""The analysis of a match: only after it is over, for those who may see it, and made once however often it is asked."""

import asyncio
import threading
import time
from typing import Any

import pytest

from nenuphar import games
from nenuphar.server.lobby import analyses
from nenuphar.server.table.workers import Workers
from nenuphar.store import Unavailable
from tests.server.live_server import PATIENCE_S, Guest, LiveServer, NewGuest, NewServer, play_on, start_match
from tests.server.test_host import host_of


def ask(guest: Guest, table: str) -> dict[str, Any]:
    answer = guest.http.get(f"/api/tables/{table}/analysis")
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def complete(guest: Guest, table: str) -> dict[str, Any]:
    """Asks as the page does, until the analysis is there."""
    until = time.monotonic() + 4 * PATIENCE_S
    while time.monotonic() < until:
        found = ask(guest, table)
        if found["analysis"] is not None and found["analysis"]["part"] == 1:
            return found
        time.sleep(0.1)
    raise AssertionError("the analysis is not complete")


def short_match(anna: Guest, **wish: Any) -> str:
    with anna.at(anna.open("me,tadpole", options={"round_limit": 2}, **wish)) as live:
        play_on(live.do("begin"))
        return str(live.table["id"])


@pytest.mark.rule("TB-110")
def test_a_running_match_is_not_analysed_for_anybody(guest: NewGuest) -> None:
    anna, bert, cleo = guest(), guest(), guest()
    first, second = start_match(anna, bert, public=True)
    with first, second:
        path = f"/api/tables/{first.table['id']}/analysis"
        for each in (anna, bert, cleo):
            refused = each.http.get(path)
            assert refused.json() == {"rule": "TB-110", "facts": {}}
        play_on(first, second)
        assert anna.http.get(path).status_code == 200


@pytest.mark.rule("TB-110")
@pytest.mark.rule("TB-132")
def test_a_match_that_the_host_has_closed_will_never_be_over(server: LiveServer, guest: NewGuest) -> None:
    first, second = start_match(guest(), anna := guest(), public=True)
    with first, second, host_of(server) as host:
        table = first.table["id"]
        assert host.post(f"/api/tables/{table}/closing").status_code == 204
        refused = anna.http.get(f"/api/tables/{table}/analysis")
        assert (refused.status_code, refused.json()) == (409, {"rule": "TB-110", "facts": {"fault": "closed"}})


def test_what_a_bot_plays_after_a_resignation_is_not_the_players_own(guest: NewGuest) -> None:
    anna = guest()
    with anna.at(anna.open("me,tadpole", options={"round_limit": 2})) as live:
        live.do("begin")
        live.until(lambda live: live.is_due)
        live.play()
        live.do("resign")
        live.until(lambda live: live.is_over)
        table = str(live.table["id"])
    found = complete(anna, table)["analysis"]
    own = [(each["seat"], each["own"]) for point in found["points"] for each in point["judgements"]]
    assert next(is_own for seat, is_own in own if seat == 0), "she has played once"
    assert (0, False) in own
    assert (1, False) not in own, "a bot is itself on its own seat"
    assert found["players"][0]["decisions"] < found["players"][1]["decisions"]


@pytest.mark.rule("TB-110")
def test_only_those_who_may_see_a_private_table_see_its_analysis(guest: NewGuest) -> None:
    anna, cleo = guest(), guest()
    table = short_match(anna)
    assert complete(anna, table)["analysis"]["game"] == "quibbit"
    refused = cleo.http.get(f"/api/tables/{table}/analysis")
    assert (refused.status_code, refused.json()["rule"]) == (404, "TB-20")


@pytest.mark.rule("TB-112")
def test_an_analysis_is_made_once_and_kept(new_server: NewServer, monkeypatch: pytest.MonkeyPatch) -> None:
    begun: list[object] = []
    do = Workers.do

    async def counted(self: Workers, waiters: Any, limit_s: float, work: Any, *what: Any) -> Any:
        if work is analyses.begin:
            begun.append(what[0])
        return await do(self, waiters, limit_s, work, *what)

    monkeypatch.setattr(Workers, "do", counted)
    server = new_server()
    with server.guest() as anna, server.guest() as bert:
        table = short_match(anna, public=True)
        for _ in range(50):
            for each in (anna, bert):
                ask(each, table)
        found = complete(anna, table)["analysis"]
        assert begun == [table]
        server.stop()
        server.start()
    with server.guest() as cleo:
        assert ask(cleo, table)["analysis"] == found
    assert begun == [table]


@pytest.mark.rule("TB-112")
@pytest.mark.parametrize("limit", ["MOST_EACH", "MOST_OF_ADDRESS", "MOST_AT_ONCE"])
def test_one_person_and_one_address_have_few_made_at_a_time(
    new_server: NewServer, monkeypatch: pytest.MonkeyPatch, limit: str
) -> None:
    go_on = threading.Event()
    do = Workers.do

    async def held(self: Workers, waiters: Any, limit_s: float, work: Any, *what: Any) -> Any:
        if work is analyses.begin:
            await asyncio.to_thread(go_on.wait, PATIENCE_S)
        return await do(self, waiters, limit_s, work, *what)

    monkeypatch.setattr(Workers, "do", held)
    monkeypatch.setattr(analyses, limit, 1)
    server = new_server()
    with server.guest() as anna, server.guest() as bert:
        first, second = short_match(anna, public=True), short_match(anna, public=True)
        assert ask(anna, first)["analysis"] is None
        asks = anna if limit == "MOST_EACH" else bert
        path = f"/api/tables/{second}/analysis"
        refused = asks.http.get(path)
        assert (refused.status_code, refused.json()["rule"]) == (429, "TB-112")
        assert ask(bert, first)["analysis"] is None, "it is made already, so it counts for nobody else"
        go_on.set()
        complete(anna, first)
        until = time.monotonic() + PATIENCE_S
        while asks.http.get(path).status_code != 200:
            assert time.monotonic() < until, "the first is still counted"
        complete(asks, second)


@pytest.mark.rule("TB-112")
def test_an_analysis_that_fails_is_refused_and_can_be_tried_again(
    guest: NewGuest, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def too_long(*_: object) -> None:
        raise TimeoutError

    anna = guest()
    table = short_match(anna)
    with monkeypatch.context() as patch:
        patch.setattr(Workers, "do", too_long)
        for _ in range(analyses.MOST_EACH + 1):
            while (answer := anna.http.get(f"/api/tables/{table}/analysis")).status_code == 200:
                assert answer.json()["analysis"] is None
            assert answer.json() == {"rule": "TB-112", "facts": {"fault": "failed"}}
    assert complete(anna, table)["analysis"]["part"] == 1


@pytest.mark.rule("TB-28")
def test_an_analysis_that_cannot_be_stored_is_shown_all_the_same(
    new_server: NewServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*_: object) -> None:
        raise Unavailable("the disk is full")

    server = new_server()
    with server.guest() as anna:
        table = short_match(anna)
        assert server.app is not None
        store = server.app.context.lobby.store
        with monkeypatch.context() as patch:
            patch.setattr(store, "read", fail)
            while (answer := anna.http.get(f"/api/tables/{table}/analysis")).status_code == 200:
                assert answer.json()["analysis"] is None
            assert (answer.status_code, answer.json()["rule"]) == (503, "TB-28")
        monkeypatch.setattr(store, "keep_analysis", fail)
        found = complete(anna, table)
        assert [ask(anna, table) for _ in range(3)] == [found] * 3


def test_judging_stops_after_a_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    class Slow:
        def judge(self, task: int, effort: int) -> int:
            clock.append(clock[-1] + 0.4)
            return task

    clock = [0.0]
    monkeypatch.setattr(analyses, "monotonic", lambda: clock[-1])
    monkeypatch.setattr(analyses, "_course", lambda *_: Slow())
    found: list[Any] = [*analyses.judge("t1", (), [(task, 1) for task in range(9)])]
    assert found == [0, 1, 2]


@pytest.mark.rule("TB-113")
def test_nobody_sees_how_others_compare_with_their_earlier_matches(
    server: LiveServer, guest: NewGuest, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def complete_already(*_: object) -> bytes:
        return b"null"

    anna, bert = guest(), guest()
    wish: dict[str, Any] = {"game": "china_moon", "seats": "me,open,tadpole", "public": True}
    tables = []
    for _ in range(2):
        first, second = start_match(anna, bert, **wish)
        with first, second:
            play_on(first, second)
            tables.append(str(first.table["id"]))
    assert server.app is not None
    monkeypatch.setattr(server.app.context.lobby.store, "analysis", complete_already)
    assert ask(anna, tables[1])["past"] == [], "the game has no figures to compare"
    monkeypatch.setattr(games, "figures", lambda _: ...)
    assert ask(anna, tables[0])["past"] == [], "it was the first"
    own = ask(anna, tables[1])["past"]
    assert [(each["figure"], each["matches"]) for each in own] == [("points", 1)]
    assert ask(guest(), tables[1])["past"] == []


def test_the_server_answers_moves_while_it_analyses(server: LiveServer, guest: NewGuest) -> None:
    anna, bert = guest(), guest()
    table = short_match(anna, public=True)
    ask(bert, table)
    with anna.at(anna.open("me,tadpole", options={"round_limit": 1})) as live:
        play_on(live.do("begin"))
    assert len(complete(bert, table)["analysis"]["players"]) == 2
