"""Ending a match early: requests, agreement, and the winner."""

from random import Random

import pytest

from nenuphar.bots.budget import Worlds
from nenuphar.games.gobbit import GAME
from nenuphar.games.gobbit.bots import LEVELS
from nenuphar.games.gobbit.tests.tables import ANNA, BEN, CLEO, given, moved, settled
from nenuphar.games.gobbit.text import narrate
from nenuphar.games.gobbit.types import GameEnded, Hurry, HurryAsked, Pause, Tap


@pytest.mark.rule("GB-C3")
def test_only_players_who_are_out_ask_first_and_nobody_agrees_twice() -> None:
    table = given("x Cb Sr")
    table.refuses("GB-C3", BEN, Hurry(), at=100)
    assert Hurry() not in GAME.moves(GAME.view(table.state, BEN))
    assert Hurry() in GAME.moves(GAME.view(table.state, ANNA))
    table.when(ANNA, Hurry(), at=100).then(HurryAsked(ANNA))
    table.refuses("GB-C3", ANNA, Hurry(), at=100)
    assert Hurry() in GAME.moves(GAME.view(table.state, BEN)), "then everybody may agree"
    table.when(BEN, Hurry(), at=200).then(HurryAsked(BEN))
    assert not table.state.is_hurried, "Cleo is still asked"
    assert table.waiting.due == (BEN,)


@pytest.mark.rule("GB-C3")
@pytest.mark.parametrize(("piles", "winners"), [((0, 5, 2), (BEN,)), ((0, 4, 4), (BEN, CLEO))])
def test_when_all_agree_the_most_cards_win(piles: tuple[int, ...], winners: tuple[int, ...]) -> None:
    table = given("x Cb Sr", piles=piles)
    for seat in (ANNA, BEN, CLEO):
        table.when(seat, Hurry(), at=800)
    table.then(HurryAsked(CLEO), GameEnded(winners, (0, piles[1] + 1, piles[2] + 1), "GB-C3"))
    assert table.waiting.outcome is not None
    assert table.waiting.outcome.ranks[ANNA] == 3, "who was out before stays behind"


@pytest.mark.rule("GB-C3")
def test_open_taps_are_judged_before() -> None:
    table = given("x Cb Sb", piles=(0, 4, 4))
    table.when(CLEO, Tap(BEN, 1, 300), at=300)
    for seat in (ANNA, BEN, CLEO):
        table.when(seat, Hurry(), at=310).then(HurryAsked(seat))
    settled(table)
    assert moved(table) == [(BEN, CLEO, "GB-A1")]
    table.then_also(GameEnded((CLEO,), (0, 4, 6), "GB-C3"))


@pytest.mark.rule("GB-C3", "GB-C2")
def test_a_pause_that_is_asked_for_does_not_hold_it_up() -> None:
    table = given("x Cb Sb").when(BEN, Pause(), at=300)
    for seat in (ANNA, BEN, CLEO):
        table.when(seat, Hurry(), at=310)
    table.then_also(GameEnded((BEN, CLEO), (0, 5, 5), "GB-C3"))


@pytest.mark.rule("GB-C3")
def test_bots_agree_as_soon_as_somebody_asks_and_never_begin() -> None:
    table = given("x Cb Sr")
    views = [GAME.view(table.state, seat) for seat in (ANNA, BEN)]
    table.when(ANNA, Hurry(), at=100)
    asked = GAME.view(table.state, BEN)
    for bot in LEVELS.values():
        for view in views:
            assert not isinstance(bot.choose(view, GAME.moves(view), Random(1), Worlds(1)), Hurry)
        assert bot.choose(asked, GAME.moves(asked), Random(1), Worlds(1)) == Hurry()


@pytest.mark.rule("GB-C3")
def test_the_log_has_the_first_request_and_the_last_agreement() -> None:
    table = given("x Cb Sr")
    lines = []
    for seat in (ANNA, BEN, CLEO):
        table.when(seat, Hurry(), at=100)
        lines.append(narrate(HurryAsked(seat), GAME.view(table.state, ANNA)))
    keys = [saying.key if saying else None for saying in lines]
    assert keys == ["gobbit-hurry-asked", None, "gobbit-hurried"]
