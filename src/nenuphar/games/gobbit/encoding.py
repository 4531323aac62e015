"""Gobbit as numbers, in ticks of 50 ms. A decision to tap sets a hand in motion, which needs time to arrive."""

from collections.abc import Mapping
from typing import Any, get_args

from nenuphar.core.encoding import Encoding, Hands, Plane, Tensor, from_viewer
from nenuphar.core.game import Millis, Seat, Setup
from nenuphar.games.gobbit.deck import BACKS, COLOURS, Animal, size
from nenuphar.games.gobbit.options import JUNGLE, Options
from nenuphar.games.gobbit.parts import GRAVEYARD
from nenuphar.games.gobbit.types import Action, Tap, Turn, View
from nenuphar.games.gobbit.visibility import moves

TICK_MS: Millis = 50
REACHES_MS: tuple[Millis, ...] = (150, 170, 190, 210, 230, 250)  # from the decision to the tap
LONGEST_TICKS = 24_000  # twenty minutes
ANIMALS: tuple[Animal, ...] = get_args(Animal)
MOST_CARDS = 99


def axes(setup: Setup[Options]) -> Mapping[str, int]:
    return {
        "seat": setup.seats,
        "target": setup.seats + 1,
        "animal": len(ANIMALS),
        "colour": len(COLOURS),
        "back": len(BACKS),
    }


class TableActions:
    """Turn a card, or tap a target. Pauses and ending the match early are left out."""

    def names(self, setup: Setup[Options]) -> tuple[str, ...]:
        return "turn", *(f"tap {seat}" for seat in range(setup.seats)), "tap graveyard"

    def offers(self, view: View) -> Mapping[int, Action]:
        offered: dict[int, Action] = {}
        for action in moves(view).listed or ():
            match action:
                case Turn():
                    offered[1] = action
                case Tap(target):
                    offered[2 + _target(view, target)] = action
                case _:
                    pass
        return offered


def _tops(view: View, plane: Tensor) -> None:
    for seat, top in enumerate(view.scene.tops):
        if top is not None:
            for colour in top.colours:
                plane[_seat(view, seat), ANIMALS.index(top.animal), COLOURS.index(colour)] = 1


def _piles(view: View, plane: Tensor) -> None:
    for seat, player in enumerate(view.players):
        plane[_seat(view, seat)] = player.pile


def _stacks(view: View, plane: Tensor) -> None:
    for seat, player in enumerate(view.players):
        plane[_seat(view, seat)] = player.stack


def _out(view: View, plane: Tensor) -> None:
    for seat, player in enumerate(view.players):
        plane[_seat(view, seat)] = player.out


def _barred(view: View, plane: Tensor) -> None:
    for seat, player in enumerate(view.players):
        plane[_seat(view, seat)] = player.barred


def _graveyard(view: View, plane: Tensor) -> None:
    plane[()] = view.graveyard


def _back(view: View, plane: Tensor) -> None:
    if view.back is not None:
        plane[BACKS.index(view.back)] = 1


def _turn(view: View, plane: Tensor) -> None:
    if view.turn is not None:
        plane[_seat(view, view.turn)] = 1


def _asked(view: View, plane: Tensor) -> None:
    plane[()] = view.asked


def _last_call(view: View, plane: Tensor) -> None:
    plane[()] = view.last_call


def _taps(view: View, plane: Tensor) -> None:
    for tap in view.taps:
        plane[_target(view, tap.target)] = 1


def _seat(view: View, seat: Seat) -> int:
    return seat if view.viewer is None else from_viewer(seat, view.viewer, view.setup.seats)


def _target(view: View, target: Any) -> int:
    return view.setup.seats if target == GRAVEYARD else _seat(view, target)


ENCODING: Encoding[Action, View] = Encoding(
    axes=axes,
    planes=(
        Plane("tops", ("seat", "animal", "colour"), "1 for the animal and colours on top of the stack", _tops),
        Plane("piles", ("seat",), "cards in the player's pile", _piles, MOST_CARDS),
        Plane("stacks", ("seat",), "cards in the player's stack", _stacks, MOST_CARDS),
        Plane("out", ("seat",), "1 if the player is out", _out),
        Plane("barred", ("seat",), "1 if the player may not tap until the next card", _barred),
        Plane("graveyard", (), "cards in the graveyard", _graveyard, MOST_CARDS),
        Plane("back", ("back",), "1 for the ruling back, in expert play", _back),
        Plane("turn", ("seat",), "1 for the player who turns the next card", _turn),
        Plane("asked", (), "1 if the viewer has asked for the next card", _asked),
        Plane("last_call", (), "1 if no player can turn a card any more", _last_call),
        Plane("taps", ("target",), "1 for the viewer's own taps that wait for the verdict", _taps),
    ),
    actions=TableActions(),
    together=True,
    longest=LONGEST_TICKS,
    most_outcomes=size(JUNGLE),
    hands=Hands(
        tick_ms=TICK_MS,
        reaches_ms=REACHES_MS,
        by_hand=lambda action: isinstance(action, Tap),
        shown_at=lambda view: view.scene.shown,
    ),
)
