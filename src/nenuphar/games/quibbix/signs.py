"""The signs that stand for tiles and words wherever Quibbix is written and not drawn."""

from collections.abc import Sequence
from typing import Literal, TypeAlias

from nenuphar.games.quibbix.parts import Layout, Possible, Rack, Solution, Tile, WordStatus

DONE, YOU, LAID = "✓", "▸", "▭"
Vocabulary: TypeAlias = Literal["everyday", "attested", "optimum"]
VOCABULARIES: dict[Vocabulary, str] = {"everyday": "☆", "attested": "✦", "optimum": "★"}
STATUS_SIGNS: dict[WordStatus, str] = {"laid": "", "stands": "", "voting": "?", "fallen": "✗", "taken-back": "↩"}


def word_sign(rack: Rack, layout: Layout, word: Sequence[Tile]) -> str:
    """`JAM(M)ERT`: what a turned tile stands for is in parentheses."""
    backs = {turned.tile: turned.letter for turned in layout.turned}
    return "".join(f"({backs[tile]})" if tile in backs else rack[tile] for tile in word)


def solution_sign(solution: Solution) -> str:
    """`22 JAM(M)ERT URS`, with a sign of doubt if nobody knows that there is nothing better."""
    return " ".join([f"{solution.points}{'' if solution.proven else '+'}", *map(bracketed, solution.words)])


def bracketed(word: str) -> str:
    """`JAM(M)ERT`, of a word in which turned tiles are small letters."""
    return "".join(f"({sign.upper()})" if sign.islower() else sign for sign in word)


def vocabularies(possible: Possible) -> list[tuple[tuple[Vocabulary, ...], Solution]]:
    """What was possible with which words. Vocabularies that give the same are named together, with what is known of
    the larger: whether something better is impossible."""
    rows: list[tuple[tuple[Vocabulary, ...], Solution]] = []
    for vocabulary, solution in _solutions(possible):
        if rows and (rows[-1][1].points, rows[-1][1].words) == (solution.points, solution.words):
            rows.append(((*rows.pop()[0], vocabulary), solution))
        else:
            rows.append(((vocabulary,), solution))
    return rows


def possible_signs(possible: Possible) -> list[str]:
    """A line for every solution: `☆✦ 20 …`, `★ 22 …`."""
    return [
        f"{''.join(VOCABULARIES[each] for each in by)} {solution_sign(solution)}"
        for by, solution in vocabularies(possible)
    ]


def _solutions(possible: Possible) -> list[tuple[Vocabulary, Solution]]:
    if possible.optimum is None:
        return [("everyday", possible.everyday), ("optimum", possible.attested)]
    return [("everyday", possible.everyday), ("attested", possible.attested), ("optimum", possible.optimum)]
