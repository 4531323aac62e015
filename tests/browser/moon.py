"""China Moon in a browser: boards made for a test, and somebody who plays with what the page offers."""

from collections.abc import Iterator
from typing import Any

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from nenuphar.games.china_moon.types import COLOURS
from tests.browser.guest import Facts, Guest

ME, OPEN, BOT = ({"kind": kind, "level": level} for kind, level in (("me", ""), ("open", ""), ("bot", "tadpole")))
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

    def play(self, asked: str | None = None) -> bool:
        """Do what is asked for, if anything is; who has looked already may say what it is."""
        asked, choices = asked or self.sees(), self.choices()
        match asked:
            case "moving":
                self.guest.hurry()
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


def open_table(guest: Guest, seats: list[Facts], options: Facts) -> None:
    options = {"colours": COLOURS[: len(seats)], **options}  # whatever colours the guests were given
    guest.open("china_moon", seats, options)


def barriers(player: Player, phase: str) -> Iterator[str]:
    """What keeps somebody out of the page, as far as axe can tell."""
    player.guest.page.mouse.move(0, 0)  # what a mouse rests on explains itself
    for theme in ("light", "dark"):
        player.guest.page.emulate_media(color_scheme=theme)
        player.guest.settle()
        for found in Axe().run(player.guest.page, options={"resultTypes": ["violations"]}).response["violations"]:
            for node in found["nodes"]:
                yield f"{phase}, {theme}: {found['help']}: {node['html'][:160]}: {node['failureSummary'][:200]}"
