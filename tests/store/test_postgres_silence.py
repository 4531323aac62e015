"""PostgreSQL is there and says nothing, or a connection breaks at a bad moment: every wait ends, and all continues."""

import asyncio
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from threading import Event
from typing import Any
from unittest.mock import Mock

import psycopg
import pytest

from nenuphar.server.nodes.node import Node
from nenuphar.store import Appended, Conflict, Unavailable
from nenuphar.store.ownership import SILENCE_MS
from nenuphar.store.postgres import PostgresStore, node_thread, session
from nenuphar.store.postgres.node_thread import NodeThread
from nenuphar.store.postgres.session import Session
from nenuphar.store.postgres.writing import Committer
from nenuphar.store.reader import THREADS, Reader, Statement
from nenuphar.store.writer import Writer
from tests.command import LONGEST_S
from tests.postgres_server import PostgresServer
from tests.store.sample_appends import line, opened, opening

pytestmark = pytest.mark.anyio

PATIENCE_MS = 300


@pytest.fixture(scope="module")
def fragile() -> Iterator[PostgresServer]:
    """A server that tests may stop."""
    server = PostgresServer()
    yield server
    server.remove()


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    for each in (session, node_thread):
        monkeypatch.setattr(each, "ANSWER_S", 0.5)
    monkeypatch.setattr(session.Session.__init__, "__defaults__", ("", 0.5))
    monkeypatch.setitem(session.USUAL, "connect_timeout", 2)  # the least that libpq waits


class Tables:
    load = (0, 0)
    unloaded = 0

    def uses(self, table: str) -> bool:
        return False

    def load_soon(self, table: str) -> None:
        pass

    def unload_all(self, is_unsaved: bool) -> None:
        self.unloaded += 1

    def look_for_due(self) -> None:
        pass


async def test_slow_readers_cost_no_lease(postgres_url: str) -> None:
    async with opened(postgres_url) as store:
        assert isinstance(store, PostgresStore)
        node, tables = Node(store.ownership, "a", ("sat-down",)), Tables()
        await node.join()
        await node.start(tables)
        reading = [asyncio.ensure_future(store._reader.rows("SELECT pg_sleep(6)")) for _ in range(2)]
        while not all(each.done() for each in reading):
            assert node.may_answer
            await asyncio.sleep(0.05)
        assert tables.unloaded == 0
        await node.leave()


async def test_a_group_that_cannot_be_rolled_back_is_answered(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(connection: psycopg.Connection[Any]) -> None:
        connection.close()
        raise psycopg.OperationalError("the connection is lost")

    def fail(session: Session) -> None:
        session.execute("SELECT 1 / 0")

    async with opened(postgres_url, patience_ms=PATIENCE_MS) as store:
        with monkeypatch.context() as patched:
            patched.setattr(psycopg.Connection, "rollback", broken)
            with pytest.raises((Unavailable, psycopg.Error)):
                await asyncio.wait_for(store._writer.do(fail), LONGEST_S)
        assert await asyncio.wait_for(store.append(opening()), LONGEST_S) == Appended(1)


async def test_the_thread_that_writes_survives_whatever_happens() -> None:
    tries: list[int] = []

    def commit(jobs: Any) -> list[object]:
        tries.append(len(jobs))
        if len(tries) == 1:
            raise RuntimeError("a mistake of ours")
        return ["done" for _ in jobs]

    writer = Writer(commit, lambda: None)
    with pytest.raises(Unavailable):
        await asyncio.wait_for(writer.do(opening()), LONGEST_S)
    assert await asyncio.wait_for(writer.do(opening()), LONGEST_S) == "done"
    await writer.close(LONGEST_S)


async def test_a_nodes_thread_survives_whatever_happens(postgres_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(connection: psycopg.Connection[Any]) -> None:
        raise psycopg.OperationalError("the connection is lost")

    def fail(session: Session) -> None:
        session.execute("BEGIN")
        raise ValueError("no")

    thread = NodeThread(postgres_url)
    with monkeypatch.context() as patched:
        patched.setattr(psycopg.Connection, "rollback", broken)
        with pytest.raises(ValueError, match="no"):
            await asyncio.wait_for(thread.do(fail), LONGEST_S)
    assert await thread.do(lambda session: session.execute("SELECT 7").fetchall()) == [(7,)]
    thread.close()


def test_the_third_lost_connection_in_a_row_is_noticed_as_well(postgres_url: str) -> None:
    def end(session: Session) -> None:
        session.execute("SELECT pg_terminate_backend(pg_backend_pid(), 1000)")

    session = Session(postgres_url, PATIENCE_MS)
    with pytest.raises(psycopg.Error):
        session.repeat(lambda: end(session))
    assert session.is_lost
    session.close()


async def test_a_silent_database_is_not_waited_for_forever(fragile: PostgresServer, impatient: None) -> None:
    _, url = fragile.new_database()
    async with opened(url, patience_ms=PATIENCE_MS) as store:
        await store.append(opening())
        with fragile.silent():
            for ask in (lambda: store.append(line(1)), lambda: store.read("t1"), store.probe):
                with pytest.raises(Unavailable):
                    await asyncio.wait_for(ask(), LONGEST_S)
        with suppress(Conflict):  # nobody knows whether the silent server had it already
            assert await store.append(line(1)) == Appended(2)
        assert [each.data for each in await store.read("t1")] == [b"opened", line(1).events[0]]


async def test_reads_that_wait_together_end_together() -> None:
    """A silent database is not asked again for each of them; what only one of them does wrong is its own."""
    groups: list[int] = []
    blocked = Event()

    def read(connection: object, statements: Sequence[Statement]) -> list[list[Any]]:
        if statements[0] == ("wait",):
            blocked.wait(LONGEST_S)
            return [[]]
        groups.append(len(statements))
        raise Unavailable("silent")

    reader = Reader(Mock, read, most_at_once=8)
    busy = [asyncio.ensure_future(reader.rows("wait")) for _ in range(THREADS)]
    while reader._asked.qsize():
        await asyncio.sleep(0)
    asked = [asyncio.ensure_future(reader.rows("ask")) for _ in range(8)]
    while reader._asked.qsize() < len(asked):
        await asyncio.sleep(0)
    blocked.set()
    answers = await asyncio.wait_for(asyncio.gather(*asked, return_exceptions=True), LONGEST_S)
    await asyncio.gather(*busy)
    assert [type(each) for each in answers] == [Unavailable] * len(asked)
    assert sum(groups) == len(asked)
    await reader.close(LONGEST_S)


async def test_a_store_and_its_node_close_while_the_database_is_silent(fragile: PostgresServer) -> None:
    _, url = fragile.new_database()
    async with opened(url) as store:
        assert isinstance(store, PostgresStore)
        node = Node(store.ownership, "a", ("sat-down",))
        await node.join()
        await node.start(Tables())
        with fragile.silent():
            asked = [asyncio.ensure_future(each) for each in (store.append(opening()), store.read("t1"))]
            await asyncio.sleep(SILENCE_MS / 1_000)
            begun = time.monotonic()
            await node.leave()
            await store.close(within_s=0.5)
            assert time.monotonic() - begun < session.ANSWER_S / 2
            answers = await asyncio.wait_for(asyncio.gather(*asked, return_exceptions=True), LONGEST_S)
            assert [type(each) for each in answers] == [Unavailable] * 2


def test_what_was_not_answered_is_not_asked_again(fragile: PostgresServer, impatient: None) -> None:
    """If it was the last step of a transaction, it may have been carried out."""
    _, url = fragile.new_database()
    with psycopg.connect(url, autocommit=True) as admin:
        admin.execute("CREATE TABLE notes (id int)")
    tries: list[Callable[..., Any]] = []

    def slow(session: Session) -> None:
        tries.append(slow)
        session.execute("SET CONSTRAINTS ALL DEFERRED")
        session.execute("INSERT INTO notes VALUES (1)")

    with psycopg.connect(url, autocommit=True) as admin:
        admin.execute(
            "CREATE FUNCTION wait() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN PERFORM pg_sleep(3); RETURN NULL; END'"
        )
        admin.execute(
            "CREATE CONSTRAINT TRIGGER late AFTER INSERT ON notes DEFERRABLE FOR EACH ROW EXECUTE FUNCTION wait()"
        )
    committer = Committer(Session(url, PATIENCE_MS))
    [answer] = committer.commit([slow])
    committer.close()
    assert (type(answer), len(tries)) == (Unavailable, 1)
