"""Quibbix in a browser: a round with votes, tiles by finger and key, and accessibility."""

from playwright.sync_api import expect

from nenuphar.games.quibbix.tests.tour import six_contests
from tests.browser.guest import DESKTOP, PHONE, Guest, NewGuest
from tests.browser.quibbix import ME, Player, no_word, start_pair
from tests.browser.test_keyboard import tab_to
from tests.browser.test_pages import CHECKS, axe_finds_nothing

TURNS = 3
CONTEST_TURNS = 15


def test_two_people_play_a_round_and_settle_what_counts(guest: NewGuest) -> None:
    """A word is rejected and its letters are used again; one vote is won, and one lost."""
    anna, ben = start_pair(guest)

    hers, his = no_word(anna.rack, 5), no_word(ben.rack, 4)
    better = no_word("".join(reversed(ben.rack)), 4)
    anna.guest.fetch("PUT", f"/api/me/words/quibbix/en/{better}", {"stands": True})
    anna.type(hers.lower())
    ben.tap(his)
    anna.guest.until(lambda: anna.view["used"] == [5, 4], "each sees how far the other is")
    expect(anna.guest.page.get_by_label("The others' progress")).to_contain_text("4/10")
    assert not any(f'"{hers}"' in frame for frame in ben.guest.frames), "a player knows the words of others"
    anna.finish()
    ben.finish()

    for player in (anna, ben):
        player.comes_to("comparing")
        expect(player.guest.page.locator(f"[data-shown={hers}]")).to_contain_text("In none of the judge's lists.")
    anna.says("appeal-word", word=hers)
    ben.guest.wait(f"[data-vote={hers}]")
    ben.says("accept")
    expect(anna.guest.page.locator(f"[data-shown={hers}]")).to_contain_text("Everyone accepted it.")
    ben.says("appeal-word", word=his)
    anna.guest.wait(f"[data-vote={his}]")
    anna.says("refuse")
    expect(ben.guest.page.locator(f"[data-shown={his}]")).to_contain_text("Not everyone accepted it.")
    for player in (anna, ben):
        player.says("content")

    ben.comes_to("rearranging")
    expect(ben.guest.page.get_by_text(f"Rejected: {his}. Rearrange")).to_be_visible()
    expect(anna.guest.page.get_by_text("Rearranging: ")).to_be_visible()
    ben.tap(better)
    assert ben.laid == [better]
    ben.finish()
    for player in (anna, ben):
        expect(player.guest.page.locator(f"[data-shown={better}]")).to_contain_text("Decided before at this host")
        player.says("content")
    for player in (anna, ben):
        player.comes_to("looking")
    points = [turns[0][0] for turns in anna.view["sheet"]]
    assert all(points), "a player has no word that counts"
    expect(anna.guest.page.locator("[data-sheet] tbody tr").first).to_contain_text(str(points[1]))
    expect(anna.guest.page.locator("[data-possible='0']")).to_contain_text("Everyday words")

    go_on_to_the_end(anna, ben)
    assert anna.view["totals"] == [TURNS * each for each in points], "the words of a later turn count differently"
    replay(ben.guest)
    dictionary(anna, kept=hers, dropped=his)


def go_on_to_the_end(*players: Player) -> None:
    """Plays on without new words."""
    for turn in range(2, TURNS + 1):
        for player in players:
            player.says("ready")
        for player in players:
            player.comes_to_turn(1, turn)
            player.finish()
        for player in players:
            player.comes_to("comparing")
            player.says("content")
        for player in players:
            player.comes_to("looking", "over")
    for player in players:
        player.guest.wait("dialog[open] [data-sheet]")


def replay(person: Guest) -> None:
    person.link("Replay").tap()
    person.wait(".replay .quibbix")
    counter = person.page.locator(".controls .figures")
    last = int(counter.inner_text().split("/")[1])
    person.page.get_by_label("Position in the match").fill(str(last - 1))
    expect(counter).to_have_text(f"{last} / {last}")
    person.wait(".quibbix [data-sheet]")
    person.until(lambda: steps_back_to(person, "[data-shown]"), "words that all could see")


def steps_back_to(person: Guest, selector: str) -> bool:
    person.button("Previous step").tap()
    return person.sees(selector)


def dictionary(host: Player, kept: str, dropped: str) -> None:
    """The results of votes can be viewed, changed and removed."""
    page = host.guest.page
    host.guest.go("/keepsakes/quibbix")
    host.guest.wait(f"[data-house={kept}]")
    expect(page.locator(f"[data-house={kept}]")).to_contain_text("by vote, 2 for and 0 against")
    assert list(axe_finds_nothing(host.guest)) == []
    page.locator(f"[data-house={kept}] .button").click()
    expect(page.locator(f"[data-house={kept}]")).to_contain_text("rejected")
    page.locator(f"[data-house={dropped}]").get_by_role("button", name=f"Remove {dropped}").click()
    expect(page.locator(f"[data-house={dropped}]")).to_have_count(0)
    page.get_by_label("Word", exact=True).fill("Zwölf")
    page.get_by_role("combobox", name="Language").select_option("de")
    host.guest.button("Add a word").click()
    expect(page.locator("[data-house=ZWOELF]")).to_contain_text("by hand")
    words = {each["word"]: each["stands"] for each in host.guest.fetch("GET", "/api/me/words/quibbix")}
    assert words.items() >= {kept: False, "ZWOELF": True}.items()
    assert dropped not in words


def test_tiles_are_dragged_with_a_finger(guest: NewGuest) -> None:
    ben = Player(guest(size=PHONE))
    one, two, three = ben.begin_alone()
    ben.drag(one, "[data-desk]")
    assert ben.laid == [one]
    ben.drag(three, "[data-word='0']")
    ben.drag(two, "[data-word='0'] [data-tile]:first-of-type")
    assert ben.laid == [one + two + three], "the tile is not where it was dropped"
    ben.drag(one, "[data-rack]")
    assert ben.laid == [two + three]
    ben.guest.until(lambda: ben.view["mine"]["words"] and ben.view["mine"]["words"][0]["text"] == two + three, "sent")


def test_by_keyboard_alone_and_alone_with_hints(guest: NewGuest) -> None:
    """Typing, a missing letter, one line for all words, tiles by arrow keys; and accessibility."""
    mia = Player(guest(size=DESKTOP))
    page, keys = mia.guest.page, mia.guest.page.keyboard
    mia.open([ME])
    mia.begin()
    wrong = [f"building: {fault}" for fault in axe_finds_nothing(mia.guest)]
    missing = next(letter for letter in "QXZJKVW" if letter not in mia.rack)
    mia.type(mia.rack[:3].lower() + missing.lower())
    expect(page.locator(".missing")).to_contain_text(f"No {missing} is left")
    wrong += [f"a letter is missing: {fault}" for fault in axe_finds_nothing(mia.guest)]
    keys.press(f"Shift+{missing}")
    keys.press("Space")
    mia.type(mia.rack[3:5].lower())
    assert len(mia.laid) == 2
    assert mia.laid[0] == mia.rack[:3] + missing
    keys.press("Backspace")
    mia.guest.until(lambda: mia.view["used"] == [5], "all but one are known to the server")

    tab_to(mia.guest, "[data-rack] [data-tile]")
    first = page.evaluate("document.activeElement.dataset.tile")
    keys.press("ArrowRight")
    assert page.evaluate("document.activeElement.dataset.tile") != first
    keys.press("Enter")
    mia.guest.until(lambda: mia.view["used"] == [6], "a tile by arrow and Enter")
    tab_to(mia.guest, "[data-tool=hint]")
    keys.press("Enter")
    mia.guest.until(lambda: mia.view["hint"], "a hint")
    expect(page.locator(".hint[role=status]")).to_contain_text(f"has {mia.view['hint']['length']} letters")

    line = f"{mia.rack[:2]}({missing}) {mia.rack[2:5]}"
    tab_to(mia.guest, ".write input")
    page.keyboard.type(line)
    keys.press("Enter")
    mia.guest.until(lambda: mia.laid == [mia.rack[:2] + missing, mia.rack[2:5]], "what was written lies there")
    tab_to(mia.guest, "[data-tutor=finish]")
    keys.press("Enter")
    mia.comes_to("comparing")
    wrong += [f"comparing: {fault}" for fault in axe_finds_nothing(mia.guest)]
    tab_to(mia.guest, "[data-tutor=content]")
    keys.press("Enter")
    mia.comes_to("rearranging")
    tab_to(mia.guest, "[data-tutor=finish]")
    keys.press("Enter")
    mia.comes_to("looking")
    wrong += [f"looking: {fault}" for fault in axe_finds_nothing(mia.guest)]
    assert wrong == [], "\n".join(wrong)


def test_a_contest_gives_a_quotient_to_keep(guest: NewGuest) -> None:
    mia = Player(guest(size=PHONE))
    mia.open([ME], contest=True)
    mia.begin()
    assert mia.guest.page.locator("[data-tool=hint]").count() == 0
    for turn in range(CONTEST_TURNS):
        mia.comes_to_turn(turn // TURNS + 1, turn % TURNS + 1)
        mia.finish()
        mia.comes_to("looking", "over")
        if turn < CONTEST_TURNS - 1:
            mia.says("ready")
    sheet = mia.guest.wait("dialog[open] [data-sheet]")
    expect(sheet).to_contain_text("no QQ yet")
    mia.guest.press(mia.guest.link("Your QQ, game by game"))
    expect(mia.guest.page.locator("[data-qq]")).to_have_text("0")
    assert list(axe_finds_nothing(mia.guest)) == []


def test_a_history_of_contests_fits_a_phone(guest: NewGuest) -> None:
    ida = guest(size=PHONE, lang="fr-FR")
    ida.page.route("**/api/me/keepsakes/quibbix", lambda route: route.fulfill(json=six_contests()))
    ida.go("/keepsakes/quibbix")
    ida.wait("figure")
    expect(ida.page.locator("[data-qq]")).to_have_text("84")
    assert [fault for check in CHECKS for fault in check(ida)] == []
    wide = ida.page.locator(".scroll").evaluate("each => [each.scrollWidth, each.clientWidth]")
    assert wide[0] == wide[1], "a column is cut off"
