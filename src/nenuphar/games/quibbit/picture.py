"""Draws Quibbit! with the page's own pieces. The measures are those of web/layout.ts, in hundredths of the board."""

from importlib.resources import files
from math import cos, pi, sin

from nenuphar.core.picture import framed, pieces
from nenuphar.games.quibbit.types import CARDS, Card, View

_ART = pieces(files(__package__).joinpath("art.svg").read_text("utf-8"))

FROG_WIDE, FROG_ABOVE = 12.4, 2.6
CENTRE_X, CENTRE_Y = 50.0, 50.6
CARD_WIDE, CARD_HIGH, ROW_HIGH = 4.4, 6.0, 9.0
_PIPS = {1: (4,), 2: (0, 8), 3: (0, 4, 8), 4: (0, 2, 6, 8), 5: (0, 2, 4, 6, 8)}  # places in a square of three by three


def picture(view: View) -> str:
    tiles = len(view.ring) or 3 * (len(view.colours) + 1)
    radius, width = (41.0, 16.4) if tiles > 12 else (40.4, 18.6)
    standing = {step % tiles for step in view.steps if step is not None}
    parts = [_ART[f"pond-{tiles}"](50, 50, 100)]
    for tile, kind in enumerate(view.ring):
        x, y = _spot(tile, tiles, radius)
        leaf = kind if kind in ("flower", "water") else f"leaf-{kind}" + ("-aside" if tile in standing else "")
        parts.append(_ART[leaf](x, y, width))
    for frog in sorted(range(len(view.steps)), key=lambda frog: _height(view, frog, tiles, radius)):
        step = view.steps[frog]
        if step is not None:
            x, y = _spot(step, tiles, radius)
            parts.append(_frog(view, frog, x, y - FROG_ABOVE, FROG_WIDE))
    return framed(100, 100, "".join((*parts, *_cards(view))), shown_width=480)


def _height(view: View, frog: int, tiles: int, radius: float) -> float:
    step = view.steps[frog]
    return 0.0 if step is None else _spot(step, tiles, radius)[1]


def _spot(tile: int, tiles: int, radius: float) -> tuple[float, float]:
    """Tile 0 is on top, and frogs hop clockwise."""
    angle = tile % tiles / tiles * 2 * pi - pi / 2
    return CENTRE_X + radius * cos(angle), CENTRE_Y + radius * sin(angle)


def _frog(view: View, frog: int, x: float, y: float, width: float) -> str:
    crown = _ART["crown"](x, y - 0.58 * width, 0.42 * width) if frog == view.crown else ""
    return _ART[f"frog-{view.colours[frog]}"](x, y, width) + crown


def _cards(view: View) -> list[str]:
    """In the middle: a row for each frog with the cards that it still has."""
    hands = [*view.hands, *([view.pile] if len(view.colours) > len(view.hands) else [])]
    top = CENTRE_Y - ROW_HIGH * (len(hands) - 1) / 2
    parts = []
    for row, hand in enumerate(hands):
        y = top + row * ROW_HIGH
        parts.append(_ART[f"frog-{view.colours[row]}"](34, y, 7))
        shown = view.chosen[row] if row < len(view.chosen) else None
        parts += [_card(card, 41.5 + 5.4 * (card - 1), y, card in hand, card == shown) for card in CARDS]
    return parts


def _card(card: Card, x: float, y: float, held: bool, chosen: bool) -> str:
    frame = f'x="{x - CARD_WIDE / 2:.2f}" y="{y - CARD_HIGH / 2:.2f}" width="{CARD_WIDE}" height="{CARD_HIGH}" rx="0.8"'
    if not held:
        return f'<rect {frame} fill="none" stroke="#fffdf4" stroke-width="0.25" opacity="0.5"/>'
    edge = ' stroke="#f2b544" stroke-width="0.7"' if chosen else ""
    pips = "".join(
        f'<circle cx="{x + 1.2 * (place % 3 - 1):.2f}" cy="{y + 1.6 * (place // 3 - 1):.2f}" r="0.5" fill="#14302f"/>'
        for place in _PIPS[card]
    )
    return f'<rect {frame} fill="#fdf6e0"{edge}/>{pips}'
