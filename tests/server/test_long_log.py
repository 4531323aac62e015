"""A long log: a welcome has the last lines, and earlier ones are sent on request."""

import pytest

from nenuphar.server.model import views
from nenuphar.server.model.views import MOST_LINES
from tests.server.live_server import Facts, Guest, Live, NewGuest, play_on, start_match


@pytest.fixture
def talk(guest: NewGuest) -> tuple[Guest, Live]:
    """A table with a long chat."""
    anna = guest()
    live = anna.at(anna.open("me,open", public=True))
    for number in range(2 * MOST_LINES + 30):
        live.send("react" if number % 2 else "chat", **({"sign": "hello"} if number % 2 else {"text": f"{number}"}))
    live.until(lambda live: len(live.lines) >= 2 * MOST_LINES + 32)
    return anna, live


def before(guest: Guest, live: Live, number: int) -> list[Facts]:
    answer = guest.http.get(f"/api/tables/{live.table['id']}/lines?before={number}")
    assert answer.status_code == 200, answer.text
    found: list[Facts] = answer.json()["lines"]
    return found


def test_a_welcome_has_the_last_lines_and_the_rest_on_demand(talk: tuple[Guest, Live], guest: NewGuest) -> None:
    anna, live = talk
    cleo = guest()
    with live, anna.at(live.table["id"]) as late, cleo.at(live.table["id"]) as other:
        for again, person in ((late, anna), (other, cleo)):
            assert len(again.lines) == MOST_LINES
            assert again.lines == live.lines[-MOST_LINES:]
            lines = list(again.lines)
            while lines[0]["seq"] > 1:
                earlier = before(person, live, lines[0]["seq"])
                assert 0 < len(earlier) <= MOST_LINES
                lines = earlier + lines
            assert lines == live.lines
            assert before(person, live, 1) == before(person, live, -5) == []
            assert before(person, live, 10**9) == live.lines[-MOST_LINES:]


def test_a_short_absence_gets_the_missing_lines_and_a_long_one_the_last_lines(
    talk: tuple[Guest, Live],
) -> None:
    anna, live = talk
    with live, anna.at(live.table["id"], live.seq - 3) as soon, anna.at(live.table["id"], 4) as late:
        assert soon.lines == live.lines[-3:]
        assert late.lines == live.lines[-MOST_LINES:]
        live.do("chat", text="and on")
        for again in (soon, late):
            again.until(lambda again: again.seq == live.seq)


def test_a_stranger_gets_no_lines(talk: tuple[Guest, Live], guest: NewGuest) -> None:
    anna, cleo = talk[0], guest()
    table = anna.open("me,open")
    assert anna.http.get(f"/api/tables/{table}/lines?before=9").status_code == 200
    assert cleo.http.get(f"/api/tables/{table}/lines?before=9").status_code == 404
    for bad in ("", "?before=", "?before=x"):
        assert anna.http.get(f"/api/tables/{table}/lines{bad}").status_code == 400


@pytest.mark.rule("TB-7")
def test_the_replay_has_every_line_of_the_match(guest: NewGuest, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(views, "MOST_LINES", 20)  # fewer than any match has
    first, second = start_match(guest(), guest(), "me,open", options={"round_limit": 12})
    with first, second:
        play_on(first, second)
        replay = first.guest.http.get(f"/api/tables/{first.table['id']}/replay").json()
        played = [line for line in first.lines if line["kind"] == "match"]
        assert len(played) > 20
        assert [line for scene in replay["scenes"] for line in scene["lines"]] == played
