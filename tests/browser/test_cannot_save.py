"""A server that cannot save: the page says so, and the move is made as soon as it can."""

import resource
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from playwright.sync_api import expect

from tests.browser.guest import PHONE, Guest
from tests.browser.server import Server
from tests.browser.test_network import BOT, ME, placed, sit_down


@contextmanager
def full_disk(server: Server) -> Iterator[None]:
    """No file of the server can grow beyond the current size of the write-ahead log."""
    size = (server.said.parent / "nenuphar.sqlite3-wal").stat().st_size
    before = resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))
    try:
        yield
    finally:
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, before)


def test_a_server_that_cannot_save_says_so_and_the_move_is_made_later(
    server: Server, guest: Callable[..., Guest]
) -> None:
    mia = guest(size=PHONE)
    sit_down(mia, "quibbit", [ME, BOT, BOT])
    mia.until(lambda: mia.must_place, "her frog waits")
    with full_disk(server):
        mia.press(mia.page.locator(".tile.offered").last)
        expect(mia.page.get_by_text("The server cannot save right now. Your move is sent")).to_be_visible()
        assert mia.must_place, "a frog is placed before the server has answered"
        mia.page.reload()
        expect(mia.page.get_by_text("The server cannot save right now. Trying again")).to_be_visible()
    expect(mia.page.get_by_text("The server cannot save")).to_have_count(0)
    mia.until(lambda: mia.must_place, "it is still her turn")
    mia.press(mia.page.locator(".tile.offered").last)
    mia.until(lambda: placed(mia) == 1, "her frog sits")
