"""Pauses the clock for people who are learning the game (TB-36), and while a device is passed on (TB-94).

Everything here follows from the stored rows and their times, so a table that is loaded again has the same clock.
"""

from collections.abc import Iterable

from nenuphar.core.game import Millis, Seat
from nenuphar.server.model.device import MOST_WAITING_MS

MOST_LEARNING_MS = 180_000  # for each seat in a match


class Learning:
    """How long the match's clock has been paused, and whether it is paused now.

    It pauses while the match waits for a seat whose player reads the tutor and has time left for that, or for somebody
    who should take the device that several people share.
    """

    def __init__(self) -> None:
        self.seats: frozenset[Seat] = frozenset()
        self._due: frozenset[Seat] = frozenset()
        self._spent: dict[Seat, Millis] = {}
        self._paused_ms: Millis = 0
        self._since: Millis = 0
        self._passing: Millis | None = None  # how long it still waits for the device; None if it does not

    def begin(self, at: Millis) -> None:
        """The match begins."""
        self._since = at

    def advance(self, at: Millis) -> None:
        """Time passes until the next event."""
        gone = max(0, at - self._since)
        self._paused_ms += min(gone, self._left)
        for seat in self.seats & self._due:
            self._spent[seat] = min(MOST_LEARNING_MS, self._spent.get(seat, 0) + gone)
        if self._passing is not None:
            self._passing = max(0, self._passing - gone)
        self._since = max(at, self._since)

    def set_back(self, now: Millis) -> None:
        """The machine's clock was set back: time continues from there."""
        self._since = min(self._since, now)

    def turn(self, seat: Seat, on: bool) -> None:
        self.seats = self.seats | {seat} if on else self.seats - {seat}

    def wait_for(self, due: Iterable[Seat]) -> None:
        self._due = frozenset(due)

    def wait_for_device(self, waits: bool) -> None:
        if not waits:
            self._passing = None
        elif self._passing is None:
            self._passing = MOST_WAITING_MS

    def paused_ms(self, at: Millis) -> Millis:
        """How long the clock has been paused in all, at this time."""
        return self._paused_ms + min(max(0, at - self._since), self._left)

    @property
    def longest(self) -> Millis:
        """How long the clock will have been paused in all, if nothing more happens."""
        return self._paused_ms + self._left

    @property
    def until(self) -> Millis | None:
        """When the clock continues at the latest; None if it is running."""
        return self._since + self._left if self._left else None

    def may(self, seat: Seat) -> bool:
        """Whether there is time left for this seat to learn."""
        return self._spent.get(seat, 0) < MOST_LEARNING_MS

    @property
    def _left(self) -> Millis:
        passing = self._passing or 0
        if not self.seats:
            return passing
        left = [MOST_LEARNING_MS - self._spent.get(seat, 0) for seat in self.seats & self._due]
        return max((passing, *left))
