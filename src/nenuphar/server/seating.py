"""Who sits where, as data: a table's seats are the fold of what happened at it. The rules stand in rules.py."""

from typing import Any, Literal

from msgspec import Struct
from msgspec.structs import replace

from nenuphar.core.game import Millis, Seat
from nenuphar.server.happenings import (
    BotRemoved,
    BotSeated,
    CameBack,
    GotUp,
    Happening,
    HostChanged,
    MatchBegan,
    PinchKept,
    Played,
    Reacted,
    RematchOpened,
    Resigned,
    SatDown,
    SentAway,
    Spoke,
    StandInAgreed,
    StandInCame,
    StandInDeclined,
    StandInProposed,
    TableClosed,
    TableOpened,
    WentAway,
)
from nenuphar.server.wire import PersonId, TableId


class Chair(Struct, frozen=True):
    """A seat. `away`: its player got up in the middle of the match. `stand_in`: the bot's level that plays for them.

    With a `name` it is played by somebody else at this person's screen.
    """

    kind: Literal["open", "human", "bot"]
    person: PersonId = ""
    name: str = ""
    level: str = ""
    away: bool = False
    stand_in: str = ""
    stood_in: bool = False  # for a while at least, a bot has played for them
    resigned: bool = False

    @property
    def is_played(self) -> bool:
        """Whether this person plays here themselves, on a seat of their own."""
        return bool(self.person) and not self.name and not self.played_by

    @property
    def played_by(self) -> str:
        """The level of the bot that plays this seat, or empty."""
        return self.level if self.kind == "bot" else self.stand_in


class Takeover(Struct, frozen=True):
    """The open question whether a bot may play for somebody."""

    seat: Seat
    level: str
    asked: tuple[Seat, ...]
    agreed: tuple[Seat, ...]


class Seating(Struct, frozen=True):
    """How a table stands, but for the match that is played at it."""

    game: str
    options: dict[str, Any]
    decision_ms: Millis | None
    public: bool
    host: PersonId
    code: str
    seed: str
    chairs: tuple[Chair, ...]
    barred: frozenset[PersonId] = frozenset()
    pinches: tuple[PinchKept, ...] = ()
    phase: Literal["waiting", "playing", "closed"] = "waiting"
    takeover: Takeover | None = None
    rematch: TableId | None = None

    def seat_of(self, person: PersonId) -> Seat | None:
        """The person's own."""
        own = (seat for seat, chair in enumerate(self.chairs) if chair.person == person and not chair.name)
        return next(own, None)

    def seats_of(self, person: PersonId) -> tuple[Seat, ...]:
        """The person's own, and those of everybody else at the same screen."""
        return tuple(seat for seat, chair in enumerate(self.chairs) if chair.person == person)

    @property
    def people(self) -> tuple[PersonId, ...]:
        return tuple(chair.person for chair in self.chairs if chair.person and not chair.name)


def opened(event: TableOpened) -> Seating:
    chairs = tuple(Chair("bot", level=plan.level) if plan.kind == "bot" else Chair("open") for plan in event.seats)
    return Seating(
        game=event.game,
        options=event.options,
        decision_ms=event.decision_ms,
        public=event.public,
        host=event.host,
        code=event.code,
        seed=event.seed,
        chairs=chairs,
    )


def evolve(seating: Seating, event: Happening) -> Seating:
    match event:
        case SatDown(seat, person, name):
            return _with(seating, seat, Chair("human", person, name))
        case GotUp(seat):
            return _freed(seating, seat)
        case SentAway(seat, person):
            return _freed(replace(seating, barred=seating.barred | {person}), seat)
        case BotSeated(seat, level):
            return _with(seating, seat, Chair("bot", level=level))
        case BotRemoved(seat):
            return _with(seating, seat, Chair("open"))
        case HostChanged(person):
            return replace(seating, host=person)
        case TableClosed():
            return replace(seating, phase="closed")
        case PinchKept():
            return replace(seating, pinches=(*seating.pinches, event))
        case MatchBegan(options):
            return replace(seating, phase="playing", options=seating.options if options is None else options)
        case WentAway(seat):
            return _with(seating, seat, replace(seating.chairs[seat], away=True))
        case CameBack(seat):
            answered = _without_question(seating, seat)
            return _with(answered, seat, replace(seating.chairs[seat], away=False, stand_in=""))
        case StandInProposed(seat, level, by, asked):
            return replace(seating, takeover=Takeover(seat, level, asked, (by,)))
        case StandInAgreed(by):
            assert seating.takeover is not None
            agreed = tuple(sorted({*seating.takeover.agreed, by}))
            return replace(seating, takeover=replace(seating.takeover, agreed=agreed))
        case StandInDeclined():
            return replace(seating, takeover=None)
        case StandInCame(seat, level):
            helped = replace(seating.chairs[seat], stand_in=level, stood_in=True)
            return _with(_without_question(seating, seat), seat, helped)
        case Resigned(seat, level):
            given_up = replace(seating.chairs[seat], stand_in=level, resigned=True)
            return _with(_without_question(seating, seat), seat, given_up)
        case RematchOpened(table, _):
            return replace(seating, rematch=table)
        case TableOpened() | Played() | Spoke() | Reacted():
            return seating


def _with(seating: Seating, seat: Seat, chair: Chair) -> Seating:
    chairs = tuple(chair if other == seat else kept for other, kept in enumerate(seating.chairs))
    return replace(seating, chairs=chairs)


def _freed(seating: Seating, seat: Seat) -> Seating:
    pinches = tuple(kept for kept in seating.pinches if kept.seat != seat)
    return _with(replace(seating, pinches=pinches), seat, Chair("open"))


def _without_question(seating: Seating, seat: Seat) -> Seating:
    settled = seating.takeover is not None and seating.takeover.seat == seat
    return replace(seating, takeover=None) if settled else seating
