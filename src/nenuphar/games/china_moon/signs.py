"""The signs for frogs, pads and lilies in texts."""

from collections.abc import Sequence

from nenuphar.games.china_moon.board import Kind
from nenuphar.games.china_moon.types import Colour, Frog, Lily, owner

FROGS: dict[Colour, str] = {"yellow": "●", "red": "▲", "green": "■", "blue": "◆", "violet": "★"}
PADS: dict[Kind, str] = {"plain": "", "lily": "", "black": "", "prankster": "⇄", "spring": "»", "butterfly": "%"}
LILIES: dict[Lily, str] = {"white": "w", "yellow": "y", "pink": "p", "black": "k", "blue": "u"}
LETTERS = "acdefgijklmnops"  # of the frogs; a terminal uses b, h, q and r itself
FLOWER, START, MOON = "✿", "▷", "☾"


def frog_sign(colours: Sequence[Colour], frog: Frog) -> str:
    """`▲f` is a frog of the red player, and the only one with the letter f."""
    return f"{FROGS[colours[owner(frog)]]}{LETTERS[frog]}"


def lily_sign(lily: Lily) -> str:
    return f"{FLOWER}{LILIES[lily]}"
