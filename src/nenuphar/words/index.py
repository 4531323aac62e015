"""The solver's index of a word list: classes of words with the same letters, in groups by letter mask."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from nenuphar.words import bits

CHUNK = 100_000
NEVER_PRINTED = 1_000  # hundredths on the Zipf scale, more than any frequency


@dataclass(frozen=True)
class Index:
    """Words with the same tiles are one class. All arrays but the last three are by class or by group of classes.

    masks, ends   the letters that a group's words have at all, and the class after the group's last
    low, high     the letters of a class as bits
    tops          the frequency of the most frequent ordinary word of a class, in hundredths on the Zipf scale
    starts        where a class begins in `words`; one more than there are classes
    words         the numbers of words in the list, the most frequent first, and blocked words last
    unshown       for every word whether it is on the blocklist
    """

    masks: NDArray[np.uint32]
    ends: NDArray[np.uint32]
    low: bits.Half
    high: bits.Half
    tops: NDArray[np.uint16]
    starts: NDArray[np.uint32]
    words: NDArray[np.uint32]
    unshown: NDArray[np.bool_]


def indexed(
    letters: NDArray[np.uint8], starts: NDArray[np.uint32], zipf: NDArray[np.uint16], unshown: NDArray[np.bool_]
) -> Index:
    """The index of words. `letters` has the ASCII letters of all words, one after the other."""
    low, high = np.empty(len(zipf), np.uint64), np.empty(len(zipf), np.uint64)
    playable = np.empty(len(zipf), bool)
    for begin in range(0, len(zipf), CHUNK):
        end = min(begin + CHUNK, len(zipf))
        counts = counted(letters, starts[begin : end + 1])
        low[begin:end], high[begin:end] = bits.unary(counts)
        long = counts.sum(axis=1, dtype=np.uint16)
        playable[begin:end] = (long >= 2) & (long <= bits.LONGEST) & (counts <= bits.ROOM).all(axis=1)
    words = np.flatnonzero(playable).astype(np.uint32)
    low, high, zipf, unshown = low[words], high[words], zipf[words], unshown[words]
    mask = (low & bits.MASK).astype(np.uint32)
    rarity = unshown * np.int32(NEVER_PRINTED) - zipf
    order = np.lexsort((rarity, high, low, mask))
    words, low, high, zipf, mask = words[order], low[order], high[order], zipf[order], mask[order]
    unshown = unshown[order]
    if not len(words):
        nothing = np.zeros(0, np.uint32)
        return Index(nothing, nothing, low, high, zipf, np.zeros(1, np.uint32), nothing, unshown)
    first = np.flatnonzero(np.r_[True, (low[1:] != low[:-1]) | (high[1:] != high[:-1])])
    mask = mask[first]
    last = np.flatnonzero(np.r_[mask[1:] != mask[:-1], True])
    return Index(
        masks=mask[last],
        ends=(last + 1).astype(np.uint32),
        low=low[first],
        high=high[first],
        tops=zipf[first],
        starts=np.r_[first, len(words)].astype(np.uint32),
        words=words,
        unshown=unshown,
    )


def counted(letters: NDArray[np.uint8], starts: NDArray[np.uint32]) -> bits.Counts:
    """How often each letter occurs in each of the words between these starts."""
    lengths = starts[1:].astype(np.int64) - starts[:-1]
    of_word = np.repeat(np.arange(len(lengths)), lengths)
    which = letters[starts[0] : starts[-1]] - np.uint8(ord("A"))
    counts = np.bincount(of_word * bits.LETTERS + which, minlength=len(lengths) * bits.LETTERS)
    return np.minimum(counts, 255).astype(np.uint8).reshape(-1, bits.LETTERS)
