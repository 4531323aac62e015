"""A small word list for tests: built by the same code as the big ones, from a test's own words."""

from collections.abc import Iterable, Mapping
from pathlib import Path

from msgspec import Struct
from msgspec.structs import replace

from nenuphar.words import lists
from nenuphar.words.lists import WordList
from nenuphar.words.sources import Frequencies, Installed


class Small(Struct, frozen=True):
    """Sources of a language: written words by their frequency on the Zipf scale, forms by lemma, dictionary words.

    Words in `forms` or `dictionary` are listed by a dictionary; the others only have a frequency.
    """

    zipf: Mapping[str, float] = {}
    lemma: Mapping[str, str] = {}
    dictionary: tuple[str, ...] = ()
    entries: tuple[str, ...] = ()
    english: Mapping[str, float] = {}
    recipe: str = "small"

    def frequencies(self, extent: str = "large") -> Frequencies:
        return [(round(zipf * 100), [word]) for word, zipf in self.zipf.items()]

    def abroad(self) -> Frequencies:
        return [(round(zipf * 100), [word]) for word, zipf in self.english.items()]

    def forms(self) -> Mapping[str, str]:
        return self.lemma

    def dictionaries(self) -> list[Iterable[tuple[str, str]]]:
        return [[(word, word) for word in self.dictionary]]

    def joined(self) -> Iterable[str]:
        return self.entries


def as_installed(lang: str, sources: Small) -> Small:
    """The same words, marked as built from the installed sources: then a server does not build the list again."""
    return replace(sources, recipe=Installed(lang).recipe)


def small_list(folder: Path, lang: str, sources: Small) -> WordList:
    """The list of these words, built in a folder and opened."""
    lists.build(lang, folder, lambda stage, done: None, sources)
    found = lists.opened(lang, folder)
    assert found is not None
    return found
