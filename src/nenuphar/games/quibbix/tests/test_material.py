"""The tiles: QX-M1 to QX-M3."""

from typing import Any

import pytest
from msgspec.structs import replace

from nenuphar.core.game import Refused, Setup
from nenuphar.games.quibbix import GAME
from nenuphar.games.quibbix.options import CLASSIC, Options
from nenuphar.games.quibbix.tiles import LETTERS, Kind, Language, Tiles, kinds, values

LANGUAGES: tuple[Language, ...] = ("de", "en", "fr")


@pytest.mark.rule("QX-M1")
@pytest.mark.parametrize("words", LANGUAGES)
def test_there_are_120_tiles_worth_one_to_three_points(words: Language) -> None:
    found = kinds(CLASSIC, words)
    assert sum(kind.tiles for kind in found) == 120
    assert {kind.points for kind in found} == {1, 2, 3}


@pytest.mark.rule("QX-M1")
@pytest.mark.parametrize("words", LANGUAGES)
def test_a_rarer_letter_is_never_cheaper(words: Language) -> None:
    """Except for letters whose value follows from the sums in the rule book's examples."""
    found = kinds(CLASSIC, words)
    cheap = min(kind.tiles for kind in found if kind.points == 1)
    dear = max(kind.tiles for kind in found if kind.points == 3)
    assert dear <= cheap


@pytest.mark.rule("QX-M2")
@pytest.mark.parametrize("words", LANGUAGES)
def test_every_letter_from_a_to_z_has_a_tile_and_no_other_sign_has(words: Language) -> None:
    assert "".join(kind.letter for kind in kinds(CLASSIC, words)) == LETTERS


@pytest.mark.rule("QX-M3")
def test_german_values_are_those_that_the_examples_force() -> None:
    worth = values(CLASSIC, "de")

    def points(letters: str) -> int:
        return sum(worth[letter] for letter in letters)

    sums = {"S": 1, "E": 1, "JA": 3, "UR": 3, "VA": 3, "MRT": 4, "HARWTT": 8}
    assert {letters: points(letters) for letters in sums} == sums


def changed(words: Language, of: str, **fields: Any) -> Tiles:
    """The classic set with another tile for one letter of one language."""
    languages = []
    for lettering in CLASSIC.languages:
        letters = tuple(replace(kind, **fields) if kind.letter == of else kind for kind in lettering.letters)
        languages.append(replace(lettering, letters=letters) if lettering.words == words else lettering)
    return replace(CLASSIC, languages=tuple(languages))


ODD_SETS = {
    "QX-M1 twice": changed("de", "B", letter="A"),
    "QX-M1 points": changed("en", "Q", points=4),
    "QX-M1 none": changed("fr", "K", tiles=0),
    "QX-M1 sum": changed("de", "E", tiles=18),
    "QX-M2 letter": changed("de", "A", letter="Ä"),
    "QX-M3 title": replace(CLASSIC, title="\u202e"),
    "QX-M3 twice": replace(CLASSIC, languages=CLASSIC.languages * 2),
    "QX-M3 language": replace(CLASSIC, languages=CLASSIC.languages[:1]),
}


@pytest.mark.rule("QX-M1", "QX-M2", "QX-M3")
@pytest.mark.parametrize("fault", ODD_SETS)
def test_a_set_that_cannot_be_played_with_is_refused(fault: str) -> None:
    with pytest.raises(Refused) as caught:
        GAME.initial(Setup(2, Options(tiles=ODD_SETS[fault])))
    assert f"{caught.value.rule} {caught.value.facts['fault']}" == fault


@pytest.mark.rule("QX-M2")
@pytest.mark.parametrize("letter", ["", "AB", "a", "1", "🐸"])
def test_only_letters_are_on_tiles(letter: str) -> None:
    with pytest.raises(Refused) as caught:
        GAME.initial(Setup(2, Options(tiles=changed("de", "A", letter=letter))))
    assert caught.value.rule == "QX-M2"


@pytest.mark.rule("QX-M3")
def test_a_set_for_one_language_is_enough_for_it() -> None:
    german = replace(CLASSIC, languages=CLASSIC.languages[:1])
    assert GAME.initial(Setup(1, Options(words_in="de", tiles=german))).phase == "drawing"


def test_a_kind_is_written_as_letter_tiles_and_points() -> None:
    assert kinds(CLASSIC, "de")[0] == Kind("A", 8, 1)
