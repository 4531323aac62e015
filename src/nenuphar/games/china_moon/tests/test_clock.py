"""Every decision has its own deadline, and a rule for what happens after it (CM-C1)."""

import pytest

from nenuphar.core.game import Authority, TimeUp
from nenuphar.games.china_moon.tests.ponds import A1, A2, A3, ANNA, B1, B2, BEN, LILIES_AND_END, Table, given
from nenuphar.games.china_moon.types import (
    ChoiceBegan,
    FrogMoved,
    LiliesSwapped,
    LilyDropped,
    Move,
    TimeRanOut,
)

CLOCK = Authority.CLOCK
LINE = f"P P P P P P P P {LILIES_AND_END}"
PRANK = f"P P F P P {LILIES_AND_END}"
BUTTERFLY = f"P ( P P | P P ) B P {LILIES_AND_END}"
pytestmark = pytest.mark.rule("CM-C1")


def late(table: Table, at: int = 100) -> Table:
    return table.when(CLOCK, TimeUp(), at=at)


def test_the_frog_with_the_longest_way_to_go_is_moved() -> None:
    everybody_away = {frog: 9 + frog for frog in range(9)} | {B2: 3}
    table = late(given(LINE, everybody_away, decision_ms=100))
    table.then(TimeRanOut(ANNA), FrogMoved(B2, ANNA, (4, 5), (), "CM-T1"), ChoiceBegan(ANNA, "move", None, 200))


def test_of_several_frogs_the_first_is_moved() -> None:
    late(given(LINE, {A1: 1}, decision_ms=100)).then_also(FrogMoved(A2, ANNA, (2, 3), (A1,), "CM-T1"))


def test_only_a_frog_that_may_move_is_moved() -> None:
    table = given(LINE, {A1: 5, A2: 6}, decision_ms=100).when(ANNA, Move(A1, 8)).when(ANNA, Move(A2, 9))
    late(table).then_also(FrogMoved(B1, ANNA, (1, 2), (), "CM-T1"))
    assert A3 not in table.state.moved


def test_the_branch_that_comes_first_on_the_board_is_taken() -> None:
    away = {frog: 12 + frog for frog in range(9)} | {A1: 1}
    late(given(BUTTERFLY, away, decision_ms=100)).then_also(FrogMoved(A1, ANNA, (2, 3), (), "CM-T1"))
    table = given(f"P S ( P P | P P ) P {LILIES_AND_END}", decision_ms=100).when(ANNA, Move(B1, 2))
    late(table).then(TimeRanOut(ANNA), FrogMoved(B1, ANNA, (3, 4), (), "CM-P3"), ChoiceBegan(ANNA, "move", None, 200))


def test_the_swap_that_leaves_the_owner_most() -> None:
    hands = (("white", "black"), ("white", "white", "pink"), ("pink",))
    table = given(PRANK, {B1: 1}, hands=hands, decision_ms=100).when(ANNA, Move(B1, 3))  # type: ignore[arg-type]
    late(table).then(TimeRanOut(BEN), LiliesSwapped(B1, ANNA, "pink", "white"), ChoiceBegan(ANNA, "move", None, 200))


def test_the_lily_whose_loss_leaves_the_owner_most() -> None:
    hands = ((), ("white", "white", "pink"), ())
    table = given(BUTTERFLY, {B1: 2}, hands=hands, decision_ms=100).when(ANNA, Move(B1, 6))  # type: ignore[arg-type]
    late(table).then(TimeRanOut(BEN), LilyDropped(B1, "pink", 3), ChoiceBegan(ANNA, "move", None, 200))
    table = given(BUTTERFLY, {B1: 2}, hands=((), ("white", "black"), ()), decision_ms=100).when(ANNA, Move(B1, 6))
    late(table).then_also(LilyDropped(B1, "black", 3))


def test_the_clock_waits_for_the_deadline() -> None:
    table = given(LINE, decision_ms=100)
    table.refuses("TB-6", CLOCK, TimeUp(), at=99)
    table.refuses("TB-6", ANNA, TimeUp(), at=100)
    given(LINE).refuses("TB-6", CLOCK, TimeUp(), at=10**9)


def test_after_the_clock_comes_the_next_decision() -> None:
    table = given(LINE, {A1: 1}, decision_ms=100).when(ANNA, Move(A1, 3), at=40)
    assert table.waiting.deadline == 140
