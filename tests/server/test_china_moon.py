"""China Moon at a table: whole matches over sockets, boards by name, and invalid boards."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from msgspec import to_builtins

from nenuphar.core.record import verify
from nenuphar.games.china_moon import GAME
from nenuphar.games.china_moon.tests.ponds import drawn
from nenuphar.games.china_moon.types import POND
from nenuphar.shelf import shelves
from tests.server.live_server import Guest, Live, NewGuest, NewServer, play_on, start_match, wait_for_turn

SEATS = [{"kind": "me"}, {"kind": "bot", "level": "tadpole"}, {"kind": "bot", "level": "tadpole"}]


def test_two_people_and_a_bot_play_to_the_end(guest: NewGuest) -> None:
    anna, bert = guest(), guest()
    first, second = start_match(anna, bert, game="china_moon", options={"board": "brook"})
    with first, second:
        play_on(first, second)
        assert first.match is not None
        view = first.match["view"]
        assert view["outcome"]["rule"] == "CM-A3"
        record = anna.http.get(f"/api/tables/{first.table['id']}/record")
        assert verify(GAME, record.content).setup.options.board.title == "Beginners' brook"


def test_a_users_board_is_offered_and_copied_into_the_match(new_server: NewServer) -> None:
    server = new_server()
    folder = shelves(GAME)["board"].folder(server.settings.home)
    folder.mkdir(parents=True)
    shipped = Path(str(shelves(GAME)["board"]._own())) / "pond.toml"
    mine = folder / "mine.toml"
    mine.write_text(shipped.read_text("utf-8").replace("Moonlit pond", "My pond"), "utf-8")
    with server.guest() as anna:
        (about,) = [game for game in anna.http.get("/api/games").json() if game["key"] == "china_moon"]
        (board,) = [option for option in about["options"] if option["name"] == "board"]
        assert (board["kind"], board["default"], board["choices"]) == ("choice", "pond", ["pond", "brook", "mine"])
        table = anna.open("me,tadpole,tadpole", game="china_moon", options={"board": "mine"})
        mine.unlink()
        with anna.at(table) as live:
            live.do("begin").until(lambda live: live.match)
            assert live.match is not None
            assert live.match["view"]["setup"]["options"]["board"]["title"] == "My pond"


@pytest.mark.parametrize(
    ("board", "rule"),
    [("sea", "TB-8"), ("../pond", "TB-8"), ({"title": "x"}, "TB-8"), ({**to_builtins(POND), "title": ""}, "CM-M4")],
)
def test_an_invalid_board_opens_no_table(guest: NewGuest, board: object, rule: str) -> None:
    anna = guest()
    wish = {"game": "china_moon", "seats": SEATS, "decision_seconds": None, "options": {"board": board}}
    answer = anna.http.post("/api/tables", json=wish)
    assert answer.status_code in (400, 409, 422)
    assert answer.json()["rule"] == rule


# Lilies first, and then only pranksters: owners soon have to choose in other players' turns.
PRANKS = "L L F F L L F F L L F F L L F F L L F F L L P K"


def play_to_choice_in_others_turn(asked: int, *players: Live) -> None:
    """Plays until this seat has to choose in another player's turn."""

    while not (view(players[0])["asked"] == asked != view(players[0])["turn"]):
        player = wait_for_turn(*players)
        # The others move this seat's frogs whenever they can.
        foreign = [offer for offer in player.offers if offer.get("frog", -1) // 3 == asked]
        player.play(foreign[0] if foreign and view(player)["turn"] != asked else None)
        catch_up(*players)
        assert not player.is_over, "nobody had to choose in another player's turn"


def catch_up(*players: Live) -> None:
    """Reads until all have received the latest line."""
    seq = max(player.seq for player in players)
    for player in players:
        player.until(lambda live: live.seq >= seq)


def view(live: Live) -> Any:
    assert live.match is not None
    return live.match["view"]


@pytest.mark.rule("TB-15", "CM-C1", "CM-P7")
def test_the_clock_chooses_for_an_owner_in_another_players_turn(
    new_server: NewServer, calendar: Callable[[float], None]
) -> None:
    server = new_server()
    with server.guest() as anna, server.guest() as bert, server.guest() as cleo:
        options = {"board": to_builtins(drawn(PRANKS)), "oldest": 0}
        players = three(anna, bert, cleo, options=options, decision_seconds=3_600)
        play_to_choice_in_others_turn(1, *players)
        before = view(players[0])
        since = players[0].seq
        calendar(1 / 12)
        players[0].ask("chat", text="he sleeps")
        players[0].until(lambda live: live.seq > since + 2)
        told = [line["event"]["type"] for line in players[0].lines if line["seq"] > since and line["event"]]
        assert told[:2] == ["time-ran-out", "lilies-swapped"]
        after = view(players[0])
        if len(before["moved"]) < 3:
            assert (after["turn"], after["asked"], after["moved"]) == (before["turn"], before["turn"], before["moved"])
        else:
            assert after["turn"] == after["asked"] == (before["turn"] + 1) % 3
        catch_up(*players)
        play_on(*players)
        for live in players:
            live.socket.close()


@pytest.mark.rule("TB-16", "TB-17", "CM-P7")
def test_a_stand_in_takes_over_in_mid_turn_until_the_player_is_back(new_server: NewServer) -> None:
    server = new_server(bot_pause_ms=0)
    with server.guest() as anna, server.guest() as bert, server.guest() as cleo:
        players = three(anna, bert, cleo, options={"board": to_builtins(drawn(PRANKS)), "oldest": 0})
        play_to_choice_in_others_turn(1, *players)
        first, second, third = players
        second.socket.close()
        first.until(lambda live: '"online":[true,false,true]' in live.received[-1])
        first.do("propose", seat=1)
        third.until(lambda live: live.table["takeover"]).do("vote", seat=1, agree=True)
        first.until(lambda live: view(live)["asked"] != 1)  # the stand-in has chosen, and the turn continues
        assert first.table["seats"][1]["stand_in"]
        with bert.at(first.table["id"]) as again:
            again.do("come-back")
            assert again.table["seats"][1]["stand_in"] == ""
            catch_up(first, again, third)
            play_on(first, again, third)
        first.socket.close()
        third.socket.close()


def three(anna: Guest, bert: Guest, cleo: Guest, **wish: Any) -> tuple[Live, Live, Live]:
    first = anna.at(anna.open("me,open,open", game="china_moon", **wish))
    second, third = (guest.at(guest.join(first.table["code"])) for guest in (bert, cleo))
    second.do("sit", seat=1)
    third.do("sit", seat=2)
    first.until(lambda live: live.seq >= third.seq).do("begin")
    for live in (first, second, third):
        live.until(lambda live: live.match)
    return first, second, third
