"""Bots at tables think in processes of their own, so that a hard thought holds up nobody's clock or message."""

import asyncio
import os
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import connection, get_context, parent_process
from random import Random
from typing import Any

from nenuphar import games
from nenuphar.bots.budget import Milliseconds
from nenuphar.core.game import Millis

LEAST_BUDGET_MS = 20
BUDGETS_AT_MOST = 10  # a bot that takes so many times its budget does not come to an end
SLACK_S = 10.0  # for a machine that is busy, and for a process that has to start first


class Thinkers:
    """A few processes. When many bots wait for them, each thinks for a shorter time.

    A bot that does not stop by itself is stopped: its process is thrown away, and whoever asked it hears TimeoutError.
    """

    def __init__(self, processes: int, budget_ms: Millis) -> None:
        self._processes = processes
        self._budget_ms = budget_ms
        self._pool: ProcessPoolExecutor | None = None
        self._waiting = 0
        self._room = asyncio.Semaphore(processes)

    async def choose(self, game: str, level: str, view: Any, seed: bytes) -> Any:
        self._waiting += 1
        budget_ms = max(LEAST_BUDGET_MS, self._budget_ms * self._processes // max(self._waiting, self._processes))
        try:
            async with self._room:  # so that the time of a thought is its own, and not that of those before it
                try:
                    return await self._ask(game, level, view, seed, budget_ms)
                except BrokenProcessPool:  # somebody has killed a process, so start again, once
                    return await self._ask(game, level, view, seed, budget_ms)
        finally:
            self._waiting -= 1

    async def _ask(self, game: str, level: str, view: Any, seed: bytes, budget_ms: Millis) -> Any:
        if self._pool is None:
            # Not forked: a fork of a process with threads may hang.
            self._pool = ProcessPoolExecutor(self._processes, get_context("spawn"), _end_with_parent)
        pool = self._pool
        limit_s = BUDGETS_AT_MOST * budget_ms / 1_000 + SLACK_S
        try:
            async with asyncio.timeout(limit_s):
                loop = asyncio.get_running_loop()
                return await loop.run_in_executor(pool, think, game, level, view, seed, budget_ms)
        except (TimeoutError, BrokenProcessPool):
            if self._pool is pool:  # and not one that somebody else has put in its place
                self.stop()
            raise

    def stop(self) -> None:
        if self._pool is None:
            return
        processes = list((self._pool._processes or {}).values())
        self._pool.shutdown(wait=False)  # what waits is not cancelled: it hears that the pool is broken
        for process in processes:
            process.terminate()
        self._pool = None


def think(key: str, level: str, view: Any, seed: bytes, budget_ms: Millis) -> Any:
    game = games.find(key)
    assert game is not None
    return game.bots[level].choose(view, game.moves(view), Random(seed), Milliseconds(budget_ms))


def _end_with_parent() -> None:
    """A process whose server was killed would otherwise wait for work for ever."""
    parent = parent_process()
    assert parent is not None
    sentinel = parent.sentinel

    def watch() -> None:
        connection.wait([sentinel])
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()
