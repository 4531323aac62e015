"""The server is upgraded while people are at a table: they are told when it suits, and never while it is their turn."""

import re

from playwright.sync_api import Route, expect

from tests.browser.guest import NewGuest
from tests.browser.server import Proxy


def test_a_newer_page_is_offered_when_nobody_is_to_move(guest: NewGuest, proxy: Proxy) -> None:
    mia = guest(f"http://127.0.0.1:{proxy.port}")
    mia.go("/new/quibbit")
    mia.button("Open the table").click()
    mia.button("Copy link").wait_for()

    def newer(route: Route) -> None:
        if route.request.resource_type != "fetch":
            route.fallback()
            return
        answer = route.fetch()
        route.fulfill(
            response=answer, body=re.sub(r"/assets/index-[^\"]+\.js", "/assets/index-newer.js", answer.text())
        )

    address = f"http://127.0.0.1:{proxy.port}/"
    mia.page.route(address, newer)
    mia.allow("ERR_|Failed to load resource|WebSocket")
    proxy.cut()
    expect(mia.page.locator("[data-network=lost]")).to_be_visible()
    proxy.mend()
    notice = mia.page.get_by_text("There is a new version of this page.")
    expect(notice).to_be_visible(timeout=60_000)
    mia.page.unroute(address)
    mia.button("Load it").click()
    mia.button("Copy link").wait_for()
    expect(notice).to_be_hidden()
