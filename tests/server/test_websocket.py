"""However a message is split into frames and packets, it is received once, complete and in order."""

import socket
from collections.abc import Iterator
from contextlib import closing, suppress

import msgspec
import pytest

from nenuphar.server.net import websocket
from tests.server.live_server import PATIENCE_S, Guest, Live, LiveServer, NewGuest, close_code
from tests.server.raw_connection import UPGRADE, head, raw_connect

TEXT, MORE, CLOSE, PING, PONG = 0x1, 0x0, 0x8, 0x9, 0xA
NOISE = 1008
FINAL, MASKED = 0x80, 0x80
MASK = b"\x5a\x01\xff\x81"


@pytest.fixture
def live(guest: NewGuest) -> Iterator[Live]:
    anna = guest()
    with anna.at(anna.open("me,open")) as live:
        yield live


def frame(payload: bytes, opcode: int = TEXT, final: bool = True, masked: bool = True) -> bytes:
    length = len(payload)
    sized = bytes((length,)) if length < 126 else b"\x7e" + length.to_bytes(2)
    first = bytes((FINAL * final | opcode, MASKED * masked | sized[0])) + sized[1:]
    if not masked:
        return first + payload
    return first + MASK + bytes(byte ^ MASK[place % 4] for place, byte in enumerate(payload))


def chat(text: str) -> bytes:
    return msgspec.json.encode({"type": "chat", "id": text[:20], "text": text})


def spoken(live: Live) -> list[str]:
    return [line["text"] for line in live.lines if line["kind"] == "chat"]


def packets(live: Live, *parts: bytes) -> None:
    for part in parts:
        live.socket.socket.sendall(part)


def test_many_frames_in_one_packet(live: Live) -> None:
    words = [f"word {number}{'x' * 40 * number}" for number in range(6)]
    packets(live, b"".join(frame(chat(word)) for word in words))
    assert spoken(live.until(lambda live: len(spoken(live)) == 6)) == words


def test_one_frame_in_many_packets(live: Live) -> None:
    for word in ("short", "long " * 50):
        packets(live, *(bytes((byte,)) for byte in frame(chat(word))))
    assert spoken(live.until(lambda live: len(spoken(live)) == 2)) == ["short", ("long " * 50).strip()]


def test_a_packet_that_ends_within_the_next_frame(live: Live) -> None:
    first, second = frame(chat("first")), frame(chat("second"))
    packets(live, first + second[:1], second[1:4], second[4:])
    assert spoken(live.until(lambda live: len(spoken(live)) == 2)) == ["first", "second"]


def test_messages_keep_their_order(live: Live) -> None:
    """Non-ASCII text and fragments take another path than plain text."""
    begun, rest = chat("in pieces")[:20], chat("in pieces")[20:]
    packets(
        live,
        frame(chat("plain 1"))
        + frame(chat("grenouille verte à crête"))
        + frame(chat("plain 2"))
        + frame(begun, final=False)
        + frame(b"are you there?", PING)
        + frame(rest, MORE)
        + frame(chat("plain 3")),
    )
    said = ["plain 1", "grenouille verte à crête", "plain 2", "in pieces", "plain 3"]
    assert spoken(live.until(lambda live: len(spoken(live)) == 5)) == said


@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        (frame(b'{"type":"chat","id":"x","text":"\xff"}'), 1007),
        (frame(chat("not masked"), masked=False), 1002),
        (frame(b"{", final=False) + frame(chat("before the rest")), 1002),
        (frame(b"rest of nothing", MORE), 1002),
        (frame(chat("no such kind"), opcode=0x3), 1002),
        (frame(b"x" * 17_000)[:100], 1009),
        (b"\x81\xff" + (1 << 40).to_bytes(8), 1009),
    ],
    ids=["not UTF-8", "not masked", "in the midst of pieces", "no beginning", "no such frame", "too long", "endless"],
)
def test_a_broken_frame_ends_the_connection(live: Live, wrong: bytes, code: int) -> None:
    packets(live, wrong)
    assert close_code(live) in (code, None)
    assert spoken(live) == []


# Frames without text


def test_a_message_may_have_a_few_fragments_but_not_many(live: Live) -> None:
    text, most = chat("in pieces"), websocket.MOST_FRAGMENTS
    packets(live, frame(text, final=False), *(frame(b"", MORE, final=False) for _ in range(most - 2)), frame(b"", MORE))
    live.until(lambda live: spoken(live) == ["in pieces"])
    packets(live, frame(text, final=False), *(frame(b"", MORE, final=False) for _ in range(most)))
    assert close_code(live) == NOISE


def test_pings_and_pongs_have_a_limit(live: Live) -> None:
    for opcode in (PING, PONG):
        with live.guest.at(live.table["id"]) as other:
            packets(other, frame(b"", opcode) * 200)
            assert close_code(other) == NOISE


def test_pongs_to_our_pings_have_no_limit(server: LiveServer, guest: NewGuest, monkeypatch: pytest.MonkeyPatch) -> None:
    """In Gobbit each scene has a ping, and bots may be fast."""
    anna = guest()
    table = anna.open("me,open", game="gobbit")
    monkeypatch.setattr(websocket, "CONTROLS_BURST", 0)
    with plain_socket(server, anna, table) as line:
        heard = frames_of(line)
        for _ in range(4):
            payload = next(payload for opcode, payload in heard if opcode == PING)
            line.sendall(frame(payload, PONG))
        line.sendall(frame(chat("still here")))
        assert any(opcode == TEXT and b'"done"' in payload for opcode, payload in heard)
        line.sendall(frame(b"", PONG) * 100)  # more than we have sent
        assert next(payload for opcode, payload in heard if opcode == CLOSE) == NOISE.to_bytes(2)


def test_a_packet_is_read_only_up_to_the_first_frame_too_many(server: LiveServer, live: Live) -> None:
    """Otherwise everybody else would wait until tens of thousands are answered."""
    with plain_socket(server, live.guest, live.table["id"]) as line:
        with server.paused(), suppress(OSError):
            line.setblocking(False)
            line.send(frame(b"", PING) * 40_000)
        line.settimeout(PATIENCE_S)
        pongs = sum(opcode == PONG for opcode, _ in frames_of(line))
    assert pongs <= websocket.CONTROLS_BURST + 2 * websocket.PIECE_BYTES // len(frame(b"", PING))


def test_a_client_that_pings_and_does_not_read_is_cut_off(
    server: LiveServer, live: Live, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(websocket, "CONTROLS_BURST", 1_000_000)
    monkeypatch.setattr(websocket, "MOST_UNREAD_BYTES", 10_000)
    with plain_socket(server, live.guest, live.table["id"]) as line:
        assert any(b'"presence"' in payload for _, payload in frames_of(line))  # after this nothing more is sent
        with pytest.raises(ConnectionError):
            line.sendall(frame(b"x" * 125, PING) * 100_000)


def plain_socket(server: LiveServer, guest: Guest, table: str) -> closing[socket.socket]:
    """A plain socket: no library answers by itself."""
    line = raw_connect(server.port)
    opening = head(f"Cookie: {guest.cookie}", path=f"/api/tables/{table}/live")
    line.sendall(opening[:-2] + UPGRADE.encode() + b"\r\n")
    heard = b""
    while b"\r\n\r\n" not in heard:
        heard += line.recv(1)
    assert heard.startswith(b"HTTP/1.1 101 ")
    return closing(line)


def frames_of(line: socket.socket) -> Iterator[tuple[int, bytes]]:
    """Opcode and payload of all frames until the connection is closed."""
    file = line.makefile("rb")
    with suppress(ConnectionResetError):
        while begun := file.read(2):
            length = begun[1]
            if length >= 126:
                length = int.from_bytes(file.read(2 if length == 126 else 8))
            yield begun[0] & 0xF, file.read(length)
