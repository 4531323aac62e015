"""What the server tells over a table's socket."""

from typing import Any, TypeAlias

from nenuphar.core.game import Millis, Seat
from nenuphar.server.wire.base import Tell
from nenuphar.server.wire.people import Person
from nenuphar.server.wire.views import Line, MatchView, TableView


class Welcome(Tell, frozen=True):
    """Everything, on connecting: the lines since the one the browser had, and how things stand after them.

    If there are many, these are the last ones; the earlier ones can be had over HTTP.
    """

    you: Person
    table: TableView
    match: MatchView | None
    lines: tuple[Line, ...]
    seq: int
    now: Millis


class News(Tell, frozen=True):
    """What happened, after it was stored. `table` and `match` are how things stand now, where they changed."""

    lines: tuple[Line, ...]
    seq: int
    table: TableView | None
    match: MatchView | None


class Presence(Tell, frozen=True):
    """Who is connected: not stored, since it is gone with the connection."""

    online: tuple[bool, ...]
    stand_in_from: tuple[Millis | None, ...]  # for each seat, as in SeatView
    watching: int
    far: tuple[Seat, ...] = ()  # where the faster hand counts: those too far away for fair verdicts
    doubted: tuple[Seat, ...] = ()  # and, for the host's eyes, those who are timed by evidence alone
    books: float | None = None  # where words are looked up: how far the books are, from 0 to 1, if not complete


class Done(Tell, frozen=True):
    """The ask was carried out and is stored up to this line."""

    id: str
    seq: int


class Refusal(Tell, frozen=True):
    """The ask was refused, and nothing changed: the rule's id and facts, for the browser to put into words."""

    id: str
    rule: str
    facts: dict[str, Any]


class Pong(Tell, frozen=True):
    """The sign of life that was asked for."""

    id: str


Tells: TypeAlias = Welcome | News | Presence | Done | Refusal | Pong
