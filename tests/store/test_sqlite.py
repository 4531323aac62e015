"""The SQLite store keeps the contract, groups its commits, and recovers from full disks and other writers."""

import asyncio
import sqlite3
import stat
import subprocess
import sys
from collections import Counter
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import pytest

from nenuphar.store import Appended, Conflict, Repeated, Stored, Unavailable
from nenuphar.store.opening import open_store
from nenuphar.store.sql import SqlStore
from tests.store.contract import Contract
from tests.store.personal_contract import RowsContract
from tests.store.sample_appends import line, opened, opening

pytestmark = pytest.mark.anyio

PATIENCE_S = 60


@pytest.fixture
async def store(path: Path) -> AsyncIterator[SqlStore]:
    async with opened(path) as store:
        yield store


@pytest.fixture
async def other(path: Path, store: SqlStore) -> AsyncIterator[SqlStore]:
    async with opened(path) as other:
        yield other


class TestSqlite(Contract, RowsContract):
    pass


async def in_the_writer(store: SqlStore, job: Callable[[sqlite3.Connection], Any]) -> Any:
    return await store._writer.do(job)


async def test_commits_are_grouped(store: SqlStore) -> None:
    said: Counter[str] = Counter()

    def trace(connection: sqlite3.Connection) -> None:
        connection.set_trace_callback(lambda sql: None if connection.in_transaction else said.update([sql]))

    await in_the_writer(store, trace)
    tables = 16
    for seq in range(5):
        await asyncio.gather(
            *(store.append(line(seq, table_id=f"t{n}") if seq else opening(f"t{n}")) for n in range(tables))
        )
    await in_the_writer(store, lambda connection: connection.set_trace_callback(None))
    transactions = said.pop("BEGIN IMMEDIATE") + len(said)  # each other statement is a transaction of its own
    assert 5 <= transactions <= 1 + 5 * 3  # the first of a round may start alone, before the others are queued


async def test_a_move_is_one_statement(store: SqlStore) -> None:
    await store.append(opening(deadline_ms=5))
    said: list[str] = []
    await in_the_writer(store, lambda connection: connection.set_trace_callback(said.append))
    await store.append(line(1, command_id="c-1", deadline_ms=6))
    await store.append(line(2, command_id="c-2"))
    await in_the_writer(store, lambda connection: connection.set_trace_callback(None))
    statements = [*dict.fromkeys(said)]  # SQLite names a statement again for each step of its trigger
    assert [sql.split(" VALUES")[0] for sql in statements[1:]] == ["INSERT INTO lines"] * 2 + ["BEGIN IMMEDIATE"]
    assert await store.take_due(10, 10, 0) == []


async def test_a_commit_reaches_the_disk_before_it_is_answered(store: SqlStore) -> None:
    def setting(connection: sqlite3.Connection) -> list[Any]:
        names = ("journal_mode", "synchronous", "foreign_keys")
        return [connection.execute(f"PRAGMA {name}").fetchone()[0] for name in names]

    full = 2
    assert await in_the_writer(store, setting) == ["wal", full, 1]


async def test_answered_appends_are_visible_to_other_connections(store: SqlStore, path: Path) -> None:
    await store.append(opening(deadline_ms=5, command_id="c-1", seated=("anna",)))
    other = sqlite3.connect(path)
    counts = [
        other.execute(f"SELECT count(*) FROM {table}").fetchone()[0]
        for table in ("events", "tables", "commands", "deadlines", "company")
    ]
    other.close()
    assert counts == [1, 1, 1, 1, 1]


async def test_lines_of_another_writer_are_noticed(store: SqlStore, path: Path) -> None:
    await store.append(opening(command_id="c-1"))
    async with opened(path) as other:
        assert await other.append(line(1, b"theirs", command_id="c-2", deadline_ms=5)) == Appended(2)
        with pytest.raises(Conflict):
            await store.append(line(1, b"ours", command_id="c-3"))
        assert await store.append(line(1, command_id="c-2")) == Repeated(2)
        assert await other.append(line(2, b"theirs", command_id="c-4")) == Appended(3)
        assert await store.append(line(3, b"ours", command_id="c-4")) == Repeated(3)
        assert await store.append(line(3, b"ours", command_id="c-5", deadline_ms=6)) == Appended(4)
        assert await other.append(line(4, b"theirs")) == Appended(5)
        assert [each.data for each in await store.read("t1")] == [b"opened", b"theirs", b"theirs", b"ours", b"theirs"]
        assert await store.take_due(10, 10, 0) == []
    for table_id in await store.forget(("waiting",), before_ms=10):
        with pytest.raises(Conflict):
            await store.append(line(5, table_id=table_id))


async def test_a_broken_move_does_not_touch_the_others(store: SqlStore) -> None:
    await asyncio.gather(*(store.append(opening(f"t{n}")) for n in range(3)))
    broken: Any = "no bytes"
    answers = await asyncio.gather(
        *(store.append(line(1, broken if n == 1 else b"moved", table_id=f"t{n}")) for n in range(3)),
        return_exceptions=True,
    )
    assert [answer if isinstance(answer, Appended) else type(answer) for answer in answers] == [
        Appended(2),
        TypeError,
        Appended(2),
    ]


async def test_the_loop_goes_on_while_the_writer_waits(store: SqlStore, path: Path) -> None:
    """Another process locks the database: appends wait for it, reads and everything else do not."""
    await store.append(opening())
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    waiting = asyncio.ensure_future(store.append(line(1)))
    for _ in range(20):
        assert await store.read("t1") == [Stored(1, 1, b"opened")]
    assert not waiting.done()
    other.execute("COMMIT")
    other.close()
    assert await waiting == Appended(2)


async def test_waiting_for_a_locked_database_ends(path: Path) -> None:
    async with opened(path, patience_ms=50) as store:
        await store.append(opening())
        other = sqlite3.connect(path, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(Unavailable, match="locked"):
            await store.append(line(1))
        other.execute("ROLLBACK")
        other.close()
        assert await store.append(line(1)) == Appended(2)


async def test_closing_is_bounded(path: Path) -> None:
    store = await open_store(path, patience_ms=1_000 * PATIENCE_S)
    await store.append(opening())
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    waiting = asyncio.ensure_future(store.append(line(1)))
    await asyncio.sleep(0)  # so that the append is waiting
    await asyncio.wait_for(store.close(within_s=0.1), PATIENCE_S / 2)
    with pytest.raises(Unavailable):
        await waiting
    other.execute("COMMIT")
    other.close()
    await store.close()


async def test_the_store_recovers_from_a_full_disk(store: SqlStore) -> None:
    await store.append(opening())

    def limit(pages: int) -> Callable[[sqlite3.Connection], Any]:
        return lambda connection: connection.execute(f"PRAGMA max_page_count = {pages}")

    await in_the_writer(store, limit(1))  # no pages beyond those in use
    answers = await asyncio.gather(
        *(store.append(opening(f"big{n}", events=(b"x" * 50_000,))) for n in range(5)), return_exceptions=True
    )
    assert all(isinstance(answer, Unavailable) and "full" in str(answer) for answer in answers)
    assert await store.append(line(1)) == Appended(2)  # small appends still fit
    await in_the_writer(store, limit(1_000_000))
    assert await store.append(opening("big0", events=(b"x" * 50_000,))) == Appended(1)
    assert [stored.seq for stored in await store.read("t1")] == [1, 2]


def test_the_store_recovers_when_the_system_refuses_to_write(path: Path) -> None:
    """As above, but the operating system refuses to write. In its own process, because the limit affects all files."""
    subprocess.run([sys.executable, Path(__file__).with_name("full_disk.py"), path], check=True)


async def test_reading_while_writing_sees_a_log_without_gaps(store: SqlStore) -> None:
    await store.append(opening())
    writing = True
    longest = 0

    async def write() -> None:
        nonlocal writing
        for seq in range(1, 60):
            await store.append(line(seq, b"%d" % seq))
        writing = False

    async def read() -> None:
        nonlocal longest
        while writing:
            lines = await store.read("t1")
            assert [stored.seq for stored in lines] == list(range(1, len(lines) + 1))
            assert len(lines) >= longest
            longest = len(lines)

    await asyncio.gather(write(), read())
    assert longest > 1


async def test_nobody_else_may_read_the_file(store: SqlStore, path: Path) -> None:
    await store.append(opening())
    files = list(path.parent.iterdir())
    assert len(files) == 3  # with the write-ahead log
    assert {stat.S_IMODE(file.stat().st_mode) for file in files} == {0o600}


async def test_another_process_may_close_the_file_after_it_was_opened_twice(path: Path) -> None:
    """`serve` opens it again for its link to the host's page; the other process may make a backup."""
    look = f"import sqlite3; file = sqlite3.connect({str(path)!r}); file.execute('PRAGMA user_version'); file.close()"
    async with opened(path) as store:
        async with opened(path):
            pass
        subprocess.run([sys.executable, "-c", look], check=True)
        await store.append(opening())
        async with opened(path) as later:
            assert len(await later.read("t1")) == 1
        assert path.with_name(f"{path.name}-wal").exists()


async def test_a_log_that_grows_while_it_is_read_is_not_damaged(store: SqlStore, path: Path) -> None:
    await store.append(opening(command_id="c-1"))
    other = sqlite3.connect(path, isolation_level=None, check_same_thread=False)

    def grow(sql: str) -> None:
        if "FROM commands" in sql:
            other.execute("INSERT INTO commands (table_id, command_id, seq) VALUES ('t1', 'c-2', 2)")

    readers = [store._reader._free.get_nowait() for _ in range(2)]
    for connection in readers:
        connection.set_trace_callback(grow)
        store._reader._free.put(connection)
    assert await store.read("t1") == [Stored(1, 1, b"opened")]
    assert other.execute("SELECT count(*) FROM commands").fetchall() == [(2,)], "nothing was stored in the meantime"
    for connection in readers:
        connection.set_trace_callback(None)
    other.close()


async def test_a_wrong_link_waits_for_no_writer(store: SqlStore) -> None:
    """Anybody may try links, up to the limit of their address. Moves must not wait for this."""
    said: list[str] = []
    await in_the_writer(store, lambda connection: connection.set_trace_callback(said.append))
    assert await store.take_link("never-made", now_ms=1) is None
    assert not any("device_links" in sql for sql in said)
    await store.keep_link("abc", "anna", expires_ms=100)
    assert await store.take_link("abc", now_ms=99) == "anna"
    assert any("device_links" in sql for sql in said)
