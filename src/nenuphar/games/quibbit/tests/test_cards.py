"""Mosquito cards: when a played card returns, and when it is lost."""

import pytest

from nenuphar.games.quibbit.tests.drawing import GREEN, RED, YELLOW, frogs, given, lay
from nenuphar.games.quibbit.types import (
    CardLost,
    CardReturned,
    Choose,
    DummyPileRenewed,
    FrogLeapt,
    GameEnded,
    PlayerEliminated,
    RoundBegan,
)

RED_IN_THE_LEAD = """
    tiles  Y R G B * G B R Y * R Y B G ~
    frogs  . y . . . . R . . . . . . . .
"""
RED_BEFORE_THE_WATER = """
    tiles  Y R G B * G B R Y * R Y B G ~
    frogs  . . . . . . . y . . . . R . .
"""
DUMMY_IS_GREEN = """
    tiles  Y R G * G R Y * R Y G ~
    frogs  y G . . . . . . . . . r
"""


@pytest.mark.rule("QB-C1")
@pytest.mark.parametrize(("card", "tile"), [(1, "a red leaf"), (3, "a flower"), (4, "another red leaf")])
def test_the_card_returns_from_a_leaf_of_its_own_colour_and_from_a_flower(card: int, tile: str) -> None:
    table = lay(given(RED_IN_THE_LEAD), red=card, yellow=5)
    table.then_also(CardReturned(RED, card))
    assert table.state.hands[RED] == (1, 2, 3, 4, 5), tile


@pytest.mark.rule("QB-C2")
@pytest.mark.parametrize(
    ("drawing", "card", "left"),
    [
        pytest.param(RED_IN_THE_LEAD, 2, (1, 3, 4, 5), id="yellow leaf"),
        pytest.param(RED_IN_THE_LEAD, 5, (1, 2, 3, 4), id="yellow leaf, past two red ones and a flower"),
        pytest.param(RED_BEFORE_THE_WATER, 1, (2, 3, 4, 5), id="green leaf"),
        pytest.param(RED_BEFORE_THE_WATER, 2, (1, 3, 4, 5), id="water"),
    ],
)
def test_the_card_is_lost_on_a_leaf_of_another_colour_and_on_the_water(
    drawing: str, card: int, left: tuple[int, ...]
) -> None:
    table = lay(given(drawing), yellow=5, red=card)
    table.then_also(CardLost(RED, card), RoundBegan(2, None))
    assert table.state.hands[RED] == left


@pytest.mark.rule("QB-C1", "QB-C2")
def test_only_the_place_of_a_players_own_frog_counts() -> None:
    table = given("""
        tiles  Y R G B * G B R Y * R Y B G ~
        frogs  b y g R . . . . . . . . . . .
    """)
    lay(table, yellow=1, red=2, green=3, blue=4)
    assert frogs(table.state) == ". . . . y b r G . . . . . . ."
    settled = [event for event in table.events if isinstance(event, CardReturned | CardLost)]
    assert settled == [CardReturned(0, 1), CardLost(1, 2), CardLost(2, 3), CardLost(3, 4)]
    assert table.state.hands == ((1, 2, 3, 4, 5), (1, 3, 4, 5), (1, 2, 4, 5), (1, 2, 3, 5))


@pytest.mark.rule("QB-C2")
def test_a_lost_card_cannot_be_played_again() -> None:
    lay(given(RED_IN_THE_LEAD), yellow=5, red=2).refuses("QB-P1", RED, Choose(2))


@pytest.mark.rule("QB-C3")
@pytest.mark.parametrize("card", [1, 2, 3], ids=["green leaf", "flower", "second green leaf"])
def test_the_dummy_never_takes_a_card_back_wherever_it_lands(card: int) -> None:
    table = given(DUMMY_IS_GREEN, dummy=True)
    lay(table, yellow=5, red=5, green=card)
    assert table.state.ring[table.state.steps[GREEN] % 12] in ("green", "flower")  # type: ignore[operator]
    assert table.state.pile == tuple(other for other in (1, 2, 3, 4, 5) if other != card)
    settled = [event.seat for event in table.events if isinstance(event, CardReturned | CardLost)]
    assert settled == [YELLOW, RED]


@pytest.mark.rule("QB-C3", "QB-D3")
def test_the_round_that_uses_the_dummys_last_card_ends_with_a_new_pile() -> None:
    table = given(DUMMY_IS_GREEN, dummy=True, pile=(2, 5))
    lay(table, yellow=3, red=4, green=5).then_never(DummyPileRenewed)
    assert list(table.state.pile) == [2]
    lay(table, yellow=1, red=1, green=2)
    assert table.events[-2:] == (DummyPileRenewed(), RoundBegan(3, None))
    assert list(table.state.pile) == [1, 2, 3, 4, 5]


@pytest.mark.rule("QB-C3")
def test_the_pile_never_holds_a_card_that_the_dummy_has_turned_in_this_run_through_it() -> None:
    table = given(DUMMY_IS_GREEN, dummy=True)
    for number, card in enumerate([4, 1, 5, 3], start=1):
        before = table.state.pile
        lay(table, yellow=min(table.state.hands[0]), red=min(table.state.hands[1]), green=card)
        table.then_never(GameEnded)
        assert sorted((*table.state.pile, card)) == sorted(before)
        assert len(table.state.pile) == 5 - number


@pytest.mark.rule("QB-D3")
def test_the_new_pile_is_made_after_the_players_cards_return_or_are_lost() -> None:
    table = given(DUMMY_IS_GREEN, dummy=True, pile=(3,), hands={"yellow": (1,), "red": (2, 5)})
    lay(table, yellow=1, red=5, green=3)
    table.then_also(
        FrogLeapt(YELLOW, (14,), (GREEN,)),
        CardLost(YELLOW, 1),
        PlayerEliminated(YELLOW),
        DummyPileRenewed(),
        RoundBegan(2, None),
    )
