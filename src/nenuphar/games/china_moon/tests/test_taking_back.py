"""An unfinished turn can be taken back, as long as nobody else has made a choice in it (CM-U1, CM-U2)."""

import pytest

from nenuphar.core.game import Authority, TimeUp
from nenuphar.games.china_moon import GAME
from nenuphar.games.china_moon.tests.ponds import A1, ANNA, B1, B2, BEN, C1, LILIES_AND_END, Table, given, moves_of
from nenuphar.games.china_moon.types import (
    Bounce,
    ChoiceBegan,
    Drop,
    LiliesSwapped,
    LilyDropped,
    Move,
    Options,
    Swap,
    TakeBack,
    TurnTakenBack,
)

LINE = f"P P P P P P P P {LILIES_AND_END}"
PRANK = f"P P F P P {LILIES_AND_END}"
BUTTERFLY = f"P P P P B P P {LILIES_AND_END}"


def can(table: Table, seat: int = ANNA) -> bool:
    view = GAME.view(table.state, seat)
    assert view.can_take_back == (TakeBack() in GAME.moves(GAME.view(table.state, ANNA)))
    return TakeBack() in moves_of(table, seat)


@pytest.mark.rule("CM-U1")
class TestBeginAgain:
    def test_everything_is_as_it_was(self) -> None:
        table = given(LINE, {A1: 1, B1: 7}, {9: "pink"}, (("white",), (), ()))
        begun = table.state
        table.when(ANNA, Move(B1, 9)).when(ANNA, Move(A1, 3))
        assert table.state.hands[BEN] == ("pink",)
        table.when(ANNA, TakeBack(), at=70).then(TurnTakenBack(ANNA), ChoiceBegan(ANNA, "move", None, None))
        for field in ("frogs", "lilies", "hands", "prizes", "moved", "turn", "number", "phase", "asked"):
            assert getattr(table.state, field) == getattr(begun, field), field
        assert table.state.taken_back == 1
        table.when(ANNA, Move(A1, 3)).when(ANNA, TakeBack())
        assert table.state.taken_back == 2

    def test_only_the_beginning_of_this_turn_is_kept(self) -> None:
        """Otherwise a state would hold all earlier turns."""
        table = given(LINE, {A1: 1, B1: 4, C1: 8})
        table.when(ANNA, Move(A1, 3)).when(ANNA, Move(B1, 6)).when(ANNA, Move(C1, 10)).when(BEN, Move(A1, 5))
        assert table.state.before is not None
        assert (table.state.before.turn, table.state.before.before) == (BEN, None)

    def test_there_is_new_time_for_the_first_move(self) -> None:
        table = given(LINE, {A1: 1}, decision_ms=100).when(ANNA, Move(A1, 3), at=50)
        table.when(ANNA, TakeBack(), at=70)
        assert table.waiting.deadline == 170

    def test_own_choices_are_taken_back_too(self) -> None:
        table = given(PRANK, {A1: 1}, hands=(("white", "pink"), ("yellow",), ()))
        begun = table.state
        table.when(ANNA, Move(A1, 3))
        assert can(table)
        table.when(ANNA, Swap(BEN, "pink", "yellow"))
        assert can(table)
        table.when(ANNA, TakeBack())
        assert table.state.hands == begun.hands

    def test_also_in_the_middle_of_a_bounce(self) -> None:
        table = given(f"P S ( P P | P P ) P {LILIES_AND_END}").when(ANNA, Move(B1, 2))
        assert can(table)
        table.when(ANNA, Bounce(4)).when(ANNA, TakeBack())
        assert table.state.frogs[B1] == 0

    def test_what_happens_to_others_without_asking_them_can_be_taken_back(self) -> None:
        table = given(BUTTERFLY, {B1: 3}, hands=((), ("pink",), ())).when(ANNA, Move(B1, 5))
        table.then_also(LilyDropped(B1, "pink", 4))
        assert can(table)
        table = given(PRANK, {B1: 1}, hands=(("white",), ("pink",), ())).when(ANNA, Move(B1, 3))
        table.then_also(LiliesSwapped(B1, ANNA, "pink", "white"))
        assert can(table)

    def test_not_before_a_frog_has_moved(self) -> None:
        table = given(LINE)
        assert not can(table)
        assert table.refuses("CM-U1", ANNA, TakeBack()).facts == {"fault": "nothing"}

    def test_not_by_others(self) -> None:
        table = given(LINE, {A1: 1}).when(ANNA, Move(A1, 3))
        assert not can(table, BEN)
        assert table.refuses("CM-U1", BEN, TakeBack()).facts == {"fault": "turn"}

    def test_not_when_the_turn_is_over(self) -> None:
        table = given(LINE, {A1: 1, B1: 4, C1: 8})
        table.when(ANNA, Move(A1, 3)).when(ANNA, Move(B1, 6)).when(ANNA, Move(C1, 10))
        assert table.refuses("CM-U1", ANNA, TakeBack()).facts == {"fault": "turn"}
        assert table.refuses("CM-U1", BEN, TakeBack()).facts == {"fault": "nothing"}

    def test_not_while_another_player_is_asked_nor_after(self) -> None:
        table = given(PRANK, {B1: 1}, hands=(("white",), ("yellow", "pink"), ())).when(ANNA, Move(B1, 3))
        assert not can(table)
        assert table.refuses("CM-U1", ANNA, TakeBack()).facts == {"fault": "others"}
        table.when(BEN, Swap(ANNA, "pink", "white"))
        assert not can(table)
        assert table.refuses("CM-U1", ANNA, TakeBack()).facts == {"fault": "others"}
        table = given(BUTTERFLY, {B1: 3}, hands=((), ("white", "pink"), ())).when(ANNA, Move(B1, 5))
        table.when(BEN, Drop("white", 4))
        assert not can(table)

    def test_the_next_turn_can_be_taken_back_again(self) -> None:
        table = given(BUTTERFLY, {B1: 3, B2: 6, C1: 8}, hands=((), ("white", "pink"), ()))
        table.when(ANNA, Move(B1, 5)).when(BEN, Drop("white", 4)).when(ANNA, Move(B2, 9)).when(ANNA, Move(C1, 11))
        table.when(BEN, Move(A1, 2))
        assert TakeBack() in moves_of(table, BEN)

    def test_not_once_the_clock_has_decided(self) -> None:
        table = given(LINE, {A1: 1}, decision_ms=100).when(ANNA, Move(A1, 3), at=10)
        table.when(Authority.CLOCK, TimeUp(), at=110)
        assert not can(table)
        assert table.refuses("CM-U1", ANNA, TakeBack(), at=120).facts == {"fault": "others"}

    def test_a_table_can_turn_it_off(self) -> None:
        table = given(LINE, {A1: 1}, options=Options(take_back=False)).when(ANNA, Move(A1, 3))
        assert not can(table)
        assert table.refuses("CM-U1", ANNA, TakeBack()).facts == {"fault": "off"}
        assert table.state.before is None


@pytest.mark.rule("CM-U2")
def test_three_times_a_turn() -> None:
    table = given(LINE, {A1: 1, B1: 4, C1: 8})
    for _ in range(3):
        table.when(ANNA, Move(A1, 3)).when(ANNA, TakeBack())
    table.when(ANNA, Move(A1, 3))
    assert not can(table)
    assert table.refuses("CM-U2", ANNA, TakeBack()).facts == {"fault": "often", "times": 3}
    table.when(ANNA, Move(B1, 6)).when(ANNA, Move(C1, 10)).when(BEN, Move(A1, 5))
    assert table.state.taken_back == 0
    assert TakeBack() in moves_of(table, BEN)
