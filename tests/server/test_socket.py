"""However a message is cut into frames and packets, it is heard once, whole and in its turn, or the socket closes."""

from collections.abc import Callable, Iterator

import msgspec
import pytest

from nenuphar.server.socket import _is_bare_opening
from tests.server.pond import Guest, Live, hangs_up

TEXT, MORE, PING = 0x1, 0x0, 0x9
FINAL, MASKED = 0x80, 0x80
MASK = b"\x5a\x01\xff\x81"


@pytest.fixture
def live(guest: Callable[[], Guest]) -> Iterator[Live]:
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


def test_nothing_overtakes_what_takes_longer_to_read(live: Live) -> None:
    """Letters beyond ASCII are checked, and pieces put together, on another way than a plain text."""
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
    ("data", "bare"),
    [
        (b"GET / HTTP/1.1\r\n\r\n", True),
        (b"GET / HTTP/1.1\r\n\r\n\x81", False),
        (b"GET / HTTP/1.1\r\n\r\n\x81\x84\r\n\r\n", False),
        (b"GET", False),  # as long as what is looked for, but for one letter
    ],
)
def test_where_frames_begin_is_known_only_after_a_whole_opening_alone(data: bytes, bare: bool) -> None:
    assert _is_bare_opening(data) is bare


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
    assert hangs_up(live) in (code, None)
    assert spoken(live) == []
