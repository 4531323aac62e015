"""The food chain, and so what a tap means on a scene: for the rules, for bots and for beginners' hints."""

from typing import Literal, TypeAlias

from msgspec.structs import replace

from nenuphar.core.game import Seat
from nenuphar.games.gobbit.deck import COLOURS, Animal, Back, Face
from nenuphar.games.gobbit.parts import GRAVEYARD, Scene, Target

Right: TypeAlias = Literal["gobbit", "attack", "haunt", "defence"]
TapKind: TypeAlias = Right | Literal["fault", "void"]

_PREY: dict[Animal, tuple[Animal, ...]] = {
    "chameleon": ("mosquitoes",),
    "snake": ("chameleon",),
    "gorilla": ("snake", "chameleon", "mosquitoes"),
    "mosquitoes": (),
}
# Backs that change the chain (GB-V1, GB-V2, GB-V3).
_PREY_UNDER: dict[Back, dict[Animal, tuple[Animal, ...]]] = {
    "snakes-hunt": {**_PREY, "snake": ("chameleon", "mosquitoes")},
    "reversed": {**_PREY, "mosquitoes": ("chameleon",), "chameleon": ("snake",), "snake": ()},
    "looped": {**_PREY, "mosquitoes": ("snake",)},
}


def targets(scene: Scene) -> tuple[Target, ...]:
    """Everything that can be tapped."""
    return (*range(len(scene.tops)), GRAVEYARD)


def rights(scene: Scene, seat: Seat) -> dict[Target, Right]:
    """What this seat could rightly tap."""
    found: dict[Target, Right] = {}
    for target in targets(scene):
        kind, _ = tap_kind(scene, seat, target)
        if kind != "fault" and kind != "void":
            found[target] = kind
    return found


def tap_kind(scene: Scene, seat: Seat, target: Target) -> tuple[TapKind, str]:
    """The kind of a tap on this target, and its rule."""
    if gobbit(scene):
        return _during_gobbit(scene, seat, target)
    if target == GRAVEYARD:
        return "fault", "GB-X1" if scene.graveyard else "GB-D4"
    top = scene.tops[target]
    if top is None:
        return "fault", "GB-D4"
    if scene.back == "explosive" and top.animal == "mosquitoes":
        return "fault", "GB-V5"
    right = _defence(scene, seat, top) if target == seat else _attack(scene, seat, target, top)
    return right or _fault(scene, seat, target)


def gobbit(scene: Scene) -> bool:
    """Whether the graveyard may be tapped: mosquitoes of all colours are visible (GB-G1)."""
    return scene.graveyard and {colour for top in swarms(scene).values() for colour in top.colours} == set(COLOURS)


def swarms(scene: Scene) -> dict[Seat, Face]:
    """The stacks with mosquitoes on top."""
    return {seat: top for seat, top in enumerate(scene.tops) if top is not None and top.animal == "mosquitoes"}


def eats(hunter: Face, prey: Face, back: Back | None) -> bool:
    """Animals eat prey of the same colour (GB-F1), or of another colour under that back (GB-V4, GB-D8)."""
    chain = _PREY if back is None else _PREY_UNDER.get(back, _PREY)
    if prey.animal not in chain[hunter.animal]:
        return False
    if back == "different":
        return any(colour not in hunter.colours for colour in prey.colours)
    return any(colour in hunter.colours for colour in prey.colours)


def _during_gobbit(scene: Scene, seat: Seat, target: Target) -> tuple[TapKind, str]:
    """Only the graveyard counts, and nothing is a fault (GB-G2); poltergeists may not tap it (GB-G1)."""
    if target == GRAVEYARD and scene.alive[seat]:
        return "gobbit", "GB-G1"
    return "void", "GB-G2"


def _defence(scene: Scene, seat: Seat, top: Face) -> tuple[Right, str] | None:
    """Another top card eats it (GB-A2), or it is one of a pair that spirits may attack (GB-D7, GB-V6)."""
    others = [other for place, other in enumerate(scene.tops) if place != seat and other is not None]
    if any(eats(other, top, scene.back) for other in others):
        return "defence", "GB-A2"
    if top in others and not all(scene.alive):
        return "defence", "GB-D7"
    if top in others and scene.back == "spirits":
        return "defence", "GB-V6"
    return None


def _attack(scene: Scene, seat: Seat, target: Seat, top: Face) -> tuple[Right, str] | None:
    """Your top card captures its prey (GB-A1), also if the prey is one of a pair (GB-D8)."""
    own = scene.tops[seat]
    if own is not None and eats(own, top, scene.back):
        return "attack", "GB-A1"
    if scene.tops.count(top) < 2:
        return None
    if not scene.alive[seat]:
        return "haunt", "GB-E2"
    return ("haunt", "GB-V6") if scene.back == "spirits" else None


def _fault(scene: Scene, seat: Seat, target: Target) -> tuple[TapKind, str]:
    """A fault, perhaps only because of the ruling back (GB-V7)."""
    if scene.back is not None and tap_kind(replace(scene, back=None), seat, target)[0] != "fault":
        return "fault", "GB-V7"
    return "fault", "GB-X1"
