"""Ownership of tables by the nodes that share a PostgreSQL database.

Two connections: one sends heartbeats and holds the node's lock, which the database drops when the process ends; the
other acquires tables. Their commits do not wait for the disk, because the next append flushes them. A thread sends
heartbeats while the event loop is too busy.
"""

import asyncio
import logging
import threading
import time
from collections.abc import AsyncIterator, Sequence
from functools import partial

from msgspec.structs import replace

from nenuphar.core.game import Millis
from nenuphar.store import StoreTrouble, TableId, Unavailable
from nenuphar.store.connection import Connection
from nenuphar.store.lease_clock import now_s
from nenuphar.store.ownership import BEAT_MS, LEASE_MS, NameTaken, NodeId, NodeInfo, Owner, OwnershipLost
from nenuphar.store.postgres.acquiring import (
    EXPIRED,
    LOCK,
    NOW_MS,
    RAISE_EPOCH,
    RELEASE,
    acquire_all,
    end,
    gone,
    stop_tables,
)
from nenuphar.store.postgres.appending import Epoch
from nenuphar.store.postgres.node_thread import PATIENCE_MS, NodeThread, joined
from nenuphar.store.postgres.session import PAUSE_S, Session
from nenuphar.store.postgres.writing import Committer
from nenuphar.store.reader import Reader
from nenuphar.store.writer import Writer

log = logging.getLogger("nenuphar.store")

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
NODES = f"""
    SELECT node, address, version, epoch, draining, tables, sockets, greatest({NOW_MS} - beat_ms, 0), kinds
    FROM nodes ORDER BY node"""

LOOK_S = 0.05  # between two looks at the other nodes' locks
BEAT_S = BEAT_MS / 1_000
HANGS_S = 2.0  # a node that has asked for no beat for so long is not only busy; docs/haproxy.cfg cuts it off then


class Shared:
    def __init__(self, url: str, committer: Committer, writer: Writer, reader: Reader) -> None:
        self._url = url
        self._committer = committer
        self._writer = writer
        self._reader = reader
        self._lease: NodeThread | None = None
        self._acquirer: NodeThread | None = None
        self._acquire_turn = asyncio.Lock()
        self._acquiring: asyncio.Task[tuple[dict[TableId, Owner], float]] | None = None  # which waits for its turn
        self._wanted: set[TableId] = set()
        self._me: tuple[NodeId, int] = ("", 0)
        self._address = ""
        self._load: tuple[int, int, bool] = (0, 0, False)  # as the last beat told
        self._asked_s = 0.0  # when a beat was last asked for
        self._beaten_s: float | None = None
        self._pulse_ends = threading.Event()

    async def join(self, node: NodeId, address: str, version: str, kinds: tuple[str, ...]) -> None:
        await self.close()
        lease, acquirer = NodeThread(self._url), NodeThread(self._url)
        try:
            epoch = await lease.do(partial(_join, node, address, version, kinds))
            await acquirer.do(lambda session: None)
            await self._writer.do(partial(self._write_as, (node, epoch)))
        except BaseException:
            lease.close()
            acquirer.close()
            raise
        self._lease, self._acquirer, self._me, self._address = lease, acquirer, (node, epoch), address
        self._pulse_ends = threading.Event()
        self._asked_s = now_s()
        threading.Thread(target=self._pulse, args=(lease, self._pulse_ends), name="nenuphar-pulse", daemon=True).start()

    def _write_as(self, me: Epoch, connection: Connection) -> None:
        """Called by the thread that writes: what was to be stored before is of an old epoch, and is refused."""
        self._committer.epoch = me

    @property
    def beaten_s(self) -> float | None:
        return self._beaten_s

    async def beat(self, tables: int, sockets: int, draining: bool) -> None:
        self._load, self._asked_s = (tables, sockets, draining), now_s()
        if not await joined(self._lease).do(self._beat):
            raise OwnershipLost("Another node has taken over the tables of this one.")

    def _beat(self, session: Session) -> bool:
        begun_s = now_s()
        is_alive = bool(session.execute(BEAT, (*self._load, *self._me, *self._me)).fetchall())
        if is_alive:
            self._beaten_s = begun_s
        return is_alive

    def _pulse(self, lease: NodeThread, ends: threading.Event) -> None:
        """Beat for an event loop that is busy. If it lost its lease for that, everybody would come back at once."""
        while not ends.wait(BEAT_S / 2):
            if not BEAT_S + BEAT_S / 2 <= now_s() - self._asked_s <= HANGS_S:
                continue
            try:
                lease.submit(self._beat).result()
            except StoreTrouble:
                pass  # the node's own next heartbeat reports it
            except Exception:
                if ends.is_set():  # the lease's thread has ended
                    return
                log.exception("a beat for a busy node has failed")

    async def acquire(self, table_id: TableId) -> Owner:
        """All that are wanted while others are being acquired are acquired together, with the same few statements."""
        self._wanted.add(table_id)
        if self._acquiring is None:
            self._acquiring = asyncio.get_running_loop().create_task(self._acquire_wanted())
        owners, at_s = await asyncio.shield(self._acquiring)
        owner = owners.get(table_id)
        if owner is None:
            raise Unavailable(f"Too many nodes want the table {table_id}.")
        if not owner.silent_ms:
            return owner
        return replace(owner, silent_ms=owner.silent_ms + int((now_s() - at_s) * 1_000))  # the loop was busy

    async def _acquire_wanted(self) -> tuple[dict[TableId, Owner], float]:
        """The owners, and when they were known, by `now_s`."""

        def acquire(session: Session) -> tuple[dict[TableId, Owner], float]:
            return acquire_all(self._me, self._address, wanted, session), now_s()

        async with self._acquire_turn:
            wanted, self._wanted, self._acquiring = list(self._wanted), set(), None
            return await joined(self._acquirer).do(acquire)

    async def release(self, table_ids: Sequence[TableId]) -> None:
        def release(connection: Connection) -> None:
            connection.execute(RELEASE, (list(table_ids), *self._me))

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
            are_gone = await joined(self._lease).do(partial(gone, self._me))
            for fallen in are_gone:
                if fallen in seen - told:  # twice: a node that has lost its connection soon has its lock again
                    await joined(self._acquirer).do(partial(end, fallen))  # it may wait, and beats must not
                    told.add(fallen)
                    yield fallen[0]
            seen = set(are_gone)
            await asyncio.sleep(LOOK_S)

    async def leave(self) -> None:
        def leave(connection: Connection) -> None:
            if connection.execute(RAISE_EPOCH, self._me).fetchall():
                stop_tables(self._me, connection)
            connection.execute("DELETE FROM nodes WHERE (node, epoch) = (?, ?)", self._me)

        try:
            await self._writer.do(leave)
        finally:
            await self.close()

    async def close(self) -> None:
        threads = (self._lease, self._acquirer)
        self._pulse_ends.set()
        self._lease = self._acquirer = None  # first: from now on, nobody gives them work
        for thread in threads:
            if thread is not None:
                await asyncio.to_thread(thread.close)
        self._beaten_s = None  # only now: a beat may have been under way


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
    ended = (node, epoch - 1)  # unless another node has ended it before, and others already take over its tables
    if session.execute("SELECT FROM nodes WHERE (node, epoch) = (?, ?)", ended).fetchall():
        stop_tables(ended, session)
    session.execute(JOIN, (node, address, version, " ".join(kinds), epoch))
    session.execute("COMMIT")
    session.on_reconnect = partial(_lock_again, node)
    return int(epoch)


def _lock_again(node: NodeId, session: Session) -> None:
    give_up_at = time.monotonic() + PATIENCE_MS / 1000
    while not _has_lock(session, node):  # another node may be looking at it
        if time.monotonic() > give_up_at:
            raise OwnershipLost(f"Another node has the name {node}.")
        time.sleep(PAUSE_S)


def _has_lock(session: Session, node: NodeId) -> bool:
    [(is_mine,)] = session.execute(TAKE_LOCK, (node,)).fetchall()
    return bool(is_mine)
