"""How people decide about words together: QX-R6, QX-W6, QX-W7, QX-D4, QX-D7."""

import pytest
from msgspec.structs import replace

from nenuphar.core.game import Refused, Setup
from nenuphar.games.quibbix import GAME
from nenuphar.games.quibbix.actions import (
    Coin,
    Dispute,
    TakeBack,
    Vote,
)
from nenuphar.games.quibbix.options import Options
from nenuphar.games.quibbix.parts import Ballot, ClosedVote, Verdict
from nenuphar.games.quibbix.tests.tables import (
    ANNA,
    BEN,
    CLEO,
    GERMAN,
    clock,
    compared,
    content,
    scored,
    sees,
    statuses,
)
from nenuphar.games.quibbix.types import (
    DisputesClosed,
    MoreTimeGiven,
    TimeRanOut,
    VoteBegan,
    VoteCast,
    VoteDropped,
    VoteSettled,
)

COINED = replace(GERMAN, coined=True)
BONUS = replace(COINED, bonus=True)


@pytest.mark.rule("QX-W6", "QX-D4")
def test_a_word_is_accepted_if_all_agree_whatever_the_judge_said() -> None:
    table = compared("EUER", "JA", "JA", EUER="invalid")
    table.when(ANNA, Dispute("EUER"), at=5).then(VoteBegan("EUER", "QX-W6", ANNA, 60_005))
    assert sees(table).votes == (Ballot("EUER", "QX-W6", ANNA, (True, None, None), 60_005),)
    assert table.waiting.due == (ANNA, BEN, CLEO)
    table.when(BEN, Vote("EUER", True), at=6).then(VoteCast(BEN, "EUER", True))
    table.when(CLEO, Vote("EUER", True), at=7)
    table.then(
        VoteCast(CLEO, "EUER", True),
        VoteSettled("EUER", "QX-W6", True, (True, True, True)),
    )
    assert statuses(table) == {"EUER": "stands"}
    assert table.waiting.deadline == 120_000


@pytest.mark.rule("QX-W6", "QX-D4")
def test_one_no_rejects_a_valid_word() -> None:
    table = compared("EUER", "JA", "JA").when(BEN, Dispute("EUER")).when(CLEO, Vote("EUER", True))
    table.then(VoteCast(CLEO, "EUER", True))
    assert BEN in table.waiting.due
    table.when(BEN, Vote("EUER", False))
    table.then_also(VoteSettled("EUER", "QX-W6", False, (True, False, True)))
    assert statuses(table) == {"EUER": "fallen"}
    assert sees(table).settled == (ClosedVote("EUER", "QX-W6", False, (True, False, True)),)


@pytest.mark.rule("QX-W6", "QX-D4")
def test_two_noes_need_no_confirmation() -> None:
    table = compared("EUER", "JA", "JA").when(BEN, Dispute("EUER")).when(CLEO, Vote("EUER", False))
    table.then_also(VoteSettled("EUER", "QX-W6", False, (True, False, False)))


@pytest.mark.rule("QX-W6")
def test_a_vote_can_be_changed_until_all_have_voted() -> None:
    table = compared("EUER", "JA", "JA", EUER="discuss").when(BEN, Vote("EUER", False))
    table.refuses("QX-W6", BEN, Vote("EUER", False))
    table.when(BEN, Vote("EUER", True)).when(CLEO, Vote("EUER", True))
    table.then_also(VoteSettled("EUER", "QX-W6", True, (True, True, True)))


@pytest.mark.rule("QX-W6")
def test_the_player_who_laid_the_word_agrees_and_has_no_vote() -> None:
    table = compared("EUER", "JA", EUER="discuss")
    assert table.state.votes[0].votes == (True, None)
    assert table.refuses("QX-W6", ANNA, Vote("EUER", True)).facts["fault"] == "author"
    assert table.refuses("QX-W6", BEN, Vote("JA", True)).facts["fault"] == "no-vote"


@pytest.mark.rule("QX-W6")
@pytest.mark.parametrize("verdict", ["valid", "likely", "discuss", "invalid"])
def test_silence_counts_as_the_judges_opinion_and_as_consent_in_doubt(verdict: Verdict) -> None:
    table = compared("EUER", "JA", "JA", EUER=verdict)
    stands = verdict != "invalid"
    if verdict in ("valid", "likely"):
        table.when(BEN, Dispute("EUER")).when(BEN, Vote("EUER", True))
    else:
        table.when(BEN, Dispute("EUER") if verdict == "invalid" else Vote("EUER", True))
    assert table.waiting.deadline == 60_000
    clock(table).then(VoteSettled("EUER", "QX-W6", stands, (True, True, None)))


@pytest.mark.rule("QX-W6")
@pytest.mark.parametrize("verdict", ["valid", "likely", "invalid"])
def test_a_player_who_disputes_a_word_has_voted(verdict: Verdict) -> None:
    table = compared("EUER", "JA", "JA", EUER=verdict).when(BEN, Dispute("EUER"))
    assert table.state.votes[0].votes == (True, verdict == "invalid", None)


@pytest.mark.rule("QX-W6")
def test_a_deciding_no_is_confirmed_to_leave_time_to_talk() -> None:
    table = compared("EUER", "JA").when(BEN, Dispute("EUER")).then(VoteBegan("EUER", "QX-W6", BEN, 60_000))
    content(table)
    assert (table.state.phase, table.waiting.due) == ("comparing", (BEN,))
    assert {Vote("EUER", True), Vote("EUER", False)} <= set(GAME.moves(sees(table, BEN)).listed or ())
    table.when(BEN, Vote("EUER", False))
    table.then_also(VoteSettled("EUER", "QX-W6", False, (True, False)))


@pytest.mark.rule("QX-W6")
def test_the_disputing_player_may_change_the_vote_and_the_author_may_give_in() -> None:
    kept = compared("EUER", "JA").when(BEN, Dispute("EUER")).when(BEN, Vote("EUER", True))
    kept.then_also(VoteSettled("EUER", "QX-W6", True, (True, True)))
    given_up = compared("EUER", "JA").when(BEN, Dispute("EUER")).when(ANNA, TakeBack(0))
    given_up.then_also(VoteDropped("EUER"))


@pytest.mark.rule("QX-W6")
def test_a_no_that_is_not_changed_rejects_the_word() -> None:
    table = clock(compared("EUER", "JA").when(BEN, Dispute("EUER")))
    table.then_also(VoteSettled("EUER", "QX-W6", False, (True, False)))


@pytest.mark.rule("QX-W6")
def test_a_rejected_word_is_accepted_at_once_if_the_other_player_wants_it_too() -> None:
    table = compared("EUER", "JA", EUER="invalid").when(BEN, Dispute("EUER"))
    table.then_also(VoteSettled("EUER", "QX-W6", True, (True, True)))


@pytest.mark.rule("QX-R6")
def test_words_are_disputed_only_in_the_time_of_the_comparison() -> None:
    table = compared("EUER MAST", "JA", "JA").when(BEN, Dispute("EUER"), at=100_000)
    assert table.waiting.deadline == 120_000
    clock(table).then(DisputesClosed(160_000))
    assert table.refuses("QX-R6", CLEO, Dispute("MAST")).facts == {"fault": "late"}
    assert Dispute("MAST") not in (GAME.moves(sees(table, CLEO)).listed or ())
    assert table.waiting.deadline == 160_000
    clock(table).then(VoteSettled("EUER", "QX-W6", False, (True, False, None)), MoreTimeGiven(190_000))
    clock(table).then_also(TimeRanOut())
    assert table.state.phase == "rearranging"


@pytest.mark.rule("QX-R6")
def test_after_a_vote_there_is_half_a_minute_at_least() -> None:
    table = compared("EUER MAST", "JA", "JA")
    table.when(BEN, Dispute("EUER"), at=100_000).when(CLEO, Vote("EUER", False), at=110_000)
    table.then_also(MoreTimeGiven(140_000))
    assert Dispute("MAST") in (GAME.moves(sees(table, CLEO)).listed or ())
    clock(table).then(DisputesClosed(140_000))
    clock(table).then_also(TimeRanOut())


@pytest.mark.rule("QX-R6")
def test_after_a_vote_there_is_as_much_time_as_a_table_has_set_for_a_decision() -> None:
    table = compared("EUER", "JA", "JA", decision_ms=9_000, EUER="discuss").when(BEN, Vote("EUER", True), at=4_000)
    table.when(CLEO, Vote("EUER", True), at=5_000).then_also(MoreTimeGiven(14_000))


@pytest.mark.rule("QX-R6", "QX-W7")
def test_a_word_rejected_in_a_late_vote_can_still_be_coined() -> None:
    table = clock(compared("EUER", "JA", "JA", options=COINED).when(BEN, Dispute("EUER"), at=119_000))
    assert table.state.late
    clock(table).then_also(MoreTimeGiven(209_000))
    table.when(ANNA, Coin("EUER"), at=200_000)
    clock(table).then(MoreTimeGiven(260_000))
    clock(table).then_also(VoteSettled("EUER", "QX-W7", False, (True, None, None)))


@pytest.mark.rule("QX-W6")
def test_a_vote_lasts_as_long_as_the_table_has_set_for_a_decision() -> None:
    table = compared("EUER", "JA", decision_ms=9_000, EUER="discuss")
    assert table.waiting.deadline == 9_000


@pytest.mark.rule("QX-W6")
def test_votes_run_out_one_after_the_other() -> None:
    table = compared("EUER MAST", "JA", "JA", EUER="discuss").when(BEN, Dispute("MAST"), at=50)
    assert table.waiting.deadline == 60_000
    clock(table).then(VoteSettled("EUER", "QX-W6", True, (True, None, None)))
    assert table.waiting.deadline == 60_050
    clock(table).then(VoteSettled("MAST", "QX-W6", False, (True, False, None)))


@pytest.mark.rule("QX-W6")
def test_a_word_is_disputed_once_a_turn() -> None:
    table = compared("EUER", "JA", "JA", EUER="discuss")
    table.refuses("QX-W6", BEN, Dispute("EUER"))
    table.when(BEN, Vote("EUER", True)).when(CLEO, Vote("EUER", True))
    assert table.refuses("QX-W6", BEN, Dispute("EUER")).facts["fault"] == "once"


@pytest.mark.rule("QX-W6")
def test_only_laid_words_are_disputed_and_not_the_players_own_accepted_ones() -> None:
    table = compared("EUER", "JA")
    assert table.refuses("QX-W6", ANNA, Dispute("MAST")).facts["fault"] == "word"
    assert table.refuses("QX-W6", ANNA, Dispute("")).facts["fault"] == "word"
    assert table.refuses("QX-W6", ANNA, Dispute("EUER")).facts["fault"] == "own"


@pytest.mark.rule("QX-W6")
def test_somebody_alone_decides_alone() -> None:
    table = compared("EUER MAST", EUER="discuss", MAST="invalid")
    assert statuses(table) == {"EUER": "stands", "MAST": "fallen"}
    table.when(ANNA, Dispute("MAST")).then_also(VoteSettled("MAST", "QX-W6", True, (True,)))


@pytest.mark.rule("QX-D4")
def test_no_vote_helps_a_single_letter() -> None:
    assert compared("EUER", "JA").refuses("QX-D4", ANNA, Dispute("A")).facts["fault"] == "short"
    assert compared("EUER", "JA", options=COINED).refuses("QX-D4", ANNA, Coin("A")).facts["fault"] == "short"


@pytest.mark.rule("QX-D7")
def test_a_word_is_voted_on_once_for_all_players_who_laid_it() -> None:
    table = compared("EUER", "EUER", "JA", EUER="discuss")
    assert len(table.state.votes) == 1
    assert table.state.votes[0].votes == (True, True, None)
    table.when(CLEO, Vote("EUER", False))
    assert statuses(table, ANNA) == statuses(table, BEN) == {"EUER": "fallen"}


@pytest.mark.rule("QX-D7")
def test_a_word_that_all_have_laid_is_accepted_at_once() -> None:
    table = compared("EUER", "EUER", EUER="discuss")
    table.then_also(VoteSettled("EUER", "QX-W6", True, (True, True)))


@pytest.mark.rule("QX-W6")
def test_several_words_are_voted_on_at_a_time_each_for_itself() -> None:
    table = compared("EUER MAST", "JA", "JA", EUER="discuss", MAST="discuss").when(BEN, Vote("MAST", False))
    assert [(ballot.word, ballot.votes) for ballot in table.state.votes] == [
        ("EUER", (True, None, None)),
        ("MAST", (True, False, None)),
    ]
    table.when(CLEO, Vote("MAST", True))
    assert [ballot.word for ballot in table.state.votes] == ["EUER"]
    assert statuses(table) == {"EUER": "voting", "MAST": "fallen"}


# Coined words


@pytest.mark.rule("QX-W7")
def test_a_coined_word_is_accepted_if_all_vote_for_it() -> None:
    table = compared("EUER", "JA", options=COINED, EUER="invalid").when(ANNA, Coin("EUER"))
    table.then(VoteBegan("EUER", "QX-W7", ANNA, 60_000))
    table.when(BEN, Vote("EUER", True)).then_also(VoteSettled("EUER", "QX-W7", True, (True, True)))
    assert sees(table).shown[ANNA].words[0].coined
    assert scored(content(table)) == 10


@pytest.mark.rule("QX-W7")
def test_silence_does_not_accept_a_coined_word() -> None:
    table = compared("EUER", "JA", options=COINED, EUER="invalid").when(ANNA, Coin("EUER"))
    clock(table).then_also(VoteSettled("EUER", "QX-W7", False, (True, None)))
    assert table.refuses("QX-W7", ANNA, Coin("EUER")).facts["fault"] == "once"


@pytest.mark.rule("QX-W7")
def test_a_word_that_lost_its_vote_can_still_be_coined() -> None:
    table = compared("EUER", "JA", options=COINED, EUER="discuss")
    assert table.refuses("QX-W7", ANNA, Coin("EUER")).facts["fault"] == "stands"
    table.when(BEN, Vote("EUER", False)).when(ANNA, Coin("EUER")).when(BEN, Vote("EUER", True))
    assert statuses(table) == {"EUER": "stands"}


@pytest.mark.rule("QX-W7")
def test_players_coin_only_their_own_words_and_only_with_the_option() -> None:
    table = compared("EUER JA", "MAST", options=COINED, EUER="invalid")
    assert table.refuses("QX-W7", BEN, Coin("EUER")).facts["fault"] == "others"
    assert table.refuses("QX-W7", ANNA, Coin("JA")).facts["fault"] == "stands"
    assert table.refuses("QX-W7", ANNA, Coin("XX")).facts["fault"] == "word"
    assert compared("EUER", "JA", EUER="invalid").refuses("QX-W7", ANNA, Coin("EUER")).facts["fault"] == "off"


@pytest.mark.rule("QX-W7", "QX-D9", "QX-D5")
@pytest.mark.parametrize("verdict", ["likely", "discuss", "invalid"])
def test_whatever_the_judge_thinks_a_coinage_that_all_accept_earns_its_bonus(verdict: Verdict) -> None:
    table = compared("KAESEMOND", "JA", options=BONUS, KAESEMOND=verdict)
    assert Coin("KAESEMOND") in (GAME.moves(sees(table)).listed or ())
    table.when(ANNA, Coin("KAESEMOND"), at=5).then(VoteBegan("KAESEMOND", "QX-W7", ANNA, 60_005))
    assert sees(table).votes == (Ballot("KAESEMOND", "QX-W7", ANNA, (True, None), 60_005),)
    table.when(BEN, Vote("KAESEMOND", True), at=6)
    table.then_also(VoteSettled("KAESEMOND", "QX-W7", True, (True, True)))
    assert sees(table).shown[ANNA].words[0].coined
    assert scored(content(table)) == 29


@pytest.mark.rule("QX-D9")
@pytest.mark.parametrize(("verdict", "standing", "points"), [("likely", "stands", 24), ("discuss", "fallen", 0)])
def test_a_refused_coinage_keeps_its_status_unless_it_was_in_doubt(
    verdict: Verdict, standing: str, points: int
) -> None:
    table = compared("KAESEMOND", "JA", options=BONUS, KAESEMOND=verdict).when(ANNA, Coin("KAESEMOND"))
    table.when(BEN, Vote("KAESEMOND", False)).then_also(VoteSettled("KAESEMOND", "QX-W7", False, (True, False)))
    assert statuses(table) == {"KAESEMOND": standing}
    assert table.refuses("QX-W7", ANNA, Coin("KAESEMOND")).facts["fault"] == "once"
    assert Coin("KAESEMOND") not in (GAME.moves(sees(table)).listed or ())
    assert sees(table).shown[ANNA].points == points


@pytest.mark.rule("QX-D9", "QX-W6")
def test_a_word_without_its_bonus_can_still_be_disputed() -> None:
    table = compared("KAESEMOND", "JA", options=BONUS, KAESEMOND="likely").when(ANNA, Coin("KAESEMOND"))
    table.when(BEN, Vote("KAESEMOND", False))
    assert Dispute("KAESEMOND") in (GAME.moves(sees(table, BEN)).listed or ())
    table.when(BEN, Dispute("KAESEMOND")).when(BEN, Vote("KAESEMOND", False))
    assert statuses(table) == {"KAESEMOND": "fallen"}
    doubtful = compared("KAESEMOND", "JA", options=BONUS, KAESEMOND="discuss").when(ANNA, Coin("KAESEMOND"))
    doubtful.when(BEN, Vote("KAESEMOND", False))
    assert doubtful.refuses("QX-W6", ANNA, Dispute("KAESEMOND")).facts["fault"] == "once"
    assert Dispute("KAESEMOND") not in (GAME.moves(sees(doubtful)).listed or ())


@pytest.mark.rule("QX-D9")
def test_a_dictionary_word_is_not_coined() -> None:
    table = compared("EUER", "JA", options=BONUS)
    assert table.refuses("QX-D9", ANNA, Coin("EUER")).facts == {"fault": "dictionary", "word": "EUER"}
    assert Coin("EUER") not in (GAME.moves(sees(table)).listed or ())


@pytest.mark.rule("QX-W7")
def test_nobody_coins_a_word_while_it_is_disputed_but_afterwards() -> None:
    table = compared("KAESEMOND", "JA", "JA", options=BONUS, KAESEMOND="likely").when(BEN, Dispute("KAESEMOND"))
    assert table.refuses("QX-W7", ANNA, Coin("KAESEMOND")).facts["fault"] == "disputed"
    assert Coin("KAESEMOND") not in (GAME.moves(sees(table)).listed or ())
    table.when(CLEO, Vote("KAESEMOND", False))
    assert Coin("KAESEMOND") in (GAME.moves(sees(table)).listed or ())
    table.when(ANNA, Coin("KAESEMOND"))
    assert table.refuses("QX-W7", ANNA, Coin("KAESEMOND")).facts["fault"] == "once"


@pytest.mark.rule("QX-W7")
def test_without_a_bonus_an_accepted_word_is_not_coined() -> None:
    table = compared("KAESEMOND", "JA", options=COINED, KAESEMOND="likely")
    assert table.refuses("QX-W7", ANNA, Coin("KAESEMOND")).facts["fault"] == "stands"
    assert Coin("KAESEMOND") not in (GAME.moves(sees(table)).listed or ())


@pytest.mark.rule("QX-W7")
def test_a_bonus_needs_coined_words() -> None:
    with pytest.raises(Refused, match="QX-W7"):
        GAME.initial(Setup(2, Options(bonus=True)))
