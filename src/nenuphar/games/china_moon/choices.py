"""The choices in a state, or in a view of it: the same lists for the rules, for offers and for bots."""

from collections.abc import Sequence

from nenuphar.games.china_moon.track import Way, free_behind, landings, track
from nenuphar.games.china_moon.types import (
    LILIES,
    MOST_TAKEN_BACK,
    MOVES,
    Bounce,
    Drop,
    Frog,
    Hand,
    Lily,
    Move,
    Place,
    State,
    Swap,
    View,
    owner,
)


def ways(state: State | View, frog: Frog) -> dict[Place, Way]:
    """The places that this frog can reach now."""
    return landings(track(state.setup.options.board), state.frogs, state.frogs[frog])


def movable(state: State | View) -> list[Frog]:
    """The frogs that may make the next move of the turn.

    Each frog moves once (CM-T1), one of the three is somebody else's (CM-T2), and frogs that have arrived are out
    (CM-A4). There always is one: as long as fewer than four frogs have arrived, at least six are in play, three of them
    not the player's own, and at most two have moved.
    """
    arrival = len(state.lilies) - 1
    moved, turn = state.moved, state.turn
    own_left = MOVES - 1 - sum([owner(frog) == turn for frog in moved])
    return [
        frog
        for frog, place in enumerate(state.frogs)
        if place != arrival and frog not in moved and (own_left or owner(frog) != turn)
    ]


def moves(state: State | View) -> list[Move]:
    return [Move(frog, to) for frog in movable(state) for to in ways(state, frog)]


def bounces(state: State | View, frog: Frog) -> list[Bounce]:
    return [Bounce(to) for to in ways(state, frog)]


def swaps(hands: Sequence[Hand], frog: Frog) -> list[Swap]:
    """Every swap that the frog's owner can make: two players, two colours (CM-P2, CM-P6)."""
    mine = owner(frog)
    gives = _colours(hands[mine])
    return [
        Swap(other, give, take)
        for other, hand in enumerate(hands)
        if other != mine
        for give in gives
        for take in _colours(hand)
        if give != take
    ]


def drops(state: State | View, frog: Frog) -> list[Drop]:
    """Every lily that the frog's owner can give up, with every pad for it (CM-P4, CM-P6)."""
    hand = state.hands[owner(frog)]
    if not hand:
        return []
    course = track(state.setup.options.board)
    pads = free_behind(course, state.frogs, state.lilies, state.frogs[frog])
    return [Drop(lily, pad) for lily in _colours(hand) for pad in pads]


def can_take_back(state: State) -> bool:
    """Whether the turn can be taken back (CM-U1, CM-U2)."""
    return (
        state.before is not None
        and bool(state.moved)
        and state.asked == state.turn
        and state.taken_back < MOST_TAKEN_BACK
    )


def _colours(hand: Hand) -> list[Lily]:
    return [lily for lily in LILIES if lily in hand]
