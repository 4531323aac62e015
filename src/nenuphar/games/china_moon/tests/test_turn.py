"""A turn: three different frogs, two free pads each, one branch at a time (CM-T1 to CM-T5, CM-D2)."""

import pytest

from nenuphar.core.game import Audience
from nenuphar.core.messages import Who, Word
from nenuphar.games.china_moon import GAME
from nenuphar.games.china_moon.tests.ponds import (
    A1,
    A2,
    A3,
    ANNA,
    B1,
    B2,
    B3,
    BEN,
    C1,
    C2,
    CLEO,
    LILIES_AND_END,
    given,
    moves_of,
)
from nenuphar.games.china_moon.types import Bounce, ChoiceBegan, FrogMoved, Move, Swap, TakeBack, TurnBegan

LINE = f"P P P P P P P P {LILIES_AND_END}"
FORK = f"P P ( P P P | P P P ) P P P {LILIES_AND_END}"  # 3 4 5 and 6 7 8, joined in 9


@pytest.mark.rule("CM-T1")
class TestThreeMoves:
    def test_a_frog_moves_two_pads_and_the_next_move_is_asked_for(self) -> None:
        table = given(LINE, {A1: 1})
        table.when(ANNA, Move(A1, 3)).then(
            FrogMoved(A1, ANNA, (2, 3), (), "CM-T1"), ChoiceBegan(ANNA, "move", None, None)
        )
        assert table.state.frogs[A1] == 3
        assert table.state.moved == (A1,)

    def test_after_three_moves_it_is_the_next_players_turn(self) -> None:
        table = given(LINE, {A1: 1, B1: 4, C1: 8})
        table.when(ANNA, Move(A1, 3)).when(ANNA, Move(B1, 6)).when(ANNA, Move(C1, 10))
        table.then(
            FrogMoved(C1, ANNA, (9, 10), (), "CM-T1"),
            TurnBegan(BEN, 2),
            ChoiceBegan(BEN, "move", None, None),
        )
        assert (table.state.turn, table.state.moved, table.waiting.due) == (BEN, (), (BEN,))

    def test_after_the_last_player_the_first_is_next(self) -> None:
        table = given(LINE, {A1: 1, B1: 4, C1: 8}, turn=CLEO, moved=(A1, B1))
        table.when(CLEO, Move(C1, 10))
        assert table.state.turn == ANNA

    def test_a_frog_moves_once_in_a_turn(self) -> None:
        table = given(LINE, {A1: 1, B1: 6}).when(ANNA, Move(A1, 3))
        refused = table.refuses("CM-T1", ANNA, Move(A1, 5))
        assert refused.facts == {"fault": "twice", "frogs": ("●c", "●d", "▲e", "▲f", "▲g", "■i", "■j", "■k")}
        assert not [move for move in moves_of(table, ANNA) if isinstance(move, Move) and move.frog == A1]

    def test_no_move_can_be_left_out(self) -> None:
        """A player may move or take the turn back, but not skip a move."""
        table = given(LINE, {A1: 1}).when(ANNA, Move(A1, 3))
        assert {type(move) for move in moves_of(table, ANNA)} == {Move, TakeBack}
        assert table.waiting.due == (ANNA,)

    def test_only_the_player_whose_turn_it_is_moves(self) -> None:
        table = given(LINE, {B1: 1})
        assert table.refuses("CM-T1", BEN, Move(B1, 3)).facts == {"fault": "asked", "who": Who(ANNA)}
        assert moves_of(table, BEN) == []


@pytest.mark.rule("CM-T2")
class TestSomebodyElsesFrog:
    def test_all_three_may_be_foreign(self) -> None:
        table = given(LINE, {B1: 1, B2: 2, C1: 8})
        table.when(ANNA, Move(B1, 4)).when(ANNA, Move(B2, 5)).when(ANNA, Move(C1, 10))
        assert table.state.turn == BEN

    @pytest.mark.parametrize("foreign", [0, 1, 2])
    def test_two_may_be_own_in_any_order(self, foreign: int) -> None:
        table = given(LINE, {A1: 1, A2: 4, B1: 7})
        moves = [Move(A1, 3), Move(A2, 6)]
        moves.insert(foreign, Move(B1, 9))
        for move in moves:
            table.when(ANNA, move)
        assert table.state.turn == BEN

    def test_three_own_frogs_are_too_many(self) -> None:
        table = given(LINE, {A1: 1, A2: 4, A3: 7})
        table.when(ANNA, Move(A1, 3)).when(ANNA, Move(A2, 6))
        refused = table.refuses("CM-T2", ANNA, Move(A3, 9))
        assert refused.facts == {"fault": "own", "frogs": ("▲e", "▲f", "▲g", "■i", "■j", "■k")}
        frogs = {move.frog for move in moves_of(table, ANNA) if isinstance(move, Move)}
        assert frogs == {3, 4, 5, 6, 7, 8}

    def test_after_one_foreign_frog_the_players_own_frogs_may_move(self) -> None:
        table = given(LINE, {A1: 1, B1: 4}).when(ANNA, Move(A1, 3)).when(ANNA, Move(B1, 6))
        assert A2 in {move.frog for move in moves_of(table, ANNA) if isinstance(move, Move)}


@pytest.mark.rule("CM-T3")
class TestFreePads:
    def test_frogs_are_leapt_over_and_their_pads_do_not_count(self) -> None:
        table = given(LINE, {A1: 1, B1: 2, C1: 4, C2: 5})
        table.when(ANNA, Move(A1, 6)).then(
            FrogMoved(A1, ANNA, (3, 6), (B1, C1, C2), "CM-T1"), ChoiceBegan(ANNA, "move", None, None)
        )

    def test_frogs_at_the_start_are_in_nobodys_way(self) -> None:
        given(LINE).when(ANNA, Move(B3, 2)).then(
            FrogMoved(B3, ANNA, (1, 2), (), "CM-T1"), ChoiceBegan(ANNA, "move", None, None)
        )

    @pytest.mark.parametrize("to", [-1, 0, 1, 2, 4, 22, 99])
    def test_only_the_second_free_pad_is_allowed(self, to: int) -> None:
        table = given(LINE, {A1: 1})
        assert table.refuses("CM-T3", ANNA, Move(A1, to)).facts == {"fault": "landing", "places": ("3",)}

    def test_never_back(self) -> None:
        table = given(LINE, {A1: 5})
        table.refuses("CM-T3", ANNA, Move(A1, 3))
        assert [move for move in moves_of(table, ANNA) if move.frog == A1] == [Move(A1, 7)]  # type: ignore[union-attr]


@pytest.mark.rule("CM-T4")
class TestOneAfterTheOther:
    def test_a_frog_that_moved_first_is_in_the_way_of_the_second(self) -> None:
        table = given(LINE, {A1: 1, B1: 2}).when(ANNA, Move(A1, 4))
        table.when(ANNA, Move(B1, 5)).then_also(FrogMoved(B1, ANNA, (3, 5), (A1,), "CM-T1"))

    def test_the_next_move_waits_for_the_effects_of_the_last(self) -> None:
        table = given(f"P P F P P {LILIES_AND_END}", {A1: 1, B1: 5}, hands=(("white", "pink"), ("yellow",), ())).when(
            ANNA, Move(A1, 3)
        )
        assert table.state.phase == "swap"
        refused = table.refuses("CM-T4", ANNA, Move(B1, 7))
        assert refused.facts == {"fault": "now", "phase": Word("china_moon-phase-swap")}
        table.when(ANNA, Swap(BEN, "white", "yellow")).when(ANNA, Move(B1, 7))

    def test_there_is_no_frog_of_that_number(self) -> None:
        table = given(LINE)
        for frog in (-1, 9):
            assert table.refuses("CM-M1", ANNA, Move(frog, 2)).facts == {"fault": "frog", "frog": frog + 1, "frogs": 9}


@pytest.mark.rule("CM-T5")
class TestForks:
    def test_the_player_who_moves_chooses_the_branch_for_any_frog(self) -> None:
        table = given(FORK, {B1: 2})
        assert [move for move in moves_of(table, ANNA) if move.frog == B1] == [  # type: ignore[union-attr]
            Move(B1, 4),
            Move(B1, 7),
        ]
        table.when(ANNA, Move(B1, 7)).then_also(FrogMoved(B1, ANNA, (6, 7), (), "CM-T1"))

    def test_a_branch_that_does_not_exist(self) -> None:
        table = given(FORK, {B1: 2})
        for to in (3, 5, 8, 9, 99):
            assert table.refuses("CM-T5", ANNA, Move(B1, to)).facts == {"fault": "landing", "places": ("4", "7")}

    def test_within_a_branch_there_is_no_choice(self) -> None:
        table = given(FORK, {B1: 3})
        table.refuses("CM-T3", ANNA, Move(B1, 8))
        table.when(ANNA, Move(B1, 5))

    def test_the_fork_may_be_met_on_the_second_step(self) -> None:
        table = given(FORK, {B1: 1})
        assert [move.to for move in moves_of(table, ANNA) if move.frog == B1] == [3, 6]  # type: ignore[union-attr]

    def test_the_player_who_moves_chooses_the_branch_in_the_extra_move(self) -> None:
        table = given(f"P S ( P P | P P ) P {LILIES_AND_END}", {B1: 0})
        table.when(ANNA, Move(B1, 2)).then(
            FrogMoved(B1, ANNA, (1, 2), (), "CM-T1"), ChoiceBegan(ANNA, "bounce", B1, None)
        )
        assert moves_of(table, ANNA) == [Bounce(4), Bounce(6), TakeBack()]
        assert moves_of(table, BEN) == []
        assert table.refuses("CM-T1", BEN, Bounce(4)).facts == {"fault": "asked", "who": Who(ANNA)}
        assert table.refuses("CM-T5", ANNA, Bounce(5)).facts == {"fault": "landing", "places": ("4", "6")}
        table.when(ANNA, Bounce(6)).then(
            FrogMoved(B1, ANNA, (5, 6), (), "CM-P3"), ChoiceBegan(ANNA, "move", None, None)
        )

    def test_a_fork_right_at_the_start(self) -> None:
        table = given(f"( P P | P P ) P {LILIES_AND_END}")
        assert [move.to for move in moves_of(table, ANNA) if move.frog == A1] == [2, 4]  # type: ignore[union-attr]


@pytest.mark.rule("CM-D2")
class TestTwoBranchesOneMove:
    def test_two_full_branches_are_one_move(self) -> None:
        table = given(f"P P ( P | P ) P P {LILIES_AND_END}", {A1: 2, B1: 3, C1: 4})
        assert [move for move in moves_of(table, ANNA) if move.frog == A1] == [Move(A1, 6)]  # type: ignore[union-attr]
        table.when(ANNA, Move(A1, 6)).then_also(FrogMoved(A1, ANNA, (5, 6), (B1,), "CM-T1"))

    def test_two_ways_to_the_same_pad_are_one_move(self) -> None:
        table = given(f"P P ( P | P ) P P {LILIES_AND_END}", {A1: 2})
        assert [move for move in moves_of(table, ANNA) if move.frog == A1] == [Move(A1, 5)]  # type: ignore[union-attr]
        table.when(ANNA, Move(A1, 5)).then_also(FrogMoved(A1, ANNA, (3, 5), (), "CM-T1"))

    def test_a_full_branch_is_not_the_same_as_an_empty_one(self) -> None:
        table = given(f"P P ( P | P P ) P P {LILIES_AND_END}", {A1: 2, B1: 3})
        assert [move.to for move in moves_of(table, ANNA) if move.frog == A1] == [7, 5]  # type: ignore[union-attr]

    def test_branches_are_not_mixed(self) -> None:
        """From 2, with a frog on 6: 7 would be the second free pad if 3, on the other branch, counted."""
        table = given(FORK, {A1: 2, B1: 6})
        refused = table.refuses("CM-T5", ANNA, Move(A1, 7))
        assert refused.facts["places"] == ("4", "8")


def test_a_turn_can_always_be_finished() -> None:
    """Three frogs have arrived, all foreign, and the player has moved two own ones: three foreign frogs are left."""
    end = len(LINE.split()) + 1
    table = given(LINE, {A1: 1, A2: 4, B1: end, B2: end, C1: end}, prizes=(None, None, None, "blue"))
    table.when(ANNA, Move(A1, 3)).when(ANNA, Move(A2, 6))
    assert {move.frog for move in moves_of(table, ANNA) if isinstance(move, Move)} == {B3, C2, 8}


def test_spectators_are_offered_nothing() -> None:
    view = GAME.view(given(LINE).state, Audience.PUBLIC)
    assert GAME.moves(view).listed == ()
