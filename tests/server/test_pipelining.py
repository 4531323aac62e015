"""Pipelined requests: a few are answered in order, and too many are refused at once."""

from contextlib import ExitStack, closing, suppress
from pathlib import Path

import httpx

from nenuphar.server.gateway.http_protocol import MOST_WAITING, WAITING_BYTES
from tests.server.live_server import LiveServer
from tests.server.raw_connection import answer, head, raw_connect, status
from tests.server.server_process import ServerProcess, resident_bytes
from tests.server.stress_size import size

TOO_MANY = 429
MEMORY_BYTES = 64 * 1024  # for one connection, at most
CHUNK_BYTES = 256 * 1024  # the read size of the server's event loop


def test_a_few_requests_ahead_are_answered_in_their_turn(server: LiveServer) -> None:
    paths = ["/healthz", "/schema", "/api/nothing", "/settings"][:MOST_WAITING]
    with closing(raw_connect(server.port)) as line:
        line.sendall(b"".join(head(path=path) for path in paths) + head("Connection: close", path="/missing.js"))
        said = answer(line)
    kinds = [part.split()[0] for part in said.split("HTTP/1.1 ")[1:]]
    assert kinds == ["200", "200", "404", "200", "404"]


def test_a_request_too_many_is_refused_and_the_connection_ends(server: LiveServer) -> None:
    with closing(raw_connect(server.port)) as line:
        line.sendall(head() * (MOST_WAITING + 2))
        assert status(line) == TOO_MANY


def test_requests_ahead_are_limited_in_bytes_too(server: LiveServer) -> None:
    long = head("X-Long: " + "x" * (WAITING_BYTES // 2))
    with closing(raw_connect(server.port)) as line:
        with server.paused():  # otherwise the first could be answered before the last arrives
            line.sendall(long * (MOST_WAITING + 1))
        assert status(line) == TOO_MANY


def test_a_refused_connection_affects_no_other_request(server: LiveServer) -> None:
    """Requests under way are dropped cleanly: nothing is written after the connection is closed."""
    for many in (MOST_WAITING + 2, 50, 500):
        with closing(raw_connect(server.port)) as line:
            line.sendall(head())
            line.sendall(head() * many)
            said = answer(line)
        assert said.count(f"HTTP/1.1 {TOO_MANY} ") <= 1
        assert said.split("HTTP/1.1 ")[1][:3] in ("200", "429")
    assert httpx.get(f"http://{server.address}/healthz").text == "ok"


def test_a_burst_of_requests_costs_at_most_64_kib_of_memory(tmp_path: Path) -> None:
    """Each connection sends thousands at once, reads nothing, and stays."""
    crowd = size(20, 1_000)
    process = ServerProcess(tmp_path)
    try:
        burst = head(path="/") * (CHUNK_BYTES // len(head(path="/")))
        before = resident_bytes(process.pid)
        with ExitStack() as stack:
            for _ in range(crowd):
                line = stack.enter_context(closing(raw_connect(process.port)))
                with suppress(OSError):  # the server may close the connection before everything is sent
                    line.sendall(burst)
            process.wait()  # it answers after it has read everything before
            assert resident_bytes(process.pid) - before <= crowd * MEMORY_BYTES
    finally:
        process.kill()
