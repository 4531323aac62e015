"""The table as text, what people type, and the story of a match."""

from typing import get_args

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
    Ready,
    Solve,
    TakeBack,
    Vote,
    Write,
)
from nenuphar.games.quibbix.fold import FOLDS
from nenuphar.games.quibbix.parts import NOTHING, Possible, Solution
from nenuphar.games.quibbix.signs import possible_signs
from nenuphar.games.quibbix.tests.tables import ANNA, BEN, FIRST, JUDGE, compared, content, given, laid, sees, solved
from nenuphar.games.quibbix.text import narrate, read
from nenuphar.games.quibbix.types import (
    ComparingBegan,
    Laid,
    LookingBegan,
    MoreTimeGiven,
    TileDrawn,
    VoteDropped,
)

NAMES = ("Anna", "Ben")


def board(view: object) -> list[str]:
    return GAME.text.board(view, NAMES).splitlines()  # type: ignore[arg-type]


def test_the_table_as_text_while_words_are_built() -> None:
    table = given(FIRST, FIRST).when(ANNA, Write("jam(m)ert urs")).when(BEN, Write("ja")).when(BEN, Finish())
    assert board(sees(table, ANNA)) == [
        "1/1 · 1/3",
        "▸ 1 Anna    0   A E J M R R S S T U",
        "      JAM(M)ERT 8×2  URS 4  = 20",
        "  2 Ben     0 ✓ A E J M R R S S T U",
        "      ▭ 2",
    ]
    assert board(GAME.view(table.state, Audience.PUBLIC))[2] == "      ▭ 10"


def test_the_table_as_text_while_words_are_compared() -> None:
    table = compared("EUER JA", "MAST", EUER="invalid", MAST="discuss").when(ANNA, TakeBack(1))
    assert board(sees(table, BEN))[2] == "      EUER✗ 5  JA↩ 3  = 0"
    assert board(sees(table, BEN))[4] == "      MAST? 5×2  = 10"


def test_the_table_as_text_when_a_turn_is_over() -> None:
    table = content(compared("EUER", "JA"))
    everyday, best = Solution(12, ("EUER", "Ja"), proven=True), Solution(14, ("REuE",), proven=False)
    table.when(JUDGE, Solve((Possible(everyday, Solution(13, ("REUE",), proven=True), best),) * 2))
    assert board(sees(table))[1:6] == [
        "▸ 1 Anna   10   E U E R N N N N N N",
        "      EUER 5×2  = 10",
        "      ☆ 12 EUER J(A)",
        "      ✦ 13 REUE",
        "      ★ 14+ RE(U)E",
    ]


def test_ranges_of_words_with_the_same_solution_share_a_line() -> None:
    usual, doubtful = Solution(12, ("EUER", "Ja"), proven=True), Solution(12, ("EUER", "Ja"), proven=False)
    rare = Solution(14, ("REuE",), proven=True)
    assert possible_signs(Possible(usual, usual, rare)) == ["☆✦ 12 EUER J(A)", "★ 14 RE(U)E"]
    assert possible_signs(Possible(usual, rare, rare)) == ["☆ 12 EUER J(A)", "✦★ 14 RE(U)E"]
    assert possible_signs(Possible(usual, usual, doubtful)) == ["☆✦★ 12+ EUER J(A)"]


def test_typed_moves_are_read_while_building() -> None:
    view = sees(given(FIRST))
    assert read(" jammert urs ", view) == Write("jammert urs")
    assert read("=aide", view) == Write("aide")
    assert read(".", view) == Finish()
    assert read("..", view) == GoOn()
    assert read(">", view) == AskHint()


def test_typed_moves_are_read_while_comparing() -> None:
    view = sees(compared("EUER", "JA"))
    assert read(".", view) == Content()
    assert read("..", view) == GoOn()
    assert read("+qed", view) == Vote("QED", True)
    assert read("- qed", view) == Vote("QED", False)
    assert read("?qed", view) == Dispute("QED")
    assert read("*qed", view) == Coin("QED")
    assert read("<2", view) == TakeBack(1)
    assert read("2", view) == Double(1)
    for unclear in ("", "+", "-", "?", "*", "<", "<x", "²", "123", "qed", ">"):
        assert read(unclear, view) is None


def test_typed_moves_are_read_when_a_turn_is_over() -> None:
    assert read(".", sees(solved(laid(given(FIRST), "")))) == Ready()


def test_some_events_have_no_line() -> None:
    view = sees(given(FIRST, FIRST))
    quiet = (
        TileDrawn(0, "E"),
        ComparingBegan(0),
        MoreTimeGiven(0),
        VoteDropped("QED"),
        LookingBegan(0),
        Laid(1, 2, public=False, layout=None),
    )
    assert [narrate(event, view) for event in quiet] == [None] * len(quiet)
    assert narrate(Laid(0, 0, public=False, layout=NOTHING), view) is not None


def test_the_story_has_a_line_for_every_player() -> None:
    table = solved(content(compared("EUER", "JA")))
    lines = GAME.text.story(table.events, sees(table))
    facts = [(line.facts["points"], line.facts["whole"], line.facts["tenth"], line.facts["best"]) for line in lines]
    assert facts == [(10, 10, 0, 10), (6, 6, 0, 6)]


def test_every_kind_of_event_is_in_the_fold() -> None:
    assert set(FOLDS) == set(get_args(GAME.manifest.event))
