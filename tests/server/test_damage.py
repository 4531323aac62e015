"""Bits that a disk has flipped: a damaged table says so, all others play on, and those who run the server are told."""

import asyncio
import logging
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from random import Random

import msgspec
import pytest
from websockets.exceptions import InvalidStatus

from nenuphar.server.gateway.log import AsJson
from nenuphar.server.lobby.damage import Damage
from nenuphar.server.table.words.library import Library
from nenuphar.store import Damaged, Stored, Unavailable
from nenuphar.store.sqlite import SqliteStore
from tests.server.pond import PATIENCE_S, Facts, Guest, Pond, hangs_up, play_on, seated


@contextmanager
def file_of(pond: Pond) -> Iterator[sqlite3.Connection]:
    with closing(sqlite3.connect(pond.settings.database, isolation_level=None)) as file:
        yield file


def refused(guest: Guest, table: str) -> list[tuple[int, str]]:
    """Over HTTP and over a socket."""
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
    own_pond: Callable[..., Pond], change: str, caplog: pytest.LogCaptureFixture
) -> None:
    pond = own_pond()
    with pond.guest() as anna, pond.guest() as bert:
        tables = []
        for _ in range(2):
            first, second = seated(anna, bert, "me,open", options={"round_limit": 1})
            first.do("chat", text="hello")
            tables.append(first.table["id"])
            first.socket.close()
            second.socket.close()
        broken, sound = tables
        pond.stop()
        with file_of(pond) as file:
            file.execute(CHANGES[change], {"id": broken} if ":id" in CHANGES[change] else (broken,))
        pond.start()
        assert anna.http.get("/healthz").text == "ok"
        with caplog.at_level(logging.CRITICAL + 1, "nenuphar.damage"):
            assert refused(anna, broken) == [(500, "TB-33")] * 5
        cards = {card["id"] for card in anna.http.get("/api/tables").json()["yours"]}
        assert cards == {broken, sound}
        with anna.at(sound) as first, bert.at(sound) as second:
            play_on(first, second)
        health = anna.http.get("/healthz")
        assert (health.status_code, health.text) == (200, "ok; damaged tables: 1 (the log names them)")


def test_thirty_flipped_bits_are_never_shown_as_if_nothing_were(own_pond: Callable[..., Pond]) -> None:
    """Anywhere in what is stored of twelve tables: each shows exactly what was said there, or that it is damaged."""
    pond = own_pond()
    with pond.guest() as anna, pond.guest() as bert:
        said: dict[str, list[Facts]] = {}
        for number in range(12):
            first, second = seated(anna, bert, "me,open")
            first.do("chat", text=f"hello {number}")
            second.until(lambda live, seq=first.seq: live.seq >= seq)  # type: ignore[misc]  # a default is no argument
            said[first.table["id"]] = first.log()
            first.socket.close()
            second.socket.close()
        pond.stop()
        rng = Random(30)
        with file_of(pond) as file:
            rows = file.execute("SELECT number, data FROM events").fetchall()
            for number, data in rng.sample(rows, 30):
                bit = rng.randrange(8 * len(data))
                flipped = bytearray(data)
                flipped[bit // 8] ^= 1 << bit % 8
                file.execute("UPDATE events SET data = ? WHERE number = ?", (bytes(flipped), number))
        pond.start()
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


def test_a_file_with_broken_pages_is_told_of_at_the_start(
    own_pond: Callable[..., Pond], caplog: pytest.LogCaptureFixture
) -> None:
    pond = own_pond()
    with pond.guest() as anna, pond.guest() as bert:
        first, second = seated(anna, bert, "me,open")
        first.socket.close()
        second.socket.close()
        pond.stop()
        break_page(pond, "name = 'one_event_a_seq' OR sql IS NULL AND tbl_name = 'events'")
        with caplog.at_level(logging.ERROR, "nenuphar.damage"):
            pond.start()
            said = wait_for(anna, "the database is damaged")
        assert said.startswith("ok; the database is damaged")
        lines = [msgspec.json.decode(AsJson().format(record)) for record in caplog.records]
        [problems] = [line["problems"] for line in lines if line["says"] == "the database is damaged"]
        assert problems
        assert all(isinstance(problem, str) and problem for problem in problems)


def test_a_list_of_tables_that_cannot_be_read_is_told_of_and_the_server_stops_in_order(
    own_pond: Callable[..., Pond], caplog: pytest.LogCaptureFixture
) -> None:
    pond = own_pond()
    with pond.guest() as anna:
        anna.open("me,open")
        pond.stop()
        break_page(pond, "name = 'tables'")
        with caplog.at_level(logging.ERROR, "nenuphar"):
            pond.start()
            wait_for(anna, "the database is damaged")
            pond.stop()
        told = [record.message for record in caplog.records]
        assert "the list of tables cannot be read" in told
        assert "a chore had failed" not in told
        pond.start()


def test_logs_that_cannot_be_read_right_now_are_not_called_damaged(caplog: pytest.LogCaptureFixture) -> None:
    async def check() -> None:
        damage = Damage(Busy())
        with caplog.at_level(logging.ERROR, "nenuphar.damage"):
            await damage.look_for()
        assert damage.tables == {"t2"}

    asyncio.run(check())
    last = caplog.records[-1].__dict__
    assert (last["sound"], last["damaged"], last["unreadable"]) == (1, ["t2"], ["t1"])


class Busy(SqliteStore):
    """A store with three tables, of which one is damaged and one cannot be read right now."""

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


def test_a_chore_that_failed_does_not_keep_the_server_from_stopping(
    own_pond: Callable[..., Pond], monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def fail(_: Damage) -> None:
        raise ValueError("a fault of ours")

    monkeypatch.setattr(Damage, "look_for", fail)
    pond = own_pond()
    stopped: list[str] = []
    with pond.guest() as anna, anna.at(anna.open("me,open")) as live:
        monkeypatch.setattr(Library, "stop", lambda _: stopped.append("library"))
        with caplog.at_level(logging.ERROR, "nenuphar"):
            pond.stop()
        hangs_up(live)
    assert stopped == ["library"]
    assert "a chore had failed" in [record.message for record in caplog.records]


def break_page(pond: Pond, which: str) -> None:
    """Overwrite the first page of something in the file."""
    with file_of(pond) as file:
        file.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        [(page,)] = file.execute(f"SELECT rootpage FROM sqlite_master WHERE {which}").fetchmany(1)
    with pond.settings.database.open("r+b") as raw:
        raw.seek((page - 1) * 4096)
        raw.write(bytes(200))


def wait_for(guest: Guest, text: str) -> str:
    """Until /healthz says so."""
    end = time.monotonic() + PATIENCE_S
    while text not in (said := guest.http.get("/healthz").text):
        assert time.monotonic() < end, said
        time.sleep(0.02)
    return said


@pytest.mark.rule("TB-33")
def test_a_page_that_cannot_be_read_at_one_table_stops_no_other(
    own_pond: Callable[..., Pond], monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.CRITICAL + 1, "nenuphar.damage")
    pond = own_pond()
    assert pond.app is not None
    lobby = pond.app.context.lobby

    async def broken(*_: object) -> None:
        raise Damaged("database disk image is malformed")

    with (
        pond.guest() as anna,
        pond.guest() as bert,
        anna.at(anna.open("me,tadpole")) as live,
        bert.at(bert.open("me,tadpole")) as other,
    ):
        with monkeypatch.context() as patch:
            patch.setattr(lobby, "begun", broken)
            assert live.refused("begin") == ("TB-33", {})
        assert lobby.health.is_well
        other.do("begin")
        with monkeypatch.context() as patch:
            patch.setattr(SqliteStore, "append", broken)
            live.send("chat", text="hello")
            hangs_up(live)
        assert lobby.health.is_well
        other.do("chat", text="hello")
