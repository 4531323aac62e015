"""Dictionary entries of two or three words (QX-W2): POMME DE TERRE, POST OFFICE, RIO DE JANEIRO.

The packages that lists are built from have hardly any of them, so Nénuphar ships its own: `data/entries` has a file for
each language. A line is `head: rest, rest` or a list of whole entries. A section says which forms an entry has.
"""

import re
from collections.abc import Iterator
from functools import cache
from hashlib import sha256
from importlib import resources

MOST_WORDS = 3

# French entries that begin with one of these have no plural.
FRENCH_FIXED = (
    "à", "au", "aux", "d'ores", "de", "du", "en", "et", "je", "la", "là", "le", "on", "par", "pour", "qu'en", "sans",
    "sur",
)  # fmt: skip
GERMAN_ENDINGS = ("e", "em", "en", "er", "es")


def entries(lang: str) -> Iterator[str]:
    """All written entries of a language, with their plurals and other forms (QX-W5)."""
    for section, entry in _listed(lang):
        if 2 <= len(entry.split()) <= MOST_WORDS:
            yield entry
            if section != "fixed":
                yield from FORMS[lang](entry)


@cache
def version(lang: str) -> str:
    """A short digest of the entries and their forms."""
    return sha256("\n".join(entries(lang)).encode()).hexdigest()[:8]


def _listed(lang: str) -> Iterator[tuple[str, str]]:
    section = "fixed"
    text = resources.files(__package__).joinpath(f"data/entries/{lang}.txt").read_text("utf-8")
    for line in text.splitlines():
        if line.startswith("["):
            section = line.strip("[]")
        elif line and not line.startswith("#"):
            head, colon, rest = line.rpartition(":")
            for each in rest.split(","):
                yield section, f"{head} {each.strip()}" if colon else each.strip()


def _english(entry: str) -> Iterator[str]:
    """Usually the last word takes the plural, but the first in *editor in chief* and *man of war*."""
    first, *middle, last = entry.split()
    if middle and middle[0] in ("of", "in", "at", "on", "to", "de"):
        yield " ".join((_english_plural(first), *middle, last))
    elif not last.endswith("s"):
        yield " ".join((first, *middle, _english_plural(last)))


def _english_plural(word: str) -> str:
    if re.search("[^aeiou]y$", word):
        return f"{word[:-1]}ies"
    if word.endswith("man"):
        return f"{word[:-3]}men"
    return f"{word}es" if re.search("(s|x|z|ch|sh)$", word) else f"{word}s"


def _french(entry: str) -> Iterator[str]:
    """The first word takes the plural: *pommes de terre*; an adjective takes it too: *cartes bancaires*."""
    first, *rest = entry.split()
    if first in FRENCH_FIXED:
        return
    plural = _french_plural(first)
    yield " ".join((plural, *rest))
    if len(rest) == 1 and "'" not in rest[0]:
        yield f"{plural} {_french_plural(rest[0])}"


def _french_plural(word: str) -> str:
    if word.endswith(("s", "x", "z")):
        return word
    if word.endswith("al"):
        return f"{word[:-2]}aux"
    return f"{word}x" if word.endswith(("au", "eu")) else f"{word}s"


def _german(entry: str) -> Iterator[str]:
    """The adjective is declined (*das Rote Kreuz, dem Roten Kreuz*), and the noun may have its genitive."""
    adjective, *noun = entry.split()
    stem = re.sub("(e|er|es)$", "", adjective)
    for ending in GERMAN_ENDINGS:
        yield " ".join((stem + ending, *noun))
    if adjective.endswith(("er", "es")):
        genitive = "es" if noun[-1].endswith(("s", "ß", "z", "x")) else "s"
        yield " ".join((f"{stem}en", *noun[:-1], noun[-1] + genitive))


FORMS = {"de": _german, "en": _english, "fr": _french}
