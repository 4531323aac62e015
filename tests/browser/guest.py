"""Somebody with a browser: the page, everything that went wrong on it, and every word that the server said to it."""

import json
import shutil
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Literal, TypeAlias

from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, Request, Response, WebSocket, sync_playwright

from tests.browser.house import NAME

PATIENCE_MS = 20_000
Facts: TypeAlias = dict[str, Any]
Motion: TypeAlias = Literal["reduce", "no-preference"]
Size: TypeAlias = tuple[int, int]

PHONE: Size = (360, 640)
TABLET: Size = (820, 1180)
DESKTOP: Size = (1440, 900)

# The sandbox refuses root, and nothing here comes from outside.
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--no-proxy-server",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    f"--host-resolver-rules=MAP {NAME} 127.0.0.1",
)

TWO_FRAMES = "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
CALM = "!document.getAnimations().some(each => each instanceof CSSTransition)"


@contextmanager
def chromium() -> Iterator[Browser]:
    found = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    if found is None:
        raise AssertionError("The tests in a browser need Chromium: apt-get install chromium")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=FLAGS)
        yield browser
        browser.close()


class Guest:
    def __init__(
        self,
        browser: Browser,
        address: str,
        size: Size = DESKTOP,
        *,
        motion: Motion = "reduce",
        lang: str = "en-GB",
        taught: bool = True,
    ) -> None:
        self.address = address
        self.size = size
        self.faults: list[str] = []
        self.frames: list[str] = []
        small = size == PHONE
        wide, high = size
        self.context = browser.new_context(
            viewport={"width": wide, "height": high},
            has_touch=small,
            is_mobile=small,
            color_scheme="dark",
            reduced_motion=motion,
            locale=lang,
        )
        self.context.set_default_timeout(PATIENCE_MS)
        if taught:
            self.context.add_init_script("localStorage.setItem('nenuphar.taught.quibbit', 'yes')")
        self.page: Page = self.context.new_page()
        self.page.on("console", self._muttered)
        self.page.on("pageerror", lambda error: self.faults.append(f"script: {error}"))
        self.page.on("requestfailed", self._failed)
        self.page.on("response", self._answered)
        self.page.on("websocket", self._spoke)

    def close(self) -> None:
        self.context.close()

    # What the page does

    def go(self, path: str) -> None:
        self.page.goto(self.address + path)
        self.page.locator("#main").wait_for()

    @property
    def path(self) -> str:
        return self.page.url.removeprefix(self.address)

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True)

    def link(self, name: str) -> Locator:
        return self.page.get_by_role("link", name=name, exact=True)

    def sees(self, selector: str) -> bool:
        return self.page.locator(selector).first.is_visible()

    def wait(self, selector: str) -> Locator:
        found = self.page.locator(selector).first
        found.wait_for()
        return found

    def pick(self, group: str, option: str) -> None:
        self.page.get_by_role("group", name=group).get_by_role("radio", name=option, exact=True).check()

    def settle(self) -> None:
        """Until a change of theme has reached every corner."""
        self.page.evaluate(TWO_FRAMES)
        self.until(lambda: self.page.evaluate(CALM), "nothing changes any more")

    # The match

    @property
    def must_place(self) -> bool:
        return self.sees(".tile.offered")

    @property
    def must_choose(self) -> bool:
        return self.sees(".hand.waiting .card.offered")

    @property
    def is_over(self) -> bool:
        return self.sees("dialog[open] .winner")

    def move(self) -> bool:
        """Press what the game waits for, if it does: with large cards a race is over sooner."""
        for glowing in (".tile.offered", ".hand.waiting .card.offered"):
            if self.sees(glowing):
                self.press(self.page.locator(glowing).last)
                self.until(lambda glowing=glowing: not self.sees(glowing))  # type: ignore[misc]
                return True
        return False

    def press(self, thing: Locator) -> None:
        """With a finger on a phone; a mouse goes away again, since what it rests on looks different."""
        if self.size == PHONE:
            thing.tap()
        else:
            thing.click()
            self.page.mouse.move(0, 0)

    def skip(self) -> bool:
        hopping = self.sees(".quibbit .skip")
        if hopping:
            self.page.keyboard.press("Escape")
        return hopping

    def until(self, ready: Callable[[], Any], wish: str = "") -> None:
        end = time.monotonic() + PATIENCE_MS / 1_000
        while not ready():
            assert time.monotonic() < end, f"it did not come to that: {wish} {self.page.locator('body').inner_text()}"
            self.page.wait_for_timeout(25)

    # What the server said

    @property
    def tells(self) -> list[Facts]:
        return [json.loads(frame) for frame in self.frames]

    @property
    def faces(self) -> Facts:
        """How the match stands, as far as this browser was told."""
        return next(tell["match"] for tell in reversed(self.tells) if tell.get("match"))

    # What went wrong

    def _muttered(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.faults.append(f"console: {message.text}")

    def _failed(self, request: Request) -> None:
        if request.failure != "net::ERR_ABORTED":  # the page went elsewhere before the answer came
            self.faults.append(f"request: {request.url} {request.failure}")

    def _answered(self, response: Response) -> None:
        if response.status >= 400:
            self.faults.append(f"answer: {response.url} {response.status}")

    def _spoke(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.frames.append(str(frame)))


def play_on(*guests: Guest) -> None:
    """Everybody does what the game waits for and skips what hops, until all have seen the end."""
    end = time.monotonic() + 3 * PATIENCE_MS / 1_000
    while not all(guest.is_over for guest in guests):
        assert time.monotonic() < end, f"the match does not end: {guests[0].page.locator('body').inner_text()}"
        if not any([guest.move() or guest.skip() for guest in guests if not guest.is_over]):  # noqa: C419 - all of them move
            guests[0].page.wait_for_timeout(25)
