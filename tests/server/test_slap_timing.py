"""The timing of slaps as pure functions: which reaction counts, and whose claims are believed."""

from random import Random

import pytest
from msgspec.structs import replace

from nenuphar.core.game import Command, Refused
from nenuphar.core.match import Step
from nenuphar.core.slap_timing import (
    DOUBTED_US,
    EARNED_US,
    LEAST_TOLERANCE_US,
    PURSE_US,
    Timing,
    TimingRecord,
    is_implausible,
    reaction_ms,
    tolerance_us,
)
from nenuphar.games.gobbit.parts import Ruling, Verdict
from nenuphar.games.gobbit.realtime import REALTIME
from nenuphar.games.gobbit.types import ClashSettled, Event, Tap, Tapped, Turn
from nenuphar.server.net import latency
from nenuphar.server.net.latency import Latency
from nenuphar.server.table.slaps import timekeeper, trust
from nenuphar.server.table.slaps.timekeeper import SEEN_US, Timekeeper, settles_us
from nenuphar.server.table.slaps.trust import LATEST, Trust

MS = 1_000


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The server's clock, in microseconds."""
    now = [0]
    monkeypatch.setattr(latency, "now_us", lambda: now[0])
    return now


def connection(clock: list[int], trip_ms: int, scene: int | None = None) -> Latency:
    """A connection with this round trip, over which a scene was sent just now."""
    found = Latency()
    answer(found, clock[0], trip_ms, scene)
    return found


def answer(found: Latency, sent_us: int, trip_ms: int, scene: int | None = None) -> None:
    found.pong(found.ping(scene), sent_us + trip_ms * MS)


def judge(*log: Step) -> Timekeeper:
    """A timekeeper for scene 7, which has been visible since time 0."""
    by = Timekeeper(REALTIME, log)
    by.shown(7, 0)
    return by


def _step(event: Event) -> Step:
    return Step(Command(0, None, 0), (event,))


def tapped(slap: Tap, ruling: Ruling = "late") -> tuple[Step, Step]:
    """The steps of a tap by seat 0 and its verdict."""
    assert slap.reaction is not None
    hand = Tapped(0, slap.target, slap.scene, slap.reaction, slap.reaction, slap.evidence)
    verdict = Verdict(0, slap.target, slap.scene, slap.scene, slap.reaction, slap.reaction, ruling, "GB-A5", None)
    return _step(hand), _step(ClashSettled((verdict,), ()))


def slapped(by: Timekeeper, on: Latency, claim_ms: float | None, arrival_ms: float, seat: int = 0) -> Tap:
    claim_us = None if claim_ms is None else round(claim_ms * MS)
    slap = by.stamped(Tap(1, 7), seat, on, claim_us, round(arrival_ms * MS))
    assert isinstance(slap, Tap)
    return slap


@pytest.mark.parametrize("trip_ms", [2, 60, 300])
def test_a_reaction_is_the_same_from_near_and_far(clock: list[int], trip_ms: int) -> None:
    """The scene takes half a round trip, and the tap the other half: together as long as a pong."""
    slap = slapped(judge(), connection(clock, trip_ms, 7), 420, trip_ms + 420)
    assert slap.reaction == 420


def test_a_claim_may_be_a_little_faster_than_its_evidence(clock: list[int]) -> None:
    slap = slapped(judge(), connection(clock, 40, 7), 400, 40 + 400 + LEAST_TOLERANCE_US / MS)
    assert slap.reaction == 400
    assert slap.evidence is not None
    assert slap.evidence.grant_us == 0


def test_a_claim_that_is_slower_than_its_evidence_counts_as_it_is(clock: list[int]) -> None:
    assert slapped(judge(), connection(clock, 40, 7), 500, 40 + 430).reaction == 500


def test_an_honest_tap_that_had_to_be_sent_again_is_forgiven(clock: list[int]) -> None:
    slap = slapped(judge(), connection(clock, 40, 7), 400, 40 + 400 + 250)
    assert slap.reaction == 400
    assert slap.evidence is not None
    assert slap.evidence.grant_us == 250 * MS - (slap.evidence.tolerance_us or 0)


def test_the_allowance_runs_out_and_grows_back_slowly(clock: list[int]) -> None:
    log: list[Step] = []
    granted = []
    for _ in range(4):
        slap = slapped(judge(*log), connection(clock, 40, 7), 300, 40 + 300 + 224)
        log += tapped(slap)
        assert slap.evidence is not None
        granted.append(slap.evidence.grant_us)
    assert granted == [200 * MS, PURSE_US - 200 * MS + EARNED_US, EARNED_US, EARNED_US]
    assert slap.reaction == 300 + 200 - 6


def test_without_a_claim_the_evidence_counts(clock: list[int]) -> None:
    slap = slapped(judge(), connection(clock, 40, 7), None, 40 + 455)
    assert (slap.reaction, slap.evidence and slap.evidence.by_evidence) == (455, True)


def test_a_latecomer_is_timed_from_when_all_could_see_the_scene(clock: list[int]) -> None:
    """Otherwise a player could reload the page to start a new count."""
    by = judge()
    by.shown(7, 10_000 * MS)
    slap = slapped(by, connection(clock, 100), 50, 10_000 + 900 + 50)
    assert (slap.reaction, slap.evidence and slap.evidence.by_evidence) == (900, True)


def test_nobody_reacts_before_there_is_anything_to_see(clock: list[int]) -> None:
    by = judge()
    by.shown(7, 10_000 * MS)
    assert slapped(by, connection(clock, 100), 0, 9_000).reaction == 0


@pytest.mark.parametrize("claim_us", [-1, timekeeper.LONGEST_CLAIM_US + 1])
def test_absurd_claims_are_refused(clock: list[int], claim_us: int) -> None:
    with pytest.raises(Refused) as refused:
        judge().stamped(Tap(1, 7), 0, connection(clock, 40, 7), claim_us, 500 * MS)
    assert (refused.value.rule, refused.value.facts["field"]) == ("TB-8", "claim_us")


def test_a_reaction_sent_by_the_page_is_ignored(clock: list[int]) -> None:
    lie = Tap(1, 7, 101, Timing(claim_us=1))
    slap = judge().stamped(lie, 0, connection(clock, 40, 7), 420 * MS, (40 + 420) * MS)
    assert (slap.reaction, slap.evidence.claim_us) == (420, 420 * MS)


def test_actions_without_a_scene_are_not_timed(clock: list[int]) -> None:
    assert judge().stamped(Turn(), 0, connection(clock, 40, 7), None, 0) == Turn()


def slacks(mean_ms: float, spread_ms: float, count: int, seed: int = 1) -> list[int]:
    luck = Random(seed)
    return [round(luck.gauss(mean_ms, spread_ms) * MS) for _ in range(count)]


def test_a_liar_is_timed_by_evidence_after_ten_slaps(clock: list[int]) -> None:
    log: list[Step] = []
    for number in range(12):
        slap = slapped(judge(*log), connection(clock, 40, 7), 340, 40 + 400 + number % 3)
        log += tapped(slap)
        assert slap.evidence is not None
        assert slap.evidence.by_evidence == (number >= 10)
    assert slap.reaction == 402
    assert judge(*log).suspects() == (0,)


def lie(clock: list[int], by: Timekeeper, *, remembered: bool = False) -> Timing:
    slap = by.stamped(Tap(1, 7), 0, connection(clock, 40, 7), 340 * MS, 440 * MS, remembered=remembered)
    assert isinstance(slap.evidence, Timing)
    return slap.evidence


def test_a_liar_is_known_at_the_next_table_too(clock: list[int]) -> None:
    """Each match alone would be too short."""
    known = Trust()
    for number in range(12):
        timing = lie(clock, judge(), remembered=known.is_doubted("anna"))
        assert (timing.by_evidence, timing.remembered) == (number >= 10, number >= 10)
        assert reaction_ms(timing) == (400 if number >= 10 else 340)
        assert TimingRecord().is_consistent(timing)
        known.note("anna", timing)
    assert not known.is_doubted("bert")


def test_a_player_who_is_honest_for_a_while_is_believed_again(clock: list[int]) -> None:
    known = Trust()
    for _ in range(LATEST):
        known.note("anna", Timing(340 * MS, 400 * MS, pong_us=1))
    assert known.is_doubted("anna")
    for _ in range(LATEST):
        known.note("anna", Timing(390 * MS, 400 * MS, pong_us=1))
    assert not known.is_doubted("anna")


def test_estimates_are_not_remembered() -> None:
    known = Trust()
    for _ in range(LATEST):
        known.note("anna", Timing(340 * MS, 400 * MS))
        known.note("anna", Timing(None, 400 * MS, pong_us=1))
    assert not known.is_doubted("anna")


def test_the_least_recent_player_is_forgotten_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(trust, "MOST_PEOPLE", 2)
    known, lies = Trust(), Timing(340 * MS, 400 * MS, pong_us=1)
    for person in ("anna", "bert"):
        for _ in range(LATEST):
            known.note(person, lies)
    known.note("anna", lies)
    known.note("cleo", lies)
    assert [known.is_doubted(person) for person in ("anna", "bert", "cleo")] == [True, False, False]


def test_honest_players_are_hardly_ever_suspected() -> None:
    honest = [is_implausible(slacks(12, 20, 40, seed)) for seed in range(500)]
    assert sum(honest) <= 2
    assert not is_implausible(slacks(100, 5, 9)), "too few slaps"
    assert not any(is_implausible(slacks(38, 15, 40, seed)) for seed in range(100)), "slow phones are honest too"
    assert all(is_implausible(slacks(55, 10, 20, seed)) for seed in range(100))


def test_tolerance_follows_the_jitter_within_bounds() -> None:
    assert [tolerance_us(jitter) for jitter in (0, 10 * MS, 90 * MS)] == [LEAST_TOLERANCE_US, 30 * MS, 100 * MS]


def test_a_record_is_judged_again_from_what_it_says() -> None:
    assert reaction_ms(Timing(400_400, 410_000, 24_000, 0)) == 400
    assert reaction_ms(Timing(300_000, 410_000, 24_000, 6_000)) == 380
    assert reaction_ms(Timing(300_000, 410_000, 24_000, 6_000, by_evidence=True)) == 410
    assert reaction_ms(Timing(None, -5_000)) == 0


def test_pings_measure_distance_and_jitter(clock: list[int]) -> None:
    far = connection(clock, 100)
    assert (far.least_us, far.mean_us) == (100 * MS, 100 * MS)
    for _ in range(60):
        answer(far, 0, 120)
    assert far.least_us == 100 * MS
    assert 118 * MS < far.mean_us <= 120 * MS
    assert far.lead_us == round(far.mean_us / 2 + far.jitter_us)
    assert not far.is_too_far
    assert connection(clock, 350).is_too_far
    assert connection(clock, 900).lead_us == latency.MOST_LEAD_US


def test_unsolicited_pongs_are_ignored(clock: list[int]) -> None:
    quiet = Latency()
    quiet.pong(latency.MARK + b"\0\0\0\1", 50 * MS)
    assert quiet.mean_us == 0
    ping = quiet.ping(7)
    quiet.pong(ping, 50 * MS)
    quiet.pong(ping, 5 * MS)
    assert (quiet.least_us, quiet.answered(7)) == (50 * MS, (0, 50 * MS))


def test_unanswered_pings_are_forgotten(clock: list[int]) -> None:
    deaf = Latency()
    first = deaf.ping()
    for _ in range(latency.OPEN_PINGS):
        deaf.ping()
    deaf.pong(first, 10 * MS)
    assert deaf.least_us is None


def test_the_verdict_waits_for_the_farthest_player_who_could_be_faster(clock: list[int]) -> None:
    near, far = connection(clock, 10), connection(clock, 200)
    alone = settles_us([450], 0, [near])
    assert settles_us([450, 300], 0, [near, far]) == (450 + 15) * MS + far.latest_us > alone
    assert settles_us([450], 2_000 * MS, []) == 2_465 * MS


def test_all_that_was_measured_is_in_the_record(clock: list[int]) -> None:
    clock[0] = 1_000 * MS
    way = connection(clock, 80)
    answer(way, clock[0], 120, 7)
    slap = slapped(judge(), way, 400, 1_120 + 500)
    tolerated = 39 * MS
    assert slap.evidence == Timing(
        claim_us=400 * MS,
        evidence_us=500 * MS,
        tolerance_us=tolerated,
        grant_us=100 * MS - tolerated,
        jitter_us=13 * MS,
        sent_us=1_000 * MS,
        pong_us=1_120 * MS,
        arrival_us=1_620 * MS,
        by_evidence=False,
        visible_us=0,
    )


def test_an_estimate_says_so_in_the_record(clock: list[int]) -> None:
    by = judge()
    by.shown(7, 10_000 * MS)
    slap = slapped(by, connection(clock, 80), 50, 10_900)
    assert slap.evidence == Timing(
        claim_us=50 * MS,
        evidence_us=860 * MS,
        tolerance_us=0,
        grant_us=0,
        jitter_us=10 * MS,
        arrival_us=10_900 * MS,
        by_evidence=True,
        visible_us=10_000 * MS,
        least_us=80 * MS,
    )


def test_estimates_say_nothing_about_anybodys_honesty(clock: list[int]) -> None:
    by = judge()
    by.shown(7, 0)
    slap = slapped(by, connection(clock, 80), 50, 900)
    assert judge(*tapped(slap) * 20).suspects() == ()


def test_nothing_is_known_about_an_old_scene(clock: list[int]) -> None:
    by = judge()
    by.shown(7, 1_000 * MS)
    assert slapped(by, connection(clock, 0), None, 1_500).reaction == 500
    by.shown(7 + latency.SCENES, 9_000 * MS)
    assert slapped(by, connection(clock, 0), None, 1_500).reaction is None, "the rules use the time of arrival"


def test_the_allowance_never_exceeds_its_initial_value(clock: list[int]) -> None:
    honest = tapped(slapped(judge(), connection(clock, 40, 7), 400, 40 + 400))
    slap = slapped(judge(*honest * 5), connection(clock, 40, 7), 100, 40 + 900)
    assert slap.evidence is not None
    assert slap.evidence.grant_us == PURSE_US
    assert slap.reaction == round((900 * MS - LEAST_TOLERANCE_US - PURSE_US) / MS)


def test_each_player_has_their_own_allowance_and_each_tap_is_charged_once(clock: list[int]) -> None:
    charged = tapped(slapped(judge(), connection(clock, 40, 7), 300, 40 + 300 + 224))
    by = judge(*charged)
    by.follow(charged)
    mine, others = (slapped(by, connection(clock, 40, 7), 100, 40 + 900, seat).evidence for seat in (0, 1))
    assert mine is not None
    assert others is not None
    assert (mine.grant_us, others.grant_us) == (PURSE_US - 200 * MS + EARNED_US, PURSE_US)
    by.follow(charged * 2)
    again = slapped(by, connection(clock, 40, 7), 100, 40 + 900).evidence
    assert again is not None
    assert again.grant_us == EARNED_US


@pytest.mark.parametrize("claim_us", [0, timekeeper.LONGEST_CLAIM_US])
def test_the_fastest_and_the_slowest_claim_are_accepted(clock: list[int], claim_us: int) -> None:
    slap = judge().stamped(Tap(1, 7), 0, connection(clock, 40, 7), claim_us, 40 * MS)
    assert slap.reaction == claim_us // MS


def test_a_new_connection_is_not_measured_and_the_first_pong_counts_most(clock: list[int]) -> None:
    way = Latency()
    assert (way.least_us, way.lead_us, way.latest_us, way.is_too_far) == (None, 0, 0, False)
    answer(way, 0, 80)
    assert (way.mean_us, way.jitter_us) == (80 * MS, 10 * MS)
    answer(way, 0, 120)
    assert (way.least_us, way.mean_us, way.jitter_us) == (80 * MS, 84 * MS, 13 * MS)
    assert (way.lead_us, way.latest_us) == ((42 + 13) * MS, (42 + 39) * MS)
    answer(way, 0, 0)
    assert way.least_us == 0


def test_a_pong_before_its_ping_counts_as_no_delay(clock: list[int]) -> None:
    clock[0] = 500
    way = Latency()
    way.pong(way.ping(), 100)
    assert way.least_us == 0


def test_a_connection_remembers_the_last_scenes(clock: list[int]) -> None:
    way = Latency()
    for scene in range(latency.SCENES + 1):
        clock[0] = scene * MS
        answer(way, clock[0], 40, scene)
    answer(way, 0, 40)
    assert [way.answered(scene) for scene in range(2)] == [None, (1 * MS, 41 * MS)]


def test_pings_are_numbered(clock: list[int]) -> None:
    way = Latency()
    assert [way.ping(), way.ping()] == [b"nenu\0\0\0\1", b"nenu\0\0\0\2"]


def test_without_a_tolerance_none_is_given() -> None:
    assert reaction_ms(Timing(300_000, 400_000)) == 400
    assert reaction_ms(Timing(300_000, 400_000, 10_000)) == 390
    assert reaction_ms(Timing(300_000, 400_000, None, 10_000)) == 390
    assert reaction_ms(Timing(300_000, None)) == 300
    assert reaction_ms(Timing()) == 0


@pytest.mark.parametrize(("above_us", "suspected"), [(2_990, False), (3_010, True)])
def test_suspicion_begins_at_three_standard_errors(above_us: int, suspected: bool) -> None:
    """Ten slacks, three milliseconds on either side of their mean: the standard error of the mean is one."""
    mean_us = DOUBTED_US + above_us
    assert is_implausible([mean_us - 3_000, mean_us + 3_000] * 5) == suspected


def test_equal_slacks_count_by_their_mean() -> None:
    assert is_implausible([DOUBTED_US + 10] * 10)
    assert not is_implausible([DOUBTED_US] * 10)


def test_nobody_can_choose_an_older_scene(clock: list[int]) -> None:
    """If a page names an old scene long after a newer one arrived, the tap is judged on the newer one, by evidence."""
    by = judge()
    by.shown(7, 0)
    by.shown(8, 1_000 * MS)
    way = connection(clock, 40, 7)
    answer(way, 1_000 * MS, 40, 8)
    late = by.stamped(Tap(1, 7), 0, way, 3_000 * MS, 3_040 * MS)
    assert (late.scene, late.evidence.claim_us, late.evidence.by_evidence) == (8, None, True)
    in_flight = by.stamped(Tap(1, 7), 0, way, 1_050 * MS, 1_040 * MS + SEEN_US)
    assert in_flight.scene == 7


def test_nor_can_a_latecomer(clock: list[int]) -> None:
    by = judge()
    by.shown(7, 0)
    by.shown(8, 1_000 * MS)
    assert by.stamped(Tap(1, 7), 0, connection(clock, 0), None, 1_000 * MS + SEEN_US + 1).scene == 8
    assert by.stamped(Tap(1, 7), 0, connection(clock, 0), None, 1_000 * MS + SEEN_US).scene == 7


def test_a_recorded_timing_must_follow_from_its_measurements(clock: list[int]) -> None:
    told = slapped(judge(), connection(clock, 40, 7), 300, 40 + 300 + 224).evidence
    assert told is not None
    assert TimingRecord().is_consistent(told)
    for field in ("claim_us", "evidence_us", "tolerance_us", "grant_us", "jitter_us", "pong_us", "arrival_us"):
        assert not TimingRecord().is_consistent(replace(told, **{field: (getattr(told, field) or 0) + 30_000})), field
    spent = TimingRecord()
    spent.spend(told)
    assert not spent.is_consistent(told), "the allowance was used up"
    assert not TimingRecord().is_consistent(replace(told, by_evidence=True))
    assert not TimingRecord().is_consistent(replace(told, remembered=True))


def test_so_must_an_estimate(clock: list[int]) -> None:
    by = judge()
    by.shown(7, 10_000 * MS)
    told = slapped(by, connection(clock, 80), 50, 10_900).evidence
    assert told is not None
    assert TimingRecord().is_consistent(told)
    for field in ("evidence_us", "tolerance_us", "grant_us", "arrival_us", "visible_us", "least_us"):
        assert not TimingRecord().is_consistent(replace(told, **{field: (getattr(told, field) or 0) + 30_000})), field
    assert not TimingRecord().is_consistent(replace(told, by_evidence=False))


def test_records_of_older_servers_are_accepted_as_they_are() -> None:
    """They do not say when a scene was visible, and they doubted by other limits."""
    told = Timing(300_000, 400_000, 24_000, 6_000, 5_000, 0, 40_000, 440_000, by_evidence=True)
    assert TimingRecord().is_consistent(told)
    assert not TimingRecord().is_consistent(replace(told, evidence_us=390_000))
    assert not TimingRecord().is_consistent(replace(told, tolerance_us=60_000))
    assert TimingRecord().is_consistent(Timing(evidence_us=5, by_evidence=True))
    assert not TimingRecord().is_consistent(Timing(evidence_us=5))


def test_a_reaction_is_never_longer_than_the_rules_allow() -> None:
    assert reaction_ms(Timing(None, 10**13)) == 3_600_000


def test_an_unknown_scene_is_left_to_the_rules(clock: list[int]) -> None:
    by = judge()
    by.shown(8, 0)
    assert by.stamped(Tap(1, -3), 0, connection(clock, 0), None, 9_000 * MS) == Tap(1, -3)
