"""Decides who tapped first: a player's own screen measures the reaction, as far as the network confirms it.

Everything here is a pure function of measurements. They are logged with the tap, so a record can be judged again.
"""

from collections.abc import Collection
from math import sqrt
from typing import Any

from msgspec import Struct

from nenuphar.core.game import Millis, Seat
from nenuphar.core.realtime import RealTime, TapKey

LEAST_TOLERANCE_US = 24_000  # a screen shows a card with its next frame, and reports a tap with one
MOST_TOLERANCE_US = 100_000
TOLERATED_JITTERS = 3
DOUBTED_US = 40_000  # an honest page is not slower than this from message to paint and from tap to message
FEWEST_SLAPS = 10  # before anybody is suspected
SIGNIFICANT = 3.0  # standard errors
PURSE_US = 300_000  # the most that is forgiven: an honest tap whose message had to be sent again
EARNED_US = 6_000  # for each slap that counted
TIE_MS: Millis = 15
LONGEST_REACTION_MS: Millis = 3_600_000


class Timing(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """What is known about the time of a tap, in microseconds.

    `claim_us` is what the player's screen reports: from the paint of the scene to the tap. `evidence_us` is what the
    server measures: from the pong that answered the scene (`pong_us`) to the arrival of the tap (`arrival_us`), so the
    length of the way cancels out. `sent_us` is when the scene was sent, `visible_us` when all could see it, and
    `grant_us` what was forgiven. Without a pong the evidence is an estimate: from when all could see the scene to half
    of the shortest trip (`least_us`) before the arrival.
    """

    claim_us: int | None = None
    evidence_us: int | None = None
    tolerance_us: int | None = None
    grant_us: int | None = None
    jitter_us: int | None = None
    sent_us: int | None = None
    pong_us: int | None = None
    arrival_us: int | None = None
    by_evidence: bool = False  # the claim does not count: there is none, or it is not believed
    remembered: bool = False  # not believed because of claims in other recent matches
    visible_us: int | None = None  # missing in the oldest records
    least_us: int | None = None


def tolerance_us(jitter_us: int) -> int:
    """How much faster than its evidence a claim may be."""
    return min(MOST_TOLERANCE_US, max(LEAST_TOLERANCE_US, TOLERATED_JITTERS * jitter_us))


def missing_us(claim_us: int, evidence_us: int, tolerated_us: int) -> int:
    """How far a claim goes beyond what is tolerated."""
    return max(0, evidence_us - tolerated_us - claim_us)


def reaction_ms(timing: Timing) -> Millis:
    """The reaction that counts. A claim that is slower than its evidence counts as it is."""
    evidence_us = timing.evidence_us or 0
    if timing.by_evidence or timing.claim_us is None:
        counted_us = evidence_us
    else:
        bounds_us = (timing.tolerance_us or 0) + (timing.grant_us or 0)
        counted_us = max(timing.claim_us, evidence_us - bounds_us)
    return min(max(0, round(counted_us / 1_000)), LONGEST_REACTION_MS)


def slack_us(timing: Timing) -> int | None:
    """How much faster than its evidence a claim was, if that says anything.

    The bounds keep one slap from outweighing many. Being slow on purpose is easy, so claims that are slower than the
    network explains do not count: they must not make up for claims that are too fast.
    """
    if timing.claim_us is None or timing.evidence_us is None or timing.pong_us is None:
        return None
    slack = timing.evidence_us - timing.claim_us
    if slack < -(timing.tolerance_us or 0):
        return None
    return max(-(timing.jitter_us or 0), min(slack, MOST_TOLERANCE_US))


def is_implausible(slacks_us: Collection[int]) -> bool:
    """Whether claims are faster than their evidence again and again.

    On an honest screen evidence and claim differ by a frame or two, by the delay of a slow device, and by jitter, which
    goes either way. A mean significantly above that is not chance.
    """
    count = len(slacks_us)
    if count < FEWEST_SLAPS:
        return False
    mean = sum(slacks_us) / count
    variance = sum((slack - mean) ** 2 for slack in slacks_us) / (count - 1)
    error = max(1.0, sqrt(variance / count))
    return (mean - DOUBTED_US) / error > SIGNIFICANT


class TimingRecord:
    """How plausible one player's claims in this match are, and how much may still be forgiven."""

    def __init__(self) -> None:
        self.purse_us = PURSE_US
        self.slacks_us: list[int] = []

    @property
    def by_evidence(self) -> bool:
        return is_implausible(self.slacks_us)

    def spend(self, timing: Timing) -> None:
        """Take what was forgiven out of the purse, whatever the verdict on the tap."""
        self.purse_us = max(0, self.purse_us - (timing.grant_us or 0))

    def weigh(self, timing: Timing) -> None:
        """Count one more tap of a verdict."""
        self.purse_us = min(PURSE_US, self.purse_us + EARNED_US)
        slack = slack_us(timing)
        if slack is not None:
            self.slacks_us.append(slack)

    def measured(
        self,
        claim_us: int | None,
        sent_us: int,
        pong_us: int,
        arrival_us: int,
        jitter_us: int,
        *,
        visible_us: int | None = None,
        remembered: bool = False,
    ) -> Timing:
        """The timing of a tap on a scene that was answered at `pong_us`."""
        evidence_us, tolerated_us = arrival_us - pong_us, tolerance_us(jitter_us)
        by_evidence = claim_us is None or remembered or self.by_evidence
        asked_us = 0 if claim_us is None or by_evidence else missing_us(claim_us, evidence_us, tolerated_us)
        return Timing(
            claim_us=claim_us,
            evidence_us=evidence_us,
            tolerance_us=tolerated_us,
            grant_us=min(self.purse_us, asked_us),
            jitter_us=jitter_us,
            sent_us=sent_us,
            pong_us=pong_us,
            arrival_us=arrival_us,
            by_evidence=by_evidence,
            remembered=remembered,
            visible_us=visible_us,
        )

    def is_consistent(self, timing: Timing) -> bool:
        """Whether it follows from the measurements, from all taps before it, and from other recent matches."""
        arrival_us, jitter_us = timing.arrival_us or 0, timing.jitter_us or 0
        if timing.pong_us is not None:
            again = self.measured(
                timing.claim_us,
                timing.sent_us or 0,
                timing.pong_us,
                arrival_us,
                jitter_us,
                visible_us=timing.visible_us,
                remembered=timing.remembered,
            )
            # The oldest records doubted claims by other rules, which cannot be checked any more.
            return again == timing if timing.visible_us is not None else _is_measured_alike(again, timing)
        if timing.visible_us is None:
            return timing.by_evidence
        return estimated(timing.claim_us, timing.visible_us, timing.least_us, arrival_us, jitter_us) == timing


def estimated(claim_us: int | None, visible_us: int, least_us: int | None, arrival_us: int, jitter_us: int) -> Timing:
    """The timing of a tap on a scene that was not sent over this connection while it was new."""
    return Timing(
        claim_us=claim_us,
        evidence_us=max(0, shown_for_us(visible_us, least_us, arrival_us)),
        tolerance_us=0,
        grant_us=0,
        jitter_us=jitter_us,
        arrival_us=arrival_us,
        by_evidence=True,
        visible_us=visible_us,
        least_us=least_us,
    )


def shown_for_us(visible_us: int, least_us: int | None, arrival_us: int) -> int:
    """For how long everybody had seen a scene when a tap was made, by the server's own clock."""
    return arrival_us - (least_us or 0) // 2 - visible_us


def _is_measured_alike(one: Timing, other: Timing) -> bool:
    return (one.evidence_us, one.tolerance_us) == (other.evidence_us, other.tolerance_us)


class TapHistory:
    """The taps of a match so far, and the players whose claims are not believed.

    Only taps that were on time and on a legal target count as evidence. Others cost nothing, so a cheating page could
    send any number of honest ones.
    """

    def __init__(self, realtime: RealTime[Any, Any, Any, Any]) -> None:
        self._realtime = realtime
        self._records: dict[Seat, TimingRecord] = {}
        self._open: dict[TapKey, Timing] = {}
        self._notes_visible = False

    def of(self, seat: Seat) -> TimingRecord:
        return self._records.setdefault(seat, TimingRecord())

    def suspects(self) -> tuple[Seat, ...]:
        """The seats timed by evidence alone, because of their claims in this match."""
        return tuple(sorted(seat for seat, record in self._records.items() if record.by_evidence))

    def is_consistent(self, seat: Seat, timing: Timing) -> bool:
        """Whether it follows from the measurements. Once one tap notes when its scene was visible, all must."""
        is_complete = timing.visible_us is not None or not self._notes_visible
        return is_complete and self.of(seat).is_consistent(timing)

    def follow(self, event: Any) -> list[tuple[Seat, Timing]]:
        """Take in an event, and return the taps that count if it is a verdict."""
        if (tap := self._realtime.timing_of(event)) is not None:
            key, timing = tap
            self._open[key] = timing
            self._notes_visible |= timing.visible_us is not None
            self.of(key[0]).spend(timing)
        keys = self._realtime.counted_taps(event)
        if keys is None:
            return []
        counted = [(key[0], self._open[key]) for key in keys if key in self._open]
        self._open.clear()
        for seat, timing in counted:
            self.of(seat).weigh(timing)
        return counted
