"""Proposes a verdict on a word, with its rule and its evidence; the players have the last word.

`valid` and `likely` words are accepted, `invalid` words are rejected, and the players decide on `discuss` (QX-W6).
"""

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib import resources
from typing import Literal

from msgspec import Struct

from nenuphar.words.compounds import compound, phrase
from nenuphar.words.folding import known
from nenuphar.words.lists import Entry, WordList
from nenuphar.words.misspelt import slip
from nenuphar.words.traits import Trait

Verdict = Literal["valid", "likely", "discuss", "invalid"]

LONGEST = 24  # longer than any listed word; nobody has tiles for more than twenty
LISTED = Trait.FORMS | Trait.SPELLED
# On the Zipf scale. Words below these are rejected; people may vote on the others.
HEARD_OF = 2.0
SHORT_HEARD_OF = 2.7
COMMON_PART = 3.0
MEANT = 1.0  # a word ten times as frequent is the one that is meant
PART = 4  # the fewest letters in a part of a likely compound


class Ruling(Struct, frozen=True):
    """The judge's ruling on a word. Evidence is short facts for machines, such as `zipf=3.4` or `lemma=BUCH`."""

    word: str
    verdict: Verdict
    rule: str
    evidence: tuple[str, ...] = ()
    lexicon: str = ""


class Example(Struct, frozen=True):
    """Whether the rule book accepts a word that it gives as an example, and the rule that it illustrates."""

    accepted: bool
    rule: str


NO_EXAMPLES: Mapping[str, Example] = {}


def judge_word(
    word: str, lexicon: WordList | None, precedents: Mapping[str, bool], examples: Mapping[str, Example] = NO_EXAMPLES
) -> Ruling:
    """Rule on a folded word by earlier decisions, then by the list, which the rule book may correct.

    Without an earlier decision and without a list, the players must decide.
    """
    if word and not (word.isascii() and word.isalpha() and word.isupper()):
        raise ValueError(f"not folded: {word[:40]!r}")
    if len(word) < 2:
        return Ruling(word, "invalid", "QX-W1")
    if word in precedents:
        return Ruling(word, _verdict(precedents[word]), "QX-W6", ("precedent",))
    verdict, rule, evidence = ("discuss", "QX-W6", ()) if lexicon is None else _weighed(word, lexicon)
    if word in examples and verdict != _verdict(examples[word].accepted):
        verdict, rule, evidence = _verdict(examples[word].accepted), examples[word].rule, ("rulebook", *evidence)
    elif verdict == "invalid" and lexicon is not None and lexicon.stage == "everyday":  # the rest is not built yet
        verdict, rule, evidence = "discuss", "QX-W6", (*evidence, "partial")
    return Ruling(word, verdict, rule, evidence, "" if lexicon is None else lexicon.fingerprint)


def _verdict(accepted: bool) -> Verdict:
    return "valid" if accepted else "invalid"


@cache
def rulebook(lang: str) -> Mapping[str, Example]:
    """The rule book's own verdicts on the words in its examples."""
    text = resources.files(__package__).joinpath("data/rulebook.toml").read_text("utf-8")
    book = tomllib.loads(text).get(known(lang), {})
    return {
        word: Example(verdict == "accepted", rule)
        for verdict, rules in book.items()
        for rule, words in rules.items()
        for word in words
    }


def _weighed(word: str, lexicon: WordList) -> tuple[Verdict, str, tuple[str, ...]]:
    if len(word) > LONGEST:
        return "invalid", "QX-W2", (f"letters={len(word)}",)
    entry = lexicon.entry(word)
    if entry is not None and entry.traits & Trait.ACCEPTED:
        return "valid", *_why(entry)
    if entry is not None and entry.traits & Trait.MISSPELT:
        return _misspelt(word, entry, lexicon)
    if lexicon.lang == "de" and (found := compound(word, lexicon)) is not None:
        reading = f"compound={'+'.join(found.parts)}"
        if len(found.parts) > 2 or found.zipf < COMMON_PART or min(map(len, found.parts)) < PART:
            return "discuss", "QX-W3", (reading,)
        meant = _meant(word, entry.zipf + MEANT, lexicon) if entry else ""
        if entry is not None and entry.zipf >= HEARD_OF and not (meant and _is_misspelt(word, meant)):
            return "valid", "QX-W3", (reading, _frequency(entry))
        return _made_up(word, reading, lexicon)
    if (found := phrase(word, lexicon)) is not None:
        return _made_up(word, f"phrase={'+'.join(found.parts)}", lexicon)
    if entry is None:
        return "invalid", "QX-W2", ()
    return _doubted(word, entry)


def _made_up(word: str, reading: str, lexicon: WordList) -> tuple[Verdict, str, tuple[str, ...]]:
    """A word that nobody prints, but that has a reading; unless a common word is more likely meant."""
    meant = _meant(word, COMMON_PART, lexicon)
    if not meant:
        return "likely", "QX-W3", (reading,)
    if _is_misspelt(word, meant):
        return "invalid", "QX-W2", (f"near={meant}",)
    return "discuss", "QX-W3", (reading, f"near={meant}")


def _misspelt(word: str, entry: Entry, lexicon: WordList) -> tuple[Verdict, str, tuple[str, ...]]:
    """A misspelling is rejected at once. In a discussion, silence would accept it."""
    meant = _meant(word, entry.zipf, lexicon)
    return "invalid", "QX-W2", (f"near={meant}" if meant else "misspelt", _frequency(entry))


def _meant(word: str, least_zipf: float, lexicon: WordList) -> str:
    """The most frequent dictionary word one slip away, if it is at least this frequent."""
    near = ((lexicon.entry(other), other) for other in lexicon.near(word))
    found = [(entry.zipf, other) for entry, other in near if entry and _is_usual(entry) and entry.zipf >= least_zipf]
    return max(found, default=(0.0, ""))[1]


def _is_misspelt(word: str, meant: str) -> bool:
    """Only typical slips count: compounds such as GRUNDKURSE or HANDYTASCHEN often differ by a letter."""
    kind = slip(word, meant)
    return kind in ("doubled", "swapped") or (kind == "sounding alike" and len(word) == len(meant))


def _is_usual(entry: Entry) -> bool:
    return bool(entry.traits & Trait.ACCEPTED and entry.traits & LISTED)


def _why(entry: Entry) -> tuple[str, tuple[str, ...]]:
    """The rule that accepts a word of the list."""
    frequency = (_frequency(entry),) if entry.zipf else ()
    if entry.traits & Trait.SHORTENED:
        return "QX-W4", ("abbreviation", *frequency)
    if entry.traits & Trait.NAME:
        return "QX-W3", ("name", *frequency)
    if entry.traits & Trait.JOINED and not entry.traits & LISTED:
        return "QX-W2", ("entry", *frequency)
    if not entry.traits & LISTED:
        return "QX-W3", frequency
    if entry.lemma:
        return "QX-W5", (f"lemma={entry.lemma}", *frequency)
    return "QX-W2", frequency


def _doubted(word: str, entry: Entry) -> tuple[Verdict, str, tuple[str, ...]]:
    """There is some evidence for the word, but not enough."""
    short = len(word) <= 3 or bool(entry.traits & Trait.SHORTENED)
    evidence: tuple[str, ...] = ("abbreviation",) if entry.traits & Trait.SHORTENED else ()
    if entry.abroad > entry.zipf:
        evidence += (f"abroad={entry.abroad:.1f}",)
    heard_of = entry.zipf >= (SHORT_HEARD_OF if short else HEARD_OF)
    rule = "QX-W4" if short else "QX-W3"
    return "discuss" if heard_of else "invalid", rule, (_frequency(entry), *evidence)


def _frequency(entry: Entry) -> str:
    return f"zipf={entry.zipf:.1f}"
