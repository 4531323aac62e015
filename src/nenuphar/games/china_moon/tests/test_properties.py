"""What holds in every match, whatever is played."""

from collections import Counter

from hypothesis import given, settings

from nenuphar.games.china_moon import GAME
from nenuphar.games.china_moon.types import MOVES, FrogMoved, TurnBegan, TurnTakenBack, owner
from nenuphar.testing.random_play import Moment
from nenuphar.testing.strategies import matches

ALL_LILIES = {"white": 5, "yellow": 5, "pink": 5, "black": 1, "blue": 1}


@settings(max_examples=25, deadline=None)
@given(matches(GAME))
def test_lilies_are_never_created_or_lost(moments: list[Moment]) -> None:
    """Seventeen at all times (CM-M2), once chance has laid them."""
    for moment in moments:
        state = moment.after
        if state.phase not in ("laying", "starting"):
            held = [lily for hand in state.hands for lily in hand]
            assert Counter(lily for lily in (*held, *state.lilies, *state.prizes) if lily) == ALL_LILIES


@settings(max_examples=25, deadline=None)
@given(matches(GAME))
def test_two_frogs_never_share_a_pad_nor_a_frog_and_a_lily(moments: list[Moment]) -> None:
    for moment in moments:
        state = moment.after
        pads = [place for place in state.frogs if 0 < place < len(state.lilies) - 1]
        assert len(set(pads)) == len(pads)
        assert all(state.lilies[place] is None for place in state.frogs)


@settings(max_examples=25, deadline=None)
@given(matches(GAME))
def test_every_turn_is_three_different_frogs_and_one_of_them_foreign(moments: list[Moment]) -> None:
    moved: list[int] = []
    turn = None
    for event in (event for moment in moments for event in moment.events):
        match event:
            case FrogMoved(frog, by, _, _, "CM-T1"):
                assert by == turn
                moved.append(frog)
            case TurnTakenBack():
                moved = []
            case TurnBegan(seat, _):
                if turn is not None:
                    assert len(set(moved)) == len(moved) == MOVES
                    assert any(owner(frog) != turn for frog in moved)
                    assert seat == (turn + 1) % moments[0].state.setup.seats
                moved, turn = [], seat
            case _:
                pass


@settings(max_examples=15, deadline=None)
@given(matches(GAME))
def test_frogs_never_go_back(moments: list[Moment]) -> None:
    for moment in moments:
        if any(isinstance(event, TurnTakenBack) for event in moment.events):
            continue
        for before, after in zip(moment.state.frogs, moment.after.frogs, strict=True):
            assert after >= before  # the pads of the pond are numbered along every way
