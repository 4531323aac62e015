"""The example round of the rule book, from the first placed frog to the returned card."""

import pytest

from nenuphar.core.game import Authority, Setup
from nenuphar.games.quibbit import GAME
from nenuphar.games.quibbit.tests.drawing import drawn, frogs, given, lay
from nenuphar.games.quibbit.types import (
    CardChosen,
    CardLost,
    CardReturned,
    CardsRevealed,
    Choose,
    CrownPassed,
    FirstPicked,
    FrogLeapt,
    FrogPlaced,
    Options,
    PickFirst,
    Place,
    PlacingBegan,
    RoundBegan,
)
from nenuphar.testing.scenario import Scenario

BLUE, YELLOW, GREEN, RED = range(4)  # the seats, in the order in which the frogs are set down here


@pytest.mark.rule("QB-S5", "QB-S6", "QB-S8", "QB-P1", "QB-P2", "QB-V1", "QB-V2", "QB-V3", "QB-V4", "QB-C1", "QB-C2")
def test_the_example_with_all_its_events() -> None:
    options = Options(colours=("blue", "yellow", "green", "red"), board="YBGR* BYGR~ YGRB*", youngest=BLUE)
    table = Scenario.opened(GAME, Setup(4, options))
    table.when(Authority.CHANCE, PickFirst(BLUE)).then(FirstPicked(BLUE), PlacingBegan(BLUE, None))
    table.when(BLUE, Place(5)).then(FrogPlaced(BLUE, 20, "QB-S5"), PlacingBegan(YELLOW, None))
    table.when(YELLOW, Place(6)).then(FrogPlaced(YELLOW, 21, "QB-S6"), PlacingBegan(GREEN, None))
    table.when(GREEN, Place(7)).then(FrogPlaced(GREEN, 22, "QB-S6"), PlacingBegan(RED, None))
    table.when(RED, Place(8)).then(FrogPlaced(RED, 23, "QB-S6"), CrownPassed(RED, "QB-S8"), RoundBegan(1, None))
    assert drawn(table.state).split("\n") == [
        "tiles  Y B G R * B Y G R ~ Y G R B *",
        "frogs  . . . . . b y g R . . . . . .",
    ]

    table.when(RED, Choose(1)).then(CardChosen(RED, 1))
    table.when(GREEN, Choose(2)).then(CardChosen(GREEN, 2))
    table.when(YELLOW, Choose(1)).then(CardChosen(YELLOW, 1))
    table.when(BLUE, Choose(3)).then(
        CardChosen(BLUE, 3),
        CardsRevealed((3, 1, 2, 1)),
        FrogLeapt(YELLOW, (24,), (GREEN, RED)),
        FrogLeapt(RED, (25,), (YELLOW,)),
        FrogLeapt(GREEN, (23, 26), (YELLOW, RED)),
        FrogLeapt(BLUE, (21, 22, 23), ()),
        CrownPassed(GREEN, "QB-V4"),
        CardLost(BLUE, 3),
        CardLost(YELLOW, 1),
        CardReturned(GREEN, 2),
        CardLost(RED, 1),
        RoundBegan(2, None),
    )
    assert drawn(table.state).split("\n") == [
        "tiles  Y B G R * B Y G R ~ Y G R B *",
        "frogs  . . . . . . . . b y r G . . .",
    ]
    assert table.state.hands == ((1, 2, 4, 5), (2, 3, 4, 5), (1, 2, 3, 4, 5), (2, 3, 4, 5))


@pytest.mark.rule("QB-V1", "QB-V3", "QB-V4")
@pytest.mark.parametrize("x", range(15))
def test_the_example_has_the_same_result_anywhere_on_the_ring(x: int) -> None:
    def at(line: str) -> str:
        row = [*line.split(), *"..........."][:15]
        return " ".join(row[(tile - x) % 15] for tile in range(15))

    table = given(f"tiles  Y R G B * G B R Y * R Y B G ~\nfrogs  {at('b y g R')}")
    lay(table, red=1, green=2, yellow=1, blue=3)
    assert frogs(table.state) == at(". . . b y r G")
