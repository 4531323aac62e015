"""Whose hand was first: a reaction is counted on a player's own screen, as far as the network bears it out.

Everything here is a pure function of what was measured, and all of that goes into the log with the tap: whoever has
the record can judge it again.
"""

from collections.abc import Sequence
from math import sqrt

from msgspec import Struct

from nenuphar.core.game import Millis

LEAST_TOLERANCE_US = 24_000  # a card is shown with the next frame, and a hand is reported with one
MOST_TOLERANCE_US = 100_000
TOLERATED_JITTERS = 3
DOUBTED_US = 45_000  # so slow an honest page may be between message and paint, and between hand and message
FEWEST_SLAPS = 10  # before anything is said about anybody
SIGNIFICANT = 3.0  # standard errors


class Timing(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """What is known about the time of a tap, in microseconds.

    `claim_us` is what the player's screen says: from the paint of the scene to the hand. `evidence_us` is the same as
    the network saw it: from the pong that answered the scene (`pong_us`) to the arrival of the tap (`arrival_us`), so
    that the length of the way cancels out. `sent_us` is when the scene was sent, and `grant_us` what was forgiven.
    """

    claim_us: int | None = None
    evidence_us: int | None = None
    tolerance_us: int | None = None
    grant_us: int | None = None
    jitter_us: int | None = None
    sent_us: int | None = None
    pong_us: int | None = None
    arrival_us: int | None = None
    by_evidence: bool = False  # the claim was not taken: there was none, or it is not to be believed


def tolerance_us(jitter_us: int) -> int:
    """How much faster than its evidence a claim may be."""
    return min(MOST_TOLERANCE_US, max(LEAST_TOLERANCE_US, TOLERATED_JITTERS * jitter_us))


def missing_us(claim_us: int, evidence_us: int, tolerated_us: int) -> int:
    """How much a claim asks for beyond what is tolerated."""
    return max(0, evidence_us - tolerated_us - claim_us)


def reaction_ms(timing: Timing) -> Millis:
    """The reaction that counts. A claim that is slower than its evidence is taken as it is."""
    evidence_us = timing.evidence_us or 0
    if timing.by_evidence or timing.claim_us is None:
        counted_us = evidence_us
    else:
        bounds_us = (timing.tolerance_us or 0) + (timing.grant_us or 0)
        counted_us = max(timing.claim_us, evidence_us - bounds_us)
    return max(0, round(counted_us / 1_000))


def is_implausible(slacks_us: Sequence[int]) -> bool:
    """Whether claims are faster than their evidence, time after time.

    On an honest screen evidence and claim differ by a frame or two, by what a slow device takes, and by the network's
    whims, which go either way. A mean that lies significantly above that is no whim.
    """
    count = len(slacks_us)
    if count < FEWEST_SLAPS:
        return False
    mean = sum(slacks_us) / count
    variance = sum((slack - mean) ** 2 for slack in slacks_us) / (count - 1)
    error = max(1.0, sqrt(variance / count))
    return (mean - DOUBTED_US) / error > SIGNIFICANT
