"""Without a network the page opens and says so; links can be copied even where browsers forbid it."""

import re

from playwright.sync_api import expect

from tests.browser.guest import Guest, NewGuest
from tests.browser.server import NAME, Proxy, Server

KEPT = """async () => {
  await navigator.serviceWorker.ready
  return navigator.serviceWorker.controller !== null
}"""


def test_the_page_opens_offline_and_recovers(guest: NewGuest, proxy: Proxy) -> None:
    mia = guest(f"http://127.0.0.1:{proxy.port}", stores=True)
    mia.go("/")
    mia.game("Quibbit!").wait_for()
    mia.until(lambda: mia.page.evaluate(KEPT), "the page is kept")
    mia.go("/")  # the service worker sees everything that the home page needs once
    mia.game("Quibbit!").wait_for()

    mia.allow("ERR_|Failed to load resource")
    proxy.cut()
    mia.go("/")
    expect(mia.page.get_by_role("alert")).to_contain_text("No connection to the server")
    proxy.mend()
    mia.game("Quibbit!").wait_for()
    expect(mia.page.get_by_role("alert")).to_be_hidden()


def test_the_link_is_copied(guest: NewGuest, server: Server) -> None:
    """On this machine with the clipboard API, in the home network with an older way, and otherwise by hand."""
    near = waiting_room(guest())
    near.context.grant_permissions(["clipboard-read", "clipboard-write"])
    near.button("Copy link").click()
    expect(near.button("Copied")).to_be_visible()
    assert near.page.evaluate("navigator.clipboard.readText()") == near.page.locator("p.link").inner_text()

    far = waiting_room(guest(f"http://{NAME}:{server.port}"))
    far.button("Copy link").click()
    expect(far.button("Copied")).to_be_visible()
    field = far.page.get_by_label("Message")
    field.focus()
    far.page.keyboard.press("Control+V")
    expect(field).to_have_value(far.page.locator("p.link").inner_text())

    far.page.evaluate("document.execCommand = () => false")
    far.page.locator("button.small", has_text=re.compile("Cop")).click()
    expect(far.page.get_by_text("Copying does not work here")).to_be_visible()


def waiting_room(host: Guest) -> Guest:
    host.go("/new/quibbit")
    host.button("Open the table").click()
    host.button("Copy link").wait_for()
    return host
