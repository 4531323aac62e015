"""The clock of leases. The model of a table may import the store, but no module of it that reads a clock."""

import time


def now_s() -> float:
    """A clock that nobody sets, and that does not stand still while the machine sleeps: leases go by it."""
    return time.clock_gettime(time.CLOCK_BOOTTIME) if hasattr(time, "CLOCK_BOOTTIME") else time.monotonic()
