"""The options that a table can choose, and those that are refused."""

import pytest

from nenuphar.core.game import Refused, Setup
from nenuphar.core.messages import Word
from nenuphar.games.quibbit import GAME
from nenuphar.games.quibbit.board import SIGNS
from nenuphar.games.quibbit.tests.drawing import BOARD_FOR_FOUR, BOARD_FOR_THREE
from nenuphar.games.quibbit.types import Colour, Options

LETTERS = {tile: sign for sign, tile in SIGNS.items()}


def refusal(seats: int, options: Options) -> Refused:
    with pytest.raises(Refused) as caught:
        GAME.initial(Setup(seats, options))
    return caught.value


@pytest.mark.rule("QB-S1", "QB-M2")
@pytest.mark.parametrize(
    ("written", "tidy"),
    [
        (BOARD_FOR_FOUR, "YRGB* GBRY* RYBG~"),
        ("yrgb*gbry*rybg~", "YRGB* GBRY* RYBG~"),
        (" BGRY~\nYRGB *\tRYBG*", "BGRY~ YRGB* RYBG*"),
    ],
)
def test_a_board_may_be_written_with_or_without_gaps_and_with_the_water_anywhere(written: str, tidy: str) -> None:
    state = GAME.initial(Setup(4, Options(board=written)))
    assert state.phase == "starting"
    assert "".join(LETTERS[tile] for tile in state.ring) == tidy.replace(" ", "")


@pytest.mark.rule("QB-S2", "QB-S3")
@pytest.mark.parametrize("seats", [2, 3])
def test_a_board_for_three_frogs_has_the_leaves_of_their_colours(seats: int) -> None:
    state = GAME.initial(Setup(seats, Options(board="YRB* BRY~ RYB*", colours=("blue", "yellow", "red"))))
    assert state.ring == (
        *("yellow", "red", "blue", "flower"),
        *("blue", "red", "yellow", "water"),
        *("red", "yellow", "blue", "flower"),
    )


FAULTY_FOR_FOUR = {
    "YRGB* GBRY* RYBG?": {"fault": "sign", "sign": "?"},
    "YRGB* GBRX* RYBG~": {"fault": "sign", "sign": "X"},
    " ": {"fault": "length", "tiles": 0, "needed": 15},
    BOARD_FOR_THREE: {"fault": "length", "tiles": 12, "needed": 15},
    "YRGB* GBRY* RYBG": {"fault": "length", "tiles": 14, "needed": 15},
    "YRGB* GBRY* RYBG~ ~": {"fault": "length", "tiles": 16, "needed": 15},
    "YRGY* GBRB* RYBG~": {"fault": "segment", "segment": 1, "colour": Word("quibbit-blue")},
    "YRGB* GBBY* RYRG~": {"fault": "segment", "segment": 2, "colour": Word("quibbit-red")},
    "YRGB* GBRY* R*BG~": {"fault": "segment", "segment": 3, "colour": Word("quibbit-yellow")},
    "*YRGB *GBRY ~RYBG": {"fault": "segment", "segment": 1, "colour": Word("quibbit-blue")},
    "YRGBG *BRY* RYBG~": {"fault": "special", "segment": 1},
    "YRGB* GBRYR RYBG~": {"fault": "special", "segment": 2},
    "YRGB* GBRY~ RYBGB": {"fault": "special", "segment": 3},
    "YRGB* GBRY* RYBG*": {"fault": "water", "water": 0},
    "YRGB~ GBRY* RYBG~": {"fault": "water", "water": 2},
    "YRGB~ GBRY~ RYBG~": {"fault": "water", "water": 3},
}


@pytest.mark.rule("QB-S1", "QB-M2")
@pytest.mark.parametrize("written", FAULTY_FOR_FOUR)
def test_a_board_for_four_that_breaks_the_rule_is_refused_with_what_is_wrong(written: str) -> None:
    said = refusal(4, Options(board=written))
    rule = "QB-M2" if said.facts["fault"] == "water" else "QB-S1"
    assert (said.rule, said.facts) == (rule, FAULTY_FOR_FOUR[written])


FAULTY_FOR_THREE = {
    "YRG* GRY* RYG!": {"fault": "sign", "sign": "!"},
    BOARD_FOR_FOUR: {"fault": "length", "tiles": 15, "needed": 12},
    "YRB* GRY* RYG~": {"fault": "segment", "segment": 1, "colour": Word("quibbit-green")},
    "YRG* GRG* RYG~": {"fault": "segment", "segment": 2, "colour": Word("quibbit-yellow")},
    "YRG* GRY* RYGB": {"fault": "special", "segment": 3},
    "YRG* GRY* RYG*": {"fault": "water", "water": 0},
}


@pytest.mark.rule("QB-S2", "QB-S3", "QB-M2")
@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("written", FAULTY_FOR_THREE)
def test_a_board_for_three_frogs_that_breaks_the_rule_is_refused_with_what_is_wrong(seats: int, written: str) -> None:
    said = refusal(seats, Options(board=written))
    rule = "QB-M2" if said.facts["fault"] == "water" else {2: "QB-S3", 3: "QB-S2"}[seats]
    assert (said.rule, said.facts) == (rule, FAULTY_FOR_THREE[written])


@pytest.mark.rule("QB-S4")
@pytest.mark.parametrize("seats", [2, 3])
def test_players_may_agree_on_colours_in_the_order_of_their_seats(seats: int) -> None:
    colours: tuple[Colour, ...] = ("blue", "green", "red")
    assert GAME.initial(Setup(seats, Options(colours=colours))).colours == colours


@pytest.mark.rule("QB-S4")
@pytest.mark.parametrize(
    ("seats", "colours", "needed"),
    [
        (4, ("yellow", "red", "green"), 4),
        (4, ("yellow", "red", "green", "green"), 4),
        (3, ("yellow", "red"), 3),
        (3, ("yellow", "red", "yellow"), 3),
        (3, ("yellow", "red", "green", "blue"), 3),
        (2, ("yellow", "red"), 3),
        (2, ("red", "red", "blue"), 3),
    ],
)
def test_every_frog_has_a_colour_of_its_own(seats: int, colours: tuple[Colour, ...], needed: int) -> None:
    said = refusal(seats, Options(colours=colours))
    words = tuple(Word(f"quibbit-{colour}") for colour in colours)
    assert (said.rule, said.facts) == ("QB-S4", {"fault": "colours", "frogs": needed, "colours": words})


@pytest.mark.rule("QB-S5")
@pytest.mark.parametrize(("seats", "youngest"), [(2, -1), (2, 2), (3, 3), (4, 4), (4, 9)])
def test_the_youngest_sits_at_the_table(seats: int, youngest: int) -> None:
    said = refusal(seats, Options(youngest=youngest))
    assert (said.rule, said.facts) == ("QB-S5", {"fault": "youngest", "youngest": youngest, "seats": seats})


@pytest.mark.rule("QB-E7")
@pytest.mark.parametrize("limit", [0, -1])
def test_a_round_limit_leaves_at_least_one_round(limit: int) -> None:
    said = refusal(3, Options(round_limit=limit))
    assert (said.rule, said.facts) == ("QB-E7", {"fault": "limit", "limit": limit})
    assert GAME.initial(Setup(3, Options(round_limit=1))).phase == "laying"
