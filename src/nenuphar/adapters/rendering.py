"""Shows a position: as text, or as a picture made of pixels."""

import numpy as np
from numpy.typing import NDArray

from nenuphar.adapters.position import Position
from nenuphar.core.game import Audience

MODES = ("human", "ansi", "rgb_array")
PIXELS = 480


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
    return np.zeros((PIXELS, PIXELS, 3), np.uint8)
