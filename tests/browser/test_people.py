"""People who leave and come back: on another device, removed, disconnected, or resigned."""

import re

from playwright.sync_api import expect

from tests.browser.guest import Guest, NewGuest, play_on
from tests.browser.tour import be_called


def test_the_same_person_on_another_device(guest: NewGuest) -> None:
    laptop, phone = guest(), guest()
    laptop.go("/settings")
    be_called(laptop, "Mia")
    open_table(laptop, friends=1)
    laptop.go("/settings")
    laptop.button("Create a link").click()
    link = laptop.wait("p.link").inner_text()

    phone.go(link.removeprefix(phone.address))
    expect(phone.page.get_by_text("on this device. This link")).not_to_contain_text("Mia")
    phone.button("Use this profile").click()
    expect(phone.page.get_by_role("heading", name="Your tables")).to_be_visible()
    expect(phone.link("Mia: settings")).to_be_visible()

    other = guest()
    other.allow("404")  # the browser reports the answer itself
    other.go(link.removeprefix(other.address))
    other.button("Use this profile").click()
    expect(other.page.get_by_role("alert")).to_contain_text("has been used or has expired")


def test_the_host_removes_a_guest_before_the_match(guest: NewGuest) -> None:
    anna, bert = guest(), guest()
    code = open_table(anna, friends=1)
    bert.allow("404")  # the browser reports the answer itself
    bert.go("/")
    bert.page.get_by_label("Table code").fill("N0SUCH")
    bert.button("Join").click()
    expect(bert.page.get_by_role("alert")).to_contain_text("No table has this code")
    bert.page.get_by_label("Table code").fill(code.lower())
    bert.button("Join").click()
    bert.button("Sit down here").click()
    expect(bert.button("Leave the table")).to_be_visible()
    anna.page.get_by_role("button", name=re.compile("^Remove ")).click()
    expect(bert.button("Leave the table")).to_be_hidden()
    expect(bert.page.get_by_role("alert")).to_contain_text("The host removed you")
    bert.button("Close").click()
    bert.button("Sit down here").click()
    expect(bert.page.get_by_role("alert").get_by_role("button", name="TB-12")).to_be_visible()
    expect(anna.button("Begin")).to_be_disabled()


def test_a_bot_stands_in_until_somebody_is_back(guest: NewGuest) -> None:
    anna, bert, cleo = (guest(hasty=True) for _ in range(3))
    code = open_table(anna, friends=2)
    for person in (bert, cleo):
        take_a_seat(person, code)
    table = cleo.path
    anna.button("Begin").click()
    play_on(anna, bert, cleo, rounds=1)

    cleo.go("/")
    anna.button("Let a bot play").click()
    expect(anna.page.get_by_text("One more player has to agree.")).to_be_visible()
    bert.button("Yes").click()
    for person in (anna, bert):
        expect(person.page.locator("aside").get_by_text("stands in")).to_be_visible()
    play_on(anna, bert, rounds=2)

    cleo.go(table)
    expect(cleo.page.get_by_text("is playing for you")).to_be_visible()
    cleo.button("Take back my seat").click()
    expect(cleo.page.get_by_text("is playing for you")).to_be_hidden()
    expect(anna.page.locator("aside").get_by_text("stands in")).to_be_hidden()
    play_on(anna, bert, cleo)


def test_a_player_who_resigned_watches_a_bot_and_may_have_a_rematch(guest: NewGuest) -> None:
    anna, bert = guest(hasty=True), guest(hasty=True)
    code = open_table(anna, friends=1)
    take_a_seat(bert, code)
    anna.button("Begin").click()
    play_on(anna, bert, rounds=1)
    bert.button("Menu").click()
    bert.button("Resign").click()
    bert.page.get_by_text("A bot will finish the match for you").wait_for()
    bert.button("Resign").click()
    expect(anna.page.get_by_role("list", name="Players").locator("visible=true")).to_contain_text("stands in")
    play_on(anna)
    bert.until(lambda: bert.is_over, "the result")
    old = bert.path
    bert.button("Rematch").click()
    bert.page.wait_for_url(lambda url: "/t/" in url and old not in url)
    anna.button("Go to the rematch").click()
    anna.page.wait_for_url(f"**{bert.path}")
    expect(anna.page.get_by_text("Everyone is here")).to_be_visible()


def open_table(host: Guest, friends: int) -> str:
    """Opens a table with seats for the host and friends, and without bots. A few rounds are enough."""
    host.go("/new/quibbit")
    host.pick("Number of seats", f"{friends + 1} seats")
    host.pick("Time per move", "No clock")
    host.page.get_by_text("More options").click()
    host.page.get_by_label("Round limit").fill("3")
    host.button("Open the table").click()
    return host.wait(".code").inner_text()


def take_a_seat(friend: Guest, code: str) -> None:
    friend.go(f"/j/{code}")
    friend.button("Sit down here").first.click()
    friend.button("Leave the table").wait_for()
