"""Spells a written word with tiles: the letters A to Z and nothing else (QX-D1).

German spells its umlauts out, other languages drop their accents, ligatures become two letters; spaces, hyphens,
apostrophes and full stops vanish. Any other sign is refused by name.
"""

import unicodedata
from functools import cache

LANGUAGES = ("de", "en", "fr")

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
UMLAUTS = {"Ä": "AE", "Ö": "OE", "Ü": "UE"}
# Letters that Unicode does not split into a plain letter and a mark.
SPELLED_OUT = {
    "Æ": "AE", "Œ": "OE", "ß": "SS", "ẞ": "SS", "Ĳ": "IJ", "ﬀ": "FF", "ﬁ": "FI", "ﬂ": "FL", "ﬃ": "FFI", "ﬄ": "FFL",
    "Ø": "O", "Ł": "L", "Đ": "D", "ı": "I",
}  # fmt: skip
VANISHING = " \u00a0\u2009\u202f-\u00ad\u2010\u2011'\u2018\u2019\u02bc."  # spaces, hyphens, apostrophes, the full stop


class UnknownSign(ValueError):
    """A sign that no tile can show."""

    def __init__(self, sign: str) -> None:
        super().__init__(f"{sign!r} ({unicodedata.name(sign, f'U+{ord(sign):04X}')}) is no letter")
        self.sign = sign


class UnknownLanguage(ValueError):
    """A language without word lists."""

    def __init__(self, lang: str) -> None:
        super().__init__(f"no words of {lang!r}; there are {', '.join(LANGUAGES)}")
        self.lang = lang


def folded(text: str, lang: str) -> str:
    """The tiles that spell this text; raises UnknownSign for the first sign that cannot be laid."""
    if text.isascii() and text.isalpha():
        known(lang)
        return text.upper()
    fold = _Fold.of(known(lang))
    return "".join([fold[sign] for sign in unicodedata.normalize("NFC", text)])


def known(lang: str) -> str:
    """The same language, or UnknownLanguage."""
    if lang not in LANGUAGES:
        raise UnknownLanguage(lang)
    return lang


class _Fold(dict[str, str]):
    """The tiles for each sign, computed when it first occurs."""

    def __init__(self, lang: str) -> None:
        super().__init__(dict.fromkeys(VANISHING, ""))
        self.umlauts = UMLAUTS if lang == "de" else {}

    @staticmethod
    @cache
    def of(lang: str) -> "_Fold":
        return _Fold(lang)

    def __missing__(self, sign: str) -> str:
        tiles = self._tiles(sign)
        if len(self) < 4_000:  # people can send any sign at all, and must not fill the memory
            self[sign] = tiles
        return tiles

    def _tiles(self, sign: str) -> str:
        upper = SPELLED_OUT.get(sign) or sign.upper()
        upper = self.umlauts.get(upper) or SPELLED_OUT.get(upper) or upper
        plain = "".join(mark for mark in unicodedata.normalize("NFD", upper) if not unicodedata.combining(mark))
        if not plain or any(letter not in LETTERS for letter in plain):
            raise UnknownSign(sign)
        return plain
