"""What each viewer may see and do."""

from random import Random

import pytest
from msgspec.structs import replace

from nenuphar.core.game import Audience
from nenuphar.games.quibbix import GAME
from nenuphar.games.quibbix.actions import (
    AskHint,
    Coin,
    Content,
    Dispute,
    Double,
    Finish,
    GoOn,
    Lay,
    Ready,
    TakeBack,
    Vote,
    Write,
)
from nenuphar.games.quibbix.parts import Turned
from nenuphar.games.quibbix.tests.tables import (
    ANNA,
    BEN,
    FIRST,
    GERMAN,
    compared,
    content,
    given,
    laid,
    sees,
    solved,
)
from nenuphar.games.quibbix.visibility import imagine, moves


def test_what_a_building_player_may_do() -> None:
    offered = moves(sees(given(FIRST, FIRST)))
    assert offered.listed is None
    for action in (Finish(), Write("ja"), Lay(((2, 0),)), Lay(((2,),)), Lay(((2, 0),), (Turned(2, "X"),))):
        assert action in offered
    for wish in (GoOn(), Write("x"), Write("1"), Lay(((10,),)), AskHint(), Content()):
        assert wish not in offered


def test_a_finished_player_may_only_continue() -> None:
    assert moves(sees(given(FIRST, FIRST).when(ANNA, Finish()))).listed == (GoOn(),)


def test_hints_are_offered_to_somebody_alone() -> None:
    table = given(FIRST)
    assert AskHint() in moves(sees(table))
    assert AskHint() not in moves(sees(table.when(ANNA, AskHint())))
    assert AskHint() not in moves(sees(given(FIRST, options=replace(GERMAN, contest=True))))


def test_what_a_comparing_player_may_do() -> None:
    options = replace(GERMAN, coined=True)
    table = compared("EUER JA", "MAST", options=options, EUER="invalid", MAST="discuss")
    assert moves(sees(table, ANNA)).listed == (
        Vote("MAST", True),
        Vote("MAST", False),
        Content(),
        TakeBack(1),
        Dispute("EUER"),
        Coin("EUER"),
    )
    assert moves(sees(table, BEN)).listed == (Content(), TakeBack(0), Dispute("EUER"), Dispute("JA"))
    table.when(ANNA, Content())
    assert moves(sees(table, ANNA)).listed[2] == GoOn()  # type: ignore[index]


def test_another_word_can_be_doubled_than_the_one_that_is() -> None:
    assert Double(1) in moves(sees(compared("EUER JA", "MAST")))
    assert Double(0) not in moves(sees(compared("EUER JA", "MAST")))


def test_only_players_who_lost_a_word_have_moves_while_letters_are_rearranged() -> None:
    table = content(compared("EUER JA", "MAST", EUER="invalid"))
    assert Write("reue ja") in moves(sees(table, ANNA))
    assert Write("euer ja") not in moves(sees(table, ANNA))
    assert Write("reue") not in moves(sees(table, ANNA))
    assert moves(sees(table, BEN)).listed == ()


def test_a_player_is_ready_once() -> None:
    table = solved(laid(given(FIRST, FIRST), "", ""))
    assert moves(sees(table)).listed == (Ready(),)
    assert moves(sees(table.when(ANNA, Ready()))).listed == ()


def test_spectators_see_words_when_all_do_and_may_do_nothing() -> None:
    table = given(FIRST, FIRST).when(ANNA, Write("ja"))
    seen = GAME.view(table.state, Audience.PUBLIC)
    assert (seen.mine, seen.shown, seen.used) == (None, (), (2, 0))
    assert GAME.view(table.state, Audience.EVERYTHING).shown[ANNA].words[0].text == "JA"
    shown = GAME.view(compared("EUER", "JA").state, Audience.PUBLIC)
    assert shown.shown[ANNA].words[0].text == "EUER"
    assert moves(shown).listed == ()


def test_words_that_are_kept_for_the_next_turn_are_secret_again() -> None:
    table = solved(content(compared("EUER", "JA"))).when(ANNA, Ready()).when(BEN, Ready())
    assert sees(table, BEN).shown == ()


@pytest.mark.parametrize("seed", range(5))
def test_an_imagined_layout_uses_as_many_tiles_as_are_used(seed: int) -> None:
    table = given(FIRST, FIRST).when(ANNA, Write("jas(x)"))
    world = imagine(sees(table, BEN), Random(seed))
    assert sorted(world.layouts[ANNA].words[0]) != []
    assert len(world.layouts[ANNA].words[0]) == 4
    assert imagine(sees(table, ANNA), Random(seed)).layouts[ANNA] == table.state.layouts[ANNA]
