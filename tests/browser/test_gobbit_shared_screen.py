"""Gobbit on a tablet between several people: each at one edge, with simultaneous taps."""

import json

import pytest
from playwright.sync_api import expect

from tests.browser.chromium import Size
from tests.browser.guest import PHONE, TABLET, TWO_FRAMES, Facts, Guest, NewGuest
from tests.browser.test_gobbit import asks_of, taps
from tests.browser.test_pages import axe_finds_nothing

ON_ITS_SIDE: Size = (1180, 820)
FINGER_PX = 44
AGAIN_MS = 500
MOST_PAIRS = 12  # on a busy machine the second tap may come after the verdict
# The position of each player's area, and the sizes of its targets.
PADS = """() => [...document.querySelectorAll('[data-pad]')].map(pad => {
  const { x, y, width, height } = pad.getBoundingClientRect()
  return { seat: Number(pad.dataset.pad), x: x + width / 2, y: y + height / 2, left: x, top: y,
    right: x + width, bottom: y + height,
    least: Math.min(...[...pad.querySelectorAll('button')].flatMap(button => {
      const box = button.getBoundingClientRect()
      return [box.width, box.height]
    })) }
})"""
MIDDLE_OF = """([seat, target]) => {
  const box = document.querySelector(`[data-pad="${seat}"] ${target}`).getBoundingClientRect()
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}"""


class Screen:
    """A tablet and the fingers on it."""

    def __init__(self, owner: Guest) -> None:
        self.owner = owner
        self._touch = owner.page.context.new_cdp_session(owner.page)
        self._touch.send("Emulation.setTouchEmulationEnabled", {"enabled": True, "maxTouchPoints": 10})
        owner.page.evaluate(TWO_FRAMES)  # the areas move to their places just before the first frame

    def press(self, *fingers: tuple[int, str]) -> None:
        """Taps with several fingers at the same moment."""
        points = [
            dict(self.owner.page.evaluate(MIDDLE_OF, list(each)), id=number) for number, each in enumerate(fingers)
        ]
        self._touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": points})
        self._touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    @property
    def view(self) -> Facts:
        view: Facts = self.owner.faces["view"]
        return view

    @property
    def clashes(self) -> list[list[Facts]]:
        lines = [line for tell in self.owner.tells for line in tell.get("lines", ())]
        settled = [line["event"] for line in lines if line["event"] and line["event"].get("type") == "clash-settled"]
        return [event["verdicts"] for event in settled]


def sit_around(owner: Guest, *names: str, bots: int = 0, **options: object) -> Screen:
    here = [{"kind": "here", "name": name} for name in names]
    owner.open_table("gobbit", [{"kind": "me"}, *here, *([{"kind": "bot", "level": "tadpole"}] * bots)], options)
    owner.button("Begin").click()
    owner.wait("[data-pad]")
    return Screen(owner)


def test_a_table_for_two_at_one_screen_is_set_up_and_played(guest: NewGuest) -> None:
    """From the set-up page to a card, two simultaneous taps, and a pause that the other player ends."""
    anna = guest(size=TABLET)
    asked = asks_of(anna)
    anna.go("/new/gobbit")
    anna.pick("Number of seats", "3 seats")
    anna.page.get_by_role("combobox", name="Seat 2", exact=True).select_option("On this device")
    anna.page.get_by_label("Name for seat 2").fill("Ben")
    anna.page.get_by_role("combobox", name="Seat 3", exact=True).select_option("On this device")
    anna.button("Open the table").click()
    anna.button("Begin").click()
    anna.wait("[data-pad='1']")
    screen = Screen(anna)
    for name in ("Ben", "Seat 3"):  # a seat without a name is called by its number
        assert anna.page.get_by_role("region", name=name, exact=True).count() == 1

    first = screen.view["turn"]
    screen.press((first, ".draw"))
    anna.until(lambda: screen.view["players"][first]["stack"] == 1, "a card")
    anna.until(lambda: screen.view["phase"] == "open", "the table listens")
    for pair in range(1, MOST_PAIRS + 1):
        screen.press((0, "[data-target='graveyard']"), (1, "[data-target='graveyard']"))
        anna.until(lambda pair=pair: sum(map(len, screen.clashes)) == 2 * pair, "two verdicts")  # type: ignore[misc]
        if len(screen.clashes[-1]) == 2:
            break
    assert {verdict["seat"] for verdict in screen.clashes[-1]} == {0, 1}, "one clash"
    one, other = taps(asked)[-2:]
    assert {one["seat"], other["seat"]} == {0, 1}
    assert one["action"] == other["action"]
    assert abs(one["claim_us"] - other["claim_us"]) < 1_000, "the touches were not one event"

    screen.press((1, ".line button"))
    anna.wait(".paused")
    assert "Ben paused the game." in anna.page.locator(".paused").inner_text()
    assert anna.page.locator("[data-pad] .corner").count() == 0, "a colour is visible"
    anna.page.locator(".paused .button").click()
    anna.until(lambda: screen.view["phase"] == "open", "it continues")


@pytest.mark.parametrize("size", [TABLET, ON_ITS_SIDE])
@pytest.mark.parametrize(("names", "bots"), [(("Ben",), 0), (("Ben", "Cleo"), 2), (("Ben", "Cleo", "Dan"), 0)])
def test_everybody_has_an_edge(guest: NewGuest, size: Size, names: tuple[str, ...], bots: int) -> None:
    anna = guest(size=size)
    screen = sit_around(anna, *names, bots=bots, tempo="brisk")
    anna.until(lambda: sum(player["stack"] for player in screen.view["players"]) >= 2, "two cards")
    wide, high = size
    pads = anna.page.evaluate(PADS)
    assert [pad["seat"] for pad in pads] == list(range(len(names) + 1))
    edges = {pad["seat"]: edge_of(pad, wide, high) for pad in pads}
    assert list(edges.values()) == {2: ["bottom", "top"], 3: ["bottom", "left", "right"]}.get(
        len(pads), ["bottom", "left", "top", "right"]
    )
    for pad in pads:
        assert pad["least"] >= FINGER_PX
        assert min(pad["left"], pad["top"], wide - pad["right"], high - pad["bottom"]) > -1, "on the screen"
    anna.until(lambda: not press_for_all(screen, set(edges)), "all hands")
    assert [*axe_finds_nothing(anna)] == []


def press_for_all(screen: Screen, seats: set[int]) -> set[int]:
    """Taps again for players without a verdict: a tap between two scenes gets none."""
    missing = seats - {verdict["seat"] for clash in screen.clashes for verdict in clash}
    if missing:
        screen.press(*((seat, "[data-target='0']") for seat in missing))
        screen.owner.page.wait_for_timeout(AGAIN_MS)
    return missing


def edge_of(pad: Facts, wide: int, high: int) -> str:
    gaps = {"left": pad["left"], "top": pad["top"], "right": wide - pad["right"], "bottom": high - pad["bottom"]}
    return min(gaps, key=lambda edge: gaps[edge])


def test_two_players_fit_on_a_phone(guest: NewGuest) -> None:
    anna = guest(size=PHONE)
    anna.go("/new/gobbit")
    hint = anna.page.get_by_text(anna.text("web-around-phone"))
    expect(hint).to_be_hidden()
    anna.page.locator("#seat-0").select_option("here")
    expect(hint).to_be_visible()
    expect(anna.page.locator("#seat-1 option[value=here]")).to_have_count(0)
    sit_around(anna, "Ben")
    assert all(pad["least"] >= FINGER_PX for pad in anna.page.evaluate(PADS))


def test_a_stray_tap_does_not_close_the_result(guest: NewGuest) -> None:
    """Ben makes wrong taps until he has no cards left. Taps in the middle are shown where they belong."""
    anna = guest(size=TABLET)
    screen = sit_around(anna, "Ben", tempo="frantic", minimum_penalty=True)
    ben = anna.page.locator("[data-pad='1'] .line")
    expect(ben).to_contain_text("Tap in your own row.")
    screen.press((1, "[data-target='graveyard']"))
    expect(ben).not_to_contain_text("Tap in your own row.")
    anna.page.mouse.click(TABLET[0] / 2, TABLET[1] / 4)
    expect(ben).to_contain_text("Tap in your own row.")

    def beaten() -> bool:
        if not screen.view["outcome"]:
            screen.press((1, "[data-target='graveyard']"))
        return bool(screen.view["outcome"])

    anna.until(beaten, "the end")
    result = anna.page.get_by_role("dialog")
    expect(result).to_contain_text("wins!")
    anna.page.mouse.click(5, TABLET[1] / 2)
    expect(result).to_be_visible()
    result.get_by_role("button", name="Close").click()
    expect(result).not_to_be_visible()
    anna.page.locator("[data-end]").get_by_role("button", name="Result").click()
    expect(result).to_be_visible()


def test_a_screen_gets_each_hand_only_in_its_own_view(guest: NewGuest) -> None:
    anna = guest(size=TABLET)
    screen = sit_around(anna, "Ben")
    screen.press((1, "[data-target='0']"))
    anna.until(lambda: screen.clashes, "a verdict")
    matches = [match for frame in anna.frames if (match := json.loads(frame).get("match"))]
    assert any(hand["view"]["taps"] for match in matches for hand in match["hands"])
    for match in matches:
        assert match["view"]["taps"] == []
        for hand in match["hands"]:
            assert {tap["seat"] for tap in hand["view"]["taps"]} <= {hand["seat"]}
