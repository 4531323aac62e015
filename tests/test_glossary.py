"""Texts on screen and documents avoid phrases that readers stumbled over, and follow the glossary."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

ROOT = Path(__file__).parents[1]
FILES = sorted([*(ROOT / "web/texts").rglob("*.ftl"), *(ROOT / "src/nenuphar").rglob("*.ftl")])
BOOKS = sorted(
    [
        *(ROOT / "src/nenuphar/games").glob("*/README*.md"),
        *(ROOT / "src/nenuphar/server").glob("README*.md"),
        *ROOT.glob("*.md"),
        *(ROOT / "docs").rglob("*.md"),
        ROOT / "web/README.md",
    ]
)

# Unidiomatic English, and words for which docs/glossary.md has others.
STUMBLES = {
    "en": (
        r"\banew\b",
        r"\bthe own\b",
        r"\b[Ww]hoever\b",
        r"\bsent? away\b",
        r"^It goes on\b",
        r"\bstirr?(?:ed)? (?:in|bytes)\b",
        r"\blies? (?:there|open|in)\b",
        r"\b(?:does not|may|words?) stand\b",
        r"\b(?:stands|falls)\.",
        r"\bfallen\b",
        r"\b[Aa]greed on\b",
        r"\b[Dd]oubt it\b",
        r"\b[Qq]uick signs\b",
        r"\bso many\b",
        r"\bTime for a decision\b",
    ),
    "fr": (
        r"procès-verbal",
        r"\b[Jj]uge\b",
        r"\b[Rr]écit\b",
        r"\b[Ss]eul qui\b",
        r"\u00a0|\u202f",  # the page and the terminal insert these
        r"\w …$",  # French has no space before it
    ),
    "de": (
        r"\baufgehoben",
        r"\b[Ww]artezimmer\b",
        r"\bTisch decken\b",
        r"\bVorrat\b",
        r"\b[Bb]estreit",
        r"\b[Gg]ewartet wird\b",
        r"\b[Ww]em der Frosch\b",
    ),
}


class Sentences(Visitor):
    """Collects the text of messages, without the names of variables and variants."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802 (the name that the visitor calls)
        self.found.append(node.value)


def stumbles(text: str, lang: str) -> list[str]:
    return [phrase for phrase in STUMBLES[lang] if re.search(phrase, text)]


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(ROOT)))
def test_no_text_has_a_phrase_that_readers_stumble_over(file: Path) -> None:
    lang = file.stem
    found = []
    for entry in FluentParser().parse(file.read_text("utf-8")).body:
        if isinstance(entry, ftl.Message):
            sentences = Sentences()
            sentences.visit(entry)
            found += [(entry.id.name, phrase) for text in sentences.found for phrase in stumbles(text, lang)]
    assert found == []


@pytest.mark.parametrize("page", BOOKS, ids=lambda page: str(page.relative_to(ROOT)))
def test_no_document_has_such_a_phrase(page: Path) -> None:
    lang = page.suffixes[0][1:] if len(page.suffixes) > 1 else "en"
    book = page.read_text("utf-8").split("\n---\n")[0]
    assert stumbles(book, lang) == []


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("en", "Lay your letters anew."),
        ("en", "Jasmin saves the own stack."),
        ("en", "The word does not stand."),
        ("fr", "Le juge décide."),
        ("de", "Nichts wird aufgehoben."),
    ],
)
def test_the_phrases_are_found(lang: str, text: str) -> None:
    assert stumbles(text, lang)


def test_the_glossary_has_every_term_in_three_languages() -> None:
    rows = [line for line in (ROOT / "docs/glossary.md").read_text("utf-8").splitlines() if line.startswith("| ")]
    terms = [[cell.strip() for cell in row.strip("|").split("|")] for row in rows[1:]]
    assert 38 <= len(terms) <= 45
    assert all(len(cells) == 3 and all(cells) for cells in terms)
