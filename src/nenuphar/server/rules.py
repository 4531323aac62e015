"""The table's own rules, without any input or output: who may sit where, who begins, who plays for whom.

Like a game's: `decide` looks at how things stand and answers with happenings, or refuses. README.md has the rules in
words, and seating.py what follows from a happening.
"""

from msgspec import Struct

from nenuphar.core.game import Refused, Seat
from nenuphar.core.match import MOST_PINCH_BYTES
from nenuphar.server import wire
from nenuphar.server.happenings import (
    BotRemoved,
    BotSeated,
    CameBack,
    GotUp,
    Happening,
    HostChanged,
    MatchBegan,
    PinchKept,
    Reacted,
    Resigned,
    SatDown,
    SentAway,
    Spoke,
    StandInAgreed,
    StandInCame,
    StandInDeclined,
    StandInProposed,
    TableClosed,
    WentAway,
)
from nenuphar.server.manners import clean
from nenuphar.server.seating import Chair, Seating, evolve
from nenuphar.server.wire import PersonId

MOST_CHAT = 300


class Circumstances(Struct, frozen=True):
    """What a decision has to know beside the happenings, since it is not stored: who is there, and what can be had."""

    present: frozenset[PersonId]
    gone: frozenset[PersonId]  # away for so long that a stand-in may be proposed
    levels: tuple[str, ...]  # of the game's bots, weakest first
    over: bool = False


def decide(seating: Seating, by: PersonId, ask: wire.Asks, now: Circumstances) -> tuple[Happening, ...]:
    """What comes of an ask. Playing itself and the rematch are the table's business."""
    match ask:
        case wire.Sit(_, seat):
            return _sit(seating, by, seat)
        case wire.Stand():
            return _stand(seating, by, now)
        case wire.Kick(_, seat):
            return _kick(seating, by, seat)
        case wire.Fill(_, seat, level):
            return _fill(seating, by, seat, level, now)
        case wire.Begin():
            return _begin(seating, by)
        case wire.Pinch(_, pinch):
            return _pinch(seating, by, pinch)
        case wire.Resign():
            return _resign(seating, by, now)
        case wire.Propose(_, seat):
            return _propose(seating, by, seat, now)
        case wire.Vote(_, seat, agree):
            return _vote(seating, by, seat, agree, now)
        case wire.ComeBack():
            return _come_back(seating, by, now)
        case wire.Chat(_, text):
            return (Spoke(by, _chat(text)),)
        case wire.React(_, sign):
            return (Reacted(by, sign),)
        case wire.Act() | wire.Rematch():
            raise AssertionError("not a matter of seats")


# Before the match


def _sit(seating: Seating, by: PersonId, seat: Seat) -> tuple[Happening, ...]:
    """One person, one seat, and only a free one (TB-11). Whoever sits already moves over."""
    _before_match(seating)
    chair = _chair(seating, seat)
    if by in seating.barred:
        raise Refused("TB-12", fault="sent-away")
    if chair.kind != "open":
        raise Refused("TB-11", fault="taken", seat=seat + 1)
    before = seating.seat_of(by)
    return (SatDown(seat, by),) if before is None else (GotUp(before, by), SatDown(seat, by))


def _stand(seating: Seating, by: PersonId, now: Circumstances) -> tuple[Happening, ...]:
    """A seat left before the match is free again (TB-14); one left in the middle of it waits (TB-15)."""
    _own_seat(seating, by)
    held = [(seat, seating.chairs[seat]) for seat in seating.seats_of(by)]
    if seating.phase != "waiting":
        _match_goes_on(seating, now)
        return tuple(WentAway(seat) for seat, chair in held if not chair.away)
    freed = tuple(GotUp(seat, by, chair.name) for seat, chair in held)
    left = [person for person in seating.people if person != by]
    if not left:
        return (*freed, TableClosed())
    return (*freed, HostChanged(left[0])) if by == seating.host else freed


def _kick(seating: Seating, by: PersonId, seat: Seat) -> tuple[Happening, ...]:
    _host_before_match(seating, by)
    chair = _chair(seating, seat)
    if chair.name:  # whoever sits at the host's own screen can sit down elsewhere
        return (GotUp(seat, chair.person, chair.name),)
    if chair.kind != "human" or chair.person == by:
        raise Refused("TB-12", fault="nobody", seat=seat + 1)
    return (SentAway(seat, chair.person),)


def _fill(seating: Seating, by: PersonId, seat: Seat, level: str, now: Circumstances) -> tuple[Happening, ...]:
    _host_before_match(seating, by)
    chair = _chair(seating, seat)
    if chair.kind == "human":
        raise Refused("TB-11", fault="taken", seat=seat + 1)
    if level:
        return (BotSeated(seat, known_level(level, now.levels)),)
    return (BotRemoved(seat),) if chair.kind == "bot" else ()


def _begin(seating: Seating, by: PersonId) -> tuple[Happening, ...]:
    """The host begins when every seat has somebody (TB-13)."""
    _host_before_match(seating, by)
    free = tuple(seat + 1 for seat, chair in enumerate(seating.chairs) if chair.kind == "open")
    if free:
        raise Refused("TB-13", seats=free)
    return (MatchBegan(),)


def _pinch(seating: Seating, by: PersonId, pinch: str) -> tuple[Happening, ...]:
    """Kept until the match begins (TB-5)."""
    seat = _own_seat(seating, by)
    if seating.phase != "waiting":
        raise Refused("TB-5", fault="late")
    if any(kept.seat == seat for kept in seating.pinches):
        raise Refused("TB-5", fault="twice")
    try:
        length = len(bytes.fromhex(pinch))
    except ValueError:
        raise Refused("TB-5", fault="not-hex") from None
    if not 1 <= length <= MOST_PINCH_BYTES:
        raise Refused("TB-5", fault="length")
    return (PinchKept(seat, pinch),)


# In the middle of the match


def _resign(seating: Seating, by: PersonId, now: Circumstances) -> tuple[Happening, ...]:
    """A seat that is given up is played on by the weakest bot, for good (TB-18)."""
    seat = _own_seat(seating, by)
    _match_goes_on(seating, now)
    _not_resigned(seating, seat)
    return tuple(Resigned(held, now.levels[0]) for held in seating.seats_of(by))


def _propose(seating: Seating, by: PersonId, seat: Seat, now: Circumstances) -> tuple[Happening, ...]:
    """A bot may play for somebody who is away when all others who are there agree (TB-16)."""
    own = _own_seat(seating, by)
    _match_goes_on(seating, now)
    chair = _chair(seating, seat)
    if chair.kind != "human" or chair.stand_in or chair.person == by:
        raise Refused("TB-16", fault="seat", seat=seat + 1)
    if not chair.away and chair.person not in now.gone:
        raise Refused("TB-16", fault="there", seat=seat + 1)
    level = now.levels[len(now.levels) // 2]
    asked = tuple(other for other in _voters(seating, now) if other not in (own, seat))
    proposed = StandInProposed(seat, level, own, asked)
    return (proposed,) if asked else (proposed, StandInCame(seat, level))


def _vote(seating: Seating, by: PersonId, seat: Seat, agree: bool, now: Circumstances) -> tuple[Happening, ...]:
    own = _own_seat(seating, by)
    _match_goes_on(seating, now)
    takeover = seating.takeover
    if takeover is None or takeover.seat != seat or own == seat or own not in _voters(seating, now):
        raise Refused("TB-16", fault="vote", seat=seat + 1)
    if not agree:
        return (StandInDeclined(own),)
    agreed = StandInAgreed(own)
    return (agreed, *unanimous(evolve(seating, agreed), now))


def unanimous(seating: Seating, now: Circumstances) -> tuple[Happening, ...]:
    """The stand-in comes when nobody who is still there has yet to agree (TB-16)."""
    takeover = seating.takeover
    if takeover is None or now.over:
        return ()
    missing = set(takeover.asked) & set(_voters(seating, now)) - set(takeover.agreed)
    return () if missing else (StandInCame(takeover.seat, takeover.level),)


def _come_back(seating: Seating, by: PersonId, now: Circumstances) -> tuple[Happening, ...]:
    """At any time until the end (TB-17), unless one has resigned (TB-18)."""
    seat = _own_seat(seating, by)
    _match_goes_on(seating, now)
    _not_resigned(seating, seat)
    held = [(each, seating.chairs[each]) for each in seating.seats_of(by)]
    return tuple(CameBack(each) for each, chair in held if chair.away or chair.stand_in)


def _voters(seating: Seating, now: Circumstances) -> tuple[Seat, ...]:
    """The people who are there and play for themselves. Those around one screen have one voice (TB-30)."""
    return tuple(
        seat
        for seat, chair in enumerate(seating.chairs)
        if chair.person in now.present and not chair.name and not chair.stand_in and not chair.away
    )


# What several rules ask


def _chair(seating: Seating, seat: Seat) -> Chair:
    if not 0 <= seat < len(seating.chairs):
        raise Refused("TB-11", fault="no-seat", seat=seat + 1)
    return seating.chairs[seat]


def _own_seat(seating: Seating, by: PersonId) -> Seat:
    seat = seating.seat_of(by)
    if seat is None:
        raise Refused("TB-11", fault="standing")
    return seat


def _before_match(seating: Seating) -> None:
    if seating.phase != "waiting":
        raise Refused("TB-14", fault=seating.phase)


def _host_before_match(seating: Seating, by: PersonId) -> None:
    if by != seating.host:
        raise Refused("TB-12", fault="host")
    _before_match(seating)


def _match_goes_on(seating: Seating, now: Circumstances) -> None:
    if seating.phase != "playing" or now.over:
        raise Refused("TB-4", over=int(now.over))


def _not_resigned(seating: Seating, seat: Seat) -> None:
    if seating.chairs[seat].resigned:
        raise Refused("TB-18")


def known_level(level: str, levels: tuple[str, ...]) -> str:
    if level not in levels:
        raise Refused("TB-8", fault="level", level=level, levels=levels)
    return level


def _chat(text: str) -> str:
    spoken = clean(text)
    if not 1 <= len(spoken) <= MOST_CHAT:
        raise Refused("TB-21", most=MOST_CHAT)
    return spoken
