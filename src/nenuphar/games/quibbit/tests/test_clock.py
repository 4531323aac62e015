"""The clock: what happens to players who do not decide in time."""

import pytest

from nenuphar.core.game import Authority, Setup, TimeUp, Waiting
from nenuphar.games.quibbit import GAME
from nenuphar.games.quibbit.tests.drawing import BLUE, GREEN, RED, YELLOW, frogs, given, lay, ready_to_place
from nenuphar.games.quibbit.types import (
    CardChosen,
    CardsRevealed,
    Choose,
    CrownPassed,
    FirstPicked,
    FrogPlaced,
    Options,
    PickFirst,
    Place,
    PlacingBegan,
    RoundBegan,
    TimeRanOut,
    TurnDummyCard,
)
from nenuphar.testing.scenario import Scenario

FOUR = """
    tiles  Y R G B * G B R Y * R Y B G ~
    frogs  b y g R . . . . . . . . . . .
"""
CLOCK, CHANCE = Authority.CLOCK, Authority.CHANCE


@pytest.mark.rule("QB-T1")
def test_the_very_first_frog_goes_to_tile_0() -> None:
    table = ready_to_place(4, first=2, decision_ms=1000)
    assert table.waiting == Waiting(due=(GREEN,), may=(GREEN,), deadline=1000)
    table.when(CLOCK, TimeUp(), at=1000)
    table.then(TimeRanOut((GREEN,)), FrogPlaced(GREEN, 15, "QB-T1"), PlacingBegan(BLUE, 2000))
    assert frogs(table.state).split().index("g") == 0


@pytest.mark.rule("QB-T1")
@pytest.mark.parametrize(("first", "second", "rear"), [(6, 7, 5), (6, 5, 4), (0, 1, 14)])
def test_every_further_frog_goes_to_the_rear_end_of_the_line(first: int, second: int, rear: int) -> None:
    table = ready_to_place(4, decision_ms=1000).when(YELLOW, Place(first), at=10).when(RED, Place(second), at=20)
    table.when(CLOCK, TimeUp(), at=1020)
    assert table.events[0] == TimeRanOut((GREEN,))
    assert table.events[2] == PlacingBegan(BLUE, 2020)
    assert frogs(table.state).split().index("g") == rear


@pytest.mark.rule("QB-T1")
def test_a_whole_line_can_be_placed_by_the_clock() -> None:
    table = ready_to_place(3, decision_ms=1000)
    for at in (1000, 2000, 3000):
        table.when(CLOCK, TimeUp(), at)
    table.then(TimeRanOut((GREEN,)), FrogPlaced(GREEN, 10, "QB-T1"), CrownPassed(YELLOW, "QB-S8"), RoundBegan(1, 4000))
    assert frogs(table.state) == "Y . . . . . . . . . g r"


@pytest.mark.rule("QB-T1", "QB-S7")
def test_the_dummy_is_behind_a_frog_that_the_clock_has_placed() -> None:
    table = ready_to_place(2, decision_ms=1000).when(YELLOW, Place(5), at=7).when(CLOCK, TimeUp(), at=1007)
    table.then(
        TimeRanOut((RED,)),
        FrogPlaced(RED, 16, "QB-T1"),
        FrogPlaced(GREEN, 15, "QB-S7"),
        CrownPassed(YELLOW, "QB-S8"),
        RoundBegan(1, 2007),
    )


@pytest.mark.rule("QB-T1")
def test_a_late_player_plays_the_smallest_card_in_hand() -> None:
    table = given(FOUR, hands={"yellow": (3, 5), "blue": (4,)}, decision_ms=1000)
    table.when(GREEN, Choose(4), at=500).when(CLOCK, TimeUp(), at=1000)
    assert table.events[:5] == (
        TimeRanOut((YELLOW, RED, BLUE)),
        CardChosen(YELLOW, 3),
        CardChosen(RED, 1),
        CardChosen(BLUE, 4),
        CardsRevealed((3, 1, 4, 4)),
    )
    assert isinstance(table.events[-1], RoundBegan)


@pytest.mark.rule("QB-T1")
def test_the_clock_does_not_decide_for_players_who_are_out() -> None:
    table = given(
        """
        tiles  Y R G B * G B R Y * R Y B G ~
        frogs  b . g R . . . . . . . . . . .
        """,
        decision_ms=1000,
    )
    table.when(CLOCK, TimeUp(), at=1000)
    table.then_also(TimeRanOut((RED, GREEN, BLUE)), CardsRevealed((None, 1, 1, 1)))


@pytest.mark.rule("QB-T1")
def test_each_decision_gets_its_time_from_when_it_is_asked_for() -> None:
    table = given(FOUR, decision_ms=1000)
    assert table.waiting.deadline == 1000
    table.when(YELLOW, Choose(2), at=900)
    assert table.waiting.deadline == 1000
    for seat in (RED, GREEN, BLUE):
        table.when(seat, Choose(2), at=950)
    assert table.events[-1] == RoundBegan(2, 1950)
    assert table.waiting.deadline == 1950


@pytest.mark.rule("QB-T1")
def test_the_first_player_gets_the_whole_time_too() -> None:
    table = Scenario.opened(GAME, Setup(4, Options(board="YRGB* GBRY* RYBG~"), 1000))
    table.when(CHANCE, PickFirst(1), at=300).then(FirstPicked(1), PlacingBegan(1, 1300))
    table.when(1, Place(3), at=400)
    assert table.waiting == Waiting(due=(2,), may=(2,), deadline=1400)
    table.when(2, Place(4), at=500).when(3, Place(5), at=600).when(0, Place(6), at=700)
    assert table.events[-1] == RoundBegan(1, 1700)


@pytest.mark.rule("QB-T1", "QB-P3")
def test_the_round_after_the_dummys_card_gets_its_time_from_then() -> None:
    table = given(
        """
        tiles  Y R G * G R Y * R Y G ~
        frogs  Y . . . . r . . . . g .
        """,
        dummy=True,
        decision_ms=1000,
    )
    table.when(CLOCK, TimeUp(), at=1000)
    table.then(TimeRanOut((0, 1)), CardChosen(0, 1), CardChosen(1, 1), CardsRevealed((1, 1)))
    assert table.waiting.deadline is None
    table.refuses("TB-6", CLOCK, TimeUp(), at=5000)
    table.when(CHANCE, TurnDummyCard(2), at=1200)
    assert table.events[-1] == RoundBegan(2, 2200)


@pytest.mark.rule("QB-T1")
def test_the_clock_is_refused_before_the_time_has_passed() -> None:
    assert given(FOUR, decision_ms=1000).refuses("TB-6", CLOCK, TimeUp(), at=999).facts == {}
    ready_to_place(4, decision_ms=1000).refuses("TB-6", CLOCK, TimeUp(), at=999)


@pytest.mark.rule("QB-T1")
def test_the_clock_is_refused_without_a_time_limit() -> None:
    given(FOUR).refuses("TB-6", CLOCK, TimeUp(), at=10**9)
    ready_to_place(4).refuses("TB-6", CLOCK, TimeUp(), at=10**9)
    Scenario.opened(GAME, Setup(4, Options(), 1000)).refuses("TB-6", CLOCK, TimeUp(), at=10**9)


@pytest.mark.rule("QB-T1")
@pytest.mark.parametrize("speaker", [YELLOW, BLUE, Authority.CHANCE, Authority.JUDGE])
def test_nobody_acts_for_the_clock(speaker: int | Authority) -> None:
    given(FOUR, decision_ms=1000).refuses("TB-6", speaker, TimeUp(), at=1000)


@pytest.mark.rule("QB-T1", "QB-E7")
def test_the_clock_is_silent_when_the_game_is_over() -> None:
    table = given(FOUR, decision_ms=1000, options=Options(round_limit=1))
    lay(table, yellow=1, red=1, green=1, blue=1)
    assert table.waiting.deadline is None
    table.refuses("TB-6", CLOCK, TimeUp(), at=10**9)
