"""The seats of a table: the fold of its events. The rules are in rules.py."""

import hmac
from typing import Any, Literal

from msgspec import Struct
from msgspec.structs import replace

from nenuphar.core.fields import shared
from nenuphar.core.game import Millis, Seat
from nenuphar.server.model import events
from nenuphar.server.model.events import Changed, PinchKept, TableEvent, TableOpened
from nenuphar.server.wire import OfTheDay, PersonId, TableId, TakeoverView

FINGERPRINT_BYTES = 8


class Chair(Struct, frozen=True):
    """A seat. `away`: its player got up during the match. `stand_in`: the level of the bot that plays instead.

    With a `name`, somebody else plays it at this person's screen.
    """

    kind: Literal["open", "human", "bot"]
    person: PersonId = ""
    name: str = ""
    level: str = ""
    away: bool = False
    stand_in: str = ""
    stood_in: bool = False  # whether a bot has ever played for them
    resigned: bool = False
    failures: int = 0  # of a bot from outside, in this match

    @property
    def is_played(self) -> bool:
        """Whether a person plays here, on their own seat and without a bot."""
        return bool(self.person) and not self.name and not self.played_by

    @property
    def played_by(self) -> str:
        """The level of the bot that plays this seat, or empty."""
        return self.stand_in or self.level


class Seating(Struct, frozen=True):
    """The state of a table, without its match."""

    game: str
    options: dict[str, Any]
    decision_ms: Millis | None
    public: bool
    host: PersonId
    code: str
    seed: str
    chairs: tuple[Chair, ...]
    barred: frozenset[PersonId] = frozenset()
    kept_out: frozenset[str] = frozenset()  # fingerprints of addresses
    pinches: tuple[PinchKept, ...] = ()
    phase: Literal["waiting", "playing", "closed"] = "waiting"
    takeover: TakeoverView | None = None
    rematch: TableId | None = None
    agreed: dict[str, Any] = {}  # the options before the match began and players added theirs
    colours: tuple[str, ...] = ()
    of_the_day: OfTheDay | None = None
    rules: int = 0  # the version of the game's rules in this match; 0 if not noted
    rated: bool = False
    taken_over: int = 0  # steps from another match; if there are any, this is practice (TB-115)
    accepted: frozenset[PersonId] = frozenset()  # people who agree to a rated match; the host does by starting it

    def keeps_out(self, address: str) -> bool:
        return bool(self.kept_out) and self.fingerprint(address) in self.kept_out

    def fingerprint(self, address: str) -> str:
        """Keyed with the table's secret, so that the stored value does not reveal the address."""
        return hmac.digest(bytes.fromhex(self.seed), address.encode(), "sha256")[:FINGERPRINT_BYTES].hex()

    def seat_of(self, person: PersonId) -> Seat | None:
        """The person's own seat."""
        own = (seat for seat, chair in enumerate(self.chairs) if chair.person == person and not chair.name)
        return next(own, None)

    def seats_of(self, person: PersonId) -> tuple[Seat, ...]:
        """The person's own seat, and those of the others at the same screen."""
        return tuple(seat for seat, chair in enumerate(self.chairs) if chair.person == person)

    @property
    def to_accept(self) -> tuple[Seat, ...]:
        """The seats whose players have yet to agree to a rated match (TB-82)."""
        if not self.rated or self.phase != "waiting":
            return ()
        known = self.accepted | {self.host}
        return tuple(
            seat
            for seat, chair in enumerate(self.chairs)
            if chair.person and not chair.name and chair.person not in known
        )

    @property
    def people(self) -> tuple[PersonId, ...]:
        return tuple(chair.person for chair in self.chairs if chair.person and not chair.name)


def opened(event: TableOpened) -> Seating:
    chairs = tuple(Chair("bot", level=plan.level) if plan.kind == "bot" else Chair("open") for plan in event.seats)
    return Seating(chairs=chairs, **shared(event, Seating))


def evolve(seating: Seating, event: TableEvent) -> Seating:
    match event:
        case events.SatDown(seat, person, name):
            return _with(seating, seat, Chair("human", person, name))
        case events.SeatRenamed(seat, _, name):
            return _with(seating, seat, replace(seating.chairs[seat], name=name))
        case events.GotUp(seat):
            return _freed(seating, seat)
        case events.SentAway(seat, person, code, places):
            barred, kept_out = seating.barred | {person}, seating.kept_out | {*places}
            return _freed(replace(seating, barred=barred, kept_out=kept_out, code=code or seating.code), seat)
        case events.BotSeated(seat, level):
            return _with(seating, seat, Chair("bot", level=level))
        case events.BotRemoved(seat):
            return _with(seating, seat, Chair("open"))
        case events.BotFailed(seat, _, _, instead, for_good):
            chair = seating.chairs[seat]
            stand_in = instead if for_good else ""
            return _with(seating, seat, replace(chair, failures=chair.failures + 1, stand_in=stand_in))
        case events.HostChanged(person):
            return replace(seating, host=person)
        case events.TableChanged(seats):
            return _changed(_resized(seating, seats), event)
        case events.DailyChosen(day, edition, counts):
            return replace(seating, of_the_day=OfTheDay(day, edition, counts))
        case events.PositionTaken(_, steps):
            return replace(seating, taken_over=steps)
        case events.RatingAccepted(person):
            return replace(seating, accepted=seating.accepted | {person})
        case events.TableClosed() | events.ClosedByHost():
            return replace(seating, phase="closed")
        case PinchKept():
            return replace(seating, pinches=(*seating.pinches, event))
        case events.MatchBegan(options, colours, rules):
            brought = seating.options if options is None else options
            begun = replace(seating, phase="playing", options=brought, agreed=seating.options)
            return replace(begun, colours=colours, rules=rules)
        case events.WentAway(seat):
            return _with(seating, seat, replace(seating.chairs[seat], away=True))
        case events.CameBack(seat):
            answered = _without_takeover(seating, seat)
            return _with(answered, seat, replace(seating.chairs[seat], away=False, stand_in=""))
        case events.StandInProposed(seat, level, by, asked):
            return replace(seating, takeover=TakeoverView(seat, level, (by,), asked))
        case events.StandInAgreed(by):
            assert seating.takeover is not None
            agreed = tuple(sorted({*seating.takeover.agreed, by}))
            return replace(seating, takeover=replace(seating.takeover, agreed=agreed))
        case events.StandInDeclined():
            return replace(seating, takeover=None)
        case events.StandInCame(seat, level):
            helped = replace(seating.chairs[seat], stand_in=level, stood_in=True)
            return _with(_without_takeover(seating, seat), seat, helped)
        case events.Resigned(seat, level):
            given_up = replace(seating.chairs[seat], stand_in=level, resigned=True)
            return _with(_without_takeover(seating, seat), seat, given_up)
        case events.RematchOpened(table, _):
            return replace(seating, rematch=table)
        case (
            TableOpened()
            | events.Played()
            | events.Spoke()
            | events.Reacted()
            | events.LearningBegan()
            | events.LearningEnded()
            | events.DevicePassed()
            | events.AdviceTaken()
            | events.ClockStopped()
            | events.ClockResumed()
        ):
            return seating


def _resized(seating: Seating, seats: int) -> Seating:
    """Add free seats at the end, or remove the last ones."""
    more = (Chair("open"),) * (seats - len(seating.chairs))
    pinches = tuple(kept for kept in seating.pinches if kept.seat < seats)
    return replace(seating, chairs=(*seating.chairs[:seats], *more), pinches=pinches)


def _changed(seating: Seating, to: events.TableChanged) -> Seating:
    """People agreed to a rated match as the table was then: they are asked again (TB-82)."""
    agreed = replace(seating, options=to.options, decision_ms=to.decision_ms, public=to.public)
    return replace(agreed, rated=to.rated, accepted=frozenset())


def differences(before: Seating, after: Seating) -> tuple[Changed, ...]:
    """Which agreements differ between two states of a table."""
    differs: dict[Changed, bool] = {
        "seats": len(before.chairs) != len(after.chairs),
        "time": before.decision_ms != after.decision_ms,
        "options": before.options != after.options,
        "public": before.public != after.public,
        "rated": before.rated != after.rated,
    }
    return tuple(what for what, is_so in differs.items() if is_so)


def _with(seating: Seating, seat: Seat, chair: Chair) -> Seating:
    chairs = tuple(chair if other == seat else kept for other, kept in enumerate(seating.chairs))
    return replace(seating, chairs=chairs)


def _freed(seating: Seating, seat: Seat) -> Seating:
    pinches = tuple(kept for kept in seating.pinches if kept.seat != seat)
    return _with(replace(seating, pinches=pinches), seat, Chair("open"))


def _without_takeover(seating: Seating, seat: Seat) -> Seating:
    is_decided = seating.takeover is not None and seating.takeover.seat == seat
    return replace(seating, takeover=None) if is_decided else seating
