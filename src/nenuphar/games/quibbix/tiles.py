"""A set of letter tiles as people write it: for every language the number of tiles and the points of each letter.

The whole set goes into the first event of a match, so a replay does not need the file. `check` refuses a wrong set with
the rule that it breaks.
"""

from functools import lru_cache
from string import ascii_uppercase
from typing import Literal, TypeAlias

from msgspec import Struct

from nenuphar.core.game import Refused

Language: TypeAlias = Literal["de", "en", "fr"]
Letter: TypeAlias = str  # one of A to Z (QX-M2)

LETTERS = ascii_uppercase
ALL_TILES = 120
MOST_POINTS = 3
LONGEST_TITLE = 40


class Kind(Struct, frozen=True, gc=False, array_like=True, forbid_unknown_fields=True):
    """A letter, the number of its tiles, and the points of each."""

    letter: Letter
    tiles: int
    points: int


class Lettering(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """The tiles for words of one language."""

    words: Language
    letters: tuple[Kind, ...]


class Tiles(Struct, frozen=True, gc=False, cache_hash=True, forbid_unknown_fields=True):
    """A set of tiles, for one language or for several."""

    title: str
    languages: tuple[Lettering, ...]


@lru_cache(maxsize=256)
def kinds(tiles: Tiles, words: Language) -> tuple[Kind, ...]:
    """The letters of a set for words of this language."""
    for lettering in tiles.languages:
        if lettering.words == words:
            return lettering.letters
    raise Refused("QX-M3", fault="language", words=words, known=tuple(each.words for each in tiles.languages) or "–")


@lru_cache(maxsize=256)
def values(tiles: Tiles, words: Language) -> dict[Letter, int]:
    """The points of every letter."""
    return {kind.letter: kind.points for kind in kinds(tiles, words)}


@lru_cache(maxsize=256)
def check(tiles: Tiles) -> None:
    """Refuse an impossible set (QX-M1, QX-M2, QX-M3)."""
    if not (0 < len(tiles.title.strip()) <= LONGEST_TITLE and tiles.title.isprintable()):
        raise Refused("QX-M3", fault="title", most=LONGEST_TITLE)
    if len({each.words for each in tiles.languages}) < len(tiles.languages):
        raise Refused("QX-M3", fault="twice")
    for lettering in tiles.languages:
        _check(lettering)


def _check(lettering: Lettering) -> None:
    found = [kind.letter for kind in lettering.letters]
    strange = next((letter for letter in found if len(letter) != 1 or letter not in LETTERS), None)
    if strange is not None:
        raise Refused("QX-M2", fault="letter", letter=strange or "–", words=lettering.words)
    if len(set(found)) < len(found):
        twice = next(letter for letter in found if found.count(letter) > 1)
        raise Refused("QX-M1", fault="twice", letter=twice, words=lettering.words)
    for kind in lettering.letters:
        if not 1 <= kind.points <= MOST_POINTS:
            raise Refused("QX-M1", fault="points", letter=kind.letter, points=kind.points, most=MOST_POINTS)
        if kind.tiles < 1:
            raise Refused("QX-M1", fault="none", letter=kind.letter, tiles=kind.tiles)
    total = sum(kind.tiles for kind in lettering.letters)
    if total != ALL_TILES:
        raise Refused("QX-M1", fault="sum", tiles=total, needed=ALL_TILES, words=lettering.words)
