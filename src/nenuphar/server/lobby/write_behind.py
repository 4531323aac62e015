"""Writes news for other processes in the background, without delaying anybody who plays."""

import asyncio
from abc import ABC, abstractmethod
from contextlib import suppress

from nenuphar.store import Unavailable

LAST_TRY_S = 1.0  # a hung disk must not delay the end


class WriteBehind(ABC):
    """`gather_s` is how long news is gathered; `beat_s` is the longest time between two flushes."""

    def __init__(self, gather_s: float, beat_s: float) -> None:
        self._gather_s = gather_s
        self._beat_s = beat_s
        self._news = asyncio.Event()

    @abstractmethod
    async def flush(self) -> None:
        """Write the changes. May raise Unavailable: unwritten changes stay."""

    async def go_on(self) -> None:
        try:
            while True:
                with suppress(TimeoutError):
                    async with asyncio.timeout(self._beat_s):
                        await self._news.wait()
                await asyncio.sleep(self._gather_s)
                self._news.clear()
                with suppress(Unavailable):
                    await self.flush()
        finally:
            self.end()
            with suppress(Unavailable, TimeoutError):
                async with asyncio.timeout(LAST_TRY_S):
                    await self.flush()

    def end(self) -> None:
        """Called before the last flush."""
        self._news.clear()
