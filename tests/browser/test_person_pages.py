"""A person's page, and a rated match from the set-up to the rating."""

import re

from playwright.sync_api import expect

from tests.browser.guest import NewGuest, play_on
from tests.browser.test_pages import axe_finds_nothing
from tests.browser.test_people import take_a_seat
from tests.browser.tour import be_called


def test_a_rated_match_and_the_pages_of_its_players(guest: NewGuest) -> None:
    anna, bert = guest(), guest()
    for each, name in ((anna, "Anna"), (bert, "Bert")):
        each.go("/settings")
        be_called(each, name)
    anna.go("/new/quibbit")
    anna.pick("Number of seats", "2 seats")
    anna.pick("Time per move", "No clock")
    anna.page.get_by_role("switch", name="Rated match").check()
    anna.page.get_by_text("More options").click()
    anna.page.get_by_label("Round limit").fill("3")
    anna.button("Open the table").click()
    take_a_seat(bert, anna.wait(".code").inner_text())

    expect(anna.page.get_by_text("Still to agree: Bert.")).to_be_visible()
    expect(anna.button("Begin")).to_be_disabled()
    bert.button("I agree").click()
    expect(anna.page.get_by_text("Everyone agrees")).to_be_visible()
    assert [*axe_finds_nothing(bert)] == []
    anna.button("Begin").click()
    play_on(anna, bert)

    anna.page.get_by_role("dialog").get_by_role("link", name="Bert").first.click()
    expect(anna.page.get_by_role("heading", level=1, name="Bert")).to_be_visible()
    expect(anna.page.locator("[data-played]")).to_have_text("1")

    bert.go("/")
    bert.link("My matches and ratings").click()
    expect(bert.page.get_by_role("heading", name="Your matches")).to_be_visible()
    expect(bert.page.get_by_role("heading", name="Rating in Quibbit!")).not_to_be_visible()
    bert.page.get_by_role("switch", name="Ratings").check()
    expect(bert.page.get_by_role("heading", name="Rating in Quibbit!")).to_be_visible()
    expect(bert.page.locator("[data-rating] .number strong")).to_have_text(re.compile(r"^1[2-7]\d\d$"))
    assert [*axe_finds_nothing(bert)] == []

    bert.page.get_by_role("group", name="Company").get_by_role("radio", name="Bots only").check()
    expect(bert.page.get_by_text("No match fits this choice.")).to_be_visible()
    bert.button("Show all matches").click()
    expect(bert.page.get_by_role("heading", name="Rivals")).to_be_visible()

    bert.page.get_by_role("group", name="Who may open this page?").get_by_role("radio", name="Nobody").check()
    expect(bert.page.get_by_role("radio", name="Nobody")).to_be_checked()
    anna.allow("404")  # the browser reports the answer itself
    anna.page.reload()
    expect(anna.page.get_by_role("alert")).to_contain_text("There is no such page")
