"""PostgreSQL is down, restarts, is full or has other tables: a clear message, and no line is lost or stored twice."""

import asyncio
import os
import re
import sys
import threading
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import psycopg
import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from msgspec.structs import replace
from psycopg import sql
from sqlalchemy import NullPool, create_engine

from nenuphar import cli
from nenuphar.store import Appended, Conflict, Repeated, Stored, Unavailable, Unusable, migrate
from nenuphar.store.opening import open_store, shown
from nenuphar.store.postgres.opening import LOCK_MS, TABLES
from nenuphar.store.postgres.session import Session
from nenuphar.store.postgres.writing import Committer
from nenuphar.store.schema import schema
from nenuphar.store.sql import SqlStore
from tests.command import LONGEST_S, nenuphar
from tests.postgres_server import USER, PostgresServer
from tests.store.sample_appends import line, opened, opening

pytestmark = pytest.mark.anyio

CRASHES = max(2, int(os.environ.get("NENUPHAR_TORTURE", "2")) // 10)
MEGABYTE = 1 << 20


@pytest.fixture(scope="module")
def fragile() -> Iterator[PostgresServer]:
    """A server that tests may stop."""
    server = PostgresServer()
    yield server
    server.remove()


async def refused(url: str, patience_ms: int = 100) -> Unusable:
    with pytest.raises(Unusable) as caught:
        await open_store(url, patience_ms)
    return caught.value


async def test_a_restart_under_load_loses_and_doubles_nothing(fragile: PostgresServer) -> None:
    """Clients send a command again until it is answered, as the page does."""
    _, url = fragile.new_database()
    async with opened(url, patience_ms=20_000) as store:
        stop = False

        async def play(table_id: str) -> tuple[list[str], int]:
            said: list[str] = []
            troubles = seq = 0
            while not stop:
                command = f"{table_id}/{len(said)}"
                lines = (command.encode(), command.encode())
                try:
                    answer = await store.append(
                        replace(opening(table_id), expected_seq=seq, events=lines, command_id=command)
                    )
                except Unavailable:
                    troubles += 1
                    continue
                assert answer in (Appended(seq + 2), Repeated(seq + 2))
                seq += 2
                said.append(command)
            return said, troubles

        playing = [asyncio.ensure_future(play(f"t{number}")) for number in range(12)]
        for _ in range(CRASHES):
            await asyncio.sleep(0.2)
            await asyncio.to_thread(fragile.stop)
            await asyncio.to_thread(fragile.start)
        await store.probe()
        stop = True
        played = await asyncio.gather(*playing)
        for number, (said, _) in enumerate(played):
            log = [stored.data.decode() for stored in await store.read(f"t{number}")]
            assert log == [command for command in said for _ in range(2)]
        moves, troubles = sum(len(said) for said, _ in played), sum(troubles for _, troubles in played)
    print(f"{CRASHES} crashes of PostgreSQL: {moves} moves, {troubles} sent again, none lost, none doubled")


async def test_while_the_database_is_down_waiting_is_bounded(fragile: PostgresServer) -> None:
    _, url = fragile.new_database()
    async with opened(url, patience_ms=300) as store:
        await store.append(opening())
        fragile.stop()
        try:
            for asked in (store.append(line(1)), store.read("t1"), store.probe()):
                with pytest.raises(Unavailable):
                    await asyncio.wait_for(asked, LONGEST_S)
        finally:
            fragile.start()
        assert await store.read("t1") == [Stored(1, 1, b"opened")]
        assert await store.append(line(1)) == Appended(2)


async def test_lines_that_a_failover_has_lost_are_a_conflict(postgres_url: str) -> None:
    """A standby that becomes the server may not have the last lines: the next one must not leave a gap."""
    async with opened(postgres_url) as store:
        await store.append(opening())
        for seq in (1, 2):
            await store.append(line(seq))
        [(writer,)] = await in_the_writer(store, "SELECT pg_backend_pid()")
        with psycopg.connect(postgres_url) as admin:
            admin.execute("DELETE FROM events WHERE seq = 3")
            admin.execute("SELECT pg_terminate_backend(%s, 10000)", (writer,))
        with pytest.raises(Conflict):
            await store.append(line(3))
        assert await store.append(line(2)) == Appended(3)
        assert len(await store.read("t1")) == 3


def test_a_lock_that_is_not_released_is_waited_for_once(postgres_url: str) -> None:
    """Not once for each job of a group."""
    tries: list[int] = []

    def stuck(number: int, session: Session) -> None:
        tries.append(number)
        session.execute("DELETE FROM slacks")

    committer = Committer(Session(postgres_url, patience_ms=50))
    with psycopg.connect(postgres_url) as other:
        other.execute("LOCK TABLE slacks")
        answers = committer.commit([partial(stuck, number) for number in range(5)])
    committer.close()
    assert [type(answer) for answer in answers] == [Unavailable] * 5
    assert tries == [0]


def test_a_job_that_fails_by_itself_stops_no_other(postgres_url: str) -> None:
    def fail(session: Session) -> None:
        raise ValueError

    committer = Committer(Session(postgres_url, patience_ms=50))
    answers = committer.commit([opening("t1"), fail, opening("t2")])
    committer.close()
    assert (answers[0], type(answers[1]), answers[2]) == (Appended(1), ValueError, Appended(1))


async def test_an_upgrade_makes_nobody_wait_for_a_copy_that_is_being_made(postgres_url: str) -> None:
    """It would queue behind the copy, and everybody else behind it. It tries again, and then says why it cannot."""
    with psycopg.connect(postgres_url, autocommit=True) as admin:
        admin.execute("DROP SCHEMA public CASCADE")
        admin.execute("CREATE SCHEMA public")
    engine = create_engine("postgresql+psycopg://", creator=lambda: psycopg.connect(postgres_url), poolclass=NullPool)
    with engine.begin() as connection:
        migrate.upgrade(connection, "0008")
    with psycopg.connect(postgres_url) as copying, psycopg.connect(postgres_url, autocommit=True) as node:
        for (table,) in copying.execute(TABLES).fetchall():
            copying.execute(sql.SQL("LOCK TABLE {} IN ACCESS SHARE MODE").format(sql.Identifier(table)))
        upgrading = asyncio.ensure_future(refused(postgres_url, patience_ms=3 * LOCK_MS))
        longest_s = 0.0
        while not upgrading.done():
            begun = time.monotonic()
            for table in ("tables", "events", "nodes", "deadlines"):
                await asyncio.to_thread(node.execute, f"SELECT count(*) FROM {table}".encode())
            longest_s = max(longest_s, time.monotonic() - begun)
        assert "lock timeout" in str(await upgrading)
        assert longest_s < 3 * LOCK_MS / 1_000
    async with opened(postgres_url) as store:
        assert await store.append(opening()) == Appended(1)


async def test_a_node_keeps_its_tables_when_the_database_restarts(fragile: PostgresServer) -> None:
    _, url = fragile.new_database()
    async with opened(url) as anna, opened(url) as ben:
        for name, store in (("anna", anna), ("ben", ben)):
            await store.ownership.join(name, "", "1.0", ())
        await anna.ownership.acquire("t1")
        await anna.append(opening())
        fragile.stop("fast")
        fragile.start()
        with psycopg.connect(url) as admin:  # however long it took
            admin.execute("UPDATE nodes SET beat_ms = (extract(epoch FROM clock_timestamp()) * 1000)::int8")
        # Its lock has fallen, and the other node asks first.
        assert not (await ben.ownership.acquire("t1")).mine
        await anna.ownership.beat(1, 0, draining=False)
        assert await anna.append(line(1)) == Appended(2)


async def test_a_database_that_starts_late_is_waited_for(fragile: PostgresServer) -> None:
    _, url = fragile.new_database()
    fragile.stop()
    starting = threading.Timer(0.5, fragile.start)
    starting.start()
    async with opened(url, patience_ms=60_000) as store:
        await store.append(opening())
    starting.join()


async def test_a_database_that_is_not_there_is_named_without_its_password() -> None:
    url = "postgresql://nenuphar:s3cr:t@127.0.0.1:1/pond?connect_timeout=2&password=s3cret"
    refusal = await refused(url)
    assert refusal.reason == "unreachable"
    assert "postgresql://nenuphar:…@127.0.0.1:1/pond" in str(refusal)
    assert "s3cr" not in str(refusal)


def test_the_command_says_in_one_sentence_that_the_database_is_down(tmp_path: Path) -> None:
    url = "postgresql://nenuphar:s3cret@127.0.0.1:1/pond"
    tokens = ("serve", "--no-browser", "--host=127.0.0.1", "--port=0", "--lang=en")
    done = nenuphar(tmp_path, *tokens, NENUPHAR_DATABASE=url)
    assert done.returncode == 75  # systemd tries again
    assert done.stderr.startswith(
        "The database cannot be used: postgresql://nenuphar:…@127.0.0.1:1/pond cannot be reached:"
    )
    assert done.stderr.count("\n") == 1
    assert "s3cret" not in done.stdout + done.stderr


@pytest.mark.parametrize("url", ["postgresql://a:s3%zz@host/x", "postgresql://a:s3@host/x?no=1"])
async def test_an_address_that_makes_no_sense_is_refused(url: str) -> None:
    refusal = await refused(url)
    assert refusal.reason == "no-address"
    assert "s3" not in str(refusal)


def test_passwords_are_not_shown() -> None:
    assert shown("postgresql://u:p@ss@h/d") == "postgresql://u:…@h/d"
    assert shown("postgresql://u@h/d?password=p&x=y") == "postgresql://u@h/d?password=…&x=y"


async def test_too_few_connections_are_a_clear_message(postgres: PostgresServer, postgres_url: str) -> None:
    guest = postgres_url.replace(f"{USER}@", "guest@")
    with psycopg.connect(postgres_url, autocommit=True) as admin:
        admin.execute("CREATE ROLE guest LOGIN CONNECTION LIMIT 2")
        try:
            admin.execute("GRANT ALL ON ALL TABLES IN SCHEMA public TO guest")
            refusal = await refused(guest)
            assert refusal.reason == "unreachable"
            assert "too many connections" in str(refusal)
        finally:
            admin.execute("DROP OWNED BY guest")
            admin.execute("DROP ROLE guest")


async def test_missing_rights_are_a_clear_message(postgres: PostgresServer) -> None:
    _, url = postgres.new_database()
    with psycopg.connect(url, autocommit=True) as admin:
        admin.execute("CREATE ROLE stranger LOGIN")
        try:
            refusal = await refused(url.replace(f"{USER}@", "stranger@"))
            assert refusal.reason == "refusing"
            assert "permission denied" in str(refusal)
        finally:
            admin.execute("DROP ROLE stranger")


async def test_a_full_disk_is_survived(fragile: PostgresServer) -> None:
    """The system refuses to let a table's file grow beyond this size."""
    _, url = fragile.new_database()
    fragile.stop("fast")
    fragile.start(most_bytes=17 * MEGABYTE)  # files of the write-ahead log have 16
    async with opened(url) as store:
        await store.append(opening())
        full: list[Unavailable] = []
        seq = 1
        while not full:
            assert seq < 64, "the disk never became full"
            try:
                seq = (await store.append(line(seq, os.urandom(MEGABYTE)))).seq
            except Unavailable as error:
                full.append(error)
        assert "File too large" in str(full[0])
        assert len(await store.read("t1")) == seq
        fragile.stop("fast")
        fragile.start()
        assert await store.append(line(seq, os.urandom(MEGABYTE))) == Appended(seq + 1)
        assert len(await store.read("t1")) == seq + 1


async def test_a_newer_store_is_refused(postgres_url: str) -> None:
    with psycopg.connect(postgres_url) as other:
        other.execute("UPDATE alembic_version SET version_num = 'from-the-future'")
    assert (await refused(postgres_url)).reason == "newer"


def test_the_list_of_nodes_changes_no_database(
    postgres: PostgresServer, postgres_url: str, capsys: pytest.CaptureFixture[str]
) -> None:
    def said(url: str) -> str:
        assert cli.run(["nodes", f"--database={url}", "--lang=en"]) == 2
        return capsys.readouterr().err

    _, empty = postgres.new_database()
    assert "is not a database of Nénuphar" in said(empty)
    with psycopg.connect(empty) as other:
        assert other.execute("SELECT FROM pg_tables WHERE schemaname = 'public'").fetchall() == []
    with psycopg.connect(postgres_url) as other:
        other.execute("UPDATE alembic_version SET version_num = '0001'")
    assert "another version of Nénuphar" in said(postgres_url)
    with psycopg.connect(postgres_url) as other:
        assert other.execute("SELECT version_num FROM alembic_version").fetchall() == [("0001",)]


async def test_another_programs_database_is_refused_and_left_alone(postgres: PostgresServer) -> None:
    _, url = postgres.new_database()
    with psycopg.connect(url) as other:
        other.execute("CREATE TABLE alembic_version (version_num text)")
    assert (await refused(url)).reason == "not-a-store"
    with psycopg.connect(url) as other:
        assert other.execute("SELECT count(*) FROM pg_tables WHERE schemaname = 'public'").fetchall() == [(1,)]


def test_the_migrations_lead_to_the_schema_of_the_code(postgres_url: str) -> None:
    engine = create_engine("postgresql+psycopg://", creator=lambda: psycopg.connect(postgres_url))
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), schema) == []
    engine.dispose()


async def test_without_a_driver_the_message_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in [name for name in sys.modules if re.match(r"psycopg|nenuphar\.store\.postgres", name)]:
        monkeypatch.delitem(sys.modules, module)
    monkeypatch.delattr("nenuphar.store.postgres", raising=False)
    monkeypatch.setitem(sys.modules, "psycopg", None)
    refusal = await refused("postgresql://host/x")
    assert refusal.reason == "no-driver"
    assert "nenuphar[postgres]" in str(refusal)


async def test_a_commit_reaches_the_disk_before_it_is_answered(postgres: PostgresServer, postgres_url: str) -> None:
    """Also if the server is set to answer earlier."""
    with psycopg.connect(postgres_url, autocommit=True) as admin:
        admin.execute(f"ALTER DATABASE {admin.info.dbname} SET synchronous_commit = off")
    async with opened(postgres_url) as store:
        assert await in_the_writer(store, "SHOW synchronous_commit") == [("on",)]


async def test_a_transaction_that_is_left_open_ends(postgres_url: str) -> None:
    """A stopped process must not keep other nodes waiting for its locks."""
    async with opened(postgres_url) as store:
        [(limit,)] = await in_the_writer(store, "SHOW idle_in_transaction_session_timeout")
        assert limit == "1500ms"
        await in_the_writer(store, "SET idle_in_transaction_session_timeout = 50")
        tries = 0

        def pause(connection: Any) -> None:
            nonlocal tries
            tries += 1
            if tries == 1:
                time.sleep(0.3)
            connection.execute("SELECT 1")

        await store._writer.do(pause)
        assert tries == 2  # once more with a new connection


async def in_the_writer(store: SqlStore, sql: str) -> Any:
    def run(connection: Any) -> Any:
        cursor = connection.execute(sql)
        return cursor.fetchall() if cursor.description else None

    return await store._writer.do(run)
