"""The threads that read. With a write-ahead log, reads and commits do not wait for each other."""

import asyncio
import sqlite3
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import SimpleQueue
from typing import Any, TypeAlias

from nenuphar.store import Damaged, Unavailable
from nenuphar.store.sqlite.opening import connect

THREADS = 2

Statement: TypeAlias = tuple[Any, ...]  # the SQL, and the values in it


class Reader:
    def __init__(self, path: Path, patience_ms: int) -> None:
        self._free: SimpleQueue[sqlite3.Connection] = SimpleQueue()
        for _ in range(THREADS):
            connection = connect(path, patience_ms)
            connection.execute("PRAGMA query_only = ON")
            self._free.put(connection)
        self._threads = ThreadPoolExecutor(THREADS, "nenuphar-store-reader")
        self._closing = False

    async def rows(self, sql: str, values: Sequence[object] = ()) -> list[Any]:
        [rows] = await self.together((sql, *values))
        return rows

    async def together(self, *statements: Statement) -> list[list[Any]]:
        """The rows of each statement, all read in one transaction."""
        if self._closing:
            raise Unavailable("The store is closed.")
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._rows, statements)

    async def close(self, within_s: float) -> None:
        self._closing = True
        await asyncio.wait([asyncio.ensure_future(asyncio.to_thread(self._close))], timeout=within_s)

    def _close(self) -> None:
        self._threads.shutdown()
        while not self._free.empty():
            self._free.get_nowait().close()

    def _rows(self, statements: Sequence[Statement]) -> list[list[Any]]:
        connection = self._free.get_nowait()  # there is one for each thread
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
            self._free.put(connection)
