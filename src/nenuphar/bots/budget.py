"""How long a bot may think: a number of imagined worlds, which is repeatable, or a time, which a table can promise."""

from time import monotonic

from nenuphar.core.game import Millis


class Worlds:
    """A number of imagined worlds: the same on every machine."""

    def __init__(self, thoughts: int) -> None:
        self.left = thoughts

    def more(self) -> bool:
        self.left -= 1
        return self.left >= 0


class Milliseconds:
    """So much time from now on. There is more as long as another thought of average length still fits in."""

    def __init__(self, ms: Millis) -> None:
        self._began = monotonic()
        self._until = self._began + ms / 1_000
        self._thoughts = 0

    def more(self) -> bool:
        now = monotonic()
        average = (now - self._began) / max(self._thoughts, 1)
        self._thoughts += 1
        return now + average < self._until
