"""The points of a turn, a round and a game: QX-R7 to QX-R9, QX-D5, and the rule book's own figures."""

import pytest
from msgspec.structs import replace

from nenuphar.core.game import Outcome, Refused, Setup
from nenuphar.games.quibbix import GAME
from nenuphar.games.quibbix.actions import Coin, Double, Finish, Ready, Solve, TakeBack, Vote, Write
from nenuphar.games.quibbix.options import Options
from nenuphar.games.quibbix.parts import Finest, Possible, Score, Solution
from nenuphar.games.quibbix.tests.tables import (
    ANNA,
    BEN,
    FIRST,
    GERMAN,
    JUDGE,
    NONE,
    SECOND,
    THIRD,
    asked,
    compared,
    content,
    given,
    laid,
    ruled,
    scored,
    sees,
    solved,
)
from nenuphar.games.quibbix.types import DoubleChosen, GameEnded, LookingBegan, PossibleShown, TurnScored

TURNS = {
    1: (FIRST, "jam(m)ert urs", (8, 4), 20),
    2: (SECOND, "vermauerte jass", (13, 5), 31),
    3: (THIRD, "s(c)hauerwetters ja m(u)nd", (16, 3, 4), 39),
}


@pytest.mark.rule("QX-R7")
@pytest.mark.parametrize("turn", TURNS)
def test_the_rule_books_example(turn: int) -> None:
    rack, text, points, total = TURNS[turn]
    table = ruled(laid(given(rack, turn=turn), text))
    shown = sees(table).shown[ANNA]
    assert tuple(word.points for word in shown.words) == points
    assert shown.points == total
    assert [word.doubled for word in shown.words] == [True] + [False] * (len(points) - 1)
    assert scored(content(table)) == total


@pytest.mark.rule("QX-R5", "QX-R7")
def test_the_tiles_that_the_example_turns_over() -> None:
    """K and V, which are left over, replace C and U; it does not matter which replaces which."""
    table = given(THIRD, turn=3).when(ANNA, Write(TURNS[3][1]))
    layout = table.state.layouts[ANNA]
    assert {THIRD[turned.tile] for turned in layout.turned} == {"K", "V"}
    assert {turned.letter for turned in layout.turned} == {"C", "U"}


@pytest.mark.rule("QX-R8")
def test_the_best_word_of_a_match_is_remembered_with_its_jokers() -> None:
    table = content(ruled(laid(given(FIRST), "jam(m)ert urs")))
    assert sees(table).finest == (Finest("JAMmERT", 8),)
    table.state = replace(given(SECOND, turn=2).state, finest=table.state.finest)
    content(ruled(laid(table, "jass")))
    assert sees(table).finest == (Finest("JAMmERT", 8),)
    table.state = replace(given(SECOND, turn=2).state, finest=table.state.finest)
    content(ruled(laid(table, "vermauerte jass")))
    assert sees(table).finest == (Finest("VERMAUERTE", 13),)
    assert sees(content(ruled(laid(given(FIRST), "urs"), {"URS": "valid"}))).finest == (Finest("URS", 4),)


@pytest.mark.rule("QX-R8", "QX-R9")
def test_the_examples_round_has_90_points() -> None:
    table = given(FIRST)
    for turn, (rack, text, _, _) in TURNS.items():
        if turn > 1:
            clean = given(rack, turn=turn).state
            table.state = replace(clean, sheet=table.state.sheet)
        solved(content(ruled(laid(table, text))))
    assert table.state.sheet == (((20, 31, 39),),)
    assert table.events[-1] == GameEnded((90,), (None,), "QX-R9")
    view = sees(table)
    assert (view.totals, view.outcome) == ((90,), Outcome((1,), "QX-R9"))


@pytest.mark.rule("QX-R7")
def test_a_player_may_double_another_word_than_the_best() -> None:
    table = compared("EUER JA", "MAST").when(ANNA, Double(1)).then(DoubleChosen(ANNA, 1, "JA"))
    assert [word.doubled for word in sees(table).shown[ANNA].words] == [False, True]
    assert table.refuses("QX-R7", ANNA, Double(1)).facts["fault"] == "doubled"
    assert scored(content(table)) == 5 + 2 * 3


@pytest.mark.rule("QX-R7")
def test_only_a_laid_word_counts_double() -> None:
    table = compared("EUER JA", "MAST", EUER="invalid")
    for index in (-1, 2):
        assert table.refuses("QX-R7", ANNA, Double(index)).facts["fault"] == "index"
    assert table.refuses("QX-R7", ANNA, Double(0)).facts["fault"] == "gone"


@pytest.mark.rule("QX-R7")
def test_if_the_chosen_word_goes_the_best_counts_double() -> None:
    table = compared("EUER JA MM", "MAST").when(ANNA, Double(1)).when(ANNA, TakeBack(1))
    assert [word.doubled for word in sees(table).shown[ANNA].words] == [True, False, False]


@pytest.mark.rule("QX-R7")
def test_the_chosen_word_keeps_its_doubling_when_another_is_taken_away_at_last() -> None:
    table = compared("REUE EUER JA", "MAST", REUE="invalid")
    table.state = replace(table.state, comparison=3)
    table.when(ANNA, Double(2))
    content(table).then_also(TurnScored((Score(5 + 6, 1, 0), Score(10, 0, 0))))
    assert [(word.text, word.doubled) for word in sees(table).shown[ANNA].words] == [("EUER", False), ("JA", True)]


@pytest.mark.rule("QX-R7")
def test_the_chosen_word_keeps_its_doubling_while_letters_are_rearranged() -> None:
    table = compared("EUER MM JA EI", "MAST EI", EUER="invalid").when(ANNA, Double(2)).when(BEN, Double(1))
    content(table)
    assert sees(table).phase == "rearranging"
    assert [word.doubled for word in sees(table).shown[ANNA].words] == [False, True, False]
    assert [word.doubled for word in sees(table).shown[BEN].words] == [False, True]
    table.when(ANNA, Finish())
    assert scored(table) == 4 + 2 * 3 + 2


@pytest.mark.rule("QX-R7")
def test_of_words_worth_the_same_the_first_counts_double() -> None:
    table = compared("EUER REUE", "JA")
    assert [word.doubled for word in sees(table).shown[ANNA].words] == [True, False]


@pytest.mark.rule("QX-D5", "QX-W7")
def test_a_coined_word_earns_five_points_after_doubling_and_once() -> None:
    options = replace(GERMAN, coined=True, bonus=True)
    table = compared("EUER EUER", "JA", options=options, EUER="invalid")
    table.when(ANNA, Coin("EUER")).when(BEN, Vote("EUER", True))
    assert sees(table).shown[ANNA].points == 5 * 3 + 5
    content(table).then_also(TurnScored((Score(20, 0, 5), Score(6, 0, 0))))


@pytest.mark.rule("QX-D5")
def test_without_the_option_there_is_no_bonus() -> None:
    table = compared("EUER", "JA", options=replace(GERMAN, coined=True), EUER="invalid")
    table.when(ANNA, Coin("EUER")).when(BEN, Vote("EUER", True))
    content(table).then_also(TurnScored((Score(10, 0, 0), Score(6, 0, 0))))


@pytest.mark.rule("QX-R8")
def test_what_was_possible_is_shown_when_the_turn_is_over_and_never_before() -> None:
    table = content(compared("EUER", "JA"))
    best = Possible(Solution(12, ("EUER",), proven=True), Solution(14, ("REuE",), proven=True))
    query = asked(table)
    assert (query.language, query.racks) == ("de", table.state.racks)
    assert ("A", 1) in [(kind.letter, kind.points) for kind in query.letters]
    assert sees(table).possible == ()
    table.refuses("QX-R8", ANNA, Solve((best, best)))
    assert table.refuses("QX-R8", JUDGE, Solve((best,))).facts == {"fault": "judge"}
    table.when(JUDGE, Solve((best, best))).then(PossibleShown((best, best)), LookingBegan(120_000))
    assert sees(table).possible == (best, best)
    compared("EUER", "JA").refuses("QX-R8", JUDGE, Solve((best, best)))
    table.when(ANNA, Ready()).when(BEN, Ready())
    assert sees(table).possible == ()


@pytest.mark.rule("QX-R9")
def test_most_points_win_and_equal_totals_share() -> None:
    table = given(FIRST, FIRST, turn=3)
    table.state = replace(table.state, sheet=(((10, 0),), ((4, 0),)))
    solved(content(ruled(laid(table, "", "ja"))))
    assert table.events[-1] == GameEnded((10, 10), (None, None), "QX-R9")
    assert table.waiting.outcome == Outcome((1, 1), "QX-R9")
    ahead = given(FIRST, FIRST, turn=3)
    assert solved(content(ruled(laid(ahead, "", "ja")))).waiting.outcome == Outcome((2, 1), "QX-R9")


@pytest.mark.rule("QX-R9")
@pytest.mark.parametrize("rounds", [0, 11, -1])
def test_a_game_has_one_to_ten_rounds(rounds: int) -> None:
    with pytest.raises(Refused, match="QX-R9"):
        GAME.initial(Setup(2, Options(rounds=rounds)))


@pytest.mark.rule("QX-R9")
def test_a_game_ends_with_the_third_turn_of_its_last_round() -> None:
    two = replace(GERMAN, rounds=2)
    assert solved(laid(given(FIRST, options=two, turn=3), "")).waiting.outcome is None
    last = solved(laid(given(FIRST, options=two, turn=3, round_=2), ""))
    assert last.waiting.outcome is not None
    assert last.state.sheet == (((0, 0, 0), (0, 0, 0)),)


def test_after_the_last_turn_everybody_sees_what_was_possible() -> None:
    table = solved(laid(given(FIRST, turn=3), ""))
    assert sees(table).possible == (Possible(NONE, NONE),)
    table.refuses("QX-R3", ANNA, Ready())
