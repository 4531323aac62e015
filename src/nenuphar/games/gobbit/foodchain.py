"""Who eats whom, and so what a hand may do on the table that it saw: asked by the rules, by bots and for beginners."""

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
# What a back makes of that (GB-V1, GB-V2, GB-V3); the other backs leave it as it is.
_PREY_UNDER: dict[Back, dict[Animal, tuple[Animal, ...]]] = {
    "snakes-hunt": {**_PREY, "snake": ("chameleon", "mosquitoes")},
    "reversed": {**_PREY, "mosquitoes": ("chameleon",), "chameleon": ("snake",), "snake": ()},
    "looped": {**_PREY, "mosquitoes": ("snake",)},
}


def targets(scene: Scene) -> tuple[Target, ...]:
    """All that a hand can be laid on."""
    return (*range(len(scene.tops)), GRAVEYARD)


def rights(scene: Scene, seat: Seat) -> dict[Target, Right]:
    """What this seat could rightly tap."""
    found: dict[Target, Right] = {}
    for target in targets(scene):
        kind, _ = judged(scene, seat, target)
        if kind != "fault" and kind != "void":
            found[target] = kind
    return found


def judged(scene: Scene, seat: Seat, target: Target) -> tuple[TapKind, str]:
    """What a hand on this target is worth on this table, and by which rule."""
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
    """Whether the graveyard may be tapped: mosquitoes of all colours are in sight (GB-G1)."""
    return scene.graveyard and {colour for top in swarms(scene).values() for colour in top.colours} == set(COLOURS)


def swarms(scene: Scene) -> dict[Seat, Face]:
    """The stacks on which mosquitoes are visible."""
    return {seat: top for seat, top in enumerate(scene.tops) if top is not None and top.animal == "mosquitoes"}


def eats(hunter: Face, prey: Face, back: Back | None) -> bool:
    """Animals of the same colour (GB-F1), or of different ones under that back (GB-V4, GB-D8)."""
    chain = _PREY if back is None else _PREY_UNDER.get(back, _PREY)
    if prey.animal not in chain[hunter.animal]:
        return False
    if back == "different":
        return any(colour not in hunter.colours for colour in prey.colours)
    return any(colour in hunter.colours for colour in prey.colours)


def _during_gobbit(scene: Scene, seat: Seat, target: Target) -> tuple[TapKind, str]:
    """Nothing but the graveyard counts, and no fault (GB-G2); poltergeists have no part in it (GB-G1)."""
    if target == GRAVEYARD and scene.alive[seat]:
        return "gobbit", "GB-G1"
    return "void", "GB-G2"


def _defence(scene: Scene, seat: Seat, top: Face) -> tuple[Right, str] | None:
    """Somebody's top card preys on it (GB-A2), or it is one of a pair that spirits may attack (GB-D7, GB-V6)."""
    others = [other for place, other in enumerate(scene.tops) if place != seat and other is not None]
    if any(eats(other, top, scene.back) for other in others):
        return "defence", "GB-A2"
    if top in others and not all(scene.alive):
        return "defence", "GB-D7"
    if top in others and scene.back == "spirits":
        return "defence", "GB-V6"
    return None


def _attack(scene: Scene, seat: Seat, target: Seat, top: Face) -> tuple[Right, str] | None:
    """Prey of one's own top card is captured (GB-A1), also if it is one of a pair (GB-D8)."""
    own = scene.tops[seat]
    if own is not None and eats(own, top, scene.back):
        return "attack", "GB-A1"
    if scene.tops.count(top) < 2:
        return None
    if not scene.alive[seat]:
        return "haunt", "GB-E2"
    return ("haunt", "GB-V6") if scene.back == "spirits" else None


def _fault(scene: Scene, seat: Seat, target: Target) -> tuple[TapKind, str]:
    """It may be one only because of the back that rules (GB-V7)."""
    if scene.back is not None and judged(replace(scene, back=None), seat, target)[0] != "fault":
        return "fault", "GB-V7"
    return "fault", "GB-X1"
