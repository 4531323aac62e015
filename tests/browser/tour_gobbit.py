"""A walk past Gobbit: what can be agreed on, a table of four, a clash, a pause, and a short match to its end."""

from collections.abc import Callable, Iterator, Sequence

from tests.browser.guest import Guest
from tests.browser.test_gobbit_match import Player, press_until
from tests.browser.tour import Stop, be_called
from tests.browser.tour_moon import OPEN

SOME_CLASHES = 8  # until there is a story to tell
HANDS = 2  # in a clash that is worth a picture


def walk(mia: Guest) -> Iterator[Stop]:
    player = Player(mia, 0)
    mia.go("/settings")
    be_called(mia, "Mia")
    mia.page.evaluate("localStorage.setItem('nenuphar.taught.gobbit', 'yes')")
    mia.go("/new/gobbit")
    mia.press(mia.page.get_by_text(mia.text("web-new-options")))
    mia.page.locator("summary").scroll_into_view_if_needed()
    yield "gobbit-set-up", mia
    _open(mia, {}, ("frog", "tadpole", "frog"))
    _play_until(player, lambda: _turns(player) and all(seat["top"] for seat in player.view["players"]), "four stacks")
    yield "gobbit", mia
    _play_until(player, lambda: _turns(player) and len(player.view["verdicts"]) >= HANDS, "a clash")
    yield "gobbit-clash", mia
    press_until(player, "p", lambda: player.view["phase"] == "paused")
    mia.wait(".paused")
    yield "gobbit-pause", mia
    _open(mia, {"tempo": "frantic", "minimum_penalty": True}, ("tadpole",))
    _play_until(player, lambda: len(player.heard()) > SOME_CLASHES, "some clashes")
    _play_until(player, lambda: player.is_over, "the end", wasteful=True)
    yield "gobbit-result", mia
    mia.press(mia.link(mia.text("web-replay")))
    mia.wait(".replay .gobbit")
    mia.page.keyboard.press("ArrowRight")
    mia.until(lambda: _steps_to_a_clash(mia), "a clash of the past")
    yield "gobbit-replay", mia
    mia.go("/rules/gobbit")
    mia.wait(".rules h2")
    yield "gobbit-rules", mia


def _open(mia: Guest, options: dict[str, object], bots: Sequence[str]) -> None:
    seats = [{"kind": "me", "level": ""}, *({"kind": "bot", "level": level} for level in bots)]
    wish = {"game": "gobbit", "seats": seats, "options": options, "decision_seconds": None, "public": False}
    mia.frames.clear()
    mia.go(f"/t/{mia.page.evaluate(OPEN, wish)}")
    mia.press(mia.button(mia.text("web-begin")))
    mia.wait(".gobbit [data-target]")


def _turns(player: Player) -> bool:
    """It is this player's turn, and as long as no card is turned only hands can change anything."""
    return player.guest.sees(".draw.turns") and player.view["phase"] == "open"


def _play_until(player: Player, reached: Callable[[], bool], what: str, *, wasteful: bool = False) -> None:
    """As `until`, with patience for each scene and not for all of them together."""
    while not reached():
        number = player.view["scene"]["number"]
        player.guest.until(lambda number=number: _play(player, wasteful) != number or reached(), what)  # type: ignore[misc]


def _play(player: Player, wasteful: bool) -> int:
    """Tap what is right, turn what is there to turn, and say which scene it is."""
    if not player.view["outcome"]:
        player.answer(wasteful=wasteful)
        if _turns(player) and not player.rights():
            player.guest.page.keyboard.press("Space")
    number: int = player.view["scene"]["number"]
    return number


def _steps_to_a_clash(mia: Guest) -> bool:
    mia.page.keyboard.press("ArrowRight")
    return mia.page.locator(".gobbit .strip li").count() >= HANDS
