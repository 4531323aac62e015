"""Two servers on one database: what people may know and do does not depend on the server that they come to."""

import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import SimpleNamespace

import httpx
import pytest

from nenuphar.server import clock
from nenuphar.server.lobby import attendance, tidying
from nenuphar.server.settings import DAY_S
from tests.server.live_server import PATIENCE_S, Facts, Guest, LiveServer, TwoServers, close_code, start_match

Servers = tuple[LiveServer, LiveServer]

LATE_MS = 15_000  # that a busy machine may take for a request


@pytest.fixture
def servers(two_servers: TwoServers) -> Servers:
    return two_servers()


@pytest.fixture
def still_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """No limit recovers while a test runs."""
    now = clock.now_ms()
    monkeypatch.setattr(
        clock, "CLOCK", SimpleNamespace(now_ms=lambda: now, start=lambda: None, compare=lambda other: None)
    )


def test_everybody_is_known_at_both(servers: Servers) -> None:
    here, there = servers
    with here.guest() as anna, at(there, anna) as anna_there, there.guest() as bert, at(here, bert) as bert_here:
        assert anna_there.id == anna.id
        assert bert_here.id == bert.id


def test_lists_tell_whose_turn_it_is_without_loading_a_table(servers: Servers) -> None:
    here, there = servers
    with here.guest() as anna, here.guest() as bert:
        first, second = start_match(anna, bert, "me,open")
        with first, second, at(there, anna) as anna_there, at(there, bert) as bert_there:
            for _ in range(4):
                assert (your_turn(anna_there), your_turn(bert_there)) == (first.is_due, second.is_due)
                mover, other = (first, second) if first.is_due else (second, first)
                mover.play()
                other.until(lambda live, seq=mover.seq: live.seq >= seq)  # type: ignore[misc]
        assert awake(there) == set()


@pytest.mark.rule("TB-41")
def test_running_matches_are_listed_everywhere_while_somebody_is_there(servers: Servers) -> None:
    here, there = servers
    with here.guest() as anna, here.guest() as bert, there.guest() as cleo:
        first, second = start_match(anna, bert, "me,open", public=True)
        with first, second:
            wait_until(lambda: running(cleo) == [first.table["id"]])
        wait_until(lambda: running(cleo) == [])


@pytest.mark.rule("TB-41")
def test_visitors_of_a_server_that_is_gone_do_not_count(
    two_servers: TwoServers, calendar: Callable[[float], None]
) -> None:
    here, there = two_servers()
    counts_days, late_days = (ms / 1_000 / DAY_S for ms in (attendance.COUNTS_MS, LATE_MS))
    with here.guest() as anna, here.guest() as bert, there.guest() as cleo:
        first, second = start_match(anna, bert, "me,open", public=True)
        with first, second:
            wait_until(lambda: running(cleo) == [first.table["id"]])
            with here.paused():
                calendar(counts_days - late_days)
                assert running(cleo) == [first.table["id"]]
                calendar(late_days)
                assert running(cleo) == []
    assert attendance.COUNTS_MS >= 2 * attendance.BEAT_S * 1_000, "one late beat must not matter"


@pytest.mark.parametrize("database", ["postgres"], indirect=True)
def test_a_new_name_is_told_at_tables_of_the_other(servers: Servers) -> None:
    """One process serves a file, so it sends no hints."""
    here, there = servers
    with here.guest() as anna, here.guest() as bert:
        first, second = start_match(anna, bert, "me,open")
        with first, second, at(there, anna) as anna_there:
            changed = {"name": "Kermit", "colour": "red", "avatar": "frog"}
            assert anna_there.http.put("/api/me", json=changed).status_code == 200
            for live in (first, second):
                live.until(lambda live: live.table["seats"][0]["person"]["name"] == "Kermit")
        assert anna.http.get("/api/me").json()["name"] == "Kermit"


@pytest.mark.rule("TB-29")
@pytest.mark.parametrize("database", ["postgres"], indirect=True)
def test_a_table_is_removed_by_the_server_that_plays_it(
    two_servers: TwoServers, calendar: Callable[[float], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tidying, "TIDY_S", 0.05)
    here, _ = two_servers(forget_days=10)
    with here.guest() as anna, anna.at(anna.open("me,open")) as live:
        calendar(11)
        close_code(live)  # waits until it is closed
        assert anna.http.get(f"/api/tables/{live.table['id']}").status_code == 404


@pytest.mark.rule("TB-15")
def test_a_deadline_that_passed_wakes_a_table_at_one_of_them(
    two_servers: TwoServers, database: Path | str, calendar: Callable[[float], None]
) -> None:
    servers = two_servers()
    here, there = servers
    with here.guest() as anna, here.guest() as bert:
        tables = []
        for _ in range(3):
            first, second = start_match(anna, bert, "me,open", decision_seconds=2 * DAY_S)
            with first, second:
                tables.append(first.table["id"])
        for server in servers:
            server.stop()
        calendar(30)
        for server in servers:
            server.start()
        wait_until(lambda: len(awake(here)) + len(awake(there)) == 3)
        assert awake(here).isdisjoint(awake(there))
        times_up = 1 if isinstance(database, Path) else 0  # nodes stop the clocks when they end (TB-52)
        for table in tables:
            home = here if table in awake(here) else there
            with at(home, anna) as anna_again, anna_again.at(table) as live:
                told = [line["event"]["type"] for line in live.lines if line["event"]]
                assert told.count("time-ran-out") == times_up


@pytest.mark.rule("TB-24")
@pytest.mark.usefixtures("still_clock")
def test_new_guests_are_counted_together(two_servers: TwoServers) -> None:
    servers = two_servers(guests_per_minute=6)
    addresses = [server.address for server in servers] * 6
    answers = [httpx.get(f"http://{address}/api/me").status_code for address in addresses]
    assert (answers[:6], answers.count(200)) == ([200] * 6, 6)


@pytest.mark.rule("TB-24")
@pytest.mark.usefixtures("still_clock")
def test_a_flood_over_both_counts_against_one_limit(two_servers: TwoServers) -> None:
    limit, flood = 12, 120
    addresses = [server.address for server in two_servers(guests_per_minute=limit)]

    def ask(number: int) -> int:
        return httpx.get(f"http://{addresses[number % 2]}/api/me", timeout=PATIENCE_S).status_code

    with ThreadPoolExecutor(8) as threads:
        answers = [*threads.map(ask, range(flood))]
    assert (answers.count(200), answers.count(429)) == (limit, flood - limit)


@pytest.mark.rule("TB-24")
@pytest.mark.usefixtures("still_clock")
@pytest.mark.parametrize("limit", ["tables_per_minute", "address_tables_per_minute"])
def test_new_tables_are_counted_together(two_servers: TwoServers, limit: str) -> None:
    here, there = two_servers(**{limit: 4})
    wish = {"game": "quibbit", "seats": [{"kind": "me"}, {"kind": "open"}]}
    with here.guest() as anna, at(there, anna) as anna_there:
        answers = [each.http.post("/api/tables", json=wish).status_code for each in (anna, anna_there) * 4]
    assert (answers[:4], answers.count(201)) == ([201] * 4, 4)


@pytest.mark.rule("TB-24")
@pytest.mark.usefixtures("still_clock")
def test_wrong_codes_are_counted_together(two_servers: TwoServers) -> None:
    here, there = two_servers(codes_per_minute=4)
    with here.guest() as anna, at(there, anna) as anna_there:
        wrong = [each.http.post("/api/join", json={"code": "WRONG"}) for each in (anna, anna_there) * 4]
        assert [answer.json()["rule"] for answer in wrong] == ["TB-20"] * 4 + ["TB-24"] * 4
        links = [each.http.post("/api/me/devices/never-made") for each in (anna, anna_there)]
        assert [answer.json()["rule"] for answer in links] == ["TB-24"] * 2


@pytest.mark.rule("TB-27")
def test_a_link_to_a_device_works_once_at_either(servers: Servers) -> None:
    here, there = servers
    with here.guest() as anna:
        path = anna.http.post("/api/me/devices").json()["path"]
        used = [httpx.post(f"http://{each.address}/api/me/devices/{path.split('/')[-1]}") for each in (there, here)]
    assert used[0].json()["id"] == anna.id
    assert used[1].json()["rule"] == "TB-27"


def at(server: LiveServer, guest: Guest) -> Guest:
    """The same person in the same browser, at another server."""
    return Guest(server.address, token=guest.http.cookies["nenuphar"])


def awake(server: LiveServer) -> set[str]:
    assert server.app is not None
    return set(server.app.context.lobby.tables.by_id)


def your_turn(guest: Guest) -> bool:
    [card] = guest.http.get("/api/tables").json()["yours"]
    return bool(card["your_turn"])


def running(guest: Guest) -> list[str]:
    listed: list[Facts] = guest.http.get("/api/tables").raise_for_status().json()["running"]
    return [card["id"] for card in listed]


def wait_until(is_so: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE_S
    while not is_so():
        assert time.monotonic() < end, "timed out"
        time.sleep(0.02)
