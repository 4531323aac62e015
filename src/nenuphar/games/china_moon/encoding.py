"""China Moon as numbers. Frogs are counted from the viewer: 0 to 2 are the viewer's own, then come the next seat's."""

from collections.abc import Mapping
from functools import lru_cache
from typing import get_args

from nenuphar.core.encoding import Encoding, ListedActions, Plane, Tensor, from_viewer
from nenuphar.core.game import Seat, Setup
from nenuphar.games.china_moon.board import Kind
from nenuphar.games.china_moon.track import track
from nenuphar.games.china_moon.types import (
    FROGS_EACH,
    LILIES,
    SLOTS,
    Action,
    Bounce,
    Choice,
    Drop,
    Frog,
    Move,
    Options,
    Swap,
    View,
    owner,
)
from nenuphar.games.china_moon.visibility import moves

CHOICES: tuple[Choice, ...] = ("move", "bounce", "swap", "drop")
KINDS: tuple[Kind, ...] = get_args(Kind)
MOST_POINTS, MOST_PADS, MOST_LILIES = 99, 199, 9


def axes(setup: Setup[Options]) -> Mapping[str, int]:
    return {
        "seat": setup.seats,
        "frog": FROGS_EACH * setup.seats,
        "place": len(setup.options.board.pads) + 2,
        "kind": len(KINDS),
        "lily": len(LILIES),
        "slot": SLOTS,
        "choice": len(CHOICES),
    }


@lru_cache(maxsize=64)
def every_action(setup: Setup[Options], seat: Seat) -> tuple[Action, ...]:
    """Taking a turn back is left out: a learner can copy the environment."""
    sizes = axes(setup)
    places, frogs, seats = range(1, sizes["place"]), sizes["frog"], setup.seats
    others = [(seat + step) % seats for step in range(1, seats)]
    return (
        *(Move((frog + FROGS_EACH * seat) % frogs, to) for frog in range(frogs) for to in places),
        *(Bounce(to) for to in places),
        *(Swap(other, give, take) for other in others for give in LILIES for take in LILIES if give != take),
        *(Drop(lily, pad) for lily in LILIES for pad in places[:-1]),
    )


def _choice(view: View, plane: Tensor) -> None:
    if view.phase in CHOICES:
        plane[CHOICES.index(view.phase)] = 1


def _turn(view: View, plane: Tensor) -> None:
    if view.turn is not None:
        plane[_seat(view, view.turn)] = 1


def _frogs(view: View, plane: Tensor) -> None:
    for frog, place in enumerate(view.frogs):
        plane[_frog(view, frog), place] = 1


def _moved(view: View, plane: Tensor) -> None:
    for frog in view.moved:
        plane[_frog(view, frog)] = 1


def _asked(view: View, plane: Tensor) -> None:
    if view.frog is not None:
        plane[_frog(view, view.frog)] = 1


def _lilies(view: View, plane: Tensor) -> None:
    for place, lily in enumerate(view.lilies):
        if lily is not None:
            plane[LILIES.index(lily), place] = 1


def _prizes(view: View, plane: Tensor) -> None:
    for slot, lily in enumerate(view.prizes):
        if lily is not None:
            plane[LILIES.index(lily), slot] = 1


def _hands(view: View, plane: Tensor) -> None:
    for seat, hand in enumerate(view.hands):
        for lily in hand:
            plane[_seat(view, seat), LILIES.index(lily)] = hand.count(lily)


def _scores(view: View, plane: Tensor) -> None:
    for seat, score in enumerate(view.scores):
        plane[_seat(view, seat)] = score


def _kinds(view: View, plane: Tensor) -> None:
    for place, pad in enumerate(view.setup.options.board.pads, 1):
        plane[KINDS.index(pad.kind), place] = 1


def _left(view: View, plane: Tensor) -> None:
    for place, left in enumerate(track(view.setup.options.board).left):
        plane[place] = left


def _seat(view: View, seat: Seat) -> int:
    return seat if view.viewer is None else from_viewer(seat, view.viewer, view.setup.seats)


def _frog(view: View, frog: Frog) -> int:
    return FROGS_EACH * _seat(view, owner(frog)) + frog % FROGS_EACH


ENCODING: Encoding[Action, View] = Encoding(
    axes=axes,
    planes=(
        Plane("choice", ("choice",), "1 for what is to be chosen: a move, a bounce, a swap or a drop", _choice),
        Plane("turn", ("seat",), "1 for the player whose turn it is", _turn),
        Plane("frogs", ("frog", "place"), "1 where the frog is", _frogs),
        Plane("moved", ("frog",), "1 if the frog has moved in this turn", _moved),
        Plane("asked", ("frog",), "1 for the frog that the choice is about", _asked),
        Plane("lilies", ("lily", "place"), "1 where such a lily lies", _lilies),
        Plane("prizes", ("lily", "slot"), "1 where such a lily is the prize of a slot of the arrival", _prizes),
        Plane("hands", ("seat", "lily"), "how many such lilies the player has", _hands, MOST_LILIES),
        Plane("scores", ("seat",), "the points of the player's lilies", _scores, MOST_POINTS, -MOST_POINTS),
        Plane("kinds", ("kind", "place"), "1 where the pad is of this kind", _kinds),
        Plane("left", ("place",), "how many pads are ahead, on the longest way", _left, MOST_PADS),
    ),
    actions=ListedActions(every_action, moves),
    together=False,
    longest=3_000,
    most_outcomes=5,
)
