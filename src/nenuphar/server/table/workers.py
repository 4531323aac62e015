"""Runs slow work in other processes, so that it holds up nobody's clock or message."""

import asyncio
import os
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Any, TypeVar

from nenuphar.bots.processes import end_with_parent
from nenuphar.server.table.turns import Turns, Waiters

T = TypeVar("T")

START_S = 120.0  # a process may start late on a busy machine; the limit for its work begins after that
NICE = 5  # its niceness, on systems that have it: players have priority


class Workers:
    """A few processes, started when there is work, and the turns in which people use them.

    Work that does not end in time is stopped: its process is killed, and the caller gets TimeoutError. Work whose
    process was killed is tried once more.
    """

    def __init__(self, processes: int, nice: int = NICE, rest_s: float = 0.0) -> None:
        self.turns = Turns(processes, rest_s)
        self._processes = processes
        self._nice = nice
        self._pool: ProcessPoolExecutor | None = None
        self._started: asyncio.Future[None]

    async def do(self, waiters: Waiters, limit_s: float, work: Callable[..., T], *what: Any) -> T:
        """Wait for a turn, then work. The limit is for the work alone."""
        async with self.turns.turn(waiters):
            return await self.run(limit_s, work, *what)

    async def run(self, limit_s: float, work: Callable[..., T], *what: Any) -> T:
        """Work at once. The caller has a turn."""
        try:
            return await self._try(limit_s, work, *what)
        except BrokenProcessPool:
            return await self._try(limit_s, work, *what)

    def start(self, work: Callable[..., object]) -> ProcessPoolExecutor:
        """Start a process, so that the first work of this kind need not wait for it."""
        if self._pool is not None and self._has_failed():
            self.stop()
        if self._pool is None:
            # Not forked: a fork of a process with threads may hang.
            self._pool = ProcessPoolExecutor(self._processes, get_context("spawn"), begin, (self._nice,))
            self._started = asyncio.get_running_loop().run_in_executor(self._pool, load, work)
            self._started.add_done_callback(_look_at)
        return self._pool

    async def is_ready(self, work: Callable[..., object], patience_s: float) -> bool:
        """Whether a process has started. Starts one and waits for a while if there is none."""
        self.start(work)
        await asyncio.wait({self._started}, timeout=patience_s)
        return self._has_started()

    def is_up(self, work: Callable[..., object]) -> bool:
        """Whether a process has started already. Starts one if there is none."""
        self.start(work)
        return self._has_started()

    def _has_started(self) -> bool:
        return self._started.done() and not self._has_failed()

    def _has_failed(self) -> bool:
        started = self._started
        return started.done() and (started.cancelled() or started.exception() is not None)

    async def _try(self, limit_s: float, work: Callable[..., T], *what: Any) -> T:
        pool = self.start(work)
        try:
            async with asyncio.timeout(START_S):
                await asyncio.shield(self._started)
            async with asyncio.timeout(limit_s):
                return await asyncio.get_running_loop().run_in_executor(pool, work, *what)
        except (TimeoutError, BrokenProcessPool):
            if self._pool is pool:  # and not a newer one
                self.stop()
            raise

    def stop(self) -> None:
        if self._pool is None:
            return
        processes = list((self._pool._processes or {}).values())
        self._pool.shutdown(wait=False)  # its callers are not cancelled: they get BrokenProcessPool
        for process in processes:
            process.terminate()
        self._pool = None


def begin(nice: int = NICE) -> None:
    """Prepare a new process."""
    if hasattr(os, "nice"):
        os.nice(nice)
    end_with_parent()


def load(_work: Callable[..., object]) -> None:
    """Do nothing. To receive its argument, the process imports everything that the work needs."""


def _look_at(started: asyncio.Future[None]) -> None:
    """Retrieve the exception of a process that did not start, in case nobody else does."""
    if not started.cancelled():
        started.exception()
