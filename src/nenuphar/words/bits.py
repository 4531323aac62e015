"""The letters of a word as 128 bits: one bit for the first A, one for the second, and so on.

The number of letters that a rack lacks for a word is then `popcount(word & ~rack)`, for a whole list at once.
"""

from collections.abc import Iterable, Sequence

import numpy as np
from numpy.typing import NDArray

Counts = NDArray[np.uint8]
Half = NDArray[np.uint64]  # of the bits of many words; a word has two of them

LETTERS = 26
LONGEST = 20
# How often a letter may occur in a word, A to Z: together 128. Words with more are not in the solver's index.
_ROOM = (7, 4, 4, 5, 9, 4, 5, 4, 7, 2, 4, 6, 5, 8, 6, 4, 2, 7, 8, 7, 5, 3, 3, 2, 3, 4)
ROOM: Counts = np.array(_ROOM, np.uint8)
# The first bit of every letter comes first, so the lowest 26 bits say which letters there are at all.
_PLACES = tuple((letter, nth) for nth in range(1, max(_ROOM) + 1) for letter, room in enumerate(_ROOM) if nth <= room)
assert len(_PLACES) == 128
MASK = np.uint64((1 << LETTERS) - 1)


def unary(counts: Counts) -> tuple[Half, Half]:
    """The two halves of the bits of each row of counts; a count beyond the room for its letter is cut off."""
    halves = np.zeros((2, len(counts)), np.uint64)
    for place, (letter, nth) in enumerate(_PLACES):
        there = (counts[:, letter] >= nth).astype(np.uint64)
        halves[place // 64] |= there << np.uint64(place % 64)
    return halves[0], halves[1]


def unary_of(counts: Iterable[int]) -> tuple[np.uint64, np.uint64]:
    """The two halves of the bits of one word or rack."""
    low, high = unary(np.array([[*counts]], np.uint8))
    return low[0], high[0]


def weighed(words: tuple[Half, Half], rack: tuple[np.uint64, np.uint64], weights: Sequence[int]) -> NDArray[np.int32]:
    """For each word the sum of the weights of the letters that the rack has for it.

    A table gives the sums of eight bits at a time. It is skipped for bits that the rack does not have.
    """
    total = np.zeros(len(words[0]), np.int32)
    for half, (word, tiles) in enumerate(zip(words, rack, strict=True)):
        octets = word.astype("<u8", copy=False).view(np.uint8).reshape(-1, 8)  # the lowest bits first
        for octet in range(8):
            places = range(8 * octet, 8 * octet + 8)
            here = [weights[_PLACES[64 * half + at][0]] if int(tiles) >> at & 1 else 0 for at in places]
            if any(here):
                total += (_OCTETS @ np.array(here, np.int32))[octets[:, octet]]
    return total


_OCTETS = ((np.arange(256)[:, None] >> np.arange(8)) & 1).astype(np.int32)
