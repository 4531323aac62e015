"""Arrival, end and score (CM-A1 to CM-A4, CM-X1 to CM-X3)."""

import pytest

from nenuphar.core.game import Authority, Outcome, TimeUp
from nenuphar.games.china_moon.score import points, ranks
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
    C3,
    CLEO,
    LILIES_AND_END,
    Table,
    given,
    moves_of,
)
from nenuphar.games.china_moon.types import (
    Bounce,
    ChoiceBegan,
    FrogArrived,
    FrogMoved,
    GameEnded,
    Hand,
    Lily,
    Move,
    TakeBack,
    TimeRanOut,
)

LINE = f"P P {LILIES_AND_END} P P"  # 17 pads, the arrival is 18
ARRIVAL = 18


@pytest.mark.rule("CM-A1")
class TestGettingThere:
    @pytest.mark.parametrize(("place", "path"), [(16, (17, 18)), (17, (18,))])
    def test_one_step_is_enough(self, place: int, path: tuple[int, ...]) -> None:
        table = given(LINE, {B1: place}).when(ANNA, Move(B1, ARRIVAL))
        table.then_also(FrogMoved(B1, ANNA, path, (), "CM-T1"))
        assert table.state.frogs[B1] == ARRIVAL

    def test_over_the_last_frogs(self) -> None:
        table = given(LINE, {B1: 15, C1: 16, C2: 17}).when(ANNA, Move(B1, ARRIVAL))
        table.then_also(FrogMoved(B1, ANNA, (18,), (C1, C2), "CM-T1"))

    def test_from_a_spring_too(self) -> None:
        table = given(f"{LILIES_AND_END} P P S P", {B1: 14}).when(ANNA, Move(B1, 16))
        table.then_also(FrogMoved(B1, ANNA, (17, 18), (), "CM-P3"), FrogArrived(B1, 0, "white"))


@pytest.mark.rule("CM-A2")
class TestSlots:
    def test_the_owner_takes_the_lilies_in_order(self) -> None:
        table = given(LINE, {B1: 16, B2: 17, C1: 15})
        table.when(ANNA, Move(B1, 18)).then_also(FrogArrived(B1, 0, "white"), ChoiceBegan(ANNA, "move", None, None))
        assert list(table.state.prizes) == [None, "yellow", "pink", "blue"]
        table.when(ANNA, Move(B2, 18)).then_also(FrogArrived(B2, 1, "yellow"))
        table.when(ANNA, Move(C1, 17)).when(BEN, Move(C1, 18)).then_also(FrogArrived(C1, 2, "pink"))
        assert table.state.hands == ((), ("white", "yellow"), ("pink",))
        assert list(table.state.prizes) == [None, None, None, "blue"]


def almost_over(**more: object) -> Table:
    """Three frogs have arrived, and three more are about to."""
    frogs = {A1: 18, B1: 18, C1: 18, A2: 17, B2: 16, C2: 15}
    prizes: tuple[Lily | None, ...] = (None, None, None, "blue")
    hands: tuple[Hand, ...] = (("white",), ("yellow",), ("pink",))
    return given(LINE, frogs, {5: "white"}, hands, prizes=prizes, **more)  # type: ignore[arg-type]


@pytest.mark.rule("CM-A3")
class TestTheEnd:
    def test_the_fourth_arrival_ends_it_at_once(self) -> None:
        table = almost_over().when(ANNA, Move(B2, 18))
        table.then(
            FrogMoved(B2, ANNA, (18,), (A2,), "CM-T1"),
            FrogArrived(B2, 3, "blue"),
            GameEnded((1, 5, 1), "CM-A3"),
        )
        assert table.state.outcome == Outcome((2, 1, 2), "CM-A3")
        assert (table.waiting.due, table.waiting.deadline) == ((), None)
        assert table.waiting.outcome == table.state.outcome
        assert table.state.lilies[5] == "white"

    def test_nothing_can_be_done_after_it(self) -> None:
        table = almost_over().when(ANNA, Move(B2, 18))
        for seat in (ANNA, BEN, CLEO):
            assert moves_of(table, seat) == []
        table.refuses("CM-T4", ANNA, Move(A2, 18))
        assert table.refuses("CM-U1", ANNA, TakeBack()).facts == {"fault": "turn"}

    def test_the_fourth_arrival_by_a_spring_ends_it(self) -> None:
        frogs = {A1: 18, B1: 18, C1: 18, B2: 14, A2: 17}
        table = given(f"{LILIES_AND_END} P P S P", frogs, prizes=(None, None, None, "blue")).when(ANNA, Move(B2, 16))
        table.then(
            FrogMoved(B2, ANNA, (15, 16), (), "CM-T1"),
            FrogMoved(B2, ANNA, (18,), (A2,), "CM-P3"),
            FrogArrived(B2, 3, "blue"),
            GameEnded((0, 4, 0), "CM-A3"),
        )
        assert table.waiting.due == ()

    def test_the_fourth_arrival_by_the_clock_ends_it(self) -> None:
        frogs = {A1: 18, B1: 18, C1: 18, C2: 12, A2: 13, A3: 14, B2: 15, B3: 16, C3: 17}
        table = given(LINE, frogs, prizes=(None, None, None, "blue"), decision_ms=100)
        table.when(Authority.CLOCK, TimeUp(), at=100).then(
            TimeRanOut(ANNA),
            FrogMoved(C2, ANNA, (18,), (A2, A3, B2, B3, C3), "CM-T1"),
            FrogArrived(C2, 3, "blue"),
            GameEnded((0, 0, 4), "CM-A3"),
        )
        assert (table.waiting.due, table.waiting.deadline) == ((), None)

    def test_the_third_arrival_does_not_end_it(self) -> None:
        table = given(LINE, {A1: 18, B1: 18, C1: 16}, prizes=(None, None, "pink", "blue")).when(ANNA, Move(C1, 18))
        table.then_never(GameEnded)
        assert table.state.phase == "move"


@pytest.mark.rule("CM-A3")
def test_after_the_end_nobody_is_asked_and_nothing_can_be_taken_back() -> None:
    """In the middle of a turn, and of a bounce: a frog sits where the ways join, so the shorter one leads past it."""
    frogs = {A1: 19, B1: 19, C1: 19, B2: 18, C2: 12}
    table = given(f"{LILIES_AND_END} S ( P | P P ) P", frogs, prizes=(None, None, None, "blue"), decision_ms=100)
    table.when(ANNA, Move(C2, 14)).then_also(ChoiceBegan(ANNA, "bounce", C2, 100))
    assert table.state.before is not None
    table.when(ANNA, Bounce(19)).then_also(GameEnded((0, 0, 4), "CM-A3"))
    over = table.state
    assert (over.asked, over.frog, over.until, over.before) == (None, None, None, None)
    assert (table.waiting.due, table.waiting.may, table.waiting.deadline) == ((), (), None)


@pytest.mark.rule("CM-A4")
def test_a_frog_that_has_arrived_is_out_of_play() -> None:
    table = given(LINE, {B1: 18, A1: 1})
    refused = table.refuses("CM-A4", ANNA, Move(B1, 18))
    assert refused.facts == {"fault": "arrived", "frogs": ("●a", "●c", "●d", "▲f", "▲g", "■i", "■j", "■k")}
    assert not [move for move in moves_of(table, ANNA) if isinstance(move, Move) and move.frog == B1]


@pytest.mark.rule("CM-X1")
@pytest.mark.parametrize("suit", ["white", "yellow", "pink"])
def test_each_further_lily_of_a_colour_is_worth_more(suit: Lily) -> None:
    assert [points((suit,) * number) for number in range(6)] == [0, 1, 3, 6, 10, 15]


@pytest.mark.rule("CM-X1")
def test_colours_count_separately() -> None:
    assert points(("white", "pink", "white", "yellow", "pink", "white")) == 6 + 3 + 1


@pytest.mark.rule("CM-X2")
def test_blue_is_worth_four_and_black_costs_two() -> None:
    assert points(("blue",)) == 4
    assert points(("black",)) == -2
    assert points(("black", "white", "blue", "white")) == 5


@pytest.mark.rule("CM-X3")
class TestWhoWins:
    def test_the_highest_total(self) -> None:
        assert ranks((3, 9, -2, 4)) == (3, 1, 4, 2)

    def test_equal_totals_share(self) -> None:
        assert ranks((7, 2, 7, 2)) == (1, 3, 1, 3)
        assert ranks((0, 0, 0)) == (1, 1, 1)

    def test_at_the_table(self) -> None:
        hands: tuple[Hand, ...] = (("white", "white", "white"), ("yellow", "yellow"), ("pink", "black", "pink"))
        table = given(LINE, {A1: 18, B1: 18, C1: 18, C2: 17}, {}, hands, prizes=(None, None, None, "blue"))
        table.when(ANNA, Move(C2, 18)).then_also(GameEnded((6, 3, 5), "CM-A3"))
        assert table.state.outcome == Outcome((1, 3, 2), "CM-A3")
        assert table.state.outcome.winners == (ANNA,)

    def test_a_win_is_shared_at_the_table(self) -> None:
        """The blue lily brings Ben level with Anna."""
        hands: tuple[Hand, ...] = (("white", "white", "pink", "pink"), ("yellow", "white"), ("pink",))
        table = given(LINE, {A1: 18, B1: 18, C1: 18, B2: 17}, {}, hands, prizes=(None, None, None, "blue"))
        table.when(ANNA, Move(B2, 18)).then_also(GameEnded((6, 6, 1), "CM-A3"))
        assert table.waiting.outcome == table.state.outcome == Outcome((1, 1, 3), "CM-A3")
        assert table.state.outcome.winners == (ANNA, BEN)
