"""Draws Quibbix with wooden tiles as the page has them: a row for each player, with points and words or letters."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from nenuphar.core.game import Seat
from nenuphar.core.picture import framed, label
from nenuphar.core.seat_signs import seat_sign
from nenuphar.games.quibbix.tiles import values
from nenuphar.games.quibbix.types import View

COLOURS = ("yellow", "red", "green", "blue", "violet", "orange")
TOP, LEFT, ROOM = 4.0, 15.0, 81.0  # of the rows; tiles have the room right of the sign
MOST_TILE, HIGH = 9.0, 1.12  # the width of a tile, and its height as a part of that
GAP = 0.08  # between tiles, as a part of a tile
REJECTED = ("fallen", "taken-back")


class _Tile(NamedTuple):
    letter: str
    points: int
    turned: bool
    faint: bool


def picture(view: View) -> str:
    row = (100 - 2 * TOP) / view.setup.seats
    parts = ['<rect width="100" height="100" rx="4" fill="#14454a"/>']
    winners = view.outcome.winners if view.outcome else ()
    for seat in range(view.setup.seats):
        top = TOP + seat * row
        parts += _player(view, seat, top, row, seat in winners)
    return framed(100, 100, "".join(parts), shown_width=480)


def _player(view: View, seat: Seat, top: float, high: float, won: bool) -> Iterator[str]:
    ground = "#24686c" if won else "#1b565b"
    yield f'<rect x="3" y="{top + 0.6:.2f}" width="94" height="{high - 1.2:.2f}" rx="2.4" fill="{ground}"/>'
    middle = top + high / 2
    yield seat_sign(COLOURS[seat], 9, middle - 2.6, 6.4)
    yield label(str(view.totals[seat]), 9, middle + 6, 5, "#f2b544" if won else "#fbf3dc")
    words = _words(view, seat)
    width = _fitting(words, high - 2.4)
    lines = _lines(words, width)
    y = middle - len(lines) * width * (HIGH + GAP) / 2
    for line in lines:
        x = LEFT
        for word in line:
            for tile in word:
                yield _drawn(tile, x, y, width)
                x += width * (1 + GAP)
            x += width * 0.6
        y += width * (HIGH + GAP)


def _words(view: View, seat: Seat) -> list[list[_Tile]]:
    """The words that were shown, else all letters."""
    rack, worth = view.racks[seat], values(view.setup.options.tiles, view.setup.options.words_in)
    if not view.shown or not view.shown[seat].layout.words:
        return [[_Tile(letter, worth[letter], False, bool(view.shown)) for letter in rack]] if rack else []
    laid = view.shown[seat]
    backs = {turned.tile: turned.letter for turned in laid.layout.turned}
    return [
        [
            _Tile(backs.get(tile, rack[tile]), worth[rack[tile]], tile in backs, word.standing in REJECTED)
            for tile in tiles
        ]
        for tiles, word in zip(laid.layout.words, laid.words, strict=True)
    ]


def _fitting(words: Sequence[Sequence[_Tile]], high: float) -> float:
    """The largest width of a tile with which all words have room."""
    width = min(MOST_TILE, high / (HIGH + GAP))
    while width > 1 and len(_lines(words, width)) * width * (HIGH + GAP) > high:
        width -= 0.25
    return width


def _lines(words: Sequence[Sequence[_Tile]], width: float) -> list[list[Sequence[_Tile]]]:
    """Words in lines. A word that is longer than a line is broken."""
    most = max(1, int(ROOM / (width * (1 + GAP))))
    lines: list[list[Sequence[_Tile]]] = []
    used = 0.0
    for word in words:
        for start in range(0, len(word), most):
            part = word[start : start + most]
            needed = len(part) * width * (1 + GAP)
            if not lines or used + needed > ROOM:
                lines.append([])
                used = 0.0
            lines[-1].append(part)
            used += needed + width * 0.6
    return lines


def _drawn(tile: _Tile, x: float, y: float, width: float) -> str:
    edge, face, ink = ("#4a2f18", "#7b5531", "#fff3dc") if tile.turned else ("#b4854b", "#efd6aa", "#38220e")
    high, corner = width * HIGH, width * 0.16
    box = f'x="{x:.2f}" y="{y:.2f}" width="{width:.2f}" rx="{corner:.2f}"'
    wood = (
        f'<rect {box} height="{high:.2f}" fill="{edge}"/><rect {box} height="{high - 0.09 * width:.2f}" fill="{face}"/>'
    )
    letter = label(tile.letter, x + width / 2, y + width * 0.7, width * 0.62, ink)
    dots = "" if tile.turned else "".join(_dots(tile.points, x + width / 2, y + width * 0.9, width))
    return f'<g opacity="{0.45 if tile.faint else 1}">{wood}{letter}{dots}</g>'


def _dots(points: int, x: float, y: float, width: float) -> Iterator[str]:
    for dot in range(points):
        cx = x + (dot - (points - 1) / 2) * 0.17 * width
        yield f'<circle cx="{cx:.2f}" cy="{y:.2f}" r="{0.05 * width:.2f}" fill="#7b4d1e"/>'
