"""Ownership of tables by the nodes that share a PostgreSQL database.

Two connections: one holds the node's lock, which falls with the process, and beats; the other claims tables. What they
store need not reach the disk by itself, because the next append takes it along. A thread asks for beats when the event
loop is too busy to do so.
"""

import asyncio
import logging
import threading
import time
from collections.abc import AsyncIterator, Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from functools import partial
from typing import TypeVar

import psycopg

from nenuphar.core.game import Millis
from nenuphar.store import StoreTrouble, TableId, Unavailable
from nenuphar.store.connection import Connection
from nenuphar.store.ownership import BEAT_MS, LEASE_MS, NameTaken, NodeId, NodeInfo, Owner, OwnershipLost
from nenuphar.store.postgres.appending import Epoch
from nenuphar.store.postgres.session import PAUSE_S, Session, trouble
from nenuphar.store.postgres.writing import Committer
from nenuphar.store.reader import Reader
from nenuphar.store.writer import Writer

log = logging.getLogger("nenuphar.store")

NOW_MS = "(extract(epoch FROM clock_timestamp()) * 1000)::int8"
EXPIRED = f"{NOW_MS} - nodes.beat_ms > {LEASE_MS}"
LOCK = "hashtextextended('nenuphar ' || {}, 0)"
# True if nobody holds the lock. Shared, so that nodes do not get in each other's way when they look.
FALLEN = f"pg_try_advisory_xact_lock_shared({LOCK.format('nodes.node')})"
FORGET_MS = 24 * 60 * 60 * 1000
DEAD = f"{NOW_MS} - beat_ms > {FORGET_MS}"

TAKE_LOCK = f"SELECT pg_try_advisory_lock({LOCK.format('?')})"
END_HOLDER = f"""
    SELECT pg_terminate_backend(pid) FROM pg_locks JOIN nodes ON {EXPIRED}
    WHERE nodes.node = ? AND locktype = 'advisory' AND objsubid = 1 AND granted
        AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
        AND (classid::int8 << 32 | objid::int8) = {LOCK.format("nodes.node")}"""
NEW_EPOCH = """
    INSERT INTO epochs (node, epoch) VALUES (?, 1) ON CONFLICT (node) DO UPDATE SET epoch = epochs.epoch + 1
    RETURNING epoch"""
JOIN = f"""
    INSERT INTO nodes (node, address, version, kinds, epoch, draining, tables, sockets, beat_ms)
    VALUES (?, ?, ?, ?, ?, FALSE, 0, 0, {NOW_MS})
    ON CONFLICT (node) DO UPDATE SET address = excluded.address, version = excluded.version, kinds = excluded.kinds,
        epoch = excluded.epoch, draining = FALSE, tables = 0, sockets = 0, beat_ms = excluded.beat_ms"""
BEAT = f"""
    WITH forgotten AS (DELETE FROM nodes USING epochs WHERE {DEAD} AND nodes.node = epochs.node
        AND nodes.epoch < epochs.epoch)
    UPDATE nodes SET tables = ?, sockets = ?, draining = ?, beat_ms = {NOW_MS}
    WHERE (node, epoch) = (?, ?) AND EXISTS (SELECT FROM epochs WHERE (node, epoch) = (?, ?)) RETURNING TRUE"""
OWNER = f"""
    SELECT owners.node, owners.epoch, owners.epoch = epochs.epoch, nodes.address,
        nodes.node IS NULL OR {EXPIRED} OR (? AND {FALLEN}),
        greatest({NOW_MS} - CASE nodes.epoch WHEN owners.epoch THEN nodes.beat_ms ELSE owners.stopped_ms END, 0)
    FROM owners LEFT JOIN epochs USING (node) LEFT JOIN nodes USING (node) WHERE table_id = ?"""
RAISE_EPOCH = "UPDATE epochs SET epoch = epoch + 1 WHERE (node, epoch) = (?, ?) RETURNING TRUE"
STOP = """
    UPDATE owners SET stopped_ms = nodes.beat_ms FROM nodes
    WHERE (owners.node, owners.epoch) = (?, ?) AND (nodes.node, nodes.epoch) = (owners.node, owners.epoch)"""
MAKE_DUE = f"""
    UPDATE deadlines SET due_ms = least(due_ms, {NOW_MS}), held_ms = 0 FROM owners
    WHERE deadlines.table_id = owners.table_id AND (node, epoch) = (?, ?)"""
TAKE_FREE = """
    INSERT INTO owners (table_id, node, epoch)
    SELECT ?, node, epoch FROM epochs WHERE (node, epoch) = (?, ?) FOR SHARE
    ON CONFLICT DO NOTHING RETURNING TRUE"""
TAKE_OVER = """
    WITH me AS (SELECT node, epoch FROM epochs WHERE (node, epoch) = (?, ?) FOR SHARE)
    UPDATE owners SET node = me.node, epoch = me.epoch, stopped_ms = NULL FROM me
    WHERE table_id = ? AND (owners.node, owners.epoch) = (?, ?) RETURNING TRUE"""
GONE = f"""
    SELECT nodes.node, nodes.epoch FROM nodes JOIN epochs USING (node)
    WHERE nodes.node <> ? AND (nodes.epoch < epochs.epoch OR {EXPIRED} OR (? AND {FALLEN})) ORDER BY nodes.node"""
NODES = f"""
    SELECT node, address, version, epoch, draining, tables, sockets, greatest({NOW_MS} - beat_ms, 0), kinds
    FROM nodes ORDER BY node"""

MOST_RACES = 20
LOOK_S = 0.05  # between two looks at the other nodes' locks
PATIENCE_MS = 1_000  # a node without a database stops answering soon
BEAT_S = BEAT_MS / 1_000
HANGS_S = 2.0  # a node that has asked for no beat for so long is not only busy; docs/haproxy.cfg cuts it off then

T = TypeVar("T")


class Shared:
    def __init__(self, url: str, committer: Committer, writer: Writer, reader: Reader) -> None:
        self._url = url
        self._committer = committer
        self._writer = writer
        self._reader = reader
        self._lease: _Thread | None = None
        self._claims: _Thread | None = None
        self._me: tuple[NodeId, int] = ("", 0)
        self._address = ""
        self._load: tuple[int, int, bool] = (0, 0, False)  # as the last beat told
        self._asked_s = 0.0  # when a beat was last asked for
        self._beaten_s: float | None = None
        self._pulse_ends = threading.Event()

    async def join(self, node: NodeId, address: str, version: str, kinds: tuple[str, ...]) -> None:
        await self.close()
        lease, claims = _Thread(self._url), _Thread(self._url)
        try:
            epoch = await lease.do(partial(_join, node, address, version, kinds))
            await claims.do(lambda session: None)
        except BaseException:
            lease.close()
            claims.close()
            raise
        self._lease, self._claims, self._me, self._address = lease, claims, (node, epoch), address
        self._committer.epoch = self._me
        self._pulse_ends = threading.Event()
        self._asked_s = time.monotonic()
        threading.Thread(target=self._pulse, args=(lease, self._pulse_ends), name="nenuphar-pulse", daemon=True).start()

    @property
    def beaten_s(self) -> float | None:
        return self._beaten_s

    async def beat(self, tables: int, sockets: int, draining: bool) -> None:
        self._load, self._asked_s = (tables, sockets, draining), time.monotonic()
        if not await _joined(self._lease).do(self._beat):
            raise OwnershipLost("Another node has taken over the tables of this one.")

    def _beat(self, session: Session) -> bool:
        begun_s = time.monotonic()
        is_alive = bool(session.execute(BEAT, (*self._load, *self._me, *self._me)).fetchall())
        if is_alive:
            self._beaten_s = begun_s
        return is_alive

    def _pulse(self, lease: "_Thread", ends: threading.Event) -> None:
        """Beat for an event loop that is busy. If it lost its lease for that, everybody would come back at once."""
        while not ends.wait(BEAT_S / 2):
            now_s = time.monotonic()
            if now_s - self._asked_s < BEAT_S + BEAT_S / 2 or now_s - self._asked_s > HANGS_S:
                continue
            try:
                lease.submit(self._beat).result()
            except StoreTrouble:
                pass  # the next beat that the node itself asks for tells
            except Exception:
                if ends.is_set():  # the lease's thread has ended
                    return
                log.exception("a beat for a busy node has failed")

    async def claim(self, table_id: TableId) -> Owner:
        return await _joined(self._claims).do(partial(self._claim, table_id))

    async def release(self, table_ids: Sequence[TableId]) -> None:
        def release(connection: Connection) -> None:
            sql = "DELETE FROM owners WHERE table_id = ANY (?) AND (node, epoch) = (?, ?)"
            connection.execute(sql, (list(table_ids), *self._me))

        await self._writer.do(release)

    async def nodes(self) -> list[NodeInfo]:
        rows = await self._reader.rows(NODES)
        return [NodeInfo(*[*facts, tuple(kinds.split())]) for *facts, kinds in rows]

    async def clock_ms(self) -> Millis | None:
        [(now_ms,)] = await self._reader.rows(f"SELECT {NOW_MS}")
        return int(now_ms)

    async def fallen(self) -> AsyncIterator[NodeId]:
        told: set[Epoch] = set()
        seen: set[Epoch] = set()
        while True:
            gone = await _joined(self._lease).do(self._gone)
            for fallen in gone:
                if fallen in seen - told:  # twice: a node that has lost its connection soon has its lock again
                    await _joined(self._claims).do(partial(_end, fallen))  # it may wait, and beats must not
                    told.add(fallen)
                    yield fallen[0]
            seen = set(gone)
            await asyncio.sleep(LOOK_S)

    async def leave(self) -> None:
        def leave(connection: Connection) -> None:
            if connection.execute(RAISE_EPOCH, self._me).fetchall():
                _stop_tables(self._me, connection)
            connection.execute("DELETE FROM nodes WHERE (node, epoch) = (?, ?)", self._me)

        try:
            await self._writer.do(leave)
        finally:
            await self.close()

    async def close(self) -> None:
        threads = (self._lease, self._claims)
        self._pulse_ends.set()
        self._lease = self._claims = None  # first: from now on, nobody gives them work
        for thread in threads:
            if thread is not None:
                await asyncio.to_thread(thread.close)
        self._beaten_s = None  # only now: a beat may have been under way

    def _claim(self, table_id: TableId, session: Session) -> Owner:
        values: tuple[object, ...]
        for _ in range(MOST_RACES):
            take, values, silent_ms = TAKE_FREE, (table_id, *self._me), 0
            rows = session.execute(OWNER, (_may_trust_locks(session), table_id)).fetchall()
            for node, epoch, is_current, address, is_gone, for_ms in rows:
                if is_current and (node, epoch) == self._me:
                    return Owner(node, address, mine=True)
                if is_current and not is_gone:
                    return Owner(node, address, mine=False)
                if is_current:
                    _end((node, epoch), session)
                take, values, silent_ms = TAKE_OVER, (*self._me, table_id, node, epoch), for_ms or 0
            if session.execute(take, values).fetchall():
                return Owner(self._me[0], self._address, mine=True, silent_ms=silent_ms)
            if not session.execute("SELECT FROM epochs WHERE (node, epoch) = (?, ?)", self._me).fetchall():
                raise OwnershipLost("Another node has taken over the tables of this one.")
        raise Unavailable(f"Too many nodes want the table {table_id}.")

    def _gone(self, session: Session) -> list[Epoch]:
        return session.execute(GONE, (self._me[0], _may_trust_locks(session))).fetchall()


def _join(node: NodeId, address: str, version: str, kinds: tuple[str, ...], session: Session) -> int:
    give_up_at = time.monotonic() + 1.25 * LEASE_MS / 1000
    while not _has_lock(session, node):
        if time.monotonic() > give_up_at:
            raise NameTaken(f"There is already a node named {node}.")
        session.execute(END_HOLDER, (node,))  # a machine that vanished leaves its lock behind
        time.sleep(PAUSE_S)
    session.execute("BEGIN")
    session.execute("SET LOCAL synchronous_commit = on")  # no epoch is given twice, even if the database crashes
    [(epoch,)] = session.execute(NEW_EPOCH, (node,)).fetchall()
    for before in session.execute("SELECT node, epoch FROM nodes WHERE node = ?", (node,)).fetchall():
        _stop_tables(before, session)
    session.execute(JOIN, (node, address, version, " ".join(kinds), epoch))
    session.execute("COMMIT")
    session.on_reconnect = partial(_lock_again, node)
    return int(epoch)


def _end(gone: Epoch, session: Session) -> None:
    """A node is gone: it writes no more, and others are to take over its tables."""
    session.execute("BEGIN")
    if session.execute(RAISE_EPOCH, gone).fetchall():  # waits for its appends that are being stored
        _stop_tables(gone, session)
    session.execute("COMMIT")


def _stop_tables(gone: Epoch, connection: Connection) -> None:
    """Nobody has played a node's tables since its last beat. Those with a clock are due at once (TB-52)."""
    connection.execute(STOP, gone)
    connection.execute(MAKE_DUE, gone)


def _lock_again(node: NodeId, session: Session) -> None:
    give_up_at = time.monotonic() + PATIENCE_MS / 1000
    while not _has_lock(session, node):  # another node may be looking at it
        if time.monotonic() > give_up_at:
            raise OwnershipLost(f"Another node has the name {node}.")
        time.sleep(PAUSE_S)


def _has_lock(session: Session, node: NodeId) -> bool:
    [(is_mine,)] = session.execute(TAKE_LOCK, (node,)).fetchall()
    return bool(is_mine)


def _may_trust_locks(session: Session) -> bool:
    """After a restart of the database all locks have fallen, until their nodes have taken them again."""
    return time.monotonic() - session.connected_at > LEASE_MS / 1000


class _Thread:
    """A thread with a connection of its own."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._session: Session | None = None
        self._closed = False
        self._thread = ThreadPoolExecutor(1, "nenuphar-node")

    async def do(self, work: Callable[[Session], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._do, work)

    def submit(self, work: Callable[[Session], T]) -> "Future[T]":
        return self._thread.submit(self._do, work)

    def close(self) -> None:
        self._closed = True
        self._thread.shutdown()
        if self._session is not None:
            self._session.close()

    def _do(self, work: Callable[[Session], T]) -> T:
        if self._closed:  # what was asked for before is for an epoch that is over
            raise OwnershipLost("This node has to join again.")
        try:
            session = self._session = self._session or Session(self._url, PATIENCE_MS, "SET synchronous_commit = off")
            return session.repeat(lambda: work(session))
        except psycopg.Error as error:
            if self._session is not None:
                self._session.roll_back()
            raise trouble(error) from error


def _joined(thread: _Thread | None) -> _Thread:
    if thread is None:
        raise OwnershipLost("This node has to join again.")
    return thread
