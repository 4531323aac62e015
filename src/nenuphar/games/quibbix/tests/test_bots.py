"""Bots read, lay, vote and are content: from views only, with a list and without."""

from random import Random

import pytest
from msgspec.structs import replace

from nenuphar.bots.budget import Worlds
from nenuphar.core.game import Command, Seat, Setup
from nenuphar.core.match import Match
from nenuphar.games.quibbix import GAME
from nenuphar.games.quibbix.asked import Action, Coin, Content, Dispute, Finish, Lay, Ready, Rule, Vote
from nenuphar.games.quibbix.parts import Ruling, Turned
from nenuphar.games.quibbix.tests import lexicons
from nenuphar.games.quibbix.tests.lexicons import FewWords
from nenuphar.games.quibbix.tests.tables import (
    ANNA,
    BEN,
    CLEO,
    FIRST,
    GERMAN,
    JUDGE,
    Table,
    compared,
    content,
    given,
    laid,
    sees,
    solved,
)

FEW = FewWords(JAMMERT=2.0, MAST=3.5, URS=4.8, JA=6.0)


def chooses(table: Table, seat: Seat, level: str = "kraken") -> Action:
    view = sees(table, seat)
    return GAME.bots[level].choose(view, GAME.moves(view), Random(1), Worlds(1))


@pytest.mark.parametrize(
    ("level", "word"), [("tadpole", "JA"), ("frog", "URS"), ("heron", "MAST"), ("kraken", "JAMMERT")]
)
def test_each_level_knows_more_words(monkeypatch: pytest.MonkeyPatch, level: str, word: str) -> None:
    lexicons.opened(monkeypatch, FEW)
    table = given(FIRST, FIRST)
    table.when(ANNA, chooses(table, ANNA, level))
    mine = sees(table, ANNA).mine
    assert mine is not None
    assert [each.text for each in mine.words] == [word]
    assert chooses(table, ANNA, level) == Finish()


def test_a_bot_turns_tiles_over(monkeypatch: pytest.MonkeyPatch) -> None:
    lexicons.opened(monkeypatch, FEW)
    action = chooses(given(FIRST), ANNA)
    assert isinstance(action, Lay)
    assert action.turned == (Turned(5, "M"),)


def test_without_a_list_a_bot_finishes(monkeypatch: pytest.MonkeyPatch) -> None:
    lexicons.opened(monkeypatch, None)
    assert chooses(given(FIRST), ANNA) == Finish()


def test_a_bot_that_lost_a_word_looks_at_its_idle_tiles(monkeypatch: pytest.MonkeyPatch) -> None:
    lexicons.opened(monkeypatch, FewWords(EUER=3.0, REUE=3.0))
    table = content(compared("EUER JA", "MAST", EUER="invalid"))
    assert chooses(table, ANNA) == Finish()
    lexicons.opened(monkeypatch, FewWords(REUE=3.0))
    table.when(ANNA, chooses(table, ANNA))
    mine = sees(table, ANNA).mine
    assert mine is not None
    assert [each.text for each in mine.words] == ["JA", "REUE"]
    assert chooses(table, ANNA) == Finish()


@pytest.mark.rule("QX-W6")
@pytest.mark.parametrize(
    ("evidence", "accepts"),
    [(("zipf=2.0",), True), (("zipf=1.9",), False), ((), False), (("lemma=x", "zipf=odd"), False)],
)
def test_in_doubt_a_bot_accepts_what_is_printed_now_and_then(evidence: tuple[str, ...], accepts: bool) -> None:
    table = laid(given(FIRST, FIRST), "ja", "")
    table.when(JUDGE, Rule((Ruling("JA", "discuss", "QX-W3", evidence),)))
    assert chooses(table, BEN) == Vote("JA", accepts)
    assert chooses(table, ANNA) == Content()


@pytest.mark.rule("QX-W6")
def test_else_a_bot_votes_as_the_judge_says() -> None:
    assert chooses(compared("EUER", "JA", "JA").when(BEN, Dispute("EUER")), CLEO) == Vote("EUER", True)
    fallen = compared("EUER", "JA", options=replace(GERMAN, coined=True), EUER="invalid")
    assert chooses(fallen.when(ANNA, Dispute("EUER")), BEN) == Vote("EUER", False)
    coined = compared("EUER", "JA", options=replace(GERMAN, coined=True), EUER="invalid")
    assert chooses(coined.when(ANNA, Coin("EUER")), BEN) == Vote("EUER", False)


def test_a_bot_is_ready_at_once() -> None:
    assert chooses(solved(laid(given(FIRST), "")), ANNA) == Ready()


def test_bots_play_a_whole_match(monkeypatch: pytest.MonkeyPatch) -> None:
    lexicons.opened(monkeypatch, FewWords(EINE=6.0, DER=6.0, IN=6.0, AN=6.0, ES=6.0))
    match = Match(GAME, Setup(2, GERMAN), bytes(32))
    match.begin(0)
    assert GAME.bookish is not None
    while match.outcome is None:
        if match.waiting.question is not None:
            match.settle(GAME.bookish.answer(match.waiting.question, {}), match.now)
            continue
        seat = match.waiting.due[0]
        view = match.view(seat)
        action = GAME.bots["frog"].choose(view, GAME.moves(view), Random(1), Worlds(1))
        match.submit(Command(seat, action, match.now))
    assert min(match.view(0).totals) > 0
