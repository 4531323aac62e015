"""The signs that stand for tiles and words wherever Quibbix is written and not drawn."""

from collections.abc import Sequence

from nenuphar.games.quibbix.parts import Layout, Rack, Solution, Standing, Tile

DONE, YOU, LAID, EVERYDAY, ATTESTED = "✓", "▸", "▭", "☆", "★"
STANDINGS: dict[Standing, str] = {"laid": "", "stands": "", "voting": "?", "fallen": "✗", "taken-back": "↩"}


def word_sign(rack: Rack, layout: Layout, word: Sequence[Tile]) -> str:
    """`JAM(M)ERT`: what a turned tile stands for is in parentheses."""
    backs = {turned.tile: turned.letter for turned in layout.turned}
    return "".join(f"({backs[tile]})" if tile in backs else rack[tile] for tile in word)


def solution_sign(solution: Solution) -> str:
    """`22 JAM(M)ERT URS`, with a sign of doubt if nobody knows that there is nothing better."""
    words = ["".join(f"({sign.upper()})" if sign.islower() else sign for sign in word) for word in solution.words]
    return " ".join([f"{solution.points}{'' if solution.proven else '+'}", *words])
