"""What is new every day, in the browser: from the home page to the result, in two tabs, and on a past day."""

import re
import struct

from playwright.sync_api import Route, expect

from tests.browser.guest import PHONE, Guest, NewGuest
from tests.browser.quibbix import Player
from tests.browser.test_pages import CHECKS, axe_finds_nothing
from tests.browser.test_quibbix_solo import longest

HOME_CARD = "[data-daily]"


def play(mia: Player) -> str:
    """Lays one word, and plays to the result. Returns the word."""
    mia.comes_to("building")
    word = longest(mia.rack)
    mia.tap(word)
    mia.finish()
    mia.comes_to("comparing")
    mia.says("count")
    mia.guest.wait("dialog[open]:has(.winner)")
    return word


def is_well(guest: Guest) -> None:
    assert [fault for check in CHECKS for fault in check(guest)] == []
    assert list(axe_finds_nothing(guest)) == []


def test_the_letters_of_the_day_from_the_home_page_to_a_shared_result(guest: NewGuest) -> None:
    mia = Player(guest(size=PHONE, taught=False))  # the tutor does not stop this clock
    page = mia.guest.page
    mia.guest.go("/")
    mia.guest.press(mia.guest.wait(f"{HOME_CARD}[data-daily=new]"))
    expect(page.get_by_role("heading", level=1)).to_have_text("Letters of the day")
    expect(page.locator("main")).to_contain_text("00:00 UTC")
    expect(page.locator("section:has(#house)")).to_contain_text("Play first")
    is_well(mia.guest)
    mia.guest.press(mia.guest.button("Play today's"))
    mia.comes_to("building")
    assert not mia.guest.sees(".tutor")
    rack, word = mia.rack, play(mia)
    points, could = mia.view["sheet"][0][0][0], mia.view["could"][0][0][0]
    assert mia.view["outcome"] is not None
    assert mia.guest.button("Rematch").count() == 0

    mia.guest.press(mia.guest.link("Result of the day"))
    result = mia.guest.wait("[data-daily-result]")
    expect(result).to_contain_text(f"{points} of {could} points")
    me = page.locator("section:has(#house) li.you")
    expect(me).to_contain_text(f"{points} ({100 * points // could}%)")
    expect(page.locator("section:has(#spread) dd").nth(1)).to_have_text("1")
    is_well(mia.guest)

    page.evaluate("navigator.share = async shared => { window.shared = shared }")
    mia.guest.press(mia.guest.button("Share result"))
    shared = page.wait_for_function("window.shared").json_value()
    assert re.search(rf"^[🟢⚪]{{10}} {100 * points // could}%$", shared["text"], re.MULTILINE)
    assert f"{points} of {could} points" in shared["text"]
    assert shared["url"].endswith("/daily/quibbix/en")
    for secret in (rack, word):
        assert secret not in shared["text"].upper()
    page.evaluate("navigator.canShare = () => false")
    with page.expect_download() as saved:
        mia.guest.press(mia.guest.button("As a picture"))
    assert re.fullmatch(r"nenuphar-quibbix-\d{4}-\d\d-\d\d-en\.png", saved.value.suggested_filename)
    assert struct.unpack(">II", saved.value.path().read_bytes()[16:24]) == (1200, 630)

    mia.guest.go("/")
    expect(mia.guest.wait(f"{HOME_CARD}[data-daily=done]")).to_contain_text("1 day in a row")


def test_a_second_tab_is_at_the_same_table(guest: NewGuest) -> None:
    mia = Player(guest())
    mia.guest.go("/daily/quibbix")
    mia.guest.press(mia.guest.button("Play today's"))
    mia.comes_to("building")
    table = mia.guest.path
    other = mia.guest.context.new_page()
    other.goto(f"{mia.guest.address}/daily/quibbix")
    other.get_by_role("button", name="Continue").click()
    other.locator(".quibbix[data-phase=building]").wait_for()
    assert other.url.endswith(table)
    play(mia)
    other.locator("dialog[open] .winner").wait_for()


def test_past_days_are_for_practice_and_other_addresses_lead_nowhere(guest: NewGuest) -> None:
    mia = Player(guest())
    page = mia.guest.page
    mia.guest.go("/daily/quibbix/en")
    past = mia.guest.wait("section:has(#past)")
    mia.guest.press(past.get_by_role("button").first)
    play(mia)
    mia.guest.press(mia.guest.link("All days"))
    mia.guest.wait("section:has(#past)")
    expect(past.locator("li").first).to_contain_text("–")
    expect(page.locator("section:has(#spread) dd").first).to_have_text("0")
    is_well(mia.guest)
    mia.guest.allow("404")
    for nowhere in ("/daily/quibbix/xx", "/daily/chess"):
        mia.guest.go(nowhere)
        expect(page.get_by_role("heading", level=1)).to_have_text("Only water here")


def _of_new_year(route: Route) -> None:
    if route.request.method == "GET":
        route.fulfill(json={**route.fetch().json(), "day": "2026-01-01"})
    else:
        route.continue_()


def test_a_page_of_yesterday_says_so(guest: NewGuest) -> None:
    """A phone that slept over midnight still shows the old day."""
    mia = guest()
    page = mia.page
    mia.context.route("**/api/daily/quibbix/en", _of_new_year)
    mia.go("/daily/quibbix/en")
    mia.button("Play today's").wait_for()
    mia.context.unroute("**/api/daily/quibbix/en")
    mia.allow("422")
    mia.press(mia.button("Play today's"))
    expect(page.get_by_role("alert")).to_contain_text("2026-01-01 is over")
    expect(mia.button("Play today's")).to_be_enabled()
