"""The parts of a clash: scenes, targets, verdicts, and what they move."""

from typing import Literal, TypeAlias

from msgspec import Struct

from nenuphar.core.game import Millis, Seat
from nenuphar.games.gobbit.deck import Back, Card, Face

Target: TypeAlias = Seat | Literal["graveyard"]  # a seat means its stack
Ruling: TypeAlias = Literal["first", "tied", "late", "gone", "fault", "void"]

GRAVEYARD: Literal["graveyard"] = "graveyard"


class Scene(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """What was visible at some time: everything that decides whether a tap was right.

    `back` is the ruling one: None without expert play or without a graveyard.
    """

    number: int
    shown: Millis
    tops: tuple[Face | None, ...]
    alive: tuple[bool, ...]
    graveyard: bool
    back: Back | None


class Pile(Struct, frozen=True, gc=False):
    """A draw pile: first a number of cards that nobody has seen, then those that came under it, in order."""

    unseen: int
    known: tuple[Card, ...] = ()


class Verdict(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """The verdict on a tap.

    It was judged on scene `judged`, which is the one before `scene` if the tap was too fast for a reaction. `moment` is
    a time of the match, with the handicap; `behind` is how much later it was than the first.
    """

    seat: Seat
    target: Target
    scene: int
    judged: int
    reaction: Millis
    moment: Millis
    ruling: Ruling
    rule: str
    behind: Millis | None = None


class Move(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """What a clash moves: a whole stack, or the top card of a pile as a penalty. `to` is None for the graveyard."""

    what: Literal["stack", "card"]
    owner: Seat
    to: Seat | None
    by: Seat
    rule: str
    moment: Millis
