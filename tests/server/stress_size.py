"""How large the faults are: small in `make test`, at full size in `make torture`, which sets NENUPHAR_TORTURE."""

import os

TORTURE = "NENUPHAR_TORTURE" in os.environ


def size(small: int, full: int) -> int:
    return full if TORTURE else small
