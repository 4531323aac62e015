"""Sudden death, minimum penalty, burying gorillas, handicaps, beginners."""

import pytest

from nenuphar.core.game import Audience, Refused, Setup
from nenuphar.games.gobbit import GAME, deck
from nenuphar.games.gobbit.options import JUNGLE, Options
from nenuphar.games.gobbit.parts import GRAVEYARD, Move, Pile
from nenuphar.games.gobbit.tests.tables import ANNA, BEN, CHANCE, CLEO, DAN, clash, given, moved, rulings, settled
from nenuphar.games.gobbit.types import (
    ClashOpened,
    ClashSettled,
    DrawPenalty,
    Pause,
    PauseAsked,
    PenaltyPaid,
    PlayerOut,
    SceneShown,
    StackMoved,
    Tap,
    Tapped,
    Turn,
    TurnBegan,
)

SUDDEN = Options(sudden_death=True)
PENALTY = Options(minimum_penalty=True)


@pytest.mark.rule("GB-O1", "GB-D10")
def test_without_a_pile_a_late_attack_costs_everything() -> None:
    table = clash(given("Sb Cb Cr", piles=(0, 4, 4), options=SUDDEN), (ANNA, BEN, 500), (BEN, BEN, 400))
    assert rulings(table) == {(BEN, BEN): "first GB-A2", (ANNA, BEN): "fault GB-O1"}
    assert moved(table) == [(BEN, BEN, "GB-A2"), (ANNA, None, "GB-O1")]
    table.then_also(PlayerOut(ANNA))


@pytest.mark.rule("GB-O1")
def test_that_needs_the_option_and_an_empty_pile() -> None:
    for options, piles in ((Options(), (0, 4, 4)), (SUDDEN, (1, 4, 4))):
        table = clash(given("Sb Cb Cr", piles=piles, options=options), (ANNA, BEN, 500), (BEN, BEN, 400))
        assert rulings(table)[ANNA, BEN] == "late GB-A5"
        assert moved(table) == [(BEN, BEN, "GB-A2")]


@pytest.mark.rule("GB-O1")
def test_a_wrong_attack_without_a_pile_costs_everything_too() -> None:
    table = clash(given("Sb Cb Cr", piles=(0, 4, 4), options=SUDDEN), (ANNA, CLEO, 500))
    table.then_also(PlayerOut(ANNA))


@pytest.mark.rule("GB-O1")
def test_success_fills_the_pile_and_what_is_late_after_it_is_only_late() -> None:
    table = given("Cb mb mrb -", piles=(0, 4, 4, 4), options=SUDDEN)
    clash(table, (ANNA, BEN, 400), (ANNA, CLEO, 500), (CLEO, CLEO, 450))
    assert rulings(table)[ANNA, CLEO] == "late GB-A5"
    assert moved(table) == [(BEN, ANNA, "GB-A1"), (CLEO, CLEO, "GB-A2")]
    defended = given("Cb mb - Sb", piles=(0, 4, 4, 4), options=SUDDEN)
    clash(defended, (ANNA, ANNA, 300), (BEN, BEN, 350), (ANNA, BEN, 400))
    assert rulings(defended)[ANNA, BEN] == "late GB-A5", "a defence fills the pile too"


@pytest.mark.rule("GB-D10")
def test_later_attacks_do_not_count() -> None:
    table = given("Cb mb mrb -", piles=(0, 4, 4, 4), options=SUDDEN)
    clash(table, (ANNA, BEN, 400), (BEN, BEN, 350), (ANNA, CLEO, 500))
    assert rulings(table)[ANNA, BEN] == "fault GB-O1"
    assert rulings(table)[ANNA, CLEO] == "void GB-D10"
    assert moved(table) == [(BEN, BEN, "GB-A2"), (ANNA, None, "GB-O1")]


@pytest.mark.rule("GB-D10", "GB-D2")
def test_at_the_same_millisecond_the_failed_attack_comes_first() -> None:
    table = given("Cb mb mrb -", piles=(0, 4, 4, 4), options=SUDDEN)
    clash(table, (BEN, BEN, 350), (ANNA, BEN, 400), (ANNA, CLEO, 400))
    assert moved(table) == [(BEN, BEN, "GB-A2"), (ANNA, None, "GB-O1")]


@pytest.mark.rule("GB-D13")
def test_a_successful_hand_at_that_millisecond_is_too_late_and_no_fault() -> None:
    attack = given("Cb mb mrb -", piles=(0, 4, 4, 4), options=SUDDEN)
    clash(attack, (BEN, BEN, 350), (ANNA, BEN, 400), (ANNA, CLEO, 400))
    assert rulings(attack) == {
        (BEN, BEN): "first GB-A2",
        (ANNA, BEN): "fault GB-O1",
        (ANNA, CLEO): "late GB-D13",
    }
    attack.then_also(PlayerOut(ANNA))
    defence = given("Cb mb - Sb", piles=(0, 4, 4, 4), options=SUDDEN)
    clash(defence, (BEN, BEN, 300), (ANNA, BEN, 400), (ANNA, ANNA, 400))
    assert rulings(defence)[ANNA, ANNA] == "late GB-D13"
    assert moved(defence) == [(BEN, BEN, "GB-A2"), (ANNA, None, "GB-X5")]
    defence.then_also(PlayerOut(ANNA))


@pytest.mark.rule("GB-D13", "GB-O1")
def test_two_attacks_that_fail_at_the_same_millisecond_are_faults_both() -> None:
    table = given("Cb mb mrb -", piles=(0, 4, 4, 4), options=SUDDEN)
    clash(table, (BEN, BEN, 350), (CLEO, CLEO, 360), (ANNA, BEN, 400), (ANNA, CLEO, 400))
    assert {rulings(table)[ANNA, BEN], rulings(table)[ANNA, CLEO]} == {"fault GB-O1"}


@pytest.mark.rule("GB-D10")
def test_an_attack_that_no_longer_counts_lets_the_next_hand_win() -> None:
    table = given("Cb mb mrb Gb", piles=(0, 4, 4, 4), options=SUDDEN)
    clash(table, (ANNA, BEN, 400), (BEN, BEN, 350), (ANNA, CLEO, 500), (DAN, CLEO, 600))
    assert rulings(table)[DAN, CLEO] == "first GB-A1"


@pytest.mark.rule("GB-D10")
def test_a_defence_after_a_failed_attack_has_no_effect() -> None:
    table = given("Cb mb - Sb", piles=(0, 4, 4, 4), options=SUDDEN)
    clash(table, (BEN, BEN, 300), (ANNA, BEN, 400), (ANNA, ANNA, 450))
    assert moved(table) == [(BEN, BEN, "GB-A2"), (ANNA, None, "GB-X5")]
    table.then_also(PlayerOut(ANNA))


@pytest.mark.rule("GB-D10")
def test_to_bury_one_of_a_pair_does_not_fill_the_pile() -> None:
    table = given("Sb Cr Cr Cb", piles=(0, 4, 4, 4), back="spirits", options=SUDDEN)
    clash(table, (ANNA, BEN, 300), (DAN, DAN, 350), (ANNA, DAN, 400))
    assert rulings(table)[ANNA, BEN] == "first GB-V6"
    assert rulings(table)[ANNA, DAN] == "fault GB-O1"


@pytest.mark.rule("GB-D10")
def test_what_has_gone_is_too_late_in_sudden_death() -> None:
    table = given("Sb Cb Cr", piles=(0, 4, 4), options=SUDDEN)
    clash(table, (BEN, BEN, 300), at=300)
    table.when(ANNA, Tap(BEN, 1, 800), at=900)
    settled(table)
    assert rulings(table) == {(ANNA, BEN): "fault GB-O1"}
    assert moved(table) == [(ANNA, None, "GB-O1")]


@pytest.mark.rule("GB-O1", "GB-E3")
def test_poltergeists_are_exempt() -> None:
    table = given("x Cr Cr", piles=(0, 4, 4), options=SUDDEN)
    clash(table, (ANNA, BEN, 500), (BEN, BEN, 400))
    assert rulings(table)[ANNA, BEN] == "late GB-A5"
    assert table.state.barred == ()


@pytest.mark.rule("GB-O2")
def test_a_fault_without_a_stack_costs_the_top_card_which_chance_draws() -> None:
    table = clash(given("- Cb -", options=PENALTY), (ANNA, BEN, 400))
    assert table.state.phase == "penalty"
    assert table.waiting.chance is not None
    assert table.waiting.chance.outcomes == tuple(DrawPenalty(card) for card in table.state.unseen)
    card = table.state.unseen[3]
    table.refuses("GB-O2", ANNA, DrawPenalty(card), at=900)
    table.refuses("GB-T1", ANNA, Tap(BEN, 1), at=900)
    table.when(CHANCE, DrawPenalty(card), at=900)
    table.then(PenaltyPaid(ANNA, card, None), SceneShown(2, 900), TurnBegan(BEN, 1_600, None))
    assert table.state.piles[ANNA] == Pile(3)
    assert table.state.graveyard == (card,)
    assert card not in table.state.unseen


@pytest.mark.rule("GB-O2")
def test_the_back_of_a_penalty_rules_in_expert_play_and_its_face_stays_unseen() -> None:
    table = clash(given("- Cb -", back="looped", options=PENALTY), (ANNA, BEN, 400))
    card = next(card for card in table.state.unseen if deck.back(JUNGLE, card) == "spirits")
    table.when(CHANCE, DrawPenalty(card), at=900).then_also(PenaltyPaid(ANNA, card, "spirits"))
    assert table.state.scenes[-1].back == "spirits"
    for viewer in (ANNA, BEN, Audience.PUBLIC):
        assert GAME.redact(table.events[0], viewer) == PenaltyPaid(ANNA, None, "spirits")
    assert GAME.redact(table.events[0], Audience.EVERYTHING) == table.events[0]


@pytest.mark.rule("GB-O2")
def test_a_known_card_is_paid_without_chance() -> None:
    table = given("Sb Cb+Cr -", piles=(0, 4, 4), options=PENALTY)
    clash(table, (ANNA, BEN, 400), (ANNA, CLEO, 450))
    assert table.waiting.chance is None, "a fault with a stack costs the stack, not a card"
    table = given("Sb Cb -", piles=(4, 0, 4), options=PENALTY)
    (saved,) = table.state.stacks[BEN]
    clash(table, (BEN, BEN, 400), (BEN, CLEO, 450))
    table.then_also(StackMoved(BEN, BEN, BEN, "GB-A2"), PenaltyPaid(BEN, saved, None))
    assert table.state.graveyard == (saved,)


@pytest.mark.rule("GB-O2")
def test_nothing_is_paid_from_an_empty_pile_nor_when_not_agreed_on() -> None:
    empty = clash(given("- Cb Cr", piles=(0, 4, 4), options=PENALTY), (ANNA, BEN, 400))
    assert not empty.state.graveyard
    not_agreed = clash(given("- Cb Cr"), (ANNA, BEN, 400))
    assert not not_agreed.state.graveyard


@pytest.mark.rule("GB-O2", "GB-D3")
def test_a_stack_that_was_taken_before_the_fault_is_no_stack() -> None:
    before = clash(given("Sb Cb Cr", options=PENALTY), (ANNA, BEN, 300), (BEN, CLEO, 400))
    assert before.state.phase == "penalty"
    after = clash(given("Sb Cb Cr", options=PENALTY), (ANNA, BEN, 400), (BEN, CLEO, 300))
    assert after.state.phase == "open"
    together = clash(given("Sb Cb Cr", options=PENALTY), (ANNA, BEN, 300), (BEN, CLEO, 300))
    assert together.state.phase == "open"


@pytest.mark.rule("GB-O2", "GB-D6")
def test_penalties_take_their_place_in_the_order() -> None:
    table = clash(given("- Cb Cr", options=PENALTY), (CLEO, BEN, 500), (ANNA, BEN, 400), (BEN, CLEO, 300))
    assert moved(table) == [(BEN, None, "GB-X2")]
    table.when(CHANCE, DrawPenalty(table.state.unseen[0]), at=900)
    assert moved(table) == [(CLEO, None, "GB-X2")]
    assert len(table.state.graveyard) == 3


@pytest.mark.rule("GB-O2", "GB-H1")
def test_what_a_clash_moves_is_in_its_verdict() -> None:
    table = clash(given("- Cb Sy Cr", options=PENALTY), (ANNA, BEN, 400), (CLEO, BEN, 300))
    assert table.state.pending == (Move("card", ANNA, None, ANNA, "GB-O2", 400),)
    settled_clash = next(event for event in table.events if isinstance(event, ClashSettled))
    assert settled_clash.moves == (
        Move("stack", CLEO, None, CLEO, "GB-X2", 300),
        Move("card", ANNA, None, ANNA, "GB-O2", 400),
    )


@pytest.mark.rule("GB-O2")
def test_a_pile_of_known_cards_pays_too() -> None:
    saved = clash(given("Sb Cb Cy Cr", piles=(4, 0, 4, 4), options=PENALTY), (BEN, BEN, 400))
    (card,) = saved.state.piles[BEN].known
    clash(saved, (BEN, CLEO, 400), at=1_500).then_also(PenaltyPaid(BEN, card, None), PlayerOut(BEN))
    assert saved.state.piles[BEN] == Pile(0)


@pytest.mark.rule("GB-O3")
def test_gorillas_bury() -> None:
    options = Options(gorillas_bury=True)
    table = clash(given("Gb Cb -", options=options), (ANNA, BEN, 400))
    assert moved(table) == [(BEN, None, "GB-O3")]
    assert rulings(table) == {(ANNA, BEN): "first GB-O3"}
    assert moved(clash(given("Gb Cb -"), (ANNA, BEN, 400))) == [(BEN, ANNA, "GB-A1")]
    assert moved(clash(given("Sb Cb -", options=options), (ANNA, BEN, 400))) == [(BEN, ANNA, "GB-A1")]
    assert moved(clash(given("Gb Cb -", options=options), (BEN, BEN, 400))) == [(BEN, BEN, "GB-A2")]


@pytest.mark.rule("GB-O4")
def test_a_handicap_is_added_to_every_reaction() -> None:
    options = Options(handicaps=(100, 0, 0))
    table = given("Sb Cb -", options=options).when(ANNA, Tap(BEN, 1, 400), at=500)
    table.then_also(Tapped(ANNA, BEN, 1, 400, 500))
    quicker = clash(given("Sb Cb -", options=options), (ANNA, BEN, 400), (BEN, BEN, 480))
    assert moved(quicker) == [(BEN, BEN, "GB-A2")]
    enough = clash(given("Sb Cb -", options=options), (ANNA, BEN, 400), (BEN, BEN, 516))
    assert moved(enough) == [(BEN, ANNA, "GB-A1")]


@pytest.mark.rule("GB-O4", "GB-H3")
def test_a_tap_that_is_faster_than_a_long_handicap_still_counts() -> None:
    """Anna taps first, but her tap counts only after her 500 ms."""
    table = given("Sb Cb -", options=Options(handicaps=(500, 0, 0)))
    table.when(ANNA, Tap(BEN, 1, 400), at=420).then_also(ClashOpened(420 + 500 + 350, ANNA))
    table.when(BEN, Tap(BEN, 1, 800), at=900)
    assert rulings(settled(table)) == {(BEN, BEN): "first GB-A2", (ANNA, BEN): "late GB-A5"}
    table.when(ANNA, Pause(), at=2_000).then_also(PauseAsked(ANNA, 2_000 + 850))


@pytest.mark.rule("GB-O4", "GB-H3")
def test_a_stack_is_contested_until_the_longest_handicap_is_over() -> None:
    table = given("Sb Cb Cb", options=Options(handicaps=(500, 0, 0)))
    table.when(BEN, Tap(BEN, 1, 400), at=420).when(ANNA, Tap(CLEO, 1, 410), at=430).then_never(ClashOpened)
    table.when(CLEO, Tap(CLEO, 1, 880), at=900)
    assert rulings(settled(table))[CLEO, CLEO] == "first GB-A2"


@pytest.mark.rule("GB-O4")
@pytest.mark.parametrize("handicaps", [(1,), (0, 0), (0, 0, 0, 0), (0, -1, 0), (0, 0, 501)])
def test_handicaps_are_one_a_seat_and_not_too_many(handicaps: tuple[int, ...]) -> None:
    with pytest.raises(Refused) as caught:
        GAME.initial(Setup(3, Options(handicaps=handicaps)))
    assert caught.value.rule == "GB-O4"
    GAME.initial(Setup(3, Options(handicaps=(0, 500, 1))))


@pytest.mark.rule("GB-O5")
def test_beginners_see_what_they_could_tap() -> None:
    table = given("Sb Cb mb", options=Options(beginners=True))
    hints = [GAME.view(table.state, viewer).hints for viewer in (ANNA, BEN, CLEO, Audience.PUBLIC)]
    assert hints == [(BEN,), (BEN, CLEO), (CLEO,), ()]
    open_gobbit = given("mrb my -", graveyard=1, options=Options(beginners=True))
    assert GAME.view(open_gobbit.state, CLEO).hints == (GRAVEYARD,)
    assert GAME.view(given("Sb Cb mb").state, ANNA).hints == ()
    table.when(BEN, Turn(), at=900)
    assert GAME.view(table.state, ANNA).hints == ()
