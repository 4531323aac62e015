"""China Moon in a browser: boards for tests, and a player who uses the page."""

from typing import Any

from playwright.sync_api import expect

from nenuphar.games.china_moon.types import COLOURS
from tests.browser.guest import Facts, Guest
from tests.browser.page_player import PagePlayer

ME, OPEN, BOT = ({"kind": kind, "level": level} for kind, level in (("me", ""), ("open", ""), ("bot", "tadpole")))
LILY_PADS, PRANKSTERS = 12, 9


def pranksters() -> Facts:
    """Twelve lilies and then only pranksters, so that players have to swap in other players' turns."""
    kinds = ["lily"] * LILY_PADS + ["prankster"] * PRANKSTERS + ["black", "plain"]
    spots = [(x, y) for row, y in enumerate((760, 560, 360, 160)) for x in _to_and_fro(row)]
    pads = [
        {"name": f"{n}", "kind": kind, "x": x, "y": y, "next": [f"{n + 1}" if n < len(kinds) else "arrival"]}
        for n, (kind, (x, y)) in enumerate(zip(kinds, spots, strict=False), 1)
    ]
    start = {"x": 80, "y": 920, "next": ["1"]}
    return {"title": "Pranksters", "start": start, "arrival": {"x": 920, "y": 60}, "pads": pads}


def puddle() -> Facts:
    """The second frog may choose a branch: one leads over a spring to the butterfly, two pads further."""
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
    """Lilies and springs alternate: any frog that moves is thrown to the arrival."""
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


class Player(PagePlayer):
    """Plays China Moon through the page: the foremost frogs of a rival first."""

    def __init__(self, guest: Guest, rival: int) -> None:
        super().__init__(guest)
        self.rival = rival
        self.swapped: list[int] = []  # whose turn it was at each swap

    def sees(self) -> str:
        """What the page waits for."""
        seen: str = self.guest.page.evaluate(
            """() => document.querySelector('.moon .skip') ? 'moving'
              : document.querySelector('[data-partner]') ? 'swap'
              : document.querySelector('[data-sheet]') ? 'drop'
              : document.querySelector('[data-way]') ? 'way'
              : document.querySelector('.frog.can') ? 'frog' : ''"""
        )
        return seen

    def play(self, asked: str | None = None) -> bool:
        """Does what the page asks for, if anything. `asked` is the result of an earlier `sees`."""
        asked, choices, question = asked or self.sees(), self.choices(), self.guest.faces["question"]
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
        if choices and asked in ("way", "swap", "drop"):  # the match may have moved on since it was asked
            self.guest.until(lambda: self.is_answered(question, choices) or self.is_over, f"{asked} is answered")
        return True

    def is_answered(self, question: int, choices: list[str]) -> bool:
        """A sheet also changes while its lilies are chosen, so what the match waits for counts too."""
        now = self.choices()
        return not now or (now != choices and self.guest.faces["question"] != question)

    def choices(self) -> list[str]:
        """The texts of the choices, to tell two in a row apart: on a spring one choice may follow another."""
        return self.guest.page.locator("[data-way], [data-sheet]").all_inner_texts()

    def choose_frog(self) -> None:
        moves = [offer["action"] for offer in self.guest.faces["offers"] if offer["action"]["type"] == "move"]
        frogs = self.view["frogs"]
        best = max(moves, key=lambda move: (move["frog"] // 3 == self.rival, frogs[move["frog"]], -move["frog"]))
        self.press(self.guest.page.locator(f".frog.can[data-frog='{best['frog']}']"))
        self.guest.wait("[data-way]")

    def swap(self) -> None:
        """Makes the first swap that is offered."""
        sheet = self.guest.page.locator("[data-sheet]")
        offers = [offer["action"] for offer in self.guest.faces["offers"]]
        swap = next((action for action in offers if action["type"] == "swap"), None)
        if swap is None:
            return  # the match has moved on, and the sheet will follow
        self.swapped.append(self.view["turn"])
        self.press(sheet.locator(f".mine button[data-lily='{swap['give']}']"))
        self.press(sheet.locator(f"[data-partner='{swap['other']}'] button[data-lily='{swap['take']}']"))
        expect(sheet.locator("[role=status]")).to_contain_text("→")
        self.guest.page.evaluate("document.querySelector('[data-confirm]')?.click()")  # unless the match has moved on

    def press(self, thing: Any) -> None:
        """Clicks exactly this element, even if it moves or another one covers it."""
        thing.dispatch_event("click")


def open_table(guest: Guest, seats: list[Facts], options: Facts) -> None:
    options = {"colours": COLOURS[: len(seats)], **options}  # independent of the guests' colours
    guest.open_table("china_moon", seats, options, public=False)
