"""The store in a PostgreSQL database, which several processes on several machines can share."""

import asyncio
from collections.abc import Collection, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from nenuphar.store import PersonId, TableId
from nenuphar.store.connection import Connection
from nenuphar.store.postgres.appending import Epoch, hold, hold_alone
from nenuphar.store.postgres.hints import HintChannel
from nenuphar.store.postgres.nodes import Shared
from nenuphar.store.postgres.opening import reached, unchanged, upgraded
from nenuphar.store.postgres.session import Session, translated
from nenuphar.store.postgres.writing import Committer
from nenuphar.store.reader import Reader, Statement
from nenuphar.store.shared import Hear
from nenuphar.store.sql import SqlStore
from nenuphar.store.writer import Writer

__all__ = ["PostgresStore", "open_store", "translated", "upgraded"]

# What the writer needs, whatever the server's settings are: an answer means that the lines are on the disk. All its
# statements have an index, which they would not use if the database was small when they were planned. And a stopped
# process must not hold locks that other nodes wait for.
WRITING = """
    SELECT set_config('synchronous_commit', 'on', FALSE) WHERE current_setting('synchronous_commit') = 'off';
    SET enable_seqscan = off;
    SET plan_cache_mode = force_generic_plan;
    SET idle_in_transaction_session_timeout = 1500"""
# Statements that are sent together see the same state of the database, as in any transaction of ours.
READING = "SET default_transaction_isolation = 'repeatable read'"
MOST_READ_AT_ONCE = 32
TIDYING = "nenuphar tidying"  # the name of a lock
# A node that wants to acquire one of these tables waits until they are removed, and then finds nothing. A node that was
# taken over or is gone for long writes no more.
HOLD_OWNERS = """
    INSERT INTO owners (table_id, node, epoch)
    SELECT table_id, ?, ? FROM unnest(?::text[]) AS old (table_id) ORDER BY table_id
    ON CONFLICT (table_id) DO UPDATE SET node = excluded.node, epoch = excluded.epoch
    WHERE (owners.node, owners.epoch) = (excluded.node, excluded.epoch) OR EXISTS (
        SELECT FROM epochs LEFT JOIN nodes USING (node) WHERE epochs.node = owners.node
            AND (owners.epoch < epochs.epoch OR owners.epoch = epochs.epoch AND nodes.node IS NULL))
    RETURNING table_id"""
# The lock on the epoch's row keeps other nodes from raising it until the turns are stored, as with an append.
IS_MINE = """
    SELECT FROM epochs JOIN owners USING (node, epoch) WHERE table_id = ? AND (node, epoch) = (?, ?)
    FOR SHARE OF epochs"""
NO_NODE: Epoch = ("", 0)


async def open_store(
    url: str, patience_ms: int, copies: Path | None = None, *, upgrade: bool = True
) -> "PostgresStore":
    """`copies` gets a copy of a database that must be upgraded. Without `upgrade`, such a database is refused."""
    connect = partial(upgraded, copies=copies) if upgrade else unchanged
    writing = await asyncio.to_thread(connect, url, patience_ms, WRITING)
    sessions = [writing]

    def reading() -> Session:
        sessions.append(reached(url, patience_ms, READING))
        return sessions[-1]

    try:
        reader = await asyncio.to_thread(Reader, reading, _rows, MOST_READ_AT_ONCE)
    except BaseException:
        writing.close()
        raise
    return PostgresStore(url, Committer(writing), reader, sessions)


class PostgresStore(SqlStore):
    skip_locked = " FOR UPDATE SKIP LOCKED"

    def __init__(self, url: str, committer: Committer, reader: Reader, sessions: Sequence[Session]) -> None:
        super().__init__(Writer(committer.commit, committer.close), reader)
        self._sessions = sessions
        self._committer = committer
        self._hints = HintChannel(url, reader)
        self.ownership: Shared = Shared(url, committer, self._writer, reader)

    async def check(self) -> list[str]:
        """PostgreSQL itself checks every page that it reads, and lines are sealed."""
        return []

    async def probe(self) -> None:
        await self._write("UPDATE server_time SET at_ms = at_ms WHERE id = 0")  # there is no such row

    def _may_tidy(self, connection: Connection) -> bool:
        sql = "SELECT pg_try_advisory_xact_lock(hashtextextended(?, 0))"
        [(is_mine,)] = connection.execute(sql, (TIDYING,)).fetchall()
        return bool(is_mine)

    def _not_played(self, connection: Connection, tables: list[TableId]) -> list[TableId]:
        held = connection.execute(HOLD_OWNERS, (*(self._committer.epoch or NO_NODE), tables)).fetchall()
        return [table_id for (table_id,) in held]

    def _may_write(self, connection: Connection, table_id: TableId) -> bool:
        me = self._committer.epoch
        return me is None or bool(connection.execute(IS_MINE, (table_id, *me)).fetchall())

    def _hold(self, connection: Connection, people: Collection[PersonId]) -> None:
        hold(connection, people)

    def _hold_alone(self, connection: Connection, person_id: PersonId) -> None:
        hold_alone(connection, person_id)

    async def send_hint(self, hint: str) -> None:
        await self._hints.send(hint)

    def on_hint(self, hear: Hear) -> None:
        self._hints.listen(hear)

    async def close(self, within_s: float = 5.0) -> None:
        await self._hints.close()
        await super().close(within_s)
        for session in self._sessions:  # a thread that still waits must not keep the process alive
            session.give_up()
        await self.ownership.close()


def _rows(session: Session, statements: Sequence[Statement]) -> list[list[Any]]:
    try:
        with translated():
            return session.repeat(lambda: session.read(statements))
    finally:
        session.roll_back()
