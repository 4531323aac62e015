"""Nodes share a PostgreSQL database: a table has one owner, and only the owner writes."""

import asyncio
import threading
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from types import SimpleNamespace

import psycopg
import pytest

from nenuphar.store import Appended, StoreTrouble, Turn, Unavailable
from nenuphar.store.connection import Connection
from nenuphar.store.opening import open_store
from nenuphar.store.ownership import BEAT_MS, LEASE_MS, NameTaken, Owner, OwnershipLost
from nenuphar.store.postgres import acquiring, node_thread, nodes
from nenuphar.store.postgres.appending import Epoch
from nenuphar.store.postgres.session import Session
from nenuphar.store.sql import SqlStore
from nenuphar.store.writer import Job
from tests.store.sample_appends import line, opened, opening

pytestmark = pytest.mark.anyio

PATIENCE_S = 20.0
LATER_MS = 10**15  # in 30,000 years
KINDS = ("Spoke", "Played")


@pytest.fixture
def no_pulse(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(nodes, "HANGS_S", 0.0)


@pytest.fixture
async def silent_anna(postgres_url: str, no_pulse: None) -> AsyncIterator[SqlStore]:
    async with opened(postgres_url) as store:
        await store.ownership.join("anna", "10.0.0.1:9", "1.0", KINDS)
        yield store


@pytest.fixture
async def anna(silent_anna: SqlStore) -> AsyncIterator[SqlStore]:
    async with beating(silent_anna, "anna"):
        yield silent_anna


@pytest.fixture
async def ben(postgres_url: str) -> AsyncIterator[SqlStore]:
    async with opened(postgres_url) as store:
        await store.ownership.join("ben", "10.0.0.2:9", "1.1", KINDS)
        async with beating(store, "ben"):
            yield store


class Heart:
    """Beats until it is stopped, so that a lease does not run out, however slow the machine is."""

    def __init__(self, store: SqlStore) -> None:
        self._store = store
        self._stopped = asyncio.Event()
        self._beats = asyncio.create_task(self._beat())

    async def _beat(self) -> None:
        with suppress(StoreTrouble):  # it was closed, or has left
            while not self._stopped.is_set():
                await self._store.ownership.beat(1, 3, draining=True)
                with suppress(TimeoutError):
                    await asyncio.wait_for(self._stopped.wait(), BEAT_MS / 1000)

    async def stop(self) -> None:
        """A beat under way is awaited: none comes later."""
        self._stopped.set()
        await self._beats


HEARTS: dict[str, Heart] = {}


@asynccontextmanager
async def beating(store: SqlStore, node: str) -> AsyncIterator[None]:
    heart = HEARTS[node] = Heart(store)
    yield
    await heart.stop()
    HEARTS.pop(node, None)


async def let_lease_expire(url: str, node: str) -> None:
    if heart := HEARTS.pop(node, None):
        await heart.stop()
    with psycopg.connect(url) as connection:
        connection.execute("UPDATE nodes SET beat_ms = beat_ms - %s WHERE node = %s", (LEASE_MS + 100, node))


async def test_a_table_has_one_owner(anna: SqlStore, ben: SqlStore) -> None:
    assert await anna.ownership.acquire("t1") == Owner("anna", "10.0.0.1:9", mine=True)
    assert await anna.ownership.acquire("t1") == Owner("anna", "10.0.0.1:9", mine=True)
    assert await ben.ownership.acquire("t1") == Owner("anna", "10.0.0.1:9", mine=False)
    assert await ben.ownership.acquire("t2") == Owner("ben", "10.0.0.2:9", mine=True)


async def test_only_the_owner_writes(anna: SqlStore, ben: SqlStore) -> None:
    await anna.ownership.acquire("t1")
    await ben.ownership.acquire("t2")
    assert await anna.append(opening("t1")) == Appended(1)
    with pytest.raises(OwnershipLost):
        await ben.append(line(1, command_id="c", deadline_ms=5))
    with pytest.raises(OwnershipLost):
        await ben.append(opening("t3", seated=("cleo",)))  # nobody owns it
    answers = await asyncio.gather(ben.append(line(1)), ben.append(opening("t2")), return_exceptions=True)
    assert isinstance(answers[0], OwnershipLost)
    assert answers[1] == Appended(1)  # in the same group
    assert [len(await anna.read(table)) for table in ("t1", "t2", "t3")] == [1, 1, 0]
    assert await anna.take_due(9, 9, 0) == []
    assert not await anna.may_see("t3", "cleo")


async def test_of_many_nodes_that_acquire_at_once_one_wins(anna: SqlStore, ben: SqlStore) -> None:
    tables = [f"t{number}" for number in range(40)]
    nodes = [node.ownership for node in (anna, ben)]
    owners = await asyncio.gather(*(node.acquire(table) for table in tables for node in nodes))
    for first, second in zip(owners[::2], owners[1::2], strict=True):
        assert (first.node, first.mine) == (second.node, not second.mine)


async def test_a_released_table_can_be_acquired(anna: SqlStore, ben: SqlStore) -> None:
    await anna.ownership.acquire("t1")
    await anna.ownership.acquire("t2")
    await anna.append(opening("t1"))
    await ben.ownership.release(["t1"])  # not its own: changes nothing
    assert not (await ben.ownership.acquire("t1")).mine
    await anna.ownership.release(["t1"])
    with pytest.raises(OwnershipLost):
        await anna.append(line(1))
    assert (await ben.ownership.acquire("t1")).mine
    assert not (await ben.ownership.acquire("t2")).mine
    assert await ben.append(line(1)) == Appended(2)
    assert not (await anna.ownership.acquire("t1")).mine


async def test_tables_of_a_node_whose_lease_has_expired_are_taken_over(
    silent_anna: SqlStore, ben: SqlStore, postgres_url: str
) -> None:
    anna = silent_anna
    for table in ("t1", "t2"):
        await anna.ownership.acquire(table)
        await anna.append(opening(table))
    await let_lease_expire(postgres_url, "anna")
    assert (await ben.ownership.acquire("t1")).mine
    for table in ("t1", "t2"):  # it has lost all of them
        with pytest.raises(OwnershipLost):
            await anna.append(line(1, table_id=table))
    with pytest.raises(OwnershipLost):
        await anna.ownership.beat(1, 1, draining=False)
    with pytest.raises(OwnershipLost):
        await anna.ownership.acquire("t3")
    assert await ben.append(line(1)) == Appended(2)
    await anna.ownership.join("anna", "10.0.0.1:9", "1.0", KINDS)
    assert (await anna.ownership.acquire("t2")).mine
    assert not (await anna.ownership.acquire("t1")).mine
    assert await anna.append(line(1, table_id="t2")) == Appended(2)


async def test_a_beat_renews_the_lease(silent_anna: SqlStore, ben: SqlStore, postgres_url: str) -> None:
    anna = silent_anna
    await anna.ownership.acquire("t1")
    await let_lease_expire(postgres_url, "anna")
    await anna.ownership.beat(1, 3, draining=True)
    async with beating(anna, "anna"):
        assert not (await ben.ownership.acquire("t1")).mine
        first, second = await ben.ownership.nodes()
    assert (first.node, first.address, first.version, first.kinds) == ("anna", "10.0.0.1:9", "1.0", KINDS)
    assert (first.tables, first.sockets, first.draining) == (1, 3, True)
    assert 0 <= first.beat_age_ms < LEASE_MS
    assert second.node == "ben"


async def test_a_node_whose_loop_is_busy_keeps_its_lease(
    silent_anna: SqlStore, ben: SqlStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = silent_anna
    monkeypatch.setattr(nodes, "HANGS_S", PATIENCE_S)
    await anna.ownership.acquire("t1")
    await anna.ownership.beat(1, 3, draining=False)
    first_s = anna.ownership.beaten_s
    time.sleep(1.25 * LEASE_MS / 1000)
    assert not (await ben.ownership.acquire("t1")).mine
    assert first_s is not None
    assert anna.ownership.beaten_s is not None
    assert anna.ownership.beaten_s > first_s


async def test_a_node_whose_loop_hangs_loses_its_lease(silent_anna: SqlStore, ben: SqlStore, postgres_url: str) -> None:
    await silent_anna.ownership.acquire("t1")
    await silent_anna.ownership.beat(1, 3, draining=False)
    await let_lease_expire(postgres_url, "anna")
    time.sleep(2.5 * BEAT_MS / 1000)  # a thread would have beaten for a busy one
    assert (await ben.ownership.acquire("t1")).mine


@pytest.fixture
async def hasty_anna(postgres_url: str, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[nodes.Shared]:
    """A node that never asks for a beat. Its thread beats all the time."""
    monkeypatch.setattr(nodes, "HANGS_S", 10 * PATIENCE_S)
    monkeypatch.setattr(nodes, "BEAT_S", 0.01)
    async with opened(postgres_url) as store:
        assert isinstance(store.ownership, nodes.Shared)
        await store.ownership.join("anna", "10.0.0.1:9", "1.0", KINDS)
        yield store.ownership


async def test_a_loop_may_be_late_with_its_first_beat(hasty_anna: nodes.Shared) -> None:
    async with asyncio.timeout(PATIENCE_S):
        while hasty_anna.beaten_s is None:
            await asyncio.sleep(0.01)


async def test_a_beat_that_fails_for_our_own_mistake_is_logged_and_does_not_end_the_thread(
    hasty_anna: nodes.Shared, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(_: object) -> bool:
        raise psycopg.ProgrammingError("a mistake")

    monkeypatch.setattr(hasty_anna, "_beat", broken)
    async with asyncio.timeout(PATIENCE_S):
        while caplog.text.count("a beat for a busy node has failed") < 2:
            await asyncio.sleep(0.01)


async def test_a_beat_that_ends_late_is_not_of_the_next_epoch(silent_anna: SqlStore) -> None:
    ownership = silent_anna.ownership
    assert isinstance(ownership, nodes.Shared)
    assert ownership._lease is not None
    begun, go_on = threading.Event(), threading.Event()

    def beat(session: Session) -> None:
        begun.set()
        go_on.wait(PATIENCE_S)
        ownership._beat(session)

    beating = ownership._lease.submit(beat)
    await asyncio.to_thread(begun.wait)
    closing = asyncio.ensure_future(ownership.close())
    await asyncio.sleep(0)
    go_on.set()
    await closing
    assert beating.done()
    assert ownership.beaten_s is None


async def test_a_node_that_dies_is_noticed_at_once(anna: SqlStore, ben: SqlStore) -> None:
    await anna.ownership.acquire("t1")
    noticed = asyncio.ensure_future(anext(ben.ownership.fallen()))
    await asyncio.sleep(0.2)
    assert not noticed.done()
    await anna.close()  # without leaving: the connections end, as with a killed process
    assert await asyncio.wait_for(noticed, PATIENCE_S) == "anna"
    assert (await ben.ownership.acquire("t1")).mine


async def test_tables_that_are_wanted_at_the_same_time_are_acquired_together(
    anna: SqlStore, ben: SqlStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    acquired: list[int] = []

    def count(me: Epoch, address: str, tables: Sequence[str], session: Session) -> dict[str, Owner]:
        acquired.append(len(tables))
        return acquiring.acquire_all(me, address, tables, session)

    await anna.ownership.acquire("t1")
    await anna.ownership.acquire("t2")
    await anna.ownership.release(["t2"])
    wanted = [f"t{number}" for number in range(1, 31)]
    with monkeypatch.context() as counting:
        counting.setattr(nodes, "acquire_all", count)
        owners = await asyncio.gather(*map(ben.ownership.acquire, wanted))
    assert [owner.mine for owner in owners] == [False, *[True] * 29]
    assert acquired == [30]
    await anna.close()  # dead, and not left
    async with asyncio.timeout(PATIENCE_S):
        while not (await ben.ownership.acquire("t1")).mine:
            await asyncio.sleep(0.01)


async def test_two_nodes_that_take_over_the_same_tables_do_not_wait_for_each_other(
    silent_anna: SqlStore, ben: SqlStore, postgres_url: str
) -> None:
    tables = [f"t{number}" for number in range(100)]
    await asyncio.gather(*map(silent_anna.ownership.acquire, tables))
    async with opened(postgres_url) as cleo:
        await cleo.ownership.join("cleo", "10.0.0.3:9", "1.0", KINDS)
        await let_lease_expire(postgres_url, "anna")
        async with beating(cleo, "cleo"):
            wanted = [asyncio.gather(*map(each.ownership.acquire, tables)) for each in (ben, cleo)]
            bens, cleos = await asyncio.gather(*wanted)
    assert all(one.mine != other.mine for one, other in zip(bens, cleos, strict=True))


async def test_what_a_node_wanted_to_store_in_an_old_epoch_is_refused_in_a_new_one(
    silent_anna: SqlStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It may have been waiting for the thread that writes, and the table may be loaded again since."""
    writer, begun, go_on = silent_anna._writer, threading.Event(), threading.Event()
    commit = writer._commit

    def wait(jobs: Sequence[Job]) -> list[object]:
        begun.set()
        go_on.wait(PATIENCE_S)
        return commit(jobs)

    await silent_anna.ownership.acquire("t1")
    monkeypatch.setattr(writer, "_commit", wait)
    late = asyncio.ensure_future(silent_anna.append(opening("t1")))
    await asyncio.to_thread(begun.wait)
    joining = asyncio.ensure_future(silent_anna.ownership.join("anna", "10.0.0.1:9", "1.0", KINDS))
    while not joining.done() and writer._queue.empty():
        await asyncio.sleep(0.01)
    if joining.done():
        await silent_anna.ownership.acquire("t1")
    go_on.set()
    await joining
    with pytest.raises(OwnershipLost):
        await late
    assert (await silent_anna.ownership.acquire("t1")).mine
    assert isinstance(await silent_anna.append(opening("t1")), Appended)


async def test_a_table_whose_next_node_is_gone_too_has_stood_still_since_the_first_one(
    silent_anna: SqlStore, ben: SqlStore, postgres_url: str
) -> None:
    await silent_anna.ownership.acquire("t1")
    await silent_anna.append(opening("t1"))
    await let_lease_expire(postgres_url, "anna")
    first = await ben.ownership.acquire("t1")
    assert first.silent_ms > LEASE_MS
    await ben.ownership.leave()
    async with opened(postgres_url) as cleo:
        await cleo.ownership.join("cleo", "10.0.0.3:9", "1.0", KINDS)
        assert (await cleo.ownership.acquire("t1")).silent_ms >= first.silent_ms


async def test_a_node_that_was_taken_over_joins_again_while_others_acquire_its_tables(
    silent_anna: SqlStore, ben: SqlStore, postgres_url: str
) -> None:
    """Its tables are not its own any more, so it does not wait for those that are just being acquired."""
    await silent_anna.ownership.acquire("t1")
    await let_lease_expire(postgres_url, "anna")
    assert (await ben.ownership.acquire("t2")).mine
    async with asyncio.timeout(PATIENCE_S):
        assert await anext(ben.ownership.fallen()) == "anna"
    with psycopg.connect(postgres_url) as acquiring_it:
        acquiring_it.execute("SELECT FROM owners WHERE table_id = 't1' FOR UPDATE")
        await silent_anna.ownership.join("anna", "10.0.0.1:9", "1.0", KINDS)
        acquiring_it.rollback()
    assert (await ben.ownership.acquire("t1")).mine


async def test_raising_an_epoch_waits_for_an_append_that_is_being_stored(
    silent_anna: SqlStore, ben: SqlStore, postgres_url: str
) -> None:
    await silent_anna.ownership.acquire("t1")
    with psycopg.connect(postgres_url) as storing:
        storing.execute("SELECT FROM epochs WHERE node = 'anna' FOR SHARE")
        await let_lease_expire(postgres_url, "anna")
        acquire = asyncio.ensure_future(ben.ownership.acquire("t1"))
        done, _ = await asyncio.wait([acquire], timeout=0.2)
        assert not done
    assert (await acquire).mine


async def test_a_name_belongs_to_one_node(anna: SqlStore, postgres_url: str) -> None:
    async with opened(postgres_url) as other:
        with pytest.raises(NameTaken):
            await other.ownership.join("anna", "10.0.0.3:9", "1.0", KINDS)
        await anna.close()  # dead, and not left
        await other.ownership.join("anna", "10.0.0.3:9", "1.0", KINDS)
        [node] = await other.ownership.nodes()
        assert (node.address, node.epoch) == ("10.0.0.3:9", 2)


async def test_a_machine_that_vanished_does_not_keep_its_name(silent_anna: SqlStore, postgres_url: str) -> None:
    """Its connection is still there, with its lock."""
    await let_lease_expire(postgres_url, "anna")
    async with opened(postgres_url) as other:
        await other.ownership.join("anna", "10.0.0.3:9", "1.0", KINDS)
        with pytest.raises((OwnershipLost, Unavailable)):
            await silent_anna.ownership.beat(0, 0, draining=False)


async def test_a_node_joins_again_after_it_could_not(
    silent_anna: SqlStore, ben: SqlStore, postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise psycopg.OperationalError("the database is down")

    anna = silent_anna
    with monkeypatch.context() as down:
        down.setattr(node_thread, "Session", refuse)
        with pytest.raises(Unavailable):
            await anna.ownership.join("anna", "10.0.0.1:9", "1.0", KINDS)
    for work in (
        anna.ownership.beat(0, 0, draining=False),
        anna.ownership.acquire("t1"),
        anext(anna.ownership.fallen()),
    ):
        with pytest.raises(OwnershipLost):
            await work
    await anna.ownership.join("anna", "10.0.0.1:9", "1.0", KINDS)
    async with beating(anna, "anna"):
        noticed = asyncio.ensure_future(anext(anna.ownership.fallen()))
        await ben.close()
        assert await asyncio.wait_for(noticed, PATIENCE_S) == "ben"


async def test_a_node_may_watch_while_it_joins_again(silent_anna: SqlStore) -> None:
    joining = asyncio.ensure_future(silent_anna.ownership.join("anna", "10.0.0.1:9", "1.0", KINDS))
    await asyncio.sleep(0)
    with pytest.raises(OwnershipLost):
        await anext(silent_anna.ownership.fallen())
    await joining


async def test_fallen_locks_mean_nothing_just_after_connecting(
    silent_anna: SqlStore, ben: SqlStore, postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The database may have been restarted: then living nodes have no locks yet."""
    await silent_anna.ownership.acquire("t1")
    await silent_anna.close()
    with psycopg.connect(postgres_url) as connection:  # its lease is good for long
        connection.execute("UPDATE nodes SET beat_ms = beat_ms + 3600000 WHERE node = 'anna'")
    with monkeypatch.context() as patched:
        patched.setattr(acquiring, "LEASE_MS", 3_600_000)
        assert not (await ben.ownership.acquire("t1")).mine
    monkeypatch.setattr(acquiring, "LEASE_MS", 0)
    async with asyncio.timeout(PATIENCE_S):  # the lock falls when the database has ended the connection
        while not (await ben.ownership.acquire("t1")).mine:
            await asyncio.sleep(0.01)


async def test_a_dead_node_is_forgotten(silent_anna: SqlStore, ben: SqlStore, postgres_url: str) -> None:
    with psycopg.connect(postgres_url) as connection:
        connection.execute("UPDATE nodes SET beat_ms = 0 WHERE node = 'anna'")
    assert await anext(ben.ownership.fallen()) == "anna"
    await ben.ownership.beat(0, 0, draining=False)
    assert [node.node for node in await ben.ownership.nodes()] == ["ben"]


async def test_a_node_that_leaves_leaves_nothing(anna: SqlStore, ben: SqlStore) -> None:
    await anna.ownership.acquire("t1")
    await anna.append(opening())
    await anna.ownership.leave()
    assert [node.node for node in await ben.ownership.nodes()] == ["ben"]
    with pytest.raises(OwnershipLost):
        await anna.append(line(1))
    assert (await ben.ownership.acquire("t1")).mine


async def test_tables_of_a_fallen_node_are_due_at_once(silent_anna: SqlStore, ben: SqlStore, postgres_url: str) -> None:
    """Also those that nobody visits: otherwise their clocks would stand still until their deadlines."""
    for table, deadline_ms in (("t1", LATER_MS), ("t2", None), ("t3", 5)):
        await silent_anna.ownership.acquire(table)
        await silent_anna.append(opening(table, deadline_ms=deadline_ms))
    await let_lease_expire(postgres_url, "anna")
    assert await anext(ben.ownership.fallen()) == "anna"
    due = {each.table_id: each.due_ms for each in await ben.take_due(LATER_MS - 1, 0, hold_ms=0)}
    assert due.keys() == {"t1", "t3"}
    assert due["t3"] == 5
    with pytest.raises(OwnershipLost):
        await silent_anna.append(line(1))


@pytest.mark.parametrize("ends_by", ["falling", "joining again", "leaving"])
async def test_a_table_has_stood_still_since_its_nodes_last_beat(
    silent_anna: SqlStore, ben: SqlStore, postgres_url: str, ends_by: str
) -> None:
    await silent_anna.ownership.acquire("t1")
    await silent_anna.append(opening(deadline_ms=LATER_MS))
    with psycopg.connect(postgres_url) as connection:
        connection.execute("UPDATE nodes SET beat_ms = beat_ms - 60000 WHERE node = 'anna'")
    match ends_by:
        case "falling":
            await anext(ben.ownership.fallen())
        case "joining again":
            await silent_anna.ownership.join("anna", "10.0.0.1:9", "1.0", KINDS)
        case _:
            await silent_anna.ownership.leave()
    assert [each.table_id for each in await ben.take_due(LATER_MS - 1, 0, hold_ms=0)] == ["t1"]
    owner = await ben.ownership.acquire("t1")
    assert 60_000 <= owner.silent_ms < 60_000 + PATIENCE_S * 1_000
    await ben.ownership.release(["t1"])
    assert (await ben.ownership.acquire("t1")).silent_ms == 0  # nobody gets the same time back twice


async def test_a_node_that_loses_only_its_connection_keeps_its_tables(
    anna: SqlStore, ben: SqlStore, postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    await anna.ownership.acquire("t1")
    monkeypatch.setattr(acquiring, "LEASE_MS", 0)  # fallen locks are believed at once
    looked, look_again = asyncio.Semaphore(0), asyncio.Semaphore(0)

    async def wait_between_looks(_: float) -> None:
        looked.release()
        await look_again.acquire()

    monkeypatch.setattr(nodes, "asyncio", SimpleNamespace(**vars(asyncio) | {"sleep": wait_between_looks}))
    with psycopg.connect(postgres_url, autocommit=True) as connection:
        [(holder,)] = connection.execute(
            "SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND mode = 'ExclusiveLock' AND granted"
            f" AND (classid::int8 << 32 | objid::int8) = {acquiring.LOCK.format('%s')}",
            ("anna",),
        ).fetchall()
        connection.execute("SELECT pg_terminate_backend(%s)", (holder,))
    watching = asyncio.ensure_future(anext(ben.ownership.fallen()))
    await asyncio.wait_for(looked.acquire(), PATIENCE_S)
    await anna.ownership.beat(1, 0, draining=False)  # which connects again, and takes the lock
    look_again.release()
    await asyncio.wait_for(looked.acquire(), PATIENCE_S)
    assert not watching.done()
    assert await anna.append(opening()) == Appended(1)
    watching.cancel()


async def test_a_table_that_another_node_plays_is_not_removed(anna: SqlStore, ben: SqlStore, postgres_url: str) -> None:
    """Its next line would follow on nothing."""
    for node, table in ((anna, "t1"), (anna, "t2"), (ben, "t3"), (ben, "t4")):
        await node.ownership.acquire(table)
        await node.append(opening(table))
    await ben.ownership.release(["t4"])
    assert sorted(await ben.forget(("waiting",), before_ms=10)) == ["t3", "t4"]  # its own one, and nobody's
    assert await anna.append(line(1)) == Appended(2)
    await let_lease_expire(postgres_url, "anna")
    assert (await ben.ownership.acquire("t2")).mine  # and all of the other node's are nobody's
    assert sorted(await ben.forget(("waiting",), before_ms=10)) == ["t1", "t2"]


async def test_a_table_that_is_being_removed_is_acquired_afterwards(anna: SqlStore, ben: SqlStore) -> None:
    await anna.ownership.acquire("t1")
    await anna.append(opening())
    await anna.ownership.release(["t1"])
    removing, go_on = threading.Event(), threading.Event()

    def remove(session: Connection) -> list[str]:
        removed = anna._not_played(session, ["t1"])
        removing.set()
        go_on.wait(1)  # less than a transaction may be idle
        session.execute("DELETE FROM owners WHERE table_id = 't1'")
        return removed

    removed = asyncio.ensure_future(anna._writer.do(remove))
    await asyncio.to_thread(removing.wait)
    acquire = asyncio.ensure_future(ben.ownership.acquire("t1"))
    done, _ = await asyncio.wait([acquire], timeout=0.2)
    assert not done
    go_on.set()
    assert await removed == ["t1"]
    assert (await acquire).mine


async def test_turns_are_only_stored_by_the_owner(anna: SqlStore, ben: SqlStore, postgres_url: str) -> None:
    newer, older = (Turn("cleo", due=True, changed_ms=at_ms) for at_ms in (8, 5))
    await anna.ownership.acquire("t1")
    await anna.append(opening(seated=("cleo",)))
    await let_lease_expire(postgres_url, "anna")
    await ben.ownership.acquire("t1")
    await ben.keep_turns("t1", (newer,))
    await anna.keep_turns("t1", (older,))
    assert await ben.turns("t1") == [newer]


async def test_a_file_has_one_process(path: Path) -> None:
    store = await open_store(path)
    await store.ownership.join("anna", "10.0.0.1:9", "1.0", KINDS)
    assert await store.ownership.acquire("t1") == Owner("anna", "10.0.0.1:9", mine=True)
    await store.ownership.beat(1, 2, draining=True)
    [node] = await store.ownership.nodes()
    assert (node.node, node.tables, node.sockets, node.draining, node.kinds) == ("anna", 1, 2, True, KINDS)
    await store.ownership.release(["t1"])
    assert await store.append(opening()) == Appended(1)
    await store.ownership.leave()
    await store.close()
