"""The signs that stand for tiles and words wherever Quibbix is written and not drawn."""

from collections.abc import Sequence

from nenuphar.games.quibbix.parts import Layout, Possible, Rack, Solution, Standing, Tile

DONE, YOU, LAID = "✓", "▸", "▭"
EVERYDAY, ATTESTED, OPTIMUM = "☆", "✦", "★"
STANDINGS: dict[Standing, str] = {"laid": "", "stands": "", "voting": "?", "fallen": "✗", "taken-back": "↩"}


def word_sign(rack: Rack, layout: Layout, word: Sequence[Tile]) -> str:
    """`JAM(M)ERT`: what a turned tile stands for is in parentheses."""
    backs = {turned.tile: turned.letter for turned in layout.turned}
    return "".join(f"({backs[tile]})" if tile in backs else rack[tile] for tile in word)


def solution_sign(solution: Solution) -> str:
    """`22 JAM(M)ERT URS`, with a sign of doubt if nobody knows that there is nothing better."""
    words = ["".join(f"({sign.upper()})" if sign.islower() else sign for sign in word) for word in solution.words]
    return " ".join([f"{solution.points}{'' if solution.proven else '+'}", *words])


def possible_signs(possible: Possible) -> list[str]:
    """A line for every solution, `☆ 20 …`, or one for several that are the same: `☆✦ 20 …`.

    Where rarer words win nothing, it says of the usual ones whether something better is known to be impossible.
    """
    lines: list[tuple[str, Solution]] = []
    for sign, solution in _solutions(possible):
        signs, last = lines[-1] if lines else ("", None)
        if last is not None and (last.points, last.words) == (solution.points, solution.words):
            lines.pop()
            sign = signs + sign
        lines.append((sign, solution))
    return [f"{signs} {solution_sign(solution)}" for signs, solution in lines]


def _solutions(possible: Possible) -> list[tuple[str, Solution]]:
    if possible.optimum is None:
        return [(EVERYDAY, possible.everyday), (OPTIMUM, possible.attested)]
    return [(EVERYDAY, possible.everyday), (ATTESTED, possible.attested), (OPTIMUM, possible.optimum)]
