"""The dummy of a two-player game: it is never out, it can win, and the last player has to beat it."""

import pytest

from nenuphar.core.game import Outcome, Waiting
from nenuphar.games.quibbit.tests.drawing import RED, YELLOW, frogs, given, lay
from nenuphar.games.quibbit.types import (
    DUMMY,
    Card,
    CardsRevealed,
    Colour,
    CrownPassed,
    DummyPileRenewed,
    GameEnded,
    Options,
    PlayerEliminated,
    RoundBegan,
)

# Yellow and red step onto a leaf of another colour with their 1.
CROWN_ON_YELLOW = """
    tiles  Y R G * G R Y * R Y G ~
    frogs  Y . . . . r . . . . g .
"""
CROWN_ON_THE_DUMMY = """
    tiles  Y R G * G R Y * R Y G ~
    frogs  y . . . . r . . . . G .
"""
LAST: dict[Colour, tuple[Card, ...]] = {"yellow": (1,), "red": (1,)}
RED_GOES_OUT: dict[Colour, tuple[Card, ...]] = {"yellow": (1, 2), "red": (1,)}
LAST_HUMAN_WINS = Options(last_human_wins=True)


@pytest.mark.rule("QB-E6", "QB-E3")
def test_a_lone_player_still_has_to_beat_the_dummy() -> None:
    table = lay(given(CROWN_ON_YELLOW, dummy=True, hands=RED_GOES_OUT), yellow=1, red=1, green=2)
    assert table.events[-2:] == (PlayerEliminated(RED), RoundBegan(2, None))
    assert table.waiting == Waiting(due=(YELLOW,), may=(YELLOW,))
    lay(table, yellow=2).then_also(CardsRevealed((2, None)))
    assert table.waiting.chance is not None


@pytest.mark.rule("QB-E6")
def test_the_last_human_wins_with_the_option() -> None:
    table = given(CROWN_ON_YELLOW, dummy=True, hands=RED_GOES_OUT, options=LAST_HUMAN_WINS)
    lay(table, yellow=1, red=1, green=2)
    assert table.events[-2:] == (PlayerEliminated(RED), GameEnded(YELLOW, "QB-E6"))
    assert table.waiting == Waiting(outcome=Outcome((1, 2), "QB-E6"))


@pytest.mark.rule("QB-E6")
def test_two_humans_race_on_where_the_last_human_wins() -> None:
    table = given(CROWN_ON_YELLOW, dummy=True, options=LAST_HUMAN_WINS)
    assert lay(table, yellow=1, red=1, green=2).events[-1] == RoundBegan(2, None)


@pytest.mark.rule("QB-E6")
def test_the_option_has_no_effect_without_a_dummy() -> None:
    table = given(CROWN_ON_YELLOW, hands=RED_GOES_OUT | {"green": (2,)}, options=LAST_HUMAN_WINS)
    assert lay(table, yellow=1, red=1, green=2).events[-1] == GameEnded(YELLOW, "QB-E3")


@pytest.mark.rule("QB-D2", "QB-E3", "QB-E6")
@pytest.mark.parametrize("options", [Options(), LAST_HUMAN_WINS], ids=["by default", "last_human_wins"])
@pytest.mark.parametrize("drawing", [CROWN_ON_YELLOW, CROWN_ON_THE_DUMMY], ids=["human crown", "dummy's crown"])
def test_when_both_humans_go_out_together_the_dummy_wins_even_without_the_crown(drawing: str, options: Options) -> None:
    table = lay(given(drawing, dummy=True, hands=LAST, options=options), yellow=1, red=1, green=2)
    table.then_also(PlayerEliminated(YELLOW), PlayerEliminated(RED), GameEnded(DUMMY, "QB-E3"))
    assert table.state.crown == DUMMY
    assert frogs(table.state) == "G . . . . . . . . . . ."
    assert table.waiting == Waiting(outcome=Outcome((2, 2), "QB-E3"))


@pytest.mark.rule("QB-E6", "QB-E3")
def test_when_the_lone_player_goes_out_the_dummy_wins() -> None:
    table = given(
        """
        tiles  Y R G * G R Y * R Y G ~
        frogs  Y . . . . . . . . . g .
        """,
        dummy=True,
        hands={"yellow": (1,)},
    )
    lay(table, yellow=1, green=2).then_also(
        PlayerEliminated(YELLOW), CrownPassed(DUMMY, "QB-E2"), GameEnded(DUMMY, "QB-E3")
    )


@pytest.mark.rule("QB-E6", "QB-E2")
def test_the_dummy_wears_the_crown_like_any_frog() -> None:
    table = given(
        """
        tiles  Y R G * G R Y * R Y G ~
        frogs  Y . . . . . . . . r g .
        """,
        dummy=True,
        hands={"yellow": (1,)},
    )
    lay(table, yellow=1, red=1, green=4)
    crowns = [event for event in table.events if isinstance(event, CrownPassed)]
    assert crowns == [CrownPassed(DUMMY, "QB-V4")]


@pytest.mark.rule("QB-E6", "QB-C3")
def test_the_dummy_is_never_out_however_many_cards_it_has_turned() -> None:
    table = given(CROWN_ON_THE_DUMMY, dummy=True, pile=(1,))
    lay(table, yellow=1, red=1, green=1).then_also(DummyPileRenewed(), RoundBegan(2, None))
    table.then_never(PlayerEliminated)
    assert table.state.steps[DUMMY] is not None


@pytest.mark.rule("QB-E7", "QB-E6")
def test_a_race_against_the_dummy_can_be_drawn_by_the_round_limit() -> None:
    table = given(CROWN_ON_YELLOW, dummy=True, options=Options(round_limit=1))
    assert lay(table, yellow=1, red=1, green=2).events[-1] == GameEnded(None, "QB-E7")
    assert table.waiting == Waiting(outcome=Outcome((1, 1), "QB-E7"))
