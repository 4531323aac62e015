"""The best layout that a rack allows, and the proof that there is no better one."""

from collections.abc import Mapping

from msgspec import Struct

from nenuphar.words.lists import WordList

MOST_TILES = 20


class Solution(Struct, frozen=True):
    """Words to lay: the first counts double, a small letter is a tile turned over. Proven: nothing is worth more."""

    points: int = 0
    words: tuple[str, ...] = ()
    proven: bool = True


def best(
    rack: str,
    values: Mapping[str, int],
    jokers: int = 2,
    *,
    lexicon: WordList | None,
    least_zipf: float | None = None,
    limit_s: float = 1.0,
) -> Solution:
    """The layout worth most points, of words at least so frequent; cut off after the limit, and then not proven."""
    if lexicon is None or not rack:
        return Solution()
    raise NotImplementedError
