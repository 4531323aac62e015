"""A database that is full, has no connection left, or has another schema: real servers say so, and lose no move."""

import signal
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import psycopg
import pytest
from psycopg import sql
from sqlalchemy import NullPool, create_engine

from nenuphar.server.table.health import CANNOT_SAVE
from nenuphar.store import migrate
from nenuphar.store.opening import DEFAULT_PATIENCE_MS
from tests.command import nenuphar
from tests.postgres_server import USER, PostgresServer
from tests.server.live_server import PATIENCE_S, Live, close_code, start_match, wait_for_turn
from tests.server.node_processes import Nodes, guest_at
from tests.server.test_postgres_store import play_once

FILE_BYTES = 17 << 20  # files of the write-ahead log have 16 MB
FILLING = """
    INSERT INTO events (table_id, seq, at_ms, data, seal)
    SELECT 'filler', n, 0, 'x', 'x' FROM generate_series(%s::int, %s::int) AS n"""
ROWS_AT_ONCE = 20_000
ROLE = "nenuphar_limited"
TRY_LATER = 75  # the exit code that says that another try may succeed
LONGEST_START_S = 60.0  # until it gives up, on a busy machine
LONGEST_END_S = 30.0  # after SIGTERM, on a busy machine


@pytest.fixture
def nodes(tmp_path: Path, postgres_url: str) -> Iterator[Nodes]:
    nodes = Nodes(tmp_path, postgres_url)
    yield nodes
    nodes.end()


@contextmanager
def playing(nodes: Nodes) -> Iterator[tuple[Live, Live]]:
    """A match of two at two nodes."""
    a, b = nodes.start("a", "b")
    with ExitStack() as stack:
        anna, bert = (stack.enter_context(guest_at(server)) for server in (a, b))
        first, second = map(stack.enter_context, start_match(anna, bert, "me,open"))
        wait_for_turn(first, second).play()
        yield first, second


def goes_on(nodes: Nodes, first: Live, second: Live) -> None:
    """The same move, asked for again, is stored once."""
    table = first.table["id"]
    before = nodes.stored(table)
    play_once(table, first.guest, second.guest)
    assert nodes.stored(table) == before + 1


@pytest.mark.rule("TB-28")
def test_nothing_is_lost_when_the_disk_of_the_database_is_full(nodes: Nodes, postgres: PostgresServer) -> None:
    postgres.stop("fast")
    postgres.start(most_bytes=FILE_BYTES)
    try:
        with playing(nodes) as (first, second):
            rows = nodes.stored(first.table["id"])
            _fill(nodes.url)
            _send_move(first, second)
            assert (close_code(first), close_code(second)) == (CANNOT_SAVE, CANNOT_SAVE)
            assert nodes.stored(first.table["id"]) == rows
            postgres.stop("fast")
            postgres.start()
            goes_on(nodes, first, second)
    finally:
        postgres.stop("fast")
        postgres.start()
    for server in nodes.running.values():
        assert "Traceback" not in server.log.read_text()


def _send_move(first: Live, second: Live) -> None:
    """Nobody waits for the answer."""
    mover = wait_for_turn(first, second)
    assert mover.match is not None
    mover.send("act", question=mover.match["question"], action=mover.offers[0])


def _fill(url: str) -> None:
    """Write until the table of events cannot grow, and its last page has no room for a move."""
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute("SET session_replication_role = replica")  # there is no such table
        for begin in range(1, 100 * ROWS_AT_ONCE, ROWS_AT_ONCE):
            try:
                connection.execute(FILLING, (begin, begin + ROWS_AT_ONCE - 1))
            except (psycopg.OperationalError, psycopg.InternalError):
                return
    raise AssertionError("the disk never became full")


@pytest.mark.rule("TB-28")
def test_a_database_that_says_nothing_costs_no_move_and_keeps_no_node_alive(
    nodes: Nodes, postgres: PostgresServer
) -> None:
    with playing(nodes) as (first, second):
        leaving = nodes.running["b"]
        with postgres.silent():
            _send_move(first, second)
            codes = {close_code(first), close_code(second)}
            assert codes <= {CANNOT_SAVE, None}
            begun = time.monotonic()
            leaving.send(signal.SIGTERM)
            leaving.wait_for_end()
            assert time.monotonic() - begun < LONGEST_END_S
        with guest_at(nodes.running["a"], second.guest) as bert:  # the move may have been stored at last, or not
            play_once(first.table["id"], first.guest, bert)


@pytest.mark.rule("TB-28")
def test_a_node_that_gets_no_connection_any_more_comes_back(nodes: Nodes) -> None:
    with psycopg.connect(nodes.url, autocommit=True) as admin:
        role = sql.Identifier(ROLE)
        admin.execute(sql.SQL("CREATE ROLE {} LOGIN IN ROLE {}").format(role, sql.Identifier(USER)))
        try:
            limited = Nodes(nodes.folder, nodes.url.replace(f"{USER}@", f"{ROLE}@"))
            try:
                with playing(limited) as (first, second):
                    admin.execute(sql.SQL("ALTER ROLE {} CONNECTION LIMIT 0").format(role))
                    _send_move(first, second)
                    admin.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = %s", (ROLE,))
                    codes = {close_code(first), close_code(second)}
                    assert CANNOT_SAVE in codes
                    assert codes <= {CANNOT_SAVE, None}
                    done = nenuphar(
                        nodes.folder, "serve", "--no-browser", "--port=0", f"--database={limited.url}", "--node=c"
                    )
                    assert done.returncode == TRY_LATER
                    assert "too many connections" in done.stderr
                    assert "Traceback" not in done.stderr
                    admin.execute(sql.SQL("ALTER ROLE {} CONNECTION LIMIT -1").format(role))
                    nodes.running = limited.running
                    goes_on(nodes, first, second)
            finally:
                limited.end()
                nodes.running = {}
        finally:
            _wait_until_gone(admin)
            admin.execute(sql.SQL("DROP ROLE {}").format(role))


def _wait_until_gone(admin: "psycopg.Connection[tuple[object, ...]]") -> None:
    end = time.monotonic() + PATIENCE_S
    while admin.execute("SELECT FROM pg_stat_activity WHERE usename = %s", (ROLE,)).fetchall():
        assert time.monotonic() < end, "killed processes keep their connections"
        time.sleep(0.02)


def test_a_newer_database_is_refused_in_one_sentence(tmp_path: Path, postgres_url: str) -> None:
    with psycopg.connect(postgres_url) as other:
        other.execute("UPDATE alembic_version SET version_num = 'from-the-future'")
    done = nenuphar(tmp_path, "serve", "--no-browser", "--port=0", f"--database={postgres_url}")
    assert done.returncode == 2
    assert len(done.stderr.strip().splitlines()) <= 3, done.stderr
    assert "Traceback" not in done.stderr


def test_an_older_database_is_brought_up_to_date_by_the_first_node(nodes: Nodes) -> None:
    with psycopg.connect(nodes.url) as other:
        other.execute("DROP SCHEMA public CASCADE")
        other.execute("CREATE SCHEMA public")
    engine = create_engine("postgresql+psycopg://", creator=lambda: psycopg.connect(nodes.url), poolclass=NullPool)
    with engine.begin() as connection:
        migrate.upgrade(connection, "0008")
    with playing(nodes) as (first, second):  # both start at the same time
        goes_on(nodes, first, second)


def test_the_database_of_another_program_is_refused_in_one_sentence(tmp_path: Path, postgres: PostgresServer) -> None:
    _, url = postgres.new_database()
    with psycopg.connect(url) as other:
        other.execute("CREATE TABLE invoices (id int)")
    done = nenuphar(tmp_path, "serve", "--no-browser", "--port=0", f"--database={url}")
    assert done.returncode == 2
    assert len(done.stderr.strip().splitlines()) <= 3, done.stderr
    assert "Traceback" not in done.stderr
    with psycopg.connect(url) as other:
        tables = other.execute("SELECT table_name FROM information_schema.tables WHERE table_schema = 'public'")
        assert tables.fetchall() == [("invoices",)]


def test_a_database_that_is_down_at_the_start_is_waited_for_and_then_named(tmp_path: Path) -> None:
    begun = time.monotonic()
    url = f"postgresql://{USER}@/nowhere?host={tmp_path}"
    done = nenuphar(tmp_path, "serve", "--no-browser", "--port=0", f"--database={url}")
    took_s = time.monotonic() - begun
    assert done.returncode == TRY_LATER
    assert "Traceback" not in done.stderr
    assert DEFAULT_PATIENCE_MS / 1_000 <= took_s < LONGEST_START_S
