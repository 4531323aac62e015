"""Alone at the table: QX-R10."""

from typing import Any

import pytest
from msgspec.structs import replace

from nenuphar.games.quibbix import GAME, books
from nenuphar.games.quibbix.actions import AskHint, Coin, Dispute, Finish, Rule, Whisper
from nenuphar.games.quibbix.parts import Hint, Ruling
from nenuphar.games.quibbix.queries import AskedWords, for_solo
from nenuphar.games.quibbix.tests.tables import ANNA, FIRST, GERMAN, JUDGE, asked, given, laid, sees, statuses
from nenuphar.games.quibbix.types import HintAsked, Hinted


@pytest.mark.rule("QX-R10")
def test_hints_come_step_by_step_length_first() -> None:
    table = given(FIRST).when(ANNA, AskHint()).then(HintAsked(ANNA))
    query = asked(table)
    assert (query.language, query.rack, query.shown) == ("de", FIRST, 0)
    assert table.waiting.due == (ANNA,)
    table.when(JUDGE, Whisper(Hint(2, ""))).then(Hinted(ANNA, Hint(2, "")))
    assert (sees(table).hint, sees(table).asking) == (Hint(2, ""), False)
    assert (table.waiting.query, table.waiting.due) == (None, (ANNA,))
    for shown in (1, 2):
        table.when(ANNA, AskHint())
        assert asked(table).shown == shown
        table.when(JUDGE, Whisper(Hint(2, "JA"[:shown])))
    assert table.refuses("QX-R10", ANNA, AskHint()).facts["fault"] == "all"


@pytest.mark.rule("QX-R10")
def test_a_judge_without_a_word_has_no_more_hints() -> None:
    table = given(FIRST).when(ANNA, AskHint()).when(JUDGE, Whisper(Hint(0, "")))
    assert table.refuses("QX-R10", ANNA, AskHint()).facts["fault"] == "all"


@pytest.mark.rule("QX-R10")
def test_one_hint_at_a_time_and_none_after_finishing() -> None:
    table = given(FIRST).when(ANNA, AskHint())
    assert table.refuses("QX-R10", ANNA, AskHint()).facts["fault"] == "wait"
    table.when(ANNA, Finish())
    assert table.waiting.query is None or not hasattr(table.waiting.query, "shown")
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


@pytest.mark.rule("QX-R10", "QX-C1")
@pytest.mark.parametrize(
    ("verdict", "evidence", "lexicon", "ruled"),
    [
        ("valid", (), "de-1", ("valid", True)),
        ("likely", (), "de-1", ("likely", True)),
        ("discuss", ("zipf=2.0",), "de-1", ("invalid", True)),
        ("discuss", ("partial",), "de-1", ("discuss", False)),
        ("discuss", (), "", ("discuss", False)),
        ("invalid", (), "de-1", ("invalid", True)),
    ],
)
def test_alone_the_judge_has_the_last_word_as_soon_as_it_has_its_list(
    verdict: Any, evidence: tuple[str, ...], lexicon: str, ruled: tuple[str, bool]
) -> None:
    said = for_solo(Rule((Ruling("JA", verdict, "QX-W3", evidence, lexicon),))).rulings[0]
    assert (said.verdict, said.final) == ruled
    assert (said.rule, said.evidence, said.lexicon) == ("QX-W3", evidence, lexicon)


@pytest.mark.rule("QX-R10", "QX-C1")
def test_nobody_saves_alone_what_the_judge_has_rejected() -> None:
    table = laid(given(FIRST, options=replace(GERMAN, coined=True)), "ja urs")
    assert table.waiting.query == AskedWords("de", ("JA", "URS"), alone=True)
    rulings = (Ruling("JA", "valid", "QX-W2", final=True), Ruling("URS", "invalid", "QX-W3", final=True))
    table.when(JUDGE, Rule(rulings))
    assert statuses(table) == {"JA": "stands", "URS": "fallen"}
    assert not [move for move in GAME.moves(sees(table)).listed or () if isinstance(move, Dispute | Coin)]
    assert table.refuses("QX-R10", ANNA, Dispute("URS")).facts == {"fault": "alone", "word": "URS"}
    assert table.refuses("QX-R10", ANNA, Coin("URS")).facts == {"fault": "alone", "word": "URS"}


@pytest.mark.rule("QX-R10", "QX-C1")
def test_only_alone_and_in_a_contest_what_was_noted_by_hand_does_not_count() -> None:
    assert books.uses_notes(GERMAN, 2)
    assert not books.uses_notes(GERMAN, 1)
    assert not books.uses_notes(replace(GERMAN, contest=True), 2)
    company = laid(given(FIRST, FIRST), "ja", "ja")
    assert not asked(company).alone


@pytest.mark.rule("QX-R10")
def test_answers_from_a_list_are_final_for_a_player_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    said = Rule((Ruling("JA", "discuss", "QX-W3", (), "de-1"),))
    monkeypatch.setattr("nenuphar.games.quibbix.reading.answer", lambda query, precedents: said)
    assert books.answer(AskedWords("de", ("JA",)), {}) == said
    alone = books.answer(AskedWords("de", ("JA",), alone=True), {})
    assert alone == Rule((Ruling("JA", "invalid", "QX-W3", (), "de-1", final=True),))
