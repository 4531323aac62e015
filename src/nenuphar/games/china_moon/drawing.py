"""Draws the board with characters, by the places of its pads.

`12` is a pad, `6»` a spring, `8⇄` a prankster, `15%` a butterfly; `3✿w` has a white lily, `12▲f` a frog.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache

from nenuphar.games.china_moon.board import SIDE, Board
from nenuphar.games.china_moon.signs import FROGS, MOON, PADS, START, frog_sign, lily_sign
from nenuphar.games.china_moon.types import FROGS_EACH, LILIES, Hand, View

WIDE, HIGH, CELL, NAME_WIDE = 74, 23, 6, 12
DOT, NOTHING, VIEWER, ASKED, GONE = "·", " ", "▸", "…", "–"
DOTS_A_STEP = 4


def drawn(view: View, names: Sequence[str]) -> str:
    """The track, the frogs at the start, the lilies at the arrival, and everybody's lilies and points."""
    lines = _picture(view)
    start = [frog_sign(view.colours, frog) for frog, place in enumerate(view.frogs) if place == 0]
    home = [frog_sign(view.colours, frog) for frog, place in enumerate(view.frogs) if place == len(view.lilies) - 1]
    prizes = [f"{slot} {lily_sign(lily) if lily else GONE}" for slot, lily in enumerate(view.prizes, 1)]
    panel = [
        f"  {START} {' '.join(start) or GONE}",
        f"  {MOON} {'  '.join(prizes)}   {' '.join(home)}",
        *(_player(view, seat, name) for seat, name in enumerate(names)),
    ]
    return "\n".join(line.rstrip() for line in (*lines, "", *panel)).strip("\n")


def _picture(view: View) -> list[str]:
    board = view.setup.options.board
    grid = [[NOTHING] * WIDE for _ in range(HIGH)]
    spots = _spots(board)
    for column, row in _dots(board):
        grid[row][min(column + CELL // 2, WIDE - 1)] = DOT
    for place, cell in enumerate(_cells(view)):
        column, row = spots[place]
        for offset, sign in enumerate(f"{cell:<{CELL}}"):
            grid[row][column + offset] = sign
    return [line for row in grid if (line := "".join(row)).strip()]


def _cells(view: View) -> Iterator[str]:
    """The text for every place, from the start to the arrival."""
    sitting = {place: frog_sign(view.colours, frog) for frog, place in enumerate(view.frogs)}
    yield START
    for place, pad in enumerate(view.setup.options.board.pads, 1):
        lily = view.lilies[place]
        yield f"{pad.name}{PADS[pad.kind]}{sitting.get(place, '')}{lily_sign(lily) if lily else ''}"[: CELL + 2]
    yield MOON


@lru_cache(maxsize=64)
def _spots(board: Board) -> tuple[tuple[int, int], ...]:
    """Column and row of every place. Pads that would cover each other move to the nearest free spot."""
    taken: set[tuple[int, int]] = set()
    spots: list[tuple[int, int]] = []
    for x, y in ((board.start.x, board.start.y), *((p.x, p.y) for p in board.pads), (board.arrival.x, board.arrival.y)):
        column, row = _on_grid(x, y)
        free = [
            (abs(other - column) + CELL * abs(line - row), other, line)
            for line in range(HIGH)
            for other in range(WIDE - CELL - 1)
            if not any((beside, line) in taken for beside in range(other - 1, other + CELL + 1))
        ]
        _, column, row = min(free)
        taken |= {(beside, row) for beside in range(column, column + CELL)}
        spots.append((column, row))
    return tuple(spots)


@lru_cache(maxsize=64)
def _dots(board: Board) -> frozenset[tuple[int, int]]:
    return frozenset(_on_grid(x, y) for x, y in _steps(board))


def _steps(board: Board) -> Iterator[tuple[float, float]]:
    """Dots on the way from every place to the next."""
    places = {pad.name: (pad.x, pad.y) for pad in board.pads}
    places["arrival"] = (board.arrival.x, board.arrival.y)
    here = [(board.start.x, board.start.y, board.start.next), *((pad.x, pad.y, pad.next) for pad in board.pads)]
    for x, y, following in here:
        for name in following:
            to_x, to_y = places[name]
            for dot in range(1, DOTS_A_STEP):
                part = dot / DOTS_A_STEP
                yield x + (to_x - x) * part, y + (to_y - y) * part


def _on_grid(x: float, y: float) -> tuple[int, int]:
    return round(x / SIDE * (WIDE - CELL - 2)), round(y / SIDE * (HIGH - 1))


def _player(view: View, seat: int, name: str) -> str:
    """One player's line: `▸ ▲ efg … Anna           7  ✿www ✿y`."""
    mine = VIEWER if view.viewer == seat else NOTHING
    frogs = range(FROGS_EACH * seat, FROGS_EACH * (seat + 1))
    letters = "".join(frog_sign(view.colours, frog)[1:] for frog in frogs)
    asked = ASKED if view.asked == seat else NOTHING
    who = f"{mine} {FROGS[view.colours[seat]]} {letters} {asked} {name[:NAME_WIDE]:<{NAME_WIDE}}"
    return f"{who} {view.scores[seat]:>3}  {_bunch(view.hands[seat])}"


def _bunch(hand: Hand) -> str:
    return " ".join(lily_sign(lily) + lily_sign(lily)[1] * (hand.count(lily) - 1) for lily in LILIES if lily in hand)
