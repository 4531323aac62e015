"""The threads that read: in a write-ahead log they wait for no commit, and no commit waits for them."""

import asyncio
import sqlite3
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import SimpleQueue
from typing import Any

from nenuphar.store.sqlite.opening import connect
from nenuphar.store.store import Unavailable

THREADS = 2


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
        if self._closing:
            raise Unavailable("The store is closed.")
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._rows, sql, values)

    async def close(self, within_s: float) -> None:
        self._closing = True
        await asyncio.wait([asyncio.ensure_future(asyncio.to_thread(self._close))], timeout=within_s)

    def _close(self) -> None:
        self._threads.shutdown()
        while not self._free.empty():
            self._free.get_nowait().close()

    def _rows(self, sql: str, values: Sequence[object]) -> list[Any]:
        connection = self._free.get_nowait()  # there are as many as there are threads
        try:
            return connection.execute(sql, values).fetchall()
        except sqlite3.DatabaseError as error:
            raise Unavailable(str(error)) from error
        finally:
            self._free.put(connection)
