"""The store in a PostgreSQL database, which several processes on several machines can share."""

import asyncio
from collections.abc import Sequence
from functools import partial
from typing import Any

import psycopg

from nenuphar.store.postgres.nodes import Shared
from nenuphar.store.postgres.opening import bring_up_to_date
from nenuphar.store.postgres.session import Session, trouble
from nenuphar.store.postgres.writing import Committer
from nenuphar.store.reader import Reader, Statement
from nenuphar.store.sql import SqlStore
from nenuphar.store.writer import Writer

# What the writer needs whatever the server's settings are. All its statements have an index, but a database that was
# small when they were planned would do without. A stopped process must not hold a lock that other nodes wait for.
WRITING: dict[str, str | int] = {
    "enable_seqscan": "off",
    "plan_cache_mode": "force_generic_plan",
    "idle_in_transaction_session_timeout": 1_500,
}


async def open_store(url: str, patience_ms: int) -> "PostgresStore":
    await asyncio.to_thread(bring_up_to_date, url, patience_ms)
    committer = Committer(await asyncio.to_thread(lambda: Session(url, patience_ms, WRITING)))
    reader = await asyncio.to_thread(Reader, partial(Session, url, patience_ms), _rows)
    return PostgresStore(url, committer, reader)


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
        return session.repeat(read)
    except psycopg.Error as error:
        raise trouble(error) from error
    finally:
        session.roll_back()
