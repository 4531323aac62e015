"""A proposal for every word, with the rule that it rests on and what speaks for it; the players have the last word.

The verdicts: `valid` and `likely` words stand, `invalid` ones fall, and about `discuss` people have to talk (QX-W6).
"""

from collections.abc import Mapping
from typing import Literal

from msgspec import Struct

from nenuphar.words.lists import WordList

Verdict = Literal["valid", "likely", "discuss", "invalid"]


class Ruling(Struct, frozen=True):
    """What the judge says of a word. Evidence is short facts for machines, such as `zipf=3.4` or `lemma=BUCH`."""

    word: str
    verdict: Verdict
    rule: str
    evidence: tuple[str, ...] = ()
    lexicon: str = ""


def judged(word: str, lexicon: WordList | None, precedents: Mapping[str, bool]) -> Ruling:
    """The ruling on a folded word: by what was decided before, then by the list; without a list people must talk."""
    if len(word) < 2:
        return Ruling(word, "invalid", "QX-W1")
    if word in precedents:
        return Ruling(word, "valid" if precedents[word] else "invalid", "QX-W6", ("precedent",))
    if lexicon is None:
        return Ruling(word, "discuss", "QX-W6")
    raise NotImplementedError
