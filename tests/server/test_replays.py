"""Long matches delay nobody: they are replayed in another process, and their logs are read in another thread."""

import asyncio
import logging
import threading
from concurrent.futures import ThreadPoolExecutor, as_completed
from pathlib import Path
from typing import Any

import pytest

from nenuphar.server.lobby import awake, replays
from nenuphar.server.model.restore import read_back
from nenuphar.server.table.workers import Workers
from tests.server.endless_bot import GO_ON, tell_late
from tests.server.live_server import PATIENCE_S, Guest, NewServer, play_on
from tests.server.raw_connection import NEIGHBOUR


def finished_match(anna: Guest) -> str:
    with anna.at(anna.open("me,tadpole", public=True, options={"round_limit": 1})) as live:
        play_on(live.do("begin"))
        return str(live.table["id"])


@pytest.mark.rule("TB-7", "TB-24")
def test_a_long_replay_delays_nobody_and_each_person_may_ask_for_few_at_a_time(
    new_server: NewServer, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    go_on = tmp_path / "go on"
    monkeypatch.setenv(GO_ON, str(go_on))
    monkeypatch.syspath_prepend(Path(__file__).parents[2])  # where new processes find the tests
    monkeypatch.setattr(replays, "stored_replay", tell_late)
    server = new_server()
    with ThreadPoolExecutor() as threads, server.guest() as anna, server.guest(NEIGHBOUR) as bert:
        path = f"/api/tables/{finished_match(anna)}/replay"
        asking = [threads.submit(bert.http.get, path) for _ in range(replays.MOST_EACH + 1)]
        try:
            refused = next(as_completed(asking))
            assert refused.result().json()["rule"] == "TB-24"
            asking.append(threads.submit(anna.http.get, path))
            finished_match(anna)
            assert sum(each.done() for each in asking) == 1
        finally:
            go_on.touch()
        assert sorted(each.result().status_code for each in asking) == [200, 200, 200, 429]
        assert anna.http.get(path).text == "[]"


@pytest.mark.rule("TB-24")
def test_a_replay_that_takes_too_long_is_refused(
    new_server: NewServer, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def too_long(*_: object) -> None:
        raise TimeoutError

    caplog.set_level(logging.CRITICAL, "nenuphar.replays")
    server = new_server()
    with server.guest() as anna:
        table = finished_match(anna)
        monkeypatch.setattr(Workers, "run", too_long)
        refused = anna.http.get(f"/api/tables/{table}/replay")
        assert (refused.status_code, refused.json()) == (429, {"rule": "TB-24", "facts": {"fault": "replay"}})


@pytest.mark.rule("TB-7")
def test_somebody_may_chat_for_the_first_time_while_a_replay_waits(new_server: NewServer) -> None:
    server = new_server()
    assert server.app is not None
    store: Any = server.app.context.lobby.store
    read, waits, go_on = store.read, threading.Event(), threading.Event()

    async def read_late(table: str) -> Any:
        waits.set()
        await asyncio.to_thread(go_on.wait, PATIENCE_S)
        return await read(table)

    with ThreadPoolExecutor() as threads, server.guest() as anna, server.guest() as bert:
        table = finished_match(anna)
        store.read = read_late
        asking = [threads.submit(anna.http.get, f"/api/tables/{table}/{what}") for what in ("replay", "record")]
        assert waits.wait(PATIENCE_S)
        with bert.at(table) as live:
            live.do("chat", text="well played")
        go_on.set()
        assert [each.result().status_code for each in asking] == [200, 200]


def test_a_long_log_is_read_in_another_thread(new_server: NewServer, monkeypatch: pytest.MonkeyPatch) -> None:
    threads: list[threading.Thread] = []

    def noting(*what: Any) -> Any:
        threads.append(threading.current_thread())
        return read_back(*what)

    server = new_server()
    with server.guest() as anna:
        table = finished_match(anna)
        for longest, is_beside in ((1_000, False), (5, True)):
            monkeypatch.setattr(awake, "LONG_LOG", longest)
            monkeypatch.setattr(awake, "read_back", noting)
            server.stop()
            server.start()
            assert anna.http.get(f"/api/tables/{table}").status_code == 200
            assert (threads[-1] is not server._thread) == is_beside


def test_long_logs_are_read_one_after_the_other(new_server: NewServer, monkeypatch: pytest.MonkeyPatch) -> None:
    folding, rows_read = threading.Lock(), threading.Semaphore(0)

    def alone(*what: Any) -> Any:
        assert folding.acquire(blocking=False)
        if what[0] == first[0]:
            assert all(rows_read.acquire(timeout=PATIENCE_S) for _ in tables)
        folding.release()
        return read_back(*what)

    server = new_server()
    with ThreadPoolExecutor() as threads, server.guest() as anna:
        tables = [finished_match(anna) for _ in range(3)]
        server.stop()
        server.start()
        assert server.app is not None
        store: Any = server.app.context.lobby.store
        read = store.read
        first: list[str] = []

        async def noting(table: str) -> Any:
            rows = await read(table)
            first.append(table)
            rows_read.release()
            return rows

        store.read = noting
        monkeypatch.setattr(awake, "LONG_LOG", 5)
        monkeypatch.setattr(awake, "read_back", alone)
        visits = threads.map(anna.http.get, [f"/api/tables/{table}" for table in tables])
        assert [visit.status_code for visit in visits] == [200] * 3
