"""Floods of requests, within and beyond the usual limits: they stay bounded, and other people play on."""

import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest

from nenuphar.server.settings import Settings
from tests.server.live_server import PATIENCE_S, Guest, Live, close_code, start_match, wait_for_turn
from tests.server.raw_connection import NEIGHBOUR
from tests.server.server_process import GENEROUS, ServerProcess
from tests.server.stress_size import size
from tests.server.test_websocket import MORE, PING, frame, packets

USUAL = Settings(database=Path())
WELCOME_BYTES = 256 * 1024
ROUND_S = size(0, 300) / 1_000  # the asks that a socket may send in the long run; a short flood may be faster


@pytest.fixture(scope="module")
def process(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """With the default limits."""
    usual = {name.lower(): str(getattr(USUAL, name.lower())) for name in GENEROUS}
    process = ServerProcess(tmp_path_factory.mktemp("server"), None, None, **usual)
    yield process
    process.kill()


@pytest.fixture
def players(process: ServerProcess) -> Iterator[tuple[Live, Live]]:
    """Two people from another address, whose match continues."""
    with ExitStack() as stack:
        anna, bert = (stack.enter_context(Guest(process.address)) for _ in range(2))
        first, second = map(stack.enter_context, start_match(anna, bert, "me,open"))
        yield first, second


@pytest.mark.rule("TB-24")
def test_one_address_makes_a_limited_number_of_guests_and_tables(
    process: ServerProcess, players: tuple[Live, Live]
) -> None:
    began, guests, tables = time.monotonic(), 0, 0
    transport = httpx.HTTPTransport(local_address=NEIGHBOUR)
    with httpx.Client(base_url=f"http://{process.address}", timeout=PATIENCE_S, transport=transport) as http:
        for _ in range(size(100, 1_000)):
            if http.get("/api/me").status_code == 200:
                guests += 1
                wish = {"game": "quibbit"}
                tables += sum(http.post("/api/tables/quick", json=wish).status_code == 201 for _ in range(3))
            http.cookies.clear()
    minutes = (time.monotonic() - began) / 60
    wait_for_turn(*players).play()
    assert 0 < guests <= USUAL.guests_per_minute * (1 + minutes) + 1
    assert 0 < tables <= USUAL.address_tables_per_minute * (1 + minutes) + 1


@pytest.mark.rule("TB-24")
def test_one_guest_cannot_make_a_log_long_or_a_welcome_large(
    process: ServerProcess, players: tuple[Live, Live]
) -> None:
    """On many sockets, with everything that a guest can add to a log."""
    began = time.monotonic()
    with ExitStack() as stack:
        anna, loud = (stack.enter_context(Guest(process.address, "127.0.0.3")) for _ in range(2))
        table = anna.open("me,open,open", public=True)
        sockets = [stack.enter_context(loud.at(table)) for _ in range(5)]
        for turn in range(size(10, 150)):
            asked = [
                (live, live.send(kind, **fields))
                for live in sockets
                for kind, fields in (
                    ("sit", {"seat": 1 + turn % 2}),
                    ("chat", {"text": "x" * 300}),
                    ("react", {"sign": "hello"}),
                )
            ]
            for live, name in asked:
                live.answer(name)
            time.sleep(ROUND_S)
        wait_for_turn(*players).play()
        seconds = time.monotonic() - began
        changes = USUAL.changes_burst + USUAL.changes_per_second * seconds
        chats = USUAL.chats_burst + USUAL.chats_per_minute * seconds / 60
        with anna.at(table) as host:
            assert host.seq <= 2 * changes + chats + 5, "changing seats makes two lines"
            assert len(host.received[0]) < WELCOME_BYTES


def test_frames_without_text_delay_nobody(process: ServerProcess, players: tuple[Live, Live]) -> None:
    with ExitStack() as stack:
        loud = stack.enter_context(Guest(process.address, "127.0.0.4"))
        table = loud.open("me,open")
        for noise in (frame(b"", PING) * 40_000, frame(b"{", final=False) + frame(b"", MORE, final=False) * 40_000):
            for _ in range(size(2, 20)):
                with loud.at(table) as live:
                    try:
                        packets(live, noise)
                    except OSError:  # the server closed it before everything was sent
                        continue
                    assert close_code(live) in (1008, None)
        wait_for_turn(*players).play()
