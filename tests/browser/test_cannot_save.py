"""A server that cannot save: the page says so, and the move is made as soon as it can."""

from playwright.sync_api import expect

from tests.browser.guest import PHONE, NewGuest
from tests.browser.server import Server
from tests.browser.test_network import BOT, ME, placed, sit_down
from tests.full_disk import full_disk


def test_a_server_that_cannot_save_says_so_and_the_move_is_made_later(server: Server, guest: NewGuest) -> None:
    mia = guest(size=PHONE)
    sit_down(mia, "quibbit", [ME, BOT, BOT])
    mia.until(lambda: mia.must_place, "her frog waits")
    with full_disk(server.pid, server.said.parent):
        mia.press(mia.page.locator(".tile.offered").last)
        expect(mia.page.get_by_text("The server cannot save right now. Your move is sent")).to_be_visible()
        assert mia.must_place, "a frog is placed before the server has answered"
        mia.page.reload()
        expect(mia.page.get_by_text("The server cannot save right now. Trying again")).to_be_visible()
    expect(mia.page.get_by_text("The server cannot save")).to_have_count(0)
    mia.until(lambda: mia.must_place, "it is still her turn")
    mia.press(mia.page.locator(".tile.offered").last)
    mia.until(lambda: placed(mia) == 1, "her frog sits")
