"""Public matches for spectators, and the names of stand-ins."""

import time
from collections.abc import Iterable

import pytest

from tests.server.live_server import PATIENCE_S, Facts, Guest, NewGuest, start_match


@pytest.mark.rule("TB-41")
def test_public_matches_are_listed_while_they_run_and_somebody_is_there(guest: NewGuest) -> None:
    anna, bert, cleo = guest(), guest(), guest()
    first, second = start_match(anna, bert, "me,open", public=True)
    table = first.table["id"]
    with first, second:
        assert [card["id"] for card in _running(cleo)] == [table]
        (card,) = _running(cleo)
        assert (card["phase"], card["game"], len(card["names"])) == ("playing", "quibbit", 2)
        assert _running(anna) == [], "it is listed among her own tables"
        with cleo.at(table) as watching:
            assert watching.table["you"] is None
    end = time.monotonic() + PATIENCE_S
    while _running(cleo):
        assert time.monotonic() < end, "nobody is at the table"


@pytest.mark.rule("TB-41")
def test_private_and_waiting_tables_are_not_listed(guest: NewGuest) -> None:
    anna, bert, cleo = guest(), guest(), guest()
    first, second = start_match(anna, bert, "me,open", public=False)
    with first, second, anna.at(anna.open("me,open", public=True)):
        assert _running(cleo) == []


def test_a_stand_in_is_named_by_a_key_that_can_be_translated(guest: NewGuest) -> None:
    anna, bert = guest(), guest()
    first, second = start_match(anna, bert, "me,open")
    with first:
        second.do("stand")
        second.socket.close()
        first.do("propose", seat=1)
        assert _levels(first.lines) == [{"key": "level-frog"}] * 2
        first.do("resign")
        assert _levels(first.lines)[-1] == {"key": "level-tadpole"}


def _running(guest: Guest) -> list[Facts]:
    listed: list[Facts] = guest.http.get("/api/tables").raise_for_status().json()["running"]
    return listed


def _levels(lines: Iterable[Facts]) -> list[Facts]:
    told = [line["saying"]["facts"] for line in lines if line["kind"] == "table" and line["saying"]]
    return [facts["level"] for facts in told if "level" in facts]
