"""Movement: the order of leaps, their length, frogs that are leapt over, and the crown."""

import pytest

from nenuphar.games.quibbit.tests.drawing import BLUE, GREEN, RED, YELLOW, Table, frogs, given, lay
from nenuphar.games.quibbit.types import CrownPassed, FrogLeapt

START = """
    tiles  Y R G B * G B R Y * R Y B G ~
    frogs  b y g R . . . . . . . . . . .
"""


def leaps(table: Table) -> list[FrogLeapt]:
    return [event for event in table.events if isinstance(event, FrogLeapt)]


def order(table: Table) -> list[int]:
    return [leapt.frog for leapt in leaps(table)]


@pytest.mark.rule("QB-V1")
@pytest.mark.parametrize("card", [1, 2, 3, 4, 5])
def test_a_frog_makes_one_leap_for_each_point_on_its_card(card: int) -> None:
    table = given("""
        tiles  Y R G B * G B R Y * R Y B G ~
        frogs  . . . . . R . . . . . . . y .
    """)
    lay(table, yellow=5, red=card)
    assert FrogLeapt(RED, tuple(range(21, 21 + card)), ()) in table.events
    assert frogs(table.state).split().index("R") == 5 + card


@pytest.mark.rule("QB-V1")
def test_a_frog_in_the_way_is_leapt_over_and_its_tile_is_not_counted() -> None:
    table = given("""
        tiles  Y R G B * G B R Y * R Y B G ~
        frogs  y . b . . R . . . . . . . . .
    """)
    lay(table, yellow=3, blue=4, red=5)
    assert leaps(table)[0] == FrogLeapt(YELLOW, (16, 18, 19), (BLUE,))


@pytest.mark.rule("QB-V1")
def test_one_leap_clears_any_number_of_frogs_in_a_row() -> None:
    table = lay(given(START), blue=1, yellow=5, green=5, red=5)
    assert leaps(table)[0] == FrogLeapt(BLUE, (19,), (YELLOW, GREEN, RED))


@pytest.mark.rule("QB-V1")
def test_frogs_in_several_places_are_leapt_over_one_after_the_other() -> None:
    table = given("""
        tiles  Y R G B * G B R Y * R Y B G ~
        frogs  y b . g . R . . . . . . . . .
    """)
    lay(table, yellow=4, blue=5, green=5, red=5)
    assert leaps(table)[0] == FrogLeapt(YELLOW, (17, 19, 21, 22), (BLUE, GREEN, RED))


@pytest.mark.rule("QB-V1")
def test_a_tile_that_was_left_in_this_round_is_free_and_one_that_was_taken_is_not() -> None:
    table = given("""
        tiles  Y R G B * G B R Y * R Y B G ~
        frogs  y b R . . . . . . . . . . . .
    """)
    lay(table, blue=1, red=2, yellow=3)
    assert leaps(table) == [
        FrogLeapt(BLUE, (18,), (RED,)),
        FrogLeapt(RED, (19, 20), (BLUE,)),
        FrogLeapt(YELLOW, (16, 17, 19), (BLUE,)),
    ]
    assert frogs(table.state) == ". . . b y R . . . . . . . . ."


@pytest.mark.rule("QB-V1")
def test_the_ring_closes_behind_its_last_tile() -> None:
    table = given("""
        tiles  Y R G B * G B R Y * R Y B G ~
        frogs  . . . . . . . . . . . b y g R
    """)
    lay(table, yellow=1, blue=2, green=4, red=5)
    assert leaps(table) == [
        FrogLeapt(YELLOW, (30,), (GREEN, RED)),
        FrogLeapt(BLUE, (27, 31), (GREEN, RED, YELLOW)),
        FrogLeapt(GREEN, (32, 33, 34, 35), (RED, YELLOW, BLUE)),
        FrogLeapt(RED, (32, 33, 34, 36, 37), (YELLOW, BLUE, GREEN)),
    ]
    assert frogs(table.state) == "y b . . . g . R . . . . . . ."


@pytest.mark.rule("QB-V2")
@pytest.mark.parametrize(
    ("cards", "expected"),
    [
        ({"yellow": 4, "red": 3, "green": 2, "blue": 1}, [BLUE, GREEN, RED, YELLOW]),
        ({"yellow": 1, "red": 2, "green": 4, "blue": 5}, [YELLOW, RED, GREEN, BLUE]),
        ({"yellow": 3, "red": 1, "green": 5, "blue": 4}, [RED, YELLOW, BLUE, GREEN]),
    ],
)
def test_the_lowest_card_leaps_first_wherever_its_frog_is(cards: dict[str, int], expected: list[int]) -> None:
    assert order(lay(given(START), **cards)) == expected


@pytest.mark.rule("QB-V3")
@pytest.mark.parametrize(
    ("cards", "expected"),
    [
        ({"yellow": 2, "red": 2, "green": 1, "blue": 3}, [GREEN, YELLOW, RED, BLUE]),
        ({"yellow": 2, "red": 3, "green": 2, "blue": 2}, [BLUE, YELLOW, GREEN, RED]),
        ({"yellow": 5, "red": 2, "green": 2, "blue": 2}, [BLUE, GREEN, RED, YELLOW]),
        ({"yellow": 4, "red": 3, "green": 3, "blue": 4}, [GREEN, RED, BLUE, YELLOW]),
        ({"yellow": 5, "red": 5, "green": 5, "blue": 5}, [BLUE, YELLOW, GREEN, RED]),
    ],
)
def test_of_two_three_or_four_equal_cards_the_frog_farther_behind_leaps_first(
    cards: dict[str, int], expected: list[int]
) -> None:
    assert order(lay(given(START), **cards)) == expected


@pytest.mark.rule("QB-V3")
def test_the_crown_shows_which_frog_is_behind_also_where_the_ring_closes() -> None:
    table = given("""
        tiles  Y R G B * G B R Y * R Y B G ~
        frogs  r B . . . . . . . . . . . g y
    """)
    lay(table, yellow=1, red=1, green=1, blue=1)
    assert order(table) == [GREEN, YELLOW, RED, BLUE]
    assert frogs(table.state) == ". . g y r B . . . . . . . . ."


@pytest.mark.rule("QB-V3", "QB-M3")
@pytest.mark.parametrize(
    ("line", "expected"),
    [("y . . . . . . R . . . . . . .", [YELLOW, RED]), ("Y . . . . . . r . . . . . . .", [RED, YELLOW])],
)
def test_the_crown_alone_decides_which_frog_is_behind(line: str, expected: list[int]) -> None:
    table = given(f"""
        tiles  Y R G B * G B R Y * R Y B G ~
        frogs  {line}
    """)
    assert order(lay(table, yellow=3, red=3)) == expected


@pytest.mark.rule("QB-V3")
def test_the_dummy_ties_like_any_other_frog() -> None:
    pond_of_two = """
        tiles  Y R G * G R Y * R Y G ~
        frogs  y g R . . . . . . . . .
    """
    assert order(lay(given(pond_of_two, dummy=True), yellow=2, red=2, green=2)) == [YELLOW, GREEN, RED]


@pytest.mark.rule("QB-V4")
def test_the_frog_in_front_is_crowned_when_all_have_leapt() -> None:
    table = lay(given(START), yellow=5, red=1, green=2, blue=3)
    assert frogs(table.state) == ". . . . r g b . . Y . . . . ."
    crowned = CrownPassed(YELLOW, "QB-V4")
    assert [event for event in table.events if isinstance(event, CrownPassed)] == [crowned]
    assert table.events.index(crowned) > table.events.index(leaps(table)[-1])


@pytest.mark.rule("QB-V4")
def test_the_crown_stays_where_it_is_when_its_frog_is_still_in_front() -> None:
    table = lay(given(START), yellow=1, red=5, green=2, blue=3)
    table.then_never(CrownPassed)
    assert table.state.crown == RED


@pytest.mark.rule("QB-V4")
def test_the_frog_that_has_gone_farthest_is_in_front_not_the_one_on_the_highest_tile() -> None:
    table = given("""
        tiles  Y R G B * G B R Y * R Y B G ~
        frogs  . . . . . . . . . . . b y g R
    """)
    lay(table, yellow=5, red=1, green=1, blue=1).then_also(CrownPassed(YELLOW, "QB-V4"))
    assert frogs(table.state).split().index("Y") == 5
