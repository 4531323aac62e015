"""The one thread that writes: everything that arrives during a commit goes into the next one (group commit).

A commit that survives a power cut waits for the disk, however much is in it. All jobs in a group are answered after its
commit; a refused job does not affect the others.
"""

import asyncio
import logging
from collections.abc import Callable, Sequence
from queue import SimpleQueue
from threading import Thread
from typing import Any, TypeAlias

from nenuphar.store import Append, Unavailable

log = logging.getLogger("nenuphar.store")

MOST_AT_ONCE = 256

Job: TypeAlias = Append | Callable[[Any], Any]  # called with the connection
Asked: TypeAlias = tuple[Job, "asyncio.Future[Any]"]


class Writer:
    def __init__(self, commit: Callable[[Sequence[Job]], list[object]], close: Callable[[], None]) -> None:
        """`commit` returns the result of each job, or the exception to raise. Both are called in the thread."""
        self._commit = commit
        self._close = close
        self._loop = asyncio.get_running_loop()
        self._queue: SimpleQueue[Asked | None] = SimpleQueue()  # None ends it
        self._unanswered: set[asyncio.Future[Any]] = set()
        self._ended: asyncio.Future[Any] = self._loop.create_future()
        self._closing = False
        # Daemon thread: a hung disk must not keep the process alive after shutdown.
        Thread(target=self._work, name="nenuphar-store", daemon=True).start()

    async def do(self, job: Job) -> Any:
        if self._closing:
            raise Unavailable("The store is closed.")
        answer = self._loop.create_future()
        self._unanswered.add(answer)
        self._queue.put((job, answer))
        return await answer

    async def close(self, within_s: float) -> None:
        if not self._closing:
            self._closing = True
            self._queue.put(None)
        await asyncio.wait([self._ended], timeout=within_s)
        for answer in self._unanswered:
            if not answer.done():
                answer.set_exception(Unavailable("The store was closed before the disk had answered."))
        self._unanswered.clear()

    def _work(self) -> None:
        last = False
        while not last:
            group, last = self._next_group()
            answers = self._committed([job for job, _ in group])
            self._call_in_loop(self._answer, group, answers)
        self._close()
        self._call_in_loop(self._ended.set_result, None)

    def _committed(self, jobs: Sequence[Job]) -> Sequence[object]:
        """Whatever happens, everybody gets an answer, and this thread continues."""
        try:
            return self._commit(jobs)
        except Exception as error:
            log.exception("a group could not be written")
            return [Unavailable(str(error)) for _ in jobs]

    def _next_group(self) -> tuple[list[Asked], bool]:
        """All waiting jobs, and whether they are the last. Waits for the first one."""
        group: list[Asked] = []
        while (asked := self._queue.get()) is not None:
            group.append(asked)
            if len(group) == MOST_AT_ONCE or self._queue.empty():
                return group, False
        return group, True

    def _call_in_loop(self, function: Callable[..., object], *values: object) -> None:
        """Used once for a group: crossing between threads costs more than an answer."""
        try:
            self._loop.call_soon_threadsafe(function, *values)
        except RuntimeError:  # the loop was closed: nobody waits for an answer
            assert self._loop.is_closed()

    def _answer(self, group: Sequence[Asked], answers: Sequence[object]) -> None:
        for (_, answer), result in zip(group, answers, strict=True):
            self._unanswered.discard(answer)
            if answer.done():  # the caller was cancelled
                continue
            if isinstance(result, Exception):
                answer.set_exception(result)
            else:
                answer.set_result(result)
