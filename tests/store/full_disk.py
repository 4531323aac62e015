"""A process whose files may not grow for a while: `full_disk.py FILE`. Fails if the store does not recover."""

import asyncio
import resource
import sys
from pathlib import Path

from nenuphar.store import Append, Appended, Card, Unavailable
from nenuphar.store.sqlite import SqliteStore, open_store

LIMIT_BYTES = 300_000


async def main(path: Path) -> None:
    store = await open_store(path)
    _, most = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (LIMIT_BYTES, most))
    stored = await append_until_full(store)
    assert stored > 0
    for _ in range(3):
        try:
            await append(store, stored)
        except Unavailable:
            continue
        raise AssertionError("there was no space")
    assert len(await store.read("t1")) == stored
    resource.setrlimit(resource.RLIMIT_FSIZE, (most, most))
    assert await append(store, stored) == Appended(stored + 1)
    await store.close()
    store = await open_store(path)
    assert len(await store.read("t1")) == stored + 1
    await store.close()


async def append_until_full(store: SqliteStore) -> int:
    for seq in range(1000):
        try:
            assert await append(store, seq) == Appended(seq + 1)
        except Unavailable:
            return seq
    raise AssertionError("the disk never became full")


async def append(store: SqliteStore, seq: int) -> object:
    card = Card("FROG", False, "playing", seq, b"{}")
    return await store.append(
        Append(table_id="t1", expected_seq=seq, events=(b"x" * 9_000,), at_ms=seq, deadline_ms=None, card=card)
    )


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1])))
