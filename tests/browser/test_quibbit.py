"""Quibbit! in a browser: where a card leads, and the second to take it back."""

from datetime import datetime, timedelta

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.guest import DESKTOP, PHONE, Facts, Guest, NewGuest


def begin(mia: Guest) -> None:
    """Starts a race against bots that choose first, so that Mia's card is always the last."""
    mia.go("/")
    mia.press(mia.button("Play now").first)
    mia.until(lambda: mia.must_place or (mia.skip() and False), "a place is wanted")
    mia.move()
    mia.until(lambda: mia.must_choose or (mia.skip() and False), "a card is wanted")
    mia.until(lambda: view(mia)["laid"].count(True) == 2, "the bots have chosen")


def view(mia: Guest) -> Facts:
    found: Facts = mia.faces["view"]
    return found


def press(thing: Locator) -> None:
    """Does not wait for a frame, because the page's clock is stopped."""
    thing.dispatch_event("click")


@pytest.mark.parametrize("size", [PHONE, DESKTOP])
def test_the_last_card_can_be_taken_back(guest: NewGuest, size: tuple[int, int]) -> None:
    mia = guest(size=size)
    begin(mia)
    heard = len(mia.frames)
    card = mia.page.locator(".hand .card[data-card='3']")
    back = mia.page.locator("[data-take-back]")
    # The page's clock is stopped, so that a busy machine is not too late.
    mia.context.clock.install()
    mia.context.clock.pause_at(datetime.now() + timedelta(seconds=2))
    press(card)
    expect(back).to_have_text("Take the 3 back")
    mia.context.clock.run_for(900)
    press(back)
    mia.context.clock.run_for(3_000)
    expect(back).to_have_count(0)
    press(card)
    press(card)  # the same card again takes it back, too
    mia.context.clock.run_for(3_000)
    mia.page.keyboard.press("3")
    expect(back).to_be_visible()
    mia.page.keyboard.press("Escape")
    mia.context.clock.run_for(3_000)
    assert not [frame for frame in mia.frames[heard:] if '"cards-revealed"' in frame]
    assert mia.must_choose

    press(card)
    mia.context.clock.run_for(1_100)
    mia.until(lambda: any('"cards-revealed"' in frame for frame in mia.frames[heard:]), "the cards are turned up")


def test_a_card_shows_where_it_leads(guest: NewGuest) -> None:
    mia = guest(size=DESKTOP)
    begin(mia)
    ghost, leads, ring = mia.page.locator("[data-ghost]"), view(mia)["leads"], view(mia)["ring"]
    expect(ghost).to_have_count(0)
    for card, path in enumerate(leads, 1):
        mia.page.locator(f".hand .card[data-card='{card}']").hover()
        expect(ghost).to_have_attribute("data-ghost", str(path[-1] % len(ring)))
    mia.page.mouse.move(0, 0)
    expect(ghost).to_have_count(0)
    mia.page.locator(".hand .card[data-card='2']").focus()
    expect(ghost).to_have_attribute("data-ghost", str(leads[1][-1] % len(ring)))
    label = mia.page.locator(".hand .card[data-card='2']").get_attribute("aria-label") or ""
    assert label.startswith("Card 2. If nobody else moves, you land ")
