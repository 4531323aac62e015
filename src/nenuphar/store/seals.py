"""A chain of hashes over each table's log: every line seals the one before it, so damage is always noticed.

This finds damage by a disk. It does not protect against people who can write to the file: they could seal it again.
"""

from collections.abc import Iterable, Iterator
from hashlib import blake2b

from nenuphar.core.game import Millis

SEAL_BYTES = 16
NO_SEAL = b""  # before the first line


def seal(before: bytes, table_id: str, seq: int, at_ms: Millis, data: bytes) -> bytes:
    """The seal of a line, after the one with the seal `before`."""
    place = f"{table_id} {seq} {at_ms} ".encode()
    return blake2b(before + place + data, digest_size=SEAL_BYTES).digest()


def sealed(
    before: bytes, table_id: str, lines: Iterable[tuple[int, Millis, bytes]]
) -> Iterator[tuple[int, Millis, bytes, bytes]]:
    """The same lines, each with its seal."""
    for seq, at_ms, data in lines:
        before = seal(before, table_id, seq, at_ms, data)
        yield seq, at_ms, data, before
