"""Drafts of an option, such as a board, are checked as for a new table, and can be saved."""

from importlib.resources import files
from typing import Any

import pytest

from nenuphar.server.gateway import me_routes
from tests.server.live_server import Guest, NewGuest, NewServer

FILES = "/api/me/files/china_moon"
POND = files("nenuphar.games.china_moon").joinpath("data", "boards", "pond.toml").read_text("utf-8")


def asked(guest: Guest, game: str = "china_moon", **draft: Any) -> Any:
    answer = guest.http.post(f"/api/games/{game}/check", json={"option": "board", **draft})
    assert answer.status_code == 200, answer.text
    return answer.json()


def test_a_file_is_read_and_its_data_are_taken_again(guest: NewGuest) -> None:
    mia = guest()
    read = asked(mia, text=POND)
    assert read["problem"] is None
    assert [pad["name"] for pad in read["data"]["pads"]][:3] == ["1", "2", "3"]
    assert asked(mia, data=read["data"]) == read
    assert asked(mia, data="pond") == read, "a shipped file is chosen by its name"
    assert asked(mia, data="../pond")["problem"]["rule"] == "TB-8"


def test_a_drawing_comes_back_with_what_is_wrong_with_it(guest: NewGuest) -> None:
    mia = guest()
    board = asked(mia, text=POND)["data"]
    board["pads"][0]["next"] = ["nobody"]
    answer = asked(mia, data=board)
    assert answer["data"] == board
    assert answer["problem"] == {"rule": "CM-M4", "facts": {"fault": "unknown", "pad": "1", "next": "nobody"}}


@pytest.mark.parametrize("text", ["title = ", "{", "pads = 3", '{"title": 1, "title": 2}', "[" * 5_000])
def test_an_unreadable_board_is_refused(guest: NewGuest, text: str) -> None:
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
def test_a_board_that_cannot_be_sent_is_refused(guest: NewGuest, text: str) -> None:
    assert asked(guest(), text=text)["problem"]["rule"] == "TB-8"


@pytest.mark.rule("TB-8")
@pytest.mark.parametrize("depth", [50, 300, 900, 2_000, 7_000])
def test_a_drawing_that_is_nested_too_deeply_is_refused(guest: NewGuest, depth: int) -> None:
    mia, deep = guest(), "[" * depth + "]" * depth
    checked = mia.http.post("/api/games/china_moon/check", content=f'{{"option": "board", "data": {deep}}}')
    assert checked.status_code in (200, 400)
    assert checked.json().get("problem", checked.json())["rule"] == "TB-8"
    seats = '[{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]'
    wish = f'{{"game": "china_moon", "seats": {seats}, "options": {{"board": {deep}}}}}'
    opened = mia.http.post("/api/tables", content=wish)
    assert (opened.status_code, opened.json()["rule"]) == (400, "TB-8")


def test_an_unknown_option_or_game_is_refused(guest: NewGuest) -> None:
    mia = guest()
    strange = mia.http.post("/api/games/china_moon/check", json={"option": "weather", "data": 1})
    assert strange.json()["problem"]["rule"] == "TB-8"
    assert mia.http.post("/api/games/chess/check", json={"option": "board"}).status_code == 404


def test_a_visitor_without_a_token_is_refused(guest: NewGuest) -> None:
    mia = guest()
    mia.http.cookies.clear()
    assert mia.http.post("/api/games/china_moon/check", json={"option": "board", "text": POND}).status_code == 401


def drawn(guest: Guest, title: str = "Mia's pond", **changes: Any) -> Any:
    return {**asked(guest, text=POND)["data"], "title": title, **changes}


def keep(guest: Guest, board: Any, option: str = "board", **more: Any) -> Any:
    return guest.http.put(FILES, json={"option": option, "data": board}, **more)


def titles(guest: Guest) -> list[str]:
    return [each["title"] for each in guest.http.get(FILES).json()]


@pytest.mark.rule("TB-42")
def test_a_saved_board_belongs_to_its_owner_and_guests_can_play_it(guest: NewGuest) -> None:
    mia, ben = guest(), guest()
    board = drawn(mia)
    assert keep(mia, board).status_code == 200
    [kept] = mia.http.get(FILES).json()
    assert (kept["option"], kept["title"], kept["data"]) == ("board", "Mia's pond", board)
    assert titles(ben) == [], "nobody else sees it"
    table = mia.open("me,open,open", game="china_moon", options={"board": kept["data"]})
    mia.http.delete(FILES, params={"option": "board", "title": "Mia's pond"})
    code = mia.http.get(f"/api/tables/{table}").json()["code"]
    assert ben.http.post("/api/join", json={"code": code}).status_code == 200
    assert ben.http.get(f"/api/tables/{table}").json()["options"]["board"] == board, "the table has a copy"


@pytest.mark.rule("TB-42")
def test_a_title_is_saved_once_and_removed_only_by_its_owner(guest: NewGuest) -> None:
    mia, ben = guest(), guest()
    for y in (900, 910, 910):
        board = drawn(mia, "Ponds / brooks?", arrival={"x": 835, "y": 112}, start={"x": 92, "y": y, "next": ["1"]})
        assert keep(mia, board).status_code == 200
    [kept] = mia.http.get(FILES).json()
    assert kept["data"]["start"]["y"] == 910
    gone = {"option": "board", "title": "Ponds / brooks?"}
    assert ben.http.delete(FILES, params=gone).status_code == 204
    assert titles(mia) == ["Ponds / brooks?"]
    assert [mia.http.delete(FILES, params=gone).status_code for _ in range(2)] == [204, 204]
    assert titles(mia) == []


@pytest.mark.rule("TB-42")
def test_the_number_of_saved_boards_is_limited(guest: NewGuest, monkeypatch: pytest.MonkeyPatch) -> None:
    assert me_routes.MOST_FILES == 20
    monkeypatch.setattr(me_routes, "MOST_FILES", 2)
    mia = guest()
    answers = [keep(mia, drawn(mia, title)) for title in ("One", "Two", "Three", "Two")]
    assert [answer.status_code for answer in answers] == [200, 200, 422, 200]
    assert answers[2].json() == {"rule": "TB-42", "facts": {"most": 2}}
    assert titles(mia) == ["One", "Two"]


@pytest.mark.rule("TB-42")
def test_an_invalid_board_is_not_saved(guest: NewGuest) -> None:
    mia = guest()
    board = drawn(mia)
    wrong = {**board, "pads": board["pads"][1:]}
    large = {**board, "title": "x" * 70_000}
    answers = [
        keep(mia, wrong),
        keep(mia, {**board, "title": ""}),
        keep(mia, {**board, "colour": "green"}),
        keep(mia, "nowhere"),
        keep(mia, None),
        keep(mia, board, option="oldest"),
        keep(mia, board, option="weather"),
        keep(mia, large),
    ]
    assert [answer.json()["rule"] for answer in answers[:7]] == ["CM-M4", "CM-M4", *["TB-8"] * 5]
    assert answers[7].status_code == 413
    assert mia.http.put("/api/me/files/chess", json={"option": "board", "data": board}).status_code == 404
    assert titles(mia) == []


@pytest.mark.rule("TB-42", "TB-25", "TB-23")
def test_nobody_else_can_save_or_remove_boards_for_you(guest: NewGuest) -> None:
    mia, nobody = guest(), guest()
    board = drawn(mia)
    assert keep(mia, board).status_code == 200
    elsewhere = {"origin": "https://elsewhere.example"}
    forged = keep(mia, drawn(mia, "Forged"), headers=elsewhere)
    removed = mia.http.delete(FILES, params={"option": "board", "title": "Mia's pond"}, headers=elsewhere)
    assert [forged.json()["rule"], removed.json()["rule"]] == ["TB-25", "TB-25"]
    nobody.http.cookies.clear()
    assert [keep(nobody, board).status_code, nobody.http.get(FILES).status_code] == [401, 401]
    assert titles(mia) == ["Mia's pond"]


@pytest.mark.rule("TB-24")
def test_saving_has_the_same_limit_as_opening_tables(new_server: NewServer) -> None:
    with new_server(tables_per_minute=2).guest() as mia:
        board = drawn(mia)
        assert [keep(mia, board).status_code for _ in range(3)] == [200, 200, 429]
