"""China Moon in a browser: pads, forbidden moves, the tutor, and the workshop."""

import json
import re
import tomllib
from pathlib import Path

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.china_moon import BOT, ME, Player, open_table, pranksters, puddle, springs
from tests.browser.guest import DESKTOP, PHONE, Facts, Guest, NewGuest
from tests.browser.test_pages import axe_finds_nothing

TURNS = 4
# Records every position and size of the board from now on.
WATCH_BOARD = """() => {
  const [board, header] = [document.querySelector('main .board'), document.querySelector('header')]
  const note = () => {
    const { x, y, width, height } = board.getBoundingClientRect()
    boxes.add([x, y, width, height].map(Math.round).join())
    prompts.add(header.innerText)
  }
  Object.assign(window, { boxes: new Set(), prompts: new Set() })
  new ResizeObserver(note).observe(board)
  new MutationObserver(note).observe(header, { subtree: true, childList: true, characterData: true })
}"""


def test_the_board_does_not_move_when_the_prompt_gets_longer(guest: NewGuest) -> None:
    mia = Player(guest(size=PHONE, lang="fr-FR", hasty=True), rival=1)
    mia.guest.open_table("china_moon", [ME, BOT, BOT], {"board": pranksters(), "oldest": 0}, decision_seconds=180)
    mia.guest.press(mia.guest.button(mia.guest.text("web-begin")))
    mia.guest.wait(".moon .frog")
    mia.guest.page.evaluate(WATCH_BOARD)
    while mia.view["number"] < TURNS:
        mia.guest.until(lambda: mia.play() or mia.view["number"] >= TURNS, "a turn")
    assert mia.guest.page.evaluate("prompts.size") > 1
    assert mia.guest.page.evaluate("[...boxes]") == mia.guest.page.evaluate("[[...boxes][0]]")


@pytest.mark.parametrize("size", [PHONE, DESKTOP])
def test_a_fork_a_spring_and_a_butterfly(guest: NewGuest, size: tuple[int, int]) -> None:
    """With real presses, the foremost frog on the bank first."""
    mia = Player(guest(size=size), rival=1)
    page, press = mia.guest.page, mia.guest.press
    open_table(mia.guest, [ME, BOT, BOT], {"board": puddle(), "oldest": 0})
    press(mia.guest.button("Begin"))
    spring, plain, behind, butterfly = 3, 5, 6, 7  # places: 3a, 3b, 4b and 5

    press(mia.guest.wait(".frog.can[data-frog='1']"))
    expect(page.locator("[data-way]")).to_have_count(1)
    expect(page.locator("[data-seat='0']:visible")).to_have_count(1)
    press(page.locator("[data-way='2']"))
    mia.guest.until(lambda: mia.view["moved"] == [1] and mia.sees() == "frog", "a frog has taken a lily")
    [lily] = mia.view["hands"][0]

    press(page.locator(".frog.can[data-frog='2']"))
    assert page.locator("[data-way]").evaluate_all("ways => ways.map(way => Number(way.dataset.way))") == [
        spring,
        plain,
    ]
    press(page.locator(f"[data-place='{butterfly}']"))
    answered(mia, "CM-T5", "This frog can go to 3a, 3b.")
    press(page.locator(f"[data-place='{spring}']"))
    mia.guest.until(lambda: mia.sees() == "drop", "the butterfly asks for a lily")
    assert mia.view["frogs"][:3] == [0, 2, butterfly]
    expect(page.locator("[data-confirm]")).to_be_disabled()
    press(page.locator(f"[data-sheet] [data-pad='{behind}']"))
    press(page.locator("[data-confirm]"))
    mia.guest.until(lambda: mia.view["hands"][0] == [] and mia.sees() == "frog", "the lily is given up")
    assert [place for place in (4, 5, 6) if mia.view["lilies"][place] == lily] == [behind]
    expect(page.locator("[data-points='0']:visible")).to_have_text("0")

    press(page.locator("[data-frog='1']"))
    answered(mia, "CM-T1", "has already moved this turn. You can move")
    if size == DESKTOP:
        told = "You moved your own frog to 3a, a spring: the spring threw it to 5, a butterfly, you gave up a"
        expect(page.locator("aside ol")).to_contain_text(told)
        expect(page.locator("aside ol")).not_to_contain_text("●d")
    press(page.locator(f"[data-place='{butterfly + 3}']"))
    if size == PHONE:
        expect(page.get_by_role("tooltip")).to_contain_text("Pad 8")
        assert [*axe_finds_nothing(mia.guest, light=True)] == []


@pytest.mark.parametrize("size", [PHONE, DESKTOP])
def test_a_forbidden_move_is_explained(guest: NewGuest, size: tuple[int, int]) -> None:
    """The page sends the move, and shows the rule that forbids it and what is possible. Nothing changes."""
    mia = Player(guest(size=size), rival=1)
    page, press = mia.guest.page, mia.guest.press
    prizes = page.locator("[data-prize]")
    open_table(mia.guest, [ME, BOT, BOT], {"board": springs(), "oldest": 0})
    press(mia.guest.button("Begin"))
    press(mia.guest.wait(".frog.can[data-frog='1']"))
    press(page.locator("[data-place='3']"))
    answered(mia, "CM-T3", "It can go to 2.")
    mia.press(page.locator("[data-way]"))
    mia.guest.until(lambda: prizes.count() == 3 and mia.sees() == "frog", "the frog has arrived")
    mia.press(page.locator("[data-frog='1']"))
    answered(mia, "CM-A4", "has arrived and stays there. You can move ●a, ●d, ▲e, ▲f, ▲g, ■i, ■j, ■k.")
    mia.press(page.locator(".frog.can[data-frog='2']"))
    mia.press(page.locator("[data-way]"))
    mia.guest.until(lambda: prizes.count() == 2 and mia.sees() == "frog", "the next one, too")
    mia.press(page.locator("[data-frog='0']"))
    answered(mia, "CM-T2", "must be someone else's. You can move ▲e, ▲f, ▲g, ■i, ■j, ■k.")


def test_a_forged_action_is_explained(guest: NewGuest) -> None:
    """A modified page asks for another player's lilies; the refusal says which ones there are."""
    mia = Player(guest(size=DESKTOP, hasty=True), rival=1)
    forged: list[Facts] = []
    forge(mia.guest, forged)
    until_a_swap(mia)
    hand, other = mia.view["hands"][0], next(seat for seat in (1, 2) if mia.view["hands"][seat])
    missing = next(lily for lily in ("white", "yellow", "pink", "black") if lily not in hand)
    swap = {"type": "swap", "other": other, "give": hand[0]}
    for action, answer in (
        (
            {**swap, "take": hand[0]},
            f"two colours, not {hand[0]} for {hand[0]}. Choose another.",
        ),
        ({**swap, "give": missing, "take": hand[0]}, f"You have no {missing} lily to give. You have"),
        ({**swap, "other": 0, "take": missing}, "Swap with another player. Possible partners:"),
    ):
        forged.append(action)
        mia.swap()
        answered(mia, "CM-P2", answer)
    assert mia.sees() == "swap"
    mia.guest.page.set_viewport_size({"width": 780, "height": 360})
    mia.guest.settle()
    assert mia.guest.page.evaluate(APART), "in landscape the sheet covers the board or is cut off"


APART = """() => {
  const [sheet, picture, go] = ['[data-sheet]', '[data-picture]', '[data-confirm]']
    .map(part => document.querySelector(part).getBoundingClientRect())
  return sheet.left >= picture.right && go.bottom <= innerHeight
}"""


def until_a_swap(mia: Player) -> None:
    """Plays until somebody can swap, at another table if a match ends without one."""
    while mia.sees() != "swap":
        open_table(mia.guest, [ME, BOT, BOT], {"board": pranksters(), "oldest": 0})
        mia.guest.press(mia.guest.button("Begin"))
        mia.guest.wait(".moon .frog")
        while mia.sees() != "swap" and not mia.is_over:
            mia.guest.until(lambda: mia.sees() == "swap" or mia.is_over or mia.play(), "a swap, or the end")


def answered(player: Player, rule: str, words: str) -> None:
    """The page shows the refusal, and nothing has changed."""
    before = player.view
    alert = player.guest.page.get_by_role("alert")
    expect(alert.locator("p")).to_contain_text(words)
    expect(alert.get_by_role("button", name=rule)).to_be_visible()
    alert.get_by_role("button", name="Close").click()
    expect(alert.locator("p")).to_have_count(0)
    assert player.view == before


def forge(guest: Guest, forged: list[Facts]) -> None:
    """Replaces actions between page and server by forged ones, while there are any."""

    def carry(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def ask(message: str | bytes) -> None:
            said = json.loads(message)
            if said["type"] == "act" and forged:
                said["action"] = forged.pop(0)
            server.send(json.dumps(said))

        def tell(message: str | bytes) -> None:
            guest.frames.append(str(message))
            socket.send(message)

        socket.on_message(ask)
        server.on_message(tell)

    guest.context.route_web_socket(re.compile("."), carry)


def test_the_tutor_covers_nothing_that_it_explains(guest: NewGuest) -> None:
    mia = guest(size=PHONE, taught=False)
    open_table(mia, [ME, BOT, BOT, BOT], {"oldest": 0})
    mia.press(mia.button("Begin"))
    pads, hands = "[data-place]", "[data-tutor='hands']"
    spoken_of = [f"{pads}, .frog", ".frog", f"{pads}, .frog", pads, f"{pads}, .frog", hands, hands, "[data-slot]"]
    for step, things in enumerate(spoken_of, 1):
        shown = f".tutor[data-lesson-number='{step}']"
        mia.wait(shown)
        mia.until(lambda things=things: mia.page.evaluate(HIDDEN, things) == [], f"lesson {step} hides nothing")  # type: ignore[misc]
        while mia.sees(shown):
            mia.press(mia.page.locator(".tutor .next"))  # a long text comes in parts
            mia.settle()
    expect(mia.page.locator(".tutor")).to_have_count(0)


HIDDEN = """things => {
  const bubble = document.querySelector('.tutor').getBoundingClientRect()
  const covers = box =>
    box.left < bubble.right && box.right > bubble.left && box.top < bubble.bottom && box.bottom > bubble.top
  const hidden = [...document.querySelectorAll(things)].filter(each => covers(each.getBoundingClientRect()))
  return hidden.map(each => each.outerHTML)
}"""


def test_a_board_is_drawn_and_tried(guest: NewGuest, tmp_path: Path) -> None:
    """The board is drawn with keys, checked by the rules, saved as a file, opened again, and played."""
    mia = Player(guest(size=DESKTOP), rival=1)
    page, keys = mia.guest.page, mia.guest.page.keyboard
    verdict = page.locator(".verdict")
    mia.guest.go("/workshop/china_moon")
    expect(verdict).to_have_text("This board is valid.")
    assert [*axe_finds_nothing(mia.guest)] == []

    page.locator("[data-name='5']").click()
    mia.guest.button("butterfly").click()
    expect(verdict).to_contain_text("11 lily pads")
    expect(mia.guest.button("Try it against bots")).to_be_disabled()
    mia.guest.button("Undo").click()
    page.locator("[data-name='2']").focus()
    for _ in range(2):
        keys.press("Shift+ArrowLeft")
    expect(verdict).to_contain_text("1 and 2 are too close")
    assert page.locator(".place.wrong").evaluate_all("each => each.map(one => one.dataset.name)") == ["1", "2"]
    keys.press("Control+z")
    keys.press("PageDown")
    expect(page.locator("[data-name='3']")).to_be_focused()
    expect(page.locator("section h2").first).to_have_text("Pad 3")

    page.get_by_label("Title").fill("Mia's pond")
    page.get_by_label("Title").press("Tab")
    expect(verdict).to_have_text("This board is valid.")
    with page.expect_download() as download:
        mia.guest.button("Save as TOML").click()
    assert download.value.suggested_filename == "mia-s-pond.toml"
    file = tmp_path / "mia.toml"
    download.value.save_as(file)
    assert tomllib.loads(file.read_text("utf-8"))["pads"][1] == {
        "name": "2",
        "kind": "plain",
        "x": 300,
        "y": 930,
        "next": ["3"],
    }

    mia.guest.button("Empty pond").click()  # nothing is lost: the board is in the file
    expect(page.locator(".place")).to_have_count(3)
    page.locator("input[type=file]").set_input_files(file)
    expect(page.locator(".place")).to_have_count(48)
    expect(page.get_by_label("Title")).to_have_value("Mia's pond")
    mia.guest.button("Try it against bots").click()
    mia.guest.button("Begin").click()
    mia.guest.wait(".moon .frog")
    assert mia.view["setup"]["options"]["board"]["title"] == "Mia's pond"


@pytest.mark.rule("TB-42")
@pytest.mark.parametrize("size", [PHONE, DESKTOP])
def test_a_drawing_is_kept_and_played_with_friends(guest: NewGuest, size: tuple[int, int]) -> None:
    """The drawing survives a reload, is not replaced without a question, and can be chosen for a new table."""
    mia = Player(guest(size=size), rival=1)
    page, button = mia.guest.page, mia.guest.button
    title, dialog = page.get_by_label("Title"), page.get_by_role("dialog")
    mia.guest.go("/workshop/china_moon")
    expect(page.locator(".verdict")).to_have_text("This board is valid.")
    expect(title).to_have_value("Moonlit pond – my version")
    page.locator("[data-name='5']").click()
    button("Add a pad after it").click()
    expect(page.locator("section h2").first).to_have_text("Pad 6")
    button("Undo").click()
    title.fill("Mia's lake")
    title.press("Tab")
    expect(page.locator("[data-draft]")).to_have_text("Draft saved in this browser.")

    page.reload()
    expect(title).to_have_value("Mia's lake")
    button("Empty pond").click()
    expect(dialog).to_contain_text("Replace your drawing?")
    assert [*axe_finds_nothing(mia.guest)] == []
    dialog.get_by_role("button", name="Cancel").click()
    expect(title).to_have_value("Mia's lake")
    button("Empty pond").click()
    dialog.get_by_role("button", name="Replace").click()
    expect(page.locator(".place")).to_have_count(3)
    button("Undo").click()
    expect(title).to_have_value("Mia's lake")

    button("Keep on this server").click()
    expect(page.get_by_text("“Mia's lake” is kept.")).to_be_visible()
    assert [*axe_finds_nothing(mia.guest)] == []
    button("Empty pond").click()
    expect(page.locator(".place")).to_have_count(3)
    page.get_by_role("list", name="Kept on this server").get_by_role("button", name="Mia's lake", exact=True).click()
    expect(title).to_have_value("Mia's lake")
    button("Play with friends").click()
    mia.guest.until(lambda: mia.guest.path.startswith("/t/"), "a table is open")
    expect(page.get_by_text("Board: Mia's lake").first).to_be_visible()
    expect(page.get_by_text("Free", exact=True)).to_have_count(2)

    mia.guest.go("/new/china_moon")
    page.locator("summary").click()
    page.get_by_label("Board", exact=True).select_option(label="Mia's lake")
    button("Open the table").click()
    expect(page.get_by_text("Board: Mia's lake").first).to_be_visible()

    mia.guest.go("/workshop/china_moon")
    button("Remove “Mia's lake” from this server").click()
    dialog.get_by_role("button", name="Remove", exact=True).click()
    expect(page.get_by_role("list", name="Kept on this server")).to_have_count(0)
    expect(title).to_have_value("Mia's lake")


def test_two_tabs_draw_on_the_same_board(guest: NewGuest) -> None:
    """Neither tab overwrites the other's drawing."""
    mia = guest()
    other = mia.context.new_page()
    titles = []
    for page in (mia.page, other):
        page.goto(f"{mia.address}/workshop/china_moon")
        expect(page.locator(".verdict")).to_have_text("This board is valid.")
        titles.append(page.get_by_label("Title"))
    titles[1].fill("Mia's lake")
    titles[1].press("Tab")
    expect(titles[0]).to_have_value("Mia's lake")
    mia.page.locator("[data-name='5']").click()
    mia.button("Add a pad after it").click()
    expect(other.locator(".place")).to_have_count(49)
    other.reload()
    expect(titles[1]).to_have_value("Mia's lake")
    expect(other.locator(".place")).to_have_count(49)


def test_a_board_is_simulated_and_its_pads_are_coloured(guest: NewGuest) -> None:
    """The heat map is about the board as it is drawn, can be read as text, and goes away with the next change."""
    mia = guest(size=DESKTOP)
    page = mia.page
    mia.go("/workshop/china_moon")
    expect(page.locator(".verdict")).to_have_text("This board is valid.")
    mia.button("Simulate").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".warmth")).to_have_count(46)
    expect(page.get_by_text("matches with 4 players who hop at random")).to_be_visible()
    expect(page.locator("[data-name='6']")).to_have_attribute("aria-label", re.compile(r"in an average match\.$"))
    assert [*axe_finds_nothing(mia)] == []
    page.get_by_text("All numbers").click()
    landings = page.get_by_role("row", name=re.compile("^6 ")).inner_text()
    mia.button("Lilies taken").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("row", name=re.compile("^6 "))).not_to_have_text(landings)
    mia.button("No colours").click()
    expect(page.locator(".warmth")).to_have_count(0)
    mia.button("Landings").click()
    page.locator("[data-name='6']").focus()
    page.keyboard.press("ArrowUp")
    expect(page.locator(".warmth")).to_have_count(0)


LANDSCAPE = (780, 360)


def test_fingers_find_frogs_and_pads_on_a_phone(guest: NewGuest) -> None:
    """Everything offered reacts to a tap 20 px from its centre, if nothing else is nearer: an area of 44 px."""
    mia = Player(guest(size=PHONE), rival=1)
    page = mia.guest.page
    open_table(mia.guest, [ME, BOT, BOT, BOT, BOT], {"oldest": 0})
    mia.guest.press(mia.guest.button("Begin"))
    mia.guest.wait(".frog.can")
    tap_beside(page, ".frog.glows[data-mine]", below=20)
    mia.guest.wait("[data-way]")
    tap_beside(page, ".pad.target", above=20)
    mia.guest.until(lambda: mia.view["moved"] == [1], "the frog has moved")
    areas = page.evaluate(
        """() => [...document.querySelectorAll('.piece')].map(piece => {
          const box = getComputedStyle(piece, '::before')
          return Math.min(parseFloat(box.width), parseFloat(box.height))
        })"""
    )
    assert min(areas) >= 44
    names = page.locator("[data-seat]:visible .name").all_inner_texts()
    assert names == ["You", "Tadpole 1", "Tadpole 2", "Tadpole 3", "Tadpole 4"], "a player is named twice"


def tap_beside(page: Page, selector: str, above: int = 0, below: int = 0) -> None:
    box = page.locator(selector).first.bounding_box()
    assert box is not None
    page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2 + below - above)


@pytest.mark.parametrize("size", [LANDSCAPE, DESKTOP])
def test_the_board_uses_the_space(guest: NewGuest, size: tuple[int, int]) -> None:
    """There is one list of players, and the board uses the rest of the width."""
    mia = guest(size=size)
    page = mia.page
    open_table(mia, [ME, BOT, BOT], {"oldest": 0})
    mia.button("Begin").click()
    glowing = mia.wait(".frog.glows")
    expect(page.locator("[data-points='0']:visible")).to_have_count(1)
    glowing.click()
    mia.wait("[data-way]")
    room, picture, ways = (page.locator(each).first.bounding_box() for each in (".moon", ".picture", "[data-ways]"))
    assert room is not None
    assert picture is not None
    assert ways is not None
    taken = picture["width"] if size == DESKTOP else picture["width"] + ways["width"]
    assert taken >= 0.93 * room["width"]
    assert picture["height"] >= 0.93 * room["height"]
    assert ways["x"] >= picture["x"] + picture["width"], "the buttons cover the board"
