"""Limits what may come from one address (TB-24). The limits are generous, since a whole school may share one.

A limit that is reached is logged once a minute for each address and kind.
"""

import logging
from collections import Counter, OrderedDict
from time import monotonic
from typing import Literal, TypeAlias

from nenuphar.core.game import Refused
from nenuphar.server.gateway.shared_limits import SharedBuckets
from nenuphar.server.net.addresses import household
from nenuphar.server.net.rate_limits import Buckets
from nenuphar.server.settings import Settings
from nenuphar.store import Store

log = logging.getLogger("nenuphar.limits")

QUIET_S = 60.0
MOST_REMEMBERED = 1_000

Kind: TypeAlias = Literal["requests", "asks"]
SharedKind: TypeAlias = Literal["tables", "guests", "codes"]


class LimitLog:
    """Log lines that an attack must not flood."""

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
    """The open connections, in all and from each address. A trusted proxy speaks for many addresses."""

    def __init__(self, most: int, most_each: int, limit_log: LimitLog) -> None:
        self._most = most
        self._most_each = most_each
        self._limit_log = limit_log
        self._open: Counter[str] = Counter()
        self._together = 0

    def enter(self, address: str, is_proxy: bool = False) -> bool:
        """Whether there is room for one more. If so, a call of `leave` must follow."""
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
    """What the people at one address may do together, besides what each of them may do."""

    def __init__(self, settings: Settings, limit_log: LimitLog, store: Store) -> None:
        self._limit_log = limit_log
        self._most_sockets = settings.address_sockets
        self._sockets: Counter[str] = Counter()
        self._buckets: dict[Kind, Buckets] = {
            "requests": Buckets(5 * settings.address_requests_per_second, settings.address_requests_per_second),
            "asks": Buckets(5 * settings.address_asks_per_second, settings.address_asks_per_second),
        }
        # The limits against guessing and against filling the disk count over all processes together.
        self._shared: dict[SharedKind, SharedBuckets] = {
            "tables": SharedBuckets(store, "address tables", settings.address_tables_per_minute),
            "guests": SharedBuckets(store, "address guests", settings.guests_per_minute),
            "codes": SharedBuckets(store, "address codes", settings.codes_per_minute),
        }

    def allow(self, kind: Kind, host: str) -> bool:
        address = household(host)
        allowed = self._buckets[kind].of(address).take()
        if not allowed:
            self._limit_log.say(f"too many {kind} from one address", address)
        return allowed

    def take(self, kind: Kind, host: str) -> None:
        if not self.allow(kind, host):
            raise Refused("TB-24")

    async def allow_shared(self, kind: SharedKind, host: str) -> bool:
        address = household(host)
        allowed = await self._shared[kind].allow(address)
        if not allowed:
            self._limit_log.say(f"too many {kind} from one address", address)
        return allowed

    async def has_shared(self, kind: SharedKind, host: str) -> bool:
        """Take one, if there is one left."""
        return await self._shared[kind].has(household(host))

    async def take_shared(self, kind: SharedKind, host: str) -> None:
        if not await self.allow_shared(kind, host):
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
