"""Quibbix alone: the page addresses one person, compares them with the optimum, and leads to a contest."""

import re

from playwright.sync_api import expect

from tests.browser import word_list
from tests.browser.guest import PHONE, NewGuest
from tests.browser.quibbix import ME, Player
from tests.browser.test_pages import CHECKS, axe_finds_nothing

TURNS = 3
OF_MANY = re.compile("object|Challenge|Call a vote|Ask all|won|everyone|everybody", re.IGNORECASE)


def longest(rack: str) -> str:
    """The longest listed word on this rack."""
    words = [word.upper() for word in word_list.our_words()]
    found = [word for word in words if all(rack.count(letter) >= word.count(letter) for letter in word)]
    return max(found, key=len)


def test_a_solo_game_is_compared_with_the_optimum_and_leads_to_a_contest(guest: NewGuest) -> None:
    mia = Player(guest(size=PHONE))
    page = mia.guest.page
    mia.open([ME])
    mia.begin()
    mia.tap(longest(mia.rack))
    for turn in range(1, TURNS + 1):
        mia.comes_to_turn(1, turn)
        mia.finish()
        mia.comes_to("comparing")
        expect(page.locator(".quibbix")).not_to_contain_text(OF_MANY)
        assert page.locator("[data-vote]").count() == 0
        mia.says("count")
        mia.comes_to("looking", "over")
        points, could = mia.view["sheet"][0][0][-1], mia.view["could"][0][0][-1]
        expect(page.locator("[data-possible='0'] h2")).to_contain_text(f"{points} of {could} possible")
        if turn < TURNS:
            mia.says("ready")

    result = mia.guest.wait("dialog[open]:has(.winner)")
    total, could = sum(mia.view["sheet"][0][0]), sum(mia.view["could"][0][0])
    share = f"{total} of {could} possible points ({round(100 * total / could)}%)"
    expect(result).to_contain_text(share)
    expect(result).not_to_contain_text(OF_MANY)
    expect(result).to_contain_text("Your best word")
    assert list(axe_finds_nothing(mia.guest)) == []
    mia.guest.press(page.locator("dialog[open] [data-contest]"))
    mia.guest.button(mia.guest.text("web-begin")).wait_for()
    for agreed in ("Contest", "Rounds: 5"):
        expect(page.get_by_role("listitem").filter(has_text=agreed).first).to_be_visible()

    mia.guest.go("/keepsakes/quibbix")
    practice = mia.guest.wait("section:has(#practice)")
    expect(practice).to_contain_text("1")
    expect(practice.locator("tbody tr")).to_have_count(1)
    expect(page.locator("section:has(#history) dl")).to_contain_text("The mean of all your QP")
    assert [fault for check in CHECKS for fault in check(mia.guest)] == []
