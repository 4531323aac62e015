"""What the judge answers, from lists and without."""

from pathlib import Path

import pytest

from nenuphar.games.quibbix import GAME, books
from nenuphar.games.quibbix.agreed import CLASSIC
from nenuphar.games.quibbix.asked import Rule, Solve, Whisper
from nenuphar.games.quibbix.parts import Hint, Possible, Ruling, Solution
from nenuphar.games.quibbix.questions import AskedHint, AskedPossible, AskedWords
from nenuphar.games.quibbix.tests import lexicons
from nenuphar.games.quibbix.tests.lexicons import FewWords
from nenuphar.games.quibbix.tests.tables import FIRST, given
from nenuphar.games.quibbix.tiles import kinds
from nenuphar.games.quibbix.types import VoteCast, VoteSettled
from nenuphar.testing.words import Small, as_installed, small_list

LETTERS = kinds(CLASSIC, "de")


@pytest.mark.rule("QX-W6")
def test_the_judge_rules_by_its_list_and_by_what_was_settled_before(monkeypatch: pytest.MonkeyPatch) -> None:
    lexicons.opened(monkeypatch, FewWords(EI=6.0))
    answer = books.answer(AskedWords("de", ("EI", "XY", "OHO")), {"OHO": True})
    assert answer == Rule(
        (
            Ruling("EI", "valid", "QX-W2", ("zipf=3.0",), "few"),
            Ruling("XY", "invalid", "QX-W2", ("zipf=3.0",), "few"),
            Ruling("OHO", "valid", "QX-W6", ("precedent",)),
        )
    )


@pytest.mark.rule("QX-W4", "QX-W6")
def test_the_examples_of_the_rule_book_count_unless_the_house_sees_it_differently(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    lexicons.opened(monkeypatch, None)
    asked = AskedWords("de", ("PITSCHPATSCHENASS", "QED", "UNO"))
    answer = books.answer(asked, {"UNO": False})
    assert isinstance(answer, Rule)
    assert [ruling.verdict for ruling in answer.rulings] == ["valid", "invalid", "invalid"]


def test_without_a_list_all_is_left_to_the_players(monkeypatch: pytest.MonkeyPatch) -> None:
    lexicons.opened(monkeypatch, None)
    assert books.answer(AskedWords("de", ("EI",)), {}) == Rule((Ruling("EI", "discuss", "QX-W6"),))
    nothing = Solution(0, (), proven=False)
    assert books.answer(AskedPossible("de", (FIRST,), LETTERS), {}) == Solve((Possible(nothing, nothing),))
    assert books.answer(AskedHint("de", FIRST, LETTERS, 3), {}) == Whisper(Hint(0, ""))


@pytest.mark.rule("QX-R8")
def test_what_was_possible_with_everyday_words_and_with_all(monkeypatch: pytest.MonkeyPatch) -> None:
    lexicons.opened(monkeypatch, FewWords(JAMMERT=3.0, URS=4.0))
    answer = books.answer(AskedPossible("de", (FIRST, "E"), LETTERS), {})
    nothing = Solution(0, (), proven=True)
    assert answer == Solve(
        (
            Possible(Solution(8, ("URS",), proven=True), Solution(16, ("JAMmERT",), proven=True)),
            Possible(nothing, nothing),
        )
    )


@pytest.mark.rule("QX-R8")
def test_nothing_is_proven_by_a_list_that_is_half_built(monkeypatch: pytest.MonkeyPatch) -> None:
    few = FewWords(URS=4.0)
    few.stage = "everyday"
    lexicons.opened(monkeypatch, few)
    half = Solution(8, ("URS",), proven=False)
    assert books.answer(AskedPossible("de", (FIRST,), LETTERS), {}) == Solve((Possible(half, half),))


@pytest.mark.rule("QX-R10")
@pytest.mark.parametrize(("shown", "letters"), [(0, ""), (1, "J"), (7, "JAMMERT")])
def test_a_hint_shows_some_letters_of_the_best_everyday_word(
    monkeypatch: pytest.MonkeyPatch, shown: int, letters: str
) -> None:
    lexicons.opened(monkeypatch, FewWords(JAMMERT=4.5))
    assert books.answer(AskedHint("de", FIRST, LETTERS, shown), {}) == Whisper(Hint(7, letters))


@pytest.mark.rule("QX-W6", "QX-W7")
def test_votes_settle_words_for_later_but_applause_does_not() -> None:
    assert books.settled(VoteSettled("QED", "QX-W6", False, (True, False))) == ("QED", False, (True, False))
    assert books.settled(VoteSettled("QED", "QX-W6", True, (True, True))) == ("QED", True, (True, True))
    assert books.settled(VoteSettled("QED", "QX-W7", True, (True, True))) is None
    assert books.settled(VoteCast(0, "QED", True)) is None


def test_the_books_are_in_the_language_of_the_words() -> None:
    assert GAME.bookish is not None
    assert GAME.bookish.language(given(FIRST).state.setup.options) == "de"


def test_books_are_ready_while_they_are_what_is_installed_here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NENUPHAR_WORDS", str(tmp_path))
    assert not books.ready("de")
    few = Small(dictionary=("ja",))
    small_list(tmp_path, "de", few)
    assert not books.ready("de")  # a whole list, but of other sources
    small_list(tmp_path, "de", as_installed("de", few))
    assert books.ready("de")
