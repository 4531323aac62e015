"""The store in a SQLite file: nothing to install, nothing to administer."""

import asyncio
import sqlite3
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any

from nenuphar.store import Damaged, Unavailable, Unusable
from nenuphar.store.reader import Reader, Statement
from nenuphar.store.sql import SqlStore
from nenuphar.store.sqlite.appending import PREPARE
from nenuphar.store.sqlite.opening import APPLICATION_ID, FileLock, connect, opened
from nenuphar.store.sqlite.writer import committed
from nenuphar.store.writer import Writer

__all__ = ["FileLock", "SqliteStore", "Unusable", "open_store"]


async def open_store(path: Path, patience_ms: int = 5_000, *, upgrade: bool = True) -> "SqliteStore":
    """Open the store in this file; make it if needed, and upgrade it or refuse it. Raises Unusable if it cannot be one.

    `patience_ms` is how long to wait while another process is writing to the same file.
    """
    connection = await asyncio.to_thread(opened, path, patience_ms, upgrade=upgrade)
    reader = await asyncio.to_thread(Reader, partial(_reading, path, patience_ms), _rows)
    connection.executescript(PREPARE)
    return SqliteStore(Writer(partial(committed, connection, {}), connection.close), reader)


class SqliteStore(SqlStore):
    async def check(self) -> list[str]:
        found = [str(problem) for (problem,) in await self._reader.rows("PRAGMA quick_check")]
        return [] if found == ["ok"] else found

    async def probe(self) -> None:
        await self._write(f"PRAGMA application_id = {APPLICATION_ID}")


def _reading(path: Path, patience_ms: int) -> sqlite3.Connection:
    connection = connect(path, patience_ms)
    connection.execute("PRAGMA query_only = ON")
    return connection


def _rows(connection: sqlite3.Connection, statements: Sequence[Statement]) -> list[list[Any]]:
    # With a write-ahead log, reads and commits do not wait for each other.
    try:
        if len(statements) > 1:
            connection.execute("BEGIN")
        return [connection.execute(sql, values).fetchall() for sql, *values in statements]
    except sqlite3.DatabaseError as error:
        broken = getattr(error, "sqlite_errorcode", None) in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
        raise (Damaged if broken else Unavailable)(str(error)) from error
    finally:
        if connection.in_transaction:
            connection.rollback()
