"""Bad networks: taps are marked at once, vanishing packets are noticed, and no move is lost or doubled."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.chromium import Size
from tests.browser.guest import DESKTOP, PHONE, Guest, NewGuest
from tests.browser.server import Proxy

# What the console reports about requests and sockets without a network.
CUT_OFF = "WebSocket connection to|ERR_"
ME, BOT = {"kind": "me"}, {"kind": "bot", "level": "tadpole"}


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_vanishing_packets_are_noticed_and_the_move_is_made_once(proxy: Proxy, guest: NewGuest, size: Size) -> None:
    mia = guest(proxy.address, size=size)
    mia.allow(CUT_OFF)
    sit_down(mia, "quibbit", [ME, BOT, BOT])
    mia.until(lambda: mia.must_place, "her frog waits")
    expect(mia.page.locator("[data-network]")).to_have_count(0)

    proxy.freeze()
    mia.press(mia.page.locator(".tile.offered").last)
    expect(mia.page.locator(".tile[aria-busy=true] .under-way")).to_be_visible()
    expect(mia.page.get_by_text("Slow connection. Your move is on its way")).to_be_visible()
    expect(mia.page.get_by_text("Connection lost. Your move is sent")).to_be_visible()
    assert mia.must_place, "a frog is placed before the server has answered"

    proxy.thaw()
    expect(mia.page.locator("[data-network]")).to_have_count(0)
    mia.until(lambda: placed(mia) == 1, "her frog sits")
    expect(mia.page.locator("[aria-busy=true]")).to_have_count(0)
    mia.until(lambda: mia.must_choose, "the first card")
    assert placed(mia) == 1
    assert [tell for tell in mia.tells if tell["type"] == "refusal"] == []


def test_a_network_failure_is_noticed_while_nobody_plays(proxy: Proxy, guest: NewGuest) -> None:
    mia = guest(proxy.address)
    mia.allow(CUT_OFF)
    sit_down(mia, "quibbit", [ME, BOT, BOT])
    mia.until(lambda: mia.must_place, "her frog waits")
    proxy.freeze()
    expect(mia.page.get_by_text(re.compile("^Slow connection …"))).to_be_visible()
    expect(mia.page.get_by_text(re.compile("^Connection lost"))).to_be_visible()
    proxy.thaw()
    expect(mia.page.locator("[data-network]")).to_have_count(0)


def test_the_connection_is_measured(guest: NewGuest) -> None:
    mia = guest()
    sit_down(mia, "quibbit", [ME, BOT, BOT])
    mia.button("Menu").click()
    expect(mia.page.locator("[data-latency]")).to_have_text(re.compile(r"^Connection: [\d,]+ ms$"))


def test_a_frogs_pending_move_is_marked(proxy: Proxy, guest: NewGuest) -> None:
    mia = guest(proxy.address)
    sit_down(mia, "china_moon", [ME, BOT, BOT])
    mia.wait(".frog.can").dispatch_event("click")
    mia.wait("[data-way]")
    is_marked(mia, proxy, "[data-way]", press="click")


def test_a_turned_card_is_marked_as_pending(proxy: Proxy, guest: NewGuest) -> None:
    mia = guest(proxy.address)
    sit_down(mia, "gobbit", [ME, BOT, BOT], tempo="by-hand")
    mia.wait(".draw.turns")
    is_marked(mia, proxy, ".draw", press="pointerdown")


def test_finished_words_are_marked_and_sent_once(proxy: Proxy, guest: NewGuest) -> None:
    mia = guest(proxy.address)
    sit_down(mia, "quibbix", [ME])
    is_marked(mia, proxy, "[data-tutor=finish]", press="click")


def sit_down(guest: Guest, game: str, seats: list[dict[str, str]], **options: object) -> None:
    guest.open_table(game, seats, options)
    guest.press(guest.button("Begin"))


def is_marked(guest: Guest, proxy: Proxy, selector: str, press: str) -> None:
    """The element is marked until the answer arrives. Two presses send one action."""
    guest.allow(CUT_OFF)
    thing = guest.wait(selector)
    expect(thing).to_have_attribute("aria-busy", "false")
    proxy.freeze()
    for _ in range(2):
        thing.dispatch_event(press, {"button": 0, "bubbles": True})
    expect(thing).to_have_attribute("aria-busy", "true")
    expect(thing.locator(".under-way")).to_be_visible()
    proxy.thaw()
    expect(guest.page.locator("[aria-busy=true]")).to_have_count(0)
    assert [tell for tell in guest.tells if tell["type"] == "refusal"] == []


def placed(guest: Guest) -> int:
    events = [line["event"] for tell in guest.tells for line in tell.get("lines", ()) if line["event"]]
    return sum(event.get("type") == "frog-placed" and event.get("frog") == 0 for event in events)
