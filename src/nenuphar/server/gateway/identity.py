"""Identifies people: a signed token in a cookie that no script can read.

A token names a person and the time it was made. It is renewed when half of its life is over. The secrets that sign are
replaced in time too; an old secret is kept as long as a token signed with it may still be valid.
"""

import asyncio
import hmac
import secrets
from base64 import urlsafe_b64encode
from collections.abc import Sequence
from time import monotonic
from typing import Any

from msgspec import Struct

from nenuphar.core.game import Millis
from nenuphar.server.clock import now_ms
from nenuphar.server.settings import DAY_S
from nenuphar.server.wire import PersonId
from nenuphar.store import Key, Store

COOKIE = "nenuphar"
LINK_MINUTES = 10
MOST_KEYS = 8  # kept whatever the clock says
LOOK_UP_S = 1.0
AHEAD_MS = DAY_S * 1_000  # how far ahead a clock may have been before


class Known(Struct, frozen=True):
    """A person with a valid token. `stale` ones should get a new token."""

    person: PersonId
    stale: bool


class Tokens:
    def __init__(self, store: Store, life_days: int) -> None:
        self._store = store
        self._life_ms = life_days * DAY_S * 1_000
        self._keys: dict[str, Key] = {}
        self._newest: Key | None = None
        self._looking_up: asyncio.Task[None] | None = None
        self._looked_up_at = float("-inf")

    async def load(self, now: Millis) -> None:
        """Secrets live as long as tokens; a new one is made when half of that time is over.

        The clock may be wrong: the last few are kept however old they seem, and one from the future does not sign.
        """
        kept = await self._store.keys()
        fit = _fit_to_sign(kept, now)
        if not fit or fit[0].created_ms < now - self._life_ms // 2:
            await self._store.keep_key(Key(secrets.token_hex(4), secrets.token_bytes(32), now))
            kept = await self._store.keys()
        if len(kept) > MOST_KEYS:
            await self._store.drop_keys(min(kept[MOST_KEYS - 1].created_ms, now - 2 * self._life_ms))
            kept = await self._store.keys()
        self._take(kept, now)

    def _take(self, kept: Sequence[Key], now: Millis) -> None:
        self._keys = {key.key_id: key for key in kept}
        self._newest = _fit_to_sign(kept, now)[0]

    async def look_up_key(self, token: str) -> None:
        """Before a token is read: if its secret is unknown here, another process may have made it.

        Forged tokens cost at most one query in LOOK_UP_S. Everybody waits for the next one, so forgers cannot keep a
        valid token from being read.
        """
        parts = token.split(".")
        if len(parts) != 5 or parts[1] in self._keys:
            return
        if self._looking_up is None:
            self._looking_up = asyncio.get_running_loop().create_task(self._look_up())
        await asyncio.shield(self._looking_up)

    async def _look_up(self) -> None:
        try:
            await asyncio.sleep(self._looked_up_at + LOOK_UP_S - monotonic())
        finally:
            # Requests during the query wait for the next one: their secret may be newer.
            self._looking_up, self._looked_up_at = None, monotonic()
        self._take(await self._store.keys(), now_ms())

    async def renew(self, now: Millis) -> None:
        if self._newest is None or self._newest.created_ms < now - self._life_ms // 2:
            await self.load(now)

    def sign(self, person: PersonId, now: Millis) -> str:
        assert self._newest is not None
        said = f"1.{self._newest.key_id}.{person}.{now // 1_000}"
        return f"{said}.{_signature(self._newest, said)}"

    def read(self, token: str, now: Millis) -> Known | None:
        said, _, signature = token.rpartition(".")
        parts = said.split(".")
        if len(parts) != 4 or parts[0] != "1" or len(token) > 200:
            return None
        key = self._keys.get(parts[1])
        if key is None or not hmac.compare_digest(signature.encode(), _signature(key, said).encode()):
            return None
        age_ms = now - int(parts[3]) * 1_000
        if age_ms > self._life_ms:
            return None
        half_over = age_ms > self._life_ms // 2 or age_ms < -AHEAD_MS
        return Known(parts[2], stale=half_over or key.key_id != self._newest_id)

    @property
    def _newest_id(self) -> str:
        return "" if self._newest is None else self._newest.key_id

    def cookie(self, token: str, secure: bool) -> dict[str, Any]:
        """The cookie for the browser."""
        return {
            "key": COOKIE,
            "value": token,
            "max_age": self._life_ms // 1_000,
            "path": "/",
            "secure": secure,
            "httponly": True,
            "samesite": "lax",
        }


def _fit_to_sign(keys: Sequence[Key], now: Millis) -> list[Key]:
    """A secret from the future does not sign."""
    return [key for key in keys if key.created_ms <= now + AHEAD_MS]


def _signature(key: Key, said: str) -> str:
    return urlsafe_b64encode(hmac.digest(key.secret, said.encode(), "sha256")).rstrip(b"=").decode()
