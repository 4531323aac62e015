"""A match as plain text, for games without a board (TB-51)."""

from typing import Any

import pytest

from tests.server.live_server import Guest, Live, NewGuest, start_match, wait_for_turn


def board(guest: Guest, live: Live) -> str:
    answer = guest.http.get(f"/api/tables/{live.table['id']}/board")
    assert answer.status_code == 200, answer.text
    return str(answer.json()["board"])


def read(guest: Guest, live: Live, text: str) -> Any:
    answer = guest.http.post(f"/api/tables/{live.table['id']}/read", json={"text": text})
    assert answer.status_code == 200, answer.text
    return answer.json()["action"]


@pytest.mark.rule("TB-51")
def test_a_move_that_is_typed_is_read_and_can_be_played(guest: NewGuest) -> None:
    anna, bert = guest(), guest()
    with (tables := start_match(anna, bert))[0], tables[1]:
        first = wait_for_turn(*tables)
        person = anna if first is tables[0] else bert
        before = board(person, first)
        tile = first.offers[0]["tile"]
        action = read(person, first, f" {tile} ")
        assert action == {"type": "place", "tile": tile}
        assert board(person, first) == before, "reading a move does not play it"
        first.play(action)
        assert board(person, first) != before
        assert read(person, first, "hop along") is None


@pytest.mark.rule("TB-51")
def test_everybody_reads_only_what_they_may_see(guest: NewGuest) -> None:
    anna, bert, cleo = guest(), guest(), guest()
    with (tables := start_match(anna, bert, public=True))[0] as hers, tables[1] as his:
        while (due := wait_for_turn(hers, his)).offers[0]["type"] == "place":
            due.play()
        hers.until(lambda live: live.is_due and live.offers[0]["type"] == "choose")
        hers.play({"type": "choose", "card": 3})
        # The bot too, which would change the board otherwise.
        his.until(lambda live: live.match is not None and live.match["view"]["laid"][::2] == [True, True])
        own, others = board(anna, hers), [board(bert, his), board(cleo, his)]
        hers.play({"type": "choose", "card": 5})
        assert board(anna, hers) != own
        assert [board(bert, his), board(cleo, his)] == others


@pytest.mark.rule("TB-51")
def test_there_is_no_board_before_the_match_and_none_for_strangers(guest: NewGuest) -> None:
    anna, bert = guest(), guest()
    table = anna.open()
    assert anna.http.get(f"/api/tables/{table}/board").json()["rule"] == "TB-4"
    assert bert.http.get(f"/api/tables/{table}/board").status_code == 404
