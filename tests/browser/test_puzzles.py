"""Puzzles in the browser: the one of the day by keyboard, the trainer, letters in several actions, and days."""

import re
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Locator, Route, expect

from nenuphar import games
from nenuphar.core.puzzles import AnyPuzzle
from nenuphar.puzzles import keeping
from tests.browser.chromium import Size
from tests.browser.guest import DESKTOP, PHONE, TABLET, Facts, Guest, NewGuest
from tests.browser.quibbix import Player
from tests.browser.test_pages import CHECKS, axe_finds_nothing
from tests.browser.test_quibbix_solo import longest

MOST_TABS = 80
SIZES = pytest.mark.parametrize("size", [PHONE, TABLET, DESKTOP], ids=["phone", "tablet", "desktop"])


def asked(guest: Guest, game: str, what: str) -> tuple[Facts, AnyPuzzle]:
    """What the server asks, and what it keeps to itself."""
    task: Facts = guest.fetch("GET", f"/api/puzzles/{game}/{what}")
    file = keeping.kept(games.load(game))
    assert file is not None
    return task, next(puzzle for puzzle in file.puzzles if puzzle.key == task["key"])


def move(guest: Guest, task: Facts, action: Any) -> Locator:
    """The button of this action in the list of all."""
    place = [offer["action"] for offer in task["offers"]].index(msgspec.to_builtins(action))
    return guest.page.locator("aside details").get_by_role("button").nth(place)


def tab_to(guest: Guest, there: Locator) -> None:
    for _ in range(MOST_TABS):
        if there.evaluate("it => it === document.activeElement"):
            return
        guest.page.keyboard.press("Tab")
    raise AssertionError(f"{there} cannot be reached by keyboard")


def answer(guest: Guest, task: Facts, action: Any) -> Locator:
    """Answers with nothing but the keyboard, and waits for the verdict."""
    tab_to(guest, guest.page.locator("aside summary"))
    guest.page.keyboard.press("Enter")
    tab_to(guest, move(guest, task, action))
    guest.page.keyboard.press("Enter")
    return guest.wait("[data-verdict]")


def is_well(guest: Guest) -> None:
    assert [fault for check in CHECKS for fault in check(guest)] == []
    assert [*axe_finds_nothing(guest)] == []


@pytest.mark.rule("TB-150", "TB-153")
@pytest.mark.parametrize("game", ["quibbit", "china_moon"])
def test_the_puzzle_of_the_day_by_keyboard_wrong_and_right(guest: NewGuest, game: str) -> None:
    mia, ben = guest(), guest()
    for each in (mia, ben):
        each.go("/")
        tab_to(each, each.wait(f"a[href='/puzzles/{game}'][data-daily=new]"))
        each.page.keyboard.press("Enter")
        each.wait(".seats li")
    task, puzzle = asked(mia, game, "day")
    wrong = answer(mia, task, puzzle.tempting)
    expect(wrong).to_have_attribute("data-verdict", "wrong")
    expect(wrong.locator(".best")).to_contain_text(f"{round(100 * puzzle.choices[0].chance)}% to win")
    expect(wrong.locator("li")).to_have_count(len(puzzle.reasons))
    region = mia.page.locator("[aria-live=polite]", has=wrong)
    expect(region).to_be_focused()
    expect(mia.page.locator("[data-daily-result]")).to_contain_text("% with the best")

    right = answer(ben, task, puzzle.solutions[0])
    expect(right).to_have_attribute("data-verdict", "right")
    expect(ben.page.locator("[data-daily-result]")).to_contain_text("100%")
    ben.page.evaluate("navigator.share = async shared => { window.shared = shared }")
    ben.press(ben.button("Share result"))
    shared = ben.page.wait_for_function("window.shared").json_value()
    assert re.search(r"^🟢{10} 100%$", shared["text"], re.MULTILINE)
    assert shared["url"].endswith(f"/puzzles/{game}/days")
    told = right.locator(".best").inner_text()
    assert told.split(": ")[1].split(",")[0] not in shared["text"]
    with ben.page.expect_download() as saved:
        ben.page.evaluate("navigator.canShare = () => false")
        ben.press(ben.button("As a picture"))
    assert re.fullmatch(rf"nenuphar-{game}-\d{{4}}-\d\d-\d\d\.png", saved.value.suggested_filename)

    ben.press(ben.link("All days"))
    expect(ben.page.locator("section:has(#house) li.you")).to_contain_text("Solved")
    expect(ben.page.locator("section:has(#spread) dd").nth(1)).to_have_text("1")
    ben.go("/")
    expect(ben.wait(f"a[href='/puzzles/{game}/days'][data-daily=done]")).to_contain_text("Solved today")


@pytest.mark.rule("TB-151", "TB-154")
def test_the_trainer_gets_harder_after_right_answers(guest: NewGuest) -> None:
    mia = guest()
    mia.go("/puzzles/quibbit")
    mia.press(mia.button("Trainer"))
    expect(mia.button("Trainer")).to_have_attribute("aria-pressed", "true")
    seen = []
    for _ in range(3):
        task, puzzle = asked(mia, "quibbit", "next")
        expect(mia.page.locator(".told")).to_contain_text(f"Difficulty {task['rating']}")
        seen.append((task["rating"], task["standing"]["rating"]))
        right = answer(mia, task, puzzle.solutions[0])
        expect(right).to_have_attribute("data-verdict", "right")
        expect(right).to_contain_text("Rating")
        tab_to(mia, mia.button("Next puzzle"))
        mia.page.keyboard.press("Enter")
        mia.wait(".seats li")
    assert [rating for _, rating in seen] == sorted({rating for _, rating in seen})
    assert seen[-1][0] > seen[0][0]


@pytest.mark.rule("TB-151", "TB-153")
def test_letters_take_several_actions(guest: NewGuest) -> None:
    mia = Player(guest(size=PHONE))
    mia.guest.go("/puzzles/quibbix")
    mia.guest.wait("[data-rack]")
    task = mia.guest.fetch("GET", "/api/puzzles/quibbix/next?edition=en")
    expect(mia.guest.page.locator(".told")).to_contain_text(f"{task['task']['facts']['points']} points")
    mia.tap(longest(task["view"]["racks"][0]))
    mia.finish()
    expect(mia.guest.wait("[data-verdict]")).to_contain_text("The best words are worth")
    is_well(mia.guest)
    mia.guest.press(mia.guest.button("Next puzzle"))
    mia.guest.wait("[data-rack]")
    after = mia.guest.fetch("GET", "/api/puzzles/quibbix/next?edition=en")
    assert after["key"] != task["key"]
    assert after["standing"]["tried"] == 1


@SIZES
def test_puzzles_and_days_fit_and_axe_finds_nothing(guest: NewGuest, size: Size) -> None:
    mia = guest(size=size)
    game = "china_moon" if size == TABLET else "quibbit"
    mia.go(f"/puzzles/{game}")
    mia.wait(".seats li")
    is_well(mia)
    task, puzzle = asked(mia, game, "day")
    mia.press(mia.page.locator("aside summary"))
    mia.press(move(mia, task, puzzle.tempting))
    mia.wait("[data-verdict]")
    is_well(mia)
    mia.turn_to(f"/puzzles/{game}/days")
    mia.wait("section:has(#house) li.you")
    is_well(mia)


@pytest.mark.rule("TB-62", "TB-152")
def test_a_past_day_is_for_practice(guest: NewGuest) -> None:
    mia = guest()
    mia.go("/puzzles/quibbit/days")
    past = mia.wait("section:has(#past)")
    mia.press(past.get_by_role("button").first)
    mia.wait(".seats li")
    day = mia.path.rpartition("/")[2]
    expect(mia.page.locator(".told")).to_contain_text("does not count for your days")
    task, puzzle = asked(mia, "quibbit", f"day?day={day}")
    answer(mia, task, puzzle.solutions[0])
    mia.press(mia.link("All days"))
    expect(mia.wait("section:has(#past)").locator("li").first).to_contain_text("–")
    expect(mia.page.locator("section:has(#spread) dd").first).to_have_text("0")


def test_a_slow_answer_is_announced(guest: NewGuest) -> None:
    mia = guest()
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    mia.go("/puzzles/quibbit")
    mia.wait(".seats li")
    task, puzzle = asked(mia, "quibbit", "day")
    mia.context.route(f"**/api/puzzles/quibbit/{task['key']}", hold)
    mia.press(mia.page.locator("aside summary"))
    mia.press(move(mia, task, puzzle.solutions[0]))
    region = mia.page.locator("[aria-live=polite]:not([aria-busy=true])", has_text="Looking at your answer")
    expect(region).to_be_visible()
    held[0].continue_()
    mia.wait("[data-verdict]")
    expect(region).to_have_count(0)


def test_the_page_turns_at_midnight_and_when_it_is_online_again(guest: NewGuest) -> None:
    mia = guest()
    mia.page.clock.install()
    mia.go("/puzzles/quibbit")
    mia.wait(".seats li")
    mia.allow(r"/api/puzzles net::ERR_FAILED|Failed to load resource: net::ERR_FAILED")
    mia.context.route("**/api/puzzles", lambda route: route.abort())
    mia.page.clock.fast_forward("24:00:05")
    expect(mia.page.locator(".told [role=alert]")).to_be_visible()
    mia.context.unroute("**/api/puzzles")
    mia.context.route("**/api/puzzles", tomorrow)
    with mia.page.expect_request(lambda request: "/quibbit/day?" in request.url):
        mia.page.evaluate("dispatchEvent(new Event('online'))")
    mia.wait(".seats li")
    expect(mia.page.locator(".told [role=alert]")).to_have_count(0)


def tomorrow(route: Route) -> None:
    """What the server says, one day later."""
    answer = route.fetch()
    route.fulfill(response=answer, json=[{**each, "day": each["day"] and "2100-01-01"} for each in answer.json()])
