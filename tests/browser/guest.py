"""A guest with a browser: the page, its errors, and every message from the server."""

import json
import re
import time
from collections.abc import Callable, Sequence
from typing import Any, Literal, NamedTuple, TypeAlias

from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Locator,
    Page,
    Request,
    Response,
    WebSocket,
)

from tests.browser.chromium import PATIENCE_MS, Habits, Motion, Place, Size, give_back, new_page
from tests.browser.page_texts import Words

AGAIN_MS = 4_000  # a long press asks for an explanation
REST_MS = 40
Facts: TypeAlias = dict[str, Any]
Theme: TypeAlias = Literal["dark", "light"]

PHONE: Size = (360, 640)
TABLET: Size = (820, 1180)
DESKTOP: Size = (1440, 900)

TWO_FRAMES = "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
CALM = "!document.getAnimations().some(each => each instanceof CSSTransition)"
FETCH = """async ([method, path, body]) => {
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(path, { method, headers, body: body === null ? undefined : JSON.stringify(body) })
  return answer.status === 204 ? null : await answer.json()
}"""
OPEN_TABLE = """async wish => {
  const body = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(wish) }
  const answer = await fetch('/api/tables', body)
  if (!answer.ok) throw new Error(await answer.text())
  return (await answer.json()).id
}"""
# As a link does. The page that is left stays until the next one is loaded.
TURN_TO = """path => {
  document.querySelector('#main').dataset.left = ''
  history.pushState(null, '', path)
  dispatchEvent(new PopStateEvent('popstate'))
}"""
TILE, CARD = ".tile.offered", ".hand.waiting .card.offered"
STATE = f"""() => {{
  const shown = selector => document.querySelector(selector)?.checkVisibility() ?? false
  return {{
    place: shown({TILE!r}),
    choose: shown({CARD!r}),
    hops: shown('.quibbit .skip'),
    over: shown('dialog[open] .winner'),
    round: Number(document.querySelector('[data-round]')?.textContent.match(/\\d+/) ?? 0),
  }}
}}"""


class State(NamedTuple):
    """What the page waits for, read at one moment."""

    place: bool
    choose: bool
    hops: bool
    over: bool
    round: int


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
        fixed: bool = False,
        hasty: bool = False,
        stores: bool = False,
    ) -> None:
        self.address = address
        self.size = size
        self.theme: Theme = "dark"
        self.faults: list[str] = []
        self.frames: list[str] = []
        self._allowed: list[str] = []
        self._tells: list[Facts] = []
        self.text = Words(lang).text
        habits = Habits(size, size == PHONE, motion, lang, taught, fixed, hasty, stores)
        self._place = Place(browser, address, habits)
        self._is_reusable = not stores
        self.page: Page = new_page(self._place)
        self.page.on("console", self._muttered)
        self.page.on("pageerror", lambda error: self._fault(f"script: {error.stack}"))
        self.page.on("requestfailed", self._failed)
        self.page.on("response", self._answered)
        self.page.on("websocket", self._spoke)

    @property
    def context(self) -> BrowserContext:
        """A test may change it as it likes, because no other guest gets it afterwards."""
        self._is_reusable = False
        return self.page.context

    def close(self) -> None:
        if self._is_reusable:
            give_back(self._place, self.page.context)
        else:
            self.page.context.close()

    # What the page does

    def go(self, path: str) -> None:
        self.page.goto(self.address + path)
        self.page.locator("#main").wait_for()

    def turn_to(self, path: str) -> None:
        """Goes to another page without loading everything again, which costs half as much."""
        self.page.evaluate(TURN_TO, path)
        self.page.locator("#main:not([data-left])").wait_for()

    def open_table(self, game: str, seats: Sequence[Facts], options: Facts | None = None, **wish: Any) -> str:
        """Opens a table without the home page and the set-up page, and goes there. Returns its id."""
        self.page.goto(f"{self.address}/api/me")  # the server knows a guest after this request
        wish = {"game": game, "seats": seats, "options": options or {}, "decision_seconds": None, **wish}
        table: str = self.page.evaluate(OPEN_TABLE, wish)
        self.go(f"/t/{table}")
        return table

    def fetch(self, method: str, path: str, body: object = None) -> Any:
        return self.page.evaluate(FETCH, [method, path, body])

    @property
    def path(self) -> str:
        return self.page.url.removeprefix(self.address)

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True)

    def link(self, name: str) -> Locator:
        return self.page.get_by_role("link", name=name, exact=True)

    def game(self, title: str) -> Locator:
        """The game's card on the home page."""
        return self.page.get_by_role("article", name=title, exact=True)

    def sees(self, selector: str) -> bool:
        return self.page.locator(selector).first.is_visible()

    def wait(self, selector: str) -> Locator:
        found = self.page.locator(selector).first
        found.wait_for()
        return found

    def pick(self, group: str, option: str) -> None:
        self.page.get_by_role("group", name=group).get_by_role("radio", name=option, exact=True).check()

    def settle(self) -> None:
        """Waits until transitions are over."""
        self.page.evaluate(TWO_FRAMES)
        self.until(lambda: self.page.evaluate(CALM), "transitions are over")

    def light(self, theme: Theme) -> None:
        self.theme = theme
        self.page.emulate_media(color_scheme=theme)
        self.settle()

    def resize(self, size: Size) -> None:
        """Makes the window larger or smaller. A phone stays a phone."""
        self.size = size
        self.page.set_viewport_size({"width": size[0], "height": size[1]})
        self.settle()

    def to_the_top(self) -> None:
        self.page.evaluate("scrollTo(0, 0)")

    def rest(self) -> None:
        self.page.wait_for_timeout(REST_MS)

    # The match

    @property
    def state(self) -> State:
        return State(**self.page.evaluate(STATE))

    @property
    def must_place(self) -> bool:
        return self.state.place

    @property
    def must_choose(self) -> bool:
        return self.state.choose

    @property
    def is_over(self) -> bool:
        return self.state.over

    def move(self, state: State | None = None) -> bool:
        """Presses what the match waits for, if anything. Large cards end a race sooner."""
        state = state or self.state
        glowing = TILE if state.place else CARD if state.choose else ""
        if glowing:
            self.press_away(glowing, state.round)
        return bool(glowing)

    def press_away(self, glowing: str, round_: int) -> None:
        """Presses until the element is no longer offered in this round."""
        end = time.monotonic() + PATIENCE_MS / 1_000
        while self._glows(glowing, round_):
            assert time.monotonic() < end, f"{glowing} cannot be pressed"
            self.press(self.page.locator(glowing).last)
            again = time.monotonic() + AGAIN_MS / 1_000
            while self._glows(glowing, round_) and time.monotonic() < again:
                self.rest()

    def _glows(self, glowing: str, round_: int) -> bool:
        state = self.state
        return state.round == round_ and (state.place if glowing == TILE else state.choose)

    def press(self, thing: Locator) -> None:
        """Taps on a phone, clicks elsewhere. The mouse moves away afterwards, because hovering changes the look."""
        if self.size == PHONE:
            thing.tap()
        else:
            thing.click()
            self.page.mouse.move(0, 0)

    def skip(self, state: State | None = None) -> bool:
        hops = (state or self.state).hops
        if hops:
            self.hurry()
        return hops

    def hurry(self) -> None:
        """Presses Escape only if something still moves: otherwise it could close a dialog that has just opened."""
        self.page.evaluate(
            """() => document.querySelector('.board .skip')
              ?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))"""
        )

    def until(self, ready: Callable[[], Any], wish: str = "") -> None:
        end = time.monotonic() + PATIENCE_MS / 1_000
        while not ready():
            assert time.monotonic() < end, f"timed out: {wish} {self.page.locator('body').inner_text()}"
            self.rest()

    # What the server sent

    @property
    def tells(self) -> list[Facts]:
        self._tells += [json.loads(frame) for frame in self.frames[len(self._tells) :]]  # each is decoded once
        return self._tells

    def forget(self) -> None:
        """Drops the messages so far, as before another table."""
        self.frames.clear()
        self._tells.clear()

    @property
    def faces(self) -> Facts:
        """The latest view of the match that this browser received."""
        return next(match for tell in reversed(self.tells) if (match := tell.get("match")))

    # What went wrong

    def allow(self, pattern: str) -> None:
        """From now on, matching faults are expected. A browser may report them late, after the page has changed."""
        self._allowed.append(pattern)

    def _fault(self, fault: str) -> None:
        if not any(re.search(pattern, fault) for pattern in self._allowed):
            self.faults.append(fault)

    def _muttered(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self._fault(f"console: {message.text}")

    def _failed(self, request: Request) -> None:
        if request.failure != "net::ERR_ABORTED":  # the page was left before the answer arrived
            self._fault(f"request: {request.url} {request.failure}")

    def _answered(self, response: Response) -> None:
        if response.status >= 400:
            self._fault(f"answer: {response.url} {response.status}")

    def _spoke(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._heard)

    def _heard(self, frame: object) -> None:
        if '"type":"pong"' not in str(frame):  # pongs come at any time and carry no news
            self.frames.append(str(frame))


NewGuest: TypeAlias = Callable[..., Guest]


def play_on(*guests: Guest, rounds: int | None = None) -> None:
    """All guests play and skip animations, for this many rounds or until all see the result."""

    def there(state: State) -> bool:
        return state.over if rounds is None else state.choose and state.round > rounds

    end = time.monotonic() + PATIENCE_MS / 1_000
    while True:
        states = [guest.state for guest in guests]
        if all(map(there, states)):
            return
        assert time.monotonic() < end, f"the match does not continue: {guests[0].page.locator('body').inner_text()}"
        waiting = [(guest, state) for guest, state in zip(guests, states, strict=True) if not there(state)]
        if any([guest.move(state) or guest.skip(state) for guest, state in waiting]):  # noqa: C419 - all of them move
            end = time.monotonic() + PATIENCE_MS / 1_000
        else:
            guests[0].rest()
