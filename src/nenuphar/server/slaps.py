"""The judge of slaps: who reacted first, whatever the network. docs/fair_slaps.md says how, and what it cannot do.

It keeps nothing that is not in the log of the match: after a restart it knows again whom to believe.
"""

from collections.abc import Iterable, Sequence
from typing import Any

from nenuphar.core.game import Millis, Refused, Seat, Timed
from nenuphar.core.match import Entry
from nenuphar.core.timing import Timing, is_implausible, missing_us, tolerance_us
from nenuphar.server.paths import Path

PURSE_US = 300_000  # what is forgiven at once: an honest hand whose message had to be sent again
EARNED_US = 6_000  # with each slap
TIE_US = 15_000  # as close to the first as that, a hand could still tie
LONGEST_CLAIM_US = 3_600_000_000


class Record:
    """What one player's taps of this match say about their claims."""

    def __init__(self) -> None:
        self.purse_us = PURSE_US
        self.slacks_us: list[int] = []

    def take(self, timing: Timing) -> None:
        self.purse_us = min(PURSE_US, max(0, self.purse_us - (timing.grant_us or 0)) + EARNED_US)
        if timing.claim_us is not None and timing.evidence_us is not None and timing.pong_us is not None:
            self.slacks_us.append(timing.evidence_us - timing.claim_us)

    @property
    def by_evidence(self) -> bool:
        return is_implausible(self.slacks_us)


class Slaps:
    """One match's judge. `visible` is when each of the last scenes could be seen by all, on the server's clock."""

    def __init__(self, timed: Timed[Any, Any, Any, Any], log: Sequence[Entry]) -> None:
        self._timed = timed
        self._records: dict[Seat, Record] = {}
        self._visible_us: dict[int, int] = {}
        self._followed = 0
        self.follow(log)

    def follow(self, log: Sequence[Entry]) -> None:
        """Take in what has been stored since last time."""
        for entry in log[self._followed :]:
            found = self._timed.timing(entry.event)
            if found is not None:
                seat, timing = found
                self._records.setdefault(seat, Record()).take(timing)
        self._followed = len(log)

    def shown(self, scene: int, visible_us: int) -> None:
        self._visible_us[scene] = visible_us
        for old in [number for number in self._visible_us if number < scene - 4]:
            del self._visible_us[old]

    def suspects(self) -> tuple[Seat, ...]:
        """Those who are timed by evidence alone."""
        return tuple(sorted(seat for seat, record in self._records.items() if record.by_evidence))

    def stamped(self, action: Any, seat: Seat, path: Path, claim_us: int | None, arrival_us: int) -> Any:
        """The action with the reaction that counts and all that is known about it."""
        scene = self._timed.scene_of(action)
        if scene is None:
            return action
        if claim_us is not None and not 0 <= claim_us <= LONGEST_CLAIM_US:
            raise Refused("TB-8", field="claim_us", problem=f"Expected `int` of 0 to {LONGEST_CLAIM_US}")
        return self._timed.stamped(action, self._timing(seat, scene, path, claim_us, arrival_us))

    def _timing(self, seat: Seat, scene: int, path: Path, claim_us: int | None, arrival_us: int) -> Timing:
        jitter_us = round(path.jitter_us)
        answered = path.answered(scene)
        if answered is None:  # the scene did not come over this connection while it was new
            since_us = self._visible_us.get(scene, arrival_us)
            evidence_us = max(0, arrival_us - round(path.mean_us / 2) - since_us)
            return Timing(claim_us, evidence_us, 0, 0, jitter_us, None, None, arrival_us, by_evidence=True)
        sent_us, pong_us = answered
        evidence_us, tolerated_us = arrival_us - pong_us, tolerance_us(jitter_us)
        record = self._records.setdefault(seat, Record())
        by_evidence = claim_us is None or record.by_evidence
        asked_us = 0 if claim_us is None or by_evidence else missing_us(claim_us, evidence_us, tolerated_us)
        return Timing(
            claim_us=claim_us,
            evidence_us=evidence_us,
            tolerance_us=tolerated_us,
            grant_us=min(record.purse_us, asked_us),
            jitter_us=jitter_us,
            sent_us=sent_us,
            pong_us=pong_us,
            arrival_us=arrival_us,
            by_evidence=by_evidence,
        )


def settles_us(moments: Iterable[Millis], epoch_us: int, paths: Iterable[Path]) -> int:
    """From when on nobody who has not been heard yet could be faster than, or tie with, what was gathered.

    `epoch_us` is when the match's time was zero as people see it: a scene that is shown at 5,000 is seen by all 5 s
    later.
    """
    farthest_us = max((path.latest_us for path in paths), default=0)
    return epoch_us + max(moments) * 1_000 + TIE_US + farthest_us
