"""The food chain, without a back and under each of the six backs."""

import pytest
from msgspec.structs import replace

from nenuphar.games.gobbit.deck import Back
from nenuphar.games.gobbit.foodchain import eats, gobbit, rights, tap_kind
from nenuphar.games.gobbit.parts import GRAVEYARD
from nenuphar.games.gobbit.tests.tables import ANNA, BEN, CLEO, clash, given, moved, rulings, shown

ANIMALS = "CSGm"


def chain(back: Back | None, colours: tuple[str, str] = ("b", "b")) -> set[str]:
    """All pairs of hunter and prey with these colours."""
    mine, other = colours
    return {one + two for one in ANIMALS for two in ANIMALS if eats(shown(one + mine), shown(two + other), back)}


@pytest.mark.rule("GB-F2")
def test_the_food_chain() -> None:
    assert chain(None) == {"Cm", "SC", "GS", "GC", "Gm"}


@pytest.mark.rule("GB-F1")
@pytest.mark.parametrize("back", [None, "snakes-hunt", "reversed", "looped", "explosive", "spirits"])
def test_only_the_same_colour(back: Back | None) -> None:
    assert chain(back, ("b", "r")) == chain(back, ("y", "b")) == set()


@pytest.mark.rule("GB-F3")
def test_two_mosquitoes_have_the_enemies_of_both() -> None:
    assert eats(shown("Cr"), shown("mrb"), None)
    assert eats(shown("Cb"), shown("mrb"), None)
    assert not eats(shown("Cy"), shown("mrb"), None)


@pytest.mark.rule("GB-V1")
def test_snakes_hunt() -> None:
    assert chain("snakes-hunt") == {"Cm", "SC", "Sm", "GS", "GC", "Gm"}
    assert moved(clash(given("Sb mb -", back="snakes-hunt"), (ANNA, BEN, 400))) == [(BEN, ANNA, "GB-A1")]


@pytest.mark.rule("GB-V2")
def test_reversed() -> None:
    assert chain("reversed") == {"mC", "CS", "GS", "GC", "Gm"}
    assert moved(clash(given("mrb Cb -", back="reversed"), (ANNA, BEN, 400))) == [(BEN, ANNA, "GB-A1")]
    assert not eats(shown("mrb"), shown("Cy"), "reversed")


@pytest.mark.rule("GB-V3")
def test_looped() -> None:
    assert chain("looped") == {"Cm", "SC", "GS", "GC", "Gm", "mS"}
    assert moved(clash(given("myr Sr -", back="looped"), (ANNA, BEN, 400))) == [(BEN, ANNA, "GB-A1")]


@pytest.mark.rule("GB-V4", "GB-D8")
def test_different_colours_only() -> None:
    assert chain("different") == set()
    assert chain("different", ("b", "r")) == {"Cm", "SC", "GS", "GC", "Gm"}
    assert eats(shown("Cr"), shown("mrb"), "different"), "one of them is blue"
    assert eats(shown("Cy"), shown("mrb"), "different")
    assert moved(clash(given("Sb Cr -", back="different"), (ANNA, BEN, 400))) == [(BEN, ANNA, "GB-A1")]


@pytest.mark.rule("GB-V5")
def test_explosive_mosquitoes_are_not_touched_by_anyone() -> None:
    table = clash(given("Cb mb Gr", back="explosive"), (ANNA, BEN, 400), (BEN, BEN, 500))
    assert rulings(table) == {(ANNA, BEN): "fault GB-V5", (BEN, BEN): "fault GB-V5"}
    assert moved(table) == [(ANNA, None, "GB-X2"), (BEN, None, "GB-X2")]
    poltergeist = clash(given("x mb mb", back="explosive"), (ANNA, BEN, 400))
    assert rulings(poltergeist) == {(ANNA, BEN): "fault GB-V5"}
    assert moved(clash(given("Sb Cb -", back="explosive"), (ANNA, BEN, 400))) == [(BEN, ANNA, "GB-A1")]


@pytest.mark.rule("GB-V6")
def test_spirits_let_everybody_attack_and_defend_pairs() -> None:
    attacked = clash(given("Sb Cr Cr", back="spirits"), (ANNA, BEN, 400))
    assert moved(attacked) == [(BEN, None, "GB-V6")]
    defended = clash(given("Sb Cr Cr", back="spirits"), (ANNA, BEN, 400), (BEN, BEN, 380))
    assert moved(defended) == [(BEN, BEN, "GB-V6")]
    among_themselves = clash(given("Sb Cr Cr", back="spirits"), (CLEO, BEN, 400))
    assert moved(among_themselves) == [(BEN, None, "GB-V6")]
    no_pair = clash(given("Sb Cr Cy", back="spirits"), (ANNA, BEN, 400))
    assert rulings(no_pair) == {(ANNA, BEN): "fault GB-X1"}
    without_the_back = clash(given("Sb Cr Cr", graveyard=1), (ANNA, BEN, 400), (BEN, BEN, 420))
    assert set(rulings(without_the_back).values()) == {"fault GB-X1"}


@pytest.mark.rule("GB-D8")
def test_prey_that_is_one_of_a_pair_is_captured_and_not_buried() -> None:
    assert moved(clash(given("Sr Cr Cr", back="spirits"), (ANNA, BEN, 400))) == [(BEN, ANNA, "GB-A1")]


@pytest.mark.rule("GB-V7")
@pytest.mark.parametrize(
    ("tops", "back"),
    [("Sb Cb -", "reversed"), ("Sb Cb -", "different"), ("Cb mb -", "reversed"), ("Cb mb -", "different")],
)
def test_a_breach_of_the_back_is_a_fault(tops: str, back: Back) -> None:
    table = clash(given(tops, back=back), (ANNA, BEN, 400), (BEN, BEN, 450))
    assert rulings(table) == {(ANNA, BEN): "fault GB-V7", (BEN, BEN): "fault GB-V7"}
    assert moved(table) == [(ANNA, None, "GB-X2"), (BEN, None, "GB-X2")]


@pytest.mark.rule("GB-V7")
def test_what_is_wrong_anyway_does_not_rest_on_the_back() -> None:
    assert rulings(clash(given("Sb Cr -", back="looped"), (ANNA, BEN, 400))) == {(ANNA, BEN): "fault GB-X1"}


def test_backs_count_only_in_expert_play() -> None:
    scene = given("Sb mb -", back="snakes-hunt").state.scenes[-1]
    assert rights(scene, ANNA) == {BEN: "attack"}
    assert rights(replace(scene, back=None), ANNA) == {}


@pytest.mark.rule("GB-G1")
def test_rights_are_by_seat() -> None:
    scene = given("Sb Cb mb").state.scenes[-1]
    assert [rights(scene, seat) for seat in range(3)] == [
        {BEN: "attack"},
        {BEN: "defence", CLEO: "attack"},
        {CLEO: "defence"},
    ]
    open_gobbit = given("mrb my x", graveyard=1).state.scenes[-1]
    assert gobbit(open_gobbit)
    assert [rights(open_gobbit, seat) for seat in range(3)] == [{GRAVEYARD: "gobbit"}, {GRAVEYARD: "gobbit"}, {}]
    assert tap_kind(open_gobbit, CLEO, GRAVEYARD) == ("void", "GB-G2")
