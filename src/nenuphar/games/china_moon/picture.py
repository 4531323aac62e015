"""Draws China Moon with the page's own pieces, in the square of 1000 in which a board file places its pads."""

from collections import Counter
from collections.abc import Sequence
from importlib.resources import files

from nenuphar.core.picture import framed, pieces
from nenuphar.games.china_moon.board import numbered
from nenuphar.games.china_moon.types import START, View, owner

_ART = pieces(files(__package__).joinpath("art.svg").read_text("utf-8"))

WIDE, HIGH = 1000, 1130
PAD_WIDE, FROG_WIDE, LILY_WIDE, PRIZE_WIDE = 88, 74, 62, 58
BANK_Y, FAN = 1066, 44


def picture(view: View) -> str:
    board = view.setup.options.board
    spots = [(board.start.x, board.start.y), *((pad.x, pad.y) for pad in board.pads)]
    spots.append((board.arrival.x, board.arrival.y))
    arrival = len(spots) - 1
    parts = [f'<rect width="{WIDE}" height="{HIGH}" rx="40" fill="#8fcfcd"/>', _ways(view, spots)]
    parts += [_ART[f"pad-{pad.kind}"](*spots[place], PAD_WIDE) for place, pad in enumerate(board.pads, 1)]
    parts += [_ART[f"lily-{lily}"](*spots[place], LILY_WIDE) for place, lily in enumerate(view.lilies) if lily]
    parts += _arrival(view, *spots[arrival])
    there: Counter[int] = Counter()
    for frog, place in enumerate(view.frogs):
        x, y = spots[place]
        if place == START:
            x, y = 60 + frog * FAN + owner(frog) * FAN, BANK_Y
        elif place == arrival:
            x, y = x + 40 * there[place] - 60, y + 70
        there[place] += 1
        parts.append(_ART[f"frog-{view.colours[owner(frog)]}"](x, y - 12, FROG_WIDE))
    return framed(WIDE, HIGH, "".join(parts), shown_width=520)


def _ways(view: View, spots: Sequence[tuple[float, float]]) -> str:
    lines = "".join(
        f"M{spots[here][0]} {spots[here][1]}L{spots[there][0]} {spots[there][1]}"
        for here, ahead in enumerate(numbered(view.setup.options.board))
        for there in ahead
    )
    return f'<path d="{lines}" fill="none" stroke="#b9e3dc" stroke-width="26" stroke-linecap="round"/>'


def _arrival(view: View, x: float, y: float) -> list[str]:
    """The bank on which frogs arrive, with the prizes that are left."""
    arrived = sum(place == len(view.lilies) - 1 for place in view.frogs)
    bank = f'<ellipse cx="{x}" cy="{y}" rx="150" ry="86" fill="#a9cfa0"/>'
    left = [(slot, lily) for slot, lily in enumerate(view.prizes) if lily and slot >= arrived]
    return [bank, *(_ART[f"lily-{lily}"](x - 96 + 64 * slot, y - 20, PRIZE_WIDE) for slot, lily in left)]
