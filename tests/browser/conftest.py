"""A server, a browser, and people who come with it."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.browser.guest import Guest, chromium
from tests.browser.house import House

PAGE = Path(__file__).parents[2] / "src/nenuphar/web_dist/index.html"


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    assert PAGE.exists(), "The page has not been built: make web"
    house = House(tmp_path_factory.mktemp("house"))
    yield house
    house.stop()
    assert "Traceback" not in house.said.read_text()


@pytest.fixture(scope="module")  # its event loop would be in the way of other tests in the same process
def browser() -> Iterator[Browser]:
    with chromium() as browser:
        yield browser


@pytest.fixture
def guest(browser: Browser, house: House) -> Iterator[Callable[..., Guest]]:
    """Makes people. Nothing may have gone wrong on their pages when they leave."""
    came: list[Guest] = []
    with ExitStack() as stack:

        def come(address: str = house.address, **habits: object) -> Guest:
            guest = Guest(browser, address, **habits)  # type: ignore[arg-type]
            stack.callback(guest.close)
            came.append(guest)
            return guest

        yield come
    assert [fault for guest in came for fault in guest.faults] == []
