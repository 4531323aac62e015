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


class Thinkers:
    """A few processes. When many bots wait for them, each thinks for a shorter time."""

    def __init__(self, processes: int, budget_ms: Millis) -> None:
        self._processes = processes
        self._budget_ms = budget_ms
        self._pool: ProcessPoolExecutor | None = None
        self._waiting = 0

    async def choose(self, game: str, level: str, view: Any, seed: bytes) -> Any:
        self._waiting += 1
        budget_ms = max(LEAST_BUDGET_MS, self._budget_ms * self._processes // max(self._waiting, self._processes))
        try:
            return await self._ask(game, level, view, seed, budget_ms)
        except BrokenProcessPool:  # somebody has killed a process, so start again, once
            self.stop()
            return await self._ask(game, level, view, seed, budget_ms)
        finally:
            self._waiting -= 1

    async def _ask(self, game: str, level: str, view: Any, seed: bytes, budget_ms: Millis) -> Any:
        if self._pool is None:
            # Not forked: a fork of a process with threads may hang.
            self._pool = ProcessPoolExecutor(self._processes, get_context("spawn"), _end_with_parent)
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._pool, think, game, level, view, seed, budget_ms)

    def stop(self) -> None:
        if self._pool is None:
            return
        processes = list((self._pool._processes or {}).values())
        self._pool.shutdown(wait=False, cancel_futures=True)
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
