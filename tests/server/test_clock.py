"""The machine's clock jumps: time limits stay the same, and nothing is removed too early."""

import asyncio
import json
import logging
import sqlite3
import threading
import time
import tomllib
from collections.abc import Callable
from contextlib import closing
from importlib.resources import files
from pathlib import Path

import pytest

from nenuphar.server import clock
from nenuphar.server.clock import SECOND_NS, Clock
from nenuphar.server.gateway.identity import Tokens
from nenuphar.server.lobby import tidying
from nenuphar.server.settings import DAY_S
from nenuphar.store.sqlite import SqliteStore, open_store
from tests.server.live_server import PATIENCE_S, LiveServer, NewServer, start_match

HOUR_S = 3_600
FILES = "/api/me/files/china_moon"
BOARD = tomllib.loads(files("nenuphar.games.china_moon").joinpath("data", "boards", "pond.toml").read_text("utf-8"))


class Machine:
    """A fake machine: its calendar and its monotonic clock, both in nanoseconds."""

    def __init__(self) -> None:
        self.steady = 5 * SECOND_NS
        self.calendar = 1_700_000_000 * SECOND_NS
        self.clock = Clock(lambda: self.calendar, lambda: self.steady)

    def pass_s(self, seconds: float) -> None:
        self.steady += int(seconds * SECOND_NS)
        self.calendar += int(seconds * SECOND_NS)


@pytest.mark.parametrize("jump_s", [-HOUR_S, HOUR_S, 400 * DAY_S, -400 * DAY_S])
def test_time_goes_on_when_the_calendar_jumps_and_follows_slowly(jump_s: int, caplog: pytest.LogCaptureFixture) -> None:
    machine = Machine()
    machine.pass_s(10)
    began = machine.clock.now_ms()
    machine.calendar += jump_s * SECOND_NS
    assert machine.clock.now_ms() == began
    with caplog.at_level(logging.WARNING, "nenuphar.clock"):
        times = [began]
        for _ in range(300):
            machine.pass_s(0.1)
            times.append(machine.clock.now_ms())
    assert times == sorted(times), "time runs backward"
    assert 27_000 <= times[-1] - began <= 33_000
    assert (times[-1] - began > 30_000) == (jump_s > 0), "it does not follow the calendar"
    assert [record.message for record in caplog.records] == ["the machine's clock leapt; clocks at tables keep running"]


def test_time_agrees_with_the_calendar_in_the_end_and_at_startup() -> None:
    machine = Machine()
    machine.calendar -= 60 * SECOND_NS
    for _ in range(1_000):
        machine.pass_s(1)
        machine.clock.now_ms()
    assert machine.clock.now_ms() == machine.calendar // 1_000_000
    machine.calendar += HOUR_S * SECOND_NS
    machine.clock.start()
    assert machine.clock.now_ms() == machine.calendar // 1_000_000


@pytest.fixture
def set_calendar(monkeypatch: pytest.MonkeyPatch) -> Callable[[float], None]:
    """Returns a function that sets the server's calendar. The monotonic clock continues."""
    ahead_ns = 0

    def set_calendar(seconds: float) -> None:
        nonlocal ahead_ns
        ahead_ns += int(seconds * SECOND_NS)

    monkeypatch.setattr(clock, "CLOCK", Clock(lambda: time.time_ns() + ahead_ns))
    return set_calendar


@pytest.mark.rule("TB-26")
@pytest.mark.parametrize("seconds", [HOUR_S, -HOUR_S])
def test_a_decision_lasts_as_long_as_it_should(
    new_server: NewServer, set_calendar: Callable[[float], None], seconds: float
) -> None:
    server = new_server()
    with server.guest() as anna, server.guest() as bert:
        first, second = start_match(anna, bert, "me,open", decision_seconds=60)
        with first, second:
            assert first.match is not None
            before = first.match["deadline"]
            set_calendar(seconds)
            first.do("chat", text="what time is it?")
            second.until(lambda live: live.seq >= first.seq)
            assert [line["kind"] for line in second.lines[-1:]] == ["chat"], "the clock has decided at once"
            with anna.at(first.table["id"]) as again:
                assert again.match is not None
                assert again.match["deadline"] == before
                left_ms = before - _now(again.received[0])
                assert 0 < left_ms <= 60_000


@pytest.mark.rule("TB-26")
def test_a_clock_set_back_while_the_server_was_down_gives_nobody_an_hour(
    new_server: NewServer, set_calendar: Callable[[float], None]
) -> None:
    server = new_server()
    with server.guest() as anna, server.guest() as bert:
        first, second = start_match(anna, bert, "me,open", decision_seconds=60)
        first.socket.close()
        second.socket.close()
        for _ in range(2):
            server.stop()
            set_calendar(-HOUR_S)
            server.start()
            with anna.at(first.table["id"]) as again:
                assert again.match is not None
                left_ms = again.match["deadline"] - _now(again.received[0])
                assert 0 < left_ms <= 60_000
                again.do("chat", text="still here")


def _now(welcome: str) -> int:
    return int(json.loads(welcome)["now"])


@pytest.mark.rule("TB-23")
def test_a_start_with_a_clock_far_ahead_forgets_no_key(tmp_path: Path) -> None:
    async def check() -> None:
        store = await open_store(tmp_path / "keys.sqlite3")
        now, day_ms = 1_700_000_000_000, DAY_S * 1_000
        try:
            tokens = Tokens(store, 180)
            await tokens.load(now)
            token = tokens.sign("anna", now)
            ahead = Tokens(store, 180)
            await ahead.load(now + 400 * day_ms)
            foreign = ahead.sign("bert", now + 400 * day_ms)
            again = Tokens(store, 180)
            await again.load(now + day_ms)
            assert again.read(token, now + day_ms) is not None
            known = again.read(foreign, now + day_ms)
            assert known is not None
            assert known.stale, "a token from the future is valid for too long"
            assert again.sign("cleo", now + day_ms).split(".")[1] == token.split(".")[1], (
                "a key from the future is used for signing"
            )
        finally:
            await store.close()

    asyncio.run(check())


@pytest.mark.rule("TB-29")
@pytest.mark.parametrize("starts", [1, 2, 3])
def test_starts_with_a_clock_far_ahead_remove_nothing(
    new_server: NewServer, set_calendar: Callable[[float], None], monkeypatch: pytest.MonkeyPatch, starts: int
) -> None:
    server = new_server()
    with server.guest() as anna:
        table = anna.open("me,open")
        board = anna.http.put(FILES, json={"option": "board", "data": BOARD}).raise_for_status().json()["title"]
        server.stop()
        set_calendar(400 * DAY_S)
        monkeypatch.setattr(tidying, "TIDY_S", 0.01)
        tidied = threading.Semaphore(0)
        forget = SqliteStore.remove_personal_data

        async def counted(store: SqliteStore, before_ms: int) -> None:
            await forget(store, before_ms)
            tidied.release()

        monkeypatch.setattr(SqliteStore, "remove_personal_data", counted)
        for _ in range(starts):
            server.start()
            with server.guest() as bert:
                bert.open("me,open")  # stored with the wrong time
                _wait_for(tidied, 3)
            server.stop()
        set_calendar(-400 * DAY_S)
        server.start()
        _wait_for(tidied, 3)
        assert anna.http.get(f"/api/tables/{table}").status_code == 200
        assert [file["title"] for file in anna.http.get(FILES).json()] == [board]


def _wait_for(tidied: threading.Semaphore, times: int) -> None:
    while tidied.acquire(blocking=False):
        pass  # by an earlier server
    for _ in range(times):
        assert tidied.acquire(timeout=PATIENCE_S)


@pytest.mark.rule("TB-29")
def test_the_running_time_is_stored_and_grows_only_while_the_server_runs(
    new_server: NewServer, calendar: Callable[[float], None]
) -> None:
    server = new_server()
    server.stop()
    day_ms = DAY_S * 1_000
    before = _server_time(server)
    for runs, down in ((10, 300), (5, -200)):
        calendar(down)
        server.start()
        calendar(runs)
        server.stop()
    grown = _server_time(server) - before
    assert 15 * day_ms <= grown < 16 * day_ms


def _server_time(server: LiveServer) -> int:
    with closing(sqlite3.connect(f"file:{server.settings.database}?mode=ro", uri=True)) as file:
        return int(file.execute("SELECT at_ms FROM server_time").fetchone()[0])


@pytest.mark.rule("TB-29")
def test_guests_data_is_removed_some_time_after_their_token_expired(
    new_server: NewServer, calendar: Callable[[float], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tidying, "TIDY_S", 0.01)
    server = new_server(token_days=100, forget_days=20)
    with server.guest() as anna, server.guest() as bert:
        for guest in (anna, bert):
            guest.http.put(FILES, json={"option": "board", "data": BOARD}).raise_for_status()
        calendar(80)
        anna.http.get("/api/me").raise_for_status()  # which renews her token
        assert _kept(server) == {anna.id, bert.id}
        calendar(39)
        assert _kept(server) == {anna.id, bert.id}
        calendar(2)
        end = time.monotonic() + PATIENCE_S
        while bert.id in _kept(server):
            assert time.monotonic() < end, "nothing is removed"
            time.sleep(0.05)
        assert [file["title"] for file in anna.http.get(FILES).json()] == [BOARD["title"]]


def _kept(server: LiveServer) -> set[str]:
    with closing(sqlite3.connect(f"file:{server.settings.database}?mode=ro", uri=True)) as file:
        return {person for (person,) in file.execute("SELECT person_id FROM kept_files").fetchall()}


@pytest.mark.rule("TB-23")
def test_unneeded_keys_are_removed(tmp_path: Path) -> None:
    async def check() -> None:
        store = await open_store(tmp_path / "keys.sqlite3")
        day_ms = DAY_S * 1_000
        try:
            for year in range(20):
                await Tokens(store, 180).load(1_700_000_000_000 + year * 365 * day_ms)
            assert len(await store.keys()) <= 8
        finally:
            await store.close()

    asyncio.run(check())
