"""Flipped bits on the disk: a damaged table says so, all others play on, and the log and /healthz report it."""

import asyncio
import logging
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from random import Random

import msgspec
import pytest
from websockets.exceptions import InvalidStatus

from nenuphar.server.gateway.log import AsJson
from nenuphar.server.lobby import damage as damage_module
from nenuphar.server.lobby.damage import Damage
from nenuphar.server.table.words.library import Library
from nenuphar.store import Damaged, Stored, Unavailable
from nenuphar.store.sqlite import SqliteStore
from tests.server.live_server import PATIENCE_S, Facts, Guest, LiveServer, NewServer, close_code, play_on, start_match


@contextmanager
def file_of(server: LiveServer) -> Iterator[sqlite3.Connection]:
    with closing(sqlite3.connect(server.settings.database, isolation_level=None)) as file:
        yield file


def refused(guest: Guest, table: str) -> list[tuple[int, str]]:
    """The refusals over HTTP and over a socket."""
    answers = []
    for path in ("", "/lines?before=9", "/replay", "/record"):
        answer = guest.http.get(f"/api/tables/{table}{path}")
        answers.append((answer.status_code, answer.json()["rule"]))
    with pytest.raises(InvalidStatus) as turned_away:
        guest.at(table)
    answers.append((turned_away.value.response.status_code, "TB-33"))
    return answers


CHANGES = {
    "text": "UPDATE events SET data = CAST(replace(data, 'hello', 'jello') AS BLOB) WHERE table_id = ?",
    "time": "UPDATE events SET at_ms = at_ms + 1 WHERE seq = 3 AND table_id = ?",
    "seal": "UPDATE events SET seal = x'00' WHERE seq = 3 AND table_id = ?",
    "hole": "DELETE FROM events WHERE seq = 3 AND table_id = ?",
    "tail": "DELETE FROM events WHERE seq = (SELECT max(seq) FROM events WHERE table_id = :id) AND table_id = :id",
    "all": "DELETE FROM events WHERE table_id = ?",
}


@pytest.mark.rule("TB-33")
@pytest.mark.parametrize("change", CHANGES)
def test_a_damaged_table_says_so_and_the_others_play_on(
    new_server: NewServer, change: str, caplog: pytest.LogCaptureFixture
) -> None:
    server = new_server()
    with server.guest() as anna, server.guest() as bert:
        tables = []
        for _ in range(2):
            first, second = start_match(anna, bert, "me,open", options={"round_limit": 1})
            first.do("chat", text="hello")
            tables.append(first.table["id"])
            first.socket.close()
            second.socket.close()
        broken, sound = tables
        server.stop()
        with file_of(server) as file:
            file.execute(CHANGES[change], {"id": broken} if ":id" in CHANGES[change] else (broken,))
        server.start()
        assert anna.http.get("/healthz").text == "ok"
        with caplog.at_level(logging.CRITICAL + 1, "nenuphar.damage"):
            assert refused(anna, broken) == [(500, "TB-33")] * 5
        cards = {card["id"] for card in anna.http.get("/api/tables").json()["yours"]}
        assert cards == {broken, sound}
        with anna.at(sound) as first, bert.at(sound) as second:
            play_on(first, second)
        health = anna.http.get("/healthz")
        assert (health.status_code, health.text) == (200, "ok; damaged tables: 1 (the log names them)")


def test_thirty_flipped_bits_are_never_shown_as_valid(new_server: NewServer) -> None:
    """In any stored data of twelve tables: each table shows exactly its lines, or says that it is damaged."""
    server = new_server()
    with server.guest() as anna, server.guest() as bert:
        said: dict[str, list[Facts]] = {}
        for number in range(12):
            first, second = start_match(anna, bert, "me,open")
            first.do("chat", text=f"hello {number}")
            second.until(lambda live, seq=first.seq: live.seq >= seq)  # type: ignore[misc]  # a default is not an argument
            said[first.table["id"]] = first.log()
            first.socket.close()
            second.socket.close()
        server.stop()
        rng = Random(30)
        with file_of(server) as file:
            rows = file.execute("SELECT number, data FROM events").fetchall()
            for number, data in rng.sample(rows, 30):
                bit = rng.randrange(8 * len(data))
                flipped = bytearray(data)
                flipped[bit // 8] ^= 1 << bit % 8
                file.execute("UPDATE events SET data = ? WHERE number = ?", (bytes(flipped), number))
        server.start()
        damaged = 0
        for table, lines in said.items():
            if anna.http.get(f"/api/tables/{table}").status_code == 200:
                with anna.at(table) as live:
                    assert live.log() == lines
            else:
                assert set(refused(anna, table)) == {(500, "TB-33")}
                damaged += 1
        assert damaged > 3
        assert f"damaged tables: {damaged}" in anna.http.get("/healthz").text


def test_a_file_with_broken_pages_is_reported_at_startup(
    new_server: NewServer, caplog: pytest.LogCaptureFixture
) -> None:
    server = new_server()
    with server.guest() as anna, server.guest() as bert:
        first, second = start_match(anna, bert, "me,open")
        first.socket.close()
        second.socket.close()
        server.stop()
        break_page(server, "name = 'one_event_a_seq' OR sql IS NULL AND tbl_name = 'events'")
        with caplog.at_level(logging.ERROR, "nenuphar.damage"):
            server.start()
            said = wait_for(anna, "the database is damaged")
        assert said.startswith("ok; the database is damaged")
        lines = [msgspec.json.decode(AsJson().format(record)) for record in caplog.records]
        [problems] = [line["problems"] for line in lines if line["says"] == "the database is damaged"]
        assert problems
        assert all(isinstance(problem, str) and problem for problem in problems)


def test_an_unreadable_list_of_tables_is_reported_and_the_server_stops_in_order(
    new_server: NewServer, caplog: pytest.LogCaptureFixture
) -> None:
    server = new_server()
    with server.guest() as anna:
        anna.open("me,open")
        server.stop()
        break_page(server, "name = 'tables'")
        with caplog.at_level(logging.ERROR, "nenuphar"):
            server.start()
            wait_for(anna, "the database is damaged")
            server.stop()
        told = [record.message for record in caplog.records]
        assert "the list of tables cannot be read" in told
        assert "a chore had failed" not in told
        server.start()


def test_logs_that_cannot_be_read_right_now_are_not_called_damaged(caplog: pytest.LogCaptureFixture) -> None:
    async def check() -> None:
        damage = Damage(Busy())
        with caplog.at_level(logging.ERROR, "nenuphar.damage"):
            await damage.look_for()
        assert damage.tables == {"t2"}

    asyncio.run(check())
    last = caplog.records[-1].__dict__
    assert (last["sound"], last["damaged"], last["unreadable"]) == (1, ["t2"], ["t1"])


def test_a_database_that_cannot_be_reached_right_now_is_not_called_damaged(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(damage_module, "AGAIN_S", 0.0)
    tries = iter((Unavailable, Unavailable, None))

    class Away(Busy):
        async def check(self) -> list[str]:
            error = next(tries)
            if error is not None:
                raise error("no")
            return []

    damage = Damage(Away())
    asyncio.run(damage.look_for())
    assert damage.said == ""
    assert next(tries, "asked until it answered") == "asked until it answered"


class Busy(SqliteStore):
    """A store with three tables: one is damaged, and one cannot be read right now."""

    def __init__(self) -> None:
        pass

    async def check(self) -> list[str]:
        return ["page 7 is broken"]

    async def every_table(self) -> list[str]:
        return ["t1", "t2", "t3"]

    async def read(self, table_id: str, since: int = 0) -> list[Stored]:
        if table_id == "t3":
            return []
        raise (Unavailable if table_id == "t1" else Damaged)("no")


def test_a_failed_background_task_does_not_keep_the_server_from_stopping(
    new_server: NewServer, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def fail(_: Damage) -> None:
        raise ValueError("a fault of ours")

    monkeypatch.setattr(Damage, "look_for", fail)
    server = new_server()
    stopped: list[str] = []
    with server.guest() as anna, anna.at(anna.open("me,open")) as live:
        monkeypatch.setattr(Library, "stop", lambda _: stopped.append("library"))
        with caplog.at_level(logging.ERROR, "nenuphar"):
            server.stop()
        close_code(live)
    assert stopped == ["library"]
    assert "a chore has failed; it begins again" in [record.message for record in caplog.records]


def break_page(server: LiveServer, which: str) -> None:
    """Overwrites the first page of a table or index in the file."""
    with file_of(server) as file:
        file.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        [(page,)] = file.execute(f"SELECT rootpage FROM sqlite_master WHERE {which}").fetchmany(1)
    with Path(server.settings.database).open("r+b") as raw:
        raw.seek((page - 1) * 4096)
        raw.write(bytes(200))


def wait_for(guest: Guest, text: str) -> str:
    """Waits until /healthz says so."""
    end = time.monotonic() + PATIENCE_S
    while text not in (said := guest.http.get("/healthz").text):
        assert time.monotonic() < end, said
        time.sleep(0.02)
    return said


@pytest.mark.rule("TB-33")
def test_an_unreadable_page_of_one_table_stops_no_other(
    new_server: NewServer, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.CRITICAL + 1, "nenuphar.damage")
    server = new_server()
    assert server.app is not None
    lobby = server.app.context.lobby

    async def broken(*_: object) -> None:
        raise Damaged("database disk image is malformed")

    with (
        server.guest() as anna,
        server.guest() as bert,
        anna.at(anna.open("me,tadpole")) as live,
        bert.at(bert.open("me,tadpole")) as other,
    ):
        with monkeypatch.context() as patch:
            patch.setattr(lobby, "match_start", broken)
            assert live.refused("begin") == ("TB-33", {})
        assert lobby.health.is_well
        other.do("begin")
        with monkeypatch.context() as patch:
            patch.setattr(SqliteStore, "append", broken)
            live.send("chat", text="hello")
            close_code(live)
        assert lobby.health.is_well
        other.do("chat", text="hello")
