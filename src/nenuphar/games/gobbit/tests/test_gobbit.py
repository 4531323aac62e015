"""Gobbit: three colours of mosquitoes, and the hand on the graveyard."""

import pytest

from nenuphar.games.gobbit import deck
from nenuphar.games.gobbit.foodchain import gobbit
from nenuphar.games.gobbit.options import JUNGLE, Options
from nenuphar.games.gobbit.parts import GRAVEYARD
from nenuphar.games.gobbit.tests.tables import (
    ANNA,
    BEN,
    CHANCE,
    CLEO,
    DAN,
    clash,
    given,
    moved,
    rulings,
    settled,
    shown,
)
from nenuphar.games.gobbit.types import PlayerOut, Reveal, Tap, Turn


@pytest.mark.rule("GB-G1")
def test_the_first_takes_every_stack_that_shows_mosquitoes() -> None:
    table = given("Sb Cr+mrb my Gr", graveyard=1)
    clash(table, (ANNA, GRAVEYARD, 400), (DAN, GRAVEYARD, 450))
    assert rulings(table) == {(ANNA, GRAVEYARD): "first GB-G1", (DAN, GRAVEYARD): "late GB-A5"}
    assert moved(table) == [(BEN, ANNA, "GB-G1"), (CLEO, ANNA, "GB-G1")]
    assert len(table.state.piles[ANNA].known) == 3
    assert [len(stack) for stack in table.state.stacks] == [1, 0, 0, 1]


@pytest.mark.rule("GB-G1")
@pytest.mark.parametrize("tops", ["mrb mby - -", "mr mb my -", "mrb my Gr -", "myr mb - -"])
def test_it_takes_all_three_colours(tops: str) -> None:
    assert rulings(clash(given(tops, graveyard=1), (DAN, GRAVEYARD, 400))) == {(DAN, GRAVEYARD): "first GB-G1"}


@pytest.mark.rule("GB-G1")
@pytest.mark.parametrize("tops", ["mrb mr - -", "mr mb Sy Cy", "mby mb my -"])
def test_two_colours_are_not_enough(tops: str) -> None:
    assert rulings(clash(given(tops, graveyard=1), (ANNA, GRAVEYARD, 400))) == {(ANNA, GRAVEYARD): "fault GB-X1"}


@pytest.mark.rule("GB-G1", "GB-E1")
def test_poltergeists_cannot_take_part() -> None:
    table = clash(given("x mrb my", graveyard=1), (ANNA, GRAVEYARD, 300), (BEN, GRAVEYARD, 400))
    assert rulings(table) == {(ANNA, GRAVEYARD): "void GB-G2", (BEN, GRAVEYARD): "first GB-G1"}
    assert table.state.barred == ()


@pytest.mark.rule("GB-G2")
def test_nobody_can_attack_or_defend_and_nothing_is_a_fault() -> None:
    table = given("Cr mrb my Sr", graveyard=1)
    clash(table, (ANNA, BEN, 300), (BEN, BEN, 310), (ANNA, ANNA, 320), (DAN, BEN, 330), (DAN, DAN, 340))
    assert set(rulings(table).values()) == {"void GB-G2"}
    assert moved(table) == []
    assert len(table.state.graveyard) == 1


@pytest.mark.rule("GB-D9")
def test_the_winners_own_mosquitoes_are_taken_too() -> None:
    table = clash(given("mrb my -", graveyard=1), (ANNA, GRAVEYARD, 400))
    assert moved(table) == [(BEN, ANNA, "GB-G1"), (ANNA, ANNA, "GB-G1")]


@pytest.mark.rule("GB-D9")
def test_it_is_neither_a_touch_of_mosquitoes_nor_a_capture_by_a_gorilla() -> None:
    explosive = clash(given("Gr mrb my", back="explosive"), (ANNA, GRAVEYARD, 400))
    assert moved(explosive) == [(BEN, ANNA, "GB-G1"), (CLEO, ANNA, "GB-G1")]
    gorilla = clash(given("Gr mrb my", graveyard=1, options=Options(gorillas_bury=True)), (ANNA, GRAVEYARD, 400))
    assert moved(gorilla) == [(BEN, ANNA, "GB-G1"), (CLEO, ANNA, "GB-G1")]


@pytest.mark.rule("GB-D2", "GB-G1")
def test_ties_on_the_graveyard_go_to_the_player_nearer_after_the_last_card() -> None:
    table = clash(given("mrb my - -", graveyard=1, last=BEN), (ANNA, GRAVEYARD, 400), (CLEO, GRAVEYARD, 415))
    assert rulings(table) == {(CLEO, GRAVEYARD): "first GB-G1", (ANNA, GRAVEYARD): "tied GB-D2"}


@pytest.mark.rule("GB-G2", "GB-H2")
def test_a_player_who_had_not_seen_the_gobbit_is_judged_on_the_scene_that_was_seen() -> None:
    """The blue mosquitoes complete the colours, but Anna tapped her earlier prey before she saw them."""
    table = given("Cr mr+myr -", graveyard=1, last=BEN)
    blue = next(card for card in table.state.unseen if deck.face(JUNGLE, card) == shown("mb"))
    table.when(CLEO, Turn(), at=1_000).when(CHANCE, Reveal(blue), at=1_000)
    assert gobbit(table.state.scenes[-1])
    table.when(ANNA, Tap(BEN, 1, 1_080), at=1_100).when(CLEO, Tap(GRAVEYARD, 2, 90), at=1_100)
    table.when(BEN, Tap(GRAVEYARD, 2, 300), at=1_310)
    settled(table)
    assert rulings(table) == {
        (ANNA, BEN): "first GB-A1",
        (CLEO, GRAVEYARD): "fault GB-X1",
        (BEN, GRAVEYARD): "first GB-G1",
    }
    assert moved(table) == [(BEN, ANNA, "GB-A1"), (CLEO, BEN, "GB-G1")]


@pytest.mark.rule("GB-E1", "GB-G1")
def test_a_player_who_loses_the_last_card_to_it_is_out() -> None:
    table = clash(given("Sb mrb my", graveyard=1, piles=(4, 0, 4)), (CLEO, GRAVEYARD, 400))
    table.then_also(PlayerOut(BEN))
