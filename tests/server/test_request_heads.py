"""Request heads that are too large: refused at the exact byte, and without using much memory."""

import socket
from collections.abc import Iterator
from contextlib import ExitStack, closing
from pathlib import Path

import pytest

from nenuphar.server.gateway.http_protocol import HEAD_BYTES, HEAD_LINES
from tests.server.live_server import LiveServer
from tests.server.raw_connection import UPGRADE, answer, head, raw_connect, status
from tests.server.server_process import ServerProcess, resident_bytes

TOO_LARGE = 431
MEMORY_BYTES = 64 * 1024  # per connection, at most
CROWD = 200
PAGE_BYTES = 4096


@pytest.fixture
def line(server: LiveServer) -> Iterator[socket.socket]:
    with closing(raw_connect(server.port)) as line:
        yield line


def head_of(size: int, *lines: str) -> bytes:
    """A head of exactly this size, most of it in one line. It asks the server to close the connection."""
    bare = head("Connection: close", *lines, "X-Long: ")
    return head("Connection: close", *lines, "X-Long: " + "x" * (size - len(bare)))


def unfinished(size: int) -> bytes:
    return (head()[:-2] + b"X-Long: ").ljust(size, b"x")


def test_a_head_of_32_kib_is_read_and_one_byte_more_is_not(server: LiveServer) -> None:
    for size, expected in ((HEAD_BYTES, 200), (HEAD_BYTES + 1, TOO_LARGE)):
        with closing(raw_connect(server.port)) as line:
            line.sendall(head_of(size))
            assert status(line) == expected


def test_an_endless_line_is_refused_at_the_first_byte_too_many(line: socket.socket) -> None:
    line.sendall(unfinished(HEAD_BYTES))
    assert status(line) == TOO_LARGE


def test_an_endless_path_is_refused_too(line: socket.socket) -> None:
    line.sendall(b"GET /".ljust(HEAD_BYTES, b"x"))
    assert status(line) == TOO_LARGE


def test_endless_blank_lines_are_refused_too(line: socket.socket) -> None:
    line.sendall(b"\r\n" * (HEAD_BYTES // 2))
    assert status(line) == TOO_LARGE


@pytest.mark.parametrize("drop", [1, 700, 5_000])
def test_a_head_that_drips_is_counted_as_a_whole(line: socket.socket, drop: int) -> None:
    line.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    sent = unfinished(HEAD_BYTES)
    for start in range(0, len(sent), drop):
        line.sendall(sent[start : start + drop])
    assert status(line) == TOO_LARGE


def test_whole_heads_that_drip_are_read(line: socket.socket) -> None:
    line.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    sent = head_of(HEAD_BYTES)
    for start in range(0, len(sent), 900):
        line.sendall(sent[start : start + 900])
    assert status(line) == 200


def test_every_head_on_a_connection_is_counted_separately(line: socket.socket) -> None:
    for _ in range(3):
        line.sendall(head("X-Long: " + "x" * (HEAD_BYTES - 200)))
        assert line.recv(65_536).startswith(b"HTTP/1.1 200 ")
    line.sendall(head() + unfinished(HEAD_BYTES + PAGE_BYTES))
    assert "HTTP/1.1 431 " in answer(line)


def test_a_head_with_too_many_lines_is_refused(line: socket.socket) -> None:
    line.sendall(head(*("X: y" for _ in range(HEAD_LINES))))
    assert status(line) == TOO_LARGE


def test_the_opening_of_a_socket_has_the_same_bound(line: socket.socket) -> None:
    opening = head(UPGRADE.removesuffix("\r\n"), path="/api/tables/x/live")[:-2]
    line.sendall((opening + b"X-Long: ").ljust(HEAD_BYTES, b"x"))
    assert status(line) == TOO_LARGE


def test_a_head_costs_at_most_64_kib_of_memory(tmp_path: Path) -> None:
    process = ServerProcess(tmp_path)
    try:
        with ExitStack() as stack:
            lines = [stack.enter_context(closing(raw_connect(process.port))) for _ in range(CROWD)]
            for line in lines:
                line.sendall(unfinished(100))
            process.wait()  # its answer comes after it has read what was sent before
            before = resident_bytes(process.pid)
            for line in lines:
                line.sendall(b"x" * (HEAD_BYTES - 101))
            process.wait()
            assert resident_bytes(process.pid) - before <= CROWD * MEMORY_BYTES
            for line in lines:
                line.sendall(b"x")
                assert status(line) == TOO_LARGE
    finally:
        process.kill()
