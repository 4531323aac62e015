"""Plays Quibbix through the page."""

from tests.browser import word_list
from tests.browser.guest import DESKTOP, PHONE, NewGuest
from tests.browser.page_player import PagePlayer

ME, OPEN = ({"kind": kind, "level": ""} for kind in ("me", "open"))
LAID = """() => [...document.querySelectorAll('[data-word]')].map(word =>
  [...word.querySelectorAll('.letter')].map(letter => letter.textContent).join(''))"""


class Player(PagePlayer):
    @property
    def phase(self) -> str:
        return str(self.view["phase"])

    @property
    def rack(self) -> str:
        return str(self.view["racks"][self.seat])

    @property
    def laid(self) -> list[str]:
        """The words on the screen, even if the server does not know them yet."""
        words: list[str] = self.guest.page.evaluate(LAID)
        return words

    def open(self, seats: list[dict[str, str]], decision_seconds: int | None = None, **options: object) -> None:
        rounds = {"rounds": 1, **options}
        self.guest.open_table("quibbix", seats, rounds, public=False, decision_seconds=decision_seconds)

    def begin(self) -> None:
        self.guest.press(self.guest.button(self.guest.text("web-begin")))
        self.comes_to("building")

    def begin_alone(self) -> list[str]:
        """Begins matches until three letters of the rack occur only once, and returns these letters."""
        while True:
            self.open([ME])
            self.begin()
            once = [letter for letter in dict.fromkeys(self.rack) if self.rack.count(letter) == 1]
            if len(once) >= 3:
                return once[:3]

    def comes_to(self, *phases: str) -> None:
        self.guest.until(lambda: self.guest.page.locator(".quibbix").get_attribute("data-phase") in phases, f"{phases}")

    def comes_to_turn(self, round_: int, turn: int) -> None:
        self.guest.wait(f".quibbix[data-phase=building][data-round='{round_}'][data-turn='{turn}'] [data-tutor=finish]")

    def type(self, text: str) -> None:
        for sign in text:
            self.guest.page.keyboard.press("Space" if sign == " " else sign)

    def tap(self, letters: str) -> None:
        for letter in letters:
            self.guest.press(self.guest.page.locator(f"[data-rack] [aria-label^='{letter},']").first)

    def name_joker(self, tile: str, letter: str) -> None:
        """Turns a tile of the rack into a joker."""
        self.guest.press(self.guest.page.locator("[data-tutor=joker]"))
        sheet = self.guest.wait("dialog[open]")
        self.guest.press(sheet.locator(f".tiles [aria-label^='{tile},']").first)
        self.guest.press(sheet.locator(".letters").get_by_role("button", name=letter, exact=True))
        sheet.wait_for(state="hidden")

    def says(self, message: str, **facts: str | int) -> None:
        self.guest.press(self.guest.button(self.guest.text(f"quibbix-web-{message}", **facts)))

    def finish(self) -> None:
        self.says("finish")

    def drag(self, letter: str, onto: str) -> None:
        """Drags a tile from the rack or a word to the right edge of an element, with a finger on a phone."""
        tile = self.guest.page.locator(f"[data-tile][aria-label^='{letter}']").first.bounding_box()
        goal = self.guest.page.locator(onto).last.bounding_box()
        assert tile is not None
        assert goal is not None
        start = (tile["x"] + tile["width"] / 2, tile["y"] + tile["height"] / 2)
        end = (goal["x"] + goal["width"] - 3, goal["y"] + goal["height"] / 2)
        way = [
            (start[0] + (end[0] - start[0]) * step / 4, start[1] + (end[1] - start[1]) * step / 4) for step in range(5)
        ]
        if self.guest.size == PHONE:
            finger = self.guest.page.context.new_cdp_session(self.guest.page)
            for number, (x, y) in enumerate(way):
                kind = "touchMove" if number else "touchStart"
                finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y}]})
            finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        else:
            self.guest.page.mouse.move(*way[0])
            self.guest.page.mouse.down()
            for place in way[1:]:
                self.guest.page.mouse.move(*place)
            self.guest.page.mouse.up()


def start_pair(guest: NewGuest) -> tuple[Player, Player]:
    """Two people in a new match, one of them on a phone."""
    anna, ben = Player(guest(size=DESKTOP), 0), Player(guest(size=PHONE), 1)
    anna.open([ME, OPEN])
    ben.guest.go(f"/j/{anna.guest.wait('.code').inner_text()}")
    ben.guest.press(ben.guest.button("Sit down here"))
    anna.begin()
    ben.comes_to("building")
    return anna, ben


def no_word(letters: str, length: int) -> str:
    """Letters of the rack that form no listed word."""
    known = set(word_list.our_words())
    starts = range(len(letters) - length + 1)
    return next(word for start in starts if (word := letters[start : start + length]).lower() not in known)
