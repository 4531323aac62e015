"""Limits how long a bot may think: by a number of imagined worlds, which is repeatable, or by time, for a table."""

from time import monotonic

from nenuphar.core.game import Millis


class Worlds:
    """A number of imagined worlds: the same on every machine."""

    def __init__(self, worlds: int) -> None:
        self.left = worlds

    def more(self) -> bool:
        self.left -= 1
        return self.left >= 0


class Milliseconds:
    """Time from now on. There is more as long as a step of average length still fits in."""

    def __init__(self, ms: Millis) -> None:
        self._began = monotonic()
        self._until = self._began + ms / 1_000
        self._steps = 0

    def more(self) -> bool:
        now = monotonic()
        average = (now - self._began) / max(self._steps, 1)
        self._steps += 1
        return now + average < self._until
