"""The store fails during a move: the move has not happened, and nobody waits for ever."""

import asyncio
import logging
import sqlite3
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from nenuphar.core.game import Refused
from nenuphar.server.model import rules
from nenuphar.server.table import table as table_module
from nenuphar.server.table.health import CANNOT_SAVE
from nenuphar.store import Append, Unavailable
from tests.server.live_server import (
    PATIENCE_S,
    Guest,
    Live,
    LiveServer,
    NewServer,
    close_code,
    play_on,
    start_match,
    wait_for_turn,
)


@contextmanager
def failing_disk(server: LiveServer, pause_s: float = 0.0) -> Iterator[threading.Event]:
    """Every append fails after a pause. The event says that an append was tried.

    On exit, appends work again, and the server has noticed.
    """
    assert server.app is not None
    lobby = server.app.context.lobby
    store: Any = lobby.store
    tried = threading.Event()

    async def fail(*_: object) -> None:
        tried.set()
        await asyncio.sleep(pause_s)
        raise Unavailable("the disk is full")

    store.append = store.probe = fail
    try:
        yield tried
    finally:
        del store.append, store.probe
    end = time.monotonic() + PATIENCE_S
    while not lobby.health.is_well:
        assert time.monotonic() < end, "the server does not notice that it can store again"
        time.sleep(0.01)


@contextmanager
def failing_reads(server: LiveServer) -> Iterator[None]:
    assert server.app is not None
    store: Any = server.app.context.lobby.store

    async def fail(_: object) -> None:
        raise Unavailable("the disk is gone")

    store.card = fail
    try:
        yield
    finally:
        del store.card


@pytest.mark.rule("TB-28")
def test_a_move_that_cannot_be_stored_has_not_happened_and_can_be_repeated(new_server: NewServer) -> None:
    server = new_server()
    with server.guest() as anna, server.guest() as bert:
        first, second = start_match(anna, bert, "me,open")
        mover = wait_for_turn(first, second)
        guest, other = (anna, second) if mover is first else (bert, first)
        table, seq = first.table["id"], mover.seq
        assert mover.match is not None
        move = {"question": mover.match["question"], "action": mover.offers[0], "id": "the-one"}
        with failing_disk(server):
            mover.send("act", **move)
            assert close_code(mover) == close_code(other) == CANNOT_SAVE
            assert "the-one" not in mover.answers
            assert other.seq == seq, "a move was told that is not stored"
            with pytest.raises(ConnectionClosed) as told:
                guest.at(table, seq)
            assert told.value.rcvd is not None
            assert told.value.rcvd.code == CANNOT_SAVE, "a returning player is told too, and not disconnected in a loop"
            with failing_reads(server), pytest.raises(InvalidStatus) as turned_away:
                guest.at(table, seq)
            assert turned_away.value.response.status_code == 503
            refused = guest.http.post("/api/tables/quick", json={"game": "quibbit"})
            assert (refused.status_code, refused.json()) == (503, {"rule": "TB-28", "facts": {}})
        with anna.at(table, first.seq) as one, bert.at(table, second.seq) as two:
            again = one if guest is anna else two
            again.do("act", **move)
            play_on(one, two)


@pytest.mark.rule("TB-28")
def test_nobody_waits_for_ever_at_a_table_that_could_not_store(new_server: NewServer) -> None:
    """Visitors who arrive while the table tries to store are answered too."""
    server = new_server()
    with server.guest() as anna, server.guest() as bert, ThreadPoolExecutor() as threads:
        first, second = start_match(anna, bert, "me,open")
        table = first.table["id"]
        with failing_disk(server, pause_s=1.0) as tried:
            first.send("chat", text="hello?")
            assert tried.wait(PATIENCE_S)
            looking = threads.submit(anna.http.get, f"/api/tables/{table}")
            coming = threads.submit(_come, bert, table)
            answer: httpx.Response = looking.result()
            assert (answer.status_code, answer.json()["rule"]) == (503, "TB-28")
            with pytest.raises(ConnectionClosed):
                coming.result()
        with first, second, bert.at(table) as again:
            again.do("chat", text="here")


def _come(guest: Guest, table: str) -> Live:
    return guest.at(table)


@pytest.mark.rule("TB-15")
def test_a_table_that_cannot_be_read_stops_no_other_clock(
    new_server: NewServer, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(rules, "LEAST_DECISION_S", 1)
    server = new_server()
    with server.guest() as anna:
        broken, sound = (anna.open("me,tadpole", decision_seconds=1, options={"round_limit": 1}) for _ in range(2))
        for table in (broken, sound):
            with anna.at(table) as live:
                live.do("begin")
        server.stop()
        with closing(sqlite3.connect(server.settings.database, isolation_level=None)) as file:
            file.execute("UPDATE events SET data = 'rot' WHERE table_id = ? AND seq = 1", (broken,))
            file.execute("UPDATE deadlines SET due_ms = CASE table_id WHEN ? THEN 1 ELSE 2 END", (broken,))
        with caplog.at_level(logging.CRITICAL, "nenuphar.lobby"):
            server.start()
        end = time.monotonic() + 3 * PATIENCE_S
        while not _is_over(server, sound):
            assert time.monotonic() < end, "one broken table delays the others"
            time.sleep(0.1)


@pytest.mark.rule("TB-52")
def test_what_an_older_node_could_not_read_waits_and_the_table_stays(
    new_server: NewServer, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Time is up while an older node is there: nobody is disconnected, and the match continues when it has gone."""
    monkeypatch.setattr(rules, "LEAST_DECISION_S", 1)
    monkeypatch.setattr(table_module, "OLDER_NODE_S", 0.05)
    server = new_server()
    assert server.app is not None
    is_old, refused = threading.Event(), threading.Event()

    def check_known(game: str, events: object) -> None:
        if is_old.is_set():
            refused.set()
            raise Refused("TB-52")

    monkeypatch.setattr(server.app.context.lobby, "check_known", check_known)
    with server.guest() as anna:
        table = anna.open("me,tadpole", decision_seconds=1, options={"round_limit": 1})
        with anna.at(table) as live:
            live.do("begin")
            is_old.set()
            assert refused.wait(PATIENCE_S)
            assert live.refused("resign")[0] == "TB-52"
            is_old.clear()
            live.until(lambda live: live.table["phase"] == "over")
    assert "table failed" not in caplog.messages


def _is_over(server: LiveServer, table: str) -> bool:
    with closing(sqlite3.connect(f"file:{server.settings.database}?mode=ro", uri=True)) as file:
        [(phase,)] = file.execute("SELECT phase FROM tables WHERE table_id = ?", (table,)).fetchall()
        return bool(phase == "over")


def test_presence_is_not_told_while_the_table_is_storing(
    new_server: NewServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing is told about a table whose state is ahead of the store."""
    monkeypatch.setattr(table_module, "PRESENCE_S", 3_600.0)
    server = new_server()
    assert server.app is not None
    context = server.app.context
    store: Any = context.lobby.store
    append = store.append

    async def append_late(given: Append) -> object:
        table = await context.lobby.find(given.table_id, anna.id)
        monkeypatch.setattr(table_module, "PRESENCE_S", 0.0)
        table._telling_presence = False
        table.tell_presence_soon()
        await asyncio.sleep(0.05)  # its timer is older, so it fires first, during the append
        return await append(given)

    with server.guest() as anna, server.guest() as bert:
        table = anna.open("me,open", public=True)
        store.append = append_late
        with bert.at(table) as second:
            second.send("chat", text="hello")
            heard = [second.hear()["type"] for _ in range(3)]
            assert heard == ["done", "news", "presence"]
