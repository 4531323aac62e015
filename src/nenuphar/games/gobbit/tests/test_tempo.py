"""Who turns the cards, how fast, and pauses."""

import pytest

from nenuphar.core.game import Setup, TimeUp
from nenuphar.games.gobbit import GAME
from nenuphar.games.gobbit.agreed import LONGEST_PAUSE_MS, Options, Tempo
from nenuphar.games.gobbit.tests.tables import ANNA, BEN, CHANCE, CLEO, CLOCK, clash, given, settled
from nenuphar.games.gobbit.types import (
    CardLifted,
    LastCallBegan,
    Pause,
    PauseAsked,
    Paused,
    PauseWithdrawn,
    PickFirst,
    Resume,
    Resumed,
    Reveal,
    SceneShown,
    Tap,
    Turn,
    TurnAsked,
    TurnBegan,
    Watch,
)
from nenuphar.testing.scene import Scene


@pytest.mark.rule("GB-C1")
def test_by_hand_the_player_in_turn_is_waited_for() -> None:
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
    table = Scene.opened(GAME, Setup(2, Options(), 100))
    table.when(CHANCE, PickFirst(0), at=50).then_also(TurnBegan(0, 750, 750))


@pytest.mark.rule("GB-C1")
def test_whoever_asks_too_early_gets_the_card_as_soon_as_can_be() -> None:
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
    table = Scene.opened(GAME, Setup(3, Options(tempo=tempo), 9_000))
    table.when(CHANCE, PickFirst(BEN), at=100).then_also(TurnBegan(BEN, 800, 100 + beat))
    assert table.waiting.due == ()
    table.refuses("GB-C1", BEN, Turn(), at=100 + beat)
    assert Turn() not in GAME.moves(GAME.view(table.state, BEN))
    table.refuses("TB-6", CLOCK, TimeUp(), at=99 + beat)
    table.when(CLOCK, TimeUp(), at=100 + beat).then(CardLifted(BEN))


@pytest.mark.rule("GB-C1")
def test_after_a_verdict_that_moved_something_there_is_time_to_look() -> None:
    table = clash(given("Sb Cb -", decision_ms=2_000), (ANNA, BEN, 400), at=500)
    table.then_also(SceneShown(2, 850), TurnBegan(BEN, 1_550, 2_850))


@pytest.mark.rule("GB-C2")
def test_a_pause_is_for_all_and_shows_the_table_anew_when_it_ends() -> None:
    table = given("Sb Cb -", decision_ms=3_000).when(CLEO, Pause(), at=1_000)
    table.then(Paused(CLEO, 1_000 + LONGEST_PAUSE_MS))
    assert (table.waiting.due, table.waiting.may) == ((), (0, 1, 2))
    table.refuses("GB-C2", BEN, Turn(), at=2_000)
    table.refuses("GB-C2", ANNA, Tap(BEN, 1, 400), at=2_000)
    table.refuses("GB-C2", ANNA, Watch(), at=2_000)
    table.refuses("GB-C2", ANNA, Pause(), at=2_000)
    assert GAME.moves(GAME.view(table.state, ANNA)).listed == (Resume(),)
    table.when(ANNA, Resume(), at=60_000)
    table.then(Resumed(ANNA), SceneShown(2, 60_000), TurnBegan(BEN, 60_700, 63_000))
    table.refuses("GB-C2", ANNA, Resume(), at=60_100)
    assert table.state.pausing is None
    clash(table, (ANNA, BEN, 400), at=60_400)
    assert table.state.piles[ANNA].known


@pytest.mark.rule("GB-C2")
def test_the_clock_ends_a_pause_that_nobody_ends() -> None:
    table = given("Sb Cb -").when(CLEO, Pause(), at=0)
    table.refuses("TB-6", CLOCK, TimeUp(), at=LONGEST_PAUSE_MS - 1)
    table.when(CLOCK, TimeUp(), at=LONGEST_PAUSE_MS)
    table.then(Resumed(None), SceneShown(2, LONGEST_PAUSE_MS), TurnBegan(BEN, LONGEST_PAUSE_MS + 700, None))


@pytest.mark.rule("GB-C2")
def test_in_a_clash_a_pause_begins_with_the_verdict() -> None:
    table = given("Sb Cb -").when(ANNA, Tap(BEN, 1, 400), at=500).when(BEN, Pause(), at=510)
    table.then(PauseAsked(BEN))
    table.refuses("GB-C2", CLEO, Pause(), at=520)
    table.when(BEN, Tap(BEN, 1, 300), at=530)
    settled(table).then_also(SceneShown(2, 850), Paused(BEN, 850 + LONGEST_PAUSE_MS))
    table.then_never(TurnBegan)
    table.when(CLEO, Resume(), at=2_000).then_also(SceneShown(3, 2_000), TurnBegan(BEN, 2_700, None))


@pytest.mark.rule("GB-C2")
def test_a_pause_that_has_not_begun_can_be_withdrawn() -> None:
    table = given("Sb Cb -")
    table.refuses("GB-C2", ANNA, Resume(), at=400)
    table.when(ANNA, Tap(BEN, 1, 400), at=500)
    table.refuses("GB-C2", ANNA, Resume(), at=505)
    table.when(BEN, Pause(), at=510).when(CLEO, Resume(), at=520).then(PauseWithdrawn(CLEO))
    settled(table).then_never(Paused)
    assert table.state.turn == BEN


@pytest.mark.rule("GB-C2", "GB-E5")
def test_after_a_pause_the_last_call_begins_again() -> None:
    table = given("Sb Cy -", piles=(0, 0, 1), last=BEN)
    table.when(CLEO, Turn(), at=1_000).when(CHANCE, Reveal(table.state.unseen[0]), at=1_000)
    assert table.waiting.deadline == 6_000
    table.when(ANNA, Pause(), at=5_000).when(ANNA, Resume(), at=9_000).then_also(LastCallBegan(14_000))
