"""Where matches are played: in this process, in others, on a dask cluster, or on any other executor."""

import signal
import sys
from collections.abc import Callable
from concurrent.futures import CancelledError, Executor, Future, ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any, Self, TypeVar

from nenuphar.bots.processes import end_with_parent
from nenuphar.lab.errors import LabError

T = TypeVar("T")


class Pool:
    """An executor that somebody else has made, and will close."""

    # Raised when nobody is left to do the work, or no worker can be started or reached.
    lost: tuple[type[Exception], ...] = (CancelledError, OSError)

    def __init__(self, executor: Executor, room: int = 64) -> None:
        self._executor = executor
        self._room = room

    def room(self) -> int:
        """How much work to have under way, so that no worker waits."""
        return self._room

    def submit(self, work: Callable[..., T], *what: Any) -> Future[T]:
        return self._executor.submit(work, *what)

    def renew(self) -> None:
        """Workers were killed, and the executor is broken: get another."""
        raise LabError("sorry-pool-broken")

    def close(self) -> None:
        pass

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()


class Processes(Pool):
    """Processes on this machine."""

    def __init__(self, number: int) -> None:
        self._number = number
        self._pool = _processes(number)
        super().__init__(self._pool, 2 * number)

    def renew(self) -> None:
        self.close()
        self._executor = self._pool = _processes(self._number)

    def close(self) -> None:
        processes = list((self._pool._processes or {}).values())
        self._pool.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            process.terminate()


def _processes(number: int) -> ProcessPoolExecutor:
    # A fresh interpreter for each worker: a forked one would inherit the locks of other threads.
    return ProcessPoolExecutor(number, get_context("spawn"), initializer=_begin)


def _begin() -> None:
    """Ctrl-C reaches every process of the terminal: a worker then stops at once and prints nothing.

    What bots print goes to stderr, because a program may read the results from stdout.
    """
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    sys.stdout = sys.stderr
    end_with_parent()


class ThisProcess(Executor):
    """Does everything at once, before `submit` returns."""

    def submit(self, work: Callable[..., T], /, *what: Any, **named: Any) -> Future[T]:
        done: Future[T] = Future()
        try:
            done.set_result(work(*what, **named))
        except Exception as error:
            done.set_exception(error)
        return done


def here(workers: int) -> Pool:
    """A pool on this machine."""
    return Pool(ThisProcess(), 1) if workers == 1 else Processes(workers)
