"""Plays whole matches with the pointer, by what the page shows."""

import json
import time
from typing import Any

from tests.engines.engine import GLANCE_S, MIDDLE, PATIENCE_S, Engine, until

LONGEST_S = 600.0
EYE_S = 0.15  # a tap faster than any human is judged by the previous cards (GB-H2)
OVER = "!!document.querySelector('dialog[open] .winner, dialog[open] .result, [data-over]')"
FETCH = """(async () => {
  await fetch('/api/me')
  const answer = await fetch('/api/tables', {
    method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(%s)
  })
  return await answer.json()
})()"""

# What to press, the most urgent first.
PRESSES = {
    "quibbit": (".tile.offered", ".hand.waiting:not(:has([aria-pressed=true])) .card.offered"),
    "china_moon": (
        "[data-confirm]:not([disabled])",
        "[data-sheet] button[data-pad]:not([aria-pressed=true]):not([disabled])",
        "[data-sheet]:not(:has(.mine [aria-pressed=true])) .mine button[data-lily]:not([disabled])",
        "[data-sheet]:has(.mine [aria-pressed=true]) [data-partner] button[data-lily]:not([disabled])",
        "[data-sheet] button[data-lily]:not([aria-pressed=true]):not([disabled])",
        "[data-way]",
        ".frog.can",
    ),
    "gobbit": (".quick:not([disabled])", ".stack.hinted:not(:has(.hand:not(.low)))", ".draw.turns"),
    "quibbix": (
        "[data-vote] .button.go",
        ".quibbix[data-phase=building] [data-tutor=finish]",
        ".quibbix[data-phase=comparing] .button.go",
        ".quibbix[data-phase=looking] .button.go",
        ".quibbix .button.go",
    ),
}
# What to press otherwise, to be out soon: at some tables a wrong tap costs a card.
WASTE = {"gobbit": "[data-target=graveyard]:not(:has(.hand))"}


def sit_down(engine: Engine, address: str, wish: dict[str, Any], *, hasty: bool = False) -> None:
    engine.go(f"{address}/icon.svg")  # of the same origin, and loads nothing that leaving it would abort
    engine.faults.clear()  # those of an earlier match
    for key in PRESSES:
        engine.run(f"localStorage.setItem('nenuphar.taught.{key}', 'yes')")
    habits = {"motion": "still", "quick": True} if hasty else {}
    engine.run(f"localStorage.setItem('nenuphar.settings', {json.dumps(json.dumps(habits))})")
    table = engine.run(FETCH % json.dumps(wish))
    assert "id" in table, table
    engine.go(f"{address}/t/{table['id']}")
    press(engine, ".room .button.go")


def play_out(engine: Engine, game: str, *, hasty: bool) -> int:
    """Plays until the result is shown. Returns the number of presses."""
    end, pressed = time.monotonic() + LONGEST_S, 0
    wanted = [*PRESSES[game], *([WASTE[game]] if hasty and game in WASTE else [])]
    while not engine.run(OVER):
        assert time.monotonic() < end, f"{game} does not end"
        found = engine.run(f"{MIDDLE}({wanted!r})")
        if found is None:
            time.sleep(GLANCE_S)
            continue
        if ".hinted" in found[0]:
            time.sleep(EYE_S)
        engine.press_at(*found[1:])
        pressed += 1
    return pressed


def press(engine: Engine, *selectors: str) -> None:
    found: list[Any] = []

    def seen() -> bool:
        found[:] = engine.run(f"{MIDDLE}({list(selectors)!r})") or []
        return bool(found)

    until(seen, f"one of {selectors} within {PATIENCE_S:.0f} s")
    engine.press_at(*found[1:])
