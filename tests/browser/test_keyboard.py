"""A whole game without a mouse: Tab, arrows, Enter and figures, from the home page to the replay."""

import re
from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.guest import Guest

MOST_TABS = 40


def test_play_now_by_keyboard_alone(guest: Callable[..., Guest]) -> None:
    mia = guest(taught=False)
    mia.go("/")
    mia.button("Play now").first.wait_for()
    tab_to(mia, "main button.go")
    mia.page.keyboard.press("Enter")
    learn(mia)
    place(mia)
    for turn in range(200):
        mia.until(lambda: mia.must_choose or mia.is_over or mia.skip(), "a card is wanted")
        if mia.is_over:
            break
        if mia.must_choose:
            choose(mia, by_figure=turn % 2 == 0)
    assert mia.is_over
    step_through(mia)


def learn(mia: Guest) -> None:
    """The bubble of the first game has the focus: Enter goes on, Escape is enough."""
    mia.wait(".bubble")
    expect(mia.page.locator(".bubble .next")).to_be_focused()
    mia.page.keyboard.press("Enter")
    mia.until(lambda: mia.page.get_by_text("2 of").is_visible() or not mia.sees(".bubble"), "the second lesson")
    if mia.sees(".bubble"):
        tab_to(mia, ".bubble button")
        mia.page.keyboard.press("Escape")
    mia.page.locator(".bubble").wait_for(state="detached")


def place(mia: Guest) -> None:
    mia.wait(".tile.offered")
    tab_to(mia, ".tile.offered")
    here = mia.page.evaluate("document.activeElement.dataset.tile")
    mia.page.keyboard.press("ArrowRight")
    assert mia.page.evaluate("document.activeElement.matches('.tile.offered')")
    assert mia.page.evaluate("document.activeElement.dataset.tile") != here
    mia.page.keyboard.press("Enter")
    mia.page.locator(".tile.offered").first.wait_for(state="detached")


def choose(mia: Guest, by_figure: bool) -> None:
    card = mia.page.locator(".hand .card.offered").last.get_attribute("data-card")
    if by_figure:
        mia.page.keyboard.press(str(card))
    else:
        tab_to(mia, ".hand .card")
        mia.page.keyboard.press("ArrowLeft")
        assert mia.page.evaluate("document.activeElement.matches('.hand .card')")
        mia.page.keyboard.press("Enter")
    mia.until(lambda: not mia.must_choose, "the card lies")


def step_through(mia: Guest) -> None:
    expect(mia.page.locator("dialog[open]")).to_contain_text("Rematch")
    tab_to(mia, "dialog a[href$=replay]")
    mia.page.keyboard.press("Enter")
    mia.wait(".replay .quibbit")
    counter = mia.page.locator(".controls .figures")
    mia.page.keyboard.press("ArrowRight")
    expect(counter).to_have_text(re.compile("^2 /"))
    mia.page.keyboard.press("End")
    mia.until(lambda: len(set(counter.inner_text().split(" / "))) == 1, "the last step")
    mia.page.keyboard.press("Home")
    expect(counter).to_have_text(re.compile("^1 /"))


def tab_to(mia: Guest, selector: str) -> None:
    for _ in range(MOST_TABS):
        if mia.page.evaluate("selector => document.activeElement?.matches(selector) ?? false", selector):
            return
        mia.page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not lead to {selector}")
