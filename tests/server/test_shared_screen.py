"""Several people around one screen: seats of one person, each of which plays for itself."""

from typing import Any

import pytest

from tests.server.live_server import Facts, Guest, Live, LiveServer, NewGuest, NewServer

ME, OPEN, BEN = {"kind": "me"}, {"kind": "open"}, {"kind": "here", "name": " Ben "}
SLOW_US = 60_000_000
TADPOLE = {"kind": "bot", "level": "tadpole"}


def opened(host: Guest, *seats: Facts, **wish: Any) -> str:
    answer = host.http.post("/api/tables", json={"game": "gobbit", "decision_seconds": None, "seats": seats, **wish})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


def hand(live: Live, seat: int) -> Facts:
    assert live.match is not None
    return next(each for each in live.match["hands"] if each["seat"] == seat)


def offered(live: Live, seat: int) -> list[Any]:
    return [offer["action"] for offer in hand(live, seat)["offers"]]


def send_slow_tap(live: Live, seat: int | None, target: int | str) -> str:
    """Sends a tap with a slow claim, so that the verdict waits for others as long as possible."""
    assert live.match is not None
    action = {"type": "tap", "target": target, "scene": live.match["view"]["scene"]["number"]}
    return live.send("act", question=0, action=action, claim_us=SLOW_US, seat=seat)


def tap(live: Live, seat: int | None, target: int | str) -> Facts:
    return live.answer(send_slow_tap(live, seat, target))


def events(live: Live, kind: str) -> list[Facts]:
    return [line["event"] for line in live.lines if line["event"] and line["event"]["type"] == kind]


def sayings(live: Live, key: str) -> list[Facts]:
    said = [line["saying"] for line in live.lines if line["saying"]]
    return [saying["facts"] for saying in said if saying["key"] == key]


def names(live: Live) -> list[str]:
    return [seat["person"]["name"] if seat["person"] else "" for seat in live.table["seats"]]


@pytest.mark.rule("TB-30")
def test_each_player_at_the_screen_has_a_seat_a_name_and_a_hand(guest: NewGuest) -> None:
    anna = guest()
    with anna.at(opened(anna, ME, BEN, TADPOLE)) as live:
        assert (live.table["you"], live.table["held"]) == (0, [0, 1])
        assert names(live)[1:] == ["Ben", ""]
        assert [facts["who"] for facts in sayings(live, "table-line-sat-down")][1:] == ["Ben"]
        live.do("begin").until(lambda live: live.match)
        assert live.match is not None
        assert (live.match["view"]["viewer"], live.match["offers"]) == (None, [])
        assert [each["seat"] for each in live.match["hands"]] == [0, 1]
        for seat in (0, 1):
            assert hand(live, seat)["view"]["viewer"] == seat
            assert {"type": "pause"} in offered(live, seat)
        listed = anna.http.get("/api/tables").json()["yours"][0]
        assert listed["names"][1] == "Ben"


@pytest.mark.rule("TB-30")
def test_two_taps_on_one_screen_are_two_taps_in_one_clash(guest: NewGuest, server: LiveServer) -> None:
    anna = guest()
    with anna.at(opened(anna, ME, BEN)) as live:
        live.do("begin").until(lambda live: live.match)
        with server.paused():
            asked = [send_slow_tap(live, seat, "graveyard") for seat in (0, 1)]
        assert [live.answer(name)["type"] for name in asked] == ["done", "done"]
        live.until(lambda live: events(live, "clash-settled"))
        (clash,) = events(live, "clash-settled")
        assert sorted(verdict["seat"] for verdict in clash["verdicts"]) == [0, 1]


@pytest.mark.rule("TB-30")
def test_an_action_without_a_seat_is_the_owners_and_other_peoples_seats_are_refused(
    guest: NewGuest, server: LiveServer
) -> None:
    anna, cleo = guest(), guest()
    with anna.at(opened(anna, ME, BEN, OPEN)) as live, cleo.at(cleo.join(live.table["code"])) as other:
        other.do("sit", seat=2)
        live.do("begin")
        for each in (live, other):
            each.until(lambda live: live.match)
        assert tap(live, 2, 0)["rule"] == "TB-30"
        assert tap(live, 7, 0)["rule"] == "TB-30"
        assert tap(other, 1, 0)["rule"] == "TB-30"
        with server.paused():
            asked = [(other, send_slow_tap(other, 2, 0)), (live, send_slow_tap(live, None, 0))]
        assert [each.answer(name)["type"] for each, name in asked] == ["done", "done"]
        live.until(lambda live: events(live, "clash-settled"))
        (clash,) = events(live, "clash-settled")
        assert sorted(verdict["seat"] for verdict in clash["verdicts"]) == [0, 2]


@pytest.mark.rule("TB-30")
def test_a_screen_gets_the_public_view_and_each_seats_own(guest: NewGuest) -> None:
    """Before the verdict, Ben's tap is in Ben's view only."""
    anna, cleo = guest(), guest()
    with anna.at(opened(anna, ME, BEN, OPEN)) as live, cleo.at(cleo.join(live.table["code"])) as other:
        other.do("sit", seat=2)
        live.do("begin")
        for each in (live, other):
            each.until(lambda live: live.match)
        tap(live, 1, "graveyard")
        live.until(lambda live: hand(live, 1)["view"]["phase"] == "clash")
        assert live.match is not None
        assert other.match is not None
        assert [each["target"] for each in hand(live, 1)["view"]["taps"]] == ["graveyard"]
        assert not any(action.get("target") == "graveyard" for action in offered(live, 1))
        for view in (hand(live, 0)["view"], live.match["view"], other.match["view"]):
            assert (view["taps"], view["phase"]) == ([], "open")
        assert other.match["hands"] == []
        for each in (live, other):
            assert events(each, "tapped") == []


@pytest.mark.rule("TB-30")
def test_players_around_a_screen_come_and_go_together(guest: NewGuest) -> None:
    anna, cleo = guest(), guest()
    with anna.at(opened(anna, ME, BEN, OPEN)) as live, cleo.at(cleo.join(live.table["code"])) as other:
        other.do("sit", seat=2)
        live.do("begin").until(lambda live: live.match)
        live.do("stand")
        assert [facts["who"] for facts in sayings(live, "table-line-went-away")] == names(live)[:2]
        assert tap(live, 1, 0)["rule"] == "TB-17"
        other.until(lambda live: live.table["seats"][1]["stand_in_from"] is not None)
        other.do("propose", seat=1)
        assert other.table["seats"][1]["stand_in"]
        live.do("come-back")
        assert [seat["stand_in"] for seat in live.table["seats"]] == ["", "", ""]
        assert tap(live, 1, 0)["type"] == "done"
        live.do("resign")
        assert [seat["resigned"] for seat in live.table["seats"]] == [True, True, False]


@pytest.mark.rule("TB-30", "TB-16")
def test_players_around_a_screen_have_one_vote(guest: NewGuest) -> None:
    anna, cleo, dan = guest(), guest(), guest()
    table = opened(anna, ME, BEN, OPEN, OPEN)
    with anna.at(table) as live, cleo.at(cleo.join(live.table["code"])) as other:
        other.do("sit", seat=2)
        with dan.at(dan.join(live.table["code"])) as third:
            third.do("sit", seat=3)
            live.do("begin").until(lambda live: live.match)
            third.do("stand")
        other.do("propose", seat=3)
        assert other.table["takeover"]["asked"] == [0]
        live.until(lambda live: live.table["takeover"]).do("vote", seat=3, agree=True)
        assert live.table["seats"][3]["stand_in"]
        assert live.refused("propose", seat=1) == ("TB-16", {"fault": "seat", "seat": 2})


@pytest.mark.rule("TB-30", "TB-14")
def test_before_the_match_their_seats_become_free_together(guest: NewGuest) -> None:
    anna, cleo = guest(), guest()
    with anna.at(opened(anna, ME, BEN, OPEN)) as live, cleo.at(cleo.join(live.table["code"])) as other:
        other.do("sit", seat=2)
        live.do("stand")
        other.until(lambda live: live.table["host"] == cleo.id)
        assert [seat["kind"] for seat in other.table["seats"]] == ["open", "open", "human"]
        live.do("sit", seat=1)
        assert (live.table["you"], live.table["held"]) == (1, [])


@pytest.mark.rule("TB-38", "TB-22")
def test_the_owner_of_a_screen_renames_its_seats_before_the_match(guest: NewGuest) -> None:
    anna, cleo = guest(), guest()
    with anna.at(opened(anna, ME, BEN, OPEN)) as live, cleo.at(cleo.join(live.table["code"])) as other:
        other.do("sit", seat=2)
        live.do("name-seat", seat=1, name="  Tom ")
        other.until(lambda other: names(other)[1] == "Tom")
        assert sayings(other, "table-line-seat-renamed") == [{"who": "Tom", "seat": 2}]
        lines = len(live.lines)
        live.do("name-seat", seat=1, name="Tom")
        assert len(live.lines) == lines, "nothing was changed"
        assert live.refused("name-seat", seat=1, name=" \u202e ")[0] == "TB-22"
        for seat in (0, 2):
            assert live.refused("name-seat", seat=seat, name="Eve") == ("TB-38", {"seat": seat + 1})
        assert other.refused("name-seat", seat=1, name="Eve") == ("TB-38", {"seat": 2})
        live.do("begin").until(lambda live: live.match)
        assert live.refused("name-seat", seat=1, name="Eve") == ("TB-14", {"fault": "playing"})
        assert names(live)[1] == "Tom"


@pytest.mark.rule("TB-38")
def test_a_new_name_survives_a_restart(new_server: NewServer) -> None:
    server = new_server()
    with server.guest() as anna:
        table = opened(anna, ME, BEN)
        with anna.at(table) as live:
            live.do("name-seat", seat=1, name="Tom")
        server.stop()
        server.start()
        with anna.at(table) as live:
            assert (names(live)[1], live.table["held"]) == ("Tom", [0, 1])


@pytest.mark.rule("TB-30", "TB-12")
def test_the_host_may_free_a_seat_at_their_own_screen(guest: NewGuest) -> None:
    anna = guest()
    with anna.at(opened(anna, ME, BEN)) as live:
        live.do("kick", seat=1)
        assert (live.table["seats"][1]["kind"], live.table["held"]) == ("open", [])
        assert [facts["who"] for facts in sayings(live, "table-line-got-up")] == ["Ben"]
        live.do("sit", seat=1)
        assert live.table["you"] == 1, "the player can sit down elsewhere"


@pytest.mark.rule("TB-30", "TB-19")
def test_a_rematch_and_a_record_have_the_same_names(guest: NewGuest) -> None:
    anna = guest()
    with anna.at(opened(anna, ME, BEN, options={"minimum_penalty": True})) as live:
        live.do("begin").until(lambda live: live.match)
        while not live.is_over:  # each fault costs a card, and there are fewer cards than this
            if tap(live, 1, "graveyard")["type"] == "refusal":
                live.hear()
        assert anna.http.get(f"/api/tables/{live.table['id']}/record").json()["players"][1] == "Ben"
        replay = anna.http.get(f"/api/tables/{live.table['id']}/replay").json()
        assert {scene["view"]["viewer"] for scene in replay["scenes"]} == {None}
        again = live.do("rematch").until(lambda live: live.table["rematch"]).table["rematch"]
    with anna.at(again) as live:
        assert (live.table["held"], names(live)[1]) == ([0, 1], "Ben")


@pytest.mark.rule("TB-30", "TB-22")
def test_which_shared_screens_are_refused(guest: NewGuest) -> None:
    anna = guest()

    def refusal(*seats: Facts, game: str = "gobbit") -> tuple[str, Any]:
        answer = anna.http.post("/api/tables", json={"game": game, "seats": seats})
        assert 400 <= answer.status_code < 500
        return answer.json()["rule"], answer.json()["facts"].get("fault")

    assert refusal(BEN, OPEN) == ("TB-30", "host")
    assert refusal(ME, BEN, BEN, BEN, BEN) == ("TB-30", "many")
    assert refusal(ME, {"kind": "here", "name": " "}) == ("TB-22", None)
    info = {game["key"]: (game["around"], game["passed_on"]) for game in anna.http.get("/api/games").json()}
    assert info["gobbit"] == (True, False)
    assert info["quibbit"] == (True, True)
