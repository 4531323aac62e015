"""German words that nobody has listed yet, because anybody can make them: WALD + QUELLE.

A first part must be a listed word, with or without a linking element, and other listed words must begin with it in
just this way: that SCHWANEN- opens compounds and SCHWANS- does not, is read off the list itself.
"""

from collections.abc import Iterator

from msgspec import Struct

from nenuphar.words.lists import WordList
from nenuphar.words.traits import Trait

SHORTEST = 3  # letters of a part
LOOKED_AT = 60  # listed words that begin like the first part
WITNESSES = 2
# What may stand between two parts, and what a first part may have lost: ARBEIT-S-, SCHUL(E)-, LESE(N)-.
LINKS = ("", "S", "N", "EN", "ES", "ER", "E")
LOSSES = ("E", "N", "EN")
LISTED = Trait.FORMS | Trait.SPELLED


class Compound(Struct, frozen=True):
    """The parts of a word, and how frequent the rarer of them is."""

    parts: tuple[str, ...]
    zipf: float


def compound(word: str, lexicon: WordList) -> Compound | None:
    """The reading of a word as two listed parts, or as three, whose rarest part is the most frequent."""
    readings = [*_of_two(word, lexicon)]
    if not readings:
        readings += _of_three(word, lexicon)
    return max(readings, key=lambda reading: reading.zipf, default=None)


def _of_two(word: str, lexicon: WordList) -> Iterator[Compound]:
    for head, tail, common in _tails(word, lexicon):
        for stem, frequency in _stems(head, lexicon):
            if _opens(head, lexicon):
                yield Compound((stem, tail), min(frequency, common))


def _of_three(word: str, lexicon: WordList) -> Iterator[Compound]:
    for head, tail, common in _tails(word, lexicon):
        for link in ("", "S"):
            if head.endswith(link):
                for inner in _of_two(head.removesuffix(link), lexicon):
                    yield Compound((*inner.parts, tail), min(inner.zipf, common))


def _tails(word: str, lexicon: WordList) -> Iterator[tuple[str, str, float]]:
    """Ways to cut off a noun at the end: what stands before it, the noun, and how frequent that is in any form."""
    for at in range(SHORTEST, len(word) - SHORTEST + 1):
        entry = lexicon.entry(word[at:])
        if entry and entry.traits & Trait.NOUN and entry.traits & Trait.STANDS and entry.traits & LISTED:
            yield word[:at], word[at:], max(entry.zipf, lexicon.zipf(entry.lemma) if entry.lemma else 0.0)


def _stems(head: str, lexicon: WordList) -> Iterator[tuple[str, float]]:
    """Listed words that a first part can be made from."""
    for link in LINKS:
        if head.endswith(link) and len(head) - len(link) >= SHORTEST:
            yield from _listed(head.removesuffix(link), lexicon)
    for lost in LOSSES:
        yield from _listed(head + lost, lexicon)


def _listed(stem: str, lexicon: WordList) -> Iterator[tuple[str, float]]:
    entry = lexicon.entry(stem)
    if entry and entry.traits & Trait.STANDS and entry.traits & LISTED:
        yield stem, entry.zipf


def _opens(head: str, lexicon: WordList) -> bool:
    """Whether listed words begin with this and go on with a noun."""
    witnesses = 0
    for word in lexicon.beginning(head, LOOKED_AT):
        rest = lexicon.traits(word[len(head) :]) if len(word) > len(head) + SHORTEST else Trait(0)
        witnesses += bool(rest & Trait.NOUN and rest & LISTED)
        if witnesses == WITNESSES:
            return True
    return False
