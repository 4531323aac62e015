"""China Moon in a browser: two people and two bots, from the first hop to the chart, with a swap in a foreign turn."""

import itertools
import time
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from tests.browser.guest import DESKTOP, PHONE, Facts, Guest

LONGEST_S = 1_200  # whatever happens, the test ends; it measures nothing
LILY_PADS, PRANKSTERS = 12, 9


def pranksters() -> Facts:
    """Twelve lilies and then pranksters without a gap, so that somebody has to swap in a turn of somebody else."""
    kinds = ["lily"] * LILY_PADS + ["prankster"] * PRANKSTERS + ["black", "plain"]
    spots = [(x, y) for row, y in enumerate((760, 560, 360, 160)) for x in _to_and_fro(row)]
    pads = [
        {"name": f"{n}", "kind": kind, "x": x, "y": y, "next": [f"{n + 1}" if n < len(kinds) else "arrival"]}
        for n, (kind, (x, y)) in enumerate(zip(kinds, spots, strict=False), 1)
    ]
    start = {"x": 80, "y": 920, "next": ["1"]}
    return {"title": "Pranksters", "start": start, "arrival": {"x": 920, "y": 60}, "pads": pads}


def _to_and_fro(row: int) -> list[int]:
    xs = [100 + 150 * column for column in range(6)]
    return xs[::-1] if row % 2 else xs


class Player:
    """Somebody who plays China Moon with what the page offers: the frogs of a rival first, as far on as they are."""

    def __init__(self, guest: Guest, rival: int) -> None:
        self.guest = guest
        self.rival = rival
        self.swapped: list[int] = []  # whose turn it was when this one swapped
        guest.context.add_init_script("localStorage.setItem('nenuphar.taught.china_moon', 'yes')")

    @property
    def view(self) -> Facts:
        view: Facts = self.guest.faces["view"]
        return view

    @property
    def is_over(self) -> bool:
        return self.guest.sees("dialog[open] .winner")

    def sees(self) -> str:
        """What the page in front of this player waits for."""
        seen: str = self.guest.page.evaluate(
            """() => document.querySelector('.moon .skip') ? 'moving'
              : document.querySelector('[data-partner]') ? 'swap'
              : document.querySelector('[data-sheet]') ? 'drop'
              : document.querySelector('[data-way]') ? 'way'
              : document.querySelector('.frog.can') ? 'frog' : ''"""
        )
        return seen

    def play(self) -> bool:
        """Do what is asked for, if anything is."""
        asked, choices = self.sees(), self.choices()
        match asked:
            case "moving":
                self.guest.page.keyboard.press("Escape")
            case "frog":
                self.choose_frog()
            case "way":
                self.press(self.guest.page.locator("[data-way]").first)
            case "swap":
                self.swap()
            case "drop":
                self.press(self.guest.page.locator("[data-sheet] button[data-lily]").first)
                self.press(self.guest.page.locator("[data-confirm]"))
            case _:
                return False
        if asked in ("way", "swap", "drop"):
            self.guest.until(lambda: self.choices() != choices or self.is_over, f"{asked} is answered")
        return True

    def choices(self) -> list[str]:
        """In words, so that two choices in a row can be told apart: on a spring a way may follow on a way."""
        return self.guest.page.locator("[data-way], [data-sheet]").all_inner_texts()

    def choose_frog(self) -> None:
        moves = [offer["action"] for offer in self.guest.faces["offers"] if offer["action"]["type"] == "move"]
        frogs = self.view["frogs"]
        best = max(moves, key=lambda move: (move["frog"] // 3 == self.rival, frogs[move["frog"]], -move["frog"]))
        self.press(self.guest.page.locator(f".frog.can[data-frog='{best['frog']}']"))
        self.guest.wait("[data-way]")

    def swap(self) -> None:
        """Pressing the lilies of the others one after the other, until the swap is whole."""
        page = self.guest.page
        self.swapped.append(self.view["turn"])
        confirm = page.locator("[data-confirm]")
        gives = page.locator("[data-sheet] .mine button[data-lily]")
        takes = page.locator("[data-partner] button[data-lily]:not([disabled])")
        for give, take in itertools.product(gives.all(), takes.all()):
            self.press(give)
            self.press(take)
            if confirm.is_enabled():
                break
        expect(page.locator("[data-sheet] [role=status]")).to_contain_text("→")
        self.press(confirm)

    def press(self, thing: Any) -> None:
        """Where a thing lies under another one, its own press is meant: the nearest choice is what a finger gets."""
        if self.guest.size == PHONE:
            thing.dispatch_event("click")
        else:
            thing.click(force=True)


def test_two_people_and_two_bots(guest: Callable[..., Guest]) -> None:
    anna = Player(guest(size=DESKTOP), rival=1)
    bert = Player(guest(size=PHONE), rival=0)
    sit_down(anna.guest, bert.guest)
    wrong = [*barriers(anna, "turn")]
    a_frog_by_keyboard(anna)
    seen = play_to_the_end(anna, bert, wrong)
    assert wrong == [], "\n".join(wrong)
    assert {0, 1} & seen, "nobody swapped in a foreign turn"

    scores = anna.view["scores"]
    assert sum(len(hand) for hand in anna.view["hands"]) + sum(map(bool, anna.view["lilies"])) == 17
    for player in (anna, bert):
        assert player.view["outcome"]["ranks"] == [1 + sum(each > score for each in scores) for score in scores]
        expect(player.guest.page.locator("dialog[open] figure")).to_contain_text("Points from turn to turn")
    replay(anna.guest)


def test_a_board_is_drawn_and_tried(guest: Callable[..., Guest], tmp_path: Path) -> None:
    """Drawn with keys, judged by the rules, kept as a file, opened again, and played."""
    mia = Player(guest(size=DESKTOP), rival=1)
    page, keys = mia.guest.page, mia.guest.page.keyboard
    verdict = page.locator(".verdict")
    mia.guest.go("/workshop/china_moon")
    expect(verdict).to_have_text("The rules have nothing against this board.")
    assert [*barriers(mia, "workshop")] == []

    page.locator("[data-name='5']").click()
    mia.guest.button("butterfly").click()
    expect(verdict).to_contain_text("11 lily pads")
    expect(mia.guest.button("Try it against bots")).to_be_disabled()
    mia.guest.button("Undo").click()
    page.locator("[data-name='2']").focus()
    for _ in range(2):
        keys.press("Shift+ArrowLeft")
    expect(verdict).to_contain_text("1 and 2 lie too close")
    assert page.locator(".place.wrong").evaluate_all("each => each.map(one => one.dataset.name)") == ["1", "2"]
    keys.press("Control+z")
    keys.press("PageDown")
    expect(page.locator("[data-name='3']")).to_be_focused()
    expect(page.locator("section h2").first).to_have_text("Pad 3")

    page.get_by_label("Title").fill("Mia's pond")
    page.get_by_label("Title").press("Tab")
    expect(verdict).to_have_text("The rules have nothing against this board.")
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

    mia.guest.button("Empty pond").click()
    expect(page.locator(".place")).to_have_count(3)
    page.locator("input[type=file]").set_input_files(file)
    expect(page.locator(".place")).to_have_count(48)
    expect(page.get_by_label("Title")).to_have_value("Mia's pond")
    mia.guest.button("Try it against bots").click()
    mia.guest.button("Begin").click()
    mia.guest.wait(".moon .frog")
    assert mia.view["setup"]["options"]["board"]["title"] == "Mia's pond"


def sit_down(anna: Guest, bert: Guest) -> None:
    bot = {"kind": "bot", "level": "tadpole"}
    wish = {
        "game": "china_moon",
        "seats": [{"kind": "me", "level": ""}, {"kind": "open", "level": ""}, bot, bot],
        "options": {"board": pranksters(), "oldest": 0},
        "decision_seconds": None,
        "public": False,
    }
    anna.go("/")
    answer = anna.page.request.post(anna.address + "/api/tables", data=wish, headers={"origin": anna.address})
    assert answer.ok, answer.text()
    anna.go(f"/t/{answer.json()['id']}")
    bert.go(f"/j/{anna.page.locator('.code').inner_text()}")
    bert.button("Sit down here").tap()
    anna.button("Begin").click()
    for person in (anna, bert):
        person.wait(".moon .frog")


def a_frog_by_keyboard(anna: Player) -> None:
    """Tab to the frogs, arrows among those that can move, Enter, Escape back, Enter again, and Enter goes."""
    page, keys = anna.guest.page, anna.guest.page.keyboard
    anna.guest.wait(".frog.can")
    for _ in range(60):
        keys.press("Tab")
        if page.evaluate("document.activeElement.matches('.frog.can')"):
            break
    first = page.evaluate("document.activeElement.dataset.frog")
    keys.press("ArrowRight")
    other = page.evaluate("document.activeElement.dataset.frog")
    assert other != first
    assert "on the bank. Can be moved." in page.evaluate("document.activeElement.getAttribute('aria-label')")
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
    """Whose swaps came in a foreign turn. What a swap looks like is looked at once, by both of them."""
    end = time.monotonic() + LONGEST_S
    looked = False
    while not (anna.is_over and bert.is_over):
        assert time.monotonic() < end, f"the match does not end: {anna.guest.page.locator('body').inner_text()}"
        for player, other in ((anna, bert), (bert, anna)):
            if not looked and player.sees() == "swap":
                looked = True
                wrong += barriers(player, "swap")
                thinker = other.guest.page.locator(".thinks")
                other.guest.until(lambda other=other: other.sees() != "moving" or other.play(), "nothing moves")  # type: ignore[misc]
                expect(thinker).to_contain_text("choosing which lilies to swap")
        moved = [player.play() for player in (anna, bert) if not player.is_over]
        if not any(moved):
            anna.guest.page.wait_for_timeout(25)
    wrong += barriers(anna, "end")
    assert looked, "nobody was asked for a swap"
    return {seat for seat, player in enumerate((anna, bert)) if any(turn != seat for turn in player.swapped)}


def barriers(player: Player, phase: str) -> Iterator[str]:
    """What keeps somebody out of the page, as far as axe can tell."""
    player.guest.page.mouse.move(0, 0)  # what a mouse rests on explains itself
    for theme in ("light", "dark"):
        player.guest.page.emulate_media(color_scheme=theme)
        player.guest.settle()
        for found in Axe().run(player.guest.page, options={"resultTypes": ["violations"]}).response["violations"]:
            for node in found["nodes"]:
                yield f"{phase}, {theme}: {found['help']}: {node['html'][:160]}: {node['failureSummary'][:200]}"


def replay(anna: Guest) -> None:
    anna.link("Replay").click()
    anna.wait(".replay .moon")
    counter = anna.page.locator(".controls .figures")
    last = int(counter.inner_text().split("/")[1])
    anna.button("One step on").click()
    expect(counter).to_have_text(f"2 / {last}")
    anna.page.get_by_label("Moment of the match").fill(str(last - 1))
    expect(counter).to_have_text(f"{last} / {last}")
    assert anna.sees("[data-end]")
