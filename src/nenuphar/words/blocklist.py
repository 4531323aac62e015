"""Blocklist: words that hints and bots never show, though players may lay them."""

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from importlib import resources
from itertools import product

import numpy as np
from numpy.typing import NDArray

REAL_WORDS = frozenset({b"MIX", b"DIX", b"CDI", b"CCI"})  # which could also be numbers


def is_blocked(words: NDArray[np.bytes_], lang: str) -> NDArray[np.bool_]:
    """For each of these folded words, whether it is on the blocklist.

    Finding plain letters in one long text is quick, so a pattern is only tried on words that have its letters.
    """
    lines: list[bytes] = words.tolist()
    numerals = _numerals()
    found = np.array([line in numerals for line in lines], bool)
    text = b"\n".join(lines)
    ends = np.cumsum([len(line) + 1 for line in lines])
    for letters, pattern in _patterns(lang):
        for number in np.searchsorted(ends, [*_places(letters, text)], side="right").tolist():
            found[number] |= pattern.search(lines[number]) is not None
    return found


def _places(letters: bytes, text: bytes) -> Iterator[int]:
    at = text.find(letters)
    while at >= 0:
        yield at
        at = text.find(letters, at + 1)


@cache
def _numerals() -> frozenset[bytes]:
    """Numbers in Roman figures, of three and more letters. Dictionaries have some, but nobody takes them for words."""
    thousands = ["M" * many for many in range(4)]
    others = [_figures(*signs) for signs in ("CDM", "XLC", "IVX")]
    written = map("".join, product(thousands, *others))
    return frozenset(number.encode() for number in written if len(number) > 2) - REAL_WORDS


def _figures(one: str, five: str, ten: str) -> list[str]:
    """0 to 9 of ones, tens or hundreds."""
    few = [one * many for many in range(4)]
    return [*few, one + five, *(five + each for each in few), one + ten]


@cache
def _patterns(lang: str) -> list[tuple[bytes, re.Pattern[bytes]]]:
    text = resources.files(__package__).joinpath("data/unshown.toml").read_text("utf-8")
    return [(_letters(pattern).encode(), re.compile(pattern.encode())) for pattern in tomllib.loads(text)[lang]]


def _letters(pattern: str) -> str:
    """The longest run of letters that is in everything that a pattern finds."""
    must = re.sub(r"\([^()]*\)|\[[^]]*\]|[A-Z]\?", " ", pattern)
    runs: list[str] = re.findall("[A-Z]+", must)
    return max(runs, key=len)
