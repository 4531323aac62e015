"""The host's page: its link works once, it shows the server and nothing of a match, and the host can act."""

import asyncio
import re
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import httpx
import pytest

from nenuphar.cli import host_link
from nenuphar.server import clock, settings
from nenuphar.server.gateway import host_identity, host_page
from nenuphar.server.lobby.tidying import CAME_TO_NOTHING
from nenuphar.store.migrations import HEAD
from nenuphar.store.opening import open_store
from tests.command import nenuphar
from tests.server.live_server import PATIENCE_S, Facts, LiveServer, NewServer, close_code, start_match, wait_for_turn
from tests.server.test_backups import old_database
from tests.server.test_yours import called

REFUSED = 401


def printed(server: LiveServer) -> str:
    """The secret part of a link, as `nenuphar serve` prints it."""
    link = host_link.link(f"http://{server.address}", server.settings.database)
    address, _, secret = link.partition("#")
    assert address == f"http://{server.address}/host"
    return secret


def exchange(server: LiveServer, secret: str) -> httpx.Response:
    return httpx.post(f"http://{server.address}/api/host/session", json={"secret": secret})


def host_of(server: LiveServer) -> httpx.Client:
    answer = exchange(server, printed(server))
    assert answer.status_code == 204
    return httpx.Client(base_url=f"http://{server.address}", cookies=answer.cookies, timeout=PATIENCE_S)


def page(host: httpx.Client) -> Facts:
    answer = host.get("/api/host")
    assert answer.status_code == 200, answer.text
    found: Facts = answer.json()
    return found


LANGUAGES = Path(__file__).parents[2] / "web" / "texts" / "host"


@pytest.mark.parametrize("lang", ["de", "en", "fr"])
def test_the_page_has_a_text_for_every_setting(lang: str) -> None:
    texts = re.findall("^web-setting-(.+?) = (.+)$", (LANGUAGES / f"{lang}.ftl").read_text("utf-8"), re.MULTILINE)
    described = {option: facts.description for _, option, facts, _, _ in settings.described()}
    assert dict(texts) == described if lang == "en" else dict(texts).keys() == described.keys()


def wait_until(ready: Callable[[], Any]) -> None:
    end = time.monotonic() + PATIENCE_S
    while not ready():
        assert time.monotonic() < end
        time.sleep(0.02)


@pytest.mark.rule("TB-130")
def test_a_link_works_once(server: LiveServer) -> None:
    secret = printed(server)
    assert exchange(server, "wrong").json() == {"rule": "TB-130", "facts": {"fault": "link"}}
    assert exchange(server, "").status_code == REFUSED
    first = exchange(server, secret)
    assert first.status_code == 204
    cookie = first.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "samesite=strict" in cookie.lower()
    assert exchange(server, secret).json() == {"rule": "TB-130", "facts": {"fault": "link"}}
    with httpx.Client(base_url=f"http://{server.address}", cookies=first.cookies) as host:
        assert page(host)["version"]


@pytest.mark.rule("TB-130")
def test_nobody_else_gets_in(server: LiveServer) -> None:
    with server.guest() as anna:
        table = anna.open()
        asked = [
            anna.http.get("/api/host"),
            anna.http.post("/api/host/link"),
            anna.http.post(f"/api/tables/{table}/closing"),
            anna.http.delete(f"/api/host/people/{anna.id}"),
            anna.http.put("/api/host/restart", json={"minutes": 5}),
            anna.http.delete("/api/host/restart"),
            httpx.get(f"http://{server.address}/api/host", cookies={"nenuphar_host": "made-up.9999999999999"}),
        ]
    assert [each.json()["rule"] for each in asked] == ["TB-130"] * len(asked)
    assert {each.status_code for each in asked} == {REFUSED}


@pytest.mark.rule("TB-130")
def test_a_new_link_ends_the_old_one_and_its_session(server: LiveServer) -> None:
    with host_of(server) as host:
        path = host.post("/api/host/link").json()["path"]
        assert host.get("/api/host").json()["facts"] == {"fault": "session"}
    newer = printed(server)
    assert exchange(server, path.partition("#")[2]).status_code == REFUSED
    assert exchange(server, newer).status_code == 204


@pytest.mark.rule("TB-130")
def test_a_restart_of_the_server_does_not_end_the_session_but_the_command_does(server: LiveServer) -> None:
    with host_of(server) as host:
        printed(server)
        assert page(host)
        host_link.link(f"http://{server.address}", server.settings.database, keeps_session=False)
        assert host.get("/api/host").status_code == REFUSED


@pytest.mark.rule("TB-130")
def test_a_session_ends_after_twelve_hours(server: LiveServer, calendar: Callable[[float], None]) -> None:
    with host_of(server) as host:
        assert page(host)["ends"] - clock.now_ms() <= host_identity.SESSION_S * 1_000
        calendar(0.49)
        assert page(host)
        calendar(0.02)
        assert host.get("/api/host").status_code == REFUSED


@pytest.mark.rule("TB-130")
def test_a_link_expires_after_a_day(server: LiveServer, calendar: Callable[[float], None]) -> None:
    secret = printed(server)
    calendar(1.01)
    assert exchange(server, secret).json() == {"rule": "TB-130", "facts": {"fault": "link"}}
    secret = printed(server)
    calendar(0.99)
    assert exchange(server, secret).status_code == 204


@pytest.mark.rule("TB-130", "TB-24")
def test_wrong_links_are_limited_and_the_right_one_still_works(new_server: NewServer) -> None:
    server = new_server(codes_per_minute=3)
    rules = [exchange(server, f"guess {number}").json()["rule"] for number in range(5)]
    assert rules == ["TB-130"] * 3 + ["TB-24"] * 2
    assert exchange(server, printed(server)).status_code == 204


@pytest.mark.rule("TB-130")
def test_the_database_has_no_secret(new_server: NewServer, tmp_path: Path) -> None:
    server = new_server()
    secret = printed(server)
    answer = exchange(server, secret)
    session = answer.cookies["nenuphar_host"].partition(".")[0]
    server.stop()
    stored = b"".join(file.read_bytes() for file in tmp_path.glob("nenuphar.sqlite3*"))
    assert secret.encode() not in stored
    assert session.encode() not in stored
    server.start()


@pytest.mark.rule("TB-131")
def test_nothing_of_a_running_match_is_shown(server: LiveServer) -> None:
    with server.guest() as anna, server.guest() as bert, host_of(server) as host:
        first, second = start_match(called(anna, "Anna"), called(bert, "Bert"), "me,open")
        with first, second:
            assert server.app is not None
            state = server.app.context.lobby.tables.by_id[first.table["id"]].state
            for _ in range(12):
                mover = wait_for_turn(first, second)
                before, question = seen(host), (mover.match or {})["question"]
                mover.refused("act", question=question, action={"nonsense": 1})
                mover.play()  # after the first moves: a card, face down
                assert seen(host) == before
            first.do("chat", text="between us")
            answer = host.get("/api/host").text
            assert "between us" not in answer
            assert state.seating.seed not in answer
            assert state.seating.code not in answer
            [table] = [each for each in page(host)["tables"] if each["id"] == first.table["id"]]
            assert set(table) == {"id", "game", "phase", "public", "names", "changed", "online"}
            assert not any(word in answer for word in ('"hand"', '"cards"', '"view"', '"offers"', "nonsense"))


def seen(host: httpx.Client) -> Facts:
    """What the page shows of tables and people."""
    found = page(host)
    return {key: found[key] for key in ("tables", "people", "refusals", "reports")}


@pytest.mark.rule("TB-131")
def test_the_page_shows_the_server(new_server: NewServer) -> None:
    server = new_server(notify_mail="mailtos://me:hush@smtp.example.org", forget_days=7)
    with server.guest() as anna, host_of(server) as host:
        called(anna, "Anna")
        table = anna.open()
        anna.http.post("/api/join", json={"code": "WRONG1"})
        with anna.at(table):
            wait_until(lambda: page(host)["people"])
            found = page(host)
    assert [(each["name"], each["tables"]) for each in found["people"]] == [("Anna", [table])]
    assert [(each["id"], each["phase"], each["online"]) for each in found["tables"]] == [(table, "waiting", 1)]
    assert found["disk"]["database_bytes"] > 0
    assert found["disk"]["free_bytes"] > 0
    assert {each["language"] for each in found["words"]} == {"de", "en", "fr"}
    assert ("TB-20", "POST /api/join") in [(each["rule"], each["place"]) for each in found["refusals"]]
    shown = {each["name"]: each for each in found["settings"]}
    assert (shown["forget_days"]["value"], shown["forget_days"]["usual"]) == ("7", False)
    assert shown["notify_mail"]["value"] == "…"
    assert "hush" not in str(found)
    assert shown["https"]["value"] == "false"
    assert found["authority"] is False


@pytest.mark.rule("TB-132")
def test_the_host_closes_a_running_match(server: LiveServer) -> None:
    with server.guest() as anna, server.guest() as bert, host_of(server) as host:
        first, second = start_match(anna, bert, "me,open,tadpole", decision_seconds=30)
        with first, second:
            table = first.table["id"]
            mover = wait_for_turn(first, second)
            move = {"question": (mover.match or {})["question"], "action": mover.offers[0]}
            assert host.post(f"/api/tables/{table}/closing").status_code == 204
            for live in (first, second):
                live.until(lambda live: live.table["phase"] == "closed")
                assert live.lines[-1]["saying"]["key"] == "table-line-closed-by-host"
            assert mover.refused("act", **move)[0] == "TB-132"
            assert first.refused("resign")[0] == "TB-4"
            assert host.post(f"/api/tables/{table}/closing").status_code == 204  # again: nothing happens
        assert table not in [each["id"] for each in page(host)["tables"]]
        assert table not in str(anna.http.get("/api/tables").json())
        assert host.post("/api/tables/222222222222/closing").json()["rule"] == "TB-20"


@pytest.mark.rule("TB-132")
def test_the_host_closes_a_table_that_waits_and_it_stays_closed(new_server: NewServer) -> None:
    server = new_server()
    with server.guest() as anna, host_of(server) as host:
        table = anna.open()
        assert host.post(f"/api/tables/{table}/closing").status_code == 204
        server.stop()
        server.start()
        with anna.at(table) as live:
            assert live.table["phase"] == "closed"
            assert live.refused("begin")[0] == "TB-14"


@pytest.mark.rule("TB-133")
def test_the_host_removes_a_person(server: LiveServer) -> None:
    with server.guest() as anna, server.guest() as bert, host_of(server) as host:
        first, second = start_match(called(anna, "Anna"), called(bert, "Bert"), "me,open")
        with first, second:
            assert host.delete(f"/api/host/people/{bert.id}").status_code == 204
            close_code(second)
            first.until(lambda live: live.table["seats"][1]["resigned"])
            assert "Bert" not in str(first.table)
        assert bert.http.get("/api/tables").json()["rule"] == "TB-23"
        assert host.delete(f"/api/host/people/{bert.id}").json()["rule"] == "TB-20"


@pytest.mark.rule("TB-134")
def test_everybody_at_a_table_is_told_of_a_restart(server: LiveServer) -> None:
    with server.guest() as anna, server.guest() as bert, host_of(server) as host:
        first, second = start_match(anna, bert, "me,open")
        with first, second:
            assert host.put("/api/host/restart", json={"minutes": 5}).status_code == 204
            told = [announced(live) for live in (first, second)]
            assert told[0] == told[1] == page(host)["restart"]
            assert 0 < told[0] - clock.now_ms() <= 5 * 60_000
            with anna.at(first.table["id"]) as later:
                assert announced(later) == told[0]
            assert host.delete("/api/host/restart").status_code == 204
            assert announced(first) is None
            assert page(host)["restart"] is None
        assert host.put("/api/host/restart", json={"minutes": 0}).json()["rule"] == "TB-8"


def announced(live: Any) -> Any:
    while (message := live.hear())["type"] != "announcement":
        pass
    return message["restart"]


@pytest.mark.rule("TB-134")
def test_a_restart_is_over_when_the_only_process_has_started_again(new_server: NewServer) -> None:
    server = new_server()
    with host_of(server) as host:
        host.put("/api/host/restart", json={"minutes": 5})
        server.stop()
        server.start()
        assert page(host)["restart"] is None


def test_a_link_for_a_running_server_of_another_version_upgrades_nothing(tmp_path: Path) -> None:
    database = old_database(tmp_path / "nenuphar.sqlite3")
    refused = nenuphar(tmp_path, "host-link", "--lang", "en")
    assert (refused.returncode, "another version" in refused.stderr) == (2, True), refused
    with closing(sqlite3.connect(database)) as file:
        assert file.execute("SELECT version_num FROM alembic_version").fetchall() != [(HEAD,)]
    assert not [*tmp_path.glob("*.v*")]


@pytest.mark.rule("TB-132")
def test_a_table_with_a_damaged_log_can_be_closed(new_server: NewServer) -> None:
    server = new_server()
    with server.guest() as anna:
        table = anna.open()
        server.stop()
        with closing(sqlite3.connect(server.settings.database, isolation_level=None)) as file:
            file.execute("UPDATE events SET seal = x'00' WHERE table_id = ?", (table,))
        server.start()
        with host_of(server) as host:
            assert [each["id"] for each in page(host)["tables"]] == [table]
            assert host.post(f"/api/tables/{table}/closing").status_code == 204
            assert page(host)["tables"] == []
            assert table not in str(anna.http.get("/api/tables").json())
        server.stop()
    assert asyncio.run(_forgotten(server)) == []  # its log can still be mended


async def _forgotten(server: LiveServer) -> list[str]:
    store = await open_store(server.settings.database)
    try:
        return await store.forget(CAME_TO_NOTHING, 10**15)
    finally:
        await store.close()


def test_the_page_survives_a_damaged_card_and_a_made_up_time(new_server: NewServer) -> None:
    server = new_server()
    with server.guest() as anna, host_of(server) as host:
        table = anna.open()
        with closing(sqlite3.connect(server.settings.database, isolation_level=None)) as file:
            file.execute("UPDATE tables SET summary = x'ff' WHERE table_id = ?", (table,))
        [listed] = page(host)["tables"]
        assert (listed["id"], listed["game"], listed["phase"]) == (table, "", "waiting")
        session = host.cookies["nenuphar_host"].partition(".")[0]
        host.cookies.clear()
        host.cookies["nenuphar_host"] = f"{session}.{'9' * 5_000}"
        assert page(host)["ends"] == 0


def test_the_page_needs_no_data_folder(tmp_path: Path) -> None:
    """With PostgreSQL, nothing has to be in it."""
    lobby = SimpleNamespace(backups=SimpleNamespace(made=lambda now: []))
    missing = settings.Settings(database="postgresql://anna@db/pond", files=tmp_path / "not" / "there")
    assert host_page._disk(cast(Any, lobby), missing).all_bytes > 0


def test_the_size_of_the_database_tells_nothing_of_a_choice(tmp_path: Path) -> None:
    file = tmp_path / "nenuphar.sqlite3"
    lobby = SimpleNamespace(backups=SimpleNamespace(made=lambda now: []))
    sizes = set()
    for size in (2_000_000, 2_004_096, 2_400_000):
        file.write_bytes(bytes(size))
        sizes.add(host_page._disk(cast(Any, lobby), settings.Settings(database=file)).database_bytes)
    assert sizes == {3_000_000}
