"""Knows whether anything can be stored right now, so that players are told when the disk is full.

After a failure nobody can join a table until a trial succeeds. Otherwise every browser would reconnect at once, ask
again, fail again and be disconnected again.
"""

import asyncio
import logging
from collections.abc import Callable
from time import monotonic

from nenuphar.store import Store, Unavailable

log = logging.getLogger("nenuphar.health")

FIRST_PAUSE_S, LONGEST_PAUSE_S = 1.0, 30.0
FRESH_S = 5.0  # how long a trial is believed, so that nobody can wear out the disk by asking
CANNOT_SAVE = 4_028  # a socket's close code for TB-28, among those that are free for applications


class Health:
    def __init__(self, store: Store, on_failure: Callable[[], None] = lambda: None) -> None:
        self.is_well = True
        self._on_failure = on_failure
        self._store = store
        self._tried_at = -FRESH_S
        self._recovered_at = -LONGEST_PAUSE_S
        self._pause_s = FIRST_PAUSE_S
        self._recovery: asyncio.Task[None] | None = None

    def failed(self) -> None:
        """Something could not be stored."""
        if not self.is_well:
            return
        self.is_well = False
        recent = monotonic() < self._recovered_at + LONGEST_PAUSE_S
        self._pause_s = min(2 * self._pause_s, LONGEST_PAUSE_S) if recent else FIRST_PAUSE_S
        log.error("nothing can be stored")
        loop = asyncio.get_running_loop()
        self._recovery = loop.create_task(self._recover(), name="recovery")
        loop.call_soon(self._on_failure)  # a table that could not store ends by itself first

    async def check(self) -> bool:
        """Whether anything can be stored, by a new trial unless the last one is recent."""
        if self.is_well and monotonic() > self._tried_at + FRESH_S:
            self._tried_at = monotonic()  # noted before the trial, so that many who ask at once share one
            if not await self._works():
                self.failed()
        return self.is_well

    def stop(self) -> None:
        if self._recovery is not None:
            self._recovery.cancel()

    async def _recover(self) -> None:
        await asyncio.sleep(self._pause_s)
        while not await self._works():
            self._pause_s = min(2 * self._pause_s, LONGEST_PAUSE_S)
            await asyncio.sleep(self._pause_s)
        self.is_well = True
        self._recovered_at = monotonic()
        log.warning("the store can be written to again")

    async def _works(self) -> bool:
        try:
            await self._store.probe()
        except Unavailable:
            return False
        return True
