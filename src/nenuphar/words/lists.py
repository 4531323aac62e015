"""Word lists: built once on the machine that uses them, stored as one file each, memory-mapped when opened."""

import os
from bisect import bisect_left
from collections.abc import Callable, Iterator, Mapping
from dataclasses import fields
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal

import numpy as np
from numpy.typing import NDArray

from nenuphar import array_file
from nenuphar.words.folding import LANGUAGES as LANGUAGES
from nenuphar.words.folding import LETTERS, known
from nenuphar.words.index import Index
from nenuphar.words.traits import Trait

if TYPE_CHECKING:
    from nenuphar.words.sources import Sources

Stage = Literal["everyday", "attested"]
STAGES: tuple[Stage, ...] = ("everyday", "attested")  # in building order, the better one last
Report = Callable[[str, float], None]

NO_LEMMA = 0xFFFFFFFF
PAST_LETTERS = "["  # what follows Z in ASCII


class Entry:
    """What a list knows of one folded word."""

    __slots__ = ("abroad", "lemma", "traits", "zipf")

    def __init__(self, traits: Trait, zipf: float, abroad: float, lemma: str) -> None:
        self.traits, self.zipf, self.abroad, self.lemma = traits, zipf, abroad, lemma


class WordList:
    """The words of a language in alphabetical order. The words that this list alone accepts are `in` it.

    Other strings are listed with the evidence for them, for the judge to weigh.
    """

    def __init__(self, facts: Mapping[str, str], digest: str, arrays: Mapping[str, NDArray[Any]]) -> None:
        self.lang = facts["lang"]
        self.stage: Stage = "everyday" if facts["stage"] == "everyday" else "attested"
        self.fingerprint = f"{self.lang}-{self.stage}-{digest[:12]}"
        self.sources = facts["sources"]
        arrays = {"unshown": np.zeros(len(arrays["words"]), bool), **arrays}  # older lists index no blocked words
        self.index = Index(**{field.name: arrays[field.name] for field in fields(Index)})
        self._letters, self._begins = arrays["letters"], arrays["begins"]
        self._traits, self._zipf, self._abroad = arrays["traits"], arrays["zipf"], arrays["abroad"]
        self._lemma = arrays["lemma"]
        self._spelled = _Spelled(self._letters, self._begins)
        self._size = int(facts["words"])

    def __len__(self) -> int:
        """The number of words that this list alone accepts."""
        return self._size

    @property
    def listed(self) -> int:
        """The number of all strings, also of those that it does not accept."""
        return len(self._spelled)

    def __contains__(self, word: object) -> bool:
        """Whether this list alone accepts a folded word."""
        number = self.number(word) if isinstance(word, str) else None
        return number is not None and bool(self._traits[number] & Trait.ACCEPTED)

    def zipf(self, word: str) -> float:
        """How frequent a folded word is in print: 3 is once in a million words, 6 is once in a thousand."""
        number = self.number(word)
        return 0.0 if number is None else int(self._zipf[number]) / 100

    def traits(self, word: str) -> Trait:
        number = self.number(word)
        return Trait(0) if number is None else Trait(int(self._traits[number]))

    def listed_by_dictionary(self, word: str) -> bool:
        return bool(self.traits(word) & (Trait.FORMS | Trait.SPELLED | Trait.JOINED))

    def entry(self, word: str) -> Entry | None:
        number = self.number(word)
        if number is None:
            return None
        lemma = int(self._lemma[number])
        return Entry(
            Trait(int(self._traits[number])),
            int(self._zipf[number]) / 100,
            int(self._abroad[number]) / 100,
            "" if lemma == NO_LEMMA else self.word(lemma),
        )

    def number(self, word: str) -> int | None:
        """The place of a folded word among all listed strings."""
        if not word.isascii():
            return None
        sought = word.encode()
        at = bisect_left(self._spelled, sought)
        return at if at < len(self._spelled) and self._spelled[at] == sought else None

    def beginning(self, letters: str, most: int) -> Iterator[str]:
        """Listed strings that begin with these letters, up to a limit."""
        at = bisect_left(self._spelled, letters.encode())
        for number in range(at, min(at + most, len(self._spelled))):
            word = self.word(number)
            if not word.startswith(letters):
                return
            yield word

    def near(self, word: str) -> Iterator[str]:
        """Listed strings one slip away from this one: a letter too many, missing, wrong, or two swapped."""
        for at in range(len(word) + 1):
            # All slips at one place have the same beginning, and soon few strings do: only these are searched.
            before, after = word[:at], word[at:]
            low, high = (bisect_left(self._spelled, letters.encode()) for letters in (before, before + PAST_LETTERS))
            if low == high:
                return
            ends = {after[1:], after[1:2] + after[:1] + after[2:]}
            ends |= {letter + after[skipped:] for letter in LETTERS for skipped in (0, 1)}
            for other in (before + end for end in ends - {after}):
                number = bisect_left(self._spelled, other.encode(), low, high)
                if number < high and self._spelled[number] == other.encode():
                    yield other

    def word(self, number: int) -> str:
        return self._spelled[number].decode()


class _Spelled:
    """The words of a list as a sequence, for binary search."""

    def __init__(self, letters: NDArray[Any], begins: NDArray[Any]) -> None:
        self._letters, self._begins = letters.data, begins.data

    def __len__(self) -> int:
        return len(self._begins) - 1

    def __getitem__(self, number: int) -> bytes:
        return bytes(self._letters[self._begins[number] : self._begins[number + 1]])


def home() -> Path:
    """The folder of word lists: NENUPHAR_WORDS, or a folder in the user's data folder."""
    if given := os.environ.get("NENUPHAR_WORDS"):
        return Path(given)
    if given := os.environ.get("NENUPHAR_HOME"):
        return Path(given) / "words"
    data = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(data) / "nenuphar" / "words"


def overall(progress: Callable[[float], None]) -> Report:
    """A report that passes on how much of the whole list is done, whatever the stage."""
    return lambda stage, done: progress((list[str](STAGES).index(stage) + done) / len(STAGES))


def build(lang: str, home: Path, report: Report, sources: "Sources | None" = None) -> None:
    """Build what is missing of a language's list, everyday words first; `report` gets the stage and 0 to 1."""
    from nenuphar.words import building  # not needed for opening a list
    from nenuphar.words.sources import Installed

    building.build(known(lang), home, report, sources or Installed(lang))


def complete(lang: str, home: Path, sources: "Sources | None" = None) -> bool:
    """Whether `build` has nothing to do. A list that is not complete may still open."""
    from nenuphar.words import building
    from nenuphar.words.sources import Installed

    return building.complete(known(lang), home, sources or Installed(lang))


def opened(lang: str, folder: Path | None = None) -> WordList | None:
    """The best sound list of a language, or None."""
    for stage in reversed(STAGES):
        found = opened_stage(known(lang), stage, folder or home())
        if found is not None:
            return found
    return None


def opened_stage(lang: str, stage: Stage, folder: Path) -> WordList | None:
    """The list of just this stage; None also if the file is damaged or of another format."""
    file = path(lang, stage, folder)
    try:
        stat = file.stat()
        return _read(file, stat.st_ino, stat.st_mtime_ns, stat.st_size)
    except (OSError, array_file.Damaged, KeyError, ValueError):
        return None


@lru_cache(maxsize=8)
def _read(file: Path, *_version: int) -> WordList:
    """Read and check a file, once for every version of it."""
    head, arrays = array_file.read(file)
    return WordList(head.facts, head.digest, arrays)


def path(lang: str, stage: Stage, folder: Path) -> Path:
    return folder / f"{lang}-{stage}.words"
