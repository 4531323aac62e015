"""Quibbit! as numbers. Frogs are counted like their seats, from the viewer; the dummy's frog comes last."""

from collections.abc import Mapping
from functools import lru_cache

from nenuphar.core.encoding import Encoding, ListedActions, Plane, Tensor, from_viewer
from nenuphar.core.game import Seat, Setup
from nenuphar.games.quibbit.types import CARDS, SEGMENTS, Action, Choose, Frog, Options, Phase, Place, View
from nenuphar.games.quibbit.visibility import moves

PHASES: tuple[Phase, ...] = ("placing", "planning", "over")
MOST_ROUNDS = 999
MOST_AHEAD = 32  # the match is over when a frog has lapped another


def axes(setup: Setup[Options]) -> Mapping[str, int]:
    frogs = max(setup.seats, 3)
    return {
        "phase": len(PHASES),
        "seat": setup.seats,
        "frog": frogs,
        "tile": SEGMENTS * (frogs + 1),
        "card": len(CARDS),
    }


@lru_cache(maxsize=64)
def every_action(setup: Setup[Options], seat: Seat) -> tuple[Action, ...]:
    return (*map(Choose, CARDS), *map(Place, range(axes(setup)["tile"])))


def _phase(view: View, plane: Tensor) -> None:
    if view.phase in PHASES:
        plane[PHASES.index(view.phase)] = 1


def _leaves(view: View, plane: Tensor) -> None:
    for frog, colour in enumerate(view.colours):
        for tile, kind in enumerate(view.ring):
            if kind == colour:
                plane[_counted(view, frog), tile] = 1


def _flowers(view: View, plane: Tensor) -> None:
    for tile, kind in enumerate(view.ring):
        plane[tile] = kind == "flower"


def _water(view: View, plane: Tensor) -> None:
    for tile, kind in enumerate(view.ring):
        plane[tile] = kind == "water"


def _frogs(view: View, plane: Tensor) -> None:
    for frog, step in enumerate(view.steps):
        if step is not None:
            plane[_counted(view, frog), step % len(view.ring)] = 1


def _ahead(view: View, plane: Tensor) -> None:
    last = min([step for step in view.steps if step is not None], default=0)
    for frog, step in enumerate(view.steps):
        plane[_counted(view, frog)] = -1 if step is None else step - last


def _crown(view: View, plane: Tensor) -> None:
    if view.crown is not None:
        plane[_counted(view, view.crown)] = 1


def _hands(view: View, plane: Tensor) -> None:
    for seat, hand in enumerate(view.hands):
        for card in hand:
            plane[_counted(view, seat), card - 1] = 1


def _pile(view: View, plane: Tensor) -> None:
    for card in view.pile:
        plane[card - 1] = 1


def _leads(view: View, plane: Tensor) -> None:
    if view.leads and view.viewer is not None:
        for card, path in zip(view.hands[view.viewer], view.leads, strict=True):
            plane[card - 1, path[-1] % len(view.ring)] = 1


def _round(view: View, plane: Tensor) -> None:
    plane[()] = view.round


def _counted(view: View, frog: Frog) -> int:
    seats = view.setup.seats
    return frog if frog >= seats or view.viewer is None else from_viewer(frog, view.viewer, seats)


ENCODING: Encoding[Action, View] = Encoding(
    axes=axes,
    planes=(
        Plane("phase", ("phase",), "1 for the phase: placing frogs, choosing cards, or over", _phase),
        Plane("leaves", ("frog", "tile"), "1 where the tile is a leaf in the frog's colour", _leaves),
        Plane("flowers", ("tile",), "1 where the tile is a flower", _flowers),
        Plane("water", ("tile",), "1 where the tile is the water", _water),
        Plane("frogs", ("frog", "tile"), "1 where the frog sits", _frogs),
        Plane("ahead", ("frog",), "tiles ahead of the last frog; -1 if it is not on the ring", _ahead, MOST_AHEAD, -1),
        Plane("crown", ("frog",), "1 for the frog with the crown", _crown),
        Plane("hands", ("seat", "card"), "1 for a card that the player still has", _hands),
        Plane("pile", ("card",), "1 for a card that the dummy may still turn", _pile),
        Plane("leads", ("card", "tile"), "1 where the viewer's card would lead if nobody else moved", _leads),
        Plane("round", (), "the number of the round", _round, MOST_ROUNDS),
    ),
    actions=ListedActions(every_action, moves),
    together=True,
    longest=2_000,
    most_outcomes=24,
)
