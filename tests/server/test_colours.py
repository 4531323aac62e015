"""Players get their own colour if it is free."""

from typing import Any

import pytest

from nenuphar import games
from nenuphar.core.codec import decode
from nenuphar.core.colours import assign_colours
from nenuphar.server.model.events import MatchBegan
from tests.server.live_server import Guest, Live, NewGuest, NewServer

PALETTE = ("yellow", "red", "green", "blue")


def wearing(guest: Guest, colour: str) -> Guest:
    guest.http.put("/api/me", json={"name": "Mia", "colour": colour, "avatar": "frog"}).raise_for_status()
    return guest


def begun(live: Live) -> Live:
    return live.do("begin").until(lambda live: live.match is not None)


def colours(live: Live) -> list[str]:
    assert live.match is not None
    found: list[str] = live.match["view"]["colours"]
    return found


@pytest.mark.rule("TB-37")
@pytest.mark.parametrize(
    ("wishes", "given"),
    [
        (["", "", ""], ["yellow", "red", "green"]),
        (["green", "", ""], ["green", "red", "yellow"]),
        (["", "blue", ""], ["yellow", "blue", "green"]),
        (["red", "red", "red"], ["red", "yellow", "green"]),
        (["violet", "yellow", ""], ["red", "yellow", "green"]),
        (["blue", "green", "red", "yellow"], ["blue", "green", "red", "yellow"]),
    ],
)
def test_a_player_gets_the_chosen_colour_if_it_is_free(wishes: list[str], given: list[str]) -> None:
    assert list(assign_colours(PALETTE, wishes)) == given


@pytest.mark.rule("TB-37")
def test_players_and_spectators_see_the_chosen_colours(guest: NewGuest) -> None:
    anna, bert = wearing(guest(), "blue"), wearing(guest(), "blue")
    with anna.at(anna.open("me,open,tadpole")) as host, bert.at(bert.join(host.table["code"])) as other:
        other.do("sit", seat=1)
        begun(host)
        other.until(lambda live: live.match is not None)
        for live in (host, other):
            assert live.match is not None
            assert live.match["view"]["colours"] == ["blue", "red", "green"]


@pytest.mark.rule("TB-37")
def test_with_two_players_the_dummy_gets_a_free_colour(guest: NewGuest) -> None:
    anna = wearing(guest(), "green")
    with anna.at(anna.open("me,tadpole")) as live:
        match = begun(live).match
        assert match is not None
        assert match["view"]["colours"] == ["green", "red", "yellow"]


@pytest.mark.rule("TB-37")
@pytest.mark.parametrize("options", [{"colours": ["red", "blue", "yellow"]}, {"board": "YRG* GRY* RYG~"}])
def test_colours_set_by_the_table_stay(guest: NewGuest, options: dict[str, Any]) -> None:
    anna = wearing(guest(), "green")
    with anna.at(anna.open("me,tadpole,tadpole", options=options)) as live:
        match = begun(live).match
        assert match is not None
        assert match["view"]["colours"] == options.get("colours", ["yellow", "red", "green"])


@pytest.mark.rule("TB-37")
@pytest.mark.parametrize("key", games.names())
def test_every_game_has_enough_colours_and_gives_them_out(guest: NewGuest, key: str) -> None:
    game = games.find(key)
    assert game is not None
    palette = game.manifest.colours
    assert len(set(palette)) == len(palette) >= game.manifest.seats[-1]
    anna = wearing(guest(), "violet")
    seats = max(2, game.manifest.seats[0])
    with anna.at(anna.open(",".join(["me", *["tadpole"] * (seats - 1)]), game=key)) as live:
        match = begun(live).match
        assert match is not None
        shown = live.table["colours"] or match["view"]["colours"]
        assert shown[0] == ("violet" if "violet" in palette else palette[0])


@pytest.mark.rule("TB-37")
def test_colours_survive_a_restart_and_are_assigned_again_for_a_rematch(new_server: NewServer) -> None:
    server = new_server()
    with server.guest() as anna:
        wearing(anna, "blue")
        table = anna.open("me,tadpole,tadpole")
        with anna.at(table) as live:
            kept = colours(begun(live))
        server.stop()
        server.start()
        wearing(anna, "red")
        with anna.at(table) as live:
            assert colours(live) == kept == ["blue", "red", "green"]
            live.until(lambda live: live.is_due)
            while not live.is_over:
                if live.is_due:
                    live.play()
                else:
                    live.hear()
            live.do("rematch").until(lambda live: live.table["rematch"])
            again = live.table["rematch"]
        with anna.at(again) as live:
            assert colours(live) == ["red", "yellow", "green"]


def test_a_match_stored_without_colours_has_the_usual_ones() -> None:
    old = decode(b'{"type":"match-began"}', MatchBegan)
    assert old.colours == ()
