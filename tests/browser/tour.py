"""Visits every page and every state of a table, for tests and screenshots.

Mia sets up a table, and Ben joins by her link. The tour yields the name of each stop and the guest who sees it.
"""

from collections.abc import Iterator
from typing import TypeAlias

from nenuphar.core import codec
from tests.browser import host_page
from tests.browser.guest import Guest, play_on

Stop: TypeAlias = tuple[str, Guest]

RING = "YRGB* BGRY* RYBG~"
ROUNDS_BEFORE_THE_PICTURE = 3
SHEETS = {"story": "web-log", "talk": "web-chat", "rule": "web-rules", "menu": "web-menu"}
BY_MORNING = ("home", "table", "result", "host")


def walk(mia: Guest, ben: Guest, eve: Guest) -> Iterator[Stop]:
    mia.go("/")
    mia.page.get_by_role("article").first.wait_for()
    yield "home", mia
    yield from _settings(mia)
    yield from _set_up(mia, ben)
    yield from _first_steps(mia, ben)
    yield from _table(mia, ben)
    yield from _end(mia, ben)
    yield from _around(mia)
    yield from _host(mia)
    yield from _nothing(mia)


def _settings(mia: Guest) -> Iterator[Stop]:
    mia.turn_to("/settings")
    be_called(mia, "Mia")
    mia.to_the_top()
    yield "settings", mia
    mia.press(mia.button(mia.text("web-other-device-make")))
    mia.wait("p.link").scroll_into_view_if_needed()
    yield "settings-device", mia


def be_called(guest: Guest, name: str) -> None:
    guest.page.get_by_label(guest.text("web-your-name"), exact=True).fill(name)
    guest.page.keyboard.press("Tab")
    guest.page.get_by_text(guest.text("web-saved")).wait_for()


def _set_up(mia: Guest, ben: Guest) -> Iterator[Stop]:
    mia.turn_to("/new/quibbit")
    mia.pick(mia.text("web-new-how-many"), mia.text("web-n-seats", n=4))
    mia.page.get_by_label(mia.text("web-seat-n", n=3), exact=True).select_option("frog")
    mia.page.get_by_label(mia.text("web-seat-n", n=4), exact=True).select_option("tadpole")
    mia.pick(mia.text("web-new-pace"), mia.text("web-pace-days", n=3))
    mia.to_the_top()
    yield "set-up", mia
    mia.press(mia.page.get_by_text(mia.text("web-new-options")))
    mia.page.get_by_label(mia.text("quibbit-option-board"), exact=True).fill(RING)
    mia.page.locator("summary").scroll_into_view_if_needed()
    yield "set-up-options", mia
    mia.press(mia.button(mia.text("web-new-open")))
    code = mia.wait(".code").inner_text()
    _say(mia, "Who else hops along?")
    mia.to_the_top()
    yield "waiting", mia

    ben.go("/settings")
    be_called(ben, "Ben")
    ben.turn_to(f"/j/{code}")
    ben.button(ben.text("web-sit")).wait_for()
    ben.to_the_top()
    yield "joining", ben
    ben.press(ben.button(ben.text("web-sit")))
    _say(ben, "Me, of course")
    mia.until(lambda: mia.button(mia.text("web-begin")).is_enabled(), "everybody is here")


def _say(guest: Guest, words: str) -> None:
    guest.page.get_by_label(guest.text("web-chat-label")).fill(words)
    guest.press(guest.button(guest.text("web-send")))
    guest.page.get_by_text(words).wait_for()


def _first_steps(mia: Guest, ben: Guest) -> Iterator[Stop]:
    mia.press(mia.button(mia.text("web-begin")))
    mia.wait(".tutor")
    while not mia.must_place:
        if not (ben.must_place and ben.move()):
            mia.rest()
    yield "tutor", mia
    mia.press(mia.button(mia.text("web-tutor-close")))
    mia.page.locator(".tutor").wait_for(state="detached")
    yield "placing", mia
    mia.move()


def _table(mia: Guest, ben: Guest) -> Iterator[Stop]:
    play_on(mia, ben, rounds=ROUNDS_BEFORE_THE_PICTURE)
    mia.until(lambda: mia.page.locator(".middle .due").count() == 2, "the bots have laid their cards")
    mia.settle()
    yield "table", mia
    mia.move()
    mia.wait(".hand .chosen")
    yield "laid", mia
    for name, button in SHEETS.items():
        mia.press(mia.button(mia.text(button)).locator("visible=true").first)
        if not mia.sees("dialog[open]"):  # on wide screens, the log and the chat are beside the board
            mia.settle()
        yield name, mia
        mia.page.keyboard.press("Escape")
        mia.page.locator("dialog[open]").wait_for(state="detached")
    mia.press(mia.button(mia.text("web-menu")))
    mia.press(mia.button(mia.text("web-resign")))
    mia.button(mia.text("web-play-on")).wait_for()
    yield "resign", mia
    mia.press(mia.button(mia.text("web-play-on")))


def _end(mia: Guest, ben: Guest) -> Iterator[Stop]:
    table = mia.path
    play_on(mia, ben)
    mia.settle()
    yield "result", mia
    mia.page.keyboard.press("Escape")
    mia.wait("[data-end]")
    yield "over", mia
    mia.turn_to(f"{table}/replay")
    mia.wait(".replay .quibbit")
    mia.page.keyboard.press("End")
    for _ in range(2):
        mia.page.keyboard.press("ArrowLeft")
    mia.page.locator(".told p").first.wait_for()
    yield "replay", mia


def _around(mia: Guest) -> Iterator[Stop]:
    mia.turn_to("/")
    mia.page.get_by_role("heading", name=mia.text("web-your-tables")).wait_for()
    yield "home-again", mia
    mia.turn_to("/rules/quibbit")
    mia.wait(".rules h2")
    yield "rules", mia


def _host(mia: Guest) -> Iterator[Stop]:
    """With figures that are the same every time: a server's load and disk are not."""
    answer = codec.encode(host_page.PAGE)
    mia.page.route("**/api/host", lambda route: route.fulfill(body=answer, content_type="application/json"))
    mia.turn_to("/host")
    mia.wait("#settings")
    mia.to_the_top()
    yield "host", mia
    mia.page.unroute("**/api/host")


def _nothing(mia: Guest) -> Iterator[Stop]:
    mia.go("/nowhere")
    mia.page.get_by_role("heading", name=mia.text("web-404-title")).wait_for()
    yield "not-found", mia
    mia.turn_to("/me/old-link")
    mia.button(mia.text("web-device-yes")).wait_for()
    yield "device", mia
    mia.allow("404")  # the browser reports the answer, which is the right one here
    for place, path in (("no-table", "/t/nosuchtable"), ("no-invitation", "/j/NOSUCH")):
        mia.turn_to(path)
        mia.page.get_by_role("heading", name=mia.text("web-no-table-title")).wait_for()
        yield place, mia
