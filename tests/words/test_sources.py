"""The shipped dictionaries can be read, and Debian's are used if they are installed."""

import lzma
from pathlib import Path

import pytest

from nenuphar.words import forms, lists, sources
from nenuphar.words.folding import LANGUAGES
from nenuphar.words.sources import Installed


def test_the_shipped_files_give_what_a_list_is_made_of() -> None:
    english = Installed("en")
    frequencies = [*english.frequencies("small")]
    assert "the" in frequencies[0][1]
    assert frequencies[0][0] > 700
    assert frequencies == sorted(frequencies, key=lambda each: -each[0])
    assert english.forms()["houses"] == "house"
    assert [*english.abroad()] == []
    assert "simplemma=" in english.recipe
    assert "wordfreq=" in english.recipe


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_has_spelling_dictionaries(lang: str) -> None:
    assert [file.with_suffix(".aff").is_file() for file in sources.spelling(lang)] == [True] * len(
        sources.SPELLING[lang]
    )


def test_debians_dictionaries_are_used_if_installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "de_DE_frami.aff").write_text("SET UTF-8\nSFX N Y 1\nSFX N 0 n e\n", "utf-8")
    (tmp_path / "de_DE_frami.dic").write_text("1\nMühle/N\n", "utf-8")
    (tmp_path / "th_de_DE_v2.dat").write_text(
        "UTF-8\nquo vadis|1\n(Redensart)|wohin gehst du|Quo vadis (lat.)\n", "utf-8"
    )
    packaged = Installed("de").recipe
    monkeypatch.setattr(sources, "DEBIAN", tmp_path)
    monkeypatch.setattr(sources, "THESAURUS", tmp_path)
    german = Installed("de")
    assert [[*words] for words in german.dictionaries()] == [[("Mühle", "Mühle"), ("Mühlen", "Mühle")]]
    assert [*german.joined()][-3:] == ["quo vadis", "wohin gehst du", "Quo vadis"]
    assert german.recipe != packaged
    assert "de_DE_frami.dic" in german.recipe


def test_without_dictionaries_no_list_is_built(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """An empty list would call every word invalid. Without a list, the players decide."""
    monkeypatch.setattr(sources, "FOLDER", tmp_path / "nothing")
    monkeypatch.setattr(sources, "DEBIAN", tmp_path)
    with pytest.raises(FileNotFoundError):
        lists.build("fr", tmp_path, lambda stage, done: None)
    assert not lists.complete("fr", tmp_path)
    assert lists.opened("fr", tmp_path) is None


def test_a_damaged_file_of_forms_is_refused(tmp_path: Path) -> None:
    """Three forms in the format of simplemma: each shares its beginning with the one before."""
    whole = b"SMFC1\x00\x03" + b"\x00\x06gehend\x01\x01n" + b"\x04\x02st\xff\x05gehen" + b"\x04\x01t\xfe"
    file = tmp_path / "xx.plzma"
    file.write_bytes(lzma.compress(whole))
    assert forms.read(file) == {"gehend": "gehenn", "gehest": "gehen", "gehet": "gehen"}
    for damaged in (whole[:-1], b"pickle" + whole, whole[:20]):
        file.write_bytes(lzma.compress(damaged))
        with pytest.raises(forms.Unreadable):
            forms.read(file)
