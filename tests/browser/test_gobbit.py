"""Gobbit in a browser: simultaneous touches, keys, a pause that hides the cards, and accessibility."""

import json
from itertools import pairwise

import pytest
from playwright.sync_api import expect

from tests.browser.chromium import Size
from tests.browser.guest import DESKTOP, PHONE, TABLET, Facts, Guest, NewGuest
from tests.browser.test_pages import axe_finds_nothing

BOTS = [{"kind": "bot", "level": "tadpole"}] * 3
# The centres of all stacks with a card.
STACKS = """() => [...document.querySelectorAll('.place .stack:has(.top)')].map(stack => {
  const { x, y, width, height } = stack.getBoundingClientRect()
  return { target: Number(stack.dataset.target), x: x + width / 2, y: y + height / 2 }
})"""


def test_two_fingers_at_once_are_two_timed_taps(guest: NewGuest) -> None:
    anna = guest(size=PHONE)
    asked = asks_of(anna)
    sit_down(anna, {"tempo": "brisk"})
    anna.until(lambda: len(anna.page.evaluate(STACKS)) >= 2, "two stacks")
    stacks = anna.page.evaluate(STACKS)[:2]
    fingers = [{"x": stack["x"], "y": stack["y"], "id": finger} for finger, stack in enumerate(stacks)]
    touch = anna.page.context.new_cdp_session(anna.page)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": fingers})
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    anna.until(lambda: len(taps(asked)) == 2, "two asks")
    one, other = taps(asked)
    assert {one["action"]["target"], other["action"]["target"]} == {stack["target"] for stack in stacks}
    assert one["action"]["scene"] == other["action"]["scene"]
    assert abs(one["claim_us"] - other["claim_us"]) < 1_000, "the touches were not one event"
    anna.until(lambda: len(verdicts(anna, seat=0)) == 2, "two verdicts")
    assert {verdict["target"] for verdict in verdicts(anna, seat=0)} == {stack["target"] for stack in stacks}
    expect(anna.page.locator(".strip li").first).to_be_visible()
    assert anna.faults == []


def test_a_key_taps_the_stack_it_is_written_on_and_is_timed(guest: NewGuest) -> None:
    anna = guest(size=DESKTOP)
    asked = asks_of(anna)
    sit_down(anna, {"tempo": "brisk"})
    anna.until(lambda: any(stack["target"] == 2 for stack in anna.page.evaluate(STACKS)), "the third stack")
    expect(anna.page.locator('[data-place="2"] kbd')).to_have_text("3")
    while not taps(asked):  # a tap on the previous cards may be refused
        anna.page.keyboard.press("3")
        anna.rest()
    tap = taps(asked)[0]
    assert tap["action"]["target"] == 2
    assert tap["claim_us"] >= 0
    assert anna.faults == []


def test_your_pile_is_turned_with_a_finger_and_with_the_space_bar(guest: NewGuest) -> None:
    anna = guest(size=PHONE)
    asked = asks_of(anna)
    sit_down(anna, {"tempo": "by-hand"})
    anna.wait(".draw.turns")
    anna.page.locator(".draw.turns").tap()
    anna.until(lambda: kinds(asked).count("turn") == 1, "the first card")
    anna.until(lambda: anna.faces["view"]["turn"] != 0, "it is turned")
    anna.wait(".draw.turns")
    anna.page.keyboard.press(" ")
    anna.until(lambda: kinds(asked).count("turn") == 2, "the second card")


def test_in_a_pause_no_card_is_visible_and_anybody_can_resume(guest: NewGuest) -> None:
    anna = guest(size=PHONE)
    sit_down(anna, {"tempo": "brisk"})
    anna.until(lambda: anna.page.evaluate(STACKS), "a card")
    anna.button("Pause for everyone").tap()
    anna.wait(".paused")
    assert anna.page.locator(".stack .corner").count() == 0, "a colour is visible"
    anna.page.locator(".paused .button").tap()
    anna.until(lambda: not anna.sees(".paused") and anna.sees(".stack .corner"), "the cards are back")


@pytest.mark.rule("TB-36")
def test_the_game_waits_for_a_newcomer_who_reads_and_bots_do_not_play_on(guest: NewGuest) -> None:
    anna = guest(size=PHONE, taught=False)
    asked = asks_of(anna)
    sit_down(anna, {"tempo": "by-hand"})
    expect(anna.page.locator(".paused")).to_contain_text(anna.text("gobbit-web-paused-reading"))
    while anna.sees(".tutor[data-lesson-number='1'], .tutor[data-lesson-number='2']"):
        assert anna.sees(".paused")
        anna.page.locator(".tutor .next").tap()
        anna.settle()
    anna.until(lambda: anna.faces["view"]["phase"] != "paused", "the game continues")
    assert kinds(asked) == ["pause", "resume"]


def test_the_space_bar_turns_a_card_even_if_the_tutor_has_the_focus(guest: NewGuest) -> None:
    anna = guest(taught=False)
    asked = asks_of(anna)
    sit_down(anna, {"tempo": "by-hand"})
    button = anna.page.locator(".tutor .next")
    expect(button).to_be_focused()
    anna.wait(".paused")
    anna.page.keyboard.press("Space")  # nothing can be played: it turns the page
    anna.wait(".tutor[data-lesson-number='2']")
    anna.page.keyboard.press("Enter")
    anna.wait(".tutor[data-lesson-number='3']")
    anna.wait(".draw.turns")
    expect(button).to_be_focused()
    anna.page.keyboard.press("Space")
    anna.until(lambda: "turn" in kinds(asked), "her card is turned")
    anna.wait(".tutor[data-lesson-number='4']")
    anna.until(lambda: anna.faces["view"]["turn"] != 0, "it is somebody else's turn")
    button.focus()
    anna.page.keyboard.press("Space")
    anna.page.keyboard.press("Enter")
    anna.wait(".tutor[data-lesson-number='5']")  # the page was turned once


@pytest.mark.parametrize("size", [PHONE, TABLET, DESKTOP])
def test_eight_players_fit_and_the_page_is_accessible(guest: NewGuest, size: Size) -> None:
    anna = guest(size=size)
    sit_down(anna, {"tempo": "brisk", "expert": True}, bots=7)
    anna.until(lambda: len(anna.page.evaluate(STACKS)) >= 2, "two stacks")
    boxes = [found.bounding_box() for found in anna.page.locator("[data-place], .grave").all()]
    assert len(boxes) == 9
    for box in boxes:
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= size[0]
    by_place = sorted((round(box["y"]), round(box["x"]), round(box["width"])) for box in boxes if box)
    assert all(one[1] + one[2] <= other[1] for one, other in pairwise(by_place) if one[0] == other[0])
    assert not anna.page.evaluate("document.documentElement.scrollWidth > innerWidth")
    assert [*axe_finds_nothing(anna)] == []


def sit_down(anna: Guest, options: Facts, bots: int = 3) -> None:
    anna.open_table("gobbit", [{"kind": "me"}, *(BOTS * 3)[:bots]], options)
    anna.press(anna.button("Begin"))
    anna.wait(".gobbit")


def asks_of(anna: Guest) -> list[Facts]:
    """All asks that this browser sends from now on."""
    asked: list[Facts] = []
    anna.page.on("websocket", lambda socket: socket.on("framesent", lambda frame: asked.append(json.loads(str(frame)))))
    return asked


def taps(asked: list[Facts]) -> list[Facts]:
    return [ask for ask in asked if ask["type"] == "act" and ask["action"]["type"] == "tap"]


def kinds(asked: list[Facts]) -> list[str]:
    return [ask["action"]["type"] for ask in asked if ask["type"] == "act"]


def verdicts(anna: Guest, seat: int) -> list[Facts]:
    lines = [line for tell in anna.tells for line in tell.get("lines", ())]
    settled = [line["event"] for line in lines if line["event"] and line["event"].get("type") == "clash-settled"]
    return [verdict for event in settled for verdict in event["verdicts"] if verdict["seat"] == seat]
