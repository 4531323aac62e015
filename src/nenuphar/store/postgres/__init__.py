"""The store in a PostgreSQL database, which several processes on several machines can share."""

import asyncio
from collections.abc import Sequence
from functools import partial
from typing import Any

from nenuphar.store.postgres.nodes import Shared
from nenuphar.store.postgres.opening import reached, upgraded
from nenuphar.store.postgres.session import Session, translated
from nenuphar.store.postgres.writing import Committer
from nenuphar.store.reader import Reader, Statement
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


async def open_store(url: str, patience_ms: int) -> "PostgresStore":
    writing = await asyncio.to_thread(upgraded, url, patience_ms, WRITING)
    try:
        reader = await asyncio.to_thread(Reader, partial(reached, url, patience_ms), _rows)
    except BaseException:
        writing.close()
        raise
    return PostgresStore(url, Committer(writing), reader)


class PostgresStore(SqlStore):
    def __init__(self, url: str, committer: Committer, reader: Reader) -> None:
        super().__init__(Writer(committer.commit, committer.close), reader)
        self.ownership: Shared = Shared(url, committer, self._writer, reader)

    async def check(self) -> list[str]:
        """PostgreSQL itself checks every page that it reads, and lines are sealed."""
        return []

    async def probe(self) -> None:
        await self._write("UPDATE server_time SET at_ms = at_ms WHERE id = 0")  # there is no such row

    async def close(self, within_s: float = 5.0) -> None:
        await super().close(within_s)
        await self.ownership.close()


def _rows(session: Session, statements: Sequence[Statement]) -> list[list[Any]]:
    def read() -> list[list[Any]]:
        if len(statements) > 1:
            session.execute("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")
        return [session.execute(sql, values).fetchall() for sql, *values in statements]

    try:
        with translated():
            return session.repeat(read)
    finally:
        session.roll_back()
