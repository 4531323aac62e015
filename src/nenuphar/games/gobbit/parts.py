"""What a clash is made of: the scenes that hands answer, the hands' times, verdicts, and what they move."""

from typing import Literal, TypeAlias

from msgspec import Struct

from nenuphar.core.game import Millis, Seat
from nenuphar.games.gobbit.deck import Back, Card, Face

Target: TypeAlias = Seat | Literal["graveyard"]  # a seat stands for the stack in front of it
Ruling: TypeAlias = Literal["first", "tied", "late", "gone", "fault", "void"]


GRAVEYARD: Literal["graveyard"] = "graveyard"


class Scene(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """What could be seen at some time: all that decides whether a tap was right.

    `back` is the one that rules: None without expert play or without a graveyard.
    """

    number: int
    shown: Millis
    tops: tuple[Face | None, ...]
    alive: tuple[bool, ...]
    graveyard: bool
    back: Back | None


class Pile(Struct, frozen=True, gc=False):
    """A draw pile: first a number of cards that nobody has seen, then those that came under it, in their order."""

    unseen: int
    known: tuple[Card, ...] = ()


class Verdict(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """What became of a tap.

    It was judged on scene `judged`, which is the one before `scene` if the hand was faster than any eye. `moment` lies
    on the time line of the match, handicap included; `behind` is how much later it was than the first.
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
