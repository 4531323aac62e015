"""Attack, defence and faults: the first hand, and what moves."""

import pytest

from nenuphar.games.gobbit import deck
from nenuphar.games.gobbit.options import JUNGLE, Options
from nenuphar.games.gobbit.parts import GRAVEYARD, Pile
from nenuphar.games.gobbit.tests.tables import ANNA, BEN, CLEO, DAN, clash, faces, given, moved, rulings, shown
from nenuphar.games.gobbit.types import ClashSettled, StackMoved


@pytest.mark.rule("GB-A1")
def test_a_successful_attack_takes_the_whole_stack_and_leaves_ones_own() -> None:
    table = given("Sb Cr+Cb -")
    taken = table.state.stacks[BEN]
    clash(table, (ANNA, BEN, 400))
    assert rulings(table) == {(ANNA, BEN): "first GB-A1"}
    assert moved(table) == [(BEN, ANNA, "GB-A1")]
    assert table.state.piles[ANNA] == Pile(4, taken)
    assert table.state.stacks[BEN] == ()
    assert faces(table.state.stacks[ANNA]) == [shown("Sb")]


@pytest.mark.rule("GB-A2")
def test_a_successful_defence_takes_the_whole_stack_back() -> None:
    table = given("Sb Cr+Cb -")
    saved = table.state.stacks[BEN]
    clash(table, (BEN, BEN, 400))
    assert rulings(table) == {(BEN, BEN): "first GB-A2"}
    assert table.state.piles[BEN] == Pile(4, saved)
    assert table.state.stacks[BEN] == ()


@pytest.mark.rule("GB-A3", "GB-T2")
def test_nobody_waits_for_a_turn() -> None:
    for last in range(3):
        assert moved(clash(given("Sb Cb -", last=last), (ANNA, BEN, 90_000))) == [(BEN, ANNA, "GB-A1")]


@pytest.mark.rule("GB-A4")
def test_one_player_attacks_and_defends_at_once() -> None:
    table = clash(given("Cb mb mrb Sb"), (ANNA, BEN, 400), (ANNA, CLEO, 420), (ANNA, ANNA, 440))
    assert set(rulings(table).values()) == {"first GB-A1", "first GB-A2"}
    assert moved(table) == [(BEN, ANNA, "GB-A1"), (CLEO, ANNA, "GB-A1"), (ANNA, ANNA, "GB-A2")]


@pytest.mark.rule("GB-A5", "GB-H1")
def test_the_slower_hand_is_late_and_not_at_fault() -> None:
    table = clash(given("Sb Cb Gb -"), (CLEO, BEN, 520), (ANNA, BEN, 400), (BEN, BEN, 460))
    assert rulings(table) == {(ANNA, BEN): "first GB-A1", (BEN, BEN): "late GB-A5", (CLEO, BEN): "late GB-A5"}
    assert moved(table) == [(BEN, ANNA, "GB-A1")]
    verdicts = next(event for event in table.events if isinstance(event, ClashSettled)).verdicts
    assert [(verdict.seat, verdict.behind) for verdict in verdicts] == [(ANNA, None), (BEN, 60), (CLEO, 120)]
    assert not table.state.graveyard


@pytest.mark.rule("GB-X1", "GB-X2")
@pytest.mark.parametrize(
    ("tops", "target"),
    [
        ("Sb Cr -", BEN),  # another colour
        ("Sb mb -", BEN),  # the wrong animal
        ("Sb Sb -", BEN),
        ("Cb Sb -", BEN),  # the wrong way round
        ("Sb Cb -", ANNA),  # nobody hunts the snake
    ],
)
def test_faults_cost_the_whole_stack(tops: str, target: int) -> None:
    table = given(tops.replace("Sb", "Cy+Sb", 1) if tops.startswith("Sb") else tops)
    lost = table.state.stacks[ANNA]
    clash(table, (ANNA, target, 400))
    assert rulings(table) == {(ANNA, target): "fault GB-X1"}
    assert moved(table) == [(ANNA, None, "GB-X2")]
    assert table.state.graveyard == tuple(reversed(lost))
    assert table.state.stacks[ANNA] == ()
    assert len(table.state.stacks[BEN]) == 1


@pytest.mark.rule("GB-X1")
def test_tapping_the_graveyard_without_a_gobbit_is_a_fault() -> None:
    table = clash(given("Sb mr mby"), (ANNA, GRAVEYARD, 400))
    assert rulings(table) == {(ANNA, GRAVEYARD): "fault GB-D4"}, "without a graveyard three colours are no Gobbit"
    table = clash(given("Sb mr mb", graveyard=2), (ANNA, GRAVEYARD, 400))
    assert rulings(table) == {(ANNA, GRAVEYARD): "fault GB-X1"}
    assert moved(table) == [(ANNA, None, "GB-X2")]


@pytest.mark.rule("GB-X3", "GB-D4")
def test_without_a_stack_a_fault_costs_nothing() -> None:
    table = given("- Cb -")
    clash(table, (ANNA, BEN, 400), (ANNA, CLEO, 410))
    assert rulings(table) == {(ANNA, BEN): "fault GB-X1", (ANNA, CLEO): "fault GB-D4"}
    assert moved(table) == []
    assert table.state.piles[ANNA] == Pile(4)


@pytest.mark.rule("GB-D4")
def test_a_tap_on_an_empty_place_is_a_fault() -> None:
    table = clash(given("Sb Cb -"), (ANNA, CLEO, 400), (CLEO, CLEO, 410))
    assert rulings(table) == {(ANNA, CLEO): "fault GB-D4", (CLEO, CLEO): "fault GB-D4"}
    assert moved(table) == [(ANNA, None, "GB-X2")]


@pytest.mark.rule("GB-X4")
def test_an_attack_after_a_fault_does_not_count() -> None:
    table = clash(given("Sb Cb Cr"), (ANNA, CLEO, 400), (ANNA, BEN, 450))
    assert rulings(table) == {(ANNA, CLEO): "fault GB-X1", (ANNA, BEN): "void GB-X4"}
    assert moved(table) == [(ANNA, None, "GB-X2")]
    assert len(table.state.stacks[BEN]) == 1


@pytest.mark.rule("GB-X4")
def test_an_attack_before_a_fault_counts() -> None:
    table = clash(given("Sb Cb Cr"), (ANNA, CLEO, 450), (ANNA, BEN, 400))
    assert moved(table) == [(BEN, ANNA, "GB-A1"), (ANNA, None, "GB-X2")]


@pytest.mark.rule("GB-X4", "GB-A5")
def test_an_attack_that_does_not_count_blocks_nobody() -> None:
    table = clash(given("Sb Cb Cr Gb"), (ANNA, CLEO, 300), (ANNA, BEN, 350), (DAN, BEN, 400))
    assert rulings(table)[DAN, BEN] == "first GB-A1"
    assert moved(table) == [(ANNA, None, "GB-X2"), (BEN, DAN, "GB-A1")]


@pytest.mark.rule("GB-X5")
def test_a_defence_after_a_fault_keeps_the_stack_from_the_hunter_and_it_is_lost() -> None:
    table = clash(given("Sb Cb Cr"), (BEN, CLEO, 300), (BEN, BEN, 350), (ANNA, BEN, 400))
    assert rulings(table) == {(BEN, CLEO): "fault GB-X1", (BEN, BEN): "first GB-X5", (ANNA, BEN): "late GB-A5"}
    assert moved(table) == [(BEN, None, "GB-X5")]
    assert table.state.piles[ANNA] == Pile(4)


@pytest.mark.rule("GB-X5", "GB-X3")
def test_a_defence_before_a_fault_saves_the_stack() -> None:
    table = clash(given("Sb Cb Cr"), (BEN, BEN, 300), (BEN, CLEO, 350))
    assert moved(table) == [(BEN, BEN, "GB-A2")]
    assert not table.state.graveyard


@pytest.mark.rule("GB-D12", "GB-X5")
def test_the_stack_leaves_at_the_moment_of_the_fault_and_not_of_the_defence() -> None:
    table = given("Sb Cb Cr Cy", back="looped")
    clash(table, (BEN, CLEO, 300), (DAN, CLEO, 350), (BEN, BEN, 400))
    assert moved(table) == [(BEN, None, "GB-X5"), (DAN, None, "GB-X2")]
    dans = table.state.graveyard[-1]
    assert faces([dans]) == [shown("Cy")], "Ben's fault came before Dan's, though his defence came after it"
    assert table.state.scenes[-1].back == deck.back(JUNGLE, dans)


@pytest.mark.rule("GB-D1")
def test_an_attack_counts_though_the_attackers_stack_is_taken() -> None:
    table = clash(given("Sb Cb mb"), (ANNA, BEN, 300), (BEN, CLEO, 400))
    assert moved(table) == [(BEN, ANNA, "GB-A1"), (CLEO, BEN, "GB-A1")]


@pytest.mark.rule("GB-D2")
@pytest.mark.parametrize(("later", "first"), [(415, BEN), (416, ANNA)])
def test_within_fifteen_milliseconds_the_defender_is_first(later: int, first: int) -> None:
    table = clash(given("Sb Cb -"), (ANNA, BEN, 400), (BEN, BEN, later))
    assert moved(table)[0][1] == first
    loser = ANNA if first == BEN else BEN
    assert rulings(table)[loser, BEN] == ("tied GB-D2" if later == 415 else "late GB-A5")


@pytest.mark.rule("GB-D2")
@pytest.mark.parametrize(("last", "first"), [(ANNA, CLEO), (BEN, CLEO), (CLEO, DAN), (DAN, CLEO)])
def test_then_the_player_nearer_after_the_last_card_is_first(last: int, first: int) -> None:
    table = clash(given("- mb Cb Gb", last=last), (CLEO, BEN, 400), (DAN, BEN, 400))
    assert moved(table)[0][1] == first


@pytest.mark.rule("GB-D2")
def test_the_player_of_the_last_card_is_farthest() -> None:
    table = clash(given("Gb mb Cb -", last=ANNA), (CLEO, BEN, 410), (ANNA, BEN, 400))
    assert moved(table)[0][1] == CLEO


@pytest.mark.rule("GB-D2")
def test_a_tie_with_only_the_second_hand_is_not_a_tie() -> None:
    table = clash(given("Sb Cb Gb"), (ANNA, BEN, 400), (CLEO, BEN, 410), (BEN, BEN, 420))
    assert rulings(table)[BEN, BEN] == "late GB-A5"
    assert rulings(table)[ANNA, BEN] == "tied GB-D2", "Cleo sits nearer"
    assert moved(table) == [(BEN, CLEO, "GB-A1")]


@pytest.mark.rule("GB-D2")
@pytest.mark.parametrize(("reaction", "ruling"), [(415, "tied GB-D2"), (416, "late GB-A5")])
def test_a_lost_tie_differs_from_being_late(reaction: int, ruling: str) -> None:
    table = clash(given("- mb Cb Gb", last=BEN), (CLEO, BEN, 400), (DAN, BEN, reaction))
    assert rulings(table) == {(CLEO, BEN): "first GB-A1", (DAN, BEN): ruling}


@pytest.mark.rule("GB-D2")
def test_only_justified_hands_on_the_same_stack_make_ties() -> None:
    elsewhere = clash(given("Sy mb Cb Gb", last=BEN), (CLEO, CLEO, 300), (CLEO, BEN, 400), (DAN, BEN, 410))
    assert rulings(elsewhere) == {
        (CLEO, CLEO): "first GB-A2",
        (CLEO, BEN): "first GB-A1",
        (DAN, BEN): "tied GB-D2",
    }
    wrong_before = [(ANNA, DAN, 300), (ANNA, BEN, 385), (CLEO, BEN, 400), (DAN, BEN, 410)]
    table = clash(given("Cb mb Cb Gb", last=BEN), *wrong_before)
    assert rulings(table)[ANNA, BEN] == "void GB-X4"
    assert rulings(table)[DAN, BEN] == "tied GB-D2"


@pytest.mark.rule("GB-A1", "GB-X5", "GB-O3", "GB-E2")
def test_an_event_names_the_hand_that_moved_a_stack() -> None:
    bury = Options(gorillas_bury=True)
    for table, mover in (
        (clash(given("Sb Cb -"), (ANNA, BEN, 400)), StackMoved(BEN, ANNA, ANNA, "GB-A1")),
        (clash(given("Sb Cb Cr"), (BEN, CLEO, 300), (BEN, BEN, 350)), StackMoved(BEN, None, BEN, "GB-X5")),
        (clash(given("Gb Cb -", options=bury), (ANNA, BEN, 400)), StackMoved(BEN, None, ANNA, "GB-O3")),
        (clash(given("x Cr Cr"), (ANNA, CLEO, 400)), StackMoved(CLEO, None, ANNA, "GB-E2")),
    ):
        table.then_also(mover)


@pytest.mark.rule("GB-D6", "GB-O3")
def test_cards_buried_by_gorillas_and_poltergeists_move_in_order() -> None:
    table = given("Gb Cb Cr Cr x", options=Options(gorillas_bury=True))
    clash(table, (ANNA, BEN, 400), (4, CLEO, 300), (4, DAN, 500))
    assert [owner for owner, _, _ in moved(table)] == [CLEO, BEN, DAN]


@pytest.mark.rule("GB-D2")
def test_a_fault_at_the_same_millisecond_comes_first() -> None:
    table = clash(given("Sb Cb Cr"), (ANNA, BEN, 400), (ANNA, CLEO, 400))
    assert rulings(table)[ANNA, BEN] == "void GB-X4"
    a_little_later = clash(given("Sb Cb Cr"), (ANNA, BEN, 400), (ANNA, CLEO, 401))
    assert rulings(a_little_later)[ANNA, BEN] == "first GB-A1"
    defended = clash(given("Sb Cb Cr"), (BEN, BEN, 400), (BEN, CLEO, 400))
    assert moved(defended) == [(BEN, None, "GB-X5")]


@pytest.mark.rule("GB-D3")
def test_a_hunter_can_take_the_stack_of_a_player_at_fault() -> None:
    for hunters_ms in (300, 500):
        table = clash(given("Sb Cb Cr"), (BEN, CLEO, 400), (ANNA, BEN, hunters_ms))
        assert moved(table) == [(BEN, ANNA, "GB-A1")]


@pytest.mark.rule("GB-D3")
def test_several_faults_in_a_clash_cost_once() -> None:
    options = Options(minimum_penalty=True)
    table = clash(given("Sb Cr Cy", options=options), (ANNA, BEN, 300), (ANNA, CLEO, 400), (ANNA, ANNA, 500))
    assert moved(table) == [(ANNA, None, "GB-X2")]
    assert table.state.piles[ANNA] == Pile(4)


@pytest.mark.rule("GB-D6")
def test_stacks_move_in_the_order_of_the_deciding_reactions() -> None:
    table = given("Cy Cr Sb Cb", graveyard=1)
    clash(table, (ANNA, BEN, 500), (BEN, ANNA, 300), (CLEO, DAN, 400))
    assert moved(table) == [(BEN, None, "GB-X2"), (DAN, CLEO, "GB-A1"), (ANNA, None, "GB-X2")]
    assert faces(table.state.graveyard)[-2:] == [shown("Cr"), shown("Cy")]


@pytest.mark.rule("GB-D6")
@pytest.mark.parametrize(("last", "order"), [(ANNA, [BEN, CLEO, ANNA]), (BEN, [CLEO, ANNA, BEN])])
def test_at_the_same_millisecond_the_owner_nearer_after_the_last_card_goes_first(last: int, order: list[int]) -> None:
    table = clash(given("Cy Cr Sb", last=last), (ANNA, BEN, 300), (BEN, ANNA, 300), (CLEO, ANNA, 300))
    assert [owner for owner, _, _ in moved(table)] == order
