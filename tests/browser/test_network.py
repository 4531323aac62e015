"""The network as it is: taps are marked at once, vanishing packets are noticed, no move is lost or doubled."""

import re
from collections.abc import Callable
from typing import TypeAlias

import pytest
from playwright.sync_api import expect

from tests.browser.guest import DESKTOP, PHONE, Guest, Size
from tests.browser.house import Wire

Come: TypeAlias = Callable[..., Guest]
ME, BOT = {"kind": "me"}, {"kind": "bot", "level": "tadpole"}


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_vanishing_packets_are_noticed_and_the_move_is_made_once(wire: Wire, guest: Come, size: Size) -> None:
    mia = guest(wire.address, size=size)
    sit_down(mia, "quibbit", [ME, BOT, BOT])
    mia.until(lambda: mia.must_place, "her frog waits")
    expect(mia.page.locator("[data-network]")).to_have_count(0)

    wire.freeze()
    mia.press(mia.page.locator(".tile.offered").last)
    expect(mia.page.locator(".tile[aria-busy=true] .under-way")).to_be_visible()
    expect(mia.page.get_by_text("Slow connection. Your move is on its way")).to_be_visible()
    expect(mia.page.get_by_text("Connection lost. Your move is sent")).to_be_visible()
    assert mia.must_place, "a frog sits only when the server has said so"

    wire.thaw()
    expect(mia.page.locator("[data-network]")).to_have_count(0)
    mia.until(lambda: placed(mia) == 1, "her frog sits")
    expect(mia.page.locator("[aria-busy=true]")).to_have_count(0)
    mia.until(lambda: mia.must_choose, "the first card")
    assert placed(mia) == 1
    assert [tell for tell in mia.tells if tell["type"] == "refusal"] == []
    expected_faults(mia)


def test_a_network_that_dies_while_nobody_does_anything_is_noticed_too(wire: Wire, guest: Come) -> None:
    mia = guest(wire.address)
    sit_down(mia, "quibbit", [ME, BOT, BOT])
    mia.until(lambda: mia.must_place, "her frog waits")
    wire.freeze()
    expect(mia.page.get_by_text(re.compile("^Slow connection …"))).to_be_visible()
    expect(mia.page.get_by_text(re.compile("^Connection lost"))).to_be_visible()
    wire.thaw()
    expect(mia.page.locator("[data-network]")).to_have_count(0)
    expected_faults(mia)


def test_the_connection_is_measured(guest: Come) -> None:
    mia = guest()
    sit_down(mia, "quibbit", [ME, BOT, BOT])
    mia.button("Menu").click()
    expect(mia.page.locator("[data-latency]")).to_have_text(re.compile(r"^Connection: [\d,]+ ms$"))


def test_a_way_of_a_frog_is_marked(wire: Wire, guest: Come) -> None:
    mia = guest(wire.address)
    sit_down(mia, "china_moon", [ME, BOT, BOT])
    mia.wait(".frog.can").dispatch_event("click")
    mia.wait("[data-way]")
    is_marked(mia, wire, "[data-way]", press="click")


def test_a_card_that_is_turned_is_marked(wire: Wire, guest: Come) -> None:
    mia = guest(wire.address)
    sit_down(mia, "gobbit", [ME, BOT, BOT], tempo="by-hand")
    mia.wait(".draw.turns")
    is_marked(mia, wire, ".draw", press="pointerdown")


def test_words_that_are_finished_are_marked_and_sent_once(wire: Wire, guest: Come) -> None:
    mia = guest(wire.address)
    sit_down(mia, "quibbix", [ME])
    is_marked(mia, wire, "[data-tutor=finish]", press="click")


def sit_down(guest: Guest, game: str, seats: list[dict[str, str]], **options: object) -> None:
    guest.open(game, seats, options)
    guest.press(guest.button("Begin"))


def is_marked(guest: Guest, wire: Wire, selector: str, press: str) -> None:
    """From the press on, until the answer has come; pressed twice it is done once."""
    thing = guest.wait(selector)
    expect(thing).to_have_attribute("aria-busy", "false")
    wire.freeze()
    for _ in range(2):
        thing.dispatch_event(press, {"button": 0, "bubbles": True})
    expect(thing).to_have_attribute("aria-busy", "true")
    expect(thing.locator(".under-way")).to_be_visible()
    wire.thaw()
    expect(guest.page.locator("[aria-busy=true]")).to_have_count(0)
    assert [tell for tell in guest.tells if tell["type"] == "refusal"] == []
    expected_faults(guest)


def placed(guest: Guest) -> int:
    events = [line["event"] for tell in guest.tells for line in tell.get("lines", ()) if line["event"]]
    return sum(event.get("type") == "frog-placed" and event.get("frog") == 0 for event in events)


def expected_faults(guest: Guest) -> None:
    """A socket that is given up before it was made says so on the console."""
    assert [fault for fault in guest.faults if not re.search("WebSocket connection to|ERR_", fault)] == []
    guest.faults.clear()
