"""Planning: all players choose a card in secret, and may change it until the last has chosen."""

from typing import get_args

import pytest

from nenuphar.core.game import Authority, Setup, Waiting
from nenuphar.core.messages import Word
from nenuphar.core.moves import Draw
from nenuphar.games.quibbit import GAME
from nenuphar.games.quibbit.tests.drawing import BLUE, GREEN, RED, YELLOW, Table, given, lay, placed, ready_to_place
from nenuphar.games.quibbit.types import (
    CardChosen,
    CardsRevealed,
    Choose,
    DummyCardTurned,
    FrogLeapt,
    Options,
    Phase,
    RoundBegan,
    TurnDummyCard,
)
from nenuphar.testing.scenario import Scenario

FOUR = """
    tiles  Y R G B * G B R Y * R Y B G ~
    frogs  b y g R . . . . . . . . . . .
"""
DUMMY_IS_GREEN = """
    tiles  Y R G * G R Y * R Y G ~
    frogs  . g y R . . . . . . . .
"""


@pytest.mark.rule("QB-P1", "QB-D4")
def test_players_lay_their_cards_in_any_order_and_nothing_else_happens_until_all_have() -> None:
    table = given(FOUR)
    assert table.waiting == Waiting(due=(0, 1, 2, 3), may=(0, 1, 2, 3))
    table.when(GREEN, Choose(5)).then(CardChosen(GREEN, 5))
    assert table.waiting == Waiting(due=(0, 1, 3), may=(0, 1, 2, 3))
    table.when(BLUE, Choose(1)).then(CardChosen(BLUE, 1))
    table.when(YELLOW, Choose(2)).then(CardChosen(YELLOW, 2))
    assert table.waiting == Waiting(due=(RED,), may=(0, 1, 2, 3))
    assert table.state.chosen == (2, None, 5, 1)


@pytest.mark.rule("QB-P2")
def test_when_the_last_has_chosen_all_cards_are_shown_at_once() -> None:
    table = lay(given(FOUR), yellow=2, green=5, blue=1).when(RED, Choose(4))
    assert table.events[:2] == (CardChosen(RED, 4), CardsRevealed((2, 4, 5, 1)))


@pytest.mark.rule("QB-P2")
def test_a_choice_may_be_changed_again_and_again_until_the_last_has_chosen() -> None:
    table = lay(given(FOUR), yellow=2)
    for card in (5, 1, 1, 3):
        table.when(YELLOW, Choose(card)).then(CardChosen(YELLOW, card))
        assert table.waiting == Waiting(due=(1, 2, 3), may=(0, 1, 2, 3))
    lay(table, red=4, green=4, blue=5)
    table.then_also(CardsRevealed((3, 4, 4, 5)), FrogLeapt(YELLOW, (19, 20, 21), (GREEN, RED)))


@pytest.mark.rule("QB-P2", "QB-P3")
def test_nothing_changes_between_the_reveal_and_the_dummys_card() -> None:
    table = lay(given(DUMMY_IS_GREEN, dummy=True), yellow=2, red=3)
    table.then(CardChosen(RED, 3), CardsRevealed((2, 3)))
    for seat in (YELLOW, RED):
        refusal = table.refuses("QB-P2", seat, Choose(1))
        assert refusal.facts == {"fault": "now", "phase": Word("quibbit-phase-moving")}
    table.when(Authority.CHANCE, TurnDummyCard(5))
    table.then_also(FrogLeapt(YELLOW, (16, 17), (RED,)), FrogLeapt(RED, (16, 18, 19), (YELLOW,)))


@pytest.mark.rule("QB-P2")
def test_a_new_round_begins_with_nothing_laid() -> None:
    table = lay(given(FOUR), yellow=2, red=4, green=5, blue=1)
    table.then_also(RoundBegan(2, None))
    assert table.state.chosen == (None, None, None, None)
    assert (table.state.round, table.waiting.due) == (2, (0, 1, 2, 3))


@pytest.mark.rule("QB-P2")
def test_what_is_laid_after_the_reveal_counts_for_the_next_round_only() -> None:
    table = lay(given(FOUR), yellow=2, red=4, green=5, blue=1)
    settled = table.state
    table.when(YELLOW, Choose(3)).then(CardChosen(YELLOW, 3))
    assert (table.state.steps, table.state.hands) == (settled.steps, settled.hands)
    lay(table, red=1, green=1, blue=2).then_also(CardsRevealed((3, 1, 1, 2)))


@pytest.mark.rule("QB-P1")
@pytest.mark.parametrize("card", [-1, 0, 3, 6])
def test_a_card_that_is_not_in_hand_is_refused(card: int) -> None:
    refusal = given(FOUR, hands={"red": (1, 2, 4, 5)}).refuses("QB-P1", RED, Choose(card))
    assert refusal.facts == {"fault": "card", "card": card, "hand": (1, 2, 4, 5)}


@pytest.mark.rule("QB-P1")
@pytest.mark.parametrize("nobody", Authority)
def test_only_players_lay_cards(nobody: Authority) -> None:
    assert given(FOUR).refuses("QB-P1", nobody, Choose(1)).facts == {"fault": "nobody"}


@pytest.mark.rule("QB-P1", "QB-E1")
def test_a_player_who_is_out_chooses_no_card_and_nobody_waits() -> None:
    table = given("""
        tiles  Y R G B * G B R Y * R Y B G ~
        frogs  b y . R . . . . . . . . . . .
    """)
    assert table.waiting == Waiting(due=(YELLOW, RED, BLUE), may=(YELLOW, RED, BLUE))
    assert table.refuses("QB-E1", GREEN, Choose(1)).facts == {"fault": "out"}
    lay(table, yellow=2, red=3, blue=4).then_also(CardsRevealed((2, 3, None, 4)))


@pytest.mark.rule("QB-P1")
def test_cards_are_laid_in_the_planning_only() -> None:
    tables: dict[Phase, Table] = {
        "laying": Scenario.opened(GAME, Setup(4, Options())),
        "starting": Scenario.opened(GAME, Setup(3, Options(board="YRG* GRY* RYG~"))),
        "placing": ready_to_place(4),
        "planning": placed(4, 0, 1, 2, 3),
        "moving": lay(given(DUMMY_IS_GREEN, dummy=True), yellow=1, red=1),
        "over": lay(given(FOUR, options=Options(round_limit=1)), yellow=1, red=1, green=1, blue=1),
    }
    assert set(tables) == set(get_args(Phase))
    for phase, table in tables.items():
        assert table.state.phase == phase
        if phase == "planning":
            table.when(YELLOW, Choose(1)).then(CardChosen(YELLOW, 1))
        else:
            refusal = table.refuses("QB-P2" if phase == "moving" else "QB-P1", YELLOW, Choose(1))
            assert refusal.facts == {"fault": "now", "phase": Word(f"quibbit-phase-{phase}")}


@pytest.mark.rule("QB-P3")
@pytest.mark.parametrize("pile", [(1, 2, 3, 4, 5), (2, 4), (3,)])
def test_the_dummys_card_is_drawn_from_its_pile_when_the_players_have_shown_theirs(pile: tuple[int, ...]) -> None:
    table = given(DUMMY_IS_GREEN, dummy=True, pile=pile)
    assert table.waiting.chance is None
    lay(table, yellow=5, red=5)
    assert table.waiting == Waiting(chance=Draw(tuple(TurnDummyCard(card) for card in pile)))
    table.when(Authority.CHANCE, TurnDummyCard(pile[-1]))
    assert isinstance(table.events[0], DummyCardTurned)
    assert isinstance(table.events[1], FrogLeapt)
    assert table.events[0].card == pile[-1]


@pytest.mark.rule("QB-P3")
def test_without_a_dummy_the_frogs_leap_as_soon_as_the_cards_are_shown() -> None:
    table = lay(given(FOUR), yellow=2, red=4, green=5, blue=1)
    assert isinstance(table.events[2], FrogLeapt)
    table.then_never(DummyCardTurned)
