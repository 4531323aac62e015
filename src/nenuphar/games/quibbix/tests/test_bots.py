"""Bots read, lay, vote and are content: from views only, with a list and without."""

from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace

from nenuphar.bots.budget import Worlds
from nenuphar.core.game import Command, Seat, Setup
from nenuphar.core.match import Match
from nenuphar.games.quibbix import GAME
from nenuphar.games.quibbix import layout as layouts
from nenuphar.games.quibbix.actions import Action, Coin, Content, Dispute, Finish, GoOn, Lay, Ready, Rule, Vote, Write
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
    SECOND,
    THIRD,
    Table,
    asked,
    compared,
    content,
    given,
    laid,
    sees,
    solved,
)
from nenuphar.testing.words import Small, small_list
from nenuphar.words import lists

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


def test_a_bot_lays_word_after_word(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    few = small_list(tmp_path, "de", Small(zipf={"jammert": 6.0, "urs": 6.0}, dictionary=("jammert", "Urs")))
    monkeypatch.setattr(lists, "opened", lambda lang, home=None: few)
    table = given(FIRST)
    assert words_laid(table.when(ANNA, chooses(table, ANNA))) == ["JAMMERT"]
    assert words_laid(table.when(ANNA, chooses(table, ANNA))) == ["JAMMERT", "URS"]
    assert chooses(table, ANNA) == Finish()


def test_a_bot_leaves_laid_words_until_it_needs_their_tiles(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    few = small_list(tmp_path, "de", Small(zipf={"jammert": 6.0, "urs": 6.0}, dictionary=("jammert", "Urs")))
    monkeypatch.setattr(lists, "opened", lambda lang, home=None: few)
    table = given(FIRST).when(ANNA, Write("ja us"))
    assert words_laid(table.when(ANNA, chooses(table, ANNA))) == ["JAMMERT", "US"]
    assert words_laid(table.when(ANNA, chooses(table, ANNA))) == ["JAMMERT", "URS"]
    assert chooses(table, ANNA) == Finish()


@pytest.mark.rule("QX-R5")
def test_a_bot_continues_after_a_word_with_two_jokers(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The first of them is a tile that was drawn later: the order of turned tiles does not make another word."""
    words = ("arbeitslicht", "er")
    few = small_list(tmp_path, "de", Small(zipf=dict.fromkeys(words, 6.0), dictionary=words))
    monkeypatch.setattr(lists, "opened", lambda lang, home=None: few)
    table = given("EEIRTABLBEHMITR")
    assert words_laid(table.when(ANNA, chooses(table, ANNA))) == ["ARBEITSLICHT"]
    assert words_laid(table.when(ANNA, chooses(table, ANNA))) == ["ARBEITSLICHT", "ER"]
    assert chooses(table, ANNA) == Finish()


@pytest.mark.rule("QX-R5")
def test_a_bot_takes_no_more_jokers_for_laid_words(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    few = small_list(tmp_path, "de", Small(zipf={"jammert": 6.0}, dictionary=("jammert",)))
    monkeypatch.setattr(lists, "opened", lambda lang, home=None: few)
    table = given(FIRST).when(ANNA, Write("u(x)(x)"))
    assert words_laid(table.when(ANNA, chooses(table, ANNA))) == ["JAMMERT"]


def test_more_tiles_never_make_a_bot_worse(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """It knows the same words in all turns of a round, and others on another seat."""
    known = ("rast", "mars", "juste", "aster", "rest", "traum", "raum", "arm", "res", "ur", "je", "ja", "arme", "reste")
    few = small_list(tmp_path, "de", Small(zipf=dict.fromkeys(known, 6.0), dictionary=known))
    monkeypatch.setattr(lists, "opened", lambda lang, home=None: few)
    found = {}
    for seat in range(6):
        turns = [given(*(rack,) * 6, turn=turn) for turn, rack in enumerate((FIRST, SECOND, THIRD), 1)]
        points = [played_out(table, seat) for table in turns]
        assert points == sorted(points)
        found[seat] = tuple(points)
    assert len(set(found.values())) > 1


def played_out(table: Table, seat: Seat) -> int:
    """What a tadpole lays until it finishes."""
    while (action := chooses(table, seat, "tadpole")) != Finish():
        table.when(seat, action)
    mine = sees(table, seat).mine
    assert mine is not None
    return mine.points


def test_a_bot_thinks_no_longer_than_it_may(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """But it always makes one step, and lays what it has by then."""
    rack, rng = "ABCDEFGHIJKLMNOPQRST", Random(1)
    puzzling = tuple({"".join(rng.sample(rack.lower(), 3)) for _ in range(60)})
    few = small_list(tmp_path, "de", Small(dictionary=puzzling))
    monkeypatch.setattr(lists, "opened", lambda lang, home=None: few)
    view = sees(given(rack, turn=3))
    thoughts = []

    class Limited:
        def __init__(self, most: int) -> None:
            self.most, self.asked = most, 0

        def more(self) -> bool:
            self.asked += 1
            return self.asked <= self.most

    for patience in (Limited(0), Limited(2), Limited(1_000)):
        assert isinstance(GAME.bots["kraken"].choose(view, GAME.moves(view), Random(1), patience), Lay)
        thoughts.append(patience.asked)
    assert thoughts[:2] == [1, 3]
    assert 3 < thoughts[2] < 1_000


@pytest.mark.rule("QX-R3")
@pytest.mark.parametrize(("turn", "rack"), [(1, FIRST), (2, SECOND), (3, THIRD)])
def test_better_bots_take_more_time_and_none_takes_all(turn: int, rack: str) -> None:
    table = given(rack, turn=turn)
    view, rng = sees(table), Random(1)
    times_ms = []
    for level in GAME.bots:
        pauses = [GAME.pause(level, view, Finish(), rng) for _ in range(200)]
        assert len(set(pauses)) > 100
        whole = [each for each in pauses if each is not None]
        assert max(whole) < 0.66 * 1_000 * GERMAN.turn_seconds * len(rack) / 20
        times_ms.append(sum(whole) / len(whole))
    assert times_ms == sorted(times_ms)


def test_a_word_takes_as_long_as_it_has_tiles() -> None:
    table = given(FIRST).when(ANNA, Write("ja"))
    lies = sees(table).mine
    assert lies is not None
    urs = layouts.written("ja urs", FIRST, "de", dict.fromkeys(FIRST, 1))

    def pause(action: Action) -> int | None:
        return GAME.pause("frog", sees(table), action, Random(1))

    three, eight = pause(urs), pause(Finish())
    assert three is not None
    assert eight is not None
    assert three / 3 == pytest.approx(eight / 8, abs=1)
    assert pause(Lay(lies.layout.words)) == 0


def test_without_a_limit_of_time_a_bot_is_as_quick_as_with_the_usual_one() -> None:
    unlimited = given(FIRST, options=replace(GERMAN, turn_seconds=0))
    hurried = given(FIRST, options=replace(GERMAN, turn_seconds=60))
    usual, quick = (GAME.pause("frog", sees(table), Finish(), Random(1)) for table in (given(FIRST), hurried))
    assert GAME.pause("frog", sees(unlimited), Finish(), Random(1)) == usual
    assert usual is not None
    assert quick is not None
    assert quick == pytest.approx(usual / 5, abs=1)


def test_bots_pause_only_while_building() -> None:
    table = compared("EUER", "JA")
    assert GAME.pause("heron", sees(table, BEN), Content(), Random(1)) is None
    assert GAME.pause("heron", sees(given(FIRST)), GoOn(), Random(1)) is None


def words_laid(table: Table) -> list[str]:
    mine = sees(table, ANNA).mine
    assert mine is not None
    return [each.text for each in mine.words]


def test_a_bot_turns_tiles_over(monkeypatch: pytest.MonkeyPatch) -> None:
    lexicons.opened(monkeypatch, FEW)
    action = chooses(given(FIRST), ANNA)
    assert isinstance(action, Lay)
    assert action.turned == (Turned(5, "M"),)


def test_without_a_list_a_bot_finishes(monkeypatch: pytest.MonkeyPatch) -> None:
    lexicons.opened(monkeypatch, None)
    assert chooses(given(FIRST), ANNA) == Finish()


def test_a_bot_that_lost_a_word_looks_at_its_idle_tiles(monkeypatch: pytest.MonkeyPatch) -> None:
    lexicons.opened(monkeypatch, FewWords(EUER=3.0))
    table = content(compared("EUER JA", "MAST", EUER="invalid"))
    assert chooses(table, ANNA) == Finish()
    lexicons.opened(monkeypatch, FewWords(EUER=3.5, REUE=3.0))  # the same letters, but another word
    table.when(ANNA, chooses(table, ANNA))
    mine = sees(table, ANNA).mine
    assert mine is not None
    assert [each.text for each in mine.words] == ["JA", "REUE"]
    assert chooses(table, ANNA) == Finish()


@pytest.mark.rule("QX-W6")
@pytest.mark.parametrize(
    ("evidence", "accepts"),
    [
        (("zipf=2.0",), True),
        (("zipf=1.9",), False),
        ((), False),
        (("lemma=x", "zipf=odd"), False),
        (("partial",), True),
    ],
)
def test_in_doubt_a_bot_accepts_what_is_printed_now_and_then(evidence: tuple[str, ...], accepts: bool) -> None:
    table = laid(given(FIRST, FIRST), "ja", "")
    table.when(JUDGE, Rule((Ruling("JA", "discuss", "QX-W3", evidence, "de-1"),)))
    assert chooses(table, BEN) == Vote("JA", accepts)
    assert chooses(table, ANNA) == Content()


@pytest.mark.rule("QX-W6")
def test_without_a_list_a_bot_accepts_every_word() -> None:
    table = laid(given(FIRST, FIRST), "ja", "")
    table.when(JUDGE, asked(table).unread())
    assert chooses(table, BEN) == Vote("JA", True)


@pytest.mark.rule("QX-W6")
def test_a_bot_that_replaces_a_player_who_disputed_votes_as_the_judge_says() -> None:
    assert chooses(compared("EUER", "JA").when(BEN, Dispute("EUER")), BEN) == Vote("EUER", True)


@pytest.mark.rule("QX-W6")
def test_otherwise_a_bot_votes_as_the_judge_says() -> None:
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
    assert GAME.lookup is not None
    while match.outcome is None:
        if match.waiting.query is not None:
            match.answer_judge(GAME.lookup.answer(match.waiting.query, {}), match.now)
            continue
        seat = match.waiting.due[0]
        view = match.view(seat)
        action = GAME.bots["frog"].choose(view, GAME.moves(view), Random(1), Worlds(1))
        match.submit(Command(seat, action, match.now))
    assert min(match.view(0).totals) > 0
