"""How much may come from one address (TB-24). It is generous, since a whole school may share one.

A limit that is reached is told in the log, once a minute for each address and kind.
"""

import logging
from collections import Counter, OrderedDict
from time import monotonic
from typing import Literal, TypeAlias

from nenuphar.core.game import Refused
from nenuphar.server.net.addresses import household
from nenuphar.server.net.rate_limits import Buckets
from nenuphar.server.settings import Settings

log = logging.getLogger("nenuphar.limits")

QUIET_S = 60.0
MOST_REMEMBERED = 1_000

Kind: TypeAlias = Literal["requests", "asks", "tables", "guests", "codes"]


class LimitLog:
    """Lines for the log that an attack must not flood."""

    def __init__(self) -> None:
        self._quiet_until: OrderedDict[tuple[str, str], float] = OrderedDict()

    def say(self, what: str, address: str) -> None:
        now, key = monotonic(), (what, address)
        if now < self._quiet_until.get(key, now):
            return
        self._quiet_until[key] = now + QUIET_S
        self._quiet_until.move_to_end(key)
        if len(self._quiet_until) > MOST_REMEMBERED:
            self._quiet_until.popitem(last=False)
        log.warning(what, extra={"address": address})


class ConnectionLimits:
    """The open connections, altogether and from each address. A proxy that we trust speaks for many addresses."""

    def __init__(self, most: int, most_each: int, limit_log: LimitLog) -> None:
        self._most = most
        self._most_each = most_each
        self._limit_log = limit_log
        self._open: Counter[str] = Counter()
        self._together = 0

    def enter(self, address: str, is_proxy: bool = False) -> bool:
        """Whether there is room for one more. If so, `leave` has to follow."""
        if self._together >= self._most:
            self._limit_log.say("no room for more connections", address)
            return False
        if not is_proxy and self._open[address] >= self._most_each:
            self._limit_log.say("too many connections from one address", address)
            return False
        self._open[address] += 1
        self._together += 1
        return True

    def leave(self, address: str) -> None:
        self._together -= 1
        self._open[address] -= 1
        if not self._open[address]:
            del self._open[address]


class AddressLimits:
    """What the people at one address may do together, beside what each of them may do."""

    def __init__(self, settings: Settings, limit_log: LimitLog) -> None:
        self._limit_log = limit_log
        self._most_sockets = settings.address_sockets
        self._sockets: Counter[str] = Counter()
        self._buckets: dict[Kind, Buckets] = {
            "requests": Buckets(5 * settings.address_requests_per_second, settings.address_requests_per_second),
            "asks": Buckets(5 * settings.address_asks_per_second, settings.address_asks_per_second),
            "tables": Buckets(settings.address_tables_per_minute, settings.address_tables_per_minute / 60),
            "guests": Buckets(settings.guests_per_minute, settings.guests_per_minute / 60),
            "codes": Buckets(settings.codes_per_minute, settings.codes_per_minute / 60),
        }

    def allow(self, kind: Kind, host: str) -> bool:
        address = household(host)
        allowed = self._buckets[kind].of(address).take()
        if not allowed:
            self._limit_log.say(f"too many {kind} from one address", address)
        return allowed

    def has(self, kind: Kind, host: str) -> bool:
        """Whether there is one left to take."""
        return self._buckets[kind].of(household(host)).left >= 1

    def take(self, kind: Kind, host: str) -> None:
        if not self.allow(kind, host):
            raise Refused("TB-24")

    def open_socket(self, host: str) -> None:
        address = household(host)
        if self._sockets[address] >= self._most_sockets:
            self._limit_log.say("too many sockets from one address", address)
            raise Refused("TB-24")
        self._sockets[address] += 1

    def close_socket(self, host: str) -> None:
        address = household(host)
        self._sockets[address] -= 1
        if not self._sockets[address]:
            del self._sockets[address]
