"""Playing on from a moment of a finished match: the same position, the same secrets, and nothing of it counts."""

from typing import Any

import pytest
from msgspec.structs import replace

from nenuphar import games
from nenuphar.core import record
from nenuphar.core.codec import encode
from nenuphar.core.game import Refused
from tests.server.live_server import Guest, Live, NewGuest, play_on, start_match


def replay(guest: Guest, table: str) -> dict[str, Any]:
    found: dict[str, Any] = guest.http.get(f"/api/tables/{table}/replay").json()
    return found


def played(anna: Guest, seats: str = "me,tadpole,tadpole", **wish: Any) -> str:
    with anna.at(anna.open(seats, **wish)) as live:
        play_on(live.do("begin"))
        return str(live.table["id"])


def practice(guest: Guest, table: str, steps: int, seat: int = 0) -> str:
    answer = guest.http.post(f"/api/tables/{table}/play-on", json={"steps": steps, "seat": seat})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


def refusal(guest: Guest, table: str, steps: int, seat: int = 0) -> tuple[str, dict[str, Any]]:
    answer = guest.http.post(f"/api/tables/{table}/play-on", json={"steps": steps, "seat": seat}).json()
    return answer["rule"], answer["facts"]


@pytest.mark.parametrize("game", [each.manifest.key for each in games.every() if not (each.realtime or each.lookup)])
@pytest.mark.rule("TB-114", "TB-115")
def test_a_match_goes_on_from_the_same_position(guest: NewGuest, game: str) -> None:
    anna = guest()
    level = games.load(game).weakest_level
    table = played(anna, f"me,{level},{level}", game=game, decision_seconds=None)
    before = replay(anna, table)
    middle = before["scenes"][len(before["scenes"]) // 2]
    new = practice(anna, table, middle["steps"])
    with anna.at(new) as live:
        assert live.table["practice"]
        assert not live.table["rated"]
        assert live.table["commitment"] == before["table"]["commitment"]
        play_on(live)
    after = replay(anna, new)
    taken = [scene for scene in after["scenes"] if scene["steps"] <= middle["steps"]]
    assert [scene["view"] for scene in taken] == [scene["view"] for scene in before["scenes"][: len(taken)]]
    assert replay(anna, table) == before, "the old match stays as it is"


@pytest.mark.rule("TB-115")
def test_the_record_of_a_practice_match_says_so_and_verifies(guest: NewGuest) -> None:
    anna = guest()
    table = played(anna, options={"round_limit": 2})
    steps = replay(anna, table)["scenes"][2]["steps"]
    new = practice(anna, table, steps, seat=1)
    with anna.at(new) as live:
        assert live.table["you"] == 1
        play_on(live)
    data = anna.http.get(f"/api/tables/{new}/record").content
    game = games.load("quibbit")
    kept = record.read(game, data)
    assert kept.taken_over == steps
    assert record.verify(game, data).outcome == kept.outcome
    for other in (0, steps - 1):
        with pytest.raises(Refused) as refused:
            record.verify(game, encode(replace(kept, taken_over=other)))
        assert refused.value.rule == "TB-9"
    assert b"taken_over" not in anna.http.get(f"/api/tables/{table}/record").content


@pytest.mark.rule("TB-115")
def test_practice_is_on_nobodys_page(guest: NewGuest) -> None:
    anna = guest()
    table = played(anna, options={"round_limit": 2})
    shown = anna.http.get(f"/api/people/{anna.id}").json()
    new = practice(anna, table, replay(anna, table)["scenes"][2]["steps"])
    with anna.at(new) as live:
        play_on(live)
    assert anna.http.get(f"/api/people/{anna.id}").json() == shown


@pytest.mark.rule("TB-115")
def test_what_was_secret_from_a_seat_is_secret_at_the_practice_table(guest: NewGuest) -> None:
    """Anna chooses her card before Bert. At the moment between, only she knows it."""
    anna, bert = guest(), guest()
    first, second = start_match(anna, bert, "me,open", options={"round_limit": 1, "youngest": 0})
    with first, second:
        table = str(first.table["id"])
        place_both(first, second)
        first.until(lambda live: live.is_due).play()
        play_on(first, second)
    scenes = replay(anna, table)["scenes"]
    between = next(scene for scene in scenes if scene["view"]["chosen"][0] is not None)
    with bert.at(practice(bert, table, between["steps"], seat=1)) as live:
        assert view_of(live)["laid"][0]
        assert view_of(live)["chosen"][0] is None
    with anna.at(practice(anna, table, between["steps"], seat=0)) as live:
        assert view_of(live)["chosen"][0] == between["view"]["chosen"][0]


def view_of(live: Live) -> dict[str, Any]:
    assert live.match is not None
    view: dict[str, Any] = live.match["view"]
    return view


def place_both(*players: Live) -> None:
    for player in players:
        player.until(lambda live: live.is_due).play()


@pytest.mark.rule("TB-114")
def test_nobody_plays_on_from_a_running_match_a_private_one_or_a_moment_that_is_none(guest: NewGuest) -> None:
    anna, cleo = guest(), guest()
    with anna.at(anna.open("me,tadpole", public=True, options={"round_limit": 1})) as live:
        table = str(live.table["id"])
        live.do("begin")
        assert refusal(cleo, table, 5) == ("TB-114", {})
        play_on(live)
    last = replay(anna, table)["scenes"][-1]["steps"]
    assert refusal(anna, table, last) == ("TB-114", {"fault": "moment"})
    assert refusal(anna, table, 1) == ("TB-114", {"fault": "moment"}), "chance lays the ring"
    assert refusal(anna, table, 0) == ("TB-114", {"fault": "moment"})
    assert refusal(anna, table, 5, seat=2) == ("TB-114", {"fault": "seat"})
    private = played(anna, options={"round_limit": 1})
    assert refusal(cleo, private, 5)[0] == "TB-20"
