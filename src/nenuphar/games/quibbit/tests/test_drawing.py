"""What the other tests draw must mean what it looks like."""

from nenuphar.games.quibbit.tests.drawing import YELLOW, drawn, given, placed, pond

FOUR = """
    tiles  Y R G B * G B R Y * R Y B G ~
    frogs  r . . Y . . . . . . . . b . g
"""


def test_a_pond_is_drawn_as_it_was_read() -> None:
    assert drawn(pond(FOUR)).split() == FOUR.split()


def test_a_frog_drawn_before_the_crown_is_behind_it_on_the_course() -> None:
    assert pond(FOUR).steps == (18, 15, 14, 12)


def test_a_frog_that_is_not_drawn_is_out() -> None:
    state = pond("""
        tiles  Y R G * G R Y * R Y G ~
        frogs  . r . . . . . . . G . .
    """)
    assert state.steps[YELLOW] is None
    assert state.hands == ((), (1, 2, 3, 4, 5), (1, 2, 3, 4, 5))


def test_a_dummy_has_a_pile_and_no_hand() -> None:
    table = given(
        """
        tiles  Y R G * G R Y * R Y G ~
        frogs  g r Y . . . . . . . . .
        """,
        dummy=True,
    )
    assert (table.state.setup.seats, len(table.state.hands), table.state.pile) == (2, 2, (1, 2, 3, 4, 5))


def test_a_table_that_was_set_up_by_placing_can_be_drawn() -> None:
    assert drawn(placed(3, 0, 11, 10).state) == "tiles  Y R G * G R Y * R Y G ~\nfrogs  Y . . . . . . . . . g r"
