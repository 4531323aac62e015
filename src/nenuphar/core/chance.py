"""Chance that anybody can verify after the match.

Before the match the host publishes the SHA-256 of a secret seed. Every seat may then stir in bytes of its own. Every
draw is a number from HMAC-SHA256 over the seed, the stirred bytes and the number of draws before. After the match the
seed is shown. So no player can foresee the draws, no move can change them, and a host who commits to the seed before
the others stir cannot choose them. docs/records.md says what this does not prevent.
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
    """The digest that is published before the match."""
    return sha256(seed).hexdigest()


def draw(seed: bytes, pinches: Mapping[Seat, bytes], drawn: int, asked: Draw[A]) -> A:
    """Chance's answer. `drawn` is the number of earlier draws."""
    return asked.at(number(seed, stirred(pinches), drawn, asked.total))


def stirred(pinches: Mapping[Seat, bytes]) -> bytes:
    """One digest of all seats' bytes, the same in whatever order they came."""
    parts = (seat.to_bytes(1) + len(pinch).to_bytes(1) + pinch for seat, pinch in sorted(pinches.items()))
    return sha256(b"".join(parts)).digest()


def number(seed: bytes, stir: bytes, drawn: int, below: int) -> int:
    """A whole number below `below`, all equally likely: blocks from the uneven end of the span are discarded."""
    assert 0 < below <= _SPAN
    even = _SPAN - _SPAN % below
    for attempt in count():
        block = hmac.digest(seed, stir + drawn.to_bytes(8) + attempt.to_bytes(4), "sha256")
        value = int.from_bytes(block[:8])
        if value < even:
            return value % below
    raise AssertionError("count() never ends")
