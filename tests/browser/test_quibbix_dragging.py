"""Dragging in Quibbix: fast drags, taps right after a drop, and nothing that moves under a finger."""

from typing import Any

from playwright.sync_api import Locator, expect

from tests.browser.guest import DESKTOP, PHONE, NewGuest
from tests.browser.quibbix import ME, Player, start_pair

LINES = """word => new Set(
  [...word.querySelectorAll('[data-tile]')].map(tile => tile.getBoundingClientRect().top)).size"""


def middle(what: Locator) -> tuple[float, float]:
    box = what.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def tile(player: Player, letter: str) -> Locator:
    return player.guest.page.locator(f"[data-rack] [data-tile][aria-label^='{letter},']").first


def held(player: Player) -> int:
    return player.guest.page.locator(".ghost").count()


def test_a_fast_drag_is_not_lost_and_needs_a_pressed_button(guest: NewGuest) -> None:
    """The first mouse move after the press is already far from the tile."""
    mia = Player(guest(size=DESKTOP))
    one, two, _ = mia.begin_alone()
    mouse = mia.guest.page.mouse
    mouse.move(*middle(tile(mia, one)))
    mouse.down()
    mouse.move(*middle(mia.guest.page.locator("[data-desk]")))
    mouse.up()
    mia.guest.until(lambda: mia.laid == [one], "the tile lies there")

    mouse.move(*middle(tile(mia, two)))
    mouse.down()
    mouse.move(5, 5)
    mouse.up()
    assert mia.laid == [one], "a tile moved although it was dropped outside"
    for letter in (two, one):
        where = tile(mia, letter) if letter == two else mia.guest.page.locator("[data-word='0'] [data-tile]")
        x, y = middle(where)
        mouse.move(x, y)
        mouse.move(x + 30, y - 60)
        assert held(mia) == 0, "a tile moved without a pressed button"
    assert mia.laid == [one]
    tile(mia, two).click()
    mia.guest.until(lambda: mia.laid == [one + two], "and a click is a click again")


def test_a_tap_right_after_a_drop_counts(guest: NewGuest) -> None:
    ben = Player(guest(size=PHONE))
    one, two, _ = ben.begin_alone()
    for _ in range(3):
        ben.drag(one, ".quibbix header")
        ben.guest.page.locator("[data-tool=turn]").tap()
        sheet = ben.guest.wait("dialog[open]")
        ben.guest.page.keyboard.press("Escape")
        sheet.wait_for(state="hidden")
    ben.drag(one, "[data-desk]")
    tile(ben, two).tap()
    ben.guest.until(lambda: ben.laid == [one + two], "both lie there")


def boxes(player: Player, selector: str) -> dict[str, Any]:
    found = player.guest.page.locator(selector).all()
    return {str(each.get_attribute("data-tile")): each.bounding_box() for each in found}


def test_nothing_moves_under_the_finger_and_a_word_stays_in_one_line(guest: NewGuest) -> None:
    """On a phone with 360 pixels: tiles keep their places on the rack, and ten letters fit in a row."""
    ben = Player(guest(size=PHONE))
    ben.open([ME])
    ben.begin()
    before, finish = boxes(ben, "[data-rack] [data-tile]"), ben.guest.page.locator("[data-tutor=finish]").bounding_box()
    tiles = ben.guest.page.locator("[data-rack] [data-tile]")
    for laid in range(1, 11):
        tiles.first.tap()
        expect(tiles).to_have_count(10 - laid)
        after = boxes(ben, "[data-rack] [data-tile]")
        assert len(after) == 10 - laid
        assert all(before[key] == box for key, box in after.items()), "the gap in the rack has closed"
        assert ben.guest.page.locator("[data-tutor=finish]").bounding_box() == finish
    word = ben.guest.page.locator("[data-word='0']")
    assert word.evaluate(LINES) == 1
    assert ben.guest.page.evaluate("document.documentElement.scrollWidth") == 360
    first = word.locator("[data-tile]").first
    key = str(first.get_attribute("data-tile"))
    first.tap()
    expect(tiles).to_have_count(1)
    assert boxes(ben, "[data-rack] [data-tile]") == {key: before[key]}, "and it goes back into its gap"


def test_while_a_vote_is_open_there_is_one_button_to_press(guest: NewGuest) -> None:
    anna, ben = start_pair(guest)
    words = [anna.rack[:4], anna.rack[4:8]]
    anna.type(f"{words[0]} {words[1]}".lower())
    anna.guest.until(lambda: anna.view["used"] == [8, 0], "both lie there")
    for player in (anna, ben):
        player.finish()
    anna.comes_to("comparing")
    for word in words:
        if anna.guest.page.locator(f"[data-vote={word}]").count() == 0:
            anna.guest.press(anna.guest.page.locator(f"[data-shown={word}] .acts button").last)
            ben.guest.wait(f"[data-vote={word}]")
    expect(ben.guest.page.locator(".quibbix .button.go")).to_have_count(1)
    ben.guest.press(ben.guest.page.locator(".quibbix .button.go"))
    ben.guest.press(ben.guest.page.locator(".quibbix .button.go"))
    expect(ben.guest.page.locator("[data-tutor=content]")).to_have_class("button go")
