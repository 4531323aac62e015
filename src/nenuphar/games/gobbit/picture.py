"""Draws Gobbit with the page's own cards: the players around the graveyard, each with a pile and an open stack."""

from importlib.resources import files
from math import cos, pi, sin

from nenuphar.core.picture import framed, label, pieces
from nenuphar.core.seat_signs import seat_sign
from nenuphar.games.gobbit.types import Player, View

_ART = pieces(files(__package__).joinpath("art.svg").read_text("utf-8"))

MIDDLE = 50.0
FAR_X, FAR_Y = 35.5, 35.0
COLOURS = ("green", "violet", "orange", "rose", "moon", "teal", "brown", "heron")


def picture(view: View) -> str:
    seats = len(view.players)
    width = 13.0 if seats <= 4 else 10.0
    parts = ['<rect width="100" height="100" rx="4" fill="#14454a"/><circle cx="50" cy="50" r="47" fill="#1b565b"/>']
    parts += _graveyard(view)
    winners = view.outcome.winners if view.outcome else ()
    for seat, player in enumerate(view.players):
        angle = pi / 2 + 2 * pi * seat / seats
        x, y = MIDDLE + FAR_X * cos(angle), MIDDLE + FAR_Y * sin(angle)
        parts += _place(player, x, y, width, COLOURS[seat], seat in winners)
    return framed(100, 100, "".join(parts), shown_width=480)


def _graveyard(view: View) -> list[str]:
    if not view.graveyard:
        return ['<rect x="43" y="42" width="14" height="16" rx="2" fill="none" stroke="#5fa777" stroke-width="0.5"/>']
    top = _ART["grave" if view.back is None else f"grave-{view.back}"](MIDDLE, MIDDLE, 14)
    return [top, label(str(view.graveyard), MIDDLE, 62.5, 4.4, "#fbf3dc")]


def _place(player: Player, x: float, y: float, width: float, colour: str, won: bool) -> list[str]:
    left, right = x - 0.58 * width, x + 0.58 * width
    sign = seat_sign(colour, x, y - 0.86 * width, 0.52 * width)
    crown = [_ART["crown"](x, y - 1.24 * width, 0.46 * width)] if won else []
    if player.out:
        return [_ART["poltergeist"](x, y, width), sign, *crown]
    parts = [_empty(left, y, width) if not player.pile else _ART["back"](left, y, width)]
    if player.top is None:
        parts.append(_empty(right, y, width) if not player.stack else _ART["back"](right, y, width))
    else:
        parts.append(_ART["-".join((player.top.animal, *player.top.colours))](right, y, width))
    counts = [label(str(count), at, y + 0.96 * width, 3.6, "#fbf3dc") for count, at in _counted(player, left, right)]
    return [*parts, *counts, sign, *crown]


def _counted(player: Player, left: float, right: float) -> list[tuple[int, float]]:
    return [(count, at) for count, at in ((player.pile, left), (player.stack, right)) if count]


def _empty(x: float, y: float, width: float) -> str:
    frame = f'x="{x - width / 2:.2f}" y="{y - 0.58 * width:.2f}" width="{width}" height="{1.14 * width:.2f}" rx="1.6"'
    return f'<rect {frame} fill="none" stroke="#5fa777" stroke-width="0.4" opacity="0.6"/>'
