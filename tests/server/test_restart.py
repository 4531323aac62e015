"""The server is restarted during matches: nothing that anybody saw is lost, and nothing is done twice."""

import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from nenuphar.server import clock
from nenuphar.server.settings import DAY_S
from nenuphar.server.table import table as table_module
from tests.server.live_server import PATIENCE_S, Guest, LiveServer, NewServer, play_on, start_match, wait_for_turn


def test_clients_go_on_after_a_restart_without_a_reload(new_server: NewServer) -> None:
    server = new_server()
    with server.guest() as anna, server.guest() as bert:
        first, second = start_match(anna, bert)
        wait_for_turn(first, second)  # a bot may have to place its frog first
        first.do("chat", text="back in a minute", id="once")
        second.until(lambda live: live.seq >= first.seq)
        table, done = first.table["id"], first.answers["once"]
        first.socket.close()
        second.socket.close()
        server.stop()
        server.start()
        with anna.at(table, first.seq) as one, bert.at(table, second.seq) as other:
            assert one.lines == []
            assert one.ask("chat", text="back in a minute", id="once") == done
            play_on(one, other)
        with anna.at(table) as again:
            assert again.log()[: first.seq] == first.lines


def test_bots_and_clocks_go_on_by_themselves(new_server: NewServer) -> None:
    server = new_server(bot_pause_ms=60_000)
    with server.guest() as anna:
        table = anna.open("me,tadpole,tadpole")
        with anna.at(table) as live:
            live.do("begin").do("resign")
        server.stop()
        server.start()  # nobody watches, so bots need not pause
        end = time.monotonic() + 3 * PATIENCE_S
        while anna.http.get(f"/api/tables/{table}").json()["phase"] != "over":
            assert time.monotonic() < end
            time.sleep(0.1)


@pytest.mark.rule("TB-15", "TB-26")
def test_a_table_with_a_distant_deadline_survives_restarts(
    new_server: NewServer, calendar: Callable[[float], None]
) -> None:
    server = new_server()
    with server.guest() as anna, server.guest() as bert:
        first, second = start_match(anna, bert, "me,open", decision_seconds=3 * DAY_S)
        with first, second:
            assert first.match is not None
            table, deadline, due = first.table["id"], first.match["deadline"], first.match["due"]
            assert deadline == first.match["asked_at"] + 3 * DAY_S * 1_000
        for _ in range(2):
            server.stop()
            calendar(1)
            server.start()
            assert [_your_turn(person, table) for person in (anna, bert)] == [seat in due for seat in (0, 1)]
        with anna.at(table, first.seq) as one, bert.at(table, second.seq) as other:
            assert one.lines == other.lines == []
            assert one.match is not None
            assert one.match["deadline"] == deadline
            play_on(one, other)
        assert [_your_turn(person, table) for person in (anna, bert)] == [False, False]


@pytest.mark.rule("TB-15")
def test_deadlines_that_passed_while_the_server_was_down_are_settled_at_startup(
    new_server: NewServer, calendar: Callable[[float], None]
) -> None:
    server = new_server()
    with server.guest() as anna, server.guest() as bert:
        first, second = start_match(anna, bert, "me,open", decision_seconds=2 * DAY_S)
        with first, second:
            table, seq = first.table["id"], first.seq
        before = _rows(server, table)
        server.stop()
        calendar(30)
        server.start()
        end = time.monotonic() + PATIENCE_S
        while _rows(server, table) == before:  # nobody connects: the server has to do it by itself
            assert time.monotonic() < end, "the deadline has passed and nothing happened"
            time.sleep(0.05)
        assert _rows(server, table) == before + 1  # one decision: the next one has its own two days
        with anna.at(table, seq) as live:
            told = [line["event"]["type"] for line in live.lines if line["event"]]
            assert told[0] == "time-ran-out"
            assert live.match is not None
            now = clock.now_ms()
            assert now < live.match["deadline"] <= now + 2 * DAY_S * 1_000


def _rows(server: LiveServer, table: str) -> int:
    with closing(sqlite3.connect(f"file:{server.settings.database}?mode=ro", uri=True)) as file:
        [(count,)] = file.execute("SELECT count(*) FROM events WHERE table_id = ?", (table,)).fetchall()
        return int(count)


def _your_turn(guest: Guest, table: str) -> bool:
    (card,) = (card for card in guest.http.get("/api/tables").json()["yours"] if card["id"] == table)
    return bool(card["your_turn"])


@pytest.mark.rule("TB-29")
def test_only_tables_without_a_match_are_removed_after_a_while(
    new_server: NewServer, calendar: Callable[[float], None]
) -> None:
    server = new_server(forget_days=10)
    with server.guest() as anna, server.guest() as bert:
        idle, closed, chatty, playing, over = (anna.open("me,tadpole", options={"round_limit": 1}) for _ in range(5))
        with anna.at(closed) as live:
            live.do("stand")
        for table in (playing, over):
            with anna.at(table) as live:
                live.do("begin")
                if table == over:
                    play_on(live)
        for _ in range(2):
            server.stop()
            calendar(4)
            server.start()
            anna.http.get("/api/me").raise_for_status()
        with anna.at(chatty) as live:
            code = live.do("chat", text="is anybody there?").table["code"]
        assert anna.http.get(f"/api/tables/{idle}").status_code == 200
        server.stop()
        calendar(4)
        server.start()
        end = time.monotonic() + PATIENCE_S
        while _rows(server, idle):
            assert time.monotonic() < end, "nothing is removed"
            time.sleep(0.05)
        statuses = [anna.http.get(f"/api/tables/{each}").status_code for each in (idle, closed, chatty, playing, over)]
        assert statuses == [404, 404, 200, 200, 200]
        assert {card["id"] for card in anna.http.get("/api/tables").json()["yours"]} == {chatty, playing, over}
        assert anna.http.get(f"/api/tables/{over}/record").status_code == 200
        assert bert.join(code) == chatty


def test_a_busy_table_is_unloaded_later(new_server: NewServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_module, "GRACE_S", 3_600.0)
    server = new_server()
    assert server.app is not None
    with server.guest() as anna:
        anna.open("me,open")
        [table] = server.app.context.lobby.tables.by_id.values()
        monkeypatch.setattr(table_module, "GRACE_S", 0.01)
        with server.paused():  # so that both are in the queue before it looks at the first
            for work in (table._sleep_if_idle, lambda: None):
                server._loop.call_soon_threadsafe(table.put, work)
        end = time.monotonic() + PATIENCE_S
        while table.awake:
            assert time.monotonic() < end, "the table stays loaded"
            time.sleep(0.02)


@pytest.mark.rule("TB-112")
def test_a_table_stays_awake_while_something_is_made_of_it(
    new_server: NewServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Otherwise another node could get it, and begin again."""
    monkeypatch.setattr(table_module, "GRACE_S", 0.01)
    server = new_server()
    assert server.app is not None
    lobby = server.app.context.lobby
    asked: list[str] = []

    def is_making(table: str) -> bool:
        asked.append(table)
        return len(asked) < 5

    monkeypatch.setattr(lobby.analyses, "is_making", is_making)
    with server.guest() as anna:
        table = anna.open("me,open")
        end = time.monotonic() + PATIENCE_S
        while table in lobby.tables.by_id:
            assert time.monotonic() < end, "the table stays loaded"
            time.sleep(0.02)
    assert asked == [table] * 5


def test_a_visitor_of_a_table_that_just_fell_asleep_is_not_left_waiting(new_server: NewServer) -> None:
    server = new_server()
    with server.guest() as anna:
        table = anna.open("me,open")
        assert server.app is not None
        lobby = server.app.context.lobby
        find = lobby.find

        async def find_too_late(*where: Any) -> Any:
            found = await find(*where)
            found.stop()
            return found

        lobby.find = find_too_late  # type: ignore[method-assign, assignment]
        with pytest.raises(ConnectionClosed):
            anna.at(table)
        lobby.find = find  # type: ignore[method-assign]
        with anna.at(table) as live:
            assert live.table["id"] == table
