"""Which words are accepted: QX-R6, QX-W1 to QX-W7, QX-D4, QX-D7."""

import pytest
from msgspec.structs import replace

from nenuphar.games.quibbix import GAME
from nenuphar.games.quibbix.actions import (
    Content,
    Dispute,
    Finish,
    GoOn,
    Lay,
    Rule,
    TakeBack,
    Vote,
    Write,
)
from nenuphar.games.quibbix.parts import NOTHING, Layout, Ruling, Score
from nenuphar.games.quibbix.tests.tables import (
    ANNA,
    BEN,
    CLEO,
    FIRST,
    GERMAN,
    JUDGE,
    asked,
    clock,
    compared,
    content,
    given,
    laid,
    ruled,
    scored,
    sees,
    solved,
    statuses,
)
from nenuphar.games.quibbix.types import (
    ComparingBegan,
    Laid,
    LayoutsShown,
    RearrangingBegan,
    TimeRanOut,
    TurnScored,
    VoteBegan,
    VoteDropped,
    WasContent,
    WentOn,
    WordsRuled,
    WordTakenBack,
)

COINED = replace(GERMAN, coined=True)


# The judge


@pytest.mark.rule("QX-W1")
def test_a_single_letter_is_not_a_word_and_is_not_used() -> None:
    table = given(FIRST).when(ANNA, Lay(((2, 0), (9,)))).when(ANNA, Finish())
    table.then_also(LayoutsShown((Layout(((2, 0),)),)))
    assert asked(table).words == ("JA",)
    content(ruled(table))
    assert (table.state.phase, scored(table)) == ("solving", 6)


@pytest.mark.rule("QX-W1")
def test_laid_single_letters_count_for_nothing() -> None:
    mine = sees(given(FIRST).when(ANNA, Lay(((2,), (0, 1))))).mine
    assert mine is not None
    assert mine.points == 4


@pytest.mark.rule("QX-W2", "QX-W3", "QX-W4", "QX-W5")
@pytest.mark.parametrize("rule", ["QX-W2", "QX-W3", "QX-W4", "QX-W5"])
def test_the_judge_says_by_which_rule_and_why(rule: str) -> None:
    table = laid(given(FIRST), "ja")
    ruling = Ruling("JA", "valid", rule, ("zipf=6.1",), "de-1")
    table.when(JUDGE, Rule((ruling,)), at=1_000).then(WordsRuled((ruling,)), ComparingBegan(121_000))
    assert sees(table).rulings == (ruling,)
    assert statuses(table) == {"JA": "stands"}


@pytest.mark.rule("QX-W2")
def test_the_judge_is_asked_once_for_each_word_and_answers_for_all() -> None:
    table = laid(given(FIRST, FIRST), "ja urs", "ja")
    query = asked(table)
    assert (query.language, query.words) == ("de", ("JA", "URS"))
    assert (table.waiting.due, table.waiting.may) == ((), ())
    for words in ((), ("JA",), ("URS", "JA"), ("JA", "URS", "URS")):
        answer = Rule(tuple(Ruling(word, "valid", "QX-W2") for word in words))
        assert table.refuses("QX-W2", JUDGE, answer).facts == {"fault": "judge"}
    both = Rule(tuple(Ruling(word, "valid", "QX-W2") for word in query.words))
    table.refuses("QX-W2", ANNA, both)
    table.when(JUDGE, both).refuses("QX-W2", JUDGE, both)


@pytest.mark.rule("QX-W6")
def test_valid_and_likely_words_are_accepted_invalid_ones_rejected_and_doubtful_ones_voted_on() -> None:
    table = compared("JA URS MAST EUER", "", URS="likely", MAST="discuss", EUER="invalid")
    assert statuses(table) == {"JA": "stands", "URS": "stands", "MAST": "voting", "EUER": "fallen"}
    table.then_also(VoteBegan("MAST", "QX-W6", None, 60_000))


def test_without_any_word_there_is_nothing_to_compare() -> None:
    table = laid(given(FIRST, FIRST), "", "")
    assert table.events[-1] == TurnScored((Score(0, None, 0),) * 2)
    assert (table.state.phase, scored(table)) == ("solving", 0)


# Content


@pytest.mark.rule("QX-R6")
def test_the_comparison_ends_when_all_are_content() -> None:
    table = compared("EUER", "JA").when(BEN, Content()).then(WasContent(BEN))
    table.refuses("QX-R6", BEN, Content())
    assert (table.waiting.due, table.waiting.may) == ((ANNA,), (ANNA, BEN))
    table.when(BEN, GoOn()).then(WentOn(BEN))
    content(table)
    assert (table.state.phase, scored(table, ANNA), scored(table, BEN)) == ("solving", 10, 6)


@pytest.mark.rule("QX-R6")
def test_the_comparison_does_not_end_before_the_last_vote() -> None:
    table = content(compared("EUER", "JA", EUER="discuss"))
    assert (table.state.phase, table.waiting.due) == ("comparing", (BEN,))
    table.when(BEN, Vote("EUER", True))
    assert table.state.phase == "solving"


@pytest.mark.rule("QX-R6")
def test_a_content_player_who_loses_a_word_is_asked_again() -> None:
    table = content(compared("EUER", "JA", EUER="discuss")).when(BEN, Vote("EUER", False))
    assert (table.state.phase, table.waiting.due) == ("comparing", (ANNA,))


@pytest.mark.rule("QX-R6")
def test_the_clock_ends_a_comparison_in_which_nobody_says_anything() -> None:
    table = compared("EUER", "JA")
    assert table.waiting.deadline == 120_000
    clock(table).then(TimeRanOut(), TurnScored((Score(10, 0, 0), Score(6, 0, 0))))


def test_a_table_without_a_time_limit_compares_without_one() -> None:
    assert compared("EUER", "JA", options=replace(GERMAN, turn_seconds=0)).waiting.deadline is None


# Rearranging


@pytest.mark.rule("QX-R6")
def test_a_player_who_lost_a_word_rearranges_the_letters() -> None:
    table = content(compared("EUER JA", "MAST", EUER="invalid"), at=1_000)
    table.then_also(RearrangingBegan((ANNA,), 101_000))
    assert sees(table).used == (2, 4)
    assert (table.waiting.due, table.waiting.may, table.waiting.deadline) == ((ANNA,), (ANNA,), 101_000)
    assert table.refuses("QX-R6", BEN, Write("ja")).facts["fault"] == "others"
    table.when(ANNA, Write("reue ja"))
    assert isinstance(table.events[0], Laid)
    assert GAME.redact(table.events[0], BEN) == table.events[0]
    assert sees(table, BEN).used == (6, 4)
    table.when(ANNA, Finish())
    assert asked(table).words == ("REUE",)
    content(ruled(table))
    assert scored(table) == 2 * 5 + 3


@pytest.mark.rule("QX-R6")
def test_a_rejected_word_is_not_laid_again_in_this_turn() -> None:
    table = content(compared("EUER JA", "MAST", EUER="invalid"))
    assert table.refuses("QX-R6", ANNA, Write("euer ja")).facts == {"fault": "fallen", "word": "EUER"}


@pytest.mark.rule("QX-R6")
def test_after_three_comparisons_rejected_words_are_taken_away() -> None:
    table = compared("EUER JA", "MAST", EUER="invalid")
    for word in ("REUE", "UREE"):
        content(table)
        assert table.state.phase == "rearranging"
        table.when(ANNA, Write(f"{word} ja")).when(ANNA, Finish())
        ruled(table, {word: "invalid"})
    assert table.state.comparison == 3
    content(table)
    assert (table.state.phase, scored(table)) == ("solving", 6)
    assert statuses(table) == {"JA": "stands"}


@pytest.mark.rule("QX-R6")
def test_the_clock_ends_rearranging_with_the_current_layout() -> None:
    table = clock(content(compared("EUER JA", "MAST", EUER="invalid")))
    assert table.events[0] == TimeRanOut()
    assert (table.state.phase, scored(table)) == ("solving", 6)


@pytest.mark.rule("QX-R6")
@pytest.mark.parametrize(("seconds", "given_ms"), [(60, 30_000), (90, 30_000), (120, 40_000), (900, 300_000)])
def test_rearranging_takes_a_third_of_a_turn_but_half_a_minute_at_least(seconds: int, given_ms: int) -> None:
    table = content(compared("EUER", "JA", options=replace(GERMAN, turn_seconds=seconds), EUER="invalid"))
    assert table.waiting.deadline == given_ms


def test_rearranging_without_a_limit_takes_what_the_table_has_set() -> None:
    calm = replace(GERMAN, turn_seconds=0)
    assert content(compared("EUER", "JA", options=calm, EUER="invalid")).waiting.deadline is None
    timed = content(compared("EUER", "JA", options=calm, decision_ms=700, EUER="invalid"))
    assert timed.waiting.deadline == 700


@pytest.mark.rule("QX-R6")
def test_a_word_can_be_taken_back_and_its_vote_is_dropped() -> None:
    table = compared("EUER JA", "MAST", EUER="discuss")
    table.when(ANNA, TakeBack(0), at=3).then(WordTakenBack(ANNA, 0, "EUER"), VoteDropped("EUER"))
    assert statuses(table) == {"EUER": "taken-back", "JA": "stands"}
    assert table.refuses("QX-R6", ANNA, TakeBack(0)).facts["fault"] == "gone"
    for index in (-1, 2):
        assert table.refuses("QX-R6", ANNA, TakeBack(index)).facts["fault"] == "index"
    content(table)
    assert (table.state.phase, table.state.building) == ("rearranging", (ANNA,))
    table.when(ANNA, Write("euer ja"))
    assert sees(table).used[ANNA] == 6


@pytest.mark.rule("QX-R6", "QX-W6")
def test_a_word_that_is_taken_back_in_its_vote_and_laid_again_is_voted_on_again() -> None:
    table = content(compared("EUER JA", "MAST", EUER="discuss").when(ANNA, TakeBack(0)))
    table.when(ANNA, Write("euer ja")).when(ANNA, Finish())
    assert asked(table).words == ("EUER",)
    ruled(table, {"EUER": "discuss"})
    assert statuses(table) == {"EUER": "voting", "JA": "stands"}
    table.when(BEN, Vote("EUER", False))
    clock(content(table))
    assert (table.state.phase, scored(table)) == ("solving", 6)


@pytest.mark.rule("QX-R6", "QX-W6")
def test_taking_a_word_back_does_not_end_its_dispute() -> None:
    table = compared("EUER JA", "MAST", "JA").when(BEN, Dispute("EUER")).when(ANNA, TakeBack(0))
    content(table).when(ANNA, Write("euer ja")).when(ANNA, Finish())
    ruled(table).when(BEN, Dispute("EUER")).when(CLEO, Vote("EUER", False))
    assert statuses(table) == {"EUER": "fallen", "JA": "stands"}


@pytest.mark.rule("QX-R6")
def test_a_rejected_word_that_is_taken_back_in_its_vote_stays_rejected() -> None:
    table = compared("EUER JA", "MAST", EUER="invalid").when(ANNA, Dispute("EUER")).when(ANNA, TakeBack(0))
    assert content(table).refuses("QX-R6", ANNA, Write("euer ja")).facts["fault"] == "fallen"


@pytest.mark.rule("QX-R6")
def test_a_vote_continues_as_long_as_somebody_has_the_word() -> None:
    table = compared("EUER", "EUER", "JA", EUER="discuss").when(ANNA, TakeBack(0))
    assert len(table.state.votes) == 1


@pytest.mark.rule("QX-R6")
def test_taking_back_an_accepted_word_gives_no_time_to_rearrange() -> None:
    table = content(compared("EUER JA", "MAST").when(ANNA, TakeBack(0)))
    assert (table.state.phase, scored(table)) == ("solving", 6)


@pytest.mark.rule("QX-R6")
def test_a_player_who_lost_a_word_can_use_the_letters_of_one_taken_back() -> None:
    table = content(compared("EUER MAST", "JA", "JA", MAST="invalid").when(ANNA, TakeBack(0)))
    assert table.state.building == (ANNA,)
    table.when(ANNA, Write("steuer"))
    assert sees(table).used[ANNA] == 6


@pytest.mark.rule("QX-R6")
def test_accepted_words_stay_while_letters_are_rearranged() -> None:
    table = content(compared("EUER JA JA", "MAST", EUER="invalid"))
    assert sees(table).kept == (("JA", "JA"), ("MAST",))
    for text in ("reue", "reue ja", "reue j(a) ja", "reueja ja"):
        assert table.refuses("QX-R6", ANNA, Write(text)).facts == {"fault": "stands", "word": "JA"}
    table.when(ANNA, Write("reue ja ja")).when(ANNA, Write("ja ja")).when(ANNA, Finish())
    assert scored(table) == 9


@pytest.mark.rule("QX-D8")
def test_with_the_same_letters_nobody_lays_what_was_shown_in_this_turn() -> None:
    options = replace(GERMAN, same_letters=True)
    for same in (options, GERMAN):
        table = ruled(laid(given(FIRST, FIRST, FIRST, options=same), "mast", "urs", "ja"), {"MAST": "invalid"})
        content(table.when(CLEO, TakeBack(0)))
        for word in ("URS", "JA"):
            assert (Write(word) in GAME.moves(sees(table))) is not same.same_letters
            if same.same_letters:
                assert table.refuses("QX-D8", ANNA, Write(word)).facts == {"fault": "shown", "word": word}
        table.when(ANNA, Write("rest u"))


def test_rulings_and_votes_end_with_the_turn() -> None:
    table = solved(content(compared("EUER", "JA", EUER="discuss").when(BEN, Vote("EUER", True))))
    clock(table)
    assert (table.state.rulings, table.state.settled, table.state.comparison) == ((), (), 0)
    assert table.state.layouts != (NOTHING, NOTHING)
