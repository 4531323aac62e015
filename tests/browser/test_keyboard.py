"""A whole game without a mouse: Tab, arrows, Enter and digits, from the home page to the replay."""

import re
from itertools import count

from playwright.sync_api import expect

from tests.browser.guest import Guest, NewGuest

MOST_TABS = 40
LISTEN = """() => {
  window.heard = []
  const region = document.querySelector('[role=log][aria-live=polite]')
  new MutationObserver(() => window.heard.push(region.textContent)).observe(region, { childList: true, subtree: true })
}"""
HEARD = "() => window.heard"


def test_play_now_by_keyboard_alone(guest: NewGuest) -> None:
    mia = guest(taught=False)
    mia.go("/")
    mia.button("Play now").first.wait_for()
    tab_to(mia, "main button.go")
    mia.page.keyboard.press("Enter")
    learn(mia)
    mia.page.evaluate(LISTEN)
    place(mia)
    for turn in count():
        mia.until(lambda: mia.must_choose or mia.is_over or (mia.skip() and False), "a card is wanted")
        if mia.is_over:
            break
        choose(mia, by_figure=turn % 2 == 0)
        if turn == 1:
            everything_is_read_out(mia)
    step_through(mia)


def learn(mia: Guest) -> None:
    """The tutor has the focus: Enter continues, Escape closes it."""
    mia.wait(".tutor")
    expect(mia.page.locator(".tutor .next")).to_be_focused()
    mia.until(
        lambda: not mia.state.hops, "the frogs of others sit"
    )  # a key would skip the animation, or close the tutor
    mia.page.keyboard.press("Enter")
    mia.until(lambda: mia.sees(".tutor[data-lesson-number='2']") and mia.must_place, "the second lesson")
    mia.page.keyboard.press("Escape")
    mia.page.locator(".tutor").wait_for(state="detached")


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


def everything_is_read_out(mia: Guest) -> None:
    """Every line of the round appears in a live region for screen readers."""
    spoken = mia.page.locator("[role=log][aria-live=polite]")
    expect(spoken).to_have_count(1)
    assert mia.page.evaluate(HEARD), "nothing was announced"
    assert any("lands" in line for line in mia.page.evaluate(HEARD)), mia.page.evaluate(HEARD)


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
