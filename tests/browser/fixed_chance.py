"""`nenuphar` with fixed chance: the same steps give the same names, codes and matches, and so the same screenshots."""

import base64
import os
import secrets
from collections.abc import Sequence
from random import Random
from typing import TypeVar

T = TypeVar("T")

SEED = "a calm pond"


def fix() -> None:
    chance = Random(SEED)

    def token_hex(count: int) -> str:
        return chance.randbytes(count).hex()

    def choice(things: Sequence[T]) -> T:
        return chance.choice(things)

    def token_urlsafe(count: int) -> str:
        """The host's link is made while guests come already: it must not take from their chance."""
        return base64.urlsafe_b64encode(os.urandom(count)).decode()

    secrets.token_urlsafe = token_urlsafe  # type: ignore[assignment]
    secrets.token_hex = token_hex  # type: ignore[assignment]
    secrets.token_bytes = chance.randbytes  # type: ignore[assignment]
    secrets.choice = choice  # type: ignore[assignment]


if __name__ == "__main__":  # the processes of bots import this file too
    fix()
    from nenuphar.cli import main

    main()
