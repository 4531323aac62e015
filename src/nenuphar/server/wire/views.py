"""What somebody may see at a table."""

from typing import Any, Literal

from msgspec import Struct

from nenuphar.core.game import Millis, Outcome, Seat
from nenuphar.server.wire.base import MaybeSaid, PersonId, Phase, Said, TableId
from nenuphar.server.wire.people import Person


class SeatView(Struct, frozen=True, gc=False):
    kind: Literal["open", "human", "bot"]
    person: Person | None
    level: str
    online: bool
    stand_in: str  # the level of the bot that plays for an absent person, or empty
    stand_in_from: Millis | None  # from then on a stand-in may be proposed; None: there is nobody to stand in for
    resigned: bool
    strength: str = ""  # what to expect of a bot on this seat


class TakeoverView(Struct, frozen=True):
    """The question whether a bot may play for somebody who is away: who has agreed, and who still has to."""

    seat: Seat
    level: str
    agreed: tuple[Seat, ...]
    asked: tuple[Seat, ...]


class Here(Struct, frozen=True):
    """Where others in the same network find this server, for somebody at the machine it runs on; None: not known."""

    address: str | None


class TableView(Struct, frozen=True, gc=False):
    id: TableId
    code: str  # the invitation; empty for those who may not invite
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
    commitment: str  # the fingerprint of the chance of the match, known before anybody stirs in bytes
    colours: tuple[str, ...] = ()  # of the seats; none: the usual ones, or the view of the match tells them
    learning: tuple[Seat, ...] = ()  # those to whom the tutor explains the game
    held: tuple[Seat, ...] = ()  # all your seats, where several people sit around your screen; else empty


class Offer(Struct, frozen=True, gc=False):
    """A move that you may make now, and how to say it."""

    action: Any
    saying: Said


class Hand(Struct, frozen=True, gc=False):
    """One of several seats that are played on your screen: what it sees, and what it may do."""

    seat: Seat
    view: Any
    offers: tuple[Offer, ...] | None
    question: int


class MatchView(Struct, frozen=True, gc=False):
    """A match as one viewer may know it. The board knows no rules: it gets this and reports what was tried.

    Where several people sit around your screen, `view` is the public's, and `hands` has what each of them may know.
    """

    view: Any
    offers: tuple[Offer, ...] | None  # None: too many to list
    due: tuple[Seat, ...]
    may: tuple[Seat, ...]
    question: int  # to be sent along with an answer
    asked_at: Millis
    deadline: Millis | None
    commitment: str
    outcome: Outcome | None
    hands: tuple[Hand, ...] = ()
    held_until: Millis | None = None  # until then at the latest the clock stands still


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
