"""Requests that come before the answer to the first one: a few are answered in turn, many are refused at once."""

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
CHUNK_BYTES = 256 * 1024  # what the server's event loop reads at once


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
        with server.paused():  # or the first could be answered before the last comes
            line.sendall(long * (MOST_WAITING + 1))
        assert status(line) == TOO_MANY


def test_a_refused_connection_affects_no_other_request(server: LiveServer) -> None:
    """What was under way when too many came is dropped in order: nothing is written after the end."""
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
                with suppress(OSError):  # the server may end the connection before it was sent everything
                    line.sendall(burst)
            process.wait()  # its answer comes after it has read what was sent before
            assert resident_bytes(process.pid) - before <= crowd * MEMORY_BYTES
    finally:
        process.kill()
