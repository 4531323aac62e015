"""The server's time: the machine's calendar as it was at the start, and from then on its steady clock.

A person or a time server may set the machine's clock. That must not end anybody's time for a move at once, nor extend
it by an hour. So a leap is logged, and the server's time approaches the calendar by at most a tenth of the time that
passes: it never runs backward, and a decision of 30 s lasts 27 to 33.
"""

import logging
import time
from collections.abc import Callable

from nenuphar.core.game import Millis

log = logging.getLogger("nenuphar.clock")

SECOND_NS = 1_000_000_000
LEAP_NS = 2 * SECOND_NS  # less is drift
LARGEST_SHARE = 10  # corrections take at most this part of the time that passes


def steady_ns() -> int:
    """Counts while the machine sleeps, where the system has such a clock: sleep is not a leap."""
    if hasattr(time, "CLOCK_BOOTTIME"):
        return time.clock_gettime_ns(time.CLOCK_BOOTTIME)
    return time.monotonic_ns()


class Clock:
    def __init__(self, calendar_ns: Callable[[], int] = time.time_ns, steady: Callable[[], int] = steady_ns) -> None:
        self._calendar_ns = calendar_ns
        self._steady_ns = steady
        self._wrong_ns = 0  # what has to be added to the calendar
        self.start()

    def start(self) -> None:
        """Trust the calendar, as it is now."""
        self._looked_ns = self._steady_ns()
        self._ahead_ns = self._calendar_ns() + self._wrong_ns - self._looked_ns
        self._leapt = False

    def compare(self, other_ms: Millis) -> None:
        """Trust another calendar from now on: that of the database, which all its nodes share."""
        wrong_ns = other_ms * 1_000_000 - self._calendar_ns()
        if abs(wrong_ns) > LEAP_NS and abs(self._wrong_ns) <= LEAP_NS:
            log.warning(
                "this machine's clock is wrong; the database's counts", extra={"seconds": -wrong_ns // SECOND_NS}
            )
        self._wrong_ns = wrong_ns

    def now_ms(self) -> Millis:
        steady = self._steady_ns()
        if steady - self._looked_ns >= SECOND_NS:
            self._follow(steady)
        return (steady + self._ahead_ns) // 1_000_000

    def _follow(self, steady: int) -> None:
        apart = self._calendar_ns() + self._wrong_ns - (steady + self._ahead_ns)
        most = (steady - self._looked_ns) // LARGEST_SHARE
        self._looked_ns = steady
        self._ahead_ns += max(-most, min(most, apart))
        if abs(apart) <= LEAP_NS:
            self._leapt = False
        elif not self._leapt:
            self._leapt = True
            log.warning(
                "the machine's clock leapt; clocks at tables keep running", extra={"seconds": apart // SECOND_NS}
            )


CLOCK = Clock()


def now_ms() -> Millis:
    return CLOCK.now_ms()
