"""A draft of an option is read and judged as a new table would judge it, and nothing comes of it."""

from collections.abc import Callable
from importlib.resources import files
from typing import Any

import pytest

from tests.server.pond import Guest

POND = files("nenuphar.games.china_moon").joinpath("data", "boards", "pond.toml").read_text("utf-8")


def asked(guest: Guest, game: str = "china_moon", **draft: Any) -> Any:
    answer = guest.http.post(f"/api/games/{game}/check", json={"option": "board", **draft})
    assert answer.status_code == 200, answer.text
    return answer.json()


def test_a_file_is_read_and_its_data_are_taken_again(guest: Callable[[], Guest]) -> None:
    mia = guest()
    read = asked(mia, text=POND)
    assert read["problem"] is None
    assert [pad["name"] for pad in read["data"]["pads"]][:3] == ["1", "2", "3"]
    assert asked(mia, data=read["data"]) == read
    assert asked(mia, data="pond") == read, "a file on the shelf goes by its name"
    assert asked(mia, data="../pond")["problem"]["rule"] == "TB-8"


def test_what_the_rules_have_against_a_drawing_comes_with_the_drawing(guest: Callable[[], Guest]) -> None:
    mia = guest()
    board = asked(mia, text=POND)["data"]
    board["pads"][0]["next"] = ["nobody"]
    answer = asked(mia, data=board)
    assert answer["data"] == board
    assert answer["problem"] == {"rule": "CM-M4", "facts": {"fault": "unknown", "pad": "1", "next": "nobody"}}


@pytest.mark.parametrize("text", ["title = ", "{", "pads = 3", '{"title": 1, "title": 2}', "[" * 5_000])
def test_what_cannot_be_read_is_no_board(guest: Callable[[], Guest], text: str) -> None:
    assert asked(guest(), text=text)["problem"]["rule"] == "TB-8"


def test_an_option_or_a_game_that_is_not_there(guest: Callable[[], Guest]) -> None:
    mia = guest()
    strange = mia.http.post("/api/games/china_moon/check", json={"option": "weather", "data": 1})
    assert strange.json()["problem"]["rule"] == "TB-8"
    assert mia.http.post("/api/games/chess/check", json={"option": "board"}).status_code == 404


def test_nobody_without_a_name_is_answered(guest: Callable[[], Guest]) -> None:
    mia = guest()
    mia.http.cookies.clear()
    assert mia.http.post("/api/games/china_moon/check", json={"option": "board", "text": POND}).status_code == 401
