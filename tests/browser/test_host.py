"""The host's page in a browser: a link that works once, and what the host does there reaches the players."""

import pytest
from playwright.sync_api import expect

from nenuphar.cli import host_link
from tests.browser.guest import NewGuest
from tests.browser.server import Server
from tests.browser.tour import be_called

ME, OPEN = {"kind": "me"}, {"kind": "open"}


@pytest.mark.rule("TB-130", "TB-132", "TB-134")
def test_the_host_announces_a_restart_and_closes_a_table(server: Server, guest: NewGuest) -> None:
    mia, host, stranger = guest(), guest(), guest()
    mia.go("/settings")
    be_called(mia, "Ottilie")  # other tests have left tables here
    mia.open_table("quibbit", [ME, OPEN])
    link = host_link.link("", server.database)

    host.go(link)
    expect(host.page.get_by_text("Everything works.")).to_be_visible()
    assert host.path == "/host"
    stranger.allow("401")  # the browser reports the answer itself
    stranger.go(link)
    expect(stranger.page.get_by_role("alert").first).to_contain_text("This link has been used")
    expect(stranger.page.get_by_text("nenuphar host-link", exact=True)).to_be_visible()

    host.pick("In how many minutes?", "15")
    host.button("Announce").click()
    expect(mia.page.get_by_text("The server restarts at")).to_be_visible()
    host.button("Withdraw").click()
    expect(mia.page.get_by_text("The server restarts at")).to_be_hidden()

    close = host.page.get_by_role("button", name="Close the table: Quibbit!, Ottilie", exact=True)
    close.focus()
    host.page.keyboard.press("Enter")
    expect(host.button("Cancel")).to_be_focused()  # what cannot be undone needs one more key
    host.page.keyboard.press("Tab")
    host.page.keyboard.press("Enter")
    expect(host.page.get_by_text("The table is closed.")).to_be_visible()
    expect(mia.page.get_by_text("The host of this server has closed the table.")).to_be_visible()
