"""A server for the tests of a file, and guests for it."""

import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from types import SimpleNamespace

import pytest

from nenuphar.server import clock
from nenuphar.server.settings import DAY_S
from tests.server.live_server import LiveServer, NewGuest, NewServer


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    server = LiveServer(tmp_path_factory.mktemp("server"))
    yield server
    server.stop()


@pytest.fixture
def new_server(tmp_path: Path) -> Iterator[NewServer]:
    """Starts servers with their own settings."""
    with ExitStack() as stack:

        def make(**settings: object) -> LiveServer:
            server = LiveServer(tmp_path, **settings)
            stack.callback(server.stop)
            return server

        yield make


@pytest.fixture
def guest(server: LiveServer) -> Iterator[NewGuest]:
    with ExitStack() as stack:
        yield lambda: stack.enter_context(server.guest())


@pytest.fixture
def calendar(monkeypatch: pytest.MonkeyPatch) -> Callable[[float], None]:
    """Returns a function that advances the server's clock by days."""
    ahead_ns = 0

    def pass_days(days: float) -> None:
        nonlocal ahead_ns
        ahead_ns += int(days * DAY_S * 1_000_000_000)

    faked = SimpleNamespace(now_ms=lambda: (time.time_ns() + ahead_ns) // 1_000_000, start=lambda: None)
    monkeypatch.setattr(clock, "CLOCK", faked)
    return pass_days
