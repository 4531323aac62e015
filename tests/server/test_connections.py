"""Limits for connections before they are identified: how much, how long, and how many."""

import logging
import resource
import socket
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, suppress
from pathlib import Path

import httpx
import msgspec
import pytest

from nenuphar.server.gateway.http_protocol import HEAD_BYTES, HEAD_LINES
from tests.server.live_server import PATIENCE_S, Guest, LiveServer, NewGuest, NewServer, start_match, wait_for_turn
from tests.server.raw_connection import NEIGHBOUR, UPGRADE, answer, head, is_ended, raw_connect, status
from tests.server.server_process import ServerProcess
from tests.server.stress_size import size

LAST = "Connection: close"


@pytest.fixture
def raw_connection(server: LiveServer) -> Iterator[Callable[[], socket.socket]]:
    with ExitStack() as stack:
        yield lambda: stack.enter_context(raw_connect(server.port))


@pytest.fixture(scope="module")
def process(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """With the usual limit of open files, which the server has to raise itself."""
    open_files = size(256, 1_024)
    process = ServerProcess(tmp_path_factory.mktemp("server"), address_connections="1000", open_files=open_files)
    yield process
    process.kill()


def test_a_head_of_32_kib_and_100_lines_is_read(raw_connection: Callable[[], socket.socket]) -> None:
    large = raw_connection()
    large.sendall(head(LAST, "X: " + "x" * (HEAD_BYTES - 200)))
    assert status(large) == 200
    many = raw_connection()
    many.sendall(head(LAST, *(f"X-{number}: 1" for number in range(HEAD_LINES - 2))))
    assert status(many) == 200


@pytest.mark.parametrize(
    "lines",
    [
        (b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nX: " + b"x" * HEAD_BYTES + b"\r\n\r\n",),
        (b"GET /" + b"x" * HEAD_BYTES + b" HTTP/1.1\r\nHost: localhost\r\n\r\n",),
        (head(*(f"X-{number}: 1" for number in range(HEAD_LINES))),),
        (b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nX: ", *(b"x" * 8_000 for _ in range(6))),
        (b"GET /healthz HTTP/1.1\r\n" + b"x" * 50_000,),
        (head("Upgrade: websocket", "Connection: Upgrade", "X: " + "x" * HEAD_BYTES),),
    ],
    ids=["a long line", "a long path", "many lines", "a line without end", "a name without end", "a socket's opening"],
)
def test_a_larger_head_is_refused_and_the_connection_ends(
    raw_connection: Callable[[], socket.socket], lines: tuple[bytes, ...]
) -> None:
    line = raw_connection()
    for part in lines:
        line.sendall(part)
    assert status(line) == 431


def test_trailers_of_a_chunked_body_are_bounded_too(raw_connection: Callable[[], socket.socket]) -> None:
    line = raw_connection()
    line.sendall(head("Transfer-Encoding: chunked", method="POST") + b"0\r\n")
    with suppress(OSError):
        for number in range(400):
            line.sendall(f"X-{number}: {'x' * 1_000}\r\n".encode())
    assert answer(line).count("HTTP/1.1") == 1


def test_a_head_of_many_megabytes_costs_next_to_no_memory(process: ServerProcess) -> None:
    """Each has an endless line. The server used to keep it completely."""
    before = _resident_mb(process.pid)
    for _ in range(4):
        with raw_connect(process.port) as line, suppress(OSError):
            line.sendall(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nX: ")
            for _ in range(size(40, 200)):
                line.sendall(b"x" * 1_000_000)
    assert _resident_mb(process.pid) - before < 20
    assert httpx.get(f"http://{process.address}/healthz").status_code == 200


def _resident_mb(pid: int) -> float:
    lines = dict(line.split(":", 1) for line in Path(f"/proc/{pid}/status").read_text().splitlines())
    return int(lines["VmHWM"].split()[0]) / 1024


def test_a_socket_opens_despite_large_cookies_of_other_sites(server: LiveServer, guest: NewGuest) -> None:
    anna = guest()
    table = anna.open("me,open")
    cookies = f"Cookie: other={'x' * 9_000}; {anna.cookie}; another={'y' * 9_000}"
    with raw_connect(server.port) as line:
        line.sendall(head(cookies, path=f"/api/tables/{table}/live")[:-2] + UPGRADE.encode() + b"\r\n")
        assert line.recv(12) == b"HTTP/1.1 101"


def test_an_unreadable_opening_request_is_answered(server: LiveServer) -> None:
    for opening, refused in (
        (head(f"X: {'x' * 9_000}", path="/api/tables/x/live"), 431),
        (head(path=f"/api/tables/{'x' * 9_000}/live"), 414),
    ):
        with raw_connect(server.port) as line:
            line.sendall(opening[:-2] + UPGRADE.encode() + b"\r\n")
            assert status(line) == refused


def test_slow_heads_and_bodies_are_dropped_and_the_log_says_so(
    new_server: NewServer, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.WARNING, "nenuphar.limits")
    server = new_server(head_seconds=0.3, body_seconds=0.3)
    body = head("Content-Type: application/json", "Content-Length: 20", path="/api/join", method="POST")
    with ExitStack() as stack:
        silent, begun, slow, again = (stack.enter_context(raw_connect(server.port)) for _ in range(4))
        begun.sendall(b"GET / HTTP/1.1\r\nHost: ")
        slow.sendall(body + b'{"co')
        again.sendall(head())
        again.recv(65_536)
        again.sendall(b"GET / HT")  # the second request on the same connection
        assert [status(line) for line in (silent, begun, slow, again)] == [0, 408, 408, 408]
    said = [record.getMessage() for record in caplog.records]
    assert said.count("a head took too long") == said.count("a body took too long") == 1, (
        "logged more than once a minute"
    )


def test_a_client_that_drips_single_bytes_is_dropped(new_server: NewServer) -> None:
    server = new_server(head_seconds=0.5)
    with raw_connect(server.port) as line:
        line.sendall(b"GET / HTTP/1.1\r\nX: ")
        end = time.monotonic() + PATIENCE_S
        with suppress(OSError):
            while not is_ended(line):
                assert time.monotonic() < end
                line.sendall(b"x")
                time.sleep(0.05)


def test_a_socket_may_be_silent_as_long_as_it_likes(new_server: NewServer) -> None:
    server = new_server(head_seconds=0.2, body_seconds=0.2)
    with server.guest() as anna, anna.at(anna.open("me,open")) as live:
        time.sleep(0.6)
        live.do("chat", text="still here")


def test_one_address_has_limited_connections_and_others_play_on(
    new_server: NewServer, caplog: pytest.LogCaptureFixture
) -> None:
    """Silent connections, slow heads and slow bodies from one address do not affect other addresses."""
    caplog.set_level(logging.WARNING, "nenuphar.limits")
    server = new_server(address_connections=20, head_seconds=600, body_seconds=600)
    with ExitStack() as stack, server.guest() as anna, server.guest() as bert:
        first, second = map(stack.enter_context, start_match(anna, bert, "me,open"))
        lines = [stack.enter_context(raw_connect(server.port, NEIGHBOUR)) for _ in range(60)]
        for number, line in enumerate(lines):
            with suppress(OSError):
                line.sendall((b"", b"GET / HTTP/1.1\r\nX:", head("Content-Length: 9", method="POST"))[number % 3])
        wait_for_turn(first, second).play()
        with server.guest() as carl, carl.at(carl.join(first.table["code"])) as third:
            third.do("chat", text="there is room for me")
        end = time.monotonic() + PATIENCE_S
        while sum(map(is_ended, lines)) < 40:
            assert time.monotonic() < end
        assert sum(map(is_ended, lines)) == 40
    said = [(record.getMessage(), record.__dict__["address"]) for record in caplog.records]
    assert said.count(("too many connections from one address", NEIGHBOUR)) == 1


def test_closed_connections_and_sockets_make_room_again(new_server: NewServer) -> None:
    server = new_server(address_connections=3)
    for _ in range(5):
        with server.guest() as anna, anna.at(anna.open("me,open")) as live:
            live.do("chat", text="here")
        end = time.monotonic() + PATIENCE_S
        while True:  # until the server has noticed that both are closed
            with raw_connect(server.port) as one, raw_connect(server.port) as two, raw_connect(server.port) as three:
                for line in (one, two, three):
                    with suppress(OSError):
                        line.sendall(head(LAST))
                if [status(line) for line in (one, two, three)] == [200] * 3:
                    break
            assert time.monotonic() < end


def test_two_thousand_silent_connections_shut_nobody_out(process: ServerProcess) -> None:
    """More than the server's initial limit of open files; at full size in `make torture`."""
    with ExitStack() as stack:
        anna, bert, late = (stack.enter_context(Guest(process.address)) for _ in range(3))
        first, second = map(stack.enter_context, start_match(anna, bert, "me,open"))
        flood = [stack.enter_context(raw_connect(process.port, NEIGHBOUR)) for _ in range(size(600, 2_000))]
        for number, line in enumerate(flood):
            with suppress(OSError):
                line.sendall((b"", b"GET / HTTP/1.1\r\nX:")[number % 2])
        for _ in range(5):
            wait_for_turn(first, second).play()
        assert httpx.get(f"http://{process.address}/healthz").text == "ok"
        with late.at(late.join(first.table["code"])) as third:
            third.do("chat", text="there is room for me")


def test_the_soft_limit_of_open_files_is_raised(process: ServerProcess) -> None:
    soft, hard = resource.prlimit(process.pid, resource.RLIMIT_NOFILE)
    assert soft >= min(2_000, hard)


def test_bad_requests_do_not_fill_the_log_with_errors(tmp_path: Path) -> None:
    process = ServerProcess(tmp_path, head_seconds="1", body_seconds="1")
    json = "Content-Type: application/json"
    upgrade = UPGRADE.removesuffix("\r\n")
    wrong = (
        b"\x16\x03\x01\x02\x00\x01\x00",
        b"nonsense\r\n\r\n",
        head(upgrade, path="/api/tables/x/live"),
        head("Upgrade: h2c", "Connection: Upgrade", LAST),
        head(json, "Content-Length: 20", path="/api/join", method="POST") + b'{"co',
        head(json, "Content-Length: 200000", path="/api/join", method="POST") + b"x" * 200_000,
        head(json, "Transfer-Encoding: chunked", path="/api/join", method="POST") + b"20000\r\n" + b"x" * 200_000,
        head(path="/" + "x" * 400 + ".js")[:-2] + b"Connection: close\r\n\r\n",
    )
    try:
        for _ in range(3):
            with ExitStack() as stack:
                lines = [stack.enter_context(raw_connect(process.port)) for _ in wrong]
                for line, said in zip(lines, wrong, strict=True):
                    with suppress(OSError):
                        line.sendall(said)
                for line in lines:
                    answer(line)
        assert httpx.get(f"http://{process.address}/healthz").text == "ok"
    finally:
        process.kill()
    logged = [msgspec.json.decode(line) for line in process.complaints()]
    assert {line["level"] for line in logged} == {"warning"}
    assert len(logged) == len({(line["from"], line["says"]) for line in logged}), "logged more than once a minute"
