"""A match as a short film: what everybody could see, some seconds long, to be shown around.

It is made in three steps, so that others can take turns in between: `stills` as SVG, `pixels` of some of them, and
`film` of all.
"""

from collections.abc import Sequence
from io import BytesIO

from PIL import Image, ImageDraw

from nenuphar.core.game import Audience
from nenuphar.core.match import AnyMatch
from nenuphar.core.picture import framed, picture_of
from nenuphar.core.seat_signs import seat_sign
from nenuphar.pictures.card import MOON, NIGHT, Shown, Subject
from nenuphar.pictures.fonts import DISPLAY, TEXT, font_for
from nenuphar.pictures.rendering import crown, fitted, rendered

WIDE, BOARD_HIGH, STRIP_HIGH = 480, 480, 64
MOST_STILLS = 48
LONGEST_MS, LEAST_MS, MOST_MS, END_MS = 12_000, 120, 700, 3_000
MOST_BYTES = 2_000_000
COLOURS = (128, 64, 32)  # fewer until the file is small enough


def stills(match: AnyMatch) -> list[str]:
    """The boards in the order of the match, as everybody could see them; evenly some of them, if there are many."""
    game, found = match.game, [""]
    for state in match.states_after(range(len(match.steps) + 1)).values():
        if game.waiting(state).chance is not None:
            continue  # nothing to show before chance has finished
        svg = picture_of(game, game.view(state, Audience.PUBLIC))
        if svg != found[-1]:
            found.append(svg)
    found = found[1:]
    if len(found) <= MOST_STILLS:
        return found
    return [found[round(number * (len(found) - 1) / (MOST_STILLS - 1))] for number in range(MOST_STILLS)]


def pixels(boards: Sequence[str], subject: Subject, is_end: bool = False) -> list[bytes]:
    """Each of these boards above a strip with the players, as PNG. At the end the strip says who has won."""
    return [_frame(board, subject, is_end and number == len(boards)) for number, board in enumerate(boards, 1)]


def film(frames: Sequence[bytes]) -> bytes:
    """A GIF of these frames. The last one stays for a while."""
    pictures = [Image.open(BytesIO(frame)).convert("RGB") for frame in frames]
    each_ms = max(LEAST_MS, min(MOST_MS, LONGEST_MS // len(pictures)))
    for colours in COLOURS:
        made = _gif(pictures, each_ms, colours)
        if len(made) <= MOST_BYTES:
            return made
    return _gif(pictures[:: 2 if len(pictures) % 2 else 1][:-1] + pictures[-1:], 2 * each_ms, COLOURS[-1])


def _gif(pictures: Sequence[Image.Image], each_ms: int, colours: int) -> bytes:
    # One palette for all: pixels that do not change need no bytes.
    together = Image.new("RGB", (pictures[0].width, 3 * pictures[0].height))
    for place, picture in enumerate((pictures[0], pictures[len(pictures) // 2], pictures[-1])):
        together.paste(picture, (0, place * picture.height))
    palette = together.quantize(colours, Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE)
    first, *rest = [each.quantize(palette=palette, dither=Image.Dither.NONE) for each in pictures]
    file = BytesIO()
    times = [*[each_ms] * len(rest), END_MS]
    first.save(file, "GIF", save_all=True, append_images=rest, duration=times, loop=0, optimize=False, disposal=1)
    return file.getvalue()


def _frame(board: str, subject: Subject, is_end: bool) -> bytes:
    high = BOARD_HIGH + STRIP_HIGH
    room = WIDE / max(1, len(subject.players))
    ground = f'<rect width="{WIDE}" height="{high}" fill="{NIGHT}"/>'
    signs = "".join(_sign(shown, number * room, is_end) for number, shown in enumerate(subject.players))
    drawn = rendered(framed(WIDE, high, ground + fitted(board, 0, 0, WIDE, BOARD_HIGH) + signs), WIDE)
    pen = ImageDraw.Draw(drawn)
    for number, shown in enumerate(subject.players):
        _name(pen, shown, number * room, room)
    font, title = font_for(f"{subject.title} · Nénuphar", DISPLAY, 15, 500)
    pen.text((WIDE / 2, high - 13), title, font=font, fill="#8fa9b8", anchor="mm")
    file = BytesIO()
    drawn.convert("RGB").save(file, "PNG", compress_level=1)
    return file.getvalue()


def _sign(shown: Shown, x: float, is_end: bool) -> str:
    sign = seat_sign(shown.colour, x + 17, BOARD_HIGH + 21, 22)
    return sign + (crown(x + 17, BOARD_HIGH + 6, 18) if is_end and shown.won else "")


def _name(pen: ImageDraw.ImageDraw, shown: Shown, x: float, room: float) -> None:
    font, name = font_for(shown.name, TEXT, 17, 600)
    while font.getlength(name) > room - 36 and len(name) > 2:
        name = f"{name[:-2]}…"
    pen.text((x + 32, BOARD_HIGH + 21), name, font=font, fill=MOON, anchor="lm")
