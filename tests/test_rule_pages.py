"""Rules are equal in every language: the same ids and numbers, on the pages and in the terminal."""

import re
from collections import Counter
from pathlib import Path

import pytest

import nenuphar
from nenuphar.texts import FALLBACK, languages, rulebook
from tests.command import nenuphar as command

PACKAGE = Path(nenuphar.__file__).parent
OTHERS = sorted(set(languages()) - {FALLBACK})
PAGES = sorted(PACKAGE.rglob("README.??.md"))
BOOKS = sorted([*(PACKAGE / "games").glob("*/README*.md"), *(PACKAGE / "testing/acorn").glob("README*.md")])
TRANSLATED = sorted({PACKAGE / "core", PACKAGE / "server", *(page.parent for page in PAGES)})

# Common words that only one of our languages has.
SMALL_WORDS = {
    "en": {"the", "and", "of", "with", "is", "are", "if", "when", "which", "whoever", "nobody", "somebody"},
    "fr": {"les", "une", "est", "avec", "qui", "sur", "dans", "pour", "pas", "aux"},
    "de": {"der", "das", "und", "ist", "nicht", "eine", "mit", "auf", "wird", "wenn"},
}


def words_of(page: str) -> str:
    """The prose of a page, without code."""
    return re.sub(r"```.*?```|`[^`\n]+`", "", page, flags=re.DOTALL)


def code_of(text: str) -> list[str]:
    """The code that a page quotes. In samples only comments and titles are translated."""
    samples = re.findall(r"```\w*\n(.*?)```", text, flags=re.DOTALL)
    spans = re.findall(r"`[^`\n]+`", re.sub(r"```.*?```", "", text, flags=re.DOTALL))
    lines = [re.sub(r'#.*|(?<=title = )".*"', "", line) for sample in samples for line in sample.splitlines()]
    return spans + lines


def shape_of(page: str) -> list[str]:
    """The structure of a page: headings, rules, table rows, samples and the line above the engineers' part."""
    return re.findall(rf"^(#+ |[-*] \*\*{rulebook.RULE_ID}\*\*|\||```|---$)", page, flags=re.MULTILINE)


@pytest.mark.parametrize("lang", OTHERS)
@pytest.mark.parametrize("folder", TRANSLATED, ids=lambda folder: folder.name)
def test_translated_rules_exist_in_all_languages(folder: Path, lang: str) -> None:
    assert folder / f"README.{lang}.md" in PAGES


@pytest.mark.parametrize("page", PAGES, ids=lambda page: f"{page.parent.name}-{page.suffixes[0][1:]}")
class TestTranslation:
    def test_it_has_the_same_headings_rules_and_tables_in_the_same_order(self, page: Path) -> None:
        assert shape_of(page.read_text("utf-8")) == shape_of(english(page))

    def test_each_rule_has_the_same_figures_names_and_references(self, page: Path) -> None:
        ours, theirs = rulebook.rules(page.read_text("utf-8")), rulebook.rules(english(page))
        assert list(ours) == list(theirs)
        for rule, paragraph in theirs.items():
            assert facts(ours[rule]) == facts(paragraph), rule

    def test_names_in_code_stay_as_they_are(self, page: Path) -> None:
        assert Counter(code_of(page.read_text("utf-8"))) == Counter(code_of(english(page)))

    def test_no_sentence_of_another_language_is_left_in_it(self, page: Path) -> None:
        lang = page.suffixes[0][1:]
        found = set(re.findall(r"\w+", words_of(page.read_text("utf-8")).casefold()))
        for other, small in SMALL_WORDS.items():
            assert bool(found & small) == (other == lang), (other, found & small)

    def test_every_rule_is_translated(self, page: Path) -> None:
        theirs = rulebook.rules(english(page))
        same = [rule for rule, text in rulebook.rules(page.read_text("utf-8")).items() if text == theirs[rule]]
        assert same == []


def test_the_terminal_shows_rules_in_the_readers_language(tmp_path: Path) -> None:
    told = command(tmp_path, "rules", "quibbit", "qb-v2", "--lang", "fr")
    assert told.stdout == "Les petites cartes partent avant les grandes.  QB-V2\n"
    assert command(tmp_path, "rules", "tb-3", LANG="de_DE.UTF-8").stdout == "Die Zeit läuft nie rückwärts.  TB-3\n"
    whole = command(tmp_path, "rules", "quibbit", "--lang", "de").stdout
    book, _ = (PACKAGE / "games/quibbit/README.de.md").read_text("utf-8").split("\n---\n")
    box = "Ein Spiel von Dennis Kirps, Günter Burkhardt  \n2 bis 4 Spieler, ab 7 Jahren, etwa 15 Minuten\n\n"
    assert box in whole
    assert whole.replace(box, "") == rulebook.ids_last(book.rstrip() + "\n")
    assert "\n- Kleine Karten kommen vor großen dran.  QB-V2\n" in whole
    assert "**" not in whole


def test_a_rule_with_a_list_becomes_one_paragraph_in_the_terminal() -> None:
    source = "- **AB-C1** First this.\n  - Then that.\n  - And then this.\n- **AB-C2** Second.\n"
    assert rulebook.rules(source) == {"AB-C1": "First this. Then that. And then this.", "AB-C2": "Second."}
    assert rulebook.ids_last(source) == ("- First this.\n  - Then that.\n  - And then this.  AB-C1\n- Second.  AB-C2\n")


@pytest.mark.parametrize("page", BOOKS, ids=lambda page: f"{page.parent.name}-{page.name}")
class TestForPlayers:
    def test_no_name_from_the_code_and_no_proof_is_in_a_rule_book(self, page: Path) -> None:
        book = rulebook.for_players(page.read_text("utf-8"))
        assert not re.search(r"`|→|^---|\bTOML\b|\btests?\b", book, flags=re.MULTILINE | re.IGNORECASE)

    def test_every_rule_is_in_the_part_that_players_read(self, page: Path) -> None:
        whole = page.read_text("utf-8")
        assert rulebook.rules(rulebook.for_players(whole)) == rulebook.rules(whole)

    def test_engineers_keep_their_part(self, page: Path) -> None:
        assert "`rules`" in page.read_text("utf-8").split("\n---\n")[1]


def test_no_line_of_a_french_rule_begins_with_a_sign() -> None:
    source = "Deux fleurs : oui ; une eau ? « non »\n"
    assert rulebook.for_players(source) == "Deux fleurs\u00a0: oui\u202f; une eau\u202f? «\u00a0non\u00a0»\n"


def test_somebody_at_the_keyboard_reads_a_rule_in_their_language(tmp_path: Path) -> None:
    tokens = ["play", "quibbit", "--seats", "you,bot,bot", "--seed", "1", "--lang", "fr"]
    heard = command(tmp_path, *tokens, answers="r QB-V2\nq\no\n").stdout
    assert "Les petites cartes partent avant les grandes.  QB-V2" in heard


def test_a_game_that_nobody_translated_is_read_in_english(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "untranslated"
    folder.mkdir()
    (folder / "__init__.py").touch()
    (folder / "README.md").write_text("# Plain\n", encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    assert rulebook.page("untranslated", "fr") == ("# Plain\n", FALLBACK)


def english(page: Path) -> str:
    return page.with_name("README.md").read_text("utf-8")


def facts(paragraph: str) -> Counter[str]:
    return Counter(re.findall(rf"{rulebook.RULE_ID}|`[^`]+`|\d+", paragraph))
