"""The signs for tiles and words in texts."""

from collections.abc import Sequence
from typing import Literal, TypeAlias

from nenuphar.games.quibbix.parts import Layout, Possible, Rack, Solution, Tile, WordStatus

DONE, YOU, LAID = "✓", "▸", "▭"
WordRange: TypeAlias = Literal["everyday", "attested", "optimum"]
RANGE_SIGNS: dict[WordRange, str] = {"everyday": "☆", "attested": "✦", "optimum": "★"}
STATUS_SIGNS: dict[WordStatus, str] = {"laid": "", "stands": "", "voting": "?", "fallen": "✗", "taken-back": "↩"}


def word_sign(rack: Rack, layout: Layout, word: Sequence[Tile]) -> str:
    """`JAM(M)ERT`: the letter of a turned tile is in parentheses."""
    backs = {turned.tile: turned.letter for turned in layout.turned}
    return "".join(f"({backs[tile]})" if tile in backs else rack[tile] for tile in word)


def solution_sign(solution: Solution) -> str:
    """`22 JAM(M)ERT URS`; `22+` if there may be something better."""
    return " ".join([f"{solution.points}{'' if solution.proven else '+'}", *map(bracketed, solution.words)])


def bracketed(word: str) -> str:
    """`JAM(M)ERT`, for a word with turned tiles in lower case."""
    return "".join(f"({sign.upper()})" if sign.islower() else sign for sign in word)


def by_range(possible: Possible) -> list[tuple[tuple[WordRange, ...], Solution]]:
    """The solutions by range of words. Ranges with the same words share a row, with the proof of the larger range."""
    rows: list[tuple[tuple[WordRange, ...], Solution]] = []
    for range_, solution in _solutions(possible):
        if rows and (rows[-1][1].points, rows[-1][1].words) == (solution.points, solution.words):
            rows.append(((*rows.pop()[0], range_), solution))
        else:
            rows.append(((range_,), solution))
    return rows


def possible_signs(possible: Possible) -> list[str]:
    """A line for every solution: `☆✦ 20 …`, `★ 22 …`."""
    return [
        f"{''.join(RANGE_SIGNS[each] for each in by)} {solution_sign(solution)}" for by, solution in by_range(possible)
    ]


def _solutions(possible: Possible) -> list[tuple[WordRange, Solution]]:
    if possible.optimum is None:
        return [("everyday", possible.everyday), ("optimum", possible.attested)]
    return [("everyday", possible.everyday), ("attested", possible.attested), ("optimum", possible.optimum)]
