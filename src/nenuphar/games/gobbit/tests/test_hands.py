"""First hand: scenes, anticipation, the window, and impossible taps."""

import pytest

from nenuphar.core.codec import encode
from nenuphar.core.game import Audience, Setup, TimeUp, Viewer
from nenuphar.core.slap_timing import Timing
from nenuphar.games.gobbit import GAME
from nenuphar.games.gobbit.options import LONGEST_REACTION_MS, Options
from nenuphar.games.gobbit.parts import GRAVEYARD
from nenuphar.games.gobbit.tests.tables import (
    ANNA,
    BEN,
    CHANCE,
    CLEO,
    CLOCK,
    DAN,
    JUDGE,
    Table,
    clash,
    given,
    moved,
    rulings,
    settled,
)
from nenuphar.games.gobbit.types import (
    CardLifted,
    ClashOpened,
    ClashSettled,
    Pause,
    PickFirst,
    Resume,
    Reveal,
    SceneShown,
    Settle,
    State,
    Tap,
    Tapped,
    Turn,
    TurnAsked,
    Watch,
)
from nenuphar.testing.scenario import Scenario

BLUE_CHAMELEONS, YELLOW_CHAMELEONS = range(6, 12), range(12, 18)


def turned(table: Table, seat: int, cards: range, at: int) -> Table:
    card = next(card for card in cards if card in table.state.unseen)
    return table.when(seat, Turn(), at=at).when(CHANCE, Reveal(card), at=at)


@pytest.mark.rule("GB-H1")
def test_the_shorter_reaction_wins_whenever_it_arrives() -> None:
    table = given("Sb Cb -")
    table.when(BEN, Tap(BEN, 1, 480), at=490).then(ClashOpened(840, BEN), Tapped(BEN, BEN, 1, 480, 480))
    table.when(ANNA, Tap(BEN, 1, 430), at=800).then(Tapped(ANNA, BEN, 1, 430, 430))
    assert moved(settled(table)) == [(BEN, ANNA, "GB-A1")]


@pytest.mark.rule("GB-H1")
def test_hands_on_different_scenes_are_compared_on_one_time_line() -> None:
    table = turned(given("Sb Cb -", last=BEN), CLEO, YELLOW_CHAMELEONS, at=1_000)
    table.when(BEN, Tap(BEN, 2, 150), at=1_200).when(ANNA, Tap(BEN, 1, 1_100), at=1_200)
    verdicts = next(event for event in settled(table).events if isinstance(event, ClashSettled)).verdicts
    assert [(verdict.seat, verdict.moment, verdict.ruling) for verdict in verdicts] == [
        (ANNA, 1_100, "first"),
        (BEN, 1_150, "late"),
    ]


@pytest.mark.rule("GB-H1")
def test_the_record_keeps_what_the_judge_knew() -> None:
    evidence = Timing(claim_us=401_000, evidence_us=409_000)
    table = given("Sb Cb -").when(ANNA, Tap(BEN, 1, 401, evidence), at=500)
    table.then_also(Tapped(ANNA, BEN, 1, 401, 401, evidence))


@pytest.mark.rule("GB-H1")
def test_without_a_reaction_the_arrival_of_the_tap_counts() -> None:
    given("Sb Cb -").when(ANNA, Tap(BEN, 1), at=777).then_also(Tapped(ANNA, BEN, 1, 777, 777))
    heard_late = given("Sb Cb -").when(ANNA, Tap(BEN, 1), at=2 * LONGEST_REACTION_MS)
    heard_late.then_also(Tapped(ANNA, BEN, 1, LONGEST_REACTION_MS, LONGEST_REACTION_MS))


@pytest.mark.rule("GB-H2")
@pytest.mark.parametrize(("reaction", "ruling", "judged"), [(99, "fault GB-D4", 1), (100, "first GB-A1", 2)])
def test_nobody_reacts_within_a_tenth_of_a_second(reaction: int, ruling: str, judged: int) -> None:
    table = turned(given("Sb Cr -", last=BEN), CLEO, BLUE_CHAMELEONS, at=1_000)
    clash(table, (ANNA, CLEO, reaction), at=1_200)
    assert rulings(table) == {(ANNA, CLEO): ruling}
    assert table.state.verdicts[0].judged == judged
    assert table.state.verdicts[0].scene == 2


@pytest.mark.rule("GB-H2")
def test_what_was_right_on_the_scene_that_was_seen_is_right() -> None:
    """Ben covers his blue chameleon, but Anna had not seen that yet."""
    table = turned(given("Sb Cb -", last=ANNA), BEN, YELLOW_CHAMELEONS, at=1_000)
    table.when(ANNA, Tap(BEN, 1, 1_010), at=1_100)
    assert rulings(settled(table)) == {(ANNA, BEN): "first GB-A1"}
    assert moved(table) == [(BEN, ANNA, "GB-A1")]
    assert len(table.state.piles[ANNA].known) == 2
    seen = turned(given("Sb Cb -", last=ANNA), BEN, YELLOW_CHAMELEONS, at=1_000)
    assert rulings(clash(seen, (ANNA, BEN, 400), at=1_400)) == {(ANNA, BEN): "fault GB-X1"}


@pytest.mark.rule("GB-H2")
def test_what_was_wrong_on_the_scene_that_was_seen_is_wrong() -> None:
    table = turned(given("Sb Cr -", last=ANNA), BEN, BLUE_CHAMELEONS, at=1_000)
    table.when(ANNA, Tap(BEN, 1, 1_010), at=1_100)
    assert rulings(settled(table)) == {(ANNA, BEN): "fault GB-X1"}


@pytest.mark.rule("GB-H2", "GB-A5")
def test_what_has_gone_in_the_meantime_is_late() -> None:
    table = clash(given("Sb Cb Gb"), (ANNA, BEN, 400), at=400)
    table.when(CLEO, Tap(BEN, 1, 790), at=900).when(BEN, Tap(BEN, 2, 60), at=900)
    assert rulings(settled(table)) == {(CLEO, BEN): "gone GB-A5", (BEN, BEN): "gone GB-A5"}
    assert moved(table) == []
    assert not table.state.graveyard


@pytest.mark.rule("GB-H2", "GB-G1")
def test_a_gobbit_that_is_over_is_late() -> None:
    table = clash(given("mrb my -", graveyard=1), (ANNA, GRAVEYARD, 400), at=400)
    table.when(CLEO, Tap(GRAVEYARD, 1, 790), at=900)
    assert rulings(settled(table)) == {(CLEO, GRAVEYARD): "gone GB-A5"}


@pytest.mark.rule("GB-H2")
def test_scenes_of_the_future_and_of_long_ago_are_refused() -> None:
    table = given("Sb Cr -", last=BEN)
    for number, seat in enumerate((CLEO, ANNA, BEN), 1):
        turned(table, seat, range(48), at=1_000 * number)
    assert table.state.scenes[-1].number == 4
    for scene in (5, 1, 0, -1, 99):
        table.refuses("GB-H2", CLEO, Tap(BEN, scene, 300), at=4_000)
        assert Tap(BEN, scene, 300) not in GAME.moves(GAME.view(table.state, CLEO))
    for target, scene in ((ANNA, 4), (BEN, 3), (CLEO, 2)):
        assert Tap(target, scene, 50) in GAME.moves(GAME.view(table.state, CLEO))
        table.when(CLEO, Tap(target, scene, 50), at=4_000)
    settled(table)


@pytest.mark.rule("GB-H2")
def test_before_the_first_card_there_is_nothing_before() -> None:
    table = Scenario.opened(GAME, Setup(2, Options())).when(CHANCE, PickFirst(0))
    clash(table, (ANNA, BEN, 20), at=50)
    assert rulings(table) == {(ANNA, BEN): "fault GB-D4"}


@pytest.mark.rule("GB-H3")
def test_the_first_tap_opens_a_window_and_no_card_is_turned_in_it() -> None:
    table = given("Sb Cb -", decision_ms=1_000).when(ANNA, Tap(BEN, 1, 400), at=900)
    assert table.waiting.deadline == 1_250
    assert table.waiting.due == ()
    table.when(CLEO, Tap(BEN, 1, 500), at=1_000).then(Tapped(CLEO, BEN, 1, 500, 500))
    assert table.waiting.deadline == 1_250
    table.when(BEN, Turn(), at=1_100).then(TurnAsked(BEN))
    assert table.waiting.deadline == 1_250
    table.refuses("TB-6", CLOCK, TimeUp(), at=1_249)
    table.when(CLOCK, TimeUp(), at=1_250).then_also(SceneShown(2, 1_250)).then_never(CardLifted)


@pytest.mark.rule("GB-H3")
def test_the_judge_may_settle_earlier_and_nobody_else() -> None:
    table = given("Sb Cb -")
    table.refuses("GB-H3", JUDGE, Settle(), at=500)
    table.when(ANNA, Tap(BEN, 1, 400), at=500)
    assert table.waiting.query is not None
    table.refuses("GB-H3", ANNA, Settle(), at=510)
    table.refuses("GB-H3", CLOCK, Settle(), at=510)
    table.when(JUDGE, Settle(), at=510).then_also(SceneShown(2, 510))
    assert moved(table) == [(BEN, ANNA, "GB-A1")]


@pytest.mark.rule("GB-H3")
def test_a_clash_that_moves_nothing_leaves_scene_and_turn_as_they_were() -> None:
    table = clash(given("- Cb Cr", decision_ms=5_000), (ANNA, BEN, 400))
    assert table.state.scenes[-1].number == 1
    assert (table.state.turn, table.waiting.deadline, table.state.phase) == (BEN, 5_000, "open")


@pytest.mark.rule("GB-H3", "GB-C1")
def test_a_card_that_was_due_in_the_meantime_is_turned_with_the_verdict() -> None:
    table = given("- Cb Cr", decision_ms=1_000).when(ANNA, Tap(BEN, 1, 400), at=999)
    table.when(CLOCK, TimeUp(), at=1_349).then_also(CardLifted(BEN))
    in_time = given("- Cb Cr", decision_ms=1_000).when(ANNA, Tap(BEN, 1, 400), at=600)
    in_time.when(CLOCK, TimeUp(), at=950).then_never(CardLifted)


@pytest.mark.rule("GB-H3")
def test_nobody_knows_of_others_taps_before_the_verdict() -> None:
    table = given("Sb Cb -").when(ANNA, Tap(BEN, 1, 400), at=500)
    tap = table.events[1]
    for viewer in (BEN, CLEO, Audience.PUBLIC):
        assert GAME.redact(tap, viewer) is None
        assert GAME.view(table.state, viewer).taps == ()
    for viewer in (ANNA, Audience.EVERYTHING):
        assert GAME.redact(tap, viewer) == tap
        assert GAME.view(table.state, viewer).taps == (tap,)
    settled(table)
    assert GAME.view(table.state, CLEO).verdicts == table.state.verdicts != ()
    assert GAME.view(table.state, ANNA).taps == ()


def learns(before: State, table: Table, viewer: Viewer) -> bool:
    """Whether a viewer learns anything from what has happened since: from lines, the table, or what it waits for."""
    assert GAME.realtime is not None
    looks = [
        encode((GAME.view(state, viewer), GAME.waiting(GAME.realtime.known_to(state, viewer))))
        for state in (before, table.state)
    ]
    return looks[0] != looks[1] or any(GAME.redact(event, viewer) is not None for event in table.events)


@pytest.mark.rule("GB-H3")
@pytest.mark.parametrize("options", [Options(), Options(tempo="brisk"), Options(handicaps=(200, 100, 0, 0))])
def test_players_who_have_not_tapped_do_not_learn_that_somebody_has(options: Options) -> None:
    """Not from the phase, the clock, the due seats or a line of the log: that would show that there is a target."""
    table = given("Sb Cb - -", options=options)
    for seat, reaction in ((BEN, 800), (ANNA, 810)):
        before = table.state
        table.when(seat, Tap(BEN, 1, reaction), at=900)
        assert learns(before, table, seat)
        assert learns(before, table, Audience.EVERYTHING)
        others = [viewer for viewer in (ANNA, BEN, CLEO, DAN, Audience.PUBLIC) if viewer != seat]
        assert not [viewer for viewer in others if learns(before, table, viewer)]
    assert GAME.view(table.state, ANNA).phase == GAME.view(table.state, BEN).phase == "clash"
    assert GAME.view(table.state, CLEO).phase == "open"
    before = table.state
    assert learns(before, settled(table), CLEO)


@pytest.mark.rule("GB-H3", "GB-C1")
def test_nobody_sees_that_a_player_asks_for_a_card_in_a_clash() -> None:
    table = given("Sb Cb - -").when(ANNA, Tap(BEN, 1, 800), at=900)
    before = table.state
    table.when(BEN, Turn(), at=910).then(TurnAsked(BEN))
    assert GAME.view(table.state, BEN).asked
    assert not [viewer for viewer in (ANNA, CLEO, DAN, Audience.PUBLIC) if learns(before, table, viewer)]


@pytest.mark.rule("GB-H3", "GB-C2")
def test_a_pause_that_is_asked_for_is_known_and_hands_before_it_are_not() -> None:
    table = given("Sb Cb - -").when(CLEO, Pause(), at=700)
    before = table.state
    assert (GAME.view(before, DAN).phase, GAME.view(before, DAN).settles) == ("clash", 1_050)
    table.when(ANNA, Tap(BEN, 1, 650), at=800)
    assert not [viewer for viewer in (BEN, CLEO, DAN, Audience.PUBLIC) if learns(before, table, viewer)]
    table.when(CLEO, Resume(), at=900)
    assert [GAME.view(table.state, viewer).phase for viewer in (ANNA, BEN, DAN)] == ["clash", "open", "open"]


@pytest.mark.rule("GB-H4")
@pytest.mark.parametrize("target", [-1, 3, 99])
def test_only_existing_targets_can_be_tapped(target: int) -> None:
    table = given("Sb Cb -")
    table.refuses("GB-H4", ANNA, Tap(target, 1, 400), at=500)
    assert Tap(target, 1, 400) not in GAME.moves(GAME.view(table.state, ANNA))


@pytest.mark.rule("GB-H4")
@pytest.mark.parametrize("reaction", [-1, -100_000, LONGEST_REACTION_MS + 1])
def test_impossible_times_are_refused(reaction: int) -> None:
    table = given("Sb Cb -")
    table.refuses("GB-H4", ANNA, Tap(BEN, 1, reaction), at=500)
    assert Tap(BEN, 1, reaction) not in GAME.moves(GAME.view(table.state, ANNA))
    for possible in (0, LONGEST_REACTION_MS):
        assert Tap(BEN, 1, possible) in GAME.moves(GAME.view(table.state, ANNA))
        given("Sb Cb -").when(ANNA, Tap(BEN, 1, possible), at=500)


@pytest.mark.rule("GB-H4")
def test_a_player_taps_a_stack_once_in_a_clash() -> None:
    table = given("Sb Cb -").when(ANNA, Tap(BEN, 1, 400), at=500)
    table.refuses("GB-H4", ANNA, Tap(BEN, 1, 410), at=510)
    assert Tap(BEN, 1, 410) not in GAME.moves(GAME.view(table.state, ANNA))
    table.when(ANNA, Tap(CLEO, 1, 420), at=520).when(BEN, Tap(BEN, 1, 430), at=530)
    settled(table)
    table.when(ANNA, Tap(BEN, 2, 400), at=2_000)


@pytest.mark.rule("GB-T1")
def test_only_players_have_hands() -> None:
    table = given("Sb Cb -")
    for nobody in (CLOCK, JUDGE, CHANCE, 3, -1):
        for action in (Tap(BEN, 1, 400), Turn(), Watch()):
            table.refuses("GB-T1", nobody, action, at=900)


def test_watching_changes_nothing() -> None:
    given("Sb Cb -").when(ANNA, Watch(), at=500).then()
    given("Sb Cb -", options=Options(tempo="brisk")).when(BEN, Watch(), at=500).then()
