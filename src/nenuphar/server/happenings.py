"""Everything that can have happened at a table, in the past tense, stored for ever: a table is the fold of these.

A class keeps its name, and a field may be added with a default but never renamed. What happens in the match itself is
inside `Played`, as the game's own commands and events.
"""

from typing import Any, TypeAlias

from msgspec import Raw, Struct

from nenuphar.core.game import Happened, Millis, Seat
from nenuphar.server.wire import PersonId, Reaction, SeatPlan, TableId


class TableOpened(Happened, frozen=True):
    """The seed is the secret behind the chance of the match; only its fingerprint is shown before the end."""

    game: str
    options: dict[str, Any]
    decision_ms: Millis | None
    public: bool
    host: PersonId
    code: str
    seed: str
    seats: tuple[SeatPlan, ...]


class SatDown(Happened, frozen=True):
    """`name` is what somebody is called who sits at this person's screen, and has none of their own."""

    seat: Seat
    person: PersonId
    name: str = ""


class GotUp(Happened, frozen=True):
    """Before the match, so that the seat is free again."""

    seat: Seat
    person: PersonId
    name: str = ""


class SentAway(Happened, frozen=True):
    seat: Seat
    person: PersonId


class BotSeated(Happened, frozen=True):
    seat: Seat
    level: str


class BotRemoved(Happened, frozen=True):
    seat: Seat


class HostChanged(Happened, frozen=True):
    person: PersonId


class TableClosed(Happened, frozen=True):
    pass


class PinchKept(Happened, frozen=True):
    """Somebody's bytes for the chance of the match, to be stirred in when it begins."""

    seat: Seat
    bytes: str


class MatchBegan(Happened, frozen=True):
    """`options` are those of the table together with what the players bring along; None where they bring nothing."""

    options: dict[str, Any] | None = None


class Played(Happened, frozen=True):
    """A command of the match and whatever chance added, as a list of the match's steps."""

    steps: Raw


class WentAway(Happened, frozen=True):
    """In the middle of the match, so that the seat waits."""

    seat: Seat


class CameBack(Happened, frozen=True):
    seat: Seat


class StandInProposed(Happened, frozen=True):
    """`asked` are the seats of the others who were there."""

    seat: Seat
    level: str
    by: Seat
    asked: tuple[Seat, ...]


class StandInAgreed(Happened, frozen=True):
    by: Seat


class StandInDeclined(Happened, frozen=True):
    by: Seat


class StandInCame(Happened, frozen=True):
    seat: Seat
    level: str


class Resigned(Happened, frozen=True):
    seat: Seat
    level: str


class RematchOpened(Happened, frozen=True):
    table: TableId
    by: PersonId


class Spoke(Happened, frozen=True):
    person: PersonId
    text: str


class Reacted(Happened, frozen=True):
    person: PersonId
    sign: Reaction


Happening: TypeAlias = (
    TableOpened
    | SatDown
    | GotUp
    | SentAway
    | BotSeated
    | BotRemoved
    | HostChanged
    | TableClosed
    | PinchKept
    | MatchBegan
    | Played
    | WentAway
    | CameBack
    | StandInProposed
    | StandInAgreed
    | StandInDeclined
    | StandInCame
    | Resigned
    | RematchOpened
    | Spoke
    | Reacted
)


class Kept(Struct, frozen=True, gc=False):
    """One stored row: what happened, and the ask that it was the answer to, so that the same ask is not done twice."""

    event: Happening
    ask: str = ""
