"""Times slaps, whatever the network. docs/fair_slaps.md says how, and what it cannot do.

The log of the match shows whose claims to believe, so a restart changes nothing about that. When the last scenes became
visible is known only while the table is in memory.
"""

from collections.abc import Iterable, Sequence
from typing import Any

from nenuphar.core.game import Millis, Refused, Seat
from nenuphar.core.match import Step, events_of
from nenuphar.core.realtime import RealTime
from nenuphar.core.slap_timing import LONGEST_REACTION_MS, TIE_MS, TapHistory, Timing, estimated, shown_for_us
from nenuphar.server.net.latency import SCENES, Latency

LONGEST_CLAIM_US = LONGEST_REACTION_MS * 1_000
SEEN_US = 250_000  # after that long on a screen, a scene counts as seen, whatever the page says


class Timekeeper:
    """Times the slaps of one match. `_visible_us` is when each of the last scenes became visible to all."""

    def __init__(self, realtime: RealTime[Any, Any, Any, Any], steps: Sequence[Step]) -> None:
        self._realtime = realtime
        self._hands = TapHistory(realtime)
        self._visible_us: dict[int, int] = {}
        self._followed = 0
        self.follow(steps)

    def follow(self, steps: Sequence[Step]) -> list[tuple[Seat, Timing]]:
        """Read what has been stored since the last call. Returns the slaps that mattered."""
        fresh = events_of(steps[self._followed :])
        self._followed = len(steps)
        return [hand for event in fresh for hand in self._hands.follow(event)]

    def shown(self, scene: int, visible_us: int) -> None:
        self._visible_us[scene] = visible_us
        for old in [number for number in self._visible_us if number <= scene - SCENES]:
            del self._visible_us[old]

    def suspects(self) -> tuple[Seat, ...]:
        """The seats that are timed by evidence alone, because of what they claimed in this match."""
        return self._hands.suspects()

    def stamped(
        self,
        action: Any,
        seat: Seat,
        latency: Latency,
        claim_us: int | None,
        arrival_us: int,
        *,
        remembered: bool = False,
    ) -> Any:
        """The action with its timing.

        `remembered` says that this person's claims at other tables could not be believed.
        """
        named = self._realtime.scene_of(action)
        if named is None:
            return action
        if claim_us is not None and not 0 <= claim_us <= LONGEST_CLAIM_US:
            raise Refused("TB-8", field="claim_us", problem=f"Expected `int` of 0 to {LONGEST_CLAIM_US}")
        scene = self._seen(named, latency, arrival_us)
        if scene != named:
            action, claim_us = self._realtime.with_scene(action, scene), None
        timing = self._timing(seat, scene, latency, claim_us, arrival_us, remembered)
        return self._realtime.with_timing(action, timing)

    def _seen(self, named: int, latency: Latency, arrival_us: int) -> int:
        """The scene that the player saw: the one that the page names, or a newer one that was visible long enough."""
        if named not in self._visible_us:
            return named  # nothing is known about this scene: the rules refuse it, or judge it without a timing
        there = [scene for scene in self._visible_us if self._had_for_us(scene, latency, arrival_us) > SEEN_US]
        newest = max(there, default=named)
        return max(named, newest)

    def _had_for_us(self, scene: int, latency: Latency, arrival_us: int) -> int:
        """How long a scene had been on the screen at the time of the tap, as far as the server knows."""
        answered = latency.answered(scene)
        if answered is not None:
            return arrival_us - answered[1]
        return shown_for_us(self._visible_us[scene], latency.least_us, arrival_us)

    def _timing(
        self, seat: Seat, scene: int, latency: Latency, claim_us: int | None, arrival_us: int, remembered: bool
    ) -> Timing | None:
        jitter_us, visible_us = round(latency.jitter_us), self._visible_us.get(scene)
        if visible_us is None:
            return None
        answered = latency.answered(scene)
        if answered is None:  # only the server's own clock is left
            return estimated(claim_us, visible_us, latency.least_us, arrival_us, jitter_us)
        record = self._hands.of(seat)
        return record.measured(claim_us, *answered, arrival_us, jitter_us, visible_us=visible_us, remembered=remembered)


def settles_us(moments: Iterable[Millis], epoch_us: int, latencies: Iterable[Latency]) -> int:
    """The earliest moment at which no tap still on its way can beat or tie those received.

    `epoch_us` is when the match began, as people saw it: a scene that the match shows at 5,000 is visible 5 s later.
    """
    farthest_us = max((latency.latest_us for latency in latencies), default=0)
    return epoch_us + (max(moments) + TIE_MS) * 1_000 + farthest_us
