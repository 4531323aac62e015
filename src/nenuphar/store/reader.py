"""The threads that read, each with a connection of its own."""

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from queue import SimpleQueue
from typing import Any, TypeAlias

from nenuphar.store import Unavailable

THREADS = 2

Statement: TypeAlias = tuple[Any, ...]  # the SQL, and the values in it


class Reader:
    def __init__(self, connect: Callable[[], Any], read: Callable[[Any, Sequence[Statement]], list[list[Any]]]) -> None:
        """`read` gives the rows of each statement, all read in one transaction."""
        self._read = read
        self._free: SimpleQueue[Any] = SimpleQueue()
        self._threads = ThreadPoolExecutor(THREADS, "nenuphar-store-reader")
        self._closing = False
        try:
            for _ in range(THREADS):
                self._free.put(connect())
        except BaseException:
            self._close()
            raise

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
            return self._read(connection, statements)
        finally:
            self._free.put(connection)
