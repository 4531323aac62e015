"""Reads the dictionaries that word lists are made from.

Every source gives written words and facts about them. They are shipped side by side, each under its own licence. No
list is shipped: the licences of German word lists are not compatible with each other, so a list is only built where it
is used.
"""

import gzip
import json
import re
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, Protocol

import msgspec

from nenuphar.words import affixes, entries, forms

FOLDER = Path(__file__).with_name("dictionaries")  # `make dictionaries` fills it, and packages contain it
VERSIONS = "versions.json"
DEBIAN = Path("/usr/share/hunspell")
THESAURUS = Path("/usr/share/mythes")
# The spelling dictionaries of a language: Debian's name of a file, and ours.
SPELLING = {
    "de": (("de_DE_frami", "de"),),
    "fr": (("fr_FR", "fr"),),
    "en": (("en_US", "en"), ("en_GB", "en-gb")),
}

Frequencies = Iterable[tuple[int, list[str]]]


class Sources(Protocol):
    """The sources for the words of one language."""

    @property
    def recipe(self) -> str:
        """The sources and their versions: a list is built again when this changes."""

    def frequencies(self, extent: str = "large") -> Frequencies:
        """Words by frequency, in hundredths on the Zipf scale; `small` gives only frequent ones, but faster."""

    def abroad(self) -> Frequencies:
        """The same for English, if this language borrows from it."""

    def forms(self) -> Mapping[str, str]:
        """Inflected forms with their lemma."""

    def dictionaries(self) -> list[Iterable[tuple[str, str]]]:
        """Every word of each spelling dictionary, with its stem."""

    def joined(self) -> Iterable[str]:
        """Entries of two or three words."""


class Installed:
    """The sources of a language on this machine: the shipped ones, or Debian's dictionaries if there are any."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self._spelling = [*spelling(lang)]
        self._thesaurus = next(iter(sorted(THESAURUS.glob(f"th_{lang}_*.dat"))), None)

    @property
    def recipe(self) -> str:
        own = {f"dictionary-{file.stem}" for file in self._spelling if file.parent == FOLDER}
        debian = [file for file in (*self._spelling, self._thesaurus) if file and file.parent != FOLDER]
        return " ".join(
            [f"{name}={version}" for name, version in _versions().items() if name in {"simplemma", "wordfreq", *own}]
            + [f"{file.name}={file.stat().st_size}" for file in debian]
            + [f"entries={entries.version(self.lang)}"]
        )

    def frequencies(self, extent: str = "large") -> Frequencies:
        return _frequencies(self.lang, extent)

    def abroad(self) -> Frequencies:
        return () if self.lang == "en" else _frequencies("en", "small")

    def forms(self) -> Mapping[str, str]:
        return forms.read(FOLDER / f"{self.lang}.plzma")

    def dictionaries(self) -> list[Iterable[tuple[str, str]]]:
        return [affixes.words(file) for file in self._spelling]

    def joined(self) -> Iterator[str]:
        yield from entries.entries(self.lang)
        if self._thesaurus is None:
            return
        data = self._thesaurus.read_bytes()
        encoding = data.split(b"\n", 1)[0].strip().decode("ascii", "replace")
        for line in data.decode(encoding, "replace").splitlines()[1:]:
            for entry in line.split("|"):
                entry = re.sub(r"\([^)]*\)", "", entry).strip()
                if 1 <= entry.count(" ") <= 2:
                    yield entry


def spelling(lang: str) -> Iterator[Path]:
    """The .dic files of a language: Debian's if installed, else ours."""
    for debian, name in SPELLING[lang]:
        places = [DEBIAN / f"{debian}.dic", FOLDER / f"{name}.dic"]
        yield from [place for place in places if place.is_file()][:1]


def _frequencies(lang: str, extent: str) -> Frequencies:
    """The lists of wordfreq. Its first line is a head; the others are words by falling frequency."""
    found: list[Any] = msgspec.msgpack.decode(gzip.decompress((FOLDER / f"{extent}_{lang}.msgpack.gz").read_bytes()))
    # The index in this list is minus the logarithm of the frequency, in hundredths; Zipf counts in billions.
    for rarity, words in enumerate(found[1:]):
        if words:
            yield max(900 - rarity, 0), words


def _versions() -> dict[str, str]:
    """The versions of all shipped sources; none in a checkout where nobody has collected them."""
    try:
        found: dict[str, str] = json.loads((FOLDER / VERSIONS).read_text("utf-8"))
    except FileNotFoundError:
        return {}
    return found
