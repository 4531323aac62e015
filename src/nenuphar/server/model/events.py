"""Everything that can happen at a table, in the past tense and stored forever: a table is the fold of these.

A class keeps its name, and a field may be added with a default but never renamed. The match itself is inside `Played`,
as the game's own commands and events.
"""

from typing import Any, Literal, TypeAlias, get_args

from msgspec import Raw, Struct

from nenuphar.bots.outside import Fault
from nenuphar.core.daily import Day
from nenuphar.core.game import BaseEvent, Millis, Seat
from nenuphar.server.wire import PersonId, Reaction, SeatPlan, TableId

Changed: TypeAlias = Literal["seats", "time", "options", "public", "rated"]


class StoredEvent(BaseEvent, frozen=True, omit_defaults=True):
    """Defaults are not written: so a server from before a field was added reads all events that do not use it."""


class TableOpened(StoredEvent, frozen=True):
    """The seed is the secret behind the chance of the match; only its fingerprint is public before the end."""

    game: str
    options: dict[str, Any]
    decision_ms: Millis | None
    public: bool
    host: PersonId
    code: str
    seed: str
    seats: tuple[SeatPlan, ...]
    rated: bool = False


class SatDown(StoredEvent, frozen=True):
    """`name` is for another player at this person's screen."""

    seat: Seat
    person: PersonId
    name: str = ""


class GotUp(StoredEvent, frozen=True):
    """Before the match, so the seat is free again."""

    seat: Seat
    person: PersonId
    name: str = ""


class SeatRenamed(StoredEvent, frozen=True):
    """A player at this person's screen has a new name."""

    seat: Seat
    person: PersonId
    name: str


class SentAway(StoredEvent, frozen=True):
    """`code` is the new invitation, and `places` are fingerprints of the excluded addresses, if there are any."""

    seat: Seat
    person: PersonId
    code: str = ""
    places: tuple[str, ...] = ()


class BotSeated(StoredEvent, frozen=True):
    seat: Seat
    level: str


class BotRemoved(StoredEvent, frozen=True):
    seat: Seat


class BotFailed(StoredEvent, frozen=True):
    """A bot from outside did not choose a move. The level `instead` makes it, or plays on `for_good`."""

    seat: Seat
    level: str
    fault: Fault
    instead: str
    for_good: bool


class HostChanged(StoredEvent, frozen=True):
    person: PersonId


class TableChanged(StoredEvent, frozen=True):
    """The host's changes before the match: all settings, as they are from then on."""

    seats: int
    options: dict[str, Any]
    decision_ms: Millis | None
    public: bool
    what: tuple[Changed, ...] = ()  # the settings that differ from before
    rated: bool = False


class RatingAccepted(StoredEvent, frozen=True):
    """Before the match: this person agrees that it counts for ratings."""

    person: PersonId


class DailyChosen(StoredEvent, frozen=True):
    """The table is for what is new on this day. `counts` if its result is the person's result of the day (TB-61)."""

    day: Day
    edition: str
    counts: bool


class PositionTaken(StoredEvent, frozen=True):
    """The match continues from a moment of another one that is over: its first steps are from there (TB-115).

    It is practice. Nothing of it counts for anybody.
    """

    table: TableId
    steps: int


class TableClosed(StoredEvent, frozen=True):
    pass


class ClosedByHost(StoredEvent, frozen=True):
    """The host of the server has closed the table (TB-132). A match that was running has no result."""


class PinchKept(StoredEvent, frozen=True):
    """A person's bytes for the chance of the match, used when it begins."""

    seat: Seat
    bytes: str


class MatchBegan(StoredEvent, frozen=True):
    """`options` are those of the table together with what the players bring; None if they bring nothing.

    `colours` are those of the seats. Without them the options have them, or every seat has its default. `rules` is the
    version of the game's rules for the whole match; 0 in logs from before it was noted.
    """

    options: dict[str, Any] | None = None
    colours: tuple[str, ...] = ()
    rules: int = 0


class Played(StoredEvent, frozen=True):
    """A command of the match with its events and draws, as a list of the match's steps."""

    steps: Raw


class WentAway(StoredEvent, frozen=True):
    """During the match, so the seat waits."""

    seat: Seat


class CameBack(StoredEvent, frozen=True):
    seat: Seat


class LearningBegan(StoredEvent, frozen=True):
    """The tutor explains the game to the player of this seat."""

    seat: Seat


class LearningEnded(StoredEvent, frozen=True):
    seat: Seat


class DevicePassed(StoredEvent, frozen=True):
    """The player of this seat holds the device that several people share; None: its curtain is closed.

    `in_time` is false if the curtain closed because this player's time was up.
    """

    seat: Seat | None
    in_time: bool = True


class StandInProposed(StoredEvent, frozen=True):
    """`asked` are the seats of the others who were present."""

    seat: Seat
    level: str
    by: Seat
    asked: tuple[Seat, ...]


class StandInAgreed(StoredEvent, frozen=True):
    by: Seat


class StandInDeclined(StoredEvent, frozen=True):
    by: Seat


class StandInCame(StoredEvent, frozen=True):
    seat: Seat
    level: str


class Resigned(StoredEvent, frozen=True):
    seat: Seat
    level: str


class AdviceTaken(StoredEvent, frozen=True):
    """The player of this seat was advised on this question. What the advice said is stored nowhere (TB-141)."""

    seat: Seat
    question: int


class RematchOpened(StoredEvent, frozen=True):
    table: TableId
    by: PersonId


class ClockStopped(StoredEvent, frozen=True):
    """The node that played the table stops; another one takes over."""


class ClockResumed(StoredEvent, frozen=True):
    """Nobody could play for this long. It does not count."""

    ms: Millis


class Spoke(StoredEvent, frozen=True):
    person: PersonId
    text: str


class Reacted(StoredEvent, frozen=True):
    person: PersonId
    sign: Reaction


TableEvent: TypeAlias = (
    TableOpened
    | SatDown
    | GotUp
    | SeatRenamed
    | SentAway
    | BotSeated
    | BotRemoved
    | BotFailed
    | HostChanged
    | TableChanged
    | DailyChosen
    | PositionTaken
    | RatingAccepted
    | TableClosed
    | ClosedByHost
    | PinchKept
    | MatchBegan
    | Played
    | WentAway
    | CameBack
    | LearningBegan
    | LearningEnded
    | DevicePassed
    | StandInProposed
    | StandInAgreed
    | StandInDeclined
    | StandInCame
    | Resigned
    | AdviceTaken
    | RematchOpened
    | ClockStopped
    | ClockResumed
    | Spoke
    | Reacted
)

TAGS: dict[type[TableEvent], str] = {kind: str(kind.__struct_config__.tag) for kind in get_args(TableEvent)}


class Row(Struct, frozen=True, gc=False):
    """One stored row: an event, and the ask that it answered, so that the same ask is not done twice."""

    event: TableEvent
    ask: str = ""
