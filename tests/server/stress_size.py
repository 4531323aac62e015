"""The size of stress tests: small in `make test`, full in `make torture`, which sets NENUPHAR_TORTURE."""

import os

TORTURE = "NENUPHAR_TORTURE" in os.environ


def size(small: int, full: int) -> int:
    return full if TORTURE else small
