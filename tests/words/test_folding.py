"""Written words become tiles, A to Z. Other characters are refused by name (QX-D1)."""

import pytest

from nenuphar.words.folding import UnknownLanguage, UnknownSign, folded


@pytest.mark.parametrize(
    ("written", "lang", "tiles"),
    [
        ("Mund", "de", "MUND"),
        ("Bücher", "de", "BUECHER"),
        ("Bu\u0308cher", "de", "BUECHER"),
        ("ÄÖÜäöüß", "de", "AEOEUEAEOEUESS"),
        ("Straẞe", "de", "STRASSE"),
        ("Café", "de", "CAFE"),
        ("garçon", "fr", "GARCON"),
        ("Noël", "fr", "NOEL"),
        ("cœur", "fr", "COEUR"),
        ("naïve", "en", "NAIVE"),
        ("Motörhead", "en", "MOTORHEAD"),
        ("Cortina d'Ampezzo", "de", "CORTINADAMPEZZO"),
        ("l\u2019été", "fr", "LETE"),
        ("Hi-Fi", "de", "HIFI"),
        ("z. B.", "de", "ZB"),
        ("Łódź", "en", "LODZ"),
        ("", "en", ""),
    ],
)
def test_written_words_become_tiles(written: str, lang: str, tiles: str) -> None:
    assert folded(written, lang) == tiles


@pytest.mark.parametrize("sign", ["7", "²", "!", "🐸", "ж", "א", "م", "漢", "\u0308", "\u202e", "\n", "Ⓐ", "_", "ª"])
@pytest.mark.parametrize("lang", ["de", "fr", "en"])
def test_any_other_sign_is_refused_by_name(sign: str, lang: str) -> None:
    with pytest.raises(UnknownSign) as refused:
        folded(f"ab{sign}cd", lang)
    assert refused.value.sign == sign


def test_a_very_long_word_is_folded_whole() -> None:
    assert folded("ü" * 10_000, "de") == "UE" * 10_000


@pytest.mark.parametrize("lang", ["", "xx", "DE", "de-AT"])
@pytest.mark.parametrize("written", ["Mund", "Bücher"])
def test_an_unknown_language_is_refused(written: str, lang: str) -> None:
    with pytest.raises(UnknownLanguage):
        folded(written, lang)
