"""A finished match, looked at again: the curve under its replay, its findings, and playing on from a moment."""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

from nenuphar.texts import Catalogue
from tests.browser.guest import DESKTOP, PHONE, Guest, NewGuest
from tests.browser.server import Server
from tests.server import live_server

said = Catalogue("en").text  # what the page shares with the terminal


@pytest.fixture(scope="module")
def over(server: Server) -> Iterator[str]:
    """A public match of Quibbit! that is over."""
    with live_server.Guest(f"127.0.0.1:{server.port}") as anna:
        yield played(anna, "me,frog,tadpole", options={"round_limit": 4})


def played(anna: live_server.Guest, seats: str, **wish: Any) -> str:
    with anna.at(anna.open(seats, public=True, **wish)) as live:
        live_server.play_on(live.do("begin"))
        return str(live.table["id"])


def analysed(guest: Guest, table: str) -> None:
    """Opens the replay with its analysis, and waits until it is complete."""
    guest.go(f"/t/{table}/replay")
    guest.button(guest.text("web-analysis")).click()
    guest.wait(".analysis .frame")
    expect(guest.page.locator(".analysis progress")).to_have_count(0, timeout=120_000)


@pytest.mark.parametrize("size", [PHONE, DESKTOP])
def test_the_curve_moves_with_the_replay_and_leads_to_a_moment(
    guest: NewGuest, over: str, size: tuple[int, int]
) -> None:
    mia = guest(size=size)
    analysed(mia, over)
    cursor = mia.page.locator(".analysis .cursor")
    before = cursor.get_attribute("d")
    mia.page.keyboard.press("End")
    mia.until(lambda: cursor.get_attribute("d") != before, "the cursor follows the replay")
    counter = mia.page.locator(".controls .figures")
    last = counter.inner_text()
    box = mia.page.locator(".analysis .frame").bounding_box()
    assert box is not None
    mia.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    mia.until(lambda: counter.inner_text() != last, "a click leads to the moment")
    expect(mia.page.locator(".analysis .told p").first).not_to_be_empty()
    assert mia.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_all_findings_are_a_table_for_keyboard_and_screen_reader(guest: NewGuest, over: str) -> None:
    mia = guest()
    analysed(mia, over)
    mia.button(mia.text("web-analysis-more")).focus()
    mia.page.keyboard.press("Enter")
    sheet = mia.page.locator("dialog[open]")
    expect(sheet.get_by_role("columnheader", name=said("analysis-accuracy"))).to_be_visible()
    sheet.locator("summary").focus()
    mia.page.keyboard.press("Enter")
    expect(sheet.get_by_text(said("analysis-accuracy-means"))).to_be_visible()
    rows = sheet.locator("table").last.locator("tbody tr")
    assert rows.count() >= 3
    counter = mia.page.locator(".controls .figures")
    at = counter.inner_text()
    rows.last.get_by_role("button").focus()
    mia.page.keyboard.press("Enter")
    expect(sheet).to_have_count(0)
    mia.until(lambda: counter.inner_text() != at, "the table leads to the moment")


def test_somebody_plays_on_from_a_moment_on_a_seat_of_their_choice(guest: NewGuest, over: str) -> None:
    mia = guest()
    mia.go(f"/t/{over}/replay")
    mia.wait(".analysis")
    mia.page.get_by_label("Position in the match").fill("3")
    mia.button(mia.text("web-play-from-here")).click()
    mia.page.locator("dialog[open] label").nth(1).click()
    mia.button(mia.text("web-play-from-here-start")).click()
    mia.page.wait_for_url(lambda url: "/replay" not in url and over not in url)
    expect(mia.page.get_by_text(mia.text("web-practice"))).to_be_visible()
    table = mia.page.evaluate("fetch('/api' + location.pathname.replace('/t/', '/tables/')).then(got => got.json())")
    assert (table["practice"], table["you"], table["public"]) == (True, 1, False)
    assert [seat["kind"] for seat in table["seats"]] == ["bot", "human", "bot"]
