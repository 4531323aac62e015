"""Finds the best layout that a rack allows, and proves that there is no better one.

A layout is worth the points of all its letters plus, once more, those of its best word. If V is the worth of the whole
rack, a layout whose doubled word has p points is worth V + p − (its idle tiles). Tiles turned over as jokers are idle
too. Doubled words are tried in the order of V + p − (the least that must be idle). The first to reach its bound is the
best, and later words need not be tried.
"""

import time
from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import dataclass

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from nenuphar.words import bits
from nenuphar.words.cover import Cover, OutOfTime
from nenuphar.words.folding import LETTERS
from nenuphar.words.index import Index
from nenuphar.words.lists import WordList

MOST_TILES = bits.LONGEST
MOST_JOKERS = 2


class Solution(Struct, frozen=True):
    """Words to lay: the first counts double, a lower-case letter is a joker. If `proven`, nothing is worth more."""

    points: int = 0
    words: tuple[str, ...] = ()
    proven: bool = True


@dataclass(frozen=True)
class Vocabulary:
    """A random part of all words: a bot knows each with probability `share`; `seed` decides which."""

    share: float
    seed: int

    def knows(self, low: bits.Half, high: bits.Half) -> NDArray[np.bool_]:
        """It depends on the letters alone: the same on every machine, and also for a rack that has grown."""
        mixed = (low ^ np.uint64(self.seed)) * _MIX[0] + (high ^ np.uint64(self.seed >> 7)) * _MIX[1]
        for factor in _MIX:
            mixed = (mixed ^ mixed >> np.uint64(31)) * factor
        known: NDArray[np.bool_] = (mixed >> np.uint64(32)) < self.share * 2**32
        return known


_MIX = (np.uint64(0x9E3779B97F4A7C15), np.uint64(0xBF58476D1CE4E5B9))  # odd, with bits all over


def best(
    rack: str,
    values: Mapping[str, int],
    jokers: int = MOST_JOKERS,
    *,
    lexicon: WordList | None,
    least_zipf: float | None = None,
    vocabulary: Vocabulary | None = None,
    barred: Collection[str] = (),
    unshown: bool = False,
    more: Callable[[], bool] | None = None,
    limit_s: float = 1.0,
) -> Solution:
    """The layout worth most points, of words that are frequent enough, in the vocabulary and not barred.

    Words of the blocklist are left out, unless `unshown` asks for them: then show people only the points.
    The search stops when there is no `more` time, or without `more` after the limit; then nothing is proven.
    """
    if len(rack) > MOST_TILES or any(letter not in LETTERS for letter in rack):
        raise ValueError(f"a rack has up to {MOST_TILES} tiles, A to Z, not {rack[:40]!r}")
    if not 0 <= jokers <= MOST_JOKERS:
        raise ValueError(f"up to {MOST_JOKERS} tiles may be turned over, not {jokers}")
    if lexicon is None or not rack:
        return Solution()
    tiles = Tiles.of(rack, values)
    found = _spelled(lexicon.index, tiles, jokers, least_zipf, vocabulary)
    if not unshown:
        found = found.only(np.flatnonzero(~lexicon.index.unshown[lexicon.index.starts[found.classes]]))
    candidates = _without(found, lexicon, barred)
    if not len(candidates.codes):
        return Solution()
    return _Layouts(tiles, candidates, jokers, more or _until(time.monotonic() + limit_s)).best(lexicon, barred)


def _until(end_s: float) -> Callable[[], bool]:
    return lambda: time.monotonic() <= end_s


@dataclass(frozen=True)
class Tiles:
    """A rack by letter. A part of it is a number with a digit for each letter: how many of its tiles it has."""

    letters: tuple[int, ...]
    counts: tuple[int, ...]
    values: tuple[int, ...]
    radix: tuple[int, ...]
    bits: tuple[np.uint64, np.uint64]

    @staticmethod
    def of(rack: str, values: Mapping[str, int]) -> "Tiles":
        counts = [rack.count(letter) for letter in LETTERS]
        letters = tuple(letter for letter, count in enumerate(counts) if count)
        radix, base = [], 1
        for letter in letters:
            radix.append(base)
            base *= counts[letter] + 1
        return Tiles(
            letters,
            tuple(counts[letter] for letter in letters),
            tuple(values[LETTERS[letter]] for letter in letters),
            tuple(radix),
            bits.unary_of(counts),
        )

    @property
    def whole(self) -> int:
        return sum(count * radix for count, radix in zip(self.counts, self.radix, strict=True))

    def split(self, code: int) -> list[int]:
        """How many tiles of each letter are in a part."""
        counts = []
        for count in self.counts:
            code, digit = divmod(code, count + 1)
            counts.append(digit)
        return counts

    def sums(self, weights: tuple[int, ...]) -> NDArray[np.int32]:
        """For every part of the rack, by its number, the sum of its tiles' weights."""
        total = np.zeros(1, np.int32)
        for weight, count in zip(weights, self.counts, strict=True):
            digits = np.arange(count + 1, dtype=np.int32) * weight
            total = (digits[:, None] + total).ravel()
        return total

    def by_letter(self, numbers: tuple[int, ...]) -> list[int]:
        spread = [0] * bits.LETTERS
        for letter, number in zip(self.letters, numbers, strict=True):
            spread[letter] = number
        return spread


@dataclass(frozen=True)
class _Spelled:
    """Classes of words that a rack spells: which part of the rack each takes, and how many jokers."""

    classes: NDArray[np.int32]
    low: bits.Half
    high: bits.Half
    jokers: NDArray[np.uint8]
    codes: NDArray[np.int32]

    def having(self, low: np.uint64, high: np.uint64) -> list[int]:
        return [int(place) for place in np.flatnonzero((self.low == low) & (self.high == high))]

    def only(self, places: NDArray[np.intp]) -> "_Spelled":
        return _Spelled(
            self.classes[places], self.low[places], self.high[places], self.jokers[places], self.codes[places]
        )


def _spelled(
    index: Index, tiles: Tiles, jokers: int, least_zipf: float | None, vocabulary: Vocabulary | None
) -> _Spelled:
    low, high = tiles.bits
    lacks = np.bitwise_count(index.masks & ~np.uint32(low & bits.MASK))
    groups = np.flatnonzero(lacks <= jokers)
    ends = index.ends[groups].astype(np.int32)
    begins = np.where(groups > 0, index.ends[groups - 1], 0).astype(np.int32)
    sizes = ends - begins
    offsets = np.cumsum(sizes, dtype=np.int32) - sizes
    classes = np.arange(sizes.sum(), dtype=np.int32)
    classes += np.repeat(begins - offsets, sizes)
    if least_zipf is not None:
        classes = classes[index.tops[classes] >= round(least_zipf * 100)]
    of_low, of_high = index.low[classes], index.high[classes]
    short = np.bitwise_count(of_low & ~low)
    short += np.bitwise_count(of_high & ~high)
    fits = np.flatnonzero(short <= jokers)
    classes, of_low, of_high, short = classes[fits], of_low[fits], of_high[fits], short[fits]
    tiles_there = sum(tiles.counts)
    if tiles_there < MOST_TILES:  # a joker is a tile turned over: a word has no more letters than there are tiles
        fits = np.flatnonzero(np.bitwise_count(of_low) + np.bitwise_count(of_high) <= tiles_there)
        classes, of_low, of_high, short = classes[fits], of_low[fits], of_high[fits], short[fits]
    if vocabulary is not None:
        fits = np.flatnonzero(vocabulary.knows(of_low, of_high))
        classes, of_low, of_high, short = classes[fits], of_low[fits], of_high[fits], short[fits]
    codes = bits.weighed((of_low, of_high), tiles.bits, tiles.by_letter(tiles.radix))
    return _Spelled(classes, of_low, of_high, short, codes)


def _without(spelled: _Spelled, lexicon: WordList, barred: Collection[str]) -> _Spelled:
    """Only classes with a word that is not barred."""
    gone = [
        place
        for word in barred
        for place in spelled.having(*bits.unary_of([word.count(letter) for letter in LETTERS]))
        if not any(_allowed(int(spelled.classes[place]), lexicon, barred))
    ]
    return spelled.only(np.setdiff1d(np.arange(len(spelled.classes)), gone)) if gone else spelled


def _allowed(of: int, lexicon: WordList, barred: Collection[str]) -> Iterator[str]:
    """The words of a class, the most frequent first; blocked words only if there are no others."""
    index = lexicon.index
    begin, end = index.starts[of : of + 2]
    unshown = index.unshown[begin:end]
    numbers = index.words[begin:end][unshown == unshown[0]]
    words = (lexicon.word(int(number)) for number in numbers)
    return (word for word in words if word not in barred)


class _Layouts:
    def __init__(self, tiles: Tiles, spelled: _Spelled, jokers: int, more: Callable[[], bool]) -> None:
        self.tiles, self.spelled = tiles, spelled
        self.values = tiles.sums(tiles.values)
        self.sizes = tiles.sums((1,) * len(tiles.letters))
        self.jokers = jokers
        fewest = np.full(len(self.values), jokers + 1, np.uint8)
        for turned in range(jokers, -1, -1):
            fewest[spelled.codes[spelled.jokers == turned]] = turned
        self.doubled = np.flatnonzero(fewest <= jokers)
        self.turned = fewest[self.doubled]
        self.cover = Cover(tiles.counts, tiles.values, tiles.radix, _closed(fewest, tiles), jokers, more)

    def best(self, lexicon: WordList, barred: Collection[str]) -> Solution:
        try:
            points, parts = self._proven()
            proven = True
        except OutOfTime:
            points, parts = self._greedy()
            proven = False
        return Solution(points, tuple(self._words(parts, lexicon, barred)), proven)

    def _proven(self) -> tuple[int, list[int]]:
        """The points and the parts of the rack that go into each word, the doubled one first."""
        whole = self.tiles.whole
        worth = int(self.values[whole])
        cheapest = min(self.tiles.values)
        points = self.values[self.doubled] + worth
        bounds = points - self.turned.astype(np.int32) * cheapest
        tried: list[tuple[int, int, int]] = []
        for target in range(int(bounds.max()), -1, -1):
            reach = np.flatnonzero(bounds == target)
            reach = reach[np.argsort(-self.sizes[self.doubled[reach]], kind="stable")]  # the longest leaves the least
            doubled, turned_over, most_points = self.doubled[reach], self.turned[reach], points[reach]
            tried += zip(doubled.tolist(), turned_over.tolist(), most_points.tolist(), strict=True)
            for code, turned, most in tried:
                rest = self.cover.found(whole - code, turned, most - target)
                if rest is not None:
                    return target, [code, *rest]
        raise AssertionError("the doubled word alone is a layout")

    def _greedy(self) -> tuple[int, list[int]]:
        """A good layout without proof: the best word, then each time the best that the rest allows."""
        at = int(np.argmax(self.values[self.doubled]))
        part, turned = int(self.doubled[at]), int(self.turned[at])
        parts, rest = [part], self.tiles.whole - part
        while (following := self.cover.richest(rest, self.jokers - turned, turned, self.values)) is not None:
            part, more = following
            parts.append(part)
            rest, turned = rest - part, turned + more
        return int(self.values[parts].sum() + self.values[parts[0]]), parts

    def _words(self, parts: list[int], lexicon: WordList, barred: Collection[str]) -> Iterator[str]:
        first, *others = parts
        yield self._word(first, lexicon, barred)
        for part in sorted(others, key=lambda part: -int(self.values[part])):
            yield self._word(part, lexicon, barred)

    def _word(self, part: int, lexicon: WordList, barred: Collection[str]) -> str:
        """The most frequent word that these tiles spell with the fewest jokers."""
        counts = self.tiles.split(part)
        low, high = bits.unary_of(self.tiles.by_letter(tuple(counts)))
        spelled = self.spelled
        length = sum(counts) + int(self.cover.fewest[part])
        fits = (low & ~spelled.low == 0) & (high & ~spelled.high == 0)
        fits &= np.bitwise_count(spelled.low) + np.bitwise_count(spelled.high) == length
        classes = spelled.classes[fits]
        chosen = classes[np.argmax(lexicon.index.tops[classes])]
        return _turned(next(_allowed(int(chosen), lexicon, barred)), dict(zip(self.tiles.letters, counts, strict=True)))


def _turned(word: str, tiles: dict[int, int]) -> str:
    """The word with lower-case letters for jokers; of several equal letters the last ones are jokers."""
    left = {LETTERS[letter]: count for letter, count in tiles.items()}
    written = []
    for letter in word:
        there = left.get(letter, 0)
        written.append(letter if there else letter.lower())
        left[letter] = max(there - 1, 0)
    return "".join(written)


def _closed(fewest: NDArray[np.uint8], tiles: Tiles) -> NDArray[np.uint8]:
    """The fewest jokers that turn a part into a word, if a joker may also replace a letter that the rack has."""
    closed = fewest.copy()
    for count, radix in zip(tiles.counts, tiles.radix, strict=True):
        digits = closed.reshape(-1, count + 1, radix)
        for digit in range(count - 1, -1, -1):
            np.minimum(digits[:, digit], digits[:, digit + 1] + 1, out=digits[:, digit])
    return closed
