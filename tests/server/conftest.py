"""A server for the tests of a file, and people who come to it."""

import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from types import SimpleNamespace

import pytest

from nenuphar.server import clock
from nenuphar.server.settings import DAY_S
from tests.server.live_server import Guest, Pond


@pytest.fixture(scope="module")
def pond(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pond]:
    pond = Pond(tmp_path_factory.mktemp("pond"))
    yield pond
    pond.stop()


@pytest.fixture
def own_pond(tmp_path: Path) -> Iterator[Callable[..., Pond]]:
    """Makes servers with settings of their own."""
    with ExitStack() as stack:

        def make(**settings: object) -> Pond:
            pond = Pond(tmp_path, **settings)
            stack.callback(pond.stop)
            return pond

        yield make


@pytest.fixture
def guest(pond: Pond) -> Iterator[Callable[[], Guest]]:
    with ExitStack() as stack:
        yield lambda: stack.enter_context(pond.guest())


@pytest.fixture
def calendar(monkeypatch: pytest.MonkeyPatch) -> Callable[[float], None]:
    """Lets days pass for the server."""
    ahead_ns = 0

    def pass_days(days: float) -> None:
        nonlocal ahead_ns
        ahead_ns += int(days * DAY_S * 1_000_000_000)

    faked = SimpleNamespace(now_ms=lambda: (time.time_ns() + ahead_ns) // 1_000_000, start=lambda: None)
    monkeypatch.setattr(clock, "CLOCK", faked)
    return pass_days
