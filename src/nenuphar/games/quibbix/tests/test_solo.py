"""Alone at the table: QX-R10."""

import pytest
from msgspec.structs import replace

from nenuphar.games.quibbix.asked import AskHint, Finish, Whisper
from nenuphar.games.quibbix.parts import Hint
from nenuphar.games.quibbix.tests.tables import ANNA, FIRST, GERMAN, JUDGE, given, sees
from nenuphar.games.quibbix.types import HintAsked, Hinted


@pytest.mark.rule("QX-R10")
def test_hints_come_step_by_step_length_first() -> None:
    table = given(FIRST).when(ANNA, AskHint()).then(HintAsked(ANNA))
    question = table.waiting.question
    assert (question.language, question.rack, question.shown) == ("de", FIRST, 0)
    assert table.waiting.due == (ANNA,)
    table.when(JUDGE, Whisper(Hint(2, ""))).then(Hinted(ANNA, Hint(2, "")))
    assert (sees(table).hint, sees(table).asking) == (Hint(2, ""), False)
    assert (table.waiting.question, table.waiting.due) == (None, (ANNA,))
    for shown in (1, 2):
        table.when(ANNA, AskHint())
        assert table.waiting.question.shown == shown
        table.when(JUDGE, Whisper(Hint(2, "JA"[:shown])))
    assert table.refuses("QX-R10", ANNA, AskHint()).facts["fault"] == "all"


@pytest.mark.rule("QX-R10")
def test_a_judge_who_knows_no_word_has_nothing_more_to_say() -> None:
    table = given(FIRST).when(ANNA, AskHint()).when(JUDGE, Whisper(Hint(0, "")))
    assert table.refuses("QX-R10", ANNA, AskHint()).facts["fault"] == "all"


@pytest.mark.rule("QX-R10")
def test_one_hint_at_a_time_and_none_after_finishing() -> None:
    table = given(FIRST).when(ANNA, AskHint())
    assert table.refuses("QX-R10", ANNA, AskHint()).facts["fault"] == "wait"
    table.when(ANNA, Finish())
    assert table.waiting.question is None or not hasattr(table.waiting.question, "shown")
    table.refuses("QX-R10", JUDGE, Whisper(Hint(2, "")))
    table.refuses("QX-R3", ANNA, AskHint())


@pytest.mark.rule("QX-R10")
def test_there_are_no_hints_in_company_or_in_a_contest() -> None:
    assert given(FIRST, FIRST).refuses("QX-R10", ANNA, AskHint()).facts["fault"] == "hint"
    contest = given(FIRST, options=replace(GERMAN, contest=True))
    assert contest.refuses("QX-R10", ANNA, AskHint()).facts["fault"] == "hint"


@pytest.mark.rule("QX-R10")
def test_only_the_judge_gives_hints_and_only_when_asked() -> None:
    assert given(FIRST).refuses("QX-R10", JUDGE, Whisper(Hint(2, ""))).facts == {"fault": "judge"}
    given(FIRST).when(ANNA, AskHint()).refuses("QX-R10", ANNA, Whisper(Hint(2, "")))
