"""Says until when a node may answer. It knows no database and no timer, so it runs under any clock."""

from collections.abc import Callable

from nenuphar.store.lease_clock import now_s
from nenuphar.store.ownership import SILENCE_MS

SILENCE_S = SILENCE_MS / 1_000


class Lease:
    """A node that cannot renew its lease falls silent before another node may take its tables."""

    def __init__(self, now_s: Callable[[], float] = now_s) -> None:
        self.now_s = now_s
        self._ends_s = -SILENCE_S

    def beat_begins(self) -> float:
        """When a beat was sent. The lease counts from here: the answer may have been under way for long."""
        return self.now_s()

    def renewed(self, begun_s: float) -> None:
        self._ends_s = max(self._ends_s, begun_s + SILENCE_S)  # answers may arrive out of order

    def lost(self) -> None:
        """Another node has taken over, whatever the clock says."""
        self._ends_s = self.now_s()

    @property
    def left_s(self) -> float:
        return self._ends_s - self.now_s()

    @property
    def is_good(self) -> bool:
        return self.left_s > 0
