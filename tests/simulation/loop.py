"""Virtual time: a scheduler that jumps to whatever happens next, and an event loop for each simulated process.

Nothing here waits, starts a thread or looks at a clock. Everything happens in the order of its time; what is due at the
same time happens in the order in which it was asked for.
"""

import asyncio
from asyncio import events
from collections import deque
from collections.abc import Callable, Sequence
from contextlib import suppress
from contextvars import Context
from heapq import heappop, heappush
from typing import TYPE_CHECKING, Any, TypeVar

T = TypeVar("T")

SECOND_US = 1_000_000


class Call(asyncio.TimerHandle):
    """Something to be called. Lighter than asyncio's own, which copies the context each time."""

    __slots__ = ()
    _loop: "ProcessLoop"

    def __init__(
        self, when_us: int, callback: Callable[..., object], args: Sequence[Any], loop: "ProcessLoop", context: Any
    ) -> None:
        self._when = when_us / SECOND_US
        self._callback = callback
        self._args = args
        self._loop = loop
        self._context = context
        self._cancelled = False

    def cancel(self) -> None:
        self._cancelled = True
        self._callback, self._args = _nothing, ()

    def run(self) -> None:
        try:
            if self._context is None:
                self._callback(*self._args)
            else:
                self._context.run(self._callback, *self._args)
        except Exception as error:
            self._loop.call_exception_handler({"message": f"{self._callback} failed", "exception": error})


def _nothing() -> None:
    """What a cancelled call does."""


class Scheduler:
    def __init__(self) -> None:
        self.now_us = 0
        self.steps = 0
        self._soon: deque[Call] = deque()
        self._later: list[tuple[int, int, Call]] = []
        self._number = 0

    def soon(self, call: Call) -> None:
        self._soon.append(call)

    def later(self, when_us: int, call: Call) -> None:
        self._number += 1
        heappush(self._later, (max(when_us, self.now_us), self._number, call))

    def run(self, until: Callable[[], bool], limit_us: int) -> bool:
        """Go on until this is true. False if nothing is left to do, or the time is over."""
        running: ProcessLoop | None = None
        soon, later = self._soon, self._later
        try:
            while not until():
                if soon:
                    call = soon.popleft()
                elif later and later[0][0] <= limit_us:
                    self.now_us, _, call = heappop(later)
                else:
                    return False
                loop = call._loop
                if call._cancelled or not loop.takes(call):
                    continue
                if loop is not running:
                    running = loop
                    events._set_running_loop(loop)
                    loop.on_run()
                self.steps += 1
                call.run()
        finally:
            events._set_running_loop(None)
        return True


if TYPE_CHECKING:
    from asyncio import BaseEventLoop as _Loop  # which has everything, so that nothing is missing here
else:
    from asyncio import AbstractEventLoop as _Loop


class ProcessLoop(_Loop):
    """The event loop of one process, which can be paused and killed."""

    def __init__(self, scheduler: Scheduler, name: str, on_error: Callable[[str, BaseException | None], None]) -> None:
        self.name = name
        self.on_run: Callable[[], None] = lambda: None  # called before it runs, if another process ran before
        self.paused = False
        self.dead = False
        self.behind_us = 0  # how long work takes that production gives to a thread
        self._scheduler = scheduler
        self._held: list[Call] = []  # what came due during a pause
        self._on_error = on_error
        self._unfinished: list[asyncio.Task[Any]] = []

    def takes(self, call: Call) -> bool:
        """Whether the process can run this now. A paused one does it later."""
        if self.paused and not self.dead:
            self._held.append(call)
        return not (self.paused or self.dead)

    def pause(self) -> None:
        self.paused = True

    def resume(self) -> None:
        self.paused = False
        held, self._held = self._held, []
        for call in held:
            self._scheduler.soon(call)

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
                task.get_coro().close()
        self._unfinished = []
        events._set_running_loop(None)

    # What asyncio needs of a loop

    def time(self) -> float:
        return self._scheduler.now_us / SECOND_US

    def call_soon(  # type: ignore[override]
        self, callback: Callable[..., object], *args: Any, context: Context | None = None
    ) -> asyncio.Handle:
        call = Call(self._scheduler.now_us, callback, args, self, context)
        self._scheduler.soon(call)
        return call

    call_soon_threadsafe = call_soon  # type: ignore[assignment]

    def call_later(  # type: ignore[override]
        self, delay: float, callback: Callable[..., object], *args: Any, context: Context | None = None
    ) -> asyncio.TimerHandle:
        return self._call_at(self._scheduler.now_us + round(delay * SECOND_US), callback, args, context)

    def call_at(  # type: ignore[override]
        self, when: float, callback: Callable[..., object], *args: Any, context: Context | None = None
    ) -> asyncio.TimerHandle:
        return self._call_at(round(when * SECOND_US), callback, args, context)

    def _call_at(
        self, when_us: int, callback: Callable[..., object], args: tuple[Any, ...], context: Context | None
    ) -> asyncio.TimerHandle:
        call = Call(when_us, callback, args, self, context)
        self._scheduler.later(when_us, call)
        return call

    def create_future(self) -> asyncio.Future[Any]:
        return asyncio.Future(loop=self)

    def create_task(self, coro: Any, *, name: object = None, context: Context | None = None) -> asyncio.Task[Any]:
        return asyncio.Task(coro, loop=self, name=None if name is None else str(name), context=context)

    def run_in_executor(  # type: ignore[override]
        self, executor: Any, func: Callable[..., T], *args: Any
    ) -> asyncio.Future[T]:
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


def _answer(future: asyncio.Future[T], result: T) -> None:
    if not future.done():
        future.set_result(result)


def _fail(future: asyncio.Future[T], error: Exception) -> None:
    if not future.done():
        future.set_exception(error)
