"""Texts on screen, documents and comments avoid phrases that readers stumbled over, and follow the glossary."""

import ast
import io
import re
import tokenize
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

SOURCES = sorted(
    file
    for folder in ("src/nenuphar", "tests", "bench", "web/src", "web/tests")
    for kind in ("*.py", "*.ts", "*.svelte")
    for file in (ROOT / folder).rglob(kind)
    if file != Path(__file__)
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


# The worst of them, and German sentences in English words, in comments and docstrings.
IN_COMMENTS = (
    r"\banew\b",
    r"\bthe own\b",
    r"\b[Ww]hoever\b",
    r"\b(?:of|after|from|than|in|exactly) so many\b",
    r"\bgoes on\b(?! the)",
    r"\bwithout a word\b",
    r"\bhas got\b",
    r"\bWho gets\b",
    r"\bfall(?:s|en)? asleep\b",
)
# A comment of TypeScript, Svelte or CSS. `//` in an address follows a colon.
PAGE_COMMENT = re.compile(r"/\*.*?\*/|<!--.*?-->|(?<!:)//[^\n]*", re.DOTALL)


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


def comments(file: Path) -> list[str]:
    """The comments and docstrings of a source."""
    text = file.read_text("utf-8")
    if file.suffix != ".py":
        return PAGE_COMMENT.findall(text)
    tokens = tokenize.generate_tokens(io.StringIO(text).readline)
    found = [token.string for token in tokens if token.type == tokenize.COMMENT]
    owners = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
    nodes = [node for node in ast.walk(ast.parse(text)) if isinstance(node, owners)]
    return found + [docstring for node in nodes if (docstring := ast.get_docstring(node))]


def test_no_comment_has_the_worst_of_them() -> None:
    worst = re.compile("|".join(IN_COMMENTS))
    found = [
        f"{file.relative_to(ROOT)}: {phrase[0]}"
        for file in SOURCES
        if worst.search(" ".join(file.read_text("utf-8").split()))  # few files: reading their comments takes longer
        for comment in comments(file)
        for phrase in worst.finditer(" ".join(comment.split()))
    ]
    assert len(SOURCES) > 1000
    assert found == []


@pytest.mark.parametrize(
    ("name", "source"),
    [
        ("a.py", '"""Whoever comes first."""'),
        ("a.py", "def f() -> None:\n    pass  # it goes on"),
        ("a.svelte", "<!-- Drawn anew -->\n<p>anew</p>"),
        ("a.ts", "const a = 1 // after so many steps"),
    ],
)
def test_they_are_found_in_comments(tmp_path: Path, name: str, source: str) -> None:
    (tmp_path / name).write_text(source)
    [comment] = comments(tmp_path / name)
    assert re.search("|".join(IN_COMMENTS), comment)


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
