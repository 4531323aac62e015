"""Turning cards by hand and by the metronome, and pauses."""

import pytest

from nenuphar.core.game import Audience, Setup, TimeUp, Viewer
from nenuphar.games.gobbit import GAME, deck
from nenuphar.games.gobbit.options import JUNGLE, LONGEST_PAUSE_MS, Options, Tempo
from nenuphar.games.gobbit.tests.tables import (
    ANNA,
    BEN,
    CHANCE,
    CLEO,
    CLOCK,
    JUDGE,
    Table,
    clash,
    given,
    moved,
    paused,
    rulings,
    settled,
    shown,
)
from nenuphar.games.gobbit.types import (
    CardLifted,
    ClashOpened,
    DrawPenalty,
    LastCallBegan,
    Pause,
    PauseAsked,
    Paused,
    PauseWithdrawn,
    PickFirst,
    PlayerOut,
    Resume,
    ResumeAsked,
    Resumed,
    Reveal,
    SceneShown,
    Settle,
    Tap,
    Tapped,
    Turn,
    TurnAsked,
    TurnBegan,
    Watch,
)
from nenuphar.testing.scenario import Scenario


@pytest.mark.rule("GB-C1")
def test_by_hand_the_match_waits_for_the_player_in_turn() -> None:
    table = given("Sb Cb -")
    assert (table.waiting.due, table.waiting.may, table.waiting.deadline) == ((BEN,), (0, 1, 2), None)
    table.refuses("TB-6", CLOCK, TimeUp(), at=10**9)
    table.when(BEN, Turn(), at=700).then(CardLifted(BEN))


@pytest.mark.rule("GB-C1")
def test_the_clock_turns_the_card_when_the_time_is_up() -> None:
    table = given("Sb Cb -", decision_ms=3_000)
    assert table.waiting.deadline == 3_000
    table.refuses("TB-6", CLOCK, TimeUp(), at=2_999)
    table.refuses("TB-6", BEN, TimeUp(), at=3_000)
    table.when(CLOCK, TimeUp(), at=3_000).then(CardLifted(BEN))
    table.when(CHANCE, Reveal(table.state.unseen[0]), at=3_010).then_also(TurnBegan(CLEO, 3_710, 6_010))


@pytest.mark.rule("GB-C1")
def test_a_short_time_is_not_shorter_than_the_shortest() -> None:
    table = Scenario.opened(GAME, Setup(2, Options(), 100))
    table.when(CHANCE, PickFirst(0), at=50).then_also(TurnBegan(0, 750, 750))


@pytest.mark.rule("GB-C1")
def test_a_player_who_asks_too_early_gets_the_card_as_soon_as_possible() -> None:
    table = given("Sb Cb -").when(BEN, Turn(), at=699)
    table.then(TurnAsked(BEN))
    assert (table.waiting.due, table.waiting.deadline) == ((), 700)
    table.refuses("GB-C1", BEN, Turn(), at=699)
    assert Turn() not in GAME.moves(GAME.view(table.state, BEN))
    table.when(CLOCK, TimeUp(), at=700).then(CardLifted(BEN))


@pytest.mark.rule("GB-C1")
@pytest.mark.parametrize(
    ("tempo", "beat"), [("leisurely", 4_000), ("steady", 2_500), ("brisk", 1_600), ("frantic", 1_000)]
)
def test_with_a_metronome_only_the_clock_turns_cards(tempo: Tempo, beat: int) -> None:
    table = Scenario.opened(GAME, Setup(3, Options(tempo=tempo), 9_000))
    table.when(CHANCE, PickFirst(BEN), at=100).then_also(TurnBegan(BEN, 800, 100 + beat))
    assert table.waiting.due == ()
    table.refuses("GB-C1", BEN, Turn(), at=100 + beat)
    assert Turn() not in GAME.moves(GAME.view(table.state, BEN))
    table.refuses("TB-6", CLOCK, TimeUp(), at=99 + beat)
    table.when(CLOCK, TimeUp(), at=100 + beat).then(CardLifted(BEN))


@pytest.mark.rule("GB-C1")
def test_after_a_verdict_that_moved_something_there_is_time_to_look() -> None:
    table = clash(given("Sb Cb -", options=Options(tempo="leisurely")), (ANNA, BEN, 400), at=500)
    table.then_also(SceneShown(2, 850), TurnBegan(BEN, 1_550, 4_850))


@pytest.mark.rule("GB-C1")
@pytest.mark.parametrize(("limit", "until"), [(2_000, 2_000), (1_000, 1_550)])
def test_a_clash_gives_nobody_a_new_limit(limit: int, until: int) -> None:
    """But there is time to look."""
    table = clash(given("Sb Cb -", decision_ms=limit), (ANNA, BEN, 400), at=500)
    table.then_also(SceneShown(2, 850), TurnBegan(BEN, 1_550, until))
    assert clash(given("Sb Cb -"), (ANNA, BEN, 400), at=500).waiting.deadline is None


@pytest.mark.rule("GB-C1")
def test_a_player_who_gets_the_turn_by_a_clash_has_a_new_limit() -> None:
    """Ben has no pile, until he saves his stack."""
    table = given("Sb Cb -", piles=(4, 0, 4), decision_ms=2_000)
    assert table.state.turn == CLEO
    clash(table, (BEN, BEN, 400), at=500).then_also(TurnBegan(BEN, 1_550, 2_850))


@pytest.mark.rule("GB-C1", "GB-H3")
def test_a_card_that_was_asked_for_comes_although_stacks_move() -> None:
    table = given("Sb Cb -").when(BEN, Turn(), at=500)
    clash(table, (ANNA, BEN, 400), at=510).then_also(TurnBegan(BEN, 1_560, None), TurnAsked(BEN))
    assert (table.waiting.due, table.waiting.deadline) == ((), 1_560)
    table.when(CLOCK, TimeUp(), at=1_560).then(CardLifted(BEN))


@pytest.mark.rule("GB-C1", "GB-H3")
def test_a_player_who_asks_in_a_clash_gets_the_card_with_the_verdict_if_nothing_moves() -> None:
    """So faults that cost nothing delay nobody."""
    table = given("- Cb Cr").when(ANNA, Tap(BEN, 1, 800), at=900)
    assert Turn() in GAME.moves(GAME.view(table.state, BEN))
    assert Turn() not in GAME.moves(GAME.view(table.state, CLEO))
    table.when(BEN, Turn(), at=910).then(TurnAsked(BEN))
    table.refuses("GB-C1", BEN, Turn(), at=920)
    assert Turn() not in GAME.moves(GAME.view(table.state, BEN))
    settled(table).then_also(CardLifted(BEN))


@pytest.mark.rule("GB-C1", "GB-T3")
def test_a_card_that_another_one_asked_for_does_not_come() -> None:
    table = given("Sb Cb -", piles=(4, 0, 4)).when(CLEO, Turn(), at=500)
    clash(table, (BEN, BEN, 400), at=510).then_also(TurnBegan(BEN, 1_560, None)).then_never(TurnAsked)


@pytest.mark.rule("GB-C2")
def test_a_pause_is_for_all_and_shows_the_table_again_when_it_ends() -> None:
    table = given("Sb Cb -", decision_ms=3_000).when(CLEO, Pause(), at=1_000)
    table.then(PauseAsked(CLEO, 1_350), ClashOpened(1_350))
    settled(table).then(Paused(CLEO, 1_350 + LONGEST_PAUSE_MS, 1_650))
    assert (table.waiting.due, table.waiting.may) == ((), (0, 1, 2))
    table.refuses("GB-C2", BEN, Turn(), at=2_000)
    table.refuses("GB-C2", ANNA, Tap(BEN, 1, 400), at=2_000)
    table.refuses("GB-C2", ANNA, Watch(), at=2_000)
    table.refuses("GB-C2", ANNA, Pause(), at=2_000)
    assert GAME.moves(GAME.view(table.state, ANNA)).listed == (Resume(),)
    table.when(ANNA, Resume(), at=57_000).then(ResumeAsked(ANNA, 60_000))
    settled(table).then(Resumed(), SceneShown(2, 60_000), TurnBegan(BEN, 60_700, 61_650))
    table.refuses("GB-C2", ANNA, Resume(), at=60_100)
    assert (table.state.pausing, table.state.resuming) == (None, False)
    clash(table, (ANNA, BEN, 400), at=60_400)
    assert table.state.piles[ANNA].known


@pytest.mark.rule("GB-C2")
@pytest.mark.parametrize("viewer", [ANNA, CLEO, Audience.PUBLIC, Audience.EVERYTHING])
def test_in_a_pause_nobody_is_shown_a_card(viewer: Viewer) -> None:
    table = paused(given("Sb Cb -"), CLEO, at=1_000)
    view = GAME.view(table.state, viewer)
    assert [player.top for player in view.players] == [None, None, None]
    assert view.scene.tops == (None, None, None)
    assert [player.stack for player in view.players] == [1, 1, 0]
    assert GAME.view(table.when(ANNA, Resume(), at=2_000).state, viewer).scene.tops == (None, None, None)
    shown = GAME.view(settled(table).state, viewer)
    assert shown.scene.tops == table.state.scenes[-1].tops != (None, None, None)


@pytest.mark.rule("GB-C2", "GB-H3")
def test_taps_under_way_are_judged_before_the_pause() -> None:
    table = given("Sb Cb -", decision_ms=3_000).when(CLEO, Pause(), at=500)
    table.refuses("GB-H3", JUDGE, Settle(), at=510)
    assert table.waiting.query is None
    table.when(ANNA, Tap(BEN, 1, 450), at=600).then(Tapped(ANNA, BEN, 1, 450, 450))
    table.when(JUDGE, Settle(), at=700).then_also(SceneShown(2, 700), ClashOpened(850)).then_never(Paused)
    assert moved(table) == [(BEN, ANNA, "GB-A1")]
    table.when(BEN, Tap(BEN, 1, 480), at=800)
    assert rulings(settled(table)) == {(BEN, BEN): "gone GB-A5"}
    table.then_also(Paused(CLEO, 850 + LONGEST_PAUSE_MS, 2_150))


@pytest.mark.rule("GB-C2")
@pytest.mark.parametrize(("at", "until"), [(1_000, 9_000 + 1_650), (2_600, 9_700), (2_900, 9_700)])
def test_a_turn_has_after_a_pause_what_was_left_of_its_time(at: int, until: int) -> None:
    """But not less than the shortest."""
    table = paused(given("Sb Cb -", decision_ms=3_000), ANNA, at)
    settled(table.when(ANNA, Resume(), at=6_000)).then_also(TurnBegan(BEN, 9_700, until))


@pytest.mark.rule("GB-C2", "GB-C1")
def test_a_card_that_was_asked_for_comes_after_the_pause() -> None:
    table = paused(given("Sb Cb -").when(BEN, Turn(), at=100), ANNA, at=200)
    settled(table.when(ANNA, Resume(), at=6_000)).then_also(TurnBegan(BEN, 9_700, None), TurnAsked(BEN))
    assert table.waiting.deadline == 9_700


@pytest.mark.rule("GB-C2")
def test_the_clock_ends_a_pause_that_nobody_ends() -> None:
    table, end = paused(given("Sb Cb -"), CLEO, at=0), 350 + LONGEST_PAUSE_MS
    table.refuses("TB-6", CLOCK, TimeUp(), at=end - 1)
    table.when(CLOCK, TimeUp(), at=end).then(ResumeAsked(None, end + 3_000))
    settled(table).then(Resumed(), SceneShown(2, end + 3_000), TurnBegan(BEN, end + 3_700, None))


@pytest.mark.rule("GB-C2")
def test_ending_a_pause_gives_all_the_same_three_seconds() -> None:
    """All know when the cards will be there, and a player who is not ready asks for a pause again."""
    table = paused(given("Sb Cb -", decision_ms=3_000), CLEO, at=1_000).when(ANNA, Resume(), at=9_000)
    view = GAME.view(table.state, BEN)
    assert (view.phase, view.resuming, view.until, table.waiting.deadline) == ("paused", True, 12_000, 12_000)
    assert GAME.moves(view).listed == (Pause(),)
    table.refuses("TB-6", CLOCK, TimeUp(), at=11_999)
    table.refuses("GB-C2", ANNA, Tap(BEN, 1, 101), at=9_100)
    table.refuses("GB-C2", BEN, Turn(), at=9_100)
    table.refuses("GB-C2", BEN, Resume(), at=9_100)
    table.when(BEN, Watch(), at=9_200).then()
    table.when(BEN, Pause(), at=9_300).then(Paused(BEN, 9_300 + LONGEST_PAUSE_MS, 1_650))
    assert not GAME.view(table.state, ANNA).resuming
    settled(table.when(BEN, Resume(), at=10_000)).then_also(SceneShown(2, 13_000), TurnBegan(BEN, 13_700, 14_650))


@pytest.mark.rule("GB-C2")
def test_in_a_clash_a_pause_begins_when_all_taps_have_arrived() -> None:
    table = given("Sb Cb -").when(ANNA, Tap(BEN, 1, 400), at=500).when(BEN, Pause(), at=510)
    table.then(PauseAsked(BEN, 860))
    table.refuses("GB-C2", CLEO, Pause(), at=520)
    table.when(BEN, Tap(BEN, 1, 300), at=530)
    settled(table).then_also(SceneShown(2, 850), ClashOpened(860))
    settled(table).then(Paused(BEN, 860 + LONGEST_PAUSE_MS, None))
    settled(table.when(CLEO, Resume(), at=2_000)).then_also(SceneShown(3, 5_000), TurnBegan(BEN, 5_700, None))


@pytest.mark.rule("GB-C2")
def test_a_pause_that_has_not_begun_can_be_withdrawn() -> None:
    table = given("Sb Cb -")
    table.refuses("GB-C2", ANNA, Resume(), at=400)
    table.when(ANNA, Tap(BEN, 1, 400), at=500)
    table.refuses("GB-C2", ANNA, Resume(), at=505)
    table.when(BEN, Pause(), at=510).when(CLEO, Resume(), at=520).then(PauseWithdrawn(CLEO))
    assert table.state.phase == "clash"
    settled(table).then_never(Paused)
    assert table.state.turn == BEN


@pytest.mark.rule("GB-C2")
def test_a_pause_that_is_withdrawn_before_any_hand_changes_nothing() -> None:
    table = given("Sb Cb -", decision_ms=3_000).when(CLEO, Pause(), at=500).when(ANNA, Resume(), at=600)
    table.then(PauseWithdrawn(ANNA))
    assert (table.state.phase, table.state.turn, table.waiting.deadline) == ("open", BEN, 3_000)
    late = given("Sb Cb -", decision_ms=1_000).when(CLEO, Pause(), at=900).when(ANNA, Resume(), at=1_000)
    late.then(PauseWithdrawn(ANNA), CardLifted(BEN))


@pytest.mark.rule("GB-C2", "GB-C1")
def test_a_pause_that_is_withdrawn_after_a_verdict_leaves_time_to_look() -> None:
    table = given("Sb Cb -", decision_ms=5_000).when(CLEO, Pause(), at=500).when(ANNA, Tap(BEN, 1, 450), at=600)
    table.when(JUDGE, Settle(), at=700).when(BEN, Resume(), at=710)
    table.then(PauseWithdrawn(BEN), TurnBegan(BEN, 1_410, 5_000))
    table.when(CLEO, Pause(), at=2_000).when(CLEO, Resume(), at=2_010).then(PauseWithdrawn(CLEO))


@pytest.mark.rule("GB-C2", "GB-E5")
@pytest.mark.parametrize(("at", "until"), [(4_000, 10_650), (5_500, 9_700)])
def test_the_last_call_has_after_a_pause_what_was_left_of_it(at: int, until: int) -> None:
    table = given("Sb Cy -", piles=(0, 0, 1), last=BEN)
    table.when(CLEO, Turn(), at=1_000).when(CHANCE, Reveal(table.state.unseen[0]), at=1_000)
    assert table.waiting.deadline == 6_000
    settled(paused(table, ANNA, at).when(ANNA, Resume(), at=6_000)).then_also(LastCallBegan(until))


@pytest.mark.rule("GB-C2", "GB-T4", "GB-O2")
@pytest.mark.parametrize("limit", [None, 3_000])
def test_nobody_waits_for_a_player_who_loses_the_last_card_before_a_pause(limit: int | None) -> None:
    """After a verdict that moves something, after one that moves nothing, and after a withdrawn pause."""
    table = given("Sb - Cr", piles=(4, 1, 4), decision_ms=limit, options=Options(minimum_penalty=True))
    table.when(BEN, Pause(), at=1_000).when(BEN, Tap(CLEO, 1, 900), at=1_010).when(JUDGE, Settle(), at=1_100)
    table.when(CHANCE, DrawPenalty(table.state.unseen[0]), at=1_100).then_also(PlayerOut(BEN), ClashOpened(1_350))
    table.when(BEN, Tap(CLEO, 1, 950), at=1_110).when(JUDGE, Settle(), at=1_200).then_never(SceneShown)
    table.when(BEN, Resume(), at=1_210).then_also(TurnBegan(CLEO, 1_910, None if limit is None else 4_210))


@pytest.mark.rule("GB-C2", "GB-C1")
def test_a_card_leaves_time_to_look_at_what_moved_before_a_verdict_that_moved_nothing() -> None:
    table = given("Sb Cb -", decision_ms=1_000).when(CLEO, Pause(), at=700).when(ANNA, Tap(BEN, 1, 650), at=800)
    table.when(JUDGE, Settle(), at=900).when(BEN, Tap(BEN, 1, 700), at=910).when(JUDGE, Settle(), at=1_000)
    assert rulings(table) == {(BEN, BEN): "gone GB-A5"}
    table.when(CLEO, Resume(), at=1_010).then(PauseWithdrawn(CLEO), TurnBegan(BEN, 1_710, 1_710))


@pytest.mark.rule("GB-C2", "GB-E5")
def test_the_last_call_is_over_when_somebody_can_draw_again_whatever_became_of_a_pause() -> None:
    table = given("Sb Cb -", piles=(0, 0, 1), last=BEN)
    table.when(CLEO, Turn(), at=1_000).when(CHANCE, Reveal(_yellow_snake(table)), at=1_000)
    table.then_also(LastCallBegan(6_000)).when(CLEO, Pause(), at=1_500)
    table.when(ANNA, Tap(BEN, 2, 450), at=1_510).when(JUDGE, Settle(), at=1_600)
    table.when(BEN, Tap(BEN, 2, 480), at=1_610).when(JUDGE, Settle(), at=1_700)
    table.when(CLEO, Resume(), at=1_710).then(PauseWithdrawn(CLEO), TurnBegan(ANNA, 2_410, None))


def _yellow_snake(table: Table) -> int:
    return next(card for card in table.state.unseen if deck.face(JUNGLE, card) == shown("Sy"))
