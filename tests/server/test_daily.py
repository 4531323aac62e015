"""What is new every day on a real server: one try counts, the server's day decides, and results survive everything."""

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from nenuphar.core.daily import DailyScore
from nenuphar.games.quibbix import daily as quibbix
from nenuphar.server.clock import now_ms
from nenuphar.server.lobby import daily, days
from nenuphar.server.table import table as tables
from nenuphar.testing.words import Small, as_installed, small_list
from tests.server.live_server import Facts, Guest, Live, LiveServer, NewGuest, NewServer, TwoServers
from tests.server.server_process import ServerProcess

GERMAN = Small(zipf={"ja": 6.0}, dictionary=("ja",))
PLACE = "/api/daily/quibbix/de"


@pytest.fixture(scope="module")
def books(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("books")
    small_list(folder, "de", as_installed("de", GERMAN))
    return folder


@pytest.fixture(autouse=True)
def known_words(books: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NENUPHAR_WORDS", str(books))


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, books: Path) -> Iterator[LiveServer]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("NENUPHAR_WORDS", str(books))  # for its processes
        server = LiveServer(tmp_path_factory.mktemp("server"))
        yield server
        server.stop()


def day(ahead: int = 0) -> str:
    return (datetime.fromtimestamp(now_ms() / 1_000, UTC) + timedelta(days=ahead)).date().isoformat()


def wish(guest: Guest, ahead: int = 0, counts: bool = True, place: str = PLACE) -> Facts:
    answer = guest.http.post(place, json={"day": day(ahead), "counts": counts})
    return {"status": answer.status_code, **answer.json()}


def act(live: Live, **action: Any) -> None:
    assert live.match is not None
    live.do("act", question=live.match["question"], action=action)


def finish(guest: Guest, table: str, word: str = "JA") -> None:
    """Lays a word with two jokers, and plays to the end."""
    with guest.at(table) as live:
        if word:
            act(live, type="write", text="".join(f"({letter})" for letter in word))
        act(live, type="finish")
        live.until(lambda at: at.match and at.match["view"]["phase"] in ("comparing", "over"))
        if live.match and live.match["view"]["phase"] == "comparing":
            act(live, type="content")
        live.until(lambda at: at.is_over)


def page(guest: Guest) -> Facts:
    found: Facts = guest.http.get(PLACE).json()
    return found


@pytest.mark.rule("TB-60", "TB-61")
def test_the_letters_follow_from_the_servers_day_and_the_try_counts_once(guest: NewGuest) -> None:
    anna = guest()
    before = page(anna)
    assert (before["day"], before["today"]["table"], before["streak"]) == (day(), None, 0)
    assert 0 < before["left_ms"] <= days.DAY_MS
    table = wish(anna)["id"]
    with anna.at(table) as live:
        assert live.match is not None
        assert live.match["view"]["racks"] == [quibbix.letters(quibbix.options("de"), quibbix.seed(day(), "de"))]
        assert live.match["deadline"] is not None
        assert live.table["of_the_day"] == {"day": day(), "edition": "de", "counts": True}
    assert page(anna)["today"] == {"day": day(), "table": table, "open": True, "score": None}
    finish(anna, table)
    after = page(anna)
    assert after["today"]["score"]["points"] == 0
    assert after["today"]["score"]["proven"] is True
    assert (after["today"]["open"], after["streak"], after["longest"], sum(after["spread"])) == (False, 1, 1, 1)
    assert wish(anna)["id"] == table
    [offered] = anna.http.get("/api/daily").json()
    german = next(each for each in offered["editions"] if each["edition"] == "de")
    assert (offered["game"], german["streak"], german["today"]["table"]) == ("quibbix", 1, table)


@pytest.mark.rule("TB-61")
def test_two_tabs_at_once_are_at_one_table(guest: NewGuest) -> None:
    anna = guest()
    with ThreadPoolExecutor(6) as tabs:
        tables = {each["id"] for each in tabs.map(lambda _: wish(anna), range(6))}
    assert len(tables) == 1
    with anna.at(*tables) as one, anna.at(*tables) as other:
        act(one, type="write", text="(J)(A)")
        other.until(lambda at: at.match and at.match["view"]["used"] == [2])


@pytest.mark.rule("TB-61")
def test_two_servers_give_one_table_and_know_the_same_results(two_servers: TwoServers) -> None:
    here, there = two_servers()
    with here.guest() as anna, Guest(there.address, token=anna.http.cookies["nenuphar"]) as elsewhere:
        with ThreadPoolExecutor(6) as tabs:
            tables = {each["id"] for each in tabs.map(lambda n: wish((anna, elsewhere)[n % 2]), range(6))}
        assert len(tables) == 1
        finish(anna, *tables)
        assert page(elsewhere)["today"]["score"] is not None


@pytest.mark.rule("TB-61")
def test_a_try_and_its_result_survive_kill_9(tmp_path: Path) -> None:
    process = ServerProcess(tmp_path)
    try:
        with Guest(process.address) as anna:
            table = wish(anna)["id"]
            process.kill()
            process.launch()
            process.wait()
            assert wish(anna)["id"] == table
            finish(anna, table)
            process.kill()
            process.launch()
            process.wait()
            assert page(anna)["today"]["score"] is not None
    finally:
        process.kill()


@pytest.mark.rule("TB-61")
def test_a_try_without_a_table_is_opened_by_the_next_visit(guest: NewGuest, monkeypatch: pytest.MonkeyPatch) -> None:
    """As if the server had been killed between the two."""
    anna = guest()

    async def crash(*_: object) -> None:
        raise RuntimeError("killed")

    with monkeypatch.context() as patch:
        patch.setattr(daily.DailyTables, "_open", crash)
        assert wish(anna)["status"] == 500
    reserved = page(anna)["today"]
    assert reserved["open"] is True
    assert wish(anna)["id"] == reserved["table"]
    finish(anna, reserved["table"])
    assert page(anna)["today"]["score"] is not None


@pytest.mark.rule("TB-62")
def test_other_days(guest: NewGuest) -> None:
    anna = guest()
    future = wish(anna, ahead=1)
    assert (future["rule"], future["facts"]) == ("TB-62", {"fault": "future", "day": day(1), "today": day()})
    assert wish(anna, ahead=1, counts=False)["facts"]["fault"] == "future"
    assert wish(anna, ahead=-1)["facts"]["fault"] == "over"
    for nonsense in ("tomorrow", "2026-02-30", "20261118", "2026-W47-3", ""):
        answer = anna.http.post(PLACE, json={"day": nonsense, "counts": False}).json()
        assert (answer["rule"], answer["facts"]["fault"]) == ("TB-62", "unknown")
    assert page(anna)["today"]["table"] is None


@pytest.mark.rule("TB-62")
def test_a_past_day_can_be_played_again_and_does_not_count(guest: NewGuest) -> None:
    anna = guest()
    first, second = wish(anna, ahead=-3, counts=False)["id"], wish(anna, ahead=-3, counts=False)["id"]
    assert first != second
    finish(anna, first)
    after = page(anna)
    assert (after["streak"], sum(after["spread"]), after["past"][2]) == (
        0,
        0,
        {"day": day(-3), "table": None, "open": False, "score": None},
    )


@pytest.mark.rule("TB-60", "TB-62")
def test_the_day_changes_on_the_server_whatever_a_page_believes(
    new_server: NewServer, calendar: Callable[[float], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its own server, since time runs backward after this test, and the rate limits in the database would not."""
    monkeypatch.setattr(tables, "SOON_MS", 1_000)  # the table looks at the clock more often, and notices the leap
    with new_server().guest() as anna:
        yesterday = day()
        table = wish(anna)["id"]
        calendar(1)
        with anna.at(table) as live:  # it began yesterday, and counts for yesterday
            live.until(lambda at: at.is_over)
        after = page(anna)
        assert (after["day"], after["past"][0]["day"]) == (day(), yesterday)
        assert after["past"][0]["score"] is not None
        assert (after["today"]["table"], after["streak"]) == (None, 1)
        late = anna.http.post(PLACE, json={"day": yesterday, "counts": True}).json()
        assert (late["rule"], late["facts"]["today"]) == ("TB-62", day())
        finish(anna, wish(anna)["id"])
        assert page(anna)["streak"] == 2


@pytest.mark.rule("TB-63")
def test_unknown_editions_and_games(guest: NewGuest) -> None:
    anna = guest()
    unknown = wish(anna, place="/api/daily/quibbix/xx")
    assert (unknown["status"], unknown["rule"], unknown["facts"]["editions"]) == (404, "TB-63", ["de", "en", "fr"])
    assert anna.http.get("/api/daily/quibbix/xx").json()["rule"] == "TB-63"
    assert anna.http.get(f"/api/daily/quibbix/xx/{day()}").json()["rule"] == "TB-63"
    for game in ("quibbit", "chess"):
        assert wish(anna, place=f"/api/daily/{game}/de")["rule"] == "TB-20"


@pytest.mark.rule("TB-64")
def test_nothing_stops_the_clock_and_resigning_leaves_no_result(guest: NewGuest) -> None:
    anna = guest()
    table = wish(anna)["id"]
    with anna.at(table) as live:
        assert live.refused("learn", on=True) == ("TB-64", {"fault": "tutor"})
        assert live.refused("act", question=live.match and live.match["question"], action={"type": "ask-hint"}) == (
            "QX-R11",
            {"fault": "hint"},
        )
        live.do("resign")
        live.until(lambda at: at.is_over)
        assert live.refused("rematch") == ("TB-64", {"fault": "rematch"})
    after = page(anna)
    assert after["today"] == {"day": day(), "table": table, "open": False, "score": None}
    assert (after["streak"], wish(anna)["id"]) == (0, table)


@pytest.mark.rule("TB-65")
def test_the_day_waits_for_a_complete_word_list(
    guest: NewGuest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("NENUPHAR_WORDS", str(tmp_path))
    anna = guest()
    monkeypatch.setattr("nenuphar.server.table.words.library.Library.want", lambda *_: None)  # that takes minutes
    for counts in (True, False):
        refused = wish(anna, ahead=counts - 1, counts=counts)
        assert (refused["status"], refused["rule"], refused["facts"]) == (503, "TB-65", {"percent": 0})
    assert page(anna)["today"]["table"] is None


@pytest.mark.rule("TB-66")
def test_others_results_are_shown_after_ones_own(guest: NewGuest) -> None:
    anna, bert = guest(), guest()
    place = f"{PLACE}/{day()}"
    finish(anna, wish(anna)["id"])
    refused = bert.http.get(place)
    assert (refused.status_code, refused.json()["rule"]) == (403, "TB-66")
    table = wish(bert)["id"]
    assert bert.http.get(place).json()["rule"] == "TB-66"
    assert anna.http.get(f"/api/tables/{table}").json()["rule"] == "TB-20"
    finish(bert, table, word="")
    rows = bert.http.get(place).json()["rows"]
    assert {anna.id, bert.id} <= {row["person"]["id"] for row in rows}
    assert all({*row} == {"person", "score"} for row in rows)
    assert bert.http.get(f"{PLACE}/{day(-1)}").json() == {"day": day(-1), "rows": []}
    assert bert.http.get(f"{PLACE}/{day(1)}").json()["rule"] == "TB-62"


def test_days_in_a_row() -> None:
    played = {"2026-11-18", "2026-11-17", "2026-11-16", "2026-11-01", "2026-10-31"}
    assert [days.streak(played, f"2026-11-{each}") for each in (16, 17, 18, 19, 20)] == [1, 2, 3, 3, 0]
    assert (days.longest(played), days.longest(set())) == (3, 0)
    assert [days.streak(played, f"2026-11-{each}", is_over=True) for each in (18, 19)] == [3, 0]


def test_results_are_counted_by_tenths_of_the_best() -> None:
    points = (0, 9, 10, 99, 100)
    assert days.spread([DailyScore(each, 100, True) for each in points]) == (2, 1, 0, 0, 0, 0, 0, 0, 0, 1, 1)
    assert days.spread([DailyScore(0, 0, False)]) == (1, *[0] * 10)


def test_nobody_else_counts_in_the_house(server: LiveServer) -> None:
    """Far more people than are listed: you always see your own line."""
    with ExitStack() as stack, pytest.MonkeyPatch.context() as patch:
        patch.setattr(days, "MOST_IN_HOUSE", 1)
        people = [stack.enter_context(server.guest()) for _ in range(2)]
        for person in people:
            finish(person, wish(person)["id"])
            rows = person.http.get(f"{PLACE}/{day()}").json()["rows"]
            assert person.id in {row["person"]["id"] for row in rows}
            assert len(rows) <= 2
