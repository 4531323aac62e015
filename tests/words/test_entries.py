"""The shipped entries of two or three words, with their forms."""

import pytest

from nenuphar.words.entries import MOST_WORDS, entries, version
from nenuphar.words.folding import LANGUAGES, folded
from nenuphar.words.sources import Installed


@pytest.mark.rule("QX-W2", "QX-W5")
@pytest.mark.parametrize(
    ("lang", "entry", "forms"),
    [
        ("en", "post office", ["post offices"]),
        ("en", "bird of prey", ["birds of prey"]),
        ("en", "vice versa", []),
        ("fr", "pomme de terre", ["pommes de terre"]),
        ("fr", "carte postale", ["cartes postales"]),
        ("fr", "état civil", ["états civils"]),
        ("fr", "à peu près", []),
        ("de", "Rotes Kreuz", ["Rote Kreuz", "Rotem Kreuz", "Roten Kreuzes"]),
        ("de", "Heiliger Abend", ["Heiligen Abend", "Heiligen Abends"]),
        ("de", "Rio de Janeiro", []),
    ],
)
def test_an_entry_and_its_forms(lang: str, entry: str, forms: list[str]) -> None:
    found = {*entries(lang)}
    assert {entry, *forms} <= found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_entry_has_two_or_three_words_and_can_be_laid(lang: str) -> None:
    for entry in entries(lang):
        assert 2 <= len(entry.split()) <= MOST_WORDS
        assert folded(entry, lang)


def test_a_phrase_without_forms_has_none() -> None:
    assert not [entry for entry in entries("fr") if entry.startswith(("às ", "ens "))]
    assert "vice versas" not in {*entries("en")}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_list_is_built_again_when_the_entries_change(lang: str) -> None:
    assert f"entries={version(lang)}" in Installed(lang).recipe
