"""The secrets that nodes sign with: those of visitors' tokens, which every node reads from the database."""

import asyncio
from collections.abc import Mapping
from time import monotonic

from nenuphar.store import Key, Store, Unavailable

FRESH_S = 1.0  # how often an unknown key may make us read all keys again


class NodeKeys:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._keys: dict[str, Key] = {}
        self._newest: Key | None = None
        self._read_at = -FRESH_S
        self._reading = asyncio.Lock()

    async def newest(self) -> Key:
        if self._newest is None:
            await self._read()
        if self._newest is None:
            raise Unavailable("there is no key yet")
        return self._newest

    async def with_key(self, key_id: str) -> Mapping[str, Key]:
        """All keys, read again if this one is unknown: another node may have made it."""
        if key_id not in self._keys:
            async with self._reading:  # several may come before the first reading is done
                if key_id not in self._keys and monotonic() >= self._read_at + FRESH_S:
                    await self._read()
        return self._keys

    async def _read(self) -> None:
        self._read_at = monotonic()
        kept = await self._store.keys()
        self._keys = {key.key_id: key for key in kept}
        self._newest = kept[0] if kept else None
