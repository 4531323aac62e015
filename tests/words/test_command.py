"""`nenuphar words` and `nenuphar quibbix solve`, as people call them."""

import re
from pathlib import Path

import pytest

from nenuphar.testing.words import small_list
from tests.command import nenuphar
from tests.words.conftest import german


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    home = tmp_path_factory.mktemp("home")
    small_list(home / "words", "de", german())
    return home


def said(home: Path, *tokens: str) -> str:
    result = nenuphar(home, *tokens)
    assert (result.returncode, result.stderr) == (0, "")
    return result.stdout


def test_words_are_checked_with_their_accents_and_without(home: Path) -> None:
    lines = said(home, "words", "check", "Büchern", "Waldquelle", "Munt", "MCP", "--lang", "de").splitlines()
    for line, *parts in (
        ("BUECHERN", "gilt", "QX-W5", "lemma=BUCH"),
        ("WALDQUELLE", "gilt", "QX-W6", "precedent"),
        ("MUNT", "gilt nicht", "QX-W2"),
        ("MCP", "gilt nicht", "QX-W6", "precedent"),
    ):
        assert [each for each in lines if line in each and all(part in each for part in parts)], lines


def test_the_rule_books_examples_can_be_left_out(home: Path) -> None:
    shown = said(home, "words", "check", "Waldquelle", "--lang", "de", "--no-examples")
    assert re.search("WALDQUELLE +gilt wohl +QX-W3 +compound=WALD.QUELLE", shown)


def test_without_a_list_it_says_how_to_build_one(home: Path) -> None:
    shown = said(home, "words", "check", "water", "--lang", "en")
    assert "words build --lang en" in shown
    assert "talk about it" in shown


@pytest.mark.parametrize("word", ["Mund7", "🐸", "مرحبا"])
def test_a_word_without_tiles_is_refused(home: Path, word: str) -> None:
    result = nenuphar(home, "words", "check", word, "--lang", "en")
    assert (result.returncode, result.stdout) == (2, "")
    assert word[-1] in result.stderr
    assert "A to Z" in result.stderr


def test_a_very_long_word_falls(home: Path) -> None:
    assert "letters=10000" in said(home, "words", "check", "x" * 10_000, "--lang", "de")


def test_unknown_languages_are_refused(home: Path) -> None:
    for tokens in (["words", "check", "Mund"], ["words", "build"], ["words", "status"]):
        result = nenuphar(home, *tokens, "--lang", "tlh")
        assert result.returncode == 2
        assert "tlh" in result.stderr


def test_the_status_tells_what_there_is(home: Path) -> None:
    shown = said(home, "words", "status", "--lang", "en")
    assert re.search(r"de: \d+ words \(all attested words\), list de-attested-[0-9a-f]{12}, from 1: small", shown)
    assert "fr: no list yet." in shown
    assert str(home / "words") in shown
