"""Shows a position: as text, or as a picture made of pixels."""

from io import BytesIO

import numpy as np
from numpy.typing import NDArray

from nenuphar.adapters.position import Position
from nenuphar.core.game import Audience
from nenuphar.core.picture import picture_of

MODES = ("human", "ansi", "rgb_array")


def checked(mode: str | None) -> str | None:
    if mode is not None and mode not in MODES:
        raise ValueError(f"render_mode is one of {', '.join(MODES)}, not {mode!r}")
    return mode


def rendered(position: Position, mode: str | None) -> NDArray[np.uint8] | str | None:
    match mode:
        case "human":
            print(as_text(position))
            return None
        case "ansi":
            return as_text(position)
        case "rgb_array":
            return as_pixels(position)
        case _:
            return None


def as_text(position: Position) -> str:
    game = position.task.game
    names = [f"player_{seat}" for seat in position.task.every_seat]
    return game.text.board(position.view(Audience.EVERYTHING), names)


def as_pixels(position: Position) -> NDArray[np.uint8]:
    """The picture that notebooks show, as rows of red, green and blue."""
    import resvg_py  # loaded when it is needed: most learners never look
    from PIL import Image

    svg = picture_of(position.task.game, position.view(Audience.EVERYTHING))
    with Image.open(BytesIO(resvg_py.svg_to_bytes(svg_string=svg, background="#ffffff"))) as image:
        return np.asarray(image.convert("RGB"), np.uint8)
