"""Bad input of every kind: it is refused, changes nothing, and never stops the server."""

import asyncio
import socket
import threading
import time
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any

import httpx
import msgspec
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from nenuphar.server.settings import MESSAGE_BYTES
from tests.server.live_server import (
    PATIENCE_S,
    Guest,
    Live,
    LiveServer,
    NewGuest,
    NewServer,
    close_code,
    play_on,
    start_match,
)

UNREADABLE = (
    "",
    "hello",
    "{",
    "[]",
    "null",
    '"sit"',
    "{}",
    '{"type":"sit"}',
    '{"type":"sit","id":"x"}',
    '{"type":"sit","id":"x","seat":"one"}',
    '{"type":"sit","id":"x","seat":1.5}',
    '{"type":"sit","id":"x","seat":1,"more":1}',
    '{"type":"sit","id":"","seat":1}',
    '{"type":"sit","id":7,"seat":1}',
    '{"type":"crown","id":"x"}',
    '{"type":"react","id":"x","sign":"insult"}',
    '{"type":"chat","id":"x","text":"\\ud800"}',
    '{"type":"sit","id":"' + "x" * 65 + '","seat":1}',
    '{"type":"act","id":"x","question":0,"action":' + "[" * 2000 + "]" * 2000 + "}",
)

FORGED: tuple[Any, ...] = (
    {"type": "time-up"},
    {"type": "pick-first", "seat": 0},
    {"type": "lay-segment", "leaves": ["red", "red", "red"]},
    {"type": "turn-dummy-card", "card": 5},
    {"type": "pinch", "bytes": "00"},
    {"type": "choose", "card": 99},
    {"type": "place", "tile": -1},
    {"type": "place", "tile": 10**30},
    {"type": "choose", "card": None},
    {"type": "win"},
    [],
    None,
)


@pytest.mark.rule("TB-8")
def test_unreadable_messages_are_refused_and_change_nothing(guest: NewGuest) -> None:
    anna = guest()
    with anna.at(anna.open("me,open")) as live:
        seq = live.seq
        for text in UNREADABLE:
            live.socket.send(text)
            answer = live.hear()
            while answer["type"] == "presence":
                answer = live.hear()
            assert (answer["type"], answer["rule"]) == ("refusal", "TB-8"), (text, answer)
        live.socket.send(b"\x00\xff")
        assert live.hear()["rule"] == "TB-8"
        live.do("chat", text="still here")
        assert live.seq == seq + 1


def test_no_message_is_deflated_even_if_the_browser_offers_it(server: LiveServer, guest: NewGuest) -> None:
    """Compression costs memory for each socket, and the size of compressed data may reveal its content."""
    anna = guest()
    url = f"ws://{server.address}/api/tables/{anna.open()}/live"
    with connect(url, additional_headers={"Cookie": anna.cookie}, compression="deflate", proxy=None) as live:
        assert live.request is not None
        assert live.response is not None
        assert "permessage-deflate" in live.request.headers["Sec-WebSocket-Extensions"]
        assert "Sec-WebSocket-Extensions" not in live.response.headers


def test_a_message_of_16_kib_is_read(guest: NewGuest) -> None:
    anna = guest()
    with anna.at(anna.open("me,open")) as live:
        frame = '{"type":"chat","id":"x","text":""}'
        live.socket.send(frame.replace('""}', f'"{"x" * (MESSAGE_BYTES - len(frame))}"}}'))
        live.until(lambda live: live.answers.get("x", {}).get("rule") == "TB-21")


def test_a_message_of_more_than_16_kib_ends_the_connection(guest: NewGuest) -> None:
    anna = guest()
    with anna.at(anna.open("me,open")) as live:
        with suppress(ConnectionClosed):
            live.socket.send('{"type":"chat","id":"x","text":"' + "x" * MESSAGE_BYTES + '"}')
        assert close_code(live) in (1009, None)
    assert anna.http.get("/healthz").text == "ok"
    large = anna.http.post("/api/join", content=b'{"code":"' + b"x" * 17_000 + b'"}')
    assert large.status_code == 413


@pytest.mark.rule("TB-2", "TB-8")
def test_nobody_can_act_for_chance_the_clock_or_another_seat(guest: NewGuest) -> None:
    first, second = start_match(guest(), guest(), "me,open")
    looker_on = guest()
    with first, second, looker_on.at(looker_on.join(first.table["code"])) as third:
        seq = first.seq
        for live in (first, second):
            for action in FORGED:
                assert live.match is not None
                answer = live.ask("act", question=live.match["question"], action=action)
                assert answer["type"] == "refusal", (action, answer)
        assert third.refused("act", question=0, action={"type": "place", "tile": 0}) == ("TB-11", {"fault": "standing"})
        assert third.refused("resign")[0] == "TB-11"
        assert third.refused("begin")[0] == "TB-12"
        waiting = second if first.is_due else first
        assert waiting.match is not None
        out_of_turn = waiting.refused("act", question=waiting.match["question"], action={"type": "place", "tile": 0})
        assert out_of_turn[0].startswith("QB-")
        assert first.seq == seq


@pytest.mark.rule("TB-25")
def test_other_origins_and_host_names_are_refused(server: LiveServer, guest: NewGuest) -> None:
    anna = guest()
    table = anna.open()
    for headers in ({"Origin": "https://evil.example"}, {"Origin": "null"}, {"Host": "evil.example"}):
        answer = anna.http.post("/api/tables/quick", json={"game": "quibbit"}, headers=headers)
        assert (answer.status_code, answer.json()["rule"]) == (403, "TB-25")
        with pytest.raises(InvalidStatus) as refused, _socket(server, table, {"Cookie": anna.cookie, **headers}):
            pass
        assert refused.value.response.status_code == 403
    assert anna.http.get("/", headers={"Host": "evil.example"}).status_code == 403
    own = {"Origin": f"http://{server.address}"}
    assert anna.http.post("/api/tables/quick", json={"game": "quibbit"}, headers=own).status_code == 201
    with _socket(server, table, {"Cookie": anna.cookie, **own}) as live:
        assert msgspec.json.decode(live.recv())["type"] == "welcome"


def _socket(server: LiveServer, table: str, headers: dict[str, str]):  # type: ignore[no-untyped-def]
    given = {**headers}
    url = f"ws://{server.address}/api/tables/{table}/live"
    return connect(url, additional_headers=given, compression=None, proxy=None)


@pytest.mark.rule("TB-24")
def test_too_many_messages_are_refused_and_then_the_connection_ends(new_server: NewServer) -> None:
    server = new_server(asks_burst=5, asks_per_second=0.01)
    with server.guest() as anna, anna.at(anna.open("me,open")) as live:
        answers = [live.ask("chat", text=str(number)) for number in range(10)]
        assert [answer["type"] for answer in answers[:5]] == ["done"] * 5
        assert {answer.get("rule") for answer in answers[5:]} == {"TB-24"}
        with suppress(ConnectionClosed):
            for _ in range(200):
                live.send("chat", text="louder")
        close_code(live)
        assert anna.http.get("/healthz").text == "ok"


@pytest.mark.rule("TB-24")
def test_chat_requests_tables_guests_and_codes_have_their_limits(new_server: NewServer) -> None:
    server = new_server(
        chats_burst=2,
        chats_per_minute=0.6,
        tables_per_minute=3,
        guests_per_minute=2,
        codes_per_minute=3,
        requests_burst=40,
        requests_per_second=0.01,
    )
    with server.guest() as anna, anna.at(anna.open("me,open")) as live:
        assert [live.ask("chat", text="hi")["type"] for _ in range(3)] == ["done", "done", "refusal"]
        with anna.at(live.table["id"]) as other:  # the limit is per person, not per connection
            assert other.refused("react", sign="hello") == ("TB-24", {})
        assert _statuses(lambda: anna.http.post("/api/tables/quick", json={"game": "quibbit"}), 3) == [201, 201, 429]
        assert _statuses(lambda: anna.http.post("/api/join", json={"code": "NOPE"}), 4)[-1] == 429
        assert _statuses(lambda: httpx.get(f"http://{server.address}/api/me"), 2) == [200, 429]
        assert _statuses(lambda: anna.http.get("/api/me"), 60)[-1] == 429


@pytest.mark.rule("TB-24")
def test_the_limit_of_sockets_holds_for_concurrent_visitors(new_server: NewServer) -> None:
    server = new_server(most_sockets=3)
    assert server.app is not None
    gate, done, asked = threading.Event(), threading.Event(), Counter[str]()
    folk: Any = server.app.context.lobby.people
    find = folk.find

    async def dawdle(person: str) -> object:
        asked[person] += 1
        while not gate.is_set():
            await asyncio.sleep(0.01)
        return await find(person)

    with server.guest() as anna, ThreadPoolExecutor(5) as threads:
        table = anna.open("me,open")
        folk.find = dawdle

        def come() -> int:
            try:
                with anna.at(table):
                    done.wait(PATIENCE_S)
                    return 101
            except InvalidStatus as refused:
                return refused.response.status_code

        coming = [threads.submit(come) for _ in range(5)]
        while asked[anna.id] + sum(each.done() for each in coming) < 5:
            time.sleep(0.01)
        gate.set()
        done.set()
        assert sorted(each.result() for each in coming) == [101, 101, 101, 429, 429]
        with anna.at(table):  # refused visitors do not count
            pass


def _statuses(ask: Callable[[], httpx.Response], times: int) -> list[int]:
    return [ask().status_code for _ in range(times)]


def test_a_slow_reader_is_cut_off_and_delays_nobody(server: LiveServer, guest: NewGuest) -> None:
    first, second = start_match(guest(), guest(), "me,open")
    with first, second:
        deaf = _open_unread_socket(server, guest(), first)
        first.until(lambda live: msgspec.json.decode(live.received[-1]).get("watching"))
        for number in range(400):
            first.do("chat", text=f"{number} {'la ' * 90}")
            second.until(lambda live: live.seq >= first.seq)
        assert _end_of(deaf), "the server still waits for a client that does not read"


def _open_unread_socket(server: LiveServer, guest: Guest, live: Live) -> socket.socket:
    """Opens a socket that never reads."""
    guest.join(live.table["code"])
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4_096)
    line.connect(("127.0.0.1", server.port))
    line.sendall(
        f"GET /api/tables/{live.table['id']}/live HTTP/1.1\r\nHost: {server.address}\r\nUpgrade: websocket\r\n"
        f"Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
        f"Cookie: {guest.cookie}\r\n\r\n".encode()
    )
    return line


def _end_of(line: socket.socket) -> bool:
    line.settimeout(PATIENCE_S)
    with line:
        try:
            while line.recv(65_536):
                pass
        except ConnectionResetError:
            return True
        except TimeoutError:
            return False
        return True


@pytest.mark.rule("TB-21", "TB-22")
def test_names_and_chat_are_cleaned(guest: NewGuest) -> None:
    anna = guest()
    with anna.at(anna.open("me,open")) as live:
        live.do("chat", text="a\u202eb\u0000c\n\n d\u2066e\u200b👩\u200d🚀")
        assert live.lines[-1]["text"] == "abc de👩\u200d🚀"
        for text in ("", " \u200b ", "x" * 301):
            assert live.refused("chat", text=text)[0] == "TB-21"
    profile = {"name": " Anna\u202e  Bell ", "colour": "violet", "avatar": "otter"}
    assert anna.http.put("/api/me", json=profile).json()["name"] == "Anna Bell"
    for name in ("", "x" * 21, "---", "\u200b"):
        answer = anna.http.put("/api/me", json={**profile, "name": name})
        assert (answer.status_code, answer.json()["rule"]) == (422, "TB-22")
    assert anna.http.put("/api/me", json={**profile, "colour": "red;}"}).json()["rule"] == "TB-8"
    assert anna.http.get("/api/me").json()["name"] == "Anna Bell"


def test_paths_lead_to_the_page_and_nowhere_else(server: LiveServer) -> None:
    with httpx.Client(base_url=f"http://{server.address}") as http:
        for path in ("/", "/new/quibbit", "/t/abc", "/settings"):
            answer = http.get(path)
            assert (answer.status_code, answer.headers["content-type"]) == (200, "text/html; charset=utf-8")
            assert "'unsafe" not in answer.headers["content-security-policy"]
            assert "manifest-src" not in answer.headers["content-security-policy"], "WebKit warns about it"
            assert "camera=()" in answer.headers["permissions-policy"]
        for path in (
            "/" + "x" * 300 + ".js",
            "/assets/" + "x/" * 5_000 + "x.js",
            "/../pyproject.toml",
            "/..%2f..%2fpyproject.toml",
            "/%2e%2e/settings.py",
            "/a%00.js",
            "/missing.js",
        ):
            assert http.get(path).status_code == 404
        assert http.post("/").status_code == 405
        assert http.get("/api/nothing").json() == {"rule": "TB-20", "facts": {}}


JUNK = (
    "{",
    "[]",
    "null",
    '"x"',
    "[" * 7_000,
    '{"steps":' + "9" * 400 + ',"seat":0}',
    '{"steps":-1,"seat":-1}',
    "\ud800",
)


@pytest.mark.parametrize(
    "path", ["tables/{table}/play-on", "puzzles/quibbit/nothing", "puzzles/nothing/nothing", "tables/nothing/play-on"]
)
def test_junk_about_matches_that_are_over_and_puzzles_is_refused(
    server: LiveServer, guest: NewGuest, path: str
) -> None:
    """Each answer says no, and the server keeps running."""
    anna = guest()
    with anna.at(anna.open("me,tadpole", options={"round_limit": 1})) as live:
        play_on(live.do("begin"))
        table = live.table["id"]
    for junk in JUNK:
        data = junk.encode("utf-8", "surrogatepass")
        answer = anna.http.post(f"/api/{path.format(table=table)}", content=data)
        assert 400 <= answer.status_code < 500, (junk[:40], answer.text)
    for query in ("?seat=" + "9" * 400, "?" + "a=" * 2_000, "?steps=[[[["):
        assert anna.http.get(f"/api/tables/{table}/analysis{query}").status_code in (200, 400, 414, 431)
    assert anna.http.get("/api/tables/%00/analysis").status_code in (400, 404)
    assert anna.http.get("/api/tables").status_code == 200
