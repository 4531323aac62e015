"""Strangers at the port between nodes: whatever they send, a node keeps its memory and its time, and continues."""

import socket
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, suppress
from pathlib import Path

import psycopg
import pytest

from nenuphar.server.nodes.handshake import MOST_BYTES, NONCE_BYTES, SIZE_BYTES, Opening, signed
from nenuphar.server.nodes.internal_port import MOST_OPENINGS
from nenuphar.store import Key
from tests.server.live_server import PATIENCE_S
from tests.server.node_processes import Nodes, guest_at
from tests.server.server_process import resident_bytes
from tests.server.stress_size import size

STRANGERS = size(300, 2_000)  # more than may be unproven at a time
MOST_GROWTH_BYTES = 96 * 1024 * 1024  # the limits of all openings together are 64 MB
ENDLESS = b"GET /api/me HTTP/1.1\r\nhost: a\r\nx: " + b"x" * 64 * 1024

Attack = Callable[[bytes, Key], bytes]  # what is said to a nonce


@pytest.fixture
def nodes(tmp_path: Path, postgres_url: str) -> Iterator[Nodes]:
    nodes = Nodes(tmp_path, postgres_url, node_address="127.0.0.1:0", head_seconds="1")
    nodes.start("a")
    yield nodes
    nodes.end()


def key_of(nodes: Nodes) -> Key:
    with psycopg.connect(nodes.url) as connection:
        rows = connection.execute("SELECT key_id, secret, created_ms FROM keys ORDER BY created_ms DESC").fetchall()
    return Key(*rows[0])


def opening(request: bytes = b"GET /api/me HTTP/1.1\r\nhost: a\r\n\r\n") -> Opening:
    return Opening("b", "a", ("192.0.2.7", 4_711), request)


ATTACKS: dict[str, Attack] = {
    "a giant length": lambda nonce, key: b"\xff" * SIZE_BYTES + b"x" * 4_096,
    "the largest length, and nothing more": lambda nonce, key: MOST_BYTES.to_bytes(SIZE_BYTES, "big"),
    "almost all of it": lambda nonce, key: MOST_BYTES.to_bytes(SIZE_BYTES, "big") + b"x" * (MOST_BYTES - 1),
    "a wrong signature": lambda nonce, key: signed(opening(), nonce, Key(key.key_id, b"guess!" * 6, 0)),
    "a replayed opening": lambda nonce, key: signed(opening(), bytes(NONCE_BYTES), key),
    "an endless head": lambda nonce, key: signed(opening(ENDLESS), nonce, key),
    "half a size": lambda nonce, key: b"\0",
    "nothing at all": lambda nonce, key: b"",
}


@pytest.mark.parametrize("attack", ATTACKS.values(), ids=ATTACKS.keys())
def test_strangers_cost_a_node_little(nodes: Nodes, attack: Attack) -> None:
    a, key = nodes.running["a"], key_of(nodes)
    [address] = nodes.addresses()
    host, _, port = address.rpartition("tcp:")[2].rpartition(":")
    before = resident_bytes(a.pid)
    with ExitStack() as stack:
        strangers = []
        for _ in range(STRANGERS):
            stranger = stack.enter_context(socket.create_connection((host, int(port)), PATIENCE_S))
            with suppress(OSError):  # it may be one too many, and closed at once
                if nonce := stranger.recv(NONCE_BYTES, socket.MSG_WAITALL):
                    stranger.sendall(attack(nonce, key))
            strangers.append(stranger)
        assert resident_bytes(a.pid) - before < MOST_GROWTH_BYTES
        with guest_at(a) as anna, anna.at(anna.open("me,tadpole")) as live:  # people play on meanwhile
            live.do("begin")
        end = time.monotonic() + PATIENCE_S
        for stranger in strangers:
            with suppress(ConnectionError):
                while answer := stranger.recv(65_536):
                    assert b" 200 " not in answer
                    assert time.monotonic() < end, "it is still served"
    assert not [said for said in a.complaints() if "Traceback" in said]
    assert STRANGERS > MOST_OPENINGS
    assert resident_bytes(a.pid) - before < MOST_GROWTH_BYTES
