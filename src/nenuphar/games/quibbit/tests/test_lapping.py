"""Lapping: a frog that passes the last one wins at once, and the rest of the round does not happen."""

import pytest

from nenuphar.core.game import Outcome, Waiting
from nenuphar.games.quibbit.tests.drawing import BLUE, GREEN, RED, YELLOW, frogs, given, lay
from nenuphar.games.quibbit.types import (
    DUMMY,
    CardChosen,
    CardsRevealed,
    DummyCardTurned,
    DummyPileRenewed,
    FrogLeapt,
    GameEnded,
    LastFrogLapped,
    PlayerEliminated,
    RoundBegan,
)


@pytest.mark.rule("QB-V5", "QB-E5")
def test_a_frog_that_passes_the_last_one_wins_in_the_middle_of_the_round() -> None:
    table = given("""
        tiles  Y R G B * G B R Y * R Y B G ~
        frogs  R b . . . y . . . g . . . . .
    """)
    lay(table, yellow=4, green=5, blue=3, red=1).then(
        CardChosen(RED, 1),
        CardsRevealed((4, 1, 5, 3)),
        FrogLeapt(RED, (17,), (BLUE,)),
        LastFrogLapped(RED, BLUE),
        GameEnded(RED, "QB-V5"),
    )
    assert table.waiting == Waiting(outcome=Outcome((2, 1, 2, 2), "QB-V5"))
    assert table.state.phase == "over"


@pytest.mark.rule("QB-V5")
def test_being_right_behind_the_last_frog_is_not_enough() -> None:
    """The leader is then one tile short of a lap, and no frog can be exactly a lap ahead: that tile is occupied."""
    table = given("""
        tiles  Y R G B * G B R Y * R Y B G ~
        frogs  . b . . . . y . . . . . . . R
    """)
    lay(table, yellow=5, blue=2, red=1).then_also(FrogLeapt(RED, (30,), ()), RoundBegan(2, None))
    assert frogs(table.state).split().index("R") == 0


@pytest.mark.rule("QB-V5")
def test_one_leap_from_right_behind_the_last_frog_is_enough() -> None:
    table = given("""
        tiles  Y R G B * G B R Y * R Y B G ~
        frogs  . b . . . . y . . . . . . . R
    """)
    lay(table, yellow=5, blue=3, red=2)
    table.then_also(FrogLeapt(RED, (30, 32), (BLUE,)), LastFrogLapped(RED, BLUE), GameEnded(RED, "QB-V5"))


@pytest.mark.rule("QB-V5")
def test_three_frogs_on_a_ring_of_twelve_lap_after_twelve_tiles() -> None:
    drawing = """
        tiles  Y R G * G R Y * R Y G ~
        frogs  . r . . . . y . . . . G
    """
    lay(given(drawing), yellow=5, red=2, green=1).then_also(RoundBegan(2, None))
    lay(given(drawing), yellow=5, red=3, green=2).then_also(GameEnded(GREEN, "QB-V5"))


@pytest.mark.rule("QB-V5")
def test_the_last_frog_may_run_away_first() -> None:
    table = given("""
        tiles  Y R G B * G B R Y * R Y B G ~
        frogs  R b . . . y . . . . . . . . .
    """)
    lay(table, yellow=5, blue=2, red=2).then_never(GameEnded)
    assert frogs(table.state) == ". . R b . . . . . . y . . . ."


@pytest.mark.rule("QB-V5")
def test_passing_any_other_frog_is_no_lap() -> None:
    table = given("""
        tiles  Y R G B * G B R Y * R Y B G ~
        frogs  y b g R . . . . . . . . . . .
    """)
    lay(table, yellow=1, blue=5, green=5, red=5).then_never(GameEnded)


@pytest.mark.rule("QB-V5")
def test_the_last_frog_is_the_one_that_is_last_at_that_moment() -> None:
    table = given("""
        tiles  Y R G B * G B R Y * R Y B G ~
        frogs  R b g . . . . y . . . . . . .
    """)
    lay(table, yellow=5, blue=1, green=5, red=2).then_also(
        FrogLeapt(BLUE, (3,), (GREEN,)),
        FrogLeapt(RED, (16, 19), (GREEN, BLUE)),
        LastFrogLapped(RED, GREEN),
        GameEnded(RED, "QB-V5"),
    )


@pytest.mark.rule("QB-V5")
def test_a_frog_that_never_wore_the_crown_can_lap() -> None:
    table = given("""
        tiles  Y R G B * G B R Y * R Y B G ~
        frogs  y R b . . . . g . . . . . . .
    """)
    lay(table, yellow=1, red=2, green=3, blue=4).then_also(
        FrogLeapt(YELLOW, (18,), (RED, BLUE)), LastFrogLapped(YELLOW, BLUE), GameEnded(YELLOW, "QB-V5")
    )


@pytest.mark.rule("QB-D1", "QB-V5")
def test_after_a_lap_leaps_frogs_cards_and_crown_stay_as_they_are() -> None:
    table = given(
        """
        tiles  Y R G B * G B R Y * R Y B G ~
        frogs  y R b . . . . g . . . . . . .
        """,
        hands={"yellow": (3,), "green": (4,), "blue": (5,), "red": (2, 3)},
    )
    lay(table, red=3, green=4, blue=5, yellow=3).then(
        CardChosen(YELLOW, 3),
        CardsRevealed((3, 3, 4, 5)),
        FrogLeapt(YELLOW, (18,), (RED, BLUE)),
        LastFrogLapped(YELLOW, BLUE),
        GameEnded(YELLOW, "QB-V5"),
    )
    assert frogs(table.state) == ". R b y . . . g . . . . . . ."
    assert table.state.hands == ((3,), (2, 3), (4,), (5,))


@pytest.mark.rule("QB-D1")
def test_leaps_before_the_lap_count() -> None:
    table = given("""
        tiles  Y R G B * G B R Y * R Y B G ~
        frogs  . b . . . . . g . y . . . R .
    """)
    lay(table, green=1, blue=5, yellow=5, red=4).then_also(
        FrogLeapt(GREEN, (23,), ()), FrogLeapt(RED, (29, 30, 32), (BLUE,)), LastFrogLapped(RED, BLUE)
    )
    assert frogs(table.state) == ". b R . . . . . g y . . . . ."


@pytest.mark.rule("QB-V5", "QB-E1")
def test_a_frog_that_is_out_is_not_the_last_one_and_its_tile_is_free() -> None:
    table = given(
        """
        tiles  Y R G B * G B R Y * R Y B G ~
        frogs  . b . . . y . . g R . . . . .
        """,
        hands={"blue": (1,)},
    )
    lay(table, blue=1, yellow=2, green=3, red=5)
    table.then_also(FrogLeapt(BLUE, (17,), ()), PlayerEliminated(BLUE), RoundBegan(2, None))
    assert frogs(table.state) == "R . . . . . . y . . . . g . ."
    lay(table, yellow=1, red=4, green=5)
    table.then_also(
        FrogLeapt(RED, (31, 32, 33, 34), ()), FrogLeapt(GREEN, (28, 29, 30, 31, 32), ()), RoundBegan(3, None)
    )
    assert frogs(table.state) == ". . g . R . . . y . . . . . ."


@pytest.mark.rule("QB-V5", "QB-E6", "QB-D1")
def test_the_dummy_can_lap_and_win() -> None:
    table = given(
        """
        tiles  Y R G * G R Y * R Y G ~
        frogs  G y . . . r . . . . . .
        """,
        dummy=True,
        pile=(4,),
        hands={"yellow": (5,), "red": (5,)},
    )
    lay(table, yellow=5, red=5, green=4).then(
        DummyCardTurned(4), FrogLeapt(DUMMY, (14,), (YELLOW,)), LastFrogLapped(DUMMY, YELLOW), GameEnded(DUMMY, "QB-V5")
    )
    assert table.waiting.outcome == Outcome((2, 2), "QB-V5")
    table.then_never(DummyPileRenewed)


@pytest.mark.rule("QB-V5")
def test_the_dummy_can_be_lapped() -> None:
    table = given(
        """
        tiles  Y R G * G R Y * R Y G ~
        frogs  Y g . . . r . . . . . .
        """,
        dummy=True,
    )
    lay(table, yellow=2, red=5, green=4).then_also(LastFrogLapped(YELLOW, DUMMY), GameEnded(YELLOW, "QB-V5"))
    assert table.waiting.outcome == Outcome((1, 2), "QB-V5")
