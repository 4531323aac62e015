"""Advice in a browser: three steps with the keyboard alone, seen by the others only as a line of the log."""

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.china_moon import BOT, ME
from tests.browser.guest import DESKTOP, PHONE, Guest, NewGuest
from tests.browser.test_pages import axe_finds_nothing

OPEN = {"kind": "open"}
THINKING_MS = 60_000  # the first thought after an installation compiles


def button(guest: Guest) -> Locator:
    return guest.button(guest.text("web-advice-ask"))


def told(guest: Guest) -> Locator:
    return guest.page.get_by_role("region", name=guest.text("web-advice"), exact=True)


@pytest.mark.parametrize(("game", "size"), [("quibbit", PHONE), ("china_moon", DESKTOP)])
@pytest.mark.rule("TB-140")
def test_advice_comes_in_three_steps_by_keyboard(guest: NewGuest, game: str, size: tuple[int, int]) -> None:
    mia = guest(size=size)
    mia.open_table(game, [ME, BOT, BOT])
    mia.button(mia.text("web-begin")).click()
    expect(button(mia)).to_be_enabled(timeout=THINKING_MS)
    button(mia).focus()
    mia.page.keyboard.press("Enter")
    which, why = mia.button(mia.text("web-advice-which")), mia.button(mia.text("web-advice-why"))
    expect(which).to_be_visible(timeout=THINKING_MS)
    expect(told(mia).locator("p")).to_have_count(1)
    which.focus()
    mia.page.keyboard.press("Enter")
    expect(told(mia).locator(".move")).not_to_be_empty()
    expect(why).to_be_focused()
    mia.page.keyboard.press("Enter")
    expect(told(mia).locator("li").first).not_to_be_empty()
    close = told(mia).get_by_role("button", name=mia.text("web-close"))
    expect(close).to_be_focused()
    assert [*axe_finds_nothing(mia)] == []
    assert mia.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    mia.page.keyboard.press("Enter")
    expect(told(mia)).to_have_count(0)
    expect(button(mia)).to_be_focused()


@pytest.mark.rule("TB-141")
def test_others_see_that_advice_was_taken_and_not_what_it_says(guest: NewGuest) -> None:
    mia, ben = guest(), guest()
    table = mia.open_table("quibbit", [ME, OPEN], {"youngest": 0}, public=True)
    ben.go(f"/t/{table}")
    ben.button(ben.text("web-sit")).click()
    mia.button(mia.text("web-begin")).click()
    button(mia).click()
    expect(mia.button(mia.text("web-advice-which"))).to_be_enabled(timeout=THINKING_MS)
    expect(ben.page.get_by_text("asks the bot (Kraken) for advice").first).to_be_visible()
    expect(button(ben)).to_be_disabled()
    assert not any(tell["type"] == "advice" for tell in ben.tells)


def test_a_rated_match_has_no_button(guest: NewGuest) -> None:
    mia = guest()
    mia.open_table("quibbit", [ME, BOT], rated=True)
    mia.button(mia.text("web-begin")).click()
    mia.wait(".board svg")
    expect(button(mia)).to_have_count(0)
