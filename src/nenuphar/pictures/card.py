"""A picture of a table that says it all at a glance: the game, who plays, how it stands, and the board."""

from io import BytesIO

from msgspec import Struct
from PIL import Image, ImageDraw

from nenuphar.core.picture import framed
from nenuphar.core.seat_signs import seat_sign
from nenuphar.pictures.fonts import DISPLAY, TEXT, Face, font_for
from nenuphar.pictures.rendering import crown, fitted, rendered

WIDE, HIGH = 1200, 630  # what link previews show
LEFT, BOARD_X, BOARD_WIDE, MARGIN = 64, 606, 566, 28
TEXT_WIDE = BOARD_X - LEFT - 24
NAME_SIZE, WON_WEIGHT = 32, 700
NIGHT, WATER, SHALLOW, MOON, AMBER, LEAF = "#0e2a2f", "#14454a", "#1f6267", "#fbf3dc", "#f2b544", "#5fa777"


class Shown(Struct, frozen=True):
    """A player in a picture."""

    name: str
    colour: str
    won: bool = False


class Subject(Struct, frozen=True):
    """What a card says, in words; `players` is empty if nobody may know them."""

    title: str
    headline: str
    players: tuple[Shown, ...] = ()


def card(subject: Subject, board: str) -> bytes:
    """A PNG of 1200 by 630."""
    step = 50 if len(subject.players) <= 5 else 41
    top = 330 if len(subject.players) <= 5 else 292
    rows = [(shown, top + step * number) for number, shown in enumerate(subject.players)]
    drawn = rendered(framed(WIDE, HIGH, _ground() + _signs(rows) + _board(board)), WIDE)
    pen = ImageDraw.Draw(drawn)
    _write(pen, "Nénuphar", LEFT + 44, 70, DISPLAY, 30, 500, LEAF)
    _write(pen, subject.title, LEFT, 160, DISPLAY, 76, 600, MOON)
    _write(pen, subject.headline, LEFT, 236, DISPLAY, 40, 500, AMBER)
    for shown, y in rows:
        weight = WON_WEIGHT if shown.won else 500
        _write(pen, shown.name, LEFT + 52, y, TEXT, NAME_SIZE, weight, MOON, TEXT_WIDE - 110)
    return saved(drawn)


def saved(drawn: Image.Image) -> bytes:
    file = BytesIO()
    # Few colours make a small file, and drawings of flat paper have few.
    drawn.convert("RGB").quantize(256, Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE).save(file, "PNG")
    return file.getvalue()


def _ground() -> str:
    leaf = '<path transform="translate(82 70) scale(0.9)" d="M0 0 6-18A19 19 0 1 1-6-18Z" fill="#5fa777"/>'
    ripples = "".join(
        f'<circle cx="150" cy="560" r="{radius}" fill="none" stroke="{WATER}" stroke-width="6"/>'
        for radius in (90, 180, 280, 390)
    )
    return f'<rect width="{WIDE}" height="{HIGH}" fill="{NIGHT}"/>{ripples}{leaf}'


def _signs(rows: list[tuple[Shown, int]]) -> str:
    return "".join(
        seat_sign(shown.colour, LEFT + 18, y, 36) + (crown(_after_name(shown), y, 34) if shown.won else "")
        for shown, y in rows
    )


def _after_name(shown: Shown) -> float:
    font, name = font_for(shown.name, TEXT, NAME_SIZE, WON_WEIGHT)
    return LEFT + 52 + min(font.getlength(name), TEXT_WIDE - 110) + 34


def _board(board: str) -> str:
    high = HIGH - 2 * MARGIN
    frame = f'<rect x="{BOARD_X}" y="{MARGIN}" width="{BOARD_WIDE}" height="{high}" rx="28" fill="{WATER}"/>'
    return frame + fitted(board, BOARD_X + 12, MARGIN + 12, BOARD_WIDE - 24, high - 24)


def _write(
    pen: ImageDraw.ImageDraw,
    text: str,
    x: float,
    y: float,
    face: Face,
    size: int,
    weight: int,
    colour: str,
    room: float = TEXT_WIDE,
) -> None:
    """One line, its left middle at this place. It gets smaller until it fits."""
    shown, fit = font_for(text, face, size, weight)
    while shown.getlength(fit) > room and size > 18:
        size -= 2
        shown, fit = font_for(text, face, size, weight)
    while shown.getlength(fit) > room:
        fit = f"{fit[:-2]}…"
    pen.text((x, y), fit, font=shown, fill=colour, anchor="lm")
