"""Virtual time: a scheduler that jumps to whatever happens next, and an event loop for each simulated process.

Nothing here waits, starts a thread or looks at a clock. Everything happens in the order of its time; what is due at the
same time happens in the order in which it was asked for.
"""

import asyncio
from asyncio import events
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from contextvars import Context
from heapq import heappop, heappush
from typing import Any, TypeVar

T = TypeVar("T")

SECOND_US = 1_000_000


class Scheduler:
    def __init__(self) -> None:
        self.now_us = 0
        self.steps = 0
        self.on_switch: Callable[[ProcessLoop], None] = lambda loop: None  # before another process runs
        self._soon: deque[asyncio.Handle] = deque()
        self._later: list[tuple[int, int, asyncio.Handle]] = []
        self._number = 0
        self._running: ProcessLoop | None = None

    def soon(self, handle: asyncio.Handle) -> None:
        self._soon.append(handle)

    def later(self, when_us: int, handle: asyncio.Handle) -> None:
        self._number += 1
        heappush(self._later, (max(when_us, self.now_us), self._number, handle))

    def run(self, until: Callable[[], bool], limit_us: int) -> bool:
        """Go on until this is true. False if nothing is left to do, or the time is over."""
        try:
            while not until():
                if self._soon:
                    handle = self._soon.popleft()
                elif self._later and self._later[0][0] <= limit_us:
                    self.now_us, _, handle = heappop(self._later)
                else:
                    return False
                self._step(handle)
        finally:
            events._set_running_loop(None)
            self._running = None
        return True

    def _step(self, handle: asyncio.Handle) -> None:
        loop = handle._loop  # type: ignore[attr-defined]
        if handle.cancelled() or not loop.takes(handle):
            return
        if loop is not self._running:
            self._running = loop
            events._set_running_loop(loop)
            self.on_switch(loop)
        self.steps += 1
        handle._run()  # type: ignore[attr-defined]


class ProcessLoop(asyncio.AbstractEventLoop):
    """The event loop of one process, which can be paused and killed."""

    def __init__(self, scheduler: Scheduler, name: str, on_error: Callable[[str, BaseException | None], None]) -> None:
        self.name = name
        self.paused = False
        self.dead = False
        self.behind_us = 0  # how long work takes that production gives to a thread
        self._scheduler = scheduler
        self._held: list[asyncio.Handle] = []  # what came due during a pause
        self._on_error = on_error
        self._unfinished: list[asyncio.Task[Any]] = []

    def takes(self, handle: asyncio.Handle) -> bool:
        """Whether the process can run this now. A paused one does it later."""
        if self.paused and not self.dead:
            self._held.append(handle)
        return not (self.paused or self.dead)

    def pause(self) -> None:
        self.paused = True

    def resume(self) -> None:
        self.paused = False
        held, self._held = self._held, []
        for handle in held:
            self._scheduler.soon(handle)

    def kill(self) -> None:
        """Nothing of this process runs any more, not even a `finally`."""
        self.dead = True
        self._held = []
        # Kept, because a task that is collected would close its coroutine, and that runs.
        self._unfinished += [task for task in asyncio.all_tasks(self) if not task.done()]
        for task in self._unfinished:
            task._log_destroy_pending = False  # type: ignore[attr-defined]

    def bury(self) -> None:
        """Close what the process has left behind, when nobody can see it any more."""
        self.kill()
        events._set_running_loop(self)
        for task in self._unfinished:
            with suppress(BaseException):
                task.get_coro().close()  # type: ignore[union-attr]
        self._unfinished = []
        events._set_running_loop(None)

    # What asyncio needs of a loop

    def time(self) -> float:
        return self._scheduler.now_us / SECOND_US

    def call_soon(self, callback: Callable[..., object], *args: Any, context: Context | None = None) -> asyncio.Handle:
        handle = asyncio.Handle(callback, args, self, context)
        self._scheduler.soon(handle)
        return handle

    call_soon_threadsafe = call_soon

    def call_later(
        self, delay: float, callback: Callable[..., object], *args: Any, context: Context | None = None
    ) -> asyncio.TimerHandle:
        return self._call_at(self._scheduler.now_us + round(delay * SECOND_US), callback, args, context)

    def call_at(
        self, when: float, callback: Callable[..., object], *args: Any, context: Context | None = None
    ) -> asyncio.TimerHandle:
        return self._call_at(round(when * SECOND_US), callback, args, context)

    def _call_at(
        self, when_us: int, callback: Callable[..., object], args: tuple[Any, ...], context: Context | None
    ) -> asyncio.TimerHandle:
        handle = asyncio.TimerHandle(when_us / SECOND_US, callback, args, self, context)
        self._scheduler.later(when_us, handle)
        return handle

    def create_future(self) -> asyncio.Future[Any]:
        return asyncio.Future(loop=self)

    def create_task(self, coro: Any, *, name: str | None = None, context: Context | None = None) -> asyncio.Task[Any]:
        return asyncio.Task(coro, loop=self, name=name, context=context)

    def run_in_executor(self, executor: Any, func: Callable[..., T], *args: Any) -> asyncio.Future[T]:
        """Work beside the loop: done at once, and answered later."""
        answer = self.create_future()
        try:
            result = func(*args)
        except Exception as error:
            self.call_later(self.behind_us / SECOND_US, _fail, answer, error)
        else:
            self.call_later(self.behind_us / SECOND_US, _answer, answer, result)
        return answer

    def get_debug(self) -> bool:
        return False

    def is_running(self) -> bool:
        return True

    def is_closed(self) -> bool:
        return self.dead

    def call_exception_handler(self, context: dict[str, Any]) -> None:
        if not self.dead:
            self._on_error(str(context.get("message")), context.get("exception"))

    def _timer_handle_cancelled(self, handle: asyncio.TimerHandle) -> None:
        """The scheduler skips it."""


def _answer(future: asyncio.Future[T], result: T) -> None:
    if not future.done():
        future.set_result(result)


def _fail(future: asyncio.Future[T], error: Exception) -> None:
    if not future.done():
        future.set_exception(error)
