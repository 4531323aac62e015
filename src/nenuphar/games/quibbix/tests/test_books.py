"""The judge's answers, with word lists and without."""

from pathlib import Path

import pytest

from nenuphar.core import codec
from nenuphar.games.quibbix import GAME, books, reading
from nenuphar.games.quibbix.actions import Rule, Solve, Whisper
from nenuphar.games.quibbix.options import CLASSIC
from nenuphar.games.quibbix.parts import Hint, Possible, Ruling, Solution
from nenuphar.games.quibbix.queries import AskedHint, AskedPossible, AskedWords
from nenuphar.games.quibbix.signs import possible_signs
from nenuphar.games.quibbix.tests import lexicons
from nenuphar.games.quibbix.tests.lexicons import FewWords
from nenuphar.games.quibbix.tests.tables import FIRST, given
from nenuphar.games.quibbix.tiles import kinds
from nenuphar.games.quibbix.types import VoteCast, VoteSettled
from nenuphar.testing.words import Small, as_installed, small_list
from nenuphar.words import solve

LETTERS = kinds(CLASSIC, "de")


@pytest.mark.rule("QX-W6")
def test_the_judge_rules_by_its_list_and_by_earlier_decisions(monkeypatch: pytest.MonkeyPatch) -> None:
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
def test_the_rule_books_examples_count_unless_the_host_has_decided_otherwise(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    lexicons.opened(monkeypatch, None)
    asked = AskedWords("de", ("PITSCHPATSCHENASS", "QED", "UNO"))
    answer = books.answer(asked, {"UNO": False})
    assert isinstance(answer, Rule)
    assert [(ruling.verdict, ruling.rule, *ruling.evidence) for ruling in answer.rulings] == [
        ("valid", "QX-W2", "rulebook"),
        ("invalid", "QX-W4", "rulebook"),
        ("invalid", "QX-W6", "precedent"),
    ]


def test_without_a_list_the_players_decide_everything(monkeypatch: pytest.MonkeyPatch) -> None:
    lexicons.opened(monkeypatch, None)
    assert books.answer(AskedWords("de", ("EI",)), {}) == Rule((Ruling("EI", "discuss", "QX-W6"),))
    nothing = Solution(0, (), proven=False)
    assert books.answer(AskedPossible("de", (FIRST,), LETTERS), {}) == Solve((Possible(nothing, nothing, nothing),))
    assert books.answer(AskedHint("de", FIRST, LETTERS, 3), {}) == Whisper(Hint(0, ""))


@pytest.mark.rule("QX-R8")
def test_what_was_possible_with_everyday_words_with_printed_ones_and_with_all(monkeypatch: pytest.MonkeyPatch) -> None:
    lexicons.opened(monkeypatch, FewWords(JAMMERTS=0.0, JAMMERT=0.01, URS=4.0))
    answer = books.answer(AskedPossible("de", (FIRST, "E"), LETTERS), {})
    nothing = Solution(0, (), proven=True)
    assert answer == Solve(
        (
            Possible(
                everyday=Solution(8, ("URS",), proven=True),
                attested=Solution(16, ("JAMmERT",), proven=True),
                optimum=Solution(18, ("JAMmERTS",), proven=True),
            ),
            Possible(nothing, nothing, nothing),
        )
    )


@pytest.mark.rule("QX-R8")
def test_of_blocked_words_only_the_points_are_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    lexicons.opened(monkeypatch, FewWords(JAMMERT=-1.0, URS=4.0))
    shown = Solution(8, ("URS",), proven=True)
    assert books.answer(AskedPossible("de", (FIRST,), LETTERS), {}) == Solve((Possible(shown, shown, shown, 16),))


@pytest.mark.rule("QX-R8")
def test_rare_words_are_shown_only_where_they_are_worth_more(monkeypatch: pytest.MonkeyPatch) -> None:
    lexicons.opened(monkeypatch, FewWords(RUS=0.0, URS=4.0))
    best = Solution(8, ("URS",), proven=True)
    assert books.answer(AskedPossible("de", (FIRST,), LETTERS), {}) == Solve((Possible(best, best, best),))


@pytest.mark.rule("QX-R8")
def test_a_search_that_was_cut_off_takes_nothing_away_and_proves_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    lexicons.opened(monkeypatch, FewWords(URS=4.0))

    def cut(rack: str, *given: object, least_zipf: float | None = None, **more: object) -> solve.Solution:
        return solve.Solution(8, ("URS",)) if least_zipf else solve.Solution(4, ("RE",), proven=False)

    monkeypatch.setattr(solve, "best", cut)
    usual, doubtful = Solution(8, ("URS",), proven=True), Solution(8, ("URS",), proven=False)
    assert books.answer(AskedPossible("de", (FIRST,), LETTERS), {}) == Solve((Possible(usual, usual, doubtful),))


@pytest.mark.rule("QX-R8")
def test_all_that_is_solved_shares_the_time(monkeypatch: pytest.MonkeyPatch) -> None:
    limits_s = []

    def timed(*given: object, limit_s: float, **more: object) -> solve.Solution:
        limits_s.append(limit_s)
        return solve.Solution()

    monkeypatch.setattr(solve, "best", timed)
    books.answer(AskedPossible("de", (FIRST,) * 6, LETTERS), {})
    assert len(limits_s) == 24
    assert sum(limits_s) == pytest.approx(reading.SOLVING_S)


@pytest.mark.rule("QX-R8")
def test_older_matches_have_two_solutions() -> None:
    everyday, all_words = Solution(8, ("URS",), proven=True), Solution(16, ("JAMmERT",), proven=True)
    encoded = codec.encode({"everyday": everyday, "attested": all_words})
    old = codec.decode(encoded, Possible)
    assert (old, old.best) == (Possible(everyday, all_words), all_words)
    assert codec.encode(old) == encoded  # a sealed record stays what it was
    assert possible_signs(old) == ["☆ 8 URS", "★ 16 JAM(M)ERT"]


@pytest.mark.rule("QX-R8")
def test_nothing_is_proven_by_a_list_that_is_half_built(monkeypatch: pytest.MonkeyPatch) -> None:
    few = FewWords(URS=4.0)
    few.stage = "everyday"
    lexicons.opened(monkeypatch, few)
    half = Solution(8, ("URS",), proven=False)
    assert books.answer(AskedPossible("de", (FIRST,), LETTERS), {}) == Solve((Possible(half, half, half),))


@pytest.mark.rule("QX-R10")
@pytest.mark.parametrize(("shown", "letters"), [(0, ""), (1, "J"), (7, "JAMMERT")])
def test_a_hint_shows_some_letters_of_the_best_everyday_word(
    monkeypatch: pytest.MonkeyPatch, shown: int, letters: str
) -> None:
    lexicons.opened(monkeypatch, FewWords(JAMMERT=4.5))
    assert books.answer(AskedHint("de", FIRST, LETTERS, shown), {}) == Whisper(Hint(7, letters))


@pytest.mark.rule("QX-W6", "QX-W7")
def test_votes_decide_words_for_later_but_coined_words_do_not() -> None:
    assert books.vote_result(VoteSettled("QED", "QX-W6", False, (True, False))) == ("QED", False, (True, False))
    assert books.vote_result(VoteSettled("QED", "QX-W6", True, (True, True))) == ("QED", True, (True, True))
    assert books.vote_result(VoteSettled("QED", "QX-W7", True, (True, True))) is None
    assert books.vote_result(VoteCast(0, "QED", True)) is None


def test_the_books_are_in_the_language_of_the_words() -> None:
    assert GAME.lookup is not None
    assert GAME.lookup.language(given(FIRST).state.setup.options) == "de"


def test_lists_are_ready_if_they_match_the_installed_sources(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NENUPHAR_WORDS", str(tmp_path))
    assert not books.is_ready("de")
    few = Small(dictionary=("ja",))
    small_list(tmp_path, "de", few)
    assert not books.is_ready("de")  # a whole list, but of other sources
    small_list(tmp_path, "de", as_installed("de", few))
    assert books.is_ready("de")
