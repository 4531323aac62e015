"""Counts the points of words (QX-R7)."""

from collections.abc import Mapping, Sequence

from nenuphar.games.quibbix.options import COINED_BONUS, Options
from nenuphar.games.quibbix.parts import Layout, Rack, Tile
from nenuphar.games.quibbix.tiles import Letter


def letters(rack: Rack, layout: Layout, word: Sequence[Tile], worth: Mapping[Letter, int]) -> int:
    """The points of a word's tiles; turned tiles are worth nothing (QX-D3)."""
    backs = {turned.tile for turned in layout.turned}
    return sum(worth[rack[tile]] for tile in word if tile not in backs)


def doubled(points: Sequence[int], counting: Sequence[int], chosen: int | None) -> int | None:
    """The word that counts double: the chosen one if it counts, otherwise the best, and of equal ones the first."""
    if chosen in counting:
        return chosen
    return max(counting, key=lambda index: (points[index], -index), default=None)


def total(points: Sequence[int], counting: Sequence[int], double: int | None) -> int:
    return sum(points[index] for index in counting) + (0 if double is None else points[double])


def bonus(options: Options, coined: set[str]) -> int:
    """Five points for every coined word, after doubling (QX-W7, QX-D5)."""
    return COINED_BONUS * len(coined) if options.bonus else 0
