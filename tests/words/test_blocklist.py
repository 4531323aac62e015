"""Offensive words are not shown; words that merely contain one are."""

from pathlib import Path

import numpy as np
import pytest

from nenuphar.testing.words import Small, small_list
from nenuphar.words.blocklist import _patterns, is_blocked
from nenuphar.words.judge import judge_word
from nenuphar.words.solve import best
from tests.words.test_solve import VALUES

UNSHOWN = {
    "de": """JUDENHASS JUDENSAU JUDENSTERN HALBJUDE NAZI NEONAZIS HITLERGRUSS NEGER NEGERKUSS ZIGEUNER HURE HURENSOHN
        WICHSER DRITTESREICH KRUEPPEL""",
    "en": "NIGGER FUCKING SLUT NAZI NEONAZIS RAPIST GASCHAMBER GANGRAPE",
    "fr": "NEGRE SALOPE NAZIE NEONAZI NIQUER CHAMBREAGAZ PUTAIN",
}
SHOWN = {
    "de": """JUDEN JUDENTUM JUDENCHRISTEN JUDENVIERTEL NICHTJUDEN MONAZIT NAZIGEGNER SUEHNEGERICHT ENTWICHST SCHUHWICHSE
        KRUEPPELKIEFER FOTZELSCHNITTE HAVANNAZIGARRE REGEN""",
    "en": "JEW JEWS SNIGGER SNIGGERED NAZIR RAPIDS GRAPE DRAPES",
    "fr": "JUIF SALOPETTE ASHKENAZI MONAZITE NIQUEDOUILLE PUTOIS REPUTES",
}


@pytest.mark.parametrize(("words", "expected"), [(UNSHOWN, True), (SHOWN, False)])
@pytest.mark.parametrize("lang", ["de", "en", "fr"])
def test_the_patterns_match_the_intended_words_and_no_others(lang: str, words: dict[str, str], expected: bool) -> None:
    asked = words[lang].split()
    found = is_blocked(np.array([word.encode() for word in asked]), lang)
    assert [word for word, hit in zip(asked, found, strict=True) if hit != expected] == []


@pytest.mark.parametrize("lang", ["de", "en", "fr"])
def test_nobody_is_shown_a_number_in_roman_figures(lang: str) -> None:
    assert is_blocked(np.array([b"III", b"XIII", b"XIV", b"MCMXC", b"MMXXVI"]), lang).all()
    assert not is_blocked(np.array([b"MIX", b"DIX", b"CDI", b"CIVIC", b"MILD", b"XI", b"IIII"]), lang).any()


@pytest.mark.parametrize("lang", ["de", "en", "fr"])
def test_every_pattern_is_tried_on_whatever_it_can_find(lang: str) -> None:
    for letters, pattern in _patterns(lang):
        for word in f"{UNSHOWN[lang]} {SHOWN[lang]}".split():
            assert letters in word.encode() or not pattern.search(word.encode())


def test_the_solver_counts_what_it_does_not_show(tmp_path: Path) -> None:
    lexicon = small_list(tmp_path, "de", Small(dictionary=("Neger", "Regen", "Nazi", "an", "Juden", "Eid")))
    assert judge_word("NAZI", lexicon, {}).verdict == "valid"
    shown = best("NAZI", VALUES, 0, lexicon=lexicon)
    assert (shown.points, shown.words) == (4, ("AN",))
    assert best("NAZI", VALUES, 0, lexicon=lexicon, unshown=True).points == 10
    assert best("JUDEN", VALUES, 0, lexicon=lexicon).words == ("JUDEN",)


def test_an_anagram_is_shown_instead(tmp_path: Path) -> None:
    lexicon = small_list(tmp_path, "de", Small({"neger": 5.0, "regen": 3.0}, dictionary=("Neger", "Regen")))
    for asked in (False, True):
        assert best("NEGER", VALUES, 0, lexicon=lexicon, unshown=asked).words == ("REGEN",)
    assert best("NEGER", VALUES, 0, lexicon=lexicon, barred=("REGEN",)).words == ()
