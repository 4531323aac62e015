"""Recognises German compounds that no dictionary lists, because anybody can make them: WALD + QUELLE.

The first part must be a listed word, with or without a linking element, and other listed words must begin in the same
way. So the list itself shows that SCHWANEN- begins compounds and SCHWANS- does not.
"""

from collections.abc import Iterator

from msgspec import Struct

from nenuphar.words.lists import Entry, WordList
from nenuphar.words.traits import Trait

SHORTEST = 3  # letters of a part
LOOKED_AT = 100  # listed words that begin like the first part
WITNESSES = 3  # of them that continue with a noun
MORE_WITNESSES = 6  # if the first part is not a noun
# Letters between two parts, and letters that a first part may have lost: ARBEIT-S-, SCHUL(E)-, LESE(N)-.
LINKS = ("", "S", "N", "EN", "ES", "ER", "E")
LOSSES = ("E", "N", "EN")
VERBS = ("EN", "ERN", "ELN")
LISTED = Trait.FORMS | Trait.SPELLED
ELIDED = ("D", "L")
# On the Zipf scale: the least frequency of a part of a foreign expression, and how much more frequent in English it may
# be at most.
FOREIGN_PART = 2.3
ENGLISH = 0.5
FOREIGN_LETTERS = 5  # shorter strings are too often printed by accident


class Compound(Struct, frozen=True):
    """The parts of a word, and the frequency of the rarest of them."""

    parts: tuple[str, ...]
    zipf: float


def compound(word: str, lexicon: WordList) -> Compound | None:
    """A word read as two listed parts, or else three. The reading with the most frequent rarest part wins."""
    readings = [*_of_two(word, lexicon)]
    if not readings:
        readings += _of_three(word, lexicon)
    return max(readings, key=lambda reading: reading.zipf, default=None)


def phrase(word: str, lexicon: WordList) -> Compound | None:
    """A word read as a foreign expression, QUO + VADIS: its parts are printed, but no dictionary has them.

    One such part proves nothing. Several in a row are no accident.
    """
    readings = []
    for at in range(FOREIGN_LETTERS, len(word) - FOREIGN_LETTERS + 1):
        tails: list[tuple[str, ...]] = [(word[at:],)]
        if word[at] in ELIDED and len(word) - at > FOREIGN_LETTERS:  # Cortina d'Ampezzo
            tails.append((word[at], word[at + 1 :]))
        for tail in tails:
            frequency = min(_foreign(word[:at], lexicon), _foreign(tail[-1], lexicon))
            if frequency >= FOREIGN_PART:
                readings.append(Compound((word[:at], *tail), frequency))
    return max(readings, key=lambda reading: reading.zipf, default=None)


def _foreign(part: str, lexicon: WordList) -> float:
    """The frequency of a string that is printed and in no dictionary; 0 for all others, and for English words."""
    entry = lexicon.entry(part)
    if entry is None or entry.traits & LISTED or entry.abroad > entry.zipf + ENGLISH:
        return 0.0
    return entry.zipf


def _of_two(word: str, lexicon: WordList) -> Iterator[Compound]:
    for head, tail, common in _tails(word, lexicon):
        for stem, entry in _stems(head, lexicon):
            if _opens(head, stem, MORE_WITNESSES if not entry.traits & Trait.NOUN else WITNESSES, lexicon):
                yield Compound((stem, tail), min(entry.zipf, common))


def _of_three(word: str, lexicon: WordList) -> Iterator[Compound]:
    for head, tail, common in _tails(word, lexicon):
        for link in ("", "S"):
            if head.endswith(link):
                for inner in _of_two(head.removesuffix(link), lexicon):
                    yield Compound((*inner.parts, tail), min(inner.zipf, common))


def _tails(word: str, lexicon: WordList) -> Iterator[tuple[str, str, float]]:
    """Ways to cut off a noun at the end: the letters before it, the noun, and its frequency in any form."""
    for at in range(SHORTEST, len(word) - SHORTEST + 1):
        entry = lexicon.entry(word[at:])
        if entry and entry.traits & Trait.SPELLED_NOUN and entry.traits & Trait.ACCEPTED:
            yield word[:at], word[at:], max(entry.zipf, lexicon.zipf(entry.lemma) if entry.lemma else 0.0)


def _stems(head: str, lexicon: WordList) -> Iterator[tuple[str, Entry]]:
    """Listed words that a first part can be made from."""
    longer = [head + lost for lost in LOSSES if lost == "E" or (head + lost).endswith(VERBS)]
    shorter = [head.removesuffix(link) for link in LINKS if head.endswith(link)]
    for stem in (*shorter, *longer):
        entry = lexicon.entry(stem) if len(stem) >= SHORTEST else None
        if entry and entry.traits & Trait.ACCEPTED and entry.traits & LISTED:
            yield stem, entry


def _opens(head: str, stem: str, needed: int, lexicon: WordList) -> bool:
    """Whether listed words begin with this and go on with a noun. WALDSEE does not count for WALDS-, because of SEE."""
    witnesses = 0
    for word in lexicon.beginning(head, LOOKED_AT):
        if len(word) > len(head) + SHORTEST and _noun(word[len(head) :], lexicon):
            witnesses += not (len(stem) < len(head) and _noun(word[len(stem) :], lexicon))
            if witnesses == needed:
                return True
    return False


def _noun(word: str, lexicon: WordList) -> bool:
    traits = lexicon.traits(word)
    return bool(traits & Trait.NOUN and traits & LISTED)
