"""One device that several people pass on to each other: who has it, and whose time is running (TB-93, TB-94).

Everything here follows from the stored rows, so a table that is loaded again has the same clock.
"""

from collections.abc import Iterable

from nenuphar.core.game import Millis, Seat

MOST_WAITING_MS = 120_000  # how long the clock waits until the next player takes the device


class Device:
    def __init__(self) -> None:
        self.seats: frozenset[Seat] = frozenset()  # of the people who share it; none if everybody has their own
        self.holder: Seat | None = None  # None while its curtain is closed
        self.began: Millis = 0  # when the time that is running now began, on the match's clock
        self._deadline: Millis | None = None
        self._due: frozenset[Seat] = frozenset()
        self._had: frozenset[Seat] = frozenset()  # who has had the device since then
        self._late: frozenset[Seat] = frozenset()  # whose time was up while others still had to have it

    def wait_for(self, due: Iterable[Seat], deadline: Millis | None, now: Millis) -> None:
        """What the match waits for, after each of its steps. Another deadline is another time for everybody."""
        self._due = self.seats.intersection(due)
        if deadline != self._deadline:
            self._deadline, self.began, self._late = deadline, now, frozenset()
            self._had = self._due.intersection((self.holder,))

    def starts_time_of(self, seat: Seat) -> bool:
        """Whether this player's time begins when they take the device now."""
        return self._deadline is not None and seat in self._due - self._had

    def hand_to(self, seat: Seat | None, in_time: bool) -> None:
        if not in_time and self.holder is not None:
            self._late |= {self.holder}
        self.holder = seat
        self._had |= self._due.intersection((seat,))

    @property
    def is_awaited(self) -> bool:
        """Whether the match waits for somebody who should take the device first."""
        return self.holder not in self._due and bool(self._due - self._late)

    @property
    def has_next(self) -> bool:
        """Whether the holder's time is up for the holder only, because others have not had the device yet."""
        return self.holder in self._due and bool(self._due - self._had)

    def leaves_nobody(self, due: Iterable[Seat]) -> bool:
        """Whether the match waits only for people who have used up their time."""
        return bool(self._late) and self._late.issuperset(due)
