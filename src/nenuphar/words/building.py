"""Builds a language's word list from installed dictionaries: gather, fold, merge, accept, index, write.

Words are columns of 24 bytes, and not handled one by one: German has two million strings to merge, and a small machine
has to do it while people wait.
"""

import codecs
import unicodedata
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, fields
from functools import cache, partial
from hashlib import sha256
from importlib import resources
from itertools import islice
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from nenuphar import array_file
from nenuphar.words import misspelt
from nenuphar.words.blocklist import is_blocked
from nenuphar.words.folding import LANGUAGES, LETTERS, VANISHING, UnknownSign, folded
from nenuphar.words.index import Index, indexed
from nenuphar.words.lists import NO_LEMMA, Report, Stage, opened_stage, path
from nenuphar.words.sources import Frequencies, Sources
from nenuphar.words.traits import Trait

FORMAT = "7"  # raise it when lists built by older code must be built again
LONGEST = 24
CHUNK = 100_000
WORD = f"S{LONGEST}"
EVERYDAY = 350  # the least frequency of words in the everyday list, in hundredths on the Zipf scale

# Hundredths on the Zipf scale: the least frequency of an accepted string if no dictionary has it, or only as a name or
# an abbreviation. Nearly every string of two letters is frequent, as a part of something.
PRINTED = 300
SHORT_PRINTED = 360
SHORTENED = 290
TWO_LETTERS = 420
PRINTED_AT_ALL = 100
HEARD_OF = 200  # below this, a string that no dictionary has is not worth a vote
FOREIGN = 100  # more frequent in English by this: an English word that occurs in other texts

VOWELS = frozenset("AEIOUY")

Words = NDArray[np.bytes_]
Numbers = NDArray[np.uint16]


@dataclass
class Gathered:
    """Strings from all sources, not yet merged: one string may come from several."""

    lang: str
    words: list[Words] = field(default_factory=list)
    traits: list[Numbers] = field(default_factory=list)
    zipf: list[Numbers] = field(default_factory=list)
    lemmas: list[tuple[Words, Words]] = field(default_factory=list)
    lemmas_themselves: list[Words] = field(default_factory=list)

    def add(self, written: list[str], traits: Numbers | Trait, zipf: Numbers | int = 0) -> Words:
        words = columns(written, self.lang)
        self.words.append(words)
        self.traits.append(np.broadcast_to(np.asarray(traits, np.uint16), words.shape))
        self.zipf.append(np.broadcast_to(np.asarray(zipf, np.uint16), words.shape))
        return words

    def forget(self) -> None:
        """Free the memory after merging: the next steps need it."""
        for parts in (self.words, self.traits, self.zipf, self.lemmas, self.lemmas_themselves):
            parts.clear()

    def add_frequent(self, found: Frequencies) -> None:
        for frequency, words in found:
            self.add(words, Trait(0), frequency)

    def add_formed(self, found: Iterable[tuple[str, str]], listed: Trait) -> None:
        """Add words with their lemma or stem, in chunks: all at once would fill the memory."""
        for pairs in _chunks(found):
            written, stems = [word for word, _ in pairs], [stem for _, stem in pairs]
            traits = traits_of(written, self.lang) | np.uint16(listed)
            if listed & Trait.SPELLED:
                traits |= _of_symbols(written, stems)
                traits |= np.where(traits & Trait.NOUN, np.uint16(Trait.SPELLED_NOUN), np.uint16(0))
                traits |= np.where(traits == listed, np.uint16(Trait.SPELLED_SMALL), np.uint16(0))
            words = self.add(written, traits)
            only = [*dict.fromkeys(stems)]
            place = {stem: number for number, stem in enumerate(only)}
            if listed & Trait.FORMS:  # a lemma is always a word; the stem of a spelling dictionary may not be
                whole = self.add(only, traits_of(only, self.lang) | np.uint16(listed))
                self.lemmas_themselves.append(whole)
            else:
                whole = columns(only, self.lang)
            self.lemmas.append((words, whole[[place[stem] for stem in stems]]))


def build(lang: str, home: Path, report: Report, sources: Sources) -> None:
    """Build what is missing, damaged, or built from other sources, and leave the rest alone."""
    recipe = _recipe(sources)
    if complete(lang, home, sources):
        report("attested", 1.0)
        return
    array_file.sweep(home)
    report("everyday", 0.0)
    forms = sources.forms()
    report("everyday", 0.5)
    abroad = Gathered("en")
    abroad.add_frequent(sources.abroad())
    if not _ready(lang, "everyday", home, recipe):
        _finish(_everyday(lang, sources, forms), abroad, "everyday", home, recipe)
    report("everyday", 1.0)
    report("attested", 0.0)
    gathered = Gathered(lang)
    gathered.add_formed(forms.items(), Trait.FORMS)
    del forms
    report("attested", 0.3)
    gathered.add_frequent(sources.frequencies())
    report("attested", 0.4)
    for dictionary in sources.dictionaries():
        gathered.add_formed(_without_elisions(dictionary), Trait.SPELLED)
    gathered.add([*sources.joined()], Trait.JOINED)
    report("attested", 0.7)
    _finish(gathered, abroad, "attested", home, recipe)
    report("attested", 1.0)


def complete(lang: str, home: Path, sources: Sources) -> bool:
    """Whether the best list exists and is sound, and this code would build the same from these sources."""
    return _ready(lang, "attested", home, _recipe(sources))


def _recipe(sources: Sources) -> str:
    return f"{FORMAT}: {sources.recipe} data={_data()}"


@cache
def _data() -> str:
    """A digest of the shipped files that go into every list."""
    folder = resources.files(__package__).joinpath("data")
    shipped = (folder.joinpath(name).read_bytes() for name in ("misspelt.toml", "unshown.toml"))
    return sha256(b"".join(shipped)).hexdigest()[:8]


def _ready(lang: str, stage: Stage, home: Path, recipe: str) -> bool:
    found = opened_stage(lang, stage, home)
    return found is not None and found.sources == recipe


def _everyday(lang: str, sources: Sources, forms: Mapping[str, str]) -> Gathered:
    """The most frequent words and their forms. This takes only a moment."""
    gathered = Gathered(lang)
    common = [(frequency, words) for frequency, words in sources.frequencies("small") if frequency >= EVERYDAY]
    gathered.add_frequent(common)
    spellings = (each for _, words in common for word in words for each in (word, word.capitalize(), word.upper()))
    gathered.add_formed(((each, forms[each]) for each in spellings if each in forms), Trait.FORMS)
    return gathered


def _without_elisions(found: Iterable[tuple[str, str]]) -> Iterator[tuple[str, str]]:
    return ((word, stem) for word, stem in found if ("'" in word) == ("'" in stem))


def _chunks(found: Iterable[tuple[str, str]]) -> Iterator[list[tuple[str, str]]]:
    pairs = iter(found)
    while chunk := [*islice(pairs, CHUNK)]:
        yield chunk


def traits_of(written: list[str], lang: str) -> Numbers:
    """What the spelling of a word says about it: whether it is an abbreviation, a noun or a name."""
    capital = Trait.NOUN if lang == "de" else Trait.NAME

    def trait(word: str) -> int:
        if "." in word:
            return Trait.SHORTENED
        if word.islower():
            return 0
        return capital if word[:1].isupper() and (len(word) == 1 or word[1:].islower()) else Trait.SHORTENED

    return np.array([trait(word) for word in written], np.uint16)


def _of_symbols(written: list[str], stems: list[str]) -> Numbers:
    """Words made from a symbol are units with a prefix, or plurals of letters: am, Yg, acd, es."""
    pairs = zip(written, stems, strict=True)
    return np.array([Trait.SHORTENED if word != stem and _is_symbol(stem) else 0 for word, stem in pairs], np.uint16)


@cache
def _is_symbol(stem: str) -> bool:
    return len(stem) == 1 or (len(stem) == 2 and stem.isascii() and not VOWELS.intersection(stem.upper()))


def columns(written: list[str], lang: str) -> Words:
    """Written words as folded columns. A word that is too long or cannot be laid becomes empty, and so does a letter.

    A single umlaut or ligature is spelled with two letters, but is still not a word.
    """
    if not written:
        return np.zeros(0, WORD)
    text = unicodedata.normalize("NFC", "\n".join(written)).upper()
    letters = text.encode("ascii", f"fold-{lang}").translate(_PLAIN, _GONE)
    lines = letters.split(b"\n")
    assert len(lines) == len(written)
    pairs = zip(lines, written, strict=True)
    return np.array(
        [line if len(line) <= LONGEST and b"?" not in line and len(word) > 1 else b"" for line, word in pairs], WORD
    )


_KEPT = LETTERS.encode() + b"\n"
_PLAIN = bytes(sign if sign in _KEPT else ord("?") for sign in range(256))
_GONE = "".join(sign for sign in VANISHING if sign.isascii()).encode()


def _fold(error: UnicodeError, lang: str) -> tuple[str, int]:
    """Fold the signs that are not ASCII. Native code encodes all others, which is much faster."""
    assert isinstance(error, UnicodeEncodeError)
    return "".join([_folded_or_not(sign, lang) for sign in error.object[error.start : error.end]]), error.end


for _lang in LANGUAGES:
    codecs.register_error(f"fold-{_lang}", partial(_fold, lang=_lang))


@cache
def _folded_or_not(sign: str, lang: str) -> str:
    try:
        return folded(sign, lang)
    except UnknownSign:
        return "?"


def _finish(gathered: Gathered, english: Gathered, stage: Stage, home: Path, recipe: str) -> None:
    words, traits, zipf = _merged(gathered)
    lemma = _lemmas(gathered, words)
    gathered.forget()
    traits = traits | np.where(lemma != NO_LEMMA, np.uint16(Trait.INFLECTED), np.uint16(0))
    traits = traits | np.where(_lacks_vowels(words), np.uint16(Trait.SHORTENED), np.uint16(0))
    abroad = _abroad(english, words)
    wrong = _misspelt(words, traits, zipf, abroad, gathered.lang)
    traits = traits | np.where(wrong, np.uint16(Trait.MISSPELT), np.uint16(0))
    traits = traits | np.where(accepted_strings(words, traits, zipf, abroad), np.uint16(Trait.ACCEPTED), np.uint16(0))
    accepted = np.flatnonzero(traits & Trait.ACCEPTED)
    letters, begins = _joined(words)
    odd = traits & np.uint16(Trait.SHORTENED | Trait.NAME) != 0  # accepted, but not everyday words
    everyday = np.where(odd, np.uint16(0), zipf)[accepted]
    index = indexed(*_joined(words[accepted]), everyday, is_blocked(words[accepted], gathered.lang))
    arrays: dict[str, NDArray[Any]] = {
        "letters": letters,
        "begins": begins,
        "traits": traits,
        "zipf": zipf,
        "abroad": abroad,
        "lemma": lemma,
    }
    arrays |= {part.name: getattr(index, part.name) for part in fields(Index)}
    arrays["words"] = accepted[index.words].astype(np.uint32)  # the index numbers accepted words, the list all strings
    facts = {"lang": gathered.lang, "stage": stage, "sources": recipe, "words": str(len(accepted))}
    array_file.write(path(gathered.lang, stage, home), arrays, facts)


def _merged(gathered: Gathered) -> tuple[Words, Numbers, Numbers]:
    """Every string once, with the traits from all sources and its highest frequency."""
    nothing = np.zeros(1, WORD), np.zeros(1, np.uint16)  # numpy cannot concatenate no arrays at all
    words = np.concatenate([nothing[0], *gathered.words])
    order = np.argsort(words, kind="stable")
    words = words[order]
    first = np.flatnonzero(np.r_[True, words[1:] != words[:-1]])
    traits = np.concatenate([nothing[1], *gathered.traits])[order]
    # A string is an abbreviation or a name only if it is always written like one: an ordinary spelling outweighs it.
    merged = np.bitwise_or.reduceat(traits, first)
    listed, only = np.uint16(Trait.FORMS | Trait.SPELLED), np.uint16(Trait.SHORTENED | Trait.NAME)
    ordinary = np.logical_or.reduceat((traits & only == 0) & (traits & listed != 0), first)
    merged = np.where(ordinary, merged & ~only, merged)
    zipf = np.maximum.reduceat(np.concatenate([nothing[1], *gathered.zipf])[order], first)
    words = words[first]
    kept = words != b""
    return words[kept], merged[kept], zipf[kept]


def _lemmas(gathered: Gathered, words: Words) -> NDArray[np.uint32]:
    """For every word the place of its lemma, if it has one. The first source that names one counts."""
    lemma = np.full(len(words), NO_LEMMA, np.uint32)
    for forms, stems in reversed(gathered.lemmas):
        here, there = _places(forms, words), _places(stems, words)
        both = (here < len(words)) & (there < len(words))
        lemma[here[both]] = there[both]
    lemma[lemma == np.arange(len(words))] = NO_LEMMA
    for lemmas in gathered.lemmas_themselves:
        places = _places(lemmas, words)
        lemma[places[places < len(words)]] = NO_LEMMA
    return lemma


def _places(sought: Words, words: Words) -> NDArray[np.int64]:
    """The place of each string among the sorted words, or their number if it is not among them."""
    if not len(words):
        return np.zeros(len(sought), np.int64)
    places = np.searchsorted(words, sought)
    found = words[np.minimum(places, len(words) - 1)] == sought
    return np.where(found, places, len(words))


def _abroad(english: Gathered, words: Words) -> Numbers:
    """How frequent each string is in English."""
    abroad = np.zeros(len(words), np.uint16)
    for found, zipf in zip(english.words, english.zipf, strict=True):
        places = _places(found, words)
        here = places < len(words)
        np.maximum.at(abroad, places[here], zipf[here])
    return abroad


def _lacks_vowels(words: Words) -> NDArray[np.bool_]:
    """Two or three letters without a vowel: an abbreviation (QX-W4), however a dictionary writes it: kb, Dr, Bhw."""
    grid = np.ascontiguousarray(words).view(np.uint8).reshape(len(words), LONGEST)
    short = (grid[:, 1] != 0) & (grid[:, 3] == 0)
    has_vowels = np.isin(grid[:, :3], np.frombuffer("".join(VOWELS).encode(), np.uint8)).any(axis=1)
    found: NDArray[np.bool_] = short & ~has_vowels
    return found


def _misspelt(words: Words, traits: Numbers, zipf: Numbers, abroad: Numbers, lang: str) -> NDArray[np.bool_]:
    """Strings that no spelling dictionary has and that are one slip away from a common word."""
    spelled = traits & np.uint16(Trait.SPELLED | Trait.JOINED) != 0
    usual = spelled & (traits & np.uint16(Trait.SHORTENED | Trait.NAME) == 0) & (zipf >= misspelt.COMMON)
    meant = misspelt.Meant(dict(_frequent(words, zipf, usual)))
    foreign = abroad.astype(np.int32) + misspelt.FOREIGN >= zipf
    listed = traits & np.uint16(Trait.FORMS) != 0
    wrong = np.zeros(len(words), bool)
    doubted = ~spelled & ~foreign
    for asked, is_wrong in (
        (doubted & listed & (zipf >= PRINTED_AT_ALL), meant.by_doubling),
        (doubted & ~listed & (zipf >= HEARD_OF), meant.by_any_slip),
    ):
        wrong[asked] = is_wrong(_frequent(words, zipf, asked))
    places = _places(columns([*misspelt.known(lang)], lang), words)
    wrong[places[places < len(words)]] = True
    wrong &= ~spelled
    return wrong


def _frequent(words: Words, zipf: Numbers, which: NDArray[np.bool_]) -> Iterator[tuple[str, int]]:
    return zip(b"\n".join(words[which].tolist()).decode().split("\n"), zipf[which].tolist(), strict=False)


def accepted_strings(words: Words, traits: Numbers, zipf: Numbers, abroad: Numbers) -> NDArray[np.bool_]:
    """Which strings the list alone accepts (QX-W2 to W5). The judge explains these, and weighs all others."""
    long = np.char.str_len(words)

    def has(some: Trait) -> NDArray[np.bool_]:
        found: NDArray[np.bool_] = traits & np.uint16(some) != 0
        return found

    listed, shortened, name = has(Trait.FORMS | Trait.SPELLED | Trait.JOINED), has(Trait.SHORTENED), has(Trait.NAME)
    ordinary = listed & ~shortened & ~name
    # Two letters must be a noun, or lower-case in a spelling dictionary: dictionaries of forms have symbols such as eq.
    pair = ordinary & has(Trait.SPELLED)
    entry = np.where(long == 2, pair & has(Trait.SPELLED_SMALL | Trait.NOUN), ordinary | has(Trait.JOINED))
    entry &= (long != 3) | has(Trait.SPELLED) | (zipf > 0)  # not yex and the like, which only a list of forms has
    known = (pair | shortened & listed | name & listed) & (zipf >= TWO_LETTERS)
    abbreviation = listed & shortened & (zipf >= SHORTENED)
    named = listed & name & (zipf >= PRINTED)
    entry |= np.where(long == 2, known, abbreviation | named)
    borrowed = abroad.astype(np.int32) - zipf > FOREIGN
    printed = (long >= 3) & (zipf >= np.where(long == 3, SHORT_PRINTED, PRINTED)) & ~borrowed
    accepted: NDArray[np.bool_] = (long >= 2) & (entry | printed) & ~has(Trait.MISSPELT)
    return accepted


def _joined(words: Words) -> tuple[NDArray[np.uint8], NDArray[np.uint32]]:
    """The letters of all words one after the other, and where each word begins."""
    long = np.char.str_len(words)
    begins = np.zeros(len(words) + 1, np.uint32)
    np.cumsum(long, out=begins[1:])
    grid = np.ascontiguousarray(words).view(np.uint8).reshape(len(words), LONGEST)
    return grid[grid != 0], begins
