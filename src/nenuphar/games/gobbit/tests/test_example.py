"""The rule book's examples, move by move, and the one in our README."""

import pytest

from nenuphar.games.gobbit.parts import GRAVEYARD, Pile
from nenuphar.games.gobbit.tests.tables import ANNA, BEN, CLEO, clash, faces, given, moved, rulings, shown
from nenuphar.games.gobbit.types import GameEnded


@pytest.mark.rule("GB-A1", "GB-A2", "GB-X1")
def test_the_first_conflict() -> None:
    """The second player's blue snake and the third player's blue chameleon: the first player is not concerned."""
    tops = "myr Sb Cb"
    attacked = clash(given(tops, last=CLEO), (BEN, CLEO, 400), (CLEO, CLEO, 450))
    assert moved(attacked) == [(CLEO, BEN, "GB-A1")]
    assert faces(attacked.state.stacks[BEN]) == [shown("Sb")], "one's own cards are not taken back"
    defended = clash(given(tops, last=CLEO), (BEN, CLEO, 450), (CLEO, CLEO, 400))
    assert moved(defended) == [(CLEO, CLEO, "GB-A2")]
    meddled = clash(given(tops, last=CLEO), (ANNA, CLEO, 400))
    assert rulings(meddled) == {(ANNA, CLEO): "fault GB-X1"}


@pytest.mark.rule("GB-X1", "GB-X2")
def test_the_fault() -> None:
    """A red chameleon is no prey of the blue snake, and needs no defence."""
    table = clash(given("myr+Cr Sb -"), (BEN, ANNA, 400), (ANNA, ANNA, 500))
    assert rulings(table) == {(BEN, ANNA): "fault GB-X1", (ANNA, ANNA): "fault GB-X1"}
    assert faces(table.state.graveyard) == [shown("Sb"), shown("Cr"), shown("myr")]


@pytest.mark.rule("GB-G1")
def test_the_gobbit() -> None:
    """The first player's and the third player's mosquitoes have all three colours."""
    table = clash(given("mrb Sb my", graveyard=1), (BEN, GRAVEYARD, 500))
    assert moved(table) == [(CLEO, BEN, "GB-G1"), (ANNA, BEN, "GB-G1")]


@pytest.mark.rule("GB-E2")
def test_the_poltergeist() -> None:
    """The first player is out and attacks one or both of a pair."""
    assert moved(clash(given("x Sr Sr"), (ANNA, BEN, 400))) == [(BEN, None, "GB-E2")]
    both = clash(given("x Sr Sr"), (ANNA, BEN, 400), (ANNA, CLEO, 410), (CLEO, CLEO, 390))
    assert moved(both) == [(CLEO, CLEO, "GB-D7"), (BEN, None, "GB-E2")]


@pytest.mark.rule("GB-E4")
def test_the_end() -> None:
    table = clash(given("x Sb Cb", piles=(0, 3, 0)), (BEN, CLEO, 400))
    table.then_also(GameEnded((BEN,), (0, 5, 0), "GB-E4"))


@pytest.mark.rule("GB-X4", "GB-X5")
def test_the_two_clarifications() -> None:
    attack = clash(given("Sb Cb Cr"), (ANNA, CLEO, 300), (ANNA, BEN, 400))
    assert moved(attack) == [(ANNA, None, "GB-X2")]
    defence = clash(given("Sb Cb Cr"), (BEN, CLEO, 300), (BEN, BEN, 400), (ANNA, BEN, 450))
    assert moved(defence) == [(BEN, None, "GB-X5")]


@pytest.mark.rule("GB-D2", "GB-X2")
def test_the_example_of_the_readme() -> None:
    table = clash(given("Cy+Sr Sb Cb", last=CLEO), (BEN, CLEO, 431), (CLEO, CLEO, 440), (ANNA, CLEO, 600))
    assert rulings(table) == {
        (BEN, CLEO): "tied GB-D2",
        (CLEO, CLEO): "first GB-A2",
        (ANNA, CLEO): "fault GB-X1",
    }
    assert moved(table) == [(CLEO, CLEO, "GB-A2"), (ANNA, None, "GB-X2")]
    assert table.state.piles[CLEO] == Pile(4, table.state.piles[CLEO].known)
    assert len(table.state.graveyard) == 2
