"""Chance is fair and can be checked. It depends only on the seed, the seats' bytes and the number of earlier draws."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nenuphar.core import chance
from nenuphar.core.moves import Draw

SEED = bytes(range(32))
STIR = chance.stirred({})


def test_the_commitment_is_the_seeds_sha_256() -> None:
    assert chance.commitment(b"") == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"


def test_the_stream_stays_as_it_is_because_stored_records_depend_on_it() -> None:
    drawn = [chance.number(SEED, chance.stirred({1: b"frog"}), seq, 1000) for seq in range(6)]
    assert drawn == [655, 271, 865, 406, 661, 705]


@given(below=st.integers(1, 2**64), seq=st.integers(0, 2**40))
def test_a_number_is_below_its_bound(below: int, seq: int) -> None:
    assert 0 <= chance.number(SEED, STIR, seq, below) < below


def test_all_numbers_are_equally_likely() -> None:
    counts = Counter(chance.number(SEED, STIR, seq, 6) for seq in range(60_000))
    assert set(counts) == set(range(6))
    chi_square = sum((count - 10_000) ** 2 / 10_000 for count in counts.values())
    assert chi_square < 20.5  # 5 degrees of freedom, p = 0.001


def test_blocks_from_the_uneven_end_are_rejected() -> None:
    """With a bound of two thirds of the range, a remainder without rejection would favour the lower half twofold."""
    below = 2**64 // 3 * 2
    low = sum(chance.number(SEED, STIR, seq, below) < below // 2 for seq in range(4_000))
    assert 1_850 < low < 2_150


def test_seed_bytes_and_place_each_change_the_draw() -> None:
    def many(seed: bytes, pinches: dict[int, bytes], start: int) -> list[int]:
        return [chance.number(seed, chance.stirred(pinches), start + n, 10**6) for n in range(4)]

    usual = many(SEED, {0: b"a"}, 0)
    assert usual == many(SEED, {0: b"a"}, 0)
    assert usual != many(bytes(32), {0: b"a"}, 0)
    assert usual != many(SEED, {0: b"b"}, 0)
    assert usual != many(SEED, {1: b"a"}, 0)
    assert usual != many(SEED, {0: b"a"}, 1)


def test_the_bytes_of_seats_matter_but_not_their_order() -> None:
    assert chance.stirred({0: b"x", 1: b"y"}) == chance.stirred({1: b"y", 0: b"x"})
    assert chance.stirred({0: b"xy"}) != chance.stirred({0: b"x", 1: b"y"})


def test_odds_are_whole_numbers_and_weigh() -> None:
    asked = Draw(("often", "seldom"), (3, 1))
    assert asked.total == 4
    assert [asked.at(number) for number in range(4)] == ["often", "often", "often", "seldom"]
    with pytest.raises(IndexError):
        asked.at(4)
    counts = Counter(chance.draw(SEED, {}, seq, asked) for seq in range(4_000))
    assert 2_850 < counts["often"] < 3_150
