"""Who may knock, how often, and from where."""

import socket
from collections import OrderedDict
from collections.abc import Iterable, Mapping
from ipaddress import ip_address
from time import monotonic

from nenuphar.core.game import Refused

MOST_REMEMBERED = 20_000


class Bucket:
    """So many at once, and so many a second in the long run."""

    __slots__ = ("_at", "_burst", "_full", "_rate")

    def __init__(self, burst: float, per_second: float) -> None:
        self._burst = burst
        self._rate = per_second
        self._full = burst
        self._at = monotonic()

    def take(self) -> bool:
        now = monotonic()
        self._full = min(self._burst, self._full + (now - self._at) * self._rate)
        self._at = now
        if self._full < 1:
            return False
        self._full -= 1
        return True


class Buckets:
    """One for each person or address; those not seen for longest are forgotten."""

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


class Doorkeeper:
    """Which names this server answers to (so that no foreign name can be pointed at it), and which pages may ask."""

    def __init__(self, names: Iterable[str], origins: Iterable[str]) -> None:
        machine = socket.gethostname().lower()
        self._names = {"localhost", machine, f"{machine}.local", *(name.lower() for name in names)}
        self._origins = {origin.rstrip("/").lower() for origin in origins}

    def check(self, headers: Mapping[str, str], changes: bool) -> None:
        """`changes` is whether the request may change something, as every socket may (TB-25)."""
        host = headers.get("host", "").lower()
        if not self._is_ours(host):
            raise Refused("TB-25", fault="host")
        origin = headers.get("origin")
        if not changes or origin is None:  # a browser names the origin of whatever may change something
            return
        origin = origin.lower()
        if origin.partition("://")[2] != host and origin not in self._origins:
            raise Refused("TB-25", fault="origin")

    def _is_ours(self, host: str) -> bool:
        """An address in numbers cannot be pointed elsewhere, so it is as good as our own name."""
        name = host[1 : host.find("]")] if host.startswith("[") else host.partition(":")[0]
        if name in self._names:
            return True
        try:
            ip_address(name)
        except ValueError:
            return False
        return True
