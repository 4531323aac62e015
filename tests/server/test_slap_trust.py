"""Whose claims are believed: honest players, pages that lie, and pages that try to hide it."""

from dataclasses import dataclass
from random import Random
from statistics import mean

import pytest

from nenuphar.core.slap_timing import EARNED_US, PURSE_US, TapHistory, Timing, TimingRecord, reaction_ms, slack_us
from nenuphar.games.gobbit.parts import Ruling, Verdict
from nenuphar.games.gobbit.realtime import REALTIME
from nenuphar.games.gobbit.types import ClashSettled, Tapped
from nenuphar.server.table.slaps.trust import LATEST, Trust

MS = 1_000
FRAME_MS = 1_000 / 60
ME = 0


@dataclass
class Page:
    """A page on a screen with sixty frames a second, and its connection.

    `lies_ms` is how much faster it claims to be; `slow_ms` is the delay of the device, beyond waiting for a frame.
    """

    lies_ms: float = 0.0
    slow_ms: float = 2.0
    trip_ms: float = 60.0
    jitter: float = 0.1

    def __post_init__(self) -> None:
        self._luck = Random(f"{self}")
        self.hands = TapHistory(REALTIME)
        self.trust = Trust()

    @property
    def spread_ms(self) -> float:
        """The spread of the time between a pong and a tap: both travel to the server."""
        return float(self.trip_ms / 2 * self.jitter * 2**0.5)

    def reaction_ms(self) -> float:
        return max(130.0, self._luck.gauss(450, 90))

    def slap(self, true_ms: float, lies_ms: float, ruling: Ruling) -> Timing:
        device_ms = self.slow_ms + self._luck.uniform(0, FRAME_MS)
        arrival_ms = true_ms + device_ms + self._luck.gauss(0, self.spread_ms)
        timing = self.hands.of(ME).measured(
            max(0, round((true_ms - lies_ms) * MS)),
            -round(self.trip_ms * MS),
            0,
            round(arrival_ms * MS),
            round(self.spread_ms * 0.8 * MS),
            visible_us=0,
            remembered=self.trust.is_doubted("me"),
        )
        self.judged(timing, ruling)
        return timing

    def judged(self, timing: Timing, ruling: Ruling) -> None:
        reaction = reaction_ms(timing)
        verdict = Verdict(ME, 1, 7, 7, reaction, reaction, ruling, "GB-A5", None)
        for event in (Tapped(ME, 1, 7, reaction, reaction, timing), ClashSettled((verdict,), ())):
            for _, weighed in self.hands.follow(event):
                self.trust.note("me", weighed)

    def gains(self, padding: int = 0, slow_ms: float = 9_999.0) -> float:
        """The points of the wins gained against an honest equal in 200 slaps, as an average of several runs.

        `padding` is the number of free taps with each slap. A tap slower than `slow_ms` claims to be slower still.
        """
        gained: list[float] = []
        for _ in range(8):
            self.hands, self.trust = TapHistory(REALTIME), Trust()
            for _ in range(200):
                true_ms, other_ms = self.reaction_ms(), self.reaction_ms()
                lies_ms = self.lies_ms if true_ms < slow_ms else -20.0
                counted = reaction_ms(self.slap(true_ms, lies_ms, "first"))
                gained.append((counted < other_ms) - (true_ms < other_ms))
                for _ in range(padding):
                    self.slap(true_ms, -20.0, "void")
        return mean(gained) * 100


@pytest.mark.parametrize("trip_ms", [10, 60, 150, 300])
@pytest.mark.parametrize("jitter", [0.1, 0.2])
def test_honest_players_are_believed_at_any_distance(trip_ms: float, jitter: float) -> None:
    page = Page(trip_ms=trip_ms, jitter=jitter)
    assert not any(page.slap(page.reaction_ms(), 0, "late").by_evidence for _ in range(600))


@pytest.mark.parametrize("trip_ms", [10, 60, 150, 300])
def test_players_with_a_slow_device_are_believed_too(trip_ms: float) -> None:
    """A device that takes 38 ms on average to paint a card and to report a tap."""
    page = Page(slow_ms=30, trip_ms=trip_ms)
    assert not any(page.slap(page.reaction_ms(), 0, "late").by_evidence for _ in range(600))


@pytest.mark.parametrize("lies_ms", [40, 60, 150])
@pytest.mark.parametrize("padding", [0, 1, 3])
def test_a_lying_page_gains_little_with_any_number_of_free_taps(lies_ms: float, padding: int) -> None:
    """Free taps: on empty places, in the middle of a Gobbit, on stacks that are gone."""
    assert Page(lies_ms).gains(padding=padding) <= 3


@pytest.mark.parametrize("lies_ms", [60, 100])
def test_nor_does_a_page_that_is_slow_on_purpose(lies_ms: float) -> None:
    assert Page(lies_ms).gains(slow_ms=500) <= 3


@pytest.mark.parametrize("ruling", ["void", "gone", "fault"])
def test_taps_that_cost_nothing_earn_nothing(ruling: Ruling) -> None:
    page = Page()
    spent = Timing(300 * MS, 500 * MS, 24 * MS, 176 * MS, 5 * MS, 0, 0, 500 * MS, visible_us=0)
    page.judged(spent, ruling)
    assert (page.hands.of(ME).purse_us, page.hands.of(ME).slacks_us) == (PURSE_US - 176 * MS, [])


@pytest.mark.parametrize("ruling", ["first", "tied", "late"])
def test_taps_in_time_on_the_right_stack_count(ruling: Ruling) -> None:
    page = Page()
    page.judged(Timing(300 * MS, 340 * MS, 24 * MS, 16 * MS, 5 * MS, 0, 0, 340 * MS, visible_us=0), ruling)
    assert (page.hands.of(ME).purse_us, page.hands.of(ME).slacks_us) == (PURSE_US - 16 * MS + EARNED_US, [40 * MS])


def test_a_tap_is_charged_before_it_is_judged() -> None:
    """Otherwise two taps at once would spend the same allowance twice."""
    hands = TapHistory(REALTIME)
    hands.follow(Tapped(ME, 1, 7, 300, 300, Timing(grant_us=250 * MS)))
    assert hands.of(ME).purse_us == 50 * MS
    hands.follow(Tapped(ME, 2, 7, 300, 300, Timing(grant_us=60 * MS)))
    assert hands.of(ME).purse_us == 0


def test_each_verdict_counts_the_taps_before_it() -> None:
    page = Page()
    early = Timing(300 * MS, 310 * MS, 24 * MS, 0, 5 * MS, 0, 0, 310 * MS, visible_us=0)
    page.judged(early, "void")
    late = Verdict(ME, 1, 7, 7, 300, 300, "late", "GB-A5", None)
    assert page.hands.follow(ClashSettled((late,), ())) == []


@pytest.mark.parametrize(
    ("slack_ms", "counted_ms"), [(-25, None), (-24, -5), (-5, -5), (-4, -4), (0, 0), (99, 99), (100, 100), (500, 100)]
)
def test_one_slap_never_outweighs_many(slack_ms: int, counted_ms: int | None) -> None:
    timing = Timing((400 - slack_ms) * MS if slack_ms < 400 else 0, 400 * MS, 24 * MS, 0, 5 * MS, pong_us=1)
    if slack_ms >= 400:
        timing = Timing(0, slack_ms * MS, 24 * MS, 0, 5 * MS, pong_us=1)
    assert slack_us(timing) == (None if counted_ms is None else counted_ms * MS)


def test_one_slow_claim_does_not_hide_many_lies() -> None:
    hand = TimingRecord()
    hand.weigh(Timing(3_600_000_000, 400_000, 24_000, pong_us=1))
    for _ in range(10):
        hand.weigh(Timing(300_000, 380_000, 24_000, pong_us=1))
    assert hand.by_evidence


def test_with_more_slaps_smaller_lies_are_noticed() -> None:
    """On a slow and unsteady connection this takes more slaps than one match has."""
    assert LATEST >= 100
    page = Page(lies_ms=45, trip_ms=300)
    timed = [page.slap(page.reaction_ms(), 45, "late").by_evidence for _ in range(LATEST)]
    assert not any(timed[:10])
    assert timed[-1]
