"""Builds word lists when a table first needs them: in a separate process, one list after another."""

import asyncio
import logging
import os
from collections.abc import Callable
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any

from nenuphar import games
from nenuphar.bots.processes import end_with_parent
from nenuphar.core.game import AnyGame
from nenuphar.core.lookup import Lookup

log = logging.getLogger("nenuphar.library")

NICENESS = 10  # its niceness: tables have priority
AGAIN_S = 600.0  # after a failure
PATIENCE_S = 60.0
BEGUN = 0.5  # from here on, a part of the list is usable


class Library:
    """`progress` is how much of a language's list is ready, from 0 to 1. None if nothing is missing."""

    def __init__(self) -> None:
        self._failed: dict[tuple[str, str], float] = {}  # when, on the loop's clock
        self._progress: dict[tuple[str, str], float] = {}
        self._listeners: dict[tuple[str, str], set[Callable[[], None]]] = {}
        self._one_at_a_time = asyncio.Lock()
        self._work: set[asyncio.Task[None]] = set()

    def progress(self, game: AnyGame, language: str) -> float | None:
        return self._progress.get((game.manifest.key, language))

    def want(self, game: AnyGame, language: str, listener: Callable[[], None]) -> None:
        """Make sure that this list is ready or being built. Calls `listener` after each step.

        Every visitor asks for it, so a list that was damaged or deleted is built again.
        """
        key = (game.manifest.key, language)
        if key in self._listeners:
            self._listeners[key].add(listener)
        elif game.lookup is not None and not self._failed_lately(key):
            self._listeners[key] = {listener}
            work = asyncio.get_running_loop().create_task(self._prepare(key, game.lookup))
            self._work.add(work)
            work.add_done_callback(self._work.discard)

    async def something(self, game: AnyGame, language: str) -> None:
        """Wait until a part of this language's list can be read, for some time at most."""
        changed = asyncio.Event()
        self.want(game, language, changed.set)
        with suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE_S):
                while (game.manifest.key, language) in self._listeners and (self.progress(game, language) or 0) < BEGUN:
                    changed.clear()
                    await changed.wait()
        self.forget(changed.set)

    def _failed_lately(self, key: tuple[str, str]) -> bool:
        return asyncio.get_running_loop().time() < self._failed.get(key, -AGAIN_S) + AGAIN_S

    def forget(self, listener: Callable[[], None]) -> None:
        for listeners in self._listeners.values():
            listeners.discard(listener)

    def stop(self) -> None:
        for work in self._work:
            work.cancel()

    async def _prepare(self, key: tuple[str, str], lookup: Lookup[Any, Any, Any]) -> None:
        language = key[1]
        try:
            async with self._one_at_a_time:
                if not await asyncio.to_thread(lookup.is_ready, language):
                    self._report(key, 0.0)
                    await self._run(key)
                    if not await asyncio.to_thread(lookup.is_ready, language):
                        self._failed[key] = asyncio.get_running_loop().time()
        finally:
            self._progress.pop(key, None)
            for listener in self._listeners.pop(key):
                listener()

    def _report(self, key: tuple[str, str], progress: float) -> None:
        self._progress[key] = progress
        for listener in tuple(self._listeners[key]):
            listener()

    async def _run(self, key: tuple[str, str]) -> None:
        here, there = get_context("spawn").Pipe(duplex=False)
        process = get_context("spawn").Process(target=work, args=(*key, there), daemon=True)
        await asyncio.to_thread(process.start)
        there.close()
        try:
            while True:
                self._report(key, await asyncio.to_thread(here.recv))
        except EOFError:
            await asyncio.to_thread(process.join)
            if process.exitcode:
                log.error("books could not be made ready", extra={"game": key[0], "language": key[1]})
        finally:
            process.terminate()


def work(key: str, language: str, reports: Connection) -> None:
    end_with_parent()
    os.nice(NICENESS)
    lookup = games.load(key).lookup
    assert lookup is not None
    lookup.prepare(language, reports.send)
