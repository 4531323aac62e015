"""Poltergeists, the last call and the end."""

import pytest
from msgspec.structs import replace

from nenuphar.core.game import Outcome, TimeUp
from nenuphar.games.gobbit import GAME
from nenuphar.games.gobbit.parts import GRAVEYARD, Pile
from nenuphar.games.gobbit.tests.tables import (
    ANNA,
    BEN,
    CHANCE,
    CLEO,
    CLOCK,
    DAN,
    Table,
    clash,
    given,
    moved,
    rulings,
    settled,
)
from nenuphar.games.gobbit.types import (
    CardTurned,
    GameEnded,
    LastCallBegan,
    PlayerOut,
    PoltergeistBarred,
    Reveal,
    SceneShown,
    Tap,
    Turn,
    TurnBegan,
)
from nenuphar.testing.scenario import Scenario


@pytest.mark.rule("GB-E1")
def test_without_pile_and_stack_a_player_is_out() -> None:
    table = clash(given("Sb Cb Cr", piles=(4, 0, 4)), (ANNA, BEN, 400))
    table.then_also(PlayerOut(BEN), SceneShown(2, 850), TurnBegan(CLEO, 1_550, None))
    assert table.state.scenes[-1].alive == (True, False, True)
    assert GAME.view(table.state, ANNA).players[BEN].out
    assert BEN in table.waiting.may


@pytest.mark.rule("GB-E1")
def test_with_a_pile_or_a_stack_a_player_is_not_out() -> None:
    assert PlayerOut(BEN) not in clash(given("Sb Cb Cr"), (ANNA, BEN, 400)).events
    assert PlayerOut(BEN) not in clash(given("Sb Cb Cr", piles=(4, 0, 4)), (BEN, BEN, 400)).events


@pytest.mark.rule("GB-E2")
def test_poltergeists_bury_what_is_one_of_a_pair() -> None:
    table = clash(given("x Cr Sr+Cr Cy"), (ANNA, BEN, 400), (ANNA, CLEO, 450))
    assert rulings(table) == {(ANNA, BEN): "first GB-E2", (ANNA, CLEO): "first GB-E2"}
    assert moved(table) == [(BEN, None, "GB-E2"), (CLEO, None, "GB-E2")]


@pytest.mark.rule("GB-E2")
def test_nobody_else_attacks_pairs() -> None:
    assert rulings(clash(given("x Cr Cr Sy"), (DAN, BEN, 400))) == {(DAN, BEN): "fault GB-X1"}


@pytest.mark.rule("GB-D7", "GB-E2")
def test_poltergeist_and_owner_race_like_anybody() -> None:
    for owners_ms, to, rule in ((380, BEN, "GB-D7"), (415, BEN, "GB-D7"), (416, None, "GB-E2")):
        table = clash(given("x Cr Cr"), (ANNA, BEN, 400), (BEN, BEN, owners_ms))
        assert moved(table) == [(BEN, to, rule)]


@pytest.mark.rule("GB-D7")
def test_one_of_a_pair_can_be_defended_while_a_poltergeist_sits_there() -> None:
    assert rulings(clash(given("x Cr Cr"), (BEN, BEN, 400))) == {(BEN, BEN): "first GB-D7"}
    assert rulings(clash(given("- Cr Cr"), (BEN, BEN, 400))) == {(BEN, BEN): "fault GB-X1"}


@pytest.mark.rule("GB-E3")
def test_mosquitoes_are_a_pair_only_if_both_colours_agree() -> None:
    assert moved(clash(given("x mrb mrb"), (ANNA, BEN, 400))) == [(BEN, None, "GB-E2")]
    for other in ("mr", "mb", "mby"):
        assert rulings(clash(given(f"x mrb {other}"), (ANNA, BEN, 400))) == {(ANNA, BEN): "fault GB-X1"}


@pytest.mark.rule("GB-E3")
def test_a_wrong_tap_bars_a_poltergeist_until_the_next_card() -> None:
    table = clash(given("x Cr Cr Sb"), (ANNA, DAN, 300), (ANNA, BEN, 400))
    assert rulings(table) == {(ANNA, DAN): "fault GB-X1", (ANNA, BEN): "void GB-E3"}
    assert moved(table) == []
    table.then_also(PoltergeistBarred(ANNA))
    table.refuses("GB-E3", ANNA, Tap(BEN, 1, 600), at=900)
    assert not any(isinstance(move, Tap) for move in GAME.moves(GAME.view(table.state, ANNA)).listed or ())
    assert Tap(BEN, 1, 600) not in GAME.moves(GAME.view(table.state, ANNA))
    table.when(BEN, Turn(), at=900).when(CHANCE, Reveal(table.state.unseen[0]), at=900)
    assert table.state.barred == ()
    table.when(ANNA, Tap(CLEO, 2, 300), at=1_300)


@pytest.mark.rule("GB-E3", "GB-X3")
def test_what_was_right_before_the_wrong_tap_counts() -> None:
    table = clash(given("x Cr Cr Sb"), (ANNA, BEN, 300), (ANNA, GRAVEYARD, 400))
    assert moved(table) == [(BEN, None, "GB-E2")]
    assert table.state.barred == (ANNA,)


@pytest.mark.rule("GB-E4")
def test_the_last_player_with_cards_wins() -> None:
    table = clash(given("Sb Cb x", piles=(0, 0, 0)), (ANNA, BEN, 400))
    table.then_also(PlayerOut(BEN), GameEnded((ANNA,), (2, 0, 0), "GB-E4"))
    assert table.waiting.outcome == Outcome((1, 2, 3), "GB-E4")


@pytest.mark.rule("GB-E4")
def test_players_who_go_out_together_share_a_rank() -> None:
    table = clash(given("Cb mb mrb", piles=(0, 0, 0)), (ANNA, BEN, 400), (ANNA, CLEO, 500))
    assert table.waiting.outcome == Outcome((1, 2, 2), "GB-E4")


@pytest.mark.rule("GB-E1", "GB-E4")
def test_a_player_who_lasts_longer_is_ranked_higher() -> None:
    table = clash(given("Sb Cb Gr Cb", piles=(0, 0, 0, 0)), (ANNA, BEN, 400))
    clash(table, (CLEO, ANNA, 400), at=1_500)
    assert table.state.fallen == (None, 1, 2, None)
    clash(table, (ANNA, DAN, 400), at=2_500)
    assert table.waiting.outcome == Outcome((1, 4, 3, 2), "GB-E4")


@pytest.mark.rule("GB-E4")
def test_a_pile_alone_is_enough_to_go_on() -> None:
    table = clash(given("Sb Cb x", piles=(0, 1, 0)), (ANNA, BEN, 400))
    assert table.waiting.outcome is None
    assert table.state.turn == BEN


@pytest.mark.rule("GB-D11")
def test_if_the_last_cards_of_all_leave_the_table_nobody_wins() -> None:
    table = clash(given("Sb Cr x", piles=(0, 0, 0)), (ANNA, BEN, 400), (BEN, ANNA, 450))
    table.then_also(PlayerOut(ANNA), PlayerOut(BEN), GameEnded((), (0, 0, 0), "GB-D11"))
    assert table.waiting.outcome == Outcome((2, 2, 4), "GB-D11")
    assert table.waiting.outcome.winners == ()


def last_card_is_turned(tops: str = "Cr+Sb Cb -") -> Table:
    """Cleo turns the last card of all at 1000."""
    table = given(tops, piles=(0, 0, 1), last=BEN)
    cards = [card for card in table.state.unseen if card < 6]  # a red chameleon
    return table.when(CLEO, Turn(), at=1_000).when(CHANCE, Reveal(cards[0]), at=1_000)


@pytest.mark.rule("GB-E5")
def test_when_nobody_can_draw_there_is_a_last_call() -> None:
    table = last_card_is_turned()
    table.then_also(LastCallBegan(6_000))
    assert table.waiting.due == ()
    assert table.waiting.deadline == 6_000
    table.refuses("GB-E5", CLEO, Turn(), at=3_000)
    table.refuses("TB-6", CLOCK, TimeUp(), at=5_999)
    table.when(CLOCK, TimeUp(), at=6_000).then(GameEnded((ANNA,), (2, 1, 1), "GB-E5"))
    assert (table.state.phase, table.state.turn) == ("over", None)
    assert table.waiting.outcome == Outcome((1, 2, 2), "GB-E5")


@pytest.mark.rule("GB-E5", "GB-C1")
def test_the_last_card_may_have_been_asked_for_too_early() -> None:
    table = given("Sb Cb -", piles=(0, 0, 1), last=BEN).when(CLEO, Turn(), at=100)
    table.when(CLOCK, TimeUp(), at=700).when(CHANCE, Reveal(table.state.unseen[0]), at=700)
    assert (table.state.phase, table.state.turn, table.state.asked) == ("open", None, False)
    assert table.waiting.deadline == 5_700


@pytest.mark.rule("GB-E5")
def test_several_may_have_most_cards() -> None:
    table = last_card_is_turned("Sb Cy -")
    table.when(CLOCK, TimeUp(), at=6_000).then(GameEnded((0, 1, 2), (1, 1, 1), "GB-E5"))
    assert table.waiting.outcome == Outcome((1, 1, 1), "GB-E5")


@pytest.mark.rule("GB-E5")
def test_what_is_won_in_the_last_call_can_be_drawn() -> None:
    table = last_card_is_turned()
    table.when(ANNA, Tap(BEN, 2, 4_000), at=5_000)
    settled(table).then_also(PlayerOut(BEN), TurnBegan(ANNA, 6_050, None))
    assert not table.state.last_call
    assert table.state.piles[ANNA] == Pile(0, table.state.piles[ANNA].known)


@pytest.mark.rule("GB-E5")
def test_a_fault_in_the_last_call_does_not_make_it_longer() -> None:
    table = last_card_is_turned()
    table.when(CLEO, Tap(BEN, 2, 1_000), at=2_000)
    settled(table).then_never(LastCallBegan)
    table.then_also(PlayerOut(CLEO))
    assert table.waiting.deadline == 6_000
    table.when(CLOCK, TimeUp(), at=6_000).then(GameEnded((ANNA,), (2, 1, 0), "GB-E5"))
    assert table.waiting.outcome == Outcome((1, 2, 3), "GB-E5")


@pytest.mark.rule("GB-E5", "GB-H3")
def test_a_clash_at_the_very_end_is_settled_before_the_count() -> None:
    for target in (ANNA, GRAVEYARD):
        table = last_card_is_turned()
        table.when(BEN, Tap(target, 2, 4_800), at=5_990)
        settled(table).then_also(PlayerOut(BEN), GameEnded((ANNA,), (2, 0, 1), "GB-E5"))


@pytest.mark.rule("GB-E1", "GB-H2")
def test_a_player_who_is_out_gets_nothing_for_an_earlier_right_tap() -> None:
    table = given("Sb Cb mb Cy", piles=(4, 0, 4, 4))
    clash(table, (ANNA, BEN, 400))
    table.when(BEN, Tap(CLEO, 1, 900), at=1_000).when(BEN, Tap(DAN, 1, 900), at=1_000)
    settled(table)
    assert rulings(table) == {(BEN, CLEO): "gone GB-A5", (BEN, DAN): "void GB-E1"}
    assert moved(table) == []
    assert table.state.barred == ()


@pytest.mark.rule("GB-E4")
def test_a_finished_match_takes_no_hands() -> None:
    table = clash(given("Sb Cb x", piles=(0, 0, 0)), (ANNA, BEN, 400))
    table.refuses("GB-T1", ANNA, Tap(BEN, 2, 300), at=2_000)
    assert GAME.moves(GAME.view(table.state, ANNA)).listed == ()


def test_a_known_card_is_turned_without_chance() -> None:
    table = given("Sb Cb -", piles=(1, 1, 0), last=CLEO)
    state = replace(table.state, piles=(Pile(0, (7,)), Pile(1), Pile(0)))
    Scenario(GAME, state).when(ANNA, Turn(), at=800).then(
        CardTurned(ANNA, 7), SceneShown(2, 800), TurnBegan(BEN, 1_500, None)
    )
