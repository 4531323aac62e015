"""Finds misspellings among printed strings: a common word of a spelling dictionary is one slip away.

A frequency list has OCCURED and VIELEICHT, because people print them. Names and new words differ from them in the kind
of slip, and in how much more often the other word is printed. `data/misspelt.toml` lists what no rule can find.
"""

import re
import tomllib
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from importlib import resources
from typing import Literal

from nenuphar.words.folding import folded

Slip = Literal["doubled", "swapped", "sounding alike", "other"]

# Numbers are hundredths on the Zipf scale.
COMMON = 300  # the least frequency of the intended word
FOREIGN = 30  # a string that is not this much more frequent than in English is a name or a foreign word
SHORTEST = 5
SHORT = 6
# How much more frequent the intended word must be. Short strings are more often names.
DOUBLED, SHORT_DOUBLED = 100, 140
ALIKE = {7: 160, 8: 120}
LONG_ALIKE = 90
PRINTED = 40  # this much more, if the string itself is printed often
NEVER = 10_000

VOWELS = frozenset("AEIOUY")
CONSONANTS = [frozenset(letters) for letters in ("DT", "BP", "CGKQ", "CSZ", "FVW", "MN")]  # often confused

_REPEATED = re.compile(r"(.)\1")


@cache
def known(lang: str) -> frozenset[str]:
    """The listed misspellings, folded."""
    text = resources.files(__package__).joinpath("data/misspelt.toml").read_text("utf-8")
    return frozenset(folded(word, lang) for word in tomllib.loads(text)[lang].split())


class Meant:
    """Common words, found by strings that are one slip away from them."""

    def __init__(self, zipf: Mapping[str, int]) -> None:
        self._zipf = {word: value for word, value in zipf.items() if len(word) >= SHORTEST and value >= COMMON}
        self._singled: dict[str, list[str]] = defaultdict(list)
        self._shortened: Mapping[str, list[str]] = defaultdict(list)
        for word in self._zipf:
            self._singled[_singled(word)].append(word)
            for shorter in _shortened(word):
                self._shortened[shorter].append(word)

    def by_doubling(self, printed: Iterable[tuple[str, int]]) -> list[bool]:
        """For each string and its frequency, whether it is a common word with a wrongly doubled or single letter."""
        singled = self._singled
        return [
            (others := singled.get(_singled(word))) is not None
            and any(
                abs(len(other) - len(word)) == 1 and self._zipf[other] - zipf >= _least("doubled", word, zipf)
                for other in others
            )
            for word, zipf in printed
        ]

    def by_any_slip(self, printed: Iterable[tuple[str, int]]) -> list[bool]:
        """For each string and its frequency, whether it is a common word with one slip in it."""
        return [
            any(self._zipf[other] - zipf >= _least(slip(word, other), word, zipf) for other in self._near(word))
            for word, zipf in printed
        ]

    def _near(self, word: str) -> Iterator[str]:
        yield from self._shortened.get(word, ())
        for shorter in _shortened(word):
            if shorter in self._zipf:
                yield shorter
            yield from (other for other in self._shortened.get(shorter, ()) if other != word)


def _singled(word: str) -> str:
    return _REPEATED.sub(r"\1", word)


def _shortened(word: str) -> set[str]:
    return {word[:at] + word[at + 1 :] for at in range(len(word))}


def _least(kind: Slip, word: str, zipf: int) -> int:
    """How much more frequent the intended word must be."""
    match kind:
        case "doubled" | "swapped":
            return SHORT_DOUBLED if len(word) <= SHORT else DOUBLED
        case "sounding alike" if len(word) > SHORT:
            return ALIKE.get(len(word), LONG_ALIKE) + (PRINTED if zipf >= COMMON else 0)
        case _:
            return NEVER


def slip(word: str, meant: str) -> Slip:
    """The kind of slip that leads from one string to the other, if it is a single one and not at the ends."""
    at = next((at for at, pair in enumerate(zip(word, meant, strict=False)) if len({*pair}) > 1), len(word))
    if len(word) == len(meant):
        here, there = word[at : at + 2], meant[at : at + 2]
        if here[::-1] == there and word[at + 2 :] == meant[at + 2 :]:
            return "swapped" if at else "other"
        one_letter = word[at + 1 :] == meant[at + 1 :]
        return "sounding alike" if one_letter and at and _alike(word[at], meant[at]) else "other"
    longer = max(word, meant, key=len)
    at = min(at, len(longer) - 1)
    if longer[at] in (longer[at - 1 : at] or " ", longer[at + 1 : at + 2]):
        return "doubled"
    return "sounding alike" if 0 < at < len(longer) - 1 else "other"


def _alike(one: str, other: str) -> bool:
    return {one, other} <= VOWELS or any({one, other} <= sounds for sounds in CONSONANTS)
