"""China Moon at a table: whole matches over sockets, boards by name, and boards that do not hold."""

from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec import to_builtins

from nenuphar.core.record import verify
from nenuphar.games.china_moon import GAME
from nenuphar.games.china_moon.types import POND
from nenuphar.shelf import shelves
from tests.server.pond import Guest, Pond, play_on, seated

Guests = Callable[[], Guest]
SEATS = [{"kind": "me"}, {"kind": "bot", "level": "tadpole"}, {"kind": "bot", "level": "tadpole"}]


def test_two_people_and_a_bot_play_to_the_end(guest: Guests) -> None:
    anna, bert = guest(), guest()
    first, second = seated(anna, bert, game="china_moon", options={"board": "brook"})
    with first, second:
        play_on(first, second)
        assert first.match is not None
        view = first.match["view"]
        assert view["outcome"]["rule"] == "CM-A3"
        record = anna.http.get(f"/api/tables/{first.table['id']}/record")
        assert verify(GAME, record.content).setup.options.board.title == "Beginners' brook"


def test_a_board_of_ones_own_is_offered_and_stays_in_the_match(own_pond: Callable[..., Pond]) -> None:
    pond = own_pond()
    folder = shelves(GAME)["board"].folder(pond.settings.home)
    folder.mkdir(parents=True)
    shipped = Path(str(shelves(GAME)["board"]._own())) / "pond.toml"
    mine = folder / "mine.toml"
    mine.write_text(shipped.read_text("utf-8").replace("Moonlit pond", "My pond"), "utf-8")
    with pond.guest() as anna:
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
def test_a_board_that_does_not_hold_opens_no_table(guest: Guests, board: object, rule: str) -> None:
    anna = guest()
    wish = {"game": "china_moon", "seats": SEATS, "decision_seconds": None, "options": {"board": board}}
    answer = anna.http.post("/api/tables", json=wish)
    assert answer.status_code in (400, 409, 422)
    assert answer.json()["rule"] == rule
