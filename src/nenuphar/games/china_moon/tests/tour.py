"""The screenshot tour of China Moon: a turn, a choice out of turn, the end, and the workshop."""

from collections.abc import Callable, Iterator

from tests.browser.china_moon import Player, pranksters
from tests.browser.guest import Guest
from tests.browser.tour import Stop

BOTS = 3
BY_MORNING = ("moon",)
SOME_TURNS = 5  # until the frogs are spread over the pond


def walk(mia: Guest, ben: Guest, eve: Guest) -> Iterator[Stop]:
    player = Player(mia, rival=1)
    mia.go("/")
    _open(mia, {"oldest": 0})
    _play_until(player, lambda: player.view["number"] > SOME_TURNS and player.sees() == "frog", "a lively pond")
    player.choose_frog()
    yield "moon", mia
    _open(mia, {"oldest": 0, "board": pranksters()})
    _play_until(player, lambda: player.sees() == "swap", "a swap")
    yield "moon-swap", mia
    _play_until(player, lambda: player.is_over, "the end")
    yield "moon-result", mia
    mia.go("/workshop/china_moon")
    mia.wait(".verdict")
    yield "moon-workshop", mia
    mia.go("/rules/china_moon")
    mia.wait(".rules h2")
    yield "moon-rules", mia


def _open(mia: Guest, options: dict[str, object]) -> None:
    bot = {"kind": "bot", "level": "tadpole"}
    seats = [{"kind": "me", "level": ""}, *[bot] * BOTS]
    mia.open_table("china_moon", seats, options)
    mia.press(mia.button(mia.text("web-begin")))
    mia.wait(".moon .frog")
    if mia.sees(".tutor"):
        mia.press(mia.button(mia.text("web-tutor-close")))


def _play_until(player: Player, reached: Callable[[], bool], what: str) -> None:
    """Like `until`, with a time limit for each move and not for all of them together."""
    while not reached():
        player.guest.until(lambda: player.play() or reached(), what)
