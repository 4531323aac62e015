"""Every page, from phone to desktop: accessible, nothing cut off, nothing too small, no errors."""

import re
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import TypeAlias

import axe_playwright_python
import pytest

from tests.browser.chromium import Size
from tests.browser.guest import DESKTOP, PHONE, TABLET, Facts, Guest, NewGuest
from tests.browser.quibbix import ME, OPEN, Player
from tests.browser.server import NAME, Server
from tests.browser.tour import walk

Check: TypeAlias = Callable[[Guest], Iterator[str]]

MESSAGE_ID = re.compile(r"\b(?:web|quibbit|refused|level|table-line)-[a-z][a-z-]+")
SMALLEST_PX = 44
AXE = Path(axe_playwright_python.__file__).with_name("axe.min.js")

PRESSABLE = "a[href], button, select, summary, input:not([type=radio], [type=checkbox]), label:has(input)"

# The browser knows the element and what may cover it. Links in running text are as high as the text.
TOO_SMALL = """(selector, least) => [...document.querySelectorAll(selector)]
  .filter(thing => thing.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
  .filter(thing => !thing.matches('.rule.beside') || matchMedia('(pointer: coarse)').matches)
  .filter(thing => thing.matches('.rule') || !thing.matches('.skip') && !thing.closest('p, .rules, .visually-hidden'))
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
  const parts = '.table :is(header, aside), nav.thumb, .quibbit > :is(.board, .hand), .seat :is(.button, .field)'
  const boxes = [...document.querySelectorAll(parts)]
    .map(thing => [thing.className || thing.tagName, thing.getBoundingClientRect()])
    .filter(([, box]) => box.width > 0)
  return boxes.flatMap(([one, a], index) => boxes.slice(index + 1)
    .filter(([, b]) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1)
    .map(([other]) => `${one} and ${other} overlap`))
}"""


# Thousands of shapes that are hidden from screen readers would take axe most of its time.
WITHOUT_PICTURES = """() => {
  window.pictures = [...document.querySelectorAll('svg[aria-hidden=true]')].map(svg => {
    const shapes = document.createDocumentFragment()
    shapes.append(...svg.childNodes)
    return [svg, shapes]
  })
}"""
WITH_PICTURES = "() => window.pictures.forEach(([svg, shapes]) => svg.append(shapes))"
RUN_AXE = """async ([where, options]) => (await axe.run(where, options)).violations
  .flatMap(each => each.nodes.map(node => `${each.help}: ${node.html.slice(0, 160)}: ${node.failureSummary}`))
"""
# A chosen name may be too long for its place, and so may the newest line of the log.
CUT = """() => {
  const forScreenReadersOnly = thing =>
    thing !== null && (getComputedStyle(thing).clipPath === 'inset(50%)' || forScreenReadersOnly(thing.parentElement))
  return [...document.querySelectorAll('body *')]
  .filter(thing => [...thing.childNodes].some(child => child.nodeType === Node.TEXT_NODE && child.data.trim()))
  .filter(thing => thing.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
  .filter(thing => !thing.closest('svg, .visually-hidden, .spoken, .skip, .thumb .last, .strip'))
  .filter(thing => getComputedStyle(thing).display !== 'inline')
  .filter(thing => !forScreenReadersOnly(thing))
  .filter(thing => {
    const box = thing.getBoundingClientRect()
    const words = document.createRange()
    const texts = document.createTreeWalker(thing, NodeFilter.SHOW_TEXT) // a button among them may be higher
    while (texts.nextNode()) {
      if (!texts.currentNode.data.trim()) continue
      words.selectNodeContents(texts.currentNode)
      const text = words.getBoundingClientRect()
      if (!text.width) continue
      if (text.left < box.left - 1 || text.right > box.right + 1) return true
      if (text.top < box.top - 3 || text.bottom > box.bottom + 3) return true
    }
    return false
  })
  .map(thing => `${thing.outerHTML.slice(0, 120)} is cut`)
}"""


@pytest.mark.parametrize(
    ("size", "lang", "other_sizes"), [(PHONE, "de-DE", ()), (DESKTOP, "fr-FR", (TABLET,))], ids=["phone", "desktop"]
)
def test_every_page_is_accessible_and_fits(
    fixed_server: Server, guest: NewGuest, size: Size, lang: str, other_sizes: Sequence[Size]
) -> None:
    """A tablet shows what a desktop shows, so both are looked at during the same visit."""
    address = f"http://{NAME}:{fixed_server.port}"
    mia = guest(address, size=size, lang=lang, taught=False, fixed=True, hasty=True)
    ben = guest(address, size=size, lang=lang, fixed=True, hasty=True)
    wrong: list[str] = []
    for place, who in walk(mia, ben, ben):
        wrong += [f"{place}: {fault}" for check in (*CHECKS, axe_finds_nothing) for fault in check(who)]
        for other in other_sizes:
            who.resize(other)
            wrong += [f"{place} on {other}: {fault}" for check in CHECKS for fault in check(who)]
            who.resize(size)
    assert wrong == [], "\n".join(wrong)


def test_a_waiting_room_of_six_fits_a_phone(guest: NewGuest) -> None:
    """With long words and three seats in a row, for the host and for a guest."""
    host, friend = (guest(size=PHONE, lang="de-DE") for _ in range(2))
    bot = {"kind": "bot", "level": "frog"}
    Player(host).open([ME, OPEN, OPEN, bot, bot, bot])
    friend.go(f"/j/{host.wait('.code').inner_text()}")
    sit = friend.button(friend.text("web-sit")).first
    sit.wait_for()
    wrong = [f"a guest: {fault}" for check in CHECKS for fault in check(friend)]
    friend.press(sit)
    host.page.get_by_text(host.text("web-kick-short")).first.wait_for()
    wrong += [f"the host: {fault}" for check in CHECKS for fault in check(host)]
    assert wrong == [], "\n".join(wrong)


def axe_finds_nothing(guest: Guest, *, light: bool | None = None) -> Iterator[str]:
    """The other theme differs only in colours. What is under a sheet was checked before."""
    light = guest.size == DESKTOP if light is None else light  # most colours are the same at all sizes
    guest.page.mouse.move(0, 0)  # hovering shows explanations
    if not guest.page.evaluate("'axe' in window"):
        guest.page.evaluate(AXE.read_text("utf-8"))
    where = next((part for part in (".tutor", "dialog[open]") if guest.sees(part)), "body")
    guest.page.evaluate(WITHOUT_PICTURES)
    guest.settle()
    yield from _axe(guest, where, {})
    if light:
        guest.light("light" if guest.theme == "dark" else "dark")  # and it stays: each change draws everything again
        yield from _axe(guest, where, {"runOnly": ["color-contrast"]})
    guest.page.evaluate(WITH_PICTURES)


def _axe(guest: Guest, where: str, rules: Facts) -> Iterator[str]:
    found = guest.page.evaluate(RUN_AXE, [where, {"resultTypes": ["violations"], **rules}])
    yield from (f"{guest.theme}: {fault}" for fault in found)


def nothing_sticks_out_at_the_side(guest: Guest) -> Iterator[str]:
    """A phone zooms out if a page is too wide and then reports a larger width, so its own width is not used."""
    wide = guest.page.evaluate("document.documentElement.scrollWidth")
    if wide > guest.size[0]:
        yield f"the page is {wide} px wide on a screen of {guest.size[0]}"


def thumbs_find_it(guest: Guest) -> Iterator[str]:
    yield from guest.page.evaluate(f"({TOO_SMALL})({PRESSABLE!r}, {SMALLEST_PX})")


def a_decision_needs_no_scrolling(guest: Guest) -> Iterator[str]:
    if guest.sees("dialog[open]") or guest.sees(".tutor"):
        return
    yield from guest.page.evaluate(f"({NOT_IN_REACH})('.tile.offered, .hand .card, .table header [role=status]')")


def nothing_lies_over_something_else(guest: Guest) -> Iterator[str]:
    yield from guest.page.evaluate(OVERLAPPING)


def no_word_is_cut(guest: Guest) -> Iterator[str]:
    yield from guest.page.evaluate(CUT)


def everything_is_in_words(guest: Guest) -> Iterator[str]:
    yield from MESSAGE_ID.findall(guest.page.locator("body").inner_text())


def nothing_went_wrong(guest: Guest) -> Iterator[str]:
    yield from guest.faults
    guest.faults.clear()


CHECKS: tuple[Check, ...] = (
    nothing_went_wrong,
    everything_is_in_words,
    nothing_sticks_out_at_the_side,
    nothing_lies_over_something_else,
    a_decision_needs_no_scrolling,
    thumbs_find_it,
    no_word_is_cut,
)
