"""The log of Quibbix in plain sentences: rulings, what was possible, and the lines for a player alone."""

import pytest
from msgspec.structs import replace

from nenuphar.core.game import Outcome
from nenuphar.games.quibbix.parts import Layout, Possible, Ruling, Score, Solution
from nenuphar.games.quibbix.tests.tables import ANNA, FIRST, GERMAN, given, sees
from nenuphar.games.quibbix.text import narrate
from nenuphar.games.quibbix.types import (
    Event,
    GameEnded,
    LayoutsShown,
    PossibleShown,
    TurnScored,
    View,
    WasContent,
    WasReady,
    WordsRuled,
)
from nenuphar.texts import Catalogue, languages

NAMES = ("Anna", "Ben")
USUAL, RARE = Solution(12, ("EUER", "Ja"), proven=True), Solution(14, ("REuE", "JA"), proven=False)
JA, URS, SET = (Ruling(word, "valid", "QX-W2", ("zipf=6.1",)) for word in ("JA", "URS", "SET"))


def said(event: Event, view: View, lang: str = "en") -> str:
    saying = narrate(event, view)
    assert saying is not None
    return Catalogue(lang, NAMES, ANNA).say(saying)


def test_the_log_has_the_best_that_was_possible_for_each_player() -> None:
    view = sees(given(FIRST, FIRST))
    text = said(PossibleShown((Possible(USUAL, USUAL, RARE), Possible(USUAL, USUAL))), view)
    assert text == "Possible in this turn: you 14 – RE(U)E · JA, Ben 12 – EUER · J(A)."
    nothing = Solution(0, (), proven=False)
    assert narrate(PossibleShown((Possible(nothing, nothing),) * 2), view) is None


@pytest.mark.rule("QX-W6")
@pytest.mark.parametrize(
    ("rulings", "text"),
    [
        ((JA, replace(URS, verdict="likely")), "The judge has decided. Accepted: JA, URS."),
        ((replace(JA, verdict="invalid"),), "The judge has decided. Rejected: JA."),
        (
            (JA, replace(URS, verdict="invalid"), replace(SET, verdict="discuss")),
            "The judge has decided. Accepted: JA. Rejected: URS. To be decided: SET.",
        ),
    ],
)
def test_the_log_says_what_the_judge_accepts_and_cites_no_evidence(rulings: tuple[Ruling, ...], text: str) -> None:
    assert said(WordsRuled(rulings), sees(given(FIRST, FIRST))) == text


def test_the_log_separates_the_players_words() -> None:
    layouts = LayoutsShown((Layout(((2, 0), (9, 4, 6))), Layout()))
    assert said(layouts, sees(given(FIRST, FIRST))).endswith("you – JA · URS, Ben – –.")


@pytest.mark.rule("QX-R10")
def test_alone_the_log_speaks_to_one_person() -> None:
    view = sees(given(FIRST))
    assert narrate(WasContent(ANNA), view) is None
    assert narrate(WasReady(ANNA), view) is None
    assert said(LayoutsShown((Layout(((2, 0), (9, 4, 6))),)), view) == "Your words: JA, URS."
    assert said(LayoutsShown((Layout(),)), view) == "Your words: –."
    assert said(TurnScored((Score(20, 0, 0),)), view) == "You score 20 points in this turn."
    assert said(PossibleShown((Possible(USUAL, USUAL, RARE),)), view) == "14 points were possible: RE(U)E, JA."
    nothing = Solution(0, (), proven=False)
    assert narrate(PossibleShown((Possible(nothing, nothing),)), view) is None


@pytest.mark.rule("QX-R10")
@pytest.mark.parametrize(
    ("could", "text"),
    [((30, 40, 40), "You have 66 of 110 possible points (60%)."), ((0, 0, 0), "You have 66 points.")],
)
def test_a_player_alone_beats_nobody_but_is_measured(could: tuple[int, ...], text: str) -> None:
    view = replace(sees(given(FIRST)), could=((could,),), outcome=Outcome((1,), "QX-R9"))
    assert said(GameEnded((66,), (None,), "QX-R9"), view) == text


@pytest.mark.rule("QX-R10", "QX-C4")
@pytest.mark.parametrize(
    ("difference", "text"),
    [
        (56, "You have 448 points, 89.6 a round: +5.6 against your QQ."),
        (-4, "You have 448 points, 89.6 a round: −0.4 against your QQ."),
        (None, "You have 448 points, 89.6 a round. This was your first contest: from now on you have a QQ to beat."),
    ],
)
def test_a_contest_alone_ends_beside_the_players_quotient(difference: int | None, text: str) -> None:
    view = sees(given(FIRST, options=replace(GERMAN, contest=True)))
    assert said(GameEnded((448,), (difference,), "QX-C4"), view) == text


@pytest.mark.parametrize("lang", languages())
def test_no_sentence_begins_or_ends_with_a_blank(lang: str) -> None:
    for rulings in ((JA,), (replace(JA, verdict="invalid"),), (replace(JA, verdict="discuss"),)):
        text = said(WordsRuled(rulings), sees(given(FIRST, FIRST)), lang)
        assert text == text.strip()
        assert "  " not in text
