"""Rate limits: token buckets, one for each person or address."""

from collections import OrderedDict
from time import monotonic

from nenuphar.core.game import Refused

MOST_REMEMBERED = 20_000


class Bucket:
    """A burst at once, and a steady rate in the long run."""

    __slots__ = ("_at", "_burst", "_full", "_rate")

    def __init__(self, burst: float, per_second: float) -> None:
        self._burst = burst
        self._rate = per_second
        self._full = burst
        self._at = monotonic()

    @property
    def left(self) -> float:
        now = monotonic()
        self._full = min(self._burst, self._full + (now - self._at) * self._rate)
        self._at = now
        return self._full

    def take(self) -> bool:
        if self.left < 1:
            return False
        self._full -= 1
        return True


class Buckets:
    """One for each person or address; the least recently used are forgotten."""

    def __init__(self, burst: float, per_second: float) -> None:
        self._burst = burst
        self._rate = per_second
        self._known: OrderedDict[str, Bucket] = OrderedDict()

    def of(self, who: str) -> Bucket:
        bucket = self._known.get(who)
        if bucket is None:
            bucket = self._known[who] = Bucket(self._burst, self._rate)
            if len(self._known) > MOST_REMEMBERED:
                self._known.popitem(last=False)
        self._known.move_to_end(who)
        return bucket

    def take(self, who: str) -> None:
        if not self.of(who).take():
            raise Refused("TB-24")
