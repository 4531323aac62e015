"""Chromium, and pages in it for one guest after the other.

A page loads in half the time if the guest before left a browser context like the one that is needed: it keeps files and
compiled scripts. Cookies and what a page has stored are removed, so the next guest is somebody new.
"""

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Literal, NamedTuple, TypeAlias

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from nenuphar import games
from tests.browser.server import NAME

Motion: TypeAlias = Literal["reduce", "no-preference"]
Size: TypeAlias = tuple[int, int]

# Generous: on a busy machine everything is late.
PATIENCE_MS = 90_000

# The sandbox refuses root, and no page comes from outside.
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--no-proxy-server",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--mute-audio",
)

FIXED_CHANCE = """
  let count = 0
  crypto.getRandomValues = bytes => bytes.fill(7)
  crypto.randomUUID = () => `${performance.timeOrigin}-${count++}` // asks must not be mistaken for earlier ones
"""
# Storing the page for a time without network costs a fifth of every visit, and only one test is about it.
NOTHING_STORED = "delete Navigator.prototype.serviceWorker"
# A hidden board shows the current state at once, without animations.
LOOKING_AWAY = "Object.defineProperty(Document.prototype, 'hidden', { get: () => true })"


class Habits(NamedTuple):
    size: Size
    touches: bool
    motion: Motion
    lang: str
    taught: bool
    fixed: bool
    hasty: bool
    stores: bool


class Place(NamedTuple):
    """Where a guest is, and how. Contexts for the same place replace each other."""

    browser: Browser
    address: str
    habits: Habits


_left: dict[Place, list[BrowserContext]] = {}


@contextmanager
def chromium(port: int | None = None) -> Iterator[Browser]:
    """With a port, the server's name leads to that port even without a port in the address."""
    # The headless shell needs a third less CPU than the whole browser.
    found = next(filter(None, map(shutil.which, ("chromium-headless-shell", "chromium", "google-chrome"))), None)
    if found is None:
        raise AssertionError("The browser tests need Chromium: apt-get install chromium-headless-shell")
    names = f"MAP {NAME} 127.0.0.1" if port is None else f"MAP {NAME}:80 127.0.0.1:{port}"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=found, args=[*FLAGS, f"--host-resolver-rules={names}"], timeout=PATIENCE_MS
        )
        yield browser
        browser.close()


def new_page(place: Place) -> Page:
    if not _left.get(place):
        return _new_context(place.browser, place.habits).new_page()
    context = _left[place].pop()
    context.clear_cookies()
    page = context.new_page()
    storage = context.new_cdp_session(page)
    storage.send("Storage.clearDataForOrigin", {"origin": place.address, "storageTypes": "all"})
    storage.detach()
    return page


def give_back(place: Place, context: BrowserContext) -> None:
    for page in context.pages:
        page.close()
    _left.setdefault(place, []).append(context)


def _new_context(browser: Browser, habits: Habits) -> BrowserContext:
    wide, high = habits.size
    context = browser.new_context(
        viewport={"width": wide, "height": high},
        has_touch=habits.touches,
        is_mobile=habits.touches,
        color_scheme="dark",
        reduced_motion=habits.motion,
        locale=habits.lang,
    )
    context.set_default_timeout(PATIENCE_MS)
    context.set_default_navigation_timeout(PATIENCE_MS)
    for script in _scripts(habits):
        context.add_init_script(script)
    return context


def _scripts(habits: Habits) -> Iterator[str]:
    """What runs in every page before its own scripts."""
    if habits.taught:
        yield from (f"localStorage.setItem('nenuphar.taught.{key}', 'yes')" for key in games.names())
    if habits.fixed:
        yield FIXED_CHANCE
    if habits.hasty:
        yield LOOKING_AWAY
    if not habits.stores:
        yield NOTHING_STORED
