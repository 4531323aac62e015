"""A whole match of China Moon in a browser, between two people and two bots."""

import time

from playwright.sync_api import expect

from tests.browser.china_moon import BOT, ME, OPEN, Player, open_table, pranksters
from tests.browser.guest import DESKTOP, PHONE, Guest, NewGuest
from tests.browser.page_player import Replay
from tests.browser.test_pages import axe_finds_nothing

LONGEST_S = 600  # only ends a test that hangs


def test_two_people_and_two_bots(guest: NewGuest) -> None:
    anna = Player(guest(size=DESKTOP, hasty=True), rival=1)
    bert = Player(guest(size=PHONE, hasty=True), rival=0)
    sit_down(anna.guest, bert.guest)
    wrong = [f"turn: {fault}" for fault in axe_finds_nothing(anna.guest)]
    a_frog_by_keyboard(anna)
    seen = play_to_the_end(anna, bert, wrong)
    assert wrong == [], "\n".join(wrong)
    assert {0, 1} & seen, "nobody swapped in another player's turn"

    scores = anna.view["scores"]
    assert sum(len(hand) for hand in anna.view["hands"]) + sum(map(bool, anna.view["lilies"])) == 17
    for player in (anna, bert):
        assert player.view["outcome"]["ranks"] == [1 + sum(each > score for each in scores) for score in scores]
        expect(player.guest.page.locator("dialog[open] figure")).to_contain_text("Points, turn by turn")
    Replay(anna.guest, ".moon").go_to_end()


def sit_down(anna: Guest, bert: Guest) -> None:
    open_table(anna, [ME, OPEN, BOT, BOT], {"board": pranksters(), "oldest": 0})
    bert.go(f"/j/{anna.page.locator('.code').inner_text()}")
    bert.button("Sit down here").tap()
    anna.button("Begin").click()
    for person in (anna, bert):
        person.wait(".moon .frog")


def a_frog_by_keyboard(anna: Player) -> None:
    """Tab to one's own frog, arrow keys to a pad, Enter, Escape back, Enter again, and Enter to move."""
    page, keys = anna.guest.page, anna.guest.page.keyboard
    anna.guest.wait(".frog.can")
    for _ in range(60):
        keys.press("Tab")
        if page.evaluate("document.activeElement.matches('.piece')"):
            break
    assert page.evaluate("document.activeElement.matches('.frog.can[data-mine]')"), (
        "the first stop is not a movable frog"
    )
    assert page.locator(".piece[tabindex='0']").count() == 1, "frogs and pads are not one tab stop"
    first = page.evaluate("document.activeElement.dataset.frog")
    keys.press("ArrowUp")
    other = page.evaluate("document.activeElement.dataset.frog")
    assert other != first
    keys.press("ArrowDown")
    assert page.evaluate("document.activeElement.dataset.frog") == first
    keys.press("ArrowUp")
    assert "on the bank. Can move." in page.evaluate("document.activeElement.getAttribute('aria-label')")
    keys.press("Enter")
    expect(page.locator("[data-way]").first).to_be_focused()
    keys.press("Escape")
    expect(page.locator(f"[data-frog='{other}']")).to_be_focused()
    keys.press("Enter")
    expect(page.locator("[data-way]").first).to_be_focused()
    keys.press("Enter")
    anna.guest.until(lambda: anna.view["moved"] == [int(other)], "the frog has moved")
    anna.guest.until(lambda: anna.sees() == "frog" or not anna.play(), "the next frog")
    page.locator("[data-back]").click()
    anna.guest.until(lambda: anna.view["moved"] == [], "the turn begins again")


def play_to_the_end(anna: Player, bert: Player, wrong: list[str]) -> set[int]:
    """Returns who swapped in another player's turn. The first swap is checked on both pages."""
    end = time.monotonic() + LONGEST_S
    looked = False
    while not (anna.is_over and bert.is_over):
        assert time.monotonic() < end, f"the match does not end: {anna.guest.page.locator('body').inner_text()}"
        busy = False
        for player, other in ((anna, bert), (bert, anna)):
            asked = player.sees()
            if asked == "swap" and not looked:
                looked = True
                wrong += swap_in_sight_of(player, other)
            busy |= not player.is_over and player.play(asked)
        if not busy:
            anna.guest.page.wait_for_timeout(25)
    wrong += [f"end: {fault}" for fault in axe_finds_nothing(anna.guest)]
    assert looked, "nobody was asked for a swap"
    return {seat for seat, player in enumerate((anna, bert)) if any(turn != seat for turn in player.swapped)}


def swap_in_sight_of(player: Player, other: Player) -> list[str]:
    """Returns what is wrong with the sheet. The other page names the player who has to decide."""
    wrong = [f"swap: {fault}" for fault in axe_finds_nothing(player.guest, light=True)]
    other.guest.until(lambda: other.sees() != "moving" or not other.play("moving"), "nothing moves")
    expect(other.guest.page.locator(".thinks")).to_contain_text("choosing which lilies to swap")
    return wrong
