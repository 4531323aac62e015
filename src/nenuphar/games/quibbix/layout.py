"""From tiles to words and back: what a layout spells, which layouts are possible, and typed words as tiles."""

import unicodedata
from collections.abc import Sequence

from nenuphar.core.game import Refused
from nenuphar.games.quibbix.actions import Lay
from nenuphar.games.quibbix.options import JOKERS
from nenuphar.games.quibbix.parts import Layout, Rack, Tile, Turned
from nenuphar.games.quibbix.tiles import LETTERS, Language, Letter
from nenuphar.words import folding

LONGEST_WRITTEN = 200


def text(rack: Rack, layout: Layout, word: Sequence[Tile]) -> str:
    """The letters of a word, with those that turned tiles replace."""
    replaced = {turned.tile: turned.letter for turned in layout.turned}
    return "".join(replaced.get(tile, rack[tile]) for tile in word)


def texts(rack: Rack, layout: Layout) -> tuple[str, ...]:
    return tuple(text(rack, layout, word) for word in layout.words)


def spelled(rack: Rack, layout: Layout) -> tuple[str, ...]:
    """The words of a layout, with lower-case letters for turned tiles."""
    backs = {turned.tile for turned in layout.turned}
    pairs = zip(texts(rack, layout), layout.words, strict=True)
    return tuple(
        "".join(sign.lower() if tile in backs else sign for sign, tile in zip(read, word, strict=True))
        for read, word in pairs
    )


def used(layout: Layout) -> int:
    return sum(map(len, layout.words))


def only(layout: Layout, indices: Sequence[int]) -> Layout:
    """The layout without its other words."""
    words = tuple(layout.words[index] for index in indices)
    tiles = {tile for word in words for tile in word}
    return Layout(words, tuple(turned for turned in layout.turned if turned.tile in tiles))


def laid(rack: Rack, lay: Lay) -> Layout:
    """The layout, or a refusal: each tile of the rack at most once, and at most two of them turned (QX-R5)."""
    tiles = [tile for word in lay.words for tile in word]
    if not all(lay.words):
        raise Refused("QX-R5", fault="empty")
    if strange := [tile for tile in tiles if not 0 <= tile < len(rack)]:
        raise Refused("QX-R5", fault="tile", tile=strange[0], tiles=len(rack))
    if len(set(tiles)) < len(tiles):
        twice = next(tile for tile in tiles if tiles.count(tile) > 1)
        raise Refused("QX-R5", fault="twice", letter=rack[twice])
    if len(lay.turned) > JOKERS:
        raise Refused("QX-R5", fault="jokers", most=JOKERS)
    if len({turned.tile for turned in lay.turned}) < len(lay.turned):
        raise Refused("QX-R5", fault="turned-twice")
    for turned in lay.turned:
        if turned.tile not in tiles:
            raise Refused("QX-R5", fault="not-laid")
        if len(turned.letter) != 1 or turned.letter not in LETTERS:
            raise Refused("QX-M2", fault="joker", letter=turned.letter or "–")
    return Layout(lay.words, tuple(sorted(lay.turned, key=lambda turned: turned.tile)))


def written(text: str, rack: Rack, words: Language, values: dict[Letter, int]) -> Lay:
    """Typed words as tiles. For a letter in parentheses, the cheapest idle tile is turned over."""
    if len(text) > LONGEST_WRITTEN:
        raise Refused("QX-D1", fault="long", most=LONGEST_WRITTEN)
    idle = list(range(len(rack)))
    groups: list[list[Tile | None]] = []
    wanted: list[Letter] = []
    for word in text.split():
        group: list[Tile | None] = []
        for letter, turned in _letters(word, words):
            if turned:
                wanted.append(letter)
            group.append(None if turned else _pick_tile(idle, rack, letter))
        if group:
            groups.append(group)
    if len(wanted) > JOKERS:
        raise Refused("QX-R5", fault="jokers", most=JOKERS)
    if len(wanted) > len(idle):
        raise Refused("QX-R5", fault="idle")
    backs = sorted(idle, key=lambda tile: (values[rack[tile]], tile))[: len(wanted)]
    turning = iter(backs)
    filled = tuple(tuple(next(turning) if tile is None else tile for tile in group) for group in groups)
    return Lay(filled, tuple(Turned(tile, letter) for tile, letter in zip(backs, wanted, strict=True)))


def _pick_tile(idle: list[Tile], rack: Rack, letter: Letter) -> Tile:
    tile = next((tile for tile in idle if rack[tile] == letter), None)
    if tile is None:
        raise Refused("QX-R5", fault="letter", letter=letter)
    idle.remove(tile)
    return tile


def _letters(word: str, words: Language) -> list[tuple[Letter, bool]]:
    """The letters of a typed word, and whether each is in parentheses."""
    found: list[tuple[Letter, bool]] = []
    turned = False
    for sign in unicodedata.normalize("NFC", word):
        if sign in "()":
            if turned == (sign == "("):
                raise Refused("QX-D1", fault="parentheses")
            turned = not turned
        else:
            found += [(letter, turned) for letter in folded(sign, words)]
    if turned:
        raise Refused("QX-D1", fault="parentheses")
    return found


def folded(sign: str, words: Language) -> str:
    """One sign as letters from A to Z; empty for signs that vanish (QX-D1)."""
    try:
        return folding.folded(sign, words)
    except folding.UnknownSign:
        raise Refused("QX-D1", fault="sign", sign=sign) from None
