"""The first five minutes: the home page, a name, the waiting room, and the tutor."""

import pytest
from playwright.sync_api import Browser, Request, expect

from nenuphar import games
from tests.browser.chromium import Size
from tests.browser.guest import Guest, NewGuest, play_on
from tests.browser.server import Server

PHONE_SCREEN: Size = (360, 780)
MOST_BYTES = 150_000
LONG_NAME = "Wolframina Seerosens"
HIGH = "document.documentElement.scrollHeight"


def test_on_a_phone_the_home_page_is_two_screens_and_the_code_is_on_the_first(guest: NewGuest) -> None:
    mia = guest(size=PHONE_SCREEN)
    mia.go("/")
    mia.game("Quibbix").wait_for()
    assert mia.page.evaluate(HIGH) <= 2 * PHONE_SCREEN[1]
    code = mia.page.get_by_label(mia.text("web-join-label")).bounding_box()
    assert code is not None
    assert code["y"] + code["height"] < PHONE_SCREEN[1]
    titles = [each.get_attribute("aria-label") for each in mia.page.get_by_role("article").all()]
    assert titles[0] == "Quibbit!"

    row = mia.game("China Moon")
    expect(row.get_by_role("link", name=mia.text("web-rules"))).to_be_hidden()
    row.get_by_role("button", name=mia.text("web-more", game="China Moon")).click()
    expect(row.get_by_role("link", name=mia.text("web-rules"))).to_be_visible()
    mia.button(mia.text("web-more", game="China Moon")).click()
    row.get_by_role("link", name=mia.text("web-set-up")).click()
    mia.page.wait_for_url("**/new/china_moon")


def test_play_now_says_how_many_bots_there_are(guest: NewGuest) -> None:
    mia = guest()
    mia.go("/")
    expect(mia.page.get_by_text(mia.text("web-play-now-hint", game="Quibbit!", n=2))).to_be_visible()
    mia.game("China Moon").get_by_role("button", name=mia.text("web-play-now")).click()
    mia.page.wait_for_url("**/t/*")
    expect(mia.page.get_by_role("list", name=mia.text("web-players-label")).get_by_role("listitem")).to_have_count(4)


def test_somebody_who_follows_a_link_is_asked_for_a_name_in_place(guest: NewGuest) -> None:
    anna, bert = guest(), guest(size=PHONE_SCREEN)
    code = opened(anna)
    bert.go(f"/j/{code}")
    bert.button(bert.text("web-sit")).first.click()
    name = bert.page.get_by_role("textbox", name=bert.text("web-who-are-you"))
    name.fill("Bertholomäus von und zu Teich")
    expect(bert.page.get_by_text(bert.text("web-name-long", n=29, most=20))).to_be_visible()
    expect(name).to_have_value("Bertholomäus von und zu Teich")
    name.fill("Bert")
    bert.page.get_by_role("radio", name=bert.text("web-avatar-otter")).check()  # leaving the field saves it
    expect(bert.page.get_by_text(bert.text("web-saved"))).to_be_visible()
    expect(anna.page.get_by_text("Bert", exact=True)).to_be_visible()
    bert.button(bert.text("web-who-done")).click()
    expect(name).to_be_hidden()
    bert.page.reload()
    expect(bert.page.locator("main").get_by_text("Bert", exact=True)).to_be_visible()
    expect(name).to_be_hidden()


def test_a_newcomer_meets_the_tutor_first_and_is_asked_for_a_name_after_the_match(guest: NewGuest) -> None:
    mia = guest(size=PHONE_SCREEN, taught=False, hasty=True)
    mia.go("/")
    mia.game("Quibbit!").get_by_role("button", name=mia.text("web-play-now")).click()
    asked = mia.page.get_by_role("region", name=mia.text("web-who-are-you"))
    mia.wait(".tutor .next")
    expect(asked).to_have_count(0)
    mia.button(mia.text("web-tutor-close")).click()
    expect(asked).to_have_count(0)
    play_on(mia)
    asked.get_by_role("textbox").fill(LONG_NAME)
    mia.press(asked.get_by_role("radio", name=mia.text("web-avatar-otter")))  # leaving the field saves it
    name = mia.page.locator("dialog .who", has_text=LONG_NAME)
    expect(name).to_be_visible()
    assert name.evaluate("name => name.scrollWidth <= name.clientWidth"), "the name is cut"
    mia.button(mia.text("web-who-done")).click()
    expect(asked).to_be_hidden()
    assert mia.page.evaluate(MYSELF) == [LONG_NAME, "otter", True]


def test_a_game_that_was_added_after_the_page_was_built_says_so(guest: NewGuest) -> None:
    mia = guest()
    mia.go("/")
    quibbit, *_ = mia.fetch("GET", "/api/games")
    mia.page.route(
        "**/api/games", lambda route: route.fulfill(json=[quibbit, {**quibbit, "key": "pig", "title": "Pig"}])
    )
    mia.page.reload()
    expect(mia.game("Pig")).to_contain_text(mia.text("web-game-new"))
    expect(mia.game("Pig").get_by_role("button")).to_have_count(0)
    expect(mia.game("Quibbit!")).not_to_contain_text(mia.text("web-game-new"))


def test_a_suggested_name_can_be_kept(guest: NewGuest) -> None:
    mia = guest()
    mia.go("/new/quibbit")
    with mia.page.expect_response("**/api/me"):  # leaving the page would abort it
        mia.button(mia.text("web-who-done")).click()
    mia.go("/new/gobbit")
    mia.button(mia.text("web-new-open")).wait_for()
    expect(mia.page.get_by_role("textbox", name=mia.text("web-who-are-you"))).to_be_hidden()
    expect(mia.page.get_by_role("radio", name=mia.text("web-pace-days", n=1), exact=True)).to_have_count(0)


def test_the_host_changes_the_table_and_guests_see_what_changed(guest: NewGuest) -> None:
    anna, bert = guest(size=PHONE_SCREEN), guest()
    code = opened(anna, "china_moon")
    bert.go(f"/j/{code}")
    bert.button(bert.text("web-sit")).first.click()
    settings = bert.page.get_by_role("region", name=bert.text("web-agreed"))
    expect(settings).to_contain_text("Moonlit pond")
    assert "go" not in (anna.button(anna.text("web-fill")).get_attribute("class") or "").split()

    anna.button(anna.text("web-change-table")).click()
    anna.page.get_by_role("radio", name="5", exact=True).check()
    anna.page.get_by_text(anna.text("web-new-options")).click()
    anna.page.get_by_label(anna.text("china_moon-option-board"), exact=True).select_option("brook")
    anna.button(anna.text("web-change-save")).click()

    expect(settings.locator(".fresh")).to_have_count(2)
    expect(settings).to_contain_text("Beginners' brook")
    expect(settings.get_by_role("status")).not_to_be_empty()
    expect(bert.page.get_by_text(bert.text("web-seat-n", n=5))).to_be_visible()
    anna.button(anna.text("web-fill")).click()
    anna.button(anna.text("web-begin")).click()
    expect(bert.page.get_by_role("list", name=bert.text("web-players-label")).get_by_role("listitem")).to_have_count(5)


@pytest.mark.parametrize("title", ["Quibbit!", "China Moon", "Gobbit", "Quibbix"])
def test_the_tutor_is_a_bar_of_three_lines_that_covers_nothing(guest: NewGuest, title: str) -> None:
    mia = guest(size=PHONE_SCREEN, taught=False)
    mia.go("/")
    mia.game(title).get_by_role("button", name=mia.text("web-play-now")).click()
    for _ in range(2):  # the third lesson of some games waits for a move
        mia.wait(".tutor .next")
        mia.settle()
        covered, lines = mia.page.evaluate(COVERED)
        assert covered <= 0
        assert lines <= 3
        mia.page.locator(".tutor .next").click()
    if title == "Quibbit!":
        a_tip_leaves_the_tutor_free(mia)


def a_tip_leaves_the_tutor_free(mia: Guest) -> None:
    """The tip of the tile nearest to the tutor, in a narrow window with a mouse."""
    tiles = mia.page.locator("[data-tile]")
    tops = tiles.evaluate_all("each => each.map(one => one.getBoundingClientRect().top)")

    def points() -> bool:
        mia.page.mouse.move(0, 0)
        tiles.nth(tops.index(min(tops))).hover()
        return mia.sees("[role=tooltip]")

    mia.until(lambda: mia.must_place, "the bots' frogs sit")
    mia.until(points, "a tip, which a new line in the log may close")
    tip, tutor = (mia.page.locator(part).bounding_box() for part in ("[role=tooltip]", ".tutor"))
    assert tip is not None
    assert tutor is not None
    assert tip["y"] >= tutor["y"] + tutor["height"]


def test_the_tutor_pauses_and_continues_after_a_reload(guest: NewGuest) -> None:
    mia = guest(taught=False)
    mia.go("/")
    mia.game("Quibbit!").get_by_role("button", name=mia.text("web-play-now")).click()
    third = mia.page.locator(".tutor[data-lesson-number='3']")
    mia.page.locator(".tutor .next").click()
    mia.until(lambda: mia.must_place, "it is Mia's turn")
    mia.page.locator(".tutor .next").click()
    expect(mia.page.locator(".tutor")).to_contain_text(mia.text("web-tutor-after-move"))
    mia.page.reload()
    expect(third).to_be_visible()
    mia.move()
    mia.wait(".tutor .next")
    expect(third).to_be_visible()


def test_the_clock_waits_while_the_tutor_explains(guest: NewGuest) -> None:
    mia = guest(taught=False)
    mia.go("/new/quibbit")
    mia.pick(mia.text("web-new-how-many"), mia.text("web-n-seats", n=2))
    mia.page.get_by_label(mia.text("web-seat-n", n=2), exact=True).select_option("tadpole")
    mia.button(mia.text("web-new-open")).click()
    mia.button(mia.text("web-begin")).click()
    mia.until(lambda: mia.must_place, "it is Mia's turn")
    clock = mia.page.get_by_role("timer")
    expect(clock).to_have_accessible_name(mia.text("web-clock-waits"))
    mia.button(mia.text("web-tutor-close")).click()
    expect(clock).to_have_accessible_name(mia.text("web-clock"))


MYSELF = "fetch('/api/me').then(answer => answer.json()).then(me => [me.name, me.avatar, me.named])"
# How far the tutor covers the board, and the number of its lines.
COVERED = """() => {
  const words = document.querySelector('#tutor-text')
  const lines = Math.round(words.getBoundingClientRect().height / parseFloat(getComputedStyle(words).lineHeight))
  const bar = document.querySelector('.tutor').getBoundingClientRect()
  return [bar.bottom - document.querySelector('main .board').getBoundingClientRect().top, lines]
}"""


def test_seats_around_one_screen_are_named_in_the_waiting_room(guest: NewGuest) -> None:
    anna, bert = guest(size=PHONE_SCREEN), guest()
    anna.go("/new/gobbit")
    anna.page.locator("#seat-0").select_option("here")
    anna.button(anna.text("web-new-open")).click()
    bert.go(f"/j/{anna.wait('.code').inner_text()}")
    name = anna.page.get_by_role("textbox", name=anna.text("web-seat-name", n=2))
    name.fill("Tom")
    name.press("Enter")
    expect(bert.page.get_by_text("Tom", exact=True)).to_be_visible()
    expect(bert.page.get_by_role("textbox", name=bert.text("web-seat-name", n=2))).to_have_count(0)
    name.fill("  ")
    name.press("Enter")
    expect(name).to_have_value("Tom")


def test_every_page_of_a_game_says_who_made_it_and_for_whom_it_is(guest: NewGuest) -> None:
    mia = guest()
    pages = [f"/{page}/{key}" for key in games.names() for page in ("new", "rules")]
    for page in (*pages, "/keepsakes/quibbix", "/workshop/china_moon"):
        game = games.find(page.split("/")[-1])
        assert game is not None
        mia.go(page)
        named = mia.page.locator("[data-credits]")
        for said in (*game.manifest.authors, f"from age {game.manifest.age}", f"about {game.manifest.minutes} minutes"):
            expect(named).to_contain_text(said)


def opened(host: Guest, game: str = "quibbit") -> str:
    host.go(f"/new/{game}")
    host.button(host.text("web-new-open")).click()
    return host.wait(".code").inner_text()


def test_a_first_visit_to_the_home_page_loads_little(browser: Browser, server: Server) -> None:
    """With every file that the page asks for while it is drawn, as the server compresses it."""
    context = browser.new_context(locale="fr-FR", service_workers="block")
    try:
        page = context.new_page()
        asked: list[Request] = []
        page.on("requestfinished", lambda request: asked.append(request))  # noqa: PLW0108  # playwright needs a function
        page.goto(server.address)
        page.locator("[data-daily]").first.wait_for()
        page.get_by_role("article").nth(3).wait_for()
        page.wait_for_load_state("networkidle")
        sizes = {request.url: request.sizes()["responseBodySize"] for request in asked if "/api/" not in request.url}
        assert len(sizes) > 5
        assert sum(sizes.values()) < MOST_BYTES, sizes
    finally:
        context.close()
