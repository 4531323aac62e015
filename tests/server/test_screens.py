"""The big screen: who may open one, what it is told, and how it disturbs nobody."""

import pytest
from websockets.exceptions import InvalidStatus

from tests.server.live_server import Facts, Guest, Live, NewGuest, NewServer, TwoServers, close_code, wait_for_turn
from tests.server.test_table_changes import change


def code_of(guest: Guest, table: str) -> str:
    answer = guest.http.post(f"/api/tables/{table}/screens")
    assert answer.status_code == 201, answer.text
    return str(answer.json()["code"])


def type_code(television: Guest, code: str) -> str:
    answer = television.http.post("/api/screens", json={"code": code})
    assert answer.status_code == 200, answer.text
    return str(answer.json()["id"])


def refusal(guest: Guest, path: str, **body: object) -> tuple[str, Facts]:
    answer = guest.http.post(path, json=body)
    assert 400 <= answer.status_code < 500
    return answer.json()["rule"], answer.json()["facts"]


@pytest.mark.rule("TB-90", "TB-92")
def test_a_code_opens_one_screen_of_a_private_table(guest: NewGuest) -> None:
    anna, television, other = guest(), guest(), guest()
    table = anna.open("me,open,tadpole")
    with pytest.raises(InvalidStatus):
        television.screen(table)
    code = code_of(anna, table)
    assert len(code) == 6
    assert type_code(television, f" {code[:3].lower()}-{code[3:]} ") == table
    assert refusal(other, "/api/screens", code=code) == ("TB-90", {"fault": "code"})
    with television.screen(table) as screen, anna.at(table) as live:
        assert screen.table["code"] == live.table["code"]
        live.do("fill", seat=1, level="tadpole")
        screen.until(lambda screen: not screen.table["code"])  # no seat is free
    with pytest.raises(InvalidStatus):
        television.at(table)  # a screen is not a person at the table
    for path in ("", "/lines?before=2", "/board", "/replay", "/record"):
        assert television.http.get(f"/api/tables/{table}{path}").status_code == 404
    assert television.http.get(f"/api/tables/{table}/screen").json()["you"] is None
    assert television.http.get(f"/api/tables/{table}/screenlines?before=2").json()["lines"]


@pytest.mark.rule("TB-90", "TB-92")
def test_who_may_show_a_table(guest: NewGuest) -> None:
    anna, spectator, stranger = guest(), guest(), guest()
    with anna.at(anna.open("me,open")) as live:
        table = live.table["id"]
        spectator.join(live.table["code"])
        assert refusal(spectator, f"/api/tables/{table}/screens") == ("TB-90", {"fault": "guest"})
        assert refusal(stranger, f"/api/tables/{table}/screens")[0] == "TB-20"
        with spectator.screen(table) as screen:
            assert screen.table["code"] == "", "a spectator does not invite, on whatever screen"
    public = anna.open("me,open", public=True)
    assert code_of(stranger, public)
    with stranger.screen(public) as screen:
        assert screen.table["code"] == ""


@pytest.mark.rule("TB-90")
def test_a_table_that_becomes_private_loses_its_screens_and_codes(guest: NewGuest) -> None:
    anna, stranger, television = guest(), guest(), guest()
    with anna.at(anna.open("me,open", public=True)) as live:
        table = live.table["id"]
        type_code(television, code_of(stranger, table))
        left = code_of(stranger, table)
        with television.screen(table) as screen, anna.screen(table) as own:
            live.do("change-table", **change(live, public=False))
            close_code(screen)
            assert screen.table["public"], "it was told nothing more"
            own.until(lambda own: not own.table["public"])
            assert own.table["code"]
        with pytest.raises(InvalidStatus):
            television.screen(table)
        assert television.http.get(f"/api/tables/{table}/screen").status_code == 404
        assert refusal(stranger, "/api/screens", code=left) == ("TB-90", {"fault": "code"})
        assert type_code(television, code_of(anna, table)) == table


@pytest.mark.rule("TB-32", "TB-92")
def test_the_screen_of_a_removed_player_does_not_show_the_new_invitation(guest: NewGuest) -> None:
    anna, bert, television = guest(), guest(), guest()
    with anna.at(anna.open("me,open")) as live, bert.at(bert.join(live.table["code"])) as other:
        table = other.do("sit", seat=1).table["id"]
        type_code(television, code_of(bert, table))
        live.until(lambda live: live.table["seats"][1]["person"])
        with television.screen(table) as screen, bert.screen(table) as own:
            before = live.table["code"]
            live.do("kick", seat=1).until(lambda live: live.table["code"] != before)
            for each in (screen, own):
                each.until(lambda each: each.seq >= live.seq)
                assert (each.table["seats"][1]["kind"], each.table["code"]) == ("open", "")
        with television.screen(table) as screen:
            assert screen.table["code"] == ""
        assert television.http.get(f"/api/tables/{table}/screen").json()["code"] == ""


@pytest.mark.rule("TB-90")
def test_an_old_code_is_refused(new_server: NewServer, monkeypatch: pytest.MonkeyPatch) -> None:
    from nenuphar.server.gateway import screen_routes

    monkeypatch.setattr(screen_routes, "CODE_MINUTES", 0)
    with new_server().guest() as anna:
        code = code_of(anna, anna.open("me,open"))
        assert refusal(anna, "/api/screens", code=code) == ("TB-90", {"fault": "code"})


@pytest.mark.rule("TB-91")
def test_a_screen_is_nobody(guest: NewGuest) -> None:
    anna, television = guest(), guest()
    with anna.at(anna.open("me,tadpole")) as live:
        table = live.table["id"]
        type_code(television, code_of(anna, table))
        with television.screen(table) as screen:
            live.until(lambda live: live.table["screens"] == 1)
            assert live.table["watching"] == 0
            for ask in ({"kind": "chat", "text": "hi"}, {"kind": "sit", "seat": 0}, {"kind": "begin"}):
                assert screen.refused(**ask) == ("TB-91", {})
        live.until(lambda live: live.table["screens"] == 0)
        assert not any(line["by"] and line["by"]["id"] == television.id for line in live.lines)


@pytest.mark.rule("TB-91")
def test_a_players_own_screen_neither_shows_the_hand_nor_keeps_the_player_present(guest: NewGuest) -> None:
    anna, bert = guest(), guest()
    with anna.screen(anna.open("me,open")) as screen:
        table = screen.table["id"]
        with anna.at(table) as live, bert.at(bert.join(live.table["code"])) as other:
            other.do("sit", seat=1)
            live.do("begin")
            play_until_planning(live, other)
            live.until(lambda live: live.is_due)
            live.play({"type": "choose", "card": 4})
            screen.until(lambda screen: screen.seq >= live.seq)
            assert live.match is not None
            assert screen.match is not None
            assert live.match["view"]["chosen"][0] == 4
            assert (screen.match["view"]["chosen"][0], screen.match["offers"], screen.table["you"]) == (None, [], None)
        screen.until(lambda screen: not screen.table["seats"][0]["online"])


def play_until_planning(*lives: Live) -> None:
    while any(live.match is None or live.match["view"]["phase"] != "planning" for live in lives):
        seq = wait_for_turn(*lives).play().seq
        for live in lives:
            live.until(lambda live, seq=seq: live.seq >= seq)  # type: ignore[misc]


@pytest.mark.rule("TB-92")
def test_a_screen_goes_to_the_rematch_and_survives_a_restart(new_server: NewServer) -> None:
    server = new_server()
    with server.guest() as anna, server.guest() as television:
        with anna.at(anna.open("me,tadpole")) as live:
            table = type_code(television, code_of(anna, live.table["id"]))
            with television.screen(table) as screen:
                live.do("begin").do("resign")
                screen.until(lambda screen: screen.is_over)
                live.until(lambda live: live.is_over).do("rematch")
                screen.until(lambda screen: screen.table["rematch"])
                again = screen.table["rematch"]
        server.stop()
        server.start()
        with television.screen(again) as screen:
            assert screen.table["you"] is None


@pytest.mark.rule("TB-90")
def test_a_code_from_one_node_opens_a_screen_at_another(two_servers: TwoServers) -> None:
    first, second = two_servers()
    anna, television = first.guest(), second.guest()
    with anna, television, anna.at(anna.open("me,open,tadpole")) as live:
        table = type_code(television, code_of(anna, live.table["id"]))
        with television.screen(table) as screen:
            assert screen.table["code"] == live.table["code"]
