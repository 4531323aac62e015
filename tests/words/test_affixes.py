"""The words that a Hunspell dictionary contains, and those that it only seems to contain."""

from pathlib import Path

import pytest

from nenuphar.words import affixes

PLAIN = """SET UTF-8
NEEDAFFIX h
ONLYINCOMPOUND o
FORBIDDENWORD d
CIRCUMFIX f

SFX N Y 3
SFX N   0     n    e
SFX N   0     en   [^er]
SFX N   el    eln  el

SFX O Y 1
SFX O   0     s/o  .

SFX T Y 1
SFX T   en    t/f  en

PFX G Y 1
PFX G   0     ge/f .

PFX U Y 1
PFX U   0     un   .

SFX A Y 2
SFX A   0     er/E .
SFX A   0     ere/h .

SFX E Y 1
SFX E   0     n    r
"""

LONG = """SET UTF-8
FLAG long
AF 2
AF S.P+
AF S.

SFX S. Y 1
SFX S. 0 s .

PFX P+ Y 1
PFX P+ 0 re/S. .
"""

NUMBERS = """FLAG num
SFX 101 N 1
SFX 101 y ies [^aeiou]y
PFX 7 Y 1
PFX 7 0 re .
"""


@pytest.mark.parametrize(
    ("rules", "entry", "spelled"),
    [
        (PLAIN, "Rose/N", {"Rose", "Rosen"}),
        (PLAIN, "Zahl/N", {"Zahl", "Zahlen"}),
        (PLAIN, "Arbeit/O", {"Arbeit"}),
        (PLAIN, "machen/TG", {"machen", "gemacht"}),
        (PLAIN, "arm/A", {"arm", "armer", "armern"}),
        (PLAIN, "klar/AU", {"klar", "unklar", "klarer", "unklarer", "klarern", "unklarern", "unklarere"}),
        (PLAIN, "Wald/h", set()),
        (PLAIN, "Wald/ho", set()),
        (PLAIN, "Wahl/hN", {"Wahlen"}),
        (PLAIN, "nichts/dN", set()),
        (PLAIN, "plain", {"plain"}),
        (PLAIN, "ad hoc", {"ad hoc"}),
        (PLAIN, "Weg po:noun", {"Weg"}),
        (PLAIN, "km\\/h", {"km/h"}),
        (LONG, "chat/1", {"chat", "chats", "rechat", "rechats"}),
        (LONG, "mot/2", {"mot", "mots"}),
        (NUMBERS, "fly/101,7", {"fly", "flies", "refly"}),
        (NUMBERS, "play/101", {"play"}),
    ],
)
def test_stems_and_affixes(tmp_path: Path, rules: str, entry: str, spelled: set[str]) -> None:
    (tmp_path / "x.aff").write_text(rules, "utf-8")
    (tmp_path / "x.dic").write_text(f"1\n{entry}\n", "utf-8")
    assert {word for word, _ in affixes.words(tmp_path / "x.dic")} == spelled


def test_every_word_comes_with_its_stem_in_the_dictionarys_own_encoding(tmp_path: Path) -> None:
    (tmp_path / "x.aff").write_text("SET ISO8859-1\nSFX N Y 1\nSFX N 0 n e\n", "latin-1")
    (tmp_path / "x.dic").write_text("2\nMühle/N\nTür\n", "latin-1")
    assert [*affixes.words(tmp_path / "x.dic")] == [("Mühle", "Mühle"), ("Mühlen", "Mühle"), ("Tür", "Tür")]
