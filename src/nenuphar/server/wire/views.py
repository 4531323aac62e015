"""What a person may see at a table."""

from typing import Any, Literal

from msgspec import Struct

from nenuphar.core.daily import Day
from nenuphar.core.game import Millis, Outcome, Seat
from nenuphar.server.wire.base import MaybeSaid, PersonId, Phase, Said, TableId
from nenuphar.server.wire.people import Person


class SeatView(Struct, frozen=True, gc=False):
    kind: Literal["open", "human", "bot"]
    person: Person | None
    level: str
    online: bool
    stand_in: str  # the level of the bot that plays for an absent person, or empty
    stand_in_from: Millis | None  # from then on a stand-in may be proposed; None: nobody is absent
    resigned: bool
    strength: str = ""  # what to expect of a bot on this seat


class TakeoverView(Struct, frozen=True):
    """Whether a bot may play for an absent player: the seats that have agreed, and those that still have to."""

    seat: Seat
    level: str
    agreed: tuple[Seat, ...]
    asked: tuple[Seat, ...]


class Here(Struct, frozen=True):
    """The server's address in the local network, for a browser on the machine it runs on; None: unknown."""

    address: str | None


class OfTheDay(Struct, frozen=True, gc=False):
    """What is new every day, at a table of its own: which day and edition, and whether the result counts."""

    day: Day
    edition: str
    counts: bool


class TableView(Struct, frozen=True, gc=False):
    id: TableId
    code: str  # the invitation; empty for people who may not invite
    game: str
    options: dict[str, Any]
    decision_ms: Millis | None
    public: bool
    phase: Phase
    host: PersonId
    you: Seat | None
    seats: tuple[SeatView, ...]
    watching: int
    takeover: TakeoverView | None
    rematch: TableId | None
    commitment: str  # the fingerprint of the chance of the match, known before anybody adds bytes
    colours: tuple[str, ...] = ()  # of the seats; none: the defaults, or the view of the match has them
    learning: tuple[Seat, ...] = ()  # the seats to which the tutor explains the game
    held: tuple[Seat, ...] = ()  # all your seats, if several people share your screen; otherwise empty
    of_the_day: OfTheDay | None = None
    rated: bool = False
    practice: bool = False  # whether it continues from a moment of another match, and counts for nothing
    to_accept: tuple[Seat, ...] = ()  # the seats whose players have yet to agree to a rated match
    passed_on: bool = False  # whether these people pass the device on, instead of looking at it together
    holder: Seat | None = None  # who has it; None while its curtain is closed
    screens: int = 0  # how many big screens show the table
    advice: str = ""  # the level of bot whose advice players can ask for (TB-140); empty: none


class Offer(Struct, frozen=True, gc=False):
    """A move that you may make now, and its text."""

    action: Any
    saying: Said


class Hand(Struct, frozen=True, gc=False):
    """One of several seats that are played on your screen: its view and its moves."""

    seat: Seat
    view: Any
    offers: tuple[Offer, ...] | None
    question: int


class MatchView(Struct, frozen=True, gc=False):
    """A match as one viewer may know it. The board knows no rules: it gets this and reports what the player tried.

    If several people share your screen, `view` is the public's, and `hands` has what each of them may know.
    """

    view: Any
    offers: tuple[Offer, ...] | None  # None: too many to list
    due: tuple[Seat, ...]
    may: tuple[Seat, ...]
    question: int  # to be sent with an answer
    asked_at: Millis
    deadline: Millis | None
    commitment: str
    outcome: Outcome | None
    hands: tuple[Hand, ...] = ()
    held_until: Millis | None = None  # the clock is paused until then at the latest


class Line(Struct, frozen=True, gc=False):
    """One line of the table's log. Numbers are your own: they count the lines that you may know.

    In a replay a line that you may not know has its number, but neither event nor saying.
    """

    seq: int
    at: Millis
    kind: Literal["match", "table", "chat", "reaction"]
    event: Any = None
    saying: MaybeSaid = None
    by: Person | None = None
    text: str = ""
