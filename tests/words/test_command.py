"""The commands `nenuphar words` and `nenuphar quibbix solve`."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

from nenuphar.cli import run
from nenuphar.testing.words import as_installed, small_list
from nenuphar.words import lists
from tests.words.conftest import german


class Said(NamedTuple):
    code: int
    out: str
    errors: str


Call = Callable[..., Said]


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    home = tmp_path_factory.mktemp("home")
    small_list(home / "words", "de", as_installed("de", german()))
    return home


def installed(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Replaces builds by small ones, and returns the languages that were built."""
    built: list[str] = []
    build = lists.build

    def build_small(lang: str, home: Path, report: lists.Report) -> None:
        built.append(lang)
        build(lang, home, report, as_installed(lang, german()))

    monkeypatch.setattr(lists, "build", build_small)
    return built


@pytest.fixture
def nenuphar(home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Call:
    """The command, in this process."""
    for name, value in {"NENUPHAR_HOME": str(home), "LANG": "C.UTF-8", "COLUMNS": "120"}.items():
        monkeypatch.setenv(name, value)
    for name in ("NENUPHAR_WORDS", "LC_ALL"):
        monkeypatch.delenv(name, raising=False)

    def call(*tokens: str) -> Said:
        return Said(run(tokens), *capsys.readouterr())

    return call


def test_words_are_checked_with_their_accents_and_without(nenuphar: Call) -> None:
    lines = nenuphar("words", "check", "Bücher", "Waldquelle", "Munt", "MCP", "--lang", "de").out.splitlines()
    for line, *parts in (
        ("BUECHER", "gilt", "QX-W5", "Form von BUCH"),
        ("WALDQUELLE", "gilt", "QX-W3", "Beispiel der Spielregel selbst, zusammengesetzt aus WALD + QUELLE"),
        ("MUNT", "gilt nicht", "QX-W2"),
        ("MCP", "gilt nicht", "QX-W4", "Beispiel der Spielregel selbst, Zipf 2.9"),
    ):
        assert [each for each in lines if line in each and all(part in each for part in parts)], lines


def test_an_example_that_the_list_knows_is_not_reported_as_settled(nenuphar: Call) -> None:
    shown = nenuphar("words", "check", "ja", "UNO", "--lang", "de").out
    assert re.search(r"JA +gilt +QX-W2 +Zipf \d", shown)
    assert re.search(r"UNO +gilt +QX-W4 +Abkürzung, Zipf 4\.0", shown)


def test_words_that_form_an_expression_are_named(nenuphar: Call) -> None:
    shown = nenuphar("words", "check", "Cortina d'Ampezzo", "--lang", "de", "--no-examples").out
    assert re.search(r"CORTINADAMPEZZO +gilt wahrscheinlich +QX-W3 +Wendung aus CORTINA \+ D \+ AMPEZZO", shown)


def test_a_misspelling_is_shown_with_the_intended_word(nenuphar: Call) -> None:
    shown = nenuphar("words", "check", "Standart", "--lang", "de").out
    assert re.search(r"STANDART +gilt nicht +QX-W2 +ein häufiger Schreibfehler, Zipf 2\.4", shown)


def test_an_incomplete_list_is_reported_as_incomplete(
    nenuphar: Call, home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    half = lists.path("de", "everyday", tmp_path)
    half.write_bytes(lists.path("de", "everyday", home / "words").read_bytes())
    monkeypatch.setenv("NENUPHAR_WORDS", str(tmp_path))
    shown = nenuphar("words", "check", "Munt", "--lang", "de", "--no-build").out
    assert re.search("MUNT +strittig +QX-W6 +die Liste ist noch nicht vollständig", shown)


def test_the_rule_books_examples_can_be_left_out(nenuphar: Call) -> None:
    shown = nenuphar("words", "check", "Waldquelle", "--lang", "de", "--no-examples").out
    assert re.search(r"WALDQUELLE +gilt wahrscheinlich +QX-W3 +zusammengesetzt aus WALD \+ QUELLE", shown)


def test_without_a_list_it_says_how_to_build_one(nenuphar: Call) -> None:
    shown = nenuphar("words", "check", "water", "--lang", "en", "--no-build").out
    assert "words build --lang en" in shown
    assert "to discuss" in shown


def test_a_list_that_is_missing_is_built_first(nenuphar: Call, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    built = installed(monkeypatch)
    for home, tokens, found in (
        ("a", ("words", "check", "Mund"), "MUND"),
        ("b", ("quibbix", "solve", "DNUM", "--jokers", "0"), "MUND"),
        ("c", ("play", "quibbix", "--seats", "kraken", "--watch", "--fast", "--option", "words_in=de"), "MUND"),
    ):
        monkeypatch.setenv("NENUPHAR_HOME", str(tmp_path / home))
        said = nenuphar(*tokens, "--lang", "de")
        assert said.code == 0, said.errors
        assert "wird erstellt" in said.errors
        assert found in said.out or tokens[0] == "play"
        assert "wird erstellt" not in nenuphar(*tokens, "--lang", "de").errors
    assert built == ["de"] * 3


def test_without_a_list_nothing_is_said_to_be_the_best(nenuphar: Call) -> None:
    assert "0" not in nenuphar("quibbix", "solve", "WATER", "--lang", "en", "--no-build").out


def test_an_outdated_list_is_reported(nenuphar: Call, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    asking = (["words", "check", "Mund", "--no-build"], ["quibbix", "solve", "DNUM", "--no-build"], ["words", "status"])
    outdated = "älteren Version"
    for tokens in asking:
        assert outdated not in nenuphar(*tokens, "--lang", "de").out
    small_list(tmp_path / "words", "de", german())
    monkeypatch.setenv("NENUPHAR_HOME", str(tmp_path))
    for tokens in asking:
        shown = nenuphar(*tokens, "--lang", "de").out
        assert outdated in shown
        assert "words build --lang de" in shown


@pytest.mark.parametrize("word", ["Mund7", "🐸", "مرحبا"])
def test_a_word_without_tiles_is_refused(nenuphar: Call, word: str) -> None:
    result = nenuphar("words", "check", word, "--lang", "en")
    assert (result.code, result.out) == (2, "")
    assert word[-1] in result.errors
    assert "A to Z" in result.errors


def test_a_very_long_word_is_rejected(nenuphar: Call) -> None:
    assert "Zahl der Buchstaben 10000" in nenuphar("words", "check", "x" * 10_000, "--lang", "de").out


def test_unknown_languages_are_refused(nenuphar: Call) -> None:
    for tokens in (["words", "check", "Mund"], ["words", "build"], ["words", "status"]):
        result = nenuphar(*tokens, "--lang", "tlh")
        assert result.code == 2
        assert "tlh" in result.errors


def test_the_status_tells_what_there_is(nenuphar: Call, home: Path) -> None:
    shown = nenuphar("words", "status", "--lang", "en").out
    assert re.search(r"de: \d+ words \(the whole list\), list de-attested-[0-9a-f]{12}, from \d+: \w+", shown)
    assert "fr: no list yet." in shown
    assert str(home / "words") in shown


def test_a_rack_is_solved(nenuphar: Call) -> None:
    shown = nenuphar("quibbix", "solve", "DNUMQ", "--jokers", "0", "--lang", "de").out
    assert "MUND" in shown
    assert "Mit Wörtern, die gezeigt werden, geht es nicht besser" in shown
    assert "12 Punkte" in shown  # M and U are worth 2, N and D 1, and the word counts double


@pytest.mark.parametrize(
    ("tokens", "named"),
    [
        (["MUND", "--jokers", "3"], "--jokers"),
        (["M" * 21], "20"),
        (["M" * 10_000], "20"),
        ([""], "20"),
        (["MUND7"], "7"),
        (["مرحبا"], "م"),
        (["MUND", "--seconds", "nan"], "--seconds"),
        (["MUND", "--letters", "nothing"], "nothing"),
    ],
)
def test_an_invalid_rack_is_refused(nenuphar: Call, tokens: list[str], named: str) -> None:
    result = nenuphar("quibbix", "solve", *tokens, "--lang", "de")
    assert (result.code, result.out) == (2, "")
    assert named in result.errors
