"""The signs that stand for frogs, pads and lilies wherever China Moon is written and not drawn."""

from collections.abc import Sequence

from nenuphar.games.china_moon.board import Kind
from nenuphar.games.china_moon.types import Colour, Frog, Lily, owner

FROGS: dict[Colour, str] = {"yellow": "●", "red": "▲", "green": "■", "blue": "◆", "violet": "★"}
PADS: dict[Kind, str] = {"plain": "", "lily": "", "black": "", "prankster": "⇄", "spring": "»", "butterfly": "%"}
LILIES: dict[Lily, str] = {"white": "w", "yellow": "y", "pink": "p", "black": "k", "blue": "u"}
LETTERS = "acdefgijklmnops"  # of the frogs; b, h, q and r mean something else to a terminal
FLOWER, START, MOON = "✿", "▷", "☾"


def frog_sign(colours: Sequence[Colour], frog: Frog) -> str:
    """`▲f` is a frog of the red player, and the only one with the letter f."""
    return f"{FROGS[colours[owner(frog)]]}{LETTERS[frog]}"


def lily_sign(lily: Lily) -> str:
    return f"{FLOWER}{LILIES[lily]}"
