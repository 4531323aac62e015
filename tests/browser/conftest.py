"""A server, a browser, and guests with pages in it."""

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser import fixed_chance
from tests.browser.chromium import PATIENCE_MS, chromium
from tests.browser.guest import Guest, NewGuest
from tests.browser.server import Proxy, Server

PAGE = Path(__file__).parents[2] / "src/nenuphar/web_dist/index.html"

LONGEST = (
    *("test_pages", "test_new_game", "test_china_moon", "test_first_visit", "test_china_moon_match"),
    *("test_gobbit_shared_screen", "test_gobbit_match", "test_gobbit", "test_people", "test_chat_and_links"),
)
# Gobbit continues when everybody has left, so these files leave a busy server behind.
BUSY = ("test_gobbit", "test_gobbit_match", "test_gobbit_shared_screen")

expect.set_options(timeout=PATIENCE_MS)


def pytest_itemcollected(item: pytest.Item) -> None:
    """Keeps the tests of a file in one worker: one browser keeps more than a core busy."""
    item.add_marker(pytest.mark.xdist_group(f"browser-{item.path.stem}"))


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Runs the longest files first, so that all workers finish at the same time."""
    ranks = {stem: rank for rank, stem in enumerate(LONGEST)}
    items.sort(key=lambda item: ranks.get(item.path.stem, len(ranks)))  # the others keep their order


@pytest.fixture(scope="package")
def shared_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One for all files: starting a server costs as much as two page loads."""
    yield from _open(Server(tmp_path_factory.mktemp("server")))


@pytest.fixture(scope="module")
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    if request.path.stem in BUSY:
        yield from _open(Server(tmp_path_factory.mktemp("server")))
    else:
        yield request.getfixturevalue("shared_server")


@pytest.fixture
def fixed_server(tmp_path: Path) -> Iterator[Server]:
    """A server with fixed chance: the same steps give the same names, codes and matches."""
    yield from _open(Server(tmp_path, module=fixed_chance.__name__))


def _open(server: Server) -> Iterator[Server]:
    assert PAGE.exists(), "The page has not been built: make web"
    yield server
    server.stop()
    said = server.said.read_text()
    assert "Traceback" not in said, said


@pytest.fixture
def proxy(server: Server) -> Iterator[Proxy]:
    proxy = Proxy(server.port)
    yield proxy
    proxy.remove()


@pytest.fixture(scope="package")  # its event loop would disturb other tests in the same process
def browser() -> Iterator[Browser]:
    with chromium() as browser:
        yield browser


@pytest.fixture
def guest(browser: Browser, server: Server) -> Iterator[NewGuest]:
    """Makes guests. At the end, their pages must have no errors."""
    came: list[Guest] = []
    with ExitStack() as stack:

        def come(address: str = server.address, **habits: object) -> Guest:
            guest = Guest(browser, address, **habits)  # type: ignore[arg-type]
            stack.callback(guest.close)
            came.append(guest)
            return guest

        yield come
    assert [fault for guest in came for fault in guest.faults] == []
