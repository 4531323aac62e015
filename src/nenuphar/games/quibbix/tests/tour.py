"""The screenshot tour of Quibbix: a new table, unfinished words, a comparison with a vote, what was
possible, the end.
"""

from collections.abc import Iterator
from datetime import UTC, datetime, timedelta

from msgspec import to_builtins

from nenuphar.games.quibbix import contest
from tests.browser.guest import Facts, Guest
from tests.browser.quibbix import ME, Player, no_word
from tests.browser.tour import Stop

BY_MORNING = ("quibbix", "quibbix-compare")
BOTS = [{"kind": "bot", "level": level} for level in ("heron", "tadpole")]
TURNS = 3
SETTLE = """fetch('/api/me/words/quibbix/en/frogspawn', {
  method: 'PUT', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ stands: true })
})"""


def walk(mia: Guest, ben: Guest, eve: Guest) -> Iterator[Stop]:
    """Mia uses the tutor; Ben knows the game."""
    yield from _first_steps(Player(mia))
    player = Player(ben)
    ben.go("/new/quibbix")
    ben.page.get_by_text(ben.text("web-new-options")).click()
    ben.page.evaluate("document.querySelector('summary').scrollIntoView()")
    yield "quibbix-set-up", ben
    player.open([ME, *BOTS])
    player.begin()
    _build(player)
    yield "quibbix", ben
    ben.press(ben.page.locator("[data-tutor=joker]"))
    ben.wait("dialog[open] .letters")
    yield "quibbix-joker", ben
    ben.page.keyboard.press("Escape")
    yield from _compare(player)
    _play_out(player)
    yield "quibbix-result", ben
    ben.page.evaluate(SETTLE)
    ben.page.route("**/api/me/keepsakes/quibbix", lambda route: route.fulfill(json=six_contests()))
    ben.go("/keepsakes/quibbix")
    ben.wait("[data-house]")
    ben.wait("[data-qq]")
    yield "quibbix-keepsakes", ben
    ben.go("/rules/quibbix")
    ben.wait(".rules h2")
    yield "quibbix-rules", ben


def six_contests() -> list[Facts]:
    """As if Ben had played those of the rule book, one a week: to play them would take longer than the whole tour."""
    rows = contest.history([contest.Quotient(tenths) for tenths in (863, 798, 831, 902, 845, 830)])
    first = datetime(2026, 1, 4, tzinfo=UTC)
    days = [first + timedelta(weeks=week) for week in range(len(rows))]
    return [
        {"at": int(day.timestamp() * 1_000), "table": "", "kept": to_builtins(row)}
        for day, row in zip(days, rows, strict=True)
    ]


def _first_steps(player: Player) -> Iterator[Stop]:
    player.open([ME, *BOTS])
    player.begin()
    player.guest.wait(".tutor .next")
    yield "quibbix-tutor", player.guest


def _build(player: Player) -> None:
    """Two words, one of them with a turned tile."""
    word = no_word(player.rack, 5)
    player.type(word[:4].lower())
    player.guest.page.keyboard.press(f"Shift+{word[4]}")
    player.guest.page.keyboard.press("Space")
    rest = _without(player.rack, word[:4])
    player.type(rest[-3:].lower())
    player.guest.until(lambda: player.view["used"][0] == len(word) + 3, "all lies there")


def _without(rack: str, letters: str) -> str:
    for letter in letters:
        rack = rack.replace(letter, "", 1)
    return rack


def _compare(player: Player) -> Iterator[Stop]:
    ben = player.guest
    player.finish()
    player.comes_to("comparing")
    first = player.view["shown"][0]["words"][0]["text"]
    player.says("appeal-word", word=first)
    ben.until(lambda: player.view["settled"] and not player.view["votes"], "a vote that is over")
    yield "quibbix-compare", ben
    player.says("content")
    player.comes_to("rearranging")
    yield "quibbix-rearrange", ben
    player.finish()
    player.comes_to("looking")
    yield "quibbix-possible", ben


def _play_out(player: Player) -> None:
    for turn in range(2, TURNS + 1):
        player.says("ready")
        player.comes_to_turn(1, turn)
        player.finish()
        player.comes_to("comparing", "looking", "over")
        if player.phase == "comparing":
            player.says("content")
        player.comes_to("looking", "over")
    player.guest.wait("dialog[open] [data-sheet]")
