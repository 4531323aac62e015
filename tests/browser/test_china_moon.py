"""China Moon in a browser: two people and two bots, from the first hop to the chart, with a swap in a foreign turn."""

import json
import re
import time
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import WebSocketRoute, expect

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


def puddle() -> Facts:
    """The second frog may choose a branch: one throws it from a spring onto the butterfly, with two pads behind."""
    kinds = {"1": "lily", "2": "lily", "3a": "spring", "4a": "plain", "3b": "plain", "4b": "plain", "5": "butterfly"}
    kinds |= {f"{n}": "lily" for n in range(6, 16)} | {"16": "black"}
    ways = {"2": ["3a", "3b"], "3a": ["4a"], "4a": ["5"], "3b": ["4b"], "4b": ["5"], "16": ["arrival"]}
    spots = [
        *((250 + 150 * column, 900) for column in range(2)),
        (480, 740),
        (620, 700),
        (620, 900),
        (760, 840),
        (860, 700),
    ]
    spots += [(x, y) for row, y in enumerate((540, 340), 1) for x in _to_and_fro(row)]
    pads = [
        {"name": name, "kind": kind, "x": x, "y": y, "next": ways.get(name) or [f"{int(name) + 1}"]}
        for (name, kind), (x, y) in zip(kinds.items(), spots, strict=False)
    ]
    start = {"x": 80, "y": 920, "next": ["1"]}
    return {"title": "Puddle", "start": start, "arrival": {"x": 860, "y": 120}, "pads": pads}


def springs() -> Facts:
    """Lilies and springs by turns: whatever moves is thrown all the way to the arrival."""
    kinds = ["lily", "spring"] * LILY_PADS + ["black"]
    spots = [(x, y) for row, y in enumerate((780, 620, 460, 300, 140)) for x in _to_and_fro(row)]
    pads = [
        {"name": f"{n}", "kind": kind, "x": x, "y": y, "next": [f"{n + 1}" if n < len(kinds) else "arrival"]}
        for n, (kind, (x, y)) in enumerate(zip(kinds, spots, strict=False), 1)
    ]
    start = {"x": 80, "y": 920, "next": ["1"]}
    return {"title": "Springs", "start": start, "arrival": {"x": 500, "y": 60}, "pads": pads}


def _to_and_fro(row: int) -> list[int]:
    xs = [100 + 150 * column for column in range(6)]
    return xs[::-1] if row % 2 else xs


class Player:
    """Somebody who plays China Moon with what the page offers: the frogs of a rival first, as far on as they are."""

    def __init__(self, guest: Guest, rival: int) -> None:
        self.guest = guest
        self.rival = rival
        self.swapped: list[int] = []  # whose turn it was when this one swapped

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
                for way_back in self.guest.page.locator("[data-sheet] button[data-pad]").all()[:1]:
                    self.press(way_back)
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
        """One of the swaps that are offered: what is given, what is taken for it, and that this is meant."""
        sheet = self.guest.page.locator("[data-sheet]")
        self.swapped.append(self.view["turn"])
        swap = next(offer["action"] for offer in self.guest.faces["offers"] if offer["action"]["type"] == "swap")
        self.press(sheet.locator(f".mine button[data-lily='{swap['give']}']"))
        self.press(sheet.locator(f"[data-partner='{swap['other']}'] button[data-lily='{swap['take']}']"))
        expect(sheet.locator("[role=status]")).to_contain_text("→")
        self.press(sheet.locator("[data-confirm]"))

    def press(self, thing: Any) -> None:
        """Its own press is meant, whatever lies over it or still moves: a pointer would get what is nearest."""
        thing.dispatch_event("click")


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


@pytest.mark.parametrize("size", [PHONE, DESKTOP])
def test_a_fork_a_spring_and_a_butterfly(guest: Callable[..., Guest], size: tuple[int, int]) -> None:
    """Pressed as people press, the foremost frog of the bank first, and what the rules forbid they say themselves."""
    mia = Player(guest(size=size), rival=1)
    page, press = mia.guest.page, mia.guest.press
    open_table(mia.guest, [ME, BOT, BOT], {"board": puddle(), "oldest": 0})
    press(mia.guest.button("Begin"))
    spring, plain, behind, butterfly = 3, 5, 6, 7  # places: 3a, 3b, 4b and 5

    press(mia.guest.wait(".frog.can[data-frog='1']"))
    expect(page.locator("[data-way]")).to_have_count(1)
    expect(page.locator("[data-hand='0']")).to_be_visible()
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
    expect(page.locator("[data-score='0']")).to_have_text("0")

    press(page.locator("[data-frog='1']"))
    answered(mia, "CM-T1", "has moved in this turn already. You can move")
    if size == DESKTOP:
        letter = page.locator("[data-frog='2'] .letter").inner_text()
        expect(page.get_by_text(f"●{letter}", exact=False).first).to_be_visible()
    press(page.locator(f"[data-place='{butterfly + 3}']"))
    if size == PHONE:
        expect(page.get_by_role("tooltip")).to_contain_text("Pad 8")
        assert [*barriers(mia, "tip")] == []


@pytest.mark.parametrize("size", [PHONE, DESKTOP])
def test_what_the_rules_forbid_is_tried_and_answered(guest: Callable[..., Guest], size: tuple[int, int]) -> None:
    """The page tries what is pressed, and shows which rule says no and what is possible. Nothing has changed then."""
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
    answered(mia, "CM-T2", "must be somebody else's. You can move ▲e, ▲f, ▲g, ■i, ■j, ■k.")


def test_what_the_page_never_offers_is_answered_too(guest: Callable[..., Guest]) -> None:
    """A page that was tampered with asks for somebody else's lilies; the rules say which there are."""
    mia = Player(guest(size=DESKTOP), rival=1)
    forged: list[Facts] = []
    forge(mia.guest, forged)
    until_a_swap(mia)
    hand, other = mia.view["hands"][0], next(seat for seat in (1, 2) if mia.view["hands"][seat])
    missing = next(lily for lily in ("white", "yellow", "pink", "black") if lily not in hand)
    swap = {"type": "swap", "other": other, "give": hand[0]}
    for action, answer in (
        (
            {**swap, "take": hand[0]},
            f"two colours, not {hand[0]} for {hand[0]}. Give or take another one.",
        ),
        ({**swap, "give": missing, "take": hand[0]}, f"You have no lily to give of this colour: {missing}. You have"),
        ({**swap, "other": 0, "take": missing}, "Swap with another player:"),
    ):
        forged.append(action)
        mia.swap()
        answered(mia, "CM-P2", answer)
    assert mia.sees() == "swap"


def until_a_swap(mia: Player) -> None:
    """At another table if a match has ended without one."""
    while mia.sees() != "swap":
        open_table(mia.guest, [ME, BOT, BOT], {"board": pranksters(), "oldest": 0})
        mia.guest.press(mia.guest.button("Begin"))
        mia.guest.wait(".moon .frog")
        while mia.sees() != "swap" and not mia.is_over:
            mia.guest.until(lambda: mia.sees() == "swap" or mia.is_over or mia.play(), "a swap, or the end")


def answered(player: Player, rule: str, words: str) -> None:
    """The page says so, and all is as before."""
    before = player.view
    alert = player.guest.page.get_by_role("alert")
    expect(alert.locator("p")).to_contain_text(words)
    expect(alert.get_by_role("button", name=rule)).to_be_visible()
    alert.get_by_role("button", name="Close").click()
    expect(alert.locator("p")).to_have_count(0)
    assert player.view == before


def forge(guest: Guest, forged: list[Facts]) -> None:
    """Between page and server, actions are exchanged for forged ones as long as there are any."""

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


def test_the_tutor_hides_nothing_that_it_speaks_of(guest: Callable[..., Guest]) -> None:
    mia = guest(size=PHONE, taught=False)
    open_table(mia, [ME, BOT, BOT, BOT], {"oldest": 0})
    mia.press(mia.button("Begin"))
    pads, hands = "[data-place]", "[data-tutor='hands']"
    spoken_of = [f"{pads}, .frog", ".frog", f"{pads}, .frog", pads, f"{pads}, .frog", hands, hands, "[data-slot]"]
    for step, things in enumerate(spoken_of, 1):
        expect(mia.page.locator(".bubble .title span")).to_have_text(f"{step} of {len(spoken_of)}")
        mia.until(lambda things=things: mia.page.evaluate(HIDDEN, things) == [], f"lesson {step} hides nothing")  # type: ignore[misc]
        mia.press(mia.page.locator(".bubble .next"))
    expect(mia.page.locator(".bubble")).to_have_count(0)


HIDDEN = """things => {
  const bubble = document.querySelector('.bubble').getBoundingClientRect()
  const covers = box =>
    box.left < bubble.right && box.right > bubble.left && box.top < bubble.bottom && box.bottom > bubble.top
  const hidden = [...document.querySelectorAll(things)].filter(each => covers(each.getBoundingClientRect()))
  return hidden.map(each => each.outerHTML)
}"""


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


ME, OPEN, BOT = ({"kind": kind, "level": level} for kind, level in (("me", ""), ("open", ""), ("bot", "tadpole")))


def open_table(guest: Guest, seats: list[Facts], options: Facts) -> None:
    wish = {"game": "china_moon", "seats": seats, "options": options, "decision_seconds": None, "public": False}
    guest.go("/")
    answer = guest.page.request.post(guest.address + "/api/tables", data=wish, headers={"origin": guest.address})
    assert answer.ok, answer.text()
    guest.go(f"/t/{answer.json()['id']}")


def sit_down(anna: Guest, bert: Guest) -> None:
    open_table(anna, [ME, OPEN, BOT, BOT], {"board": pranksters(), "oldest": 0})
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
