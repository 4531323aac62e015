"""The threads that read, each with a connection of its own."""

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from queue import Empty, SimpleQueue
from typing import Any, TypeAlias

from nenuphar.store import Damaged, Unavailable

THREADS = 2

Statement: TypeAlias = tuple[Any, ...]  # the SQL, and the values in it
Asked: TypeAlias = tuple[Sequence[Statement], "asyncio.Future[list[list[Any]]]"]


class Reader:
    def __init__(
        self,
        connect: Callable[[], Any],
        read: Callable[[Any, Sequence[Statement]], list[list[Any]]],
        most_at_once: int = 1,
    ) -> None:
        """`read` gives the rows of each statement, all read in one transaction.

        So many calls may share it, if they wait for a thread at the same time.
        """
        self._read = read
        self._most_at_once = most_at_once
        self._asked: SimpleQueue[Asked] = SimpleQueue()
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
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[list[list[Any]]] = loop.create_future()
        self._asked.put((statements, answer))
        self._threads.submit(self._work, loop)
        return await answer

    async def close(self, within_s: float) -> None:
        self._closing = True
        await asyncio.wait([asyncio.ensure_future(asyncio.to_thread(self._close))], timeout=within_s)

    def _close(self) -> None:
        self._threads.shutdown()
        while not self._free.empty():
            self._free.get_nowait().close()

    def _work(self, loop: asyncio.AbstractEventLoop) -> None:
        group = self._next_group()
        if not group:  # the other thread has taken what this one was called for
            return
        connection = self._free.get_nowait()  # there is one for each thread
        try:
            results = self._results(connection, [statements for statements, _ in group])
        finally:
            self._free.put(connection)
        try:
            loop.call_soon_threadsafe(_answer, group, results)
        except RuntimeError:  # the loop was closed: nobody waits for an answer
            assert loop.is_closed()

    def _next_group(self) -> list[Asked]:
        group: list[Asked] = []
        try:
            while len(group) < self._most_at_once:
                group.append(self._asked.get_nowait())
        except Empty:
            pass
        return group

    def _results(self, connection: Any, asked: Sequence[Sequence[Statement]]) -> list[list[list[Any]] | Exception]:
        """For each call its rows, or the exception to raise: one that fails does not affect the others."""
        try:
            rows = iter(self._read(connection, [statement for statements in asked for statement in statements]))
        except Exception as error:
            # A database that is silent or away would keep each of them waiting as long again.
            if len(asked) == 1 or (isinstance(error, Unavailable) and not isinstance(error, Damaged)):
                return [error] * len(asked)
            return [result for each in asked for result in self._results(connection, [each])]
        return [[next(rows) for _ in statements] for statements in asked]


def _answer(group: Sequence[Asked], results: Sequence[list[list[Any]] | Exception]) -> None:
    for (_, answer), result in zip(group, results, strict=True):
        if answer.done():  # the caller was cancelled
            continue
        if isinstance(result, Exception):
            answer.set_exception(result)
        else:
            answer.set_result(result)
