"""The big screen with a phone that plays, and one device that is passed on behind a curtain."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.chromium import Size
from tests.browser.guest import PHONE, Facts, Guest, NewGuest
from tests.browser.test_pages import axe_finds_nothing

TELEVISION: Size = (1920, 1080)
ME, BEN = {"kind": "me"}, {"kind": "here", "name": "Ben"}
TADPOLE = {"kind": "bot", "level": "tadpole"}
CODE = re.compile("^[2-9A-Z]{6}$")
FITS = (
    "() => document.documentElement.scrollWidth <= innerWidth && document.documentElement.scrollHeight <= innerHeight"
)


def show_on(television: Guest, player: Guest) -> None:
    """The player opens the menu, reads the code out, and somebody types it on the television."""
    player.press(player.button(player.text("web-screen-show")).first)
    expect(player.page.locator("[data-screen-code]")).to_have_attribute("data-screen-code", CODE)
    code = player.page.locator("[data-screen-code]").get_attribute("data-screen-code") or ""
    player.page.keyboard.press("Escape")
    television.go("/screen")
    television.page.keyboard.type(code)
    television.page.keyboard.press("Enter")


@pytest.mark.rule("TB-90", "TB-91", "TB-92")
def test_a_television_shows_the_match_and_the_phone_only_the_hand(guest: NewGuest) -> None:
    anna, television = guest(size=PHONE), guest(size=TELEVISION)
    anna.open_table("quibbit", [ME, {"kind": "open"}])
    show_on(television, anna)
    expect(television.page.locator(".code")).to_be_visible()
    expect(television.page.locator("[data-screen=waiting] .qr svg")).to_be_visible()
    assert [*axe_finds_nothing(television)] == []
    anna.press(anna.button(anna.text("web-fill")))
    anna.press(anna.button(anna.text("web-begin")))
    expect(television.page.locator("[data-screen=playing]")).to_be_visible()
    anna.until(lambda: anna.must_place or (anna.skip() and False), "a place is wanted")
    anna.move()
    card = anna.page.locator(".own .card[data-card='4']")
    expect(card).to_be_visible()
    expect(anna.page.locator(".quibbit .board")).to_have_count(0)
    card.click()
    expect(television.page.locator(".quibbit .board")).to_be_visible()
    assert television.page.evaluate(FITS)
    views = [tell["match"]["view"] for tell in television.tells if tell.get("match")]
    assert views
    assert all(view["viewer"] is None for view in views), "it gets what everybody may see"
    anna.press(anna.button(anna.text("web-screen-hand")))
    expect(anna.page.locator(".quibbit .board")).to_be_visible()


@pytest.mark.rule("TB-92")
def test_a_television_comes_back_by_itself_and_goes_to_the_rematch(guest: NewGuest) -> None:
    anna, television = guest(size=PHONE), guest(size=TELEVISION)
    table = anna.open_table("quibbit", [ME, TADPOLE])
    show_on(television, anna)
    expect(television.page.locator("[data-screen=waiting]")).to_be_visible()
    television.page.reload()
    anna.press(anna.button(anna.text("web-begin")))
    expect(television.page.locator("[data-screen=playing]")).to_be_visible()
    anna.press(anna.button(anna.text("web-menu")))
    anna.press(anna.button(anna.text("web-resign")))
    anna.press(anna.button(anna.text("web-resign")).last)
    expect(television.page.locator("aside h2")).to_be_visible()
    anna.press(anna.button(anna.text("web-rematch")))
    television.page.wait_for_url(lambda url: table not in url and url.endswith("/screen"))
    expect(television.page.locator("[data-screen=playing]")).to_be_visible()


@pytest.mark.rule("TB-93")
def test_one_device_is_passed_on_behind_a_curtain(guest: NewGuest) -> None:
    anna = guest(size=PHONE)
    anna.open_table("quibbit", [ME, BEN])
    anna.press(anna.button(anna.text("web-begin")))
    curtain = anna.page.locator("[data-curtain]")
    for _ in range(2):  # both place their frogs
        take(anna)
        anna.until(lambda: anna.must_place, "a place is wanted")
        anna.move()
    first = view(anna)["viewer"]  # who placed last also chooses first
    anna.page.locator(".hand .card[data-card='5']").click()
    expect(curtain).to_have_attribute("data-curtain", str(1 - first))
    assert [*axe_finds_nothing(anna)] == []
    assert view(anna)["viewer"] is None, "while the curtain is closed, the page has nobody's hand"
    assert set(view(anna)["chosen"]) == {None}
    take(anna)
    assert view(anna)["viewer"] == 1 - first
    anna.page.locator(".hand .card[data-card='2']").click()
    anna.until(lambda: view(anna)["round"] == 2, "both have chosen")
    anna.press(anna.button(anna.text("web-curtain-close")))
    expect(curtain).to_have_attribute("data-curtain", str(first))


def take(anna: Guest) -> None:
    anna.wait("[data-curtain]").locator(".button.go").click()
    expect(anna.page.locator("[data-curtain]")).to_have_count(0)
    anna.until(lambda: view(anna)["viewer"] is not None, "a hand is shown")


def view(anna: Guest) -> Facts:
    found: Facts = anna.faces["view"]
    return found
