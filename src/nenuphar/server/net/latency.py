"""Measures the latency of a browser by native pings: a page's script can neither fake nor delay the answers."""

from itertools import count
from time import perf_counter_ns

MARK = b"nenu"  # tells our pongs from those to the keep-alive's pings
SMOOTHING = 0.1
MOST_LEAD_US = 200_000
TOO_FAR_US = 300_000  # beyond that, slaps cannot be judged fairly
OPEN_PINGS = 16  # unanswered ones that are remembered
SCENES = 4


class Latency:
    """One connection's round trip, in microseconds."""

    def __init__(self) -> None:
        self.least_us: int | None = None
        self.mean_us = 0.0
        self.jitter_us = 0.0
        self._open: dict[bytes, tuple[int, int | None]] = {}  # payload: when sent, and with which scene
        self._scenes: tuple[tuple[int, int, int], ...] = ()  # the last ones: number, when sent, when answered
        self._numbers = count(1)

    @property
    def lead_us(self) -> int:
        """How much earlier than to others a scene must be sent here."""
        return min(MOST_LEAD_US, round(self.mean_us / 2 + self.jitter_us))

    @property
    def latest_us(self) -> int:
        """The longest time until a tap arrives."""
        return round(self.mean_us / 2 + 3 * self.jitter_us)

    @property
    def is_too_far(self) -> bool:
        return self.least_us is not None and self.mean_us > TOO_FAR_US

    def ping(self, scene: int | None = None) -> bytes:
        """The payload of a ping to send now, for a scene if there is one."""
        payload = MARK + next(self._numbers).to_bytes(4)
        while len(self._open) >= OPEN_PINGS:
            del self._open[next(iter(self._open))]
        self._open[payload] = now_us(), scene
        return payload

    def pong(self, payload: bytes, at_us: int) -> None:
        sent = self._open.pop(payload, None)
        if sent is None:
            return  # an unsolicited pong
        sent_us, scene = sent
        trip_us = max(0, at_us - sent_us)
        if self.least_us is None:
            self.least_us, self.mean_us, self.jitter_us = trip_us, float(trip_us), trip_us / 8
        else:
            self.least_us = min(self.least_us, trip_us)
            self.jitter_us += SMOOTHING * (abs(trip_us - self.mean_us) - self.jitter_us)
            self.mean_us += SMOOTHING * (trip_us - self.mean_us)
        if scene is not None:
            self._scenes = (*self._scenes[1 - SCENES :], (scene, sent_us, at_us))

    def answered(self, scene: int) -> tuple[int, int] | None:
        """When a scene was sent here, and when it arrived."""
        return next(((sent, answered) for number, sent, answered in self._scenes if number == scene), None)


def now_us() -> int:
    return perf_counter_ns() // 1_000
