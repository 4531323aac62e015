"""Chance that can be checked afterwards.

Before the match the host publishes the SHA-256 of a secret seed; every seat may then stir in bytes of its own; every
draw is a number from HMAC-SHA256 over seed, stirred bytes and how many draws came before; after the match the seed is
shown. So no player could foresee the draws, nothing that is played can change them, and a host who promised the seed
before the others stirred could not choose them. docs/records.md says what this does not prevent.
"""

import hmac
from collections.abc import Mapping
from hashlib import sha256
from itertools import count
from typing import TypeVar

from nenuphar.core.game import Seat
from nenuphar.core.moves import Draw

A = TypeVar("A")

SEED_BYTES = 32
_SPAN = 1 << 64


def commitment(seed: bytes) -> str:
    """What is published before the match."""
    return sha256(seed).hexdigest()


def draw(seed: bytes, pinches: Mapping[Seat, bytes], drawn: int, asked: Draw[A]) -> A:
    """Chance's answer, after this number of earlier draws."""
    return asked.at(number(seed, stirred(pinches), drawn, asked.total))


def stirred(pinches: Mapping[Seat, bytes]) -> bytes:
    """All seats' bytes as one digest, whatever the order they came in."""
    parts = (seat.to_bytes(1) + len(pinch).to_bytes(1) + pinch for seat, pinch in sorted(pinches.items()))
    return sha256(b"".join(parts)).digest()


def number(seed: bytes, stir: bytes, drawn: int, below: int) -> int:
    """A whole number below `below`, each equally likely: blocks from the uneven end of the span are thrown away."""
    assert 0 < below <= _SPAN
    even = _SPAN - _SPAN % below
    for attempt in count():
        block = hmac.digest(seed, stir + drawn.to_bytes(8) + attempt.to_bytes(4), "sha256")
        value = int.from_bytes(block[:8])
        if value < even:
            return value % below
    raise AssertionError("count() never ends")
