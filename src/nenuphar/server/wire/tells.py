"""What the server sends over a table's socket."""

from typing import Any, TypeAlias

from nenuphar.core.game import Millis, Seat
from nenuphar.server.wire.base import MaybeSaid, Said, Tell
from nenuphar.server.wire.people import Person
from nenuphar.server.wire.views import Line, MatchView, TableView


class Welcome(Tell, frozen=True):
    """Everything, on connecting: the lines since the last one that the browser had, and the state after them.

    If there are many, these are the last ones; earlier ones are available over HTTP.
    """

    you: Person
    table: TableView
    match: MatchView | None
    lines: tuple[Line, ...]
    seq: int
    now: Millis


class News(Tell, frozen=True):
    """News, after it was stored. `table` and `match` are the new state, if they changed."""

    lines: tuple[Line, ...]
    seq: int
    table: TableView | None
    match: MatchView | None


class Presence(Tell, frozen=True):
    """The people who are connected. It is not stored, since it ends with the connection."""

    online: tuple[bool, ...]
    stand_in_from: tuple[Millis | None, ...]  # for each seat, as in SeatView
    watching: int
    far: tuple[Seat, ...] = ()  # in a slap game: seats too far away for fair verdicts
    doubted: tuple[Seat, ...] = ()  # and, only for the host, seats timed by evidence alone
    screens: int = 0  # how many big screens show the table
    books: float | None = None  # the progress of loading word lists, from 0 to 1; null when complete


class Done(Tell, frozen=True):
    """The ask was carried out and is stored up to this line."""

    id: str
    seq: int


class Refusal(Tell, frozen=True):
    """The ask was refused, and nothing changed: the rule's id and facts, for the browser to put into words."""

    id: str
    rule: str
    facts: dict[str, Any]


class Announcement(Tell, frozen=True):
    """The host restarts the server at this time; None: not any more (TB-134)."""

    restart: Millis | None


class Advice(Tell, frozen=True):
    """What the strongest bot would do, up to the step that was asked for. Without a hint, it has failed to think."""

    question: int
    step: int
    hint: MaybeSaid = None
    move: MaybeSaid = None
    reasons: tuple[Said, ...] = ()


class Pong(Tell, frozen=True):
    """The answer to a ping."""

    id: str


Tells: TypeAlias = Welcome | News | Presence | Announcement | Done | Refusal | Advice | Pong
