"""Rate limits that count over all processes on a database (TB-24).

They are for actions that are rare and matter: guessing codes, and filling the database. Everything else is counted
locally, since a connection belongs to one process.
"""

from contextlib import suppress
from hashlib import blake2b

from nenuphar.core.game import Refused
from nenuphar.server.clock import now_ms
from nenuphar.server.net.rate_limits import Buckets
from nenuphar.store import Rate, Store, Unavailable

FINGERPRINT_BYTES = 16


class SharedBuckets:
    """This process counts first, so a flood that it refuses costs no query. It counts alone without the store."""

    def __init__(self, store: Store, kind: str, burst: float, seconds: float = 60.0) -> None:
        """`burst` is how much may be done at once, and also per this many seconds in the long run."""
        self._store = store
        self._kind = kind
        self._own = Buckets(burst, burst / seconds)
        self._rate = Rate(burst, int(seconds / burst * 1_000_000))

    async def allow(self, who: str) -> bool:
        if not self._own.of(who).take():
            return False
        with suppress(Unavailable):
            return await self._store.take_token(await self._bucket(who), self._rate, _now_us())
        return True

    async def has(self, who: str) -> bool:
        """Take one, if there is one left."""
        if self._own.of(who).left < 1:
            return False
        with suppress(Unavailable):
            return await self._store.has_token(await self._bucket(who), self._rate, _now_us())
        return True

    async def take(self, who: str) -> None:
        if not await self.allow(who):
            raise Refused("TB-24")

    async def _bucket(self, who: str) -> str:
        """Its name in the database, which keeps no addresses.

        There are few enough addresses to try them all, so a secret is part of it: the oldest one that signs tokens,
        because all processes have it, and it is the last to be replaced.
        """
        *_, oldest = await self._store.keys()
        said = f"{self._kind} {who}".encode()
        return blake2b(said, key=oldest.secret, digest_size=FINGERPRINT_BYTES).hexdigest()


def _now_us() -> int:
    return now_ms() * 1_000
