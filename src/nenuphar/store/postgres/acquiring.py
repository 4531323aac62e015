"""How a table gets its owner, and what happens to the tables of a node that is gone."""

import time
from collections.abc import Mapping, Sequence
from typing import Any

from nenuphar.core.game import Millis
from nenuphar.store import TableId
from nenuphar.store.connection import Connection
from nenuphar.store.ownership import LEASE_MS, Owner, OwnershipLost
from nenuphar.store.postgres.appending import Epoch
from nenuphar.store.postgres.session import Session

NOW_MS = "(extract(epoch FROM clock_timestamp()) * 1000)::int8"
EXPIRED = f"{NOW_MS} - nodes.beat_ms > {LEASE_MS}"
LOCK = "hashtextextended('nenuphar ' || {}, 0)"
# True if nobody holds the lock. Shared, so that nodes do not get in each other's way when they look.
FALLEN = f"pg_try_advisory_xact_lock_shared({LOCK.format('nodes.node')})"
OWNERS = f"""
    SELECT table_id, owners.node, owners.epoch, owners.epoch = epochs.epoch, nodes.address,
        nodes.node IS NULL OR {EXPIRED} OR (? AND {FALLEN})
    FROM owners LEFT JOIN epochs USING (node) LEFT JOIN nodes USING (node) WHERE table_id = ANY (?)"""
RAISE_EPOCH = "UPDATE epochs SET epoch = epoch + 1 WHERE (node, epoch) = (?, ?) RETURNING TRUE"
LAST_LINE_MS = "(SELECT at_ms FROM events WHERE events.table_id = owners.table_id ORDER BY seq DESC LIMIT 1)"
# A node may be gone before it has gone on with a table that it has taken over: that table has stood still for longer.
STOP = f"""
    UPDATE owners SET stopped_ms = CASE WHEN {LAST_LINE_MS} <= stopped_ms THEN stopped_ms
        ELSE greatest(nodes.beat_ms, {LAST_LINE_MS}) END FROM nodes
    WHERE (owners.node, owners.epoch) = (?, ?) AND (nodes.node, nodes.epoch) = (owners.node, owners.epoch)"""
MAKE_DUE = f"""
    UPDATE deadlines SET due_ms = least(due_ms, {NOW_MS}), held_ms = 0 FROM owners
    WHERE deadlines.table_id = owners.table_id AND (node, epoch) = (?, ?)"""
# Rows are locked in the same order by everybody: otherwise two nodes could wait for each other.
TAKE_FREE = """
    WITH me AS MATERIALIZED (SELECT node, epoch FROM epochs WHERE (node, epoch) = (?, ?) FOR SHARE)
    INSERT INTO owners (table_id, node, epoch)
    SELECT table_id, node, epoch FROM unnest(?::text[]) AS free (table_id), me ORDER BY table_id
    ON CONFLICT DO NOTHING RETURNING table_id, 0"""
TAKE_OVER = f"""
    WITH me AS MATERIALIZED (SELECT node, epoch FROM epochs WHERE (node, epoch) = (?, ?) FOR SHARE),
    left_behind AS MATERIALIZED (
        SELECT table_id FROM owners
        WHERE (table_id, node, epoch) IN (SELECT * FROM unnest(?::text[], ?::text[], ?::int8[]))
        ORDER BY table_id FOR UPDATE)
    UPDATE owners SET node = me.node, epoch = me.epoch FROM me, left_behind
    WHERE owners.table_id = left_behind.table_id RETURNING owners.table_id, greatest({NOW_MS} - stopped_ms, 0)"""
RELEASE = """
    WITH mine AS MATERIALIZED (
        SELECT table_id FROM owners WHERE table_id = ANY (?) AND (node, epoch) = (?, ?) ORDER BY table_id FOR UPDATE)
    DELETE FROM owners USING mine WHERE owners.table_id = mine.table_id"""
GONE = f"""
    SELECT nodes.node, nodes.epoch FROM nodes JOIN epochs USING (node)
    WHERE nodes.node <> ? AND (nodes.epoch < epochs.epoch OR {EXPIRED} OR (? AND {FALLEN})) ORDER BY nodes.node"""

MOST_RACES = 20


def acquire_all(me: Epoch, address: str, table_ids: Sequence[TableId], session: Session) -> dict[TableId, Owner]:
    """The owners of these tables: this node, of those that nobody plays. Without those that too many nodes want."""
    owners: dict[TableId, Owner] = {}
    for _ in range(MOST_RACES):
        free = [table_id for table_id in table_ids if table_id not in owners]
        left_behind: dict[TableId, Epoch] = {}
        rows = session.execute(OWNERS, (may_trust_locks(session), free)).fetchall()
        for table_id, node, epoch, is_current, its_address, is_gone in rows:
            is_mine = (node, epoch) == me
            if is_current and (is_mine or not is_gone):
                owners[table_id] = Owner(node, its_address, is_mine)
                continue
            if is_current and (node, epoch) not in left_behind.values():
                end((node, epoch), session)
            left_behind[table_id] = node, epoch
        free = [table_id for table_id in free if table_id not in owners and table_id not in left_behind]
        for table_id, silent_ms in _take(me, free, left_behind, session):
            owners[table_id] = Owner(me[0], address, mine=True, silent_ms=silent_ms)
        if len(owners) == len(table_ids):
            break
        if not session.execute("SELECT FROM epochs WHERE (node, epoch) = (?, ?)", me).fetchall():
            raise OwnershipLost("Another node has taken over the tables of this one.")
    return owners


def _take(
    me: Epoch, free: list[TableId], left_behind: Mapping[TableId, Epoch], session: Session
) -> list[tuple[TableId, Millis]]:
    """The tables of these that this node has received, and for how long the clock of each had stopped."""
    taken: list[Any] = []
    if free:
        taken += session.execute(TAKE_FREE, (*me, free)).fetchall()
    if left_behind:
        gone = [list(column) for column in zip(*left_behind.values(), strict=True)]
        taken += session.execute(TAKE_OVER, (*me, list(left_behind), *gone)).fetchall()
    return [(table_id, silent_ms or 0) for table_id, silent_ms in taken]


def gone(me: Epoch, session: Session) -> list[Epoch]:
    """The other nodes whose process has died, or whose lease has expired."""
    return session.execute(GONE, (me[0], may_trust_locks(session))).fetchall()


def end(gone: Epoch, session: Session) -> None:
    """A node is gone: it writes no more, and others are to take over its tables."""
    session.execute("BEGIN")
    if session.execute(RAISE_EPOCH, gone).fetchall():  # waits for its appends that are being stored
        stop_tables(gone, session)
    session.execute("COMMIT")


def stop_tables(gone: Epoch, connection: Connection) -> None:
    """Nobody has played a node's tables since its last beat. Those with a clock are due at once (TB-52)."""
    connection.execute(STOP, gone)
    connection.execute(MAKE_DUE, gone)


def may_trust_locks(session: Session) -> bool:
    """After a restart of the database no node has a lock, until the nodes have taken theirs again."""
    return time.monotonic() - session.connected_at > LEASE_MS / 1000
