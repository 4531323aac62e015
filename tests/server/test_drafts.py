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


@pytest.mark.parametrize(
    "text",
    [
        '{"a": "\\ud800"}',
        '{"\\ud800": 1, "\\ud800": 2}',
        "a." * 5_000 + "a = 1",
        "a." * 400 + "a = 1",
        "x = 0x" + "f" * 8_000,
        "x = 1" + "0" * 100,
        '{"x": 1' + "0" * 100 + "}",
        '{"x": 1' + "0" * 5_000 + "}",
        '{"x": NaN}',
        "x = nan",
        "x = 2001-02-03",
        '"" = 0',
    ],
    ids=lambda text: text[:20],
)
def test_what_can_be_read_but_not_sent_is_no_board(guest: Callable[[], Guest], text: str) -> None:
    assert asked(guest(), text=text)["problem"]["rule"] == "TB-8"


@pytest.mark.rule("TB-8")
@pytest.mark.parametrize("depth", [50, 300, 900, 2_000, 7_000])
def test_a_drawing_with_no_end_of_levels(guest: Callable[[], Guest], depth: int) -> None:
    mia, deep = guest(), "[" * depth + "]" * depth
    checked = mia.http.post("/api/games/china_moon/check", content=f'{{"option": "board", "data": {deep}}}')
    assert checked.status_code in (200, 400)
    assert checked.json().get("problem", checked.json())["rule"] == "TB-8"
    seats = '[{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]'
    wish = f'{{"game": "china_moon", "seats": {seats}, "options": {{"board": {deep}}}}}'
    opened = mia.http.post("/api/tables", content=wish)
    assert (opened.status_code, opened.json()["rule"]) == (400, "TB-8")


def test_an_option_or_a_game_that_is_not_there(guest: Callable[[], Guest]) -> None:
    mia = guest()
    strange = mia.http.post("/api/games/china_moon/check", json={"option": "weather", "data": 1})
    assert strange.json()["problem"]["rule"] == "TB-8"
    assert mia.http.post("/api/games/chess/check", json={"option": "board"}).status_code == 404


def test_nobody_without_a_name_is_answered(guest: Callable[[], Guest]) -> None:
    mia = guest()
    mia.http.cookies.clear()
    assert mia.http.post("/api/games/china_moon/check", json={"option": "board", "text": POND}).status_code == 401
