"""Every page at three sizes: open to everybody, nothing cut off, nothing too small for a thumb, nothing went wrong."""

import re
from collections.abc import Callable, Iterator

import pytest
from axe_playwright_python.sync_playwright import Axe

from tests.browser.guest import DESKTOP, PHONE, TABLET, Guest, Size
from tests.browser.tour import walk

MESSAGE_ID = re.compile(r"\b(?:web|quibbit|refused|level|table-line)-[a-z][a-z-]+")
SMALLEST_PX = 44

PRESSABLE = "a[href], button, select, summary, input:not([type=radio], [type=checkbox]), label:has(input)"

# Asked of the browser, which knows the thing and all that may cover it. Links in running text are as high as the text.
TOO_SMALL = """(selector, least) => [...document.querySelectorAll(selector)]
  .filter(thing => thing.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
  .filter(thing => !thing.closest('p, .rules, .visually-hidden') && !thing.matches('.skip, .rule'))
  .filter(thing => !document.querySelector('dialog[open]') || thing.closest('dialog[open]'))
  .map(thing => [thing, thing.getBoundingClientRect()])
  .filter(([, box]) => box.width > 0 && (box.width < least - 0.5 || box.height < least - 0.5))
  .map(([thing, box]) => `${thing.outerHTML.slice(0, 90)} is ${box.width.toFixed(0)} x ${box.height.toFixed(0)}`)
"""
NOT_IN_REACH = """selector => [...document.querySelectorAll(selector)]
  .map(thing => [thing, thing.getBoundingClientRect()])
  .filter(([thing, box]) => {
    const outside = box.left < 0 || box.top < 0 || box.right > innerWidth || box.bottom > innerHeight
    const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
    return outside || !(thing.contains(top) || top?.contains(thing))
  })
  .map(([thing, box]) => `${thing.getAttribute('aria-label') ?? thing.className} at ${JSON.stringify(box)}`)
"""
OVERLAPPING = """() => {
  const parts = '.table header, .table aside, nav.thumb, .quibbit > .board, .quibbit > .hand'
  const boxes = [...document.querySelectorAll(parts)]
    .map(thing => [thing.className || thing.tagName, thing.getBoundingClientRect()])
    .filter(([, box]) => box.width > 0)
  return boxes.flatMap(([one, a], index) => boxes.slice(index + 1)
    .filter(([, b]) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1)
    .map(([other]) => `${one} and ${other} overlap`))
}"""


@pytest.mark.parametrize("size", [PHONE, TABLET, DESKTOP], ids=["phone", "tablet", "desktop"])
def test_every_page(guest: Callable[..., Guest], size: Size) -> None:
    mia = guest(size=size, taught=False)
    wrong = [f"{place}: {fault}" for place in walk(mia) for check in CHECKS for fault in check(mia)]
    assert wrong == [], "\n".join(wrong)


def axe_finds_nothing(guest: Guest) -> Iterator[str]:
    """By morning only the colours are other ones. A tablet shows what a phone or a desk shows."""
    if guest.size == TABLET:
        return
    for theme, rules in (("light", {"runOnly": ["color-contrast"]}), ("dark", {})):
        guest.page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]
        guest.settle()
        for found in Axe().run(guest.page, options={"resultTypes": ["violations"], **rules}).response["violations"]:
            for node in found["nodes"]:
                yield f"{theme}: {found['help']}: {node['html'][:160]}: {node['failureSummary'][:200]}"


def nothing_sticks_out_at_the_side(guest: Guest) -> Iterator[str]:
    wide = guest.page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    if wide[0] > wide[1]:
        yield f"the page is {wide[0]} px wide on a screen of {wide[1]}"


def thumbs_find_it(guest: Guest) -> Iterator[str]:
    yield from guest.page.evaluate(f"({TOO_SMALL})({PRESSABLE!r}, {SMALLEST_PX})")


def a_decision_needs_no_scrolling(guest: Guest) -> Iterator[str]:
    if guest.sees("dialog[open]") or guest.sees(".bubble"):
        return
    yield from guest.page.evaluate(f"({NOT_IN_REACH})('.tile.offered, .hand .card, .table header [role=status]')")


def nothing_lies_over_something_else(guest: Guest) -> Iterator[str]:
    yield from guest.page.evaluate(OVERLAPPING)


def everything_is_in_words(guest: Guest) -> Iterator[str]:
    yield from MESSAGE_ID.findall(guest.page.locator("body").inner_text())


def nothing_went_wrong(guest: Guest) -> Iterator[str]:
    yield from guest.faults
    guest.faults.clear()


CHECKS = (
    nothing_went_wrong,
    everything_is_in_words,
    nothing_sticks_out_at_the_side,
    nothing_lies_over_something_else,
    a_decision_needs_no_scrolling,
    thumbs_find_it,
    axe_finds_nothing,
)
