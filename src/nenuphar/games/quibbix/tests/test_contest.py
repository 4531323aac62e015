"""Contests and quotients: QX-C1 to QX-C6, QX-D6."""

import pytest
from msgspec.structs import replace

from nenuphar.core.game import Outcome, Refused, Setup
from nenuphar.games.quibbix import GAME
from nenuphar.games.quibbix.actions import Dispute, Solve
from nenuphar.games.quibbix.contest import Quotient, bring, difference, history, keep, quotient, ranks
from nenuphar.games.quibbix.options import BOTS_QQ, Options
from nenuphar.games.quibbix.parts import Possible, Solution
from nenuphar.games.quibbix.tests.tables import (
    ANNA,
    FIRST,
    GERMAN,
    JUDGE,
    Table,
    compared,
    content,
    given,
    laid,
    ruled,
    sees,
    solved,
    statuses,
)
from nenuphar.games.quibbix.types import GameEnded

CONTEST = replace(GERMAN, contest=True)


def ended(*totals: int, quotients: tuple[int | None, ...] = ()) -> Table:
    """A contest that ends with these totals."""
    table = given(*[FIRST] * len(totals), options=replace(CONTEST, quotients=quotients), turn=3, round_=5)
    sheet = tuple(((total, 0, 0), *rounds[1:]) for total, rounds in zip(totals, table.state.sheet, strict=True))
    table.state = replace(table.state, sheet=sheet)
    return solved(laid(table, *[""] * len(totals)))


@pytest.mark.rule("QX-C1")
def test_a_contest_allows_no_coined_words() -> None:
    with pytest.raises(Refused, match="QX-C1"):
        GAME.initial(Setup(2, Options(contest=True, coined=True)))


@pytest.mark.rule("QX-C1")
def test_a_contest_has_the_usual_tiles_and_a_limit_of_time() -> None:
    other = replace(CONTEST.tiles, title="Other")
    for fault, options in (("tiles", replace(CONTEST, tiles=other)), ("seconds", replace(CONTEST, turn_seconds=0))):
        with pytest.raises(Refused, match="QX-C1") as caught:
            GAME.initial(Setup(2, options))
        assert caught.value.facts["fault"] == fault
        GAME.initial(Setup(2, replace(options, contest=False)))


@pytest.mark.rule("QX-C1")
@pytest.mark.parametrize("seats", [1, 2])
def test_in_a_contest_nobody_disputes_a_word_that_nobody_else_can_vote_on(seats: int) -> None:
    words = ["EUER MAST"] * seats
    table = compared(*words, options=CONTEST, EUER="invalid", MAST="discuss")
    assert statuses(table) == {"EUER": "fallen", "MAST": "stands"}
    assert table.refuses("QX-C1", ANNA, Dispute("EUER")).facts == {"fault": "dispute", "word": "EUER"}
    assert Dispute("EUER") not in GAME.moves(sees(table))
    company = compared(*words, "JA", options=CONTEST, EUER="invalid")
    assert Dispute("EUER") in GAME.moves(sees(company))
    company.when(ANNA, Dispute("EUER"))


@pytest.mark.rule("QX-C2")
@pytest.mark.parametrize("rounds", [1, 5, 10])
def test_a_contest_has_five_rounds_whatever_else_is_agreed(rounds: int) -> None:
    options = replace(CONTEST, rounds=rounds)
    assert sees(given(FIRST, options=options)).rounds == 5
    assert solved(laid(given(FIRST, options=options, turn=3, round_=4), "")).waiting.outcome is None
    assert solved(laid(given(FIRST, options=options, turn=3, round_=5), "")).waiting.outcome is not None


@pytest.mark.rule("QX-C2")
def test_a_table_that_plays_a_contest_has_agreed_on_five_rounds() -> None:
    assert bring(replace(CONTEST, rounds=3), [[]], [""]).rounds == 5
    assert bring(replace(GERMAN, rounds=4), [[]], [""]).rounds == 4


@pytest.mark.rule("QX-C3", "QX-C4")
def test_the_rule_books_score_sheet() -> None:
    assert quotient(448, 5) == 896
    assert difference(896, 84) == 56
    table = ended(448, quotients=(84,))
    assert table.events[-1] == GameEnded((448,), (56,), "QX-C4")
    assert sees(table).quotients == (896,)
    assert sees(given(FIRST)).quotients == (), "not before all is over"


@pytest.mark.rule("QX-R9")
@pytest.mark.parametrize(
    ("total", "rounds", "tenths"), [(90, 1, 900), (100, 3, 333), (200, 3, 667), (1, 4, 3), (3, 4, 8)]
)
def test_a_game_quotient_has_one_decimal(total: int, rounds: int, tenths: int) -> None:
    assert quotient(total, rounds) == tenths


@pytest.mark.rule("QX-C4")
def test_the_rule_books_contest_is_won_by_the_one_with_fewest_points() -> None:
    differences = [difference(832, 81), difference(843, 88), difference(792, 76)]
    assert differences == [22, -37, 32]
    assert ranks(differences) == (2, 3, 1)


@pytest.mark.rule("QX-C4")
def test_the_highest_difference_wins_not_the_most_points() -> None:
    table = ended(416, 422, 396, quotients=(81, 88, 76))
    assert table.events[-1] == GameEnded((416, 422, 396), (22, -36, 32), "QX-C4")
    assert table.waiting.outcome == Outcome((2, 3, 1), "QX-C4")
    assert sees(table).differences == (22, -36, 32)


@pytest.mark.rule("QX-C5", "QX-C6")
def test_the_rule_books_table_of_quotients() -> None:
    rows = history([Quotient(tenths) for tenths in (863, 798, 831, 902, 845, 830)])
    assert [row.qq for row in rows] == [86, 83, 83, 85, 85, 84]
    assert [row.sum for row in rows] == [863, 1661, 2492, 3394, 4239, 5069]
    assert [row.count for row in rows] == [1, 2, 3, 4, 5, 6]
    assert [row.qp for row in rows] == [863, 798, 831, 902, 845, 830]


@pytest.mark.rule("QX-C5")
def test_half_is_rounded_up() -> None:
    assert [history([Quotient(tenths)])[0].qq for tenths in (844, 845, 846, 5, 4)] == [84, 85, 85, 1, 0]
    assert history([Quotient(840), Quotient(850)])[-1].qq == 85


@pytest.mark.rule("QX-C5")
def test_a_player_without_a_quotient_is_unrated_and_comes_after_the_others() -> None:
    table = ended(400, 500, quotients=(90, None))
    assert table.events[-1] == GameEnded((400, 500), (-100, None), "QX-C4")
    assert table.waiting.outcome == Outcome((1, 2), "QX-C4")
    assert ranks((5, None, 7, None)) == (2, 3, 1, 3)


@pytest.mark.rule("QX-C4")
def test_quotients_are_for_every_seat_or_for_none() -> None:
    with pytest.raises(Refused, match="QX-C4"):
        GAME.initial(Setup(2, Options(contest=True, quotients=(80,))))


@pytest.mark.rule("QX-C5")
@pytest.mark.parametrize("qq", [-1, 1_000])
def test_a_quotient_is_a_sensible_number(qq: int) -> None:
    with pytest.raises(Refused, match="QX-C5"):
        GAME.initial(Setup(2, Options(contest=True, quotients=(80, qq))))
    assert GAME.initial(Setup(2, Options(contest=True, quotients=(0, 999)))).phase == "drawing"


@pytest.mark.rule("QX-C6")
def test_what_people_take_home_from_a_contest_and_bring_to_the_next() -> None:
    table = ended(448, 416, quotients=(84, None))
    assert tuple(keep(table.state)) == (Quotient(896), Quotient(832))
    assert bring(CONTEST, [[Quotient(863), Quotient(798)], []], ["", ""]).quotients == (83, None)
    assert bring(CONTEST, [[Quotient(863), Quotient(798), Quotient(993)]], [""]).quotients == (88,)
    assert GAME.keepsakes is not None
    assert GAME.keepsakes.kind is Quotient


@pytest.mark.rule("QX-C6")
def test_other_games_do_not_change_the_quotients() -> None:
    table = solved(laid(given(FIRST, FIRST, turn=3), "", ""))
    assert tuple(keep(table.state)) == (None, None)
    assert bring(replace(GERMAN, quotients=(80,)), [[Quotient(863)]], [""]).quotients == ()
    assert tuple(keep(given(FIRST, options=CONTEST).state)) == (None,)


@pytest.mark.rule("QX-C5", "QX-C6")
def test_a_quotient_of_zero_is_valid() -> None:
    assert bring(CONTEST, [[Quotient(0)]], ["frog"]).quotients == (0,)


@pytest.mark.rule("QX-C6", "QX-R10")
def test_a_game_alone_is_kept_beside_what_was_possible_and_counts_for_no_quotient() -> None:
    table = given(FIRST, options=replace(GERMAN, rounds=2), turn=3, round_=2)
    table.state = replace(table.state, sheet=(((20, 31, 39), (30, 30)),), could=(((30, 40, 50), (40, 40)),))
    content(ruled(laid(table, "JA")))
    best = Solution(41, ("JAMMERTS",), proven=True)
    table.when(JUDGE, Solve((Possible(best, best, best),)))
    assert sees(table).could == (((30, 40, 50), (40, 40, 41)),)
    assert tuple(keep(table.state)) == (Quotient(780, 2, 1205),)
    rows = history([Quotient(780, 2, 1205), Quotient(863), Quotient(500, 1, 900), Quotient(798)])
    assert [(row.count, row.sum, row.qq, row.could) for row in rows] == [
        (0, 0, None, 1205),
        (1, 863, 86, None),
        (1, 863, 86, 900),
        (2, 1661, 83, None),
    ]
    assert bring(CONTEST, [[Quotient(780, 2, 1205)]], [""]).quotients == (None,)


@pytest.mark.rule("QX-D6")
def test_nobody_wins_a_contest_in_which_nobody_has_a_quotient() -> None:
    for quotients in ((), (None, None)):
        table = ended(400, 500, quotients=quotients)
        assert table.events[-1] == GameEnded((400, 500), (None, None), "QX-D6")
        assert table.waiting.outcome == Outcome((2, 2), "QX-D6")
    assert ended(400).waiting.outcome == Outcome((2,), "QX-D6")


@pytest.mark.rule("QX-D6")
def test_equal_differences_share_the_win() -> None:
    assert ended(400, 405, quotients=(80, 81)).waiting.outcome == Outcome((1, 1), "QX-C4")


@pytest.mark.rule("QX-C4")
def test_a_bot_brings_the_quotient_of_its_level() -> None:
    brought = bring(CONTEST, [[Quotient(863)], [], []], ["", "frog", "nobody"]).quotients
    assert brought == (86, BOTS_QQ[CONTEST.words_in]["frog"], None)
    assert all(set(quotients) == set(GAME.bots) for quotients in BOTS_QQ.values())
