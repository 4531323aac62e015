"""From tiles to words: QX-R5, QX-D1 to QX-D3, and impossible layouts."""

import pytest

from nenuphar.core.game import Refused
from nenuphar.games.quibbix import layout as layouts
from nenuphar.games.quibbix.actions import Lay, Write
from nenuphar.games.quibbix.options import CLASSIC
from nenuphar.games.quibbix.parts import Layout, Turned
from nenuphar.games.quibbix.tests.tables import ANNA, FIRST, given, laid, ruled, sees
from nenuphar.games.quibbix.tiles import Language, values

WORTH = values(CLASSIC, "de")


def words_of(text: str, rack: str = FIRST, words: Language = "de") -> tuple[str, ...]:
    lay = layouts.written(text, rack, words, WORTH)
    return layouts.texts(rack, layouts.laid(rack, lay))


@pytest.mark.rule("QX-R5")
def test_a_layout_is_made_of_tiles_of_the_players_rack() -> None:
    table = given(FIRST).when(ANNA, Lay(((2, 0), (9, 4, 6))))
    mine = sees(table).mine
    assert mine is not None
    assert [word.text for word in mine.words] == ["JA", "URS"]


BAD = {
    "empty": Lay(((),)),
    "tile": Lay(((2, 10),)),
    "twice": Lay(((2, 0), (0, 4))),
    "jokers": Lay(((0, 1, 2),), tuple(Turned(tile, "X") for tile in range(3))),
    "turned-twice": Lay(((0, 1, 2),), (Turned(0, "X"), Turned(0, "Y"))),
    "not-laid": Lay(((0, 1),), (Turned(2, "X"),)),
}


@pytest.mark.rule("QX-R5")
@pytest.mark.parametrize("fault", BAD)
def test_an_impossible_layout_is_refused(fault: str) -> None:
    assert given(FIRST).refuses("QX-R5", ANNA, BAD[fault]).facts["fault"] == fault


@pytest.mark.rule("QX-R5")
@pytest.mark.parametrize("tile", [-1, 10, 10**9])
def test_a_tile_that_is_not_there_is_refused(tile: int) -> None:
    given(FIRST).refuses("QX-R5", ANNA, Lay(((0, tile),)))


@pytest.mark.rule("QX-R5")
def test_two_tiles_may_be_turned_over() -> None:
    table = given(FIRST).when(ANNA, Lay(((2, 0, 7),), (Turned(7, "X"), Turned(0, "Q"))))
    mine = sees(table).mine
    assert mine is not None
    assert mine.words[0].text == "JQX"
    assert mine.layout.turned == (Turned(0, "Q"), Turned(7, "X"))


@pytest.mark.rule("QX-M2")
@pytest.mark.parametrize("letter", ["", "AB", "a", "Ä", "7", "🐸", "\u202e"])
def test_a_turned_tile_replaces_a_letter(letter: str) -> None:
    given(FIRST).refuses("QX-M2", ANNA, Lay(((0, 1),), (Turned(0, letter),)))


def test_ten_thousand_tiles_are_refused() -> None:
    given(FIRST).refuses("QX-R5", ANNA, Lay(((0,) * 10_000,)))
    given(FIRST).refuses("QX-R5", ANNA, Lay(((0, 1),), (Turned(0, "X"),) * 10_000))


# As people type


@pytest.mark.rule("QX-R5")
def test_a_letter_in_parentheses_turns_the_cheapest_idle_tile_over() -> None:
    lay = layouts.written("jam(m)ert urs", FIRST, "de", WORTH)
    assert lay.turned == (Turned(7, "M"),)
    assert FIRST[7] == "S"
    assert words_of("jam(m)ert urs") == ("JAMMERT", "URS")
    assert layouts.written("a(x)", "QBEA", "de", WORTH).turned == (Turned(2, "X"),)


@pytest.mark.rule("QX-R5")
def test_a_letter_that_is_not_on_the_rack_is_refused_and_named() -> None:
    assert given(FIRST).refuses("QX-R5", ANNA, Write("jammert")).facts == {"fault": "letter", "letter": "M"}
    assert given(FIRST).refuses("QX-R5", ANNA, Write("x(a)(b)(c)")).facts["fault"] == "letter"


@pytest.mark.rule("QX-R5")
def test_three_jokers_are_refused_and_so_are_those_without_a_tile() -> None:
    assert given(FIRST).refuses("QX-R5", ANNA, Write("(a)(b)(c)")).facts == {"fault": "jokers", "most": 2}
    assert given("AB").refuses("QX-R5", ANNA, Write("ab (c)")).facts["fault"] == "idle"


@pytest.mark.rule("QX-D1")
def test_german_spells_its_umlauts_out() -> None:
    assert words_of("Bücher", "BUECHER") == ("BUECHER",)
    assert words_of("größe öl", "GROESSEOEL") == ("GROESSE", "OEL")
    assert words_of("bu\u0308cher", "BUECHER") == ("BUECHER",)
    mine = sees(given("BUECHER").when(ANNA, Write("bücher"))).mine
    assert mine is not None
    assert mine.words[0].text == "BUECHER"


@pytest.mark.rule("QX-D1")
@pytest.mark.parametrize("words", ["en", "fr"])
def test_other_languages_drop_their_accents(words: Language) -> None:
    assert words_of("élève naïve", "ELEVENAIVE", words) == ("ELEVE", "NAIVE")
    assert words_of("Bücher", "BUCHER", words) == ("BUCHER",)


@pytest.mark.rule("QX-D1")
def test_ligatures_are_spelled_out_and_some_signs_vanish() -> None:
    assert words_of("cœur", "COEUR", "fr") == ("COEUR",)
    assert words_of("Æon", "AEON", "en") == ("AEON",)
    assert words_of("aujourd'hui", "AUJOURDHUI", "fr") == ("AUJOURDHUI",)
    assert words_of("hi-fi u.n.o. -", "HIFIUNO") == ("HIFI", "UNO")


@pytest.mark.rule("QX-D1")
@pytest.mark.parametrize("sign", ["7", "²", "🐸", "א", "ع", "\u202e", "_", "&", "я", "\x00"])
def test_any_other_sign_is_refused(sign: str) -> None:
    assert given(FIRST).refuses("QX-D1", ANNA, Write(f"ja{sign}")).facts["fault"] == "sign"


@pytest.mark.rule("QX-D1")
def test_a_text_without_end_is_refused() -> None:
    for length in (201, 10_000):
        assert given(FIRST).refuses("QX-D1", ANNA, Write("A" * length)).facts == {"fault": "long", "most": 200}
    assert words_of("ja".ljust(200)) == ("JA",)


@pytest.mark.rule("QX-D1")
@pytest.mark.parametrize("text", ["j(a", "ja)", "j((a))", ")a(", "j(a) (u"])
def test_parentheses_come_in_pairs(text: str) -> None:
    assert given(FIRST).refuses("QX-D1", ANNA, Write(text)).facts["fault"] == "parentheses"


def test_an_empty_layout_can_be_typed() -> None:
    assert words_of("") == words_of("  ") == ()


@pytest.mark.rule("QX-D2")
def test_the_same_word_may_be_laid_twice_with_different_tiles() -> None:
    table = ruled(laid(given("JAJAEEEEEE"), "ja ja"))
    assert [word.text for word in sees(table).shown[ANNA].words] == ["JA", "JA"]
    assert sees(table).shown[ANNA].points == 3 * 3


@pytest.mark.rule("QX-D3")
def test_a_turned_tile_may_replace_its_own_letter_for_no_points() -> None:
    table = given(FIRST).when(ANNA, Lay(((2, 0),), (Turned(2, "J"),)))
    mine = sees(table).mine
    assert mine is not None
    assert (mine.words[0].text, mine.words[0].points) == ("JA", 1)


def test_a_layout_can_be_cut_down_to_some_of_its_words() -> None:
    layout = Layout(((0, 1), (2,), (3, 4)), (Turned(1, "X"), Turned(2, "Y")))
    assert layouts.only(layout, (0, 2)) == Layout(((0, 1), (3, 4)), (Turned(1, "X"),))


def test_refusals_are_values_with_an_id() -> None:
    with pytest.raises(Refused) as caught:
        layouts.written("1", FIRST, "de", WORTH)
    assert caught.value.facts == {"fault": "sign", "sign": "1"}
