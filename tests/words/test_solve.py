"""The best layout of a rack: equal to brute force on a thousand small racks, legal and bounded on any."""

from collections import Counter
from collections.abc import Mapping
from functools import cache, partial
from pathlib import Path
from random import Random
from statistics import mean
from string import ascii_uppercase

import pytest

from nenuphar.testing.words import Small, small_list
from nenuphar.words.judge import judge_word
from nenuphar.words.lists import WordList
from nenuphar.words.solve import Solution, Vocabulary, best

VALUES = dict.fromkeys(ascii_uppercase, 2) | dict.fromkeys("ENISRATD", 1) | dict.fromkeys("QXY", 3)
SMALL_LISTS, RACKS_EACH = 40, 25


# There is always more time, so that a busy machine finds the same proof, only later.
solved = partial(best, more=lambda: True)


def layout_points(rack: str, solution: Solution, values: Mapping[str, int], jokers: int) -> int:
    """The points of a layout, counted tile by tile. Fails if it is illegal."""
    natural = Counter(letter for word in solution.words for letter in word if letter.isupper())
    turned = sum(letter.islower() for word in solution.words for letter in word)
    assert natural <= Counter(rack)
    assert turned <= jokers
    assert natural.total() + turned <= len(rack)
    points = [sum(values[letter] for letter in word if letter.isupper()) for word in solution.words]
    assert points[:1] == [max(points)] if points else True
    return sum(points) + sum(points[:1])


def tried(rack: str, words: list[str], values: Mapping[str, int], jokers: int) -> int:
    """The most points of all layouts, by brute force: every word, with every choice of tiles and jokers."""

    @cache
    def laid(tiles: str, jokers: int, top: int) -> int:
        most = top
        for word in words:
            for rest, left, points in ways(word, tiles, jokers):
                most = max(most, points + laid(rest, left, max(top, points)))
        return most

    @cache
    def ways(word: str, tiles: str, jokers: int) -> frozenset[tuple[str, int, int]]:
        if not word:
            return frozenset([(tiles, jokers, 0)])
        found: set[tuple[str, int, int]] = set()
        if word[0] in tiles:
            without = tiles.replace(word[0], "", 1)
            worth = values[word[0]]
            found |= {(rest, left, points + worth) for rest, left, points in ways(word[1:], without, jokers)}
        if jokers:
            for turned in set(tiles):
                found |= ways(word[1:], tiles.replace(turned, "", 1), jokers - 1)
        return frozenset(found)

    return laid("".join(sorted(rack)), jokers, 0)


@pytest.mark.parametrize("seed", range(SMALL_LISTS))
def test_it_finds_what_trying_everything_finds(tmp_path: Path, seed: int) -> None:
    rng = Random(seed)
    alphabet = "ABCDEF"[: rng.randint(3, 6)]
    words = sorted({"".join(rng.choices(alphabet, k=rng.randint(2, 6))) for _ in range(rng.randint(2, 12))})
    values = {letter: rng.randint(1, 3) for letter in alphabet}
    written = tuple(word.lower() for word in words)
    lexicon = small_list(tmp_path, "de", Small(zipf=dict.fromkeys(written, 5.0), dictionary=written))
    for _ in range(RACKS_EACH):
        rack = "".join(rng.choices(alphabet, k=rng.randint(1, 7)))
        jokers = rng.randint(0, 2)
        solution = solved(rack, values, jokers, lexicon=lexicon)
        assert solution.proven
        assert solution.points == layout_points(rack, solution, values, jokers), (rack, solution)
        assert solution.points == tried(rack, words, values, jokers), (rack, words, values, jokers, solution)
        assert {word.upper() for word in solution.words} <= set(words)


@pytest.mark.parametrize("seed", range(40))
def test_layouts_of_real_words_are_legal_and_accepted(lexicon: WordList, seed: int) -> None:
    rng = Random(seed)
    rack = "".join(rng.choices("EEENNIISSRRAATTDUHLGOMBWFKZCVPJ", k=rng.randint(1, 20)))
    solution = solved(rack, VALUES, lexicon=lexicon)
    assert solution.proven
    assert solution.points == layout_points(rack, solution, VALUES, 2)
    assert all(judge_word(word.upper(), lexicon, {}).verdict == "valid" for word in solution.words)


def test_more_jokers_more_tiles_and_rarer_words_never_hurt(lexicon: WordList) -> None:
    rng = Random(7)
    for _ in range(30):
        rack = "".join(rng.choices("EEENNISRATDUHLGOMW", k=rng.randint(3, 14)))
        without = solved(rack, VALUES, 0, lexicon=lexicon).points
        with_one = solved(rack, VALUES, 1, lexicon=lexicon).points
        assert without <= with_one <= solved(rack, VALUES, 2, lexicon=lexicon).points
        assert with_one <= solved(rack + "E", VALUES, 1, lexicon=lexicon).points
        assert solved(rack, VALUES, 1, lexicon=lexicon, least_zipf=5.0).points <= with_one


def test_only_words_frequent_enough_are_laid(lexicon: WordList) -> None:
    rack = "STERNWARTEMUND"
    assert {"STERNWARTE"} <= {word.upper() for word in solved(rack, VALUES, 0, lexicon=lexicon).words}
    common = solved(rack, VALUES, 0, lexicon=lexicon, least_zipf=4.5).words
    assert common
    assert all(lexicon.zipf(word.upper()) >= 4.5 for word in common)


def test_a_barred_word_gives_way_to_another_of_the_same_letters_or_to_none(tmp_path: Path) -> None:
    lexicon = small_list(
        tmp_path, "de", Small(zipf={"euer": 5.0, "reue": 4.0, "ja": 6.0}, dictionary=("euer", "reue", "ja"))
    )
    bars = ((), ("EUER",), ("EUER", "REUE"))
    laid = [solved("EUERJA", VALUES, 0, lexicon=lexicon, barred=barred).words for barred in bars]
    assert laid == [("EUER", "JA"), ("REUE", "JA"), ("JA",)]


def test_offensive_words_are_accepted_but_never_proposed(tmp_path: Path) -> None:
    words = ("vergewaltigen", "neger", "segeln", "ficken", "marsch")
    lexicon = small_list(tmp_path, "de", Small(zipf=dict.fromkeys(words, 4.0), dictionary=words))
    for word in map(str.upper, words):
        assert judge_word(word, lexicon, {}).verdict == "valid"
    assert [solved(word.upper(), VALUES, 0, lexicon=lexicon).words for word in words] == [
        (),
        (),
        ("SEGELN",),
        (),
        ("MARSCH",),
    ]


def test_names_and_abbreviations_are_not_everyday_words(tmp_path: Path) -> None:
    words = ("water", "Jackson", "NASA")
    lexicon = small_list(tmp_path, "en", Small(zipf={word.lower(): 5.0 for word in words}, dictionary=words))
    for word in map(str.upper, words):
        assert solved(word, VALUES, 0, lexicon=lexicon).words == (word,)
        assert solved(word, VALUES, 0, lexicon=lexicon, least_zipf=4.0).words == ((word,) if word == "WATER" else ())


def test_the_doubled_word_gets_the_true_tiles_and_comes_first(tmp_path: Path) -> None:
    lexicon = small_list(tmp_path, "de", Small(dictionary=("quax", "qua")))
    solution = solved("QUAXUAB", VALUES, 1, lexicon=lexicon)
    assert solution.words == ("QUAX", "qUA")
    assert solution.points == 2 * (3 + 2 + 1 + 3) + (2 + 1)


def test_a_joker_is_a_tile_turned_over(tmp_path: Path) -> None:
    lexicon = small_list(tmp_path, "de", Small(dictionary=("quax",)))
    assert solved("QUA", VALUES, 2, lexicon=lexicon) == Solution(0, (), True)
    assert solved("QUAB", VALUES, 2, lexicon=lexicon).words == ("QUAx",)


def test_no_word_fits(lexicon: WordList) -> None:
    assert solved("", VALUES, lexicon=lexicon) == Solution(0, (), True)
    assert solved("QQQ", VALUES, 0, lexicon=lexicon) == Solution(0, (), True)
    assert solved("MUND", VALUES, lexicon=None) == Solution(0, (), True)
    assert solved("MUND", VALUES, lexicon=lexicon, least_zipf=9.0) == Solution(0, (), True)


@pytest.mark.parametrize("rack", ["mund", "MÜND", "MUN?", "MUN1", "A" * 21, "A" * 10_000, "🐸", "م"])
def test_no_rack(lexicon: WordList, rack: str) -> None:
    with pytest.raises(ValueError, match="a rack has"):
        solved(rack, VALUES, lexicon=lexicon)


@pytest.mark.parametrize("jokers", [-1, 3])
def test_too_many_jokers(lexicon: WordList, jokers: int) -> None:
    with pytest.raises(ValueError, match="turned over"):
        solved("MUND", VALUES, jokers, lexicon=lexicon)


# Hard racks for the search: many letters, many words, few combinations.
BLOWN_UP = ["ABCDEFGHIJKLMNOPQ", "E" * 20, "QXYJQXYJQXYJQXYJQXYJ", "ENENENENENISISISISIS", "AAEEIIOOUUNNSSTTRRDD"]


@pytest.mark.parametrize("rack", BLOWN_UP)
def test_an_interrupted_search_says_so_and_still_finds_a_good_layout(pairs: WordList, rack: str) -> None:
    cut = best(rack, VALUES, lexicon=pairs, limit_s=-1.0)
    assert not cut.proven
    assert cut.points == layout_points(rack, cut, VALUES, 2) > 0
    proven = solved(rack, VALUES, lexicon=pairs)
    assert proven.proven
    assert cut.points <= proven.points == layout_points(rack, proven, VALUES, 2)


def test_a_search_checks_its_time_before_every_step(pairs: WordList) -> None:
    rack, asked = BLOWN_UP[-1], 0

    def more() -> bool:
        nonlocal asked
        asked += 1
        return asked <= most

    most = 0
    cut = best(rack, VALUES, lexicon=pairs, more=more)
    assert (cut.proven, asked) == (False, 1)
    asked, most = 0, 1_000_000
    proven = best(rack, VALUES, lexicon=pairs, more=more)
    assert proven.proven
    assert asked >= 1


def test_a_limited_vocabulary_limits_the_layout(pairs: WordList) -> None:
    rack = BLOWN_UP[-1]
    whole = solved(rack, VALUES, lexicon=pairs)
    points = {
        share: [solved(rack, VALUES, lexicon=pairs, vocabulary=Vocabulary(share, seed)).points for seed in range(12)]
        for share in (0.0, 0.02, 0.2, 1.0)
    }
    assert set(points[0.0]) == {0}
    assert set(points[1.0]) == {whole.points}
    assert 0 < mean(points[0.02]) < mean(points[0.2]) < whole.points
    assert len(set(points[0.02])) > 1
    again = [solved(rack, VALUES, lexicon=pairs, vocabulary=Vocabulary(0.02, seed)).points for seed in range(12)]
    assert again == points[0.02]


@pytest.mark.parametrize("share", [0.1, 0.5, 0.9])
def test_a_vocabulary_has_the_given_share_of_words(pairs: WordList, share: float) -> None:
    index = pairs.index
    first, other = (Vocabulary(share, seed).knows(index.low, index.high) for seed in (1, 2))
    assert first.mean() == pytest.approx(share, abs=0.05)
    assert (first & other).mean() == pytest.approx(share**2, abs=0.05)


@pytest.fixture(scope="module")
def pairs(tmp_path_factory: pytest.TempPathFactory) -> WordList:
    """A list in which every second string of two or three letters is a word."""
    rng = Random(3)
    words = [a + b for a in ascii_uppercase for b in ascii_uppercase if rng.random() < 0.5]
    words += ["".join(rng.choices(ascii_uppercase, k=3)) for _ in range(3_000)]
    return small_list(tmp_path_factory.mktemp("pairs"), "de", Small(dictionary=tuple(word.lower() for word in words)))
