"""A server for the tests of a file, and guests for it; and databases that several servers share."""

import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from types import SimpleNamespace

import pytest

from nenuphar.server import clock
from nenuphar.server.settings import DAY_S
from nenuphar.store import Store
from nenuphar.store.opening import open_store
from tests.server.live_server import LiveServer, NewGuest, NewServer, TwoServers


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


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Path | str:
    """Nothing but our tests lets two servers use one file."""
    if request.param == "sqlite":
        return tmp_path / "nenuphar.sqlite3"
    return str(request.getfixturevalue("postgres_url"))


@pytest.fixture
def two_servers(new_server: NewServer, database: Path | str, tmp_path: Path) -> TwoServers:
    def make(**settings: object) -> tuple[LiveServer, LiveServer]:
        given = {"database": database, "files": tmp_path, **settings}
        return new_server(**given), new_server(**given)

    return make


@pytest.fixture
async def stores(database: Path | str) -> AsyncIterator[tuple[Store, Store]]:
    """Two stores on one database, as two processes have them."""
    one, other = await open_store(database), await open_store(database)
    yield one, other
    for store in (one, other):
        await store.close()


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


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

    faked = SimpleNamespace(
        now_ms=lambda: (time.time_ns() + ahead_ns) // 1_000_000, start=lambda: None, compare=lambda other: None
    )
    monkeypatch.setattr(clock, "CLOCK", faked)
    return pass_days
