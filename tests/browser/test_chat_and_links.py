"""Two players and a spectator: chat messages pop up for the others, and links work for them."""

import re
from functools import partial

from playwright.sync_api import Locator, Route, expect

from tests.browser.guest import PHONE, Guest, NewGuest, play_on
from tests.browser.test_people import take_a_seat

# They disappear after some seconds, so a slow machine may look too late.
REMEMBER = """
  window.popped = []
  const look = () => document.querySelectorAll('[data-bubble]').forEach(bubble => {
    const chip = bubble.closest('.strip li, .outside')
    if (!chip || bubble.seen) return
    bubble.seen = true
    const seat = chip.matches('li') ? [...chip.parentElement.children].indexOf(chip) : -1
    window.popped.push([seat, bubble.textContent || bubble.dataset.sign])
  })
  new MutationObserver(look).observe(document, { childList: true, subtree: true })
"""
NETWORK = "http://192.168.7.5:8123"


def test_chat_and_reactions_pop_up_at_the_sender_and_spectators_are_told_so(guest: NewGuest) -> None:
    anna, bert, eve = guest(), guest(size=PHONE), guest(size=PHONE)
    for person in (anna, bert, eve):
        person.page.add_init_script(REMEMBER)
    table = public_match(anna, bert)
    eve.go("/")
    running = eve.page.get_by_role("region", name=eve.text("web-running-tables"))
    watch = running.locator(f"a[href='{table}']")
    expect(watch).to_contain_text(eve.text("web-watch-match"))
    eve.press(watch)
    expect(eve.page.get_by_role("status").first).to_contain_text(eve.text("web-you-watch"))
    assert eve.path == table

    anna.button(anna.text("web-chat")).click()
    anna.page.get_by_label(anna.text("web-chat-label")).fill("Good luck, frogs")
    anna.button(anna.text("web-send")).click()
    for person in (bert, eve):
        person.until(partial(has_popped, person, 0, "Good luck, frogs"), "her words at her chip")
        expect(person.page.locator("[data-bubble]")).to_have_count(0)  # they do not stay
    anna.button(anna.text("web-react-well-played")).click()
    bert.until(lambda: [0, "well-played"] in popped(bert), "her sign")

    anna.button(anna.text("web-log")).click()
    eve_says = f"{next(tell['you']['name'] for tell in eve.tells if 'you' in tell)}I look on"
    eve.press(open_chat(eve))
    eve.page.get_by_label(anna.text("web-chat-label")).fill("I look on")
    eve.press(eve.button(anna.text("web-send")))
    anna.until(lambda: [-1, eve_says] in popped(anna), "words of somebody without a seat")

    anna.button(anna.text("web-menu")).click()
    anna.button(anna.text("web-mute-spectators")).click()
    anna.page.keyboard.press("Escape")
    eve.page.get_by_label(anna.text("web-chat-label")).fill("Do you hear me?")
    eve.press(eve.button(anna.text("web-send")))
    bert.until(
        lambda: any(str(words).endswith("Do you hear me?") for _, words in popped(bert)), "her words, at his screen"
    )
    bert.press(open_chat(bert))
    bert.press(bert.button(bert.text("web-react-oops")))
    anna.until(lambda: [1, "oops"] in popped(anna), "his sign, which came later")
    assert not any(str(words).endswith("Do you hear me?") for _, words in popped(anna))
    anna.page.get_by_role("button", name=re.compile(r"^Chat\s*1$")).click()  # only his reaction is new
    expect(anna.page.locator("aside")).not_to_contain_text("Do you hear me?")


def test_a_stand_in_has_one_name_everywhere_and_covers_little(guest: NewGuest) -> None:
    anna, bert = guest(size=PHONE), guest()
    public_match(anna, bert)
    bert.context.close()
    anna.press(anna.button(anna.text("web-propose")))
    expect(anna.page.locator(".thumb .last")).to_contain_text("Hopper")
    anna.press(anna.page.locator(".thumb .last"))
    expect(anna.page.locator("dialog[open] ol")).to_contain_text("Hopper")
    expect(anna.page.locator("body")).not_to_contain_text("(frog)")


def test_links_for_others_never_lead_to_this_machine_alone(guest: NewGuest) -> None:
    mia, bert = guest(), guest()
    mia.page.route("**/api/here", known_address)
    mia.page.add_init_script("navigator.clipboard.writeText = async text => { window.copied = text }")
    mia.go("/settings")
    mia.button(mia.text("web-other-device-make")).click()
    expect(mia.page.locator("p.link")).to_have_text(re.compile(f"^{re.escape(NETWORK)}/"))
    assert NETWORK in str(mia.page.locator(".qr [role=img]").get_attribute("aria-label"))

    table = public_match(mia, bert, rounds=1)
    mia.button(mia.text("web-menu")).click()
    mia.button(mia.text("web-invite-watch")).click()
    mia.until(lambda: copied(mia), "a link")
    assert copied(mia).startswith(f"{NETWORK}/j/")
    mia.page.keyboard.press("Escape")

    play_on(mia, bert)
    mia.button(mia.text("web-share-replay")).click()
    mia.until(lambda: " http" in copied(mia), "a sentence")
    assert re.search(rf"Quibbit!.* {re.escape(NETWORK)}/j/\w+$", copied(mia))
    mia.go(f"{table}/replay")
    mia.button(mia.text("web-share-replay")).click()
    mia.until(lambda: f" {NETWORK}/j/" in copied(mia), "the same for the replay")


def public_match(host: Guest, friend: Guest, rounds: int = 5) -> str:
    """Starts a public match of two, and returns its address."""
    host.go("/new/quibbit")
    host.pick("Number of seats", "2 seats")
    host.pick("Time per move", "No clock")
    host.page.get_by_label(host.text("web-new-public")).check(force=True)
    host.page.get_by_text("More options").click()
    host.page.get_by_label("Round limit").fill(str(rounds))
    host.press(host.button("Open the table"))
    take_a_seat(friend, host.wait(".code").inner_text())
    host.press(host.button("Begin"))
    for person in (host, friend):
        person.wait(".quibbit")
    return host.path


def open_chat(guest: Guest) -> Locator:
    """The button of the bottom bar, whose name counts what is unread."""
    return guest.page.locator(".thumb").get_by_role("button", name=re.compile(rf"^{guest.text('web-chat')}"))


def known_address(route: Route) -> None:
    route.fulfill(json={"address": NETWORK})


def popped(guest: Guest) -> list[list[object]]:
    """All bubbles so far: the player and the text."""
    return list(guest.page.evaluate("window.popped"))


def has_popped(guest: Guest, seat: int, words: str) -> bool:
    return [seat, words] in popped(guest)


def copied(guest: Guest) -> str:
    return str(guest.page.evaluate("window.copied ?? ''"))
