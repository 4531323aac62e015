"""A walk past every page and every state of a table, for whoever wants to look at them: tests, and the painter."""

from collections.abc import Iterator

from tests.browser.guest import Guest, play_on

RING = "YRG* GRY* RYG~"


def walk(guest: Guest) -> Iterator[str]:
    """Stops at each place and says what it is called."""
    guest.go("/")
    guest.link("Set up a table").wait_for()
    yield "home"
    yield from _set_up(guest)
    yield from _table(guest)
    yield from _end(guest)
    yield from _around(guest)
    yield from _nothing(guest)


def _set_up(guest: Guest) -> Iterator[str]:
    guest.go("/settings")
    guest.wait("#name").fill("Mia")
    guest.button("Save").click()
    guest.page.get_by_text("Saved.").wait_for()
    yield "settings"
    guest.go("/")
    guest.link("Set up a table").click()
    guest.page.get_by_label("Seat 3").select_option("frog")
    guest.page.get_by_text("More options").click()
    guest.page.get_by_label("Ring").fill(RING)
    guest.page.evaluate("scrollTo(0, 0)")
    yield "set-up"
    guest.button("Open the table").click()
    guest.button("Fill with bots").wait_for()
    guest.page.get_by_label("Say something").fill("Who else hops along?")
    guest.button("Send").click()
    guest.page.get_by_text("Who else hops along?").wait_for()
    guest.page.evaluate("scrollTo(0, 0)")
    yield "waiting"
    guest.button("Fill with bots").click()
    guest.button("Begin").click()


def _table(guest: Guest) -> Iterator[str]:
    guest.wait(".bubble")
    guest.wait(".tile.offered")
    yield "tutor"
    guest.button("Close").click()
    yield "placing"
    guest.move()
    for _ in range(2):
        guest.until(lambda: guest.must_choose or (guest.skip() and False), "a card is wanted")
        guest.move()
    guest.until(lambda: guest.must_choose or (guest.skip() and False), "the third round")
    yield "planning"
    if guest.sees("nav.thumb"):
        guest.button("Story").click()
        guest.wait("dialog[open]")
        yield "story"
        guest.page.keyboard.press("Escape")
    guest.button("Menu").click()
    guest.wait("dialog[open]")
    yield "menu"
    guest.page.keyboard.press("Escape")


def _end(guest: Guest) -> Iterator[str]:
    table = guest.path
    play_on(guest)
    yield "result"
    guest.page.keyboard.press("Escape")
    guest.wait("[data-end]")
    yield "over"
    guest.go(f"{table}/replay")
    guest.wait(".replay .quibbit")
    guest.page.keyboard.press("End")
    guest.page.keyboard.press("ArrowLeft")
    guest.page.locator(".told p").first.wait_for()
    yield "replay"


def _around(guest: Guest) -> Iterator[str]:
    guest.go("/")
    guest.page.get_by_role("heading", name="Your tables").wait_for()
    yield "home-again"
    guest.go("/rules/quibbit")
    guest.page.get_by_role("heading", name="Material").wait_for()
    yield "rules"


def _nothing(guest: Guest) -> Iterator[str]:
    guest.go("/nowhere")
    guest.page.get_by_role("heading", name="Only water here").wait_for()
    yield "not-found"
    guest.go("/me/old-link")
    guest.button("Yes, that is me").wait_for()
    yield "device"
    for place, path in (("no-table", "/t/nosuchtable"), ("no-invitation", "/j/NOSUCH")):
        before = len(guest.faults)
        guest.go(path)
        guest.page.get_by_role("heading", name="No such table").wait_for()
        # The browser itself remarks on an answer of 404, which is the right one here.
        guest.faults[before:] = [fault for fault in guest.faults[before:] if "404" not in fault]
        yield place
