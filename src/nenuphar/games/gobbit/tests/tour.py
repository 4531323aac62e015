"""The screenshot tour of Gobbit: the options, a table of four, a clash, a pause, and a short match to its end."""

from collections.abc import Callable, Iterator, Sequence

from tests.browser.guest import PHONE, Facts, Guest
from tests.browser.test_gobbit_match import Player, press_until
from tests.browser.test_gobbit_shared_screen import sit_around
from tests.browser.tour import Stop, be_called

BY_MORNING = ("gobbit",)
SOME_CLASHES = 8  # enough for a story
CARDS_AROUND = 6
HANDS = 2  # in a clash that is worth a picture


def walk(mia: Guest, ben: Guest, eve: Guest) -> Iterator[Stop]:
    player = Player(eve, 0)
    eve.go("/settings")
    be_called(eve, "Eve")
    eve.go("/new/gobbit")
    eve.page.get_by_text(eve.text("web-new-options")).click()  # a finger would leave a highlight for a while
    eve.page.evaluate("document.querySelector('summary').scrollIntoView()")
    yield "gobbit-set-up", eve
    _open(eve, {}, ("frog", "tadpole", "frog"))
    _play_until(player, lambda: _turns(player) and all(seat["top"] for seat in player.view["players"]), "four stacks")
    yield "gobbit", eve
    before = len(player.heard())
    _play_until(player, lambda: _turns(player) and len(player.heard()) > before and _shows_a_clash(eve), "a clash")
    yield "gobbit-clash", eve
    press_until(player, "p", lambda: player.view["phase"] == "paused")
    eve.wait(".paused")
    yield "gobbit-pause", eve
    _open(eve, {"tempo": "frantic", "minimum_penalty": True}, ("tadpole",))
    _play_until(player, lambda: len(player.heard()) > SOME_CLASHES, "some clashes")
    _play_until(player, lambda: player.is_over, "the end", wasteful=True)
    yield "gobbit-result", eve
    eve.press(eve.link(eve.text("web-replay")))
    eve.wait(".replay .gobbit")
    eve.page.keyboard.press("ArrowRight")
    eve.until(lambda: _steps_to_a_clash(eve), "a clash of the past")
    yield "gobbit-replay", eve
    if eve.size != PHONE:
        _play_around(eve)
        yield "gobbit-around", eve
    eve.go("/rules/gobbit")
    eve.wait(".rules h2")
    yield "gobbit-rules", eve


def _play_around(eve: Guest) -> None:
    """Four people at one screen: all turn a card, and one of them taps wrongly."""
    eve.forget()
    screen = sit_around(eve, "Ben", "Cleo", "Dan")
    for cards in range(1, CARDS_AROUND + 1):
        eve.press(eve.page.locator(f"[data-pad='{screen.view['turn']}'] .draw:enabled"))
        eve.until(lambda cards=cards: _lying(screen.view) == cards, "a card")  # type: ignore[misc]
        eve.until(lambda: screen.view["phase"] == "open", "the table listens")
    eve.press(eve.page.locator("[data-pad='2'] [data-target=graveyard]"))
    eve.until(lambda: screen.clashes and screen.view["phase"] == "open", "a verdict")


def _lying(view: Facts) -> int:
    return sum(player["stack"] for player in view["players"])


def _open(eve: Guest, options: dict[str, object], bots: Sequence[str]) -> None:
    seats = [{"kind": "me", "level": ""}, *({"kind": "bot", "level": level} for level in bots)]
    eve.forget()
    eve.open_table("gobbit", seats, options)
    eve.press(eve.button(eve.text("web-begin")))
    eve.wait(".gobbit [data-target]")


def _turns(player: Player) -> bool:
    """It is this player's turn: until a card is turned, only taps can change anything."""
    return player.guest.sees(".draw.turns") and player.view["phase"] == "open"


def _play_until(player: Player, reached: Callable[[], bool], what: str, *, wasteful: bool = False) -> None:
    """Like `until`, with a time limit for each scene and not for all of them together."""
    while not reached():
        number = player.view["scene"]["number"]
        player.guest.until(lambda number=number: _play(player, wasteful) != number or reached(), what)  # type: ignore[misc]


def _play(player: Player, wasteful: bool) -> int:
    """Taps a legal target, turns a card if possible, and returns the scene."""
    if not player.view["outcome"]:
        player.answer(wasteful=wasteful)
        if _turns(player) and not player.rights():
            player.guest.page.keyboard.press("Space")
    number: int = player.view["scene"]["number"]
    return number


def _steps_to_a_clash(eve: Guest) -> bool:
    eve.page.keyboard.press("ArrowRight")
    return _shows_a_clash(eve)


def _shows_a_clash(eve: Guest) -> bool:
    return eve.page.locator(".gobbit .strip li").count() >= HANDS
