"""The table's own rules: who may sit where, who starts the match, and who plays for whom. No input, no output.

As in a game, `decide` answers with events or refuses. ../README.md has the rules in words; seating.py folds the events.
"""

from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from nenuphar.bots.outside import Fault
from nenuphar.core.game import Millis, Refused, Seat
from nenuphar.core.match import checked_pinch
from nenuphar.server import wire
from nenuphar.server.model import events
from nenuphar.server.model.events import TableEvent
from nenuphar.server.model.sanitize import clean
from nenuphar.server.model.sanitize import name as fit_name
from nenuphar.server.model.seating import Chair, Seating, evolve
from nenuphar.server.settings import DAY_S
from nenuphar.server.wire import PersonId

MOST_CHAT = 300
MOST_FAILURES = 3  # of a bot from outside on one seat
LEAST_DECISION_S, MOST_DECISION_S = 5, 30 * DAY_S


class Circumstances(Struct, frozen=True):
    """What a decision needs beyond the seating."""

    present: frozenset[PersonId]
    gone: frozenset[PersonId]  # for so long that a stand-in may be proposed
    levels: tuple[str, ...]  # of the game's bots, weakest first
    usual_level: str
    sizes: range  # the numbers of seats that the game allows
    over: bool = False
    learning: frozenset[Seat] = frozenset()  # whose players read the tutor
    may_learn: frozenset[Seat] = frozenset()  # whose players have time left for that
    own_levels: frozenset[str] = frozenset()  # the levels that are not from outside
    is_passed_on: bool = False  # whether several people pass one device on to each other


def decide(seating: Seating, by: PersonId, ask: wire.Asks, now: Circumstances) -> tuple[TableEvent, ...]:
    """The events of an ask, or a refusal. Moves and rematches are decided in table/asks.py."""
    match ask:
        case wire.Sit(_, seat):
            return _sit(seating, by, seat)
        case wire.Stand():
            return _get_up(seating, by, now)
        case wire.Kick(_, seat):
            return _kick(seating, by, seat)
        case wire.NameSeat(_, seat, name):
            return _name_seat(seating, by, seat, name)
        case wire.Fill(_, seat, level):
            return _fill(seating, by, seat, level, now)
        case wire.ChangeTable():
            return _change(seating, by, ask, now)
        case wire.AcceptRating():
            return _accept_rating(seating, by)
        case wire.Begin():
            return _begin(seating, by, now)
        case wire.Pinch(_, pinch):
            return _pinch(seating, by, pinch)
        case wire.Learn(_, on):
            return _learn(seating, by, on, now)
        case wire.Hold(_, seat):
            return _hold(seating, by, seat, now)
        case wire.Resign():
            return _resign(seating, by, now)
        case wire.Propose(_, seat):
            return _propose(seating, by, seat, now)
        case wire.Vote(_, seat, agree):
            return _vote(seating, by, seat, agree, now)
        case wire.ComeBack():
            return _come_back(seating, by, now)
        case wire.Chat(_, text):
            _may_talk(seating, by, now)
            return (events.Spoke(by, _chat(text)),)
        case wire.React(_, sign):
            _may_talk(seating, by, now)
            return (events.Reacted(by, sign),)
        case wire.Act() | wire.AskAdvice() | wire.Rematch() | wire.Pace() | wire.Ping():
            raise AssertionError("not a matter of seats")


# Before the match


def _sit(seating: Seating, by: PersonId, seat: Seat) -> tuple[TableEvent, ...]:
    """Take a free seat (TB-11). A person who already has one moves."""
    _before_match(seating)
    chair = _chair(seating, seat)
    if by in seating.barred:
        raise Refused("TB-12", fault="sent-away")
    if chair.kind != "open":
        raise Refused("TB-11", fault="taken", seat=seat + 1)
    before = seating.seat_of(by)
    return (events.SatDown(seat, by),) if before is None else (events.GotUp(before, by), events.SatDown(seat, by))


def _get_up(seating: Seating, by: PersonId, now: Circumstances) -> tuple[TableEvent, ...]:
    """Before the match the seat is free again (TB-14); during the match it waits for its player (TB-15)."""
    _own_seat(seating, by)
    held = [(seat, seating.chairs[seat]) for seat in seating.seats_of(by)]
    if seating.phase != "waiting":
        _match_goes_on(seating, now)
        leaving = tuple(seat for seat, chair in held if not chair.away)
        return (*map(events.WentAway, leaving), *_done_learning(leaving, now))
    return _freed(seating, by)


def _freed(seating: Seating, by: PersonId) -> tuple[TableEvent, ...]:
    """Before the match: free this person's seats, and pass the table on."""
    freed = tuple(events.GotUp(seat, by, seating.chairs[seat].name) for seat in seating.seats_of(by))
    left = [person for person in seating.people if person != by]
    if not left and (freed or by == seating.host):
        return (*freed, events.TableClosed())
    return (*freed, events.HostChanged(left[0])) if by == seating.host else freed


def _kick(seating: Seating, by: PersonId, seat: Seat) -> tuple[TableEvent, ...]:
    _host_before_match(seating, by)
    chair = _chair(seating, seat)
    if chair.name:  # this player shares a screen with its owner, who is not barred
        return (events.GotUp(seat, chair.person, chair.name),)
    if chair.kind != "human" or chair.person == by:
        raise Refused("TB-12", fault="nobody", seat=seat + 1)
    return (events.SentAway(seat, chair.person),)


def _name_seat(seating: Seating, by: PersonId, seat: Seat, name: str) -> tuple[TableEvent, ...]:
    """Before the match, the owner of a screen names the others around it (TB-38)."""
    _before_match(seating)
    chair = _chair(seating, seat)
    if chair.person != by or not chair.name:
        raise Refused("TB-38", seat=seat + 1)
    fit = fit_name(name)
    return () if fit == chair.name else (events.SeatRenamed(seat, by, fit),)


def _fill(seating: Seating, by: PersonId, seat: Seat, level: str, now: Circumstances) -> tuple[TableEvent, ...]:
    _host_before_match(seating, by)
    chair = _chair(seating, seat)
    if chair.kind == "human":
        raise Refused("TB-11", fault="taken", seat=seat + 1)
    if level:
        return (events.BotSeated(seat, known_level(level, now.levels)),)
    return (events.BotRemoved(seat),) if chair.kind == "bot" else ()


def _change(seating: Seating, by: PersonId, ask: wire.ChangeTable, now: Circumstances) -> tuple[TableEvent, ...]:
    """The host may change the table as long as all seated people keep a seat (TB-35)."""
    _host_before_match(seating, by)
    if ask.seats not in now.sizes:
        raise Refused("TB-1", seats=ask.seats, fewest=now.sizes[0], most=now.sizes[-1])
    people = sum(1 for chair in seating.chairs if chair.kind == "human")
    if ask.seats < people:
        raise Refused("TB-35", people=people, seats=ask.seats)
    changed = events.TableChanged(ask.seats, ask.options, decision_time(ask.decision_seconds), ask.public)
    changed = replace(changed, rated=ask.rated)
    return (*_moved_up(seating, ask.seats), changed)


def _moved_up(seating: Seating, seats: int) -> tuple[TableEvent, ...]:
    """People on removed seats move to free ones, or replace bots."""
    room = [seat for seat in range(min(seats, len(seating.chairs))) if seating.chairs[seat].kind != "human"]
    room.sort(key=lambda seat: seating.chairs[seat].kind == "bot")  # free seats first
    leaving = [(seat, chair) for seat, chair in enumerate(seating.chairs) if seat >= seats and chair.kind == "human"]
    moves: list[TableEvent] = []
    for (seat, chair), to in zip(leaving, room, strict=False):
        if seating.chairs[to].kind == "bot":
            moves.append(events.BotRemoved(to))
        moves += [events.GotUp(seat, chair.person, chair.name), events.SatDown(to, chair.person, chair.name)]
    return tuple(moves)


def decision_time(seconds: int | None) -> Millis | None:
    """The time per move in milliseconds (TB-26)."""
    if seconds is not None and not LEAST_DECISION_S <= seconds <= MOST_DECISION_S:
        raise Refused("TB-26", fewest=LEAST_DECISION_S, most=MOST_DECISION_S)
    return None if seconds is None else seconds * 1_000


def _accept_rating(seating: Seating, by: PersonId) -> tuple[TableEvent, ...]:
    """Everybody agrees for themselves to a rated match (TB-82)."""
    _own_seat(seating, by)
    _before_match(seating)
    if not seating.rated:
        raise Refused("TB-82", fault="unrated")
    return () if by in seating.accepted else (events.RatingAccepted(by),)


def _begin(seating: Seating, by: PersonId, now: Circumstances) -> tuple[TableEvent, ...]:
    """The host starts the match when every seat is taken (TB-13)."""
    _host_before_match(seating, by)
    free = tuple(seat + 1 for seat, chair in enumerate(seating.chairs) if chair.kind == "open")
    if free:
        raise Refused("TB-13", seats=free)
    if seating.rated:
        _may_be_rated(seating, now)
    return (events.MatchBegan(),)


def _may_be_rated(seating: Seating, now: Circumstances) -> None:
    """Everybody has agreed (TB-82), and the strength of every player can be compared (TB-83)."""
    if seating.to_accept:
        raise Refused("TB-82", fault="waiting", seats=tuple(seat + 1 for seat in seating.to_accept))
    if len(seating.chairs) < 2:
        raise Refused("TB-83", fault="alone")
    if any(chair.name for chair in seating.chairs):
        raise Refused("TB-83", fault="screen")
    unknown = [chair.level for chair in seating.chairs if chair.kind == "bot" and chair.level not in now.own_levels]
    if unknown:
        raise Refused("TB-83", fault="bot", level=unknown[0])


def _pinch(seating: Seating, by: PersonId, pinch: str) -> tuple[TableEvent, ...]:
    """Keep a pinch until the match begins (TB-5)."""
    seat = _own_seat(seating, by)
    if seating.phase != "waiting":
        raise Refused("TB-5", fault="late")
    if any(kept.seat == seat for kept in seating.pinches):
        raise Refused("TB-5", fault="twice")
    return (events.PinchKept(seat, checked_pinch(pinch)),)


# During the match


def _hold(seating: Seating, by: PersonId, seat: Seat | None, now: Circumstances) -> tuple[TableEvent, ...]:
    """One of the people who share a device takes it, or its curtain is closed (TB-93)."""
    _own_seat(seating, by)
    _match_goes_on(seating, now)
    held = seating.seats_of(by)
    if not now.is_passed_on or len(held) < 2:
        raise Refused("TB-93", fault="alone")
    if seat is not None and seat not in held:
        raise Refused("TB-93", fault="seat", seat=seat + 1)
    return (events.DevicePassed(seat),)


def _learn(seating: Seating, by: PersonId, on: bool, now: Circumstances) -> tuple[TableEvent, ...]:
    """The clock waits for a player who reads the tutor, for a limited time (TB-36)."""
    seat = _own_seat(seating, by)
    _match_goes_on(seating, now)
    if on:
        if seating.of_the_day is not None:
            raise Refused("TB-64", fault="tutor")
        _not_resigned(seating, seat)
        if seating.chairs[seat].away or seating.chairs[seat].stand_in:
            raise Refused("TB-17")
    if on == (seat in now.learning) or (on and seat not in now.may_learn):
        return ()
    return (events.LearningBegan(seat) if on else events.LearningEnded(seat),)


def _done_learning(seats: Sequence[Seat], now: Circumstances) -> tuple[TableEvent, ...]:
    """The clock stops waiting for seats that their players no longer play themselves (TB-36)."""
    return tuple(events.LearningEnded(seat) for seat in seats if seat in now.learning)


def _resign(seating: Seating, by: PersonId, now: Circumstances) -> tuple[TableEvent, ...]:
    """The weakest bot plays the seat until the end (TB-18)."""
    seat = _own_seat(seating, by)
    _match_goes_on(seating, now)
    _not_resigned(seating, seat)
    held = seating.seats_of(by)
    return (*(events.Resigned(each, now.levels[0]) for each in held), *_done_learning(held, now))


def leave_for_good(seating: Seating, by: PersonId, now: Circumstances) -> tuple[TableEvent, ...]:
    """A deleted person leaves: before the match the seat is free, in a match they resign, and a host is replaced.

    Nothing happens at a table that they have left already, or where the match is over (TB-97).
    """
    if seating.phase == "closed" or now.over:
        return ()
    held = seating.seats_of(by)
    if seating.phase == "waiting":
        return _freed(seating, by)
    playing = tuple(seat for seat in held if not seating.chairs[seat].resigned)
    resigned = tuple(events.Resigned(seat, now.levels[0]) for seat in playing)
    others = [person for person in seating.people if person != by]
    passed_on = (events.HostChanged(others[0]),) if by == seating.host and others else ()
    return (*resigned, *_done_learning(playing, now), *passed_on)


def bot_failed(seating: Seating, seat: Seat, level: str, fault: Fault, instead: str) -> tuple[TableEvent, ...]:
    """Our weakest bot makes the move, and after some failures all further ones (TB-53)."""
    chair = seating.chairs[seat]
    if chair.played_by != level:
        return ()
    for_good = fault == "gone" or chair.failures + 1 >= MOST_FAILURES
    return (events.BotFailed(seat, level, fault, instead, for_good),)


def _propose(seating: Seating, by: PersonId, seat: Seat, now: Circumstances) -> tuple[TableEvent, ...]:
    """Propose a bot for an absent player. It comes when all others who are present agree (TB-16)."""
    own = _own_seat(seating, by)
    _match_goes_on(seating, now)
    chair = _chair(seating, seat)
    if chair.kind != "human" or chair.stand_in or chair.person == by:
        raise Refused("TB-16", fault="seat", seat=seat + 1)
    if not chair.away and chair.person not in now.gone:
        raise Refused("TB-16", fault="there", seat=seat + 1)
    level = now.usual_level
    asked = tuple(other for other in _voters(seating, now) if other not in (own, seat))
    proposed = events.StandInProposed(seat, level, own, asked)
    return (proposed,) if asked else (proposed, *_bot_comes(seat, level, now))


def _vote(seating: Seating, by: PersonId, seat: Seat, agree: bool, now: Circumstances) -> tuple[TableEvent, ...]:
    own = _own_seat(seating, by)
    _match_goes_on(seating, now)
    takeover = seating.takeover
    if takeover is None or takeover.seat != seat or own == seat or own not in _voters(seating, now):
        raise Refused("TB-16", fault="vote", seat=seat + 1)
    if not agree:
        return (events.StandInDeclined(own),)
    agreed = events.StandInAgreed(own)
    return (agreed, *unanimous(evolve(seating, agreed), now))


def unanimous(seating: Seating, now: Circumstances) -> tuple[TableEvent, ...]:
    """The stand-in comes when everybody who is still present has agreed (TB-16)."""
    takeover = seating.takeover
    if takeover is None or now.over:
        return ()
    missing = set(takeover.asked) & set(_voters(seating, now)) - set(takeover.agreed)
    return () if missing else _bot_comes(takeover.seat, takeover.level, now)


def _bot_comes(seat: Seat, level: str, now: Circumstances) -> tuple[TableEvent, ...]:
    return (events.StandInCame(seat, level), *_done_learning((seat,), now))


def _come_back(seating: Seating, by: PersonId, now: Circumstances) -> tuple[TableEvent, ...]:
    """A player may return at any time until the end (TB-17), unless they have resigned (TB-18)."""
    seat = _own_seat(seating, by)
    _match_goes_on(seating, now)
    _not_resigned(seating, seat)
    held = [(each, seating.chairs[each]) for each in seating.seats_of(by)]
    return tuple(events.CameBack(each) for each, chair in held if chair.away or chair.stand_in)


def _voters(seating: Seating, now: Circumstances) -> tuple[Seat, ...]:
    """The seats of people who are present and play themselves. A shared screen has one vote (TB-30)."""
    return tuple(
        seat
        for seat, chair in enumerate(seating.chairs)
        if chair.person in now.present and not chair.name and not chair.stand_in and not chair.away
    )


# Shared checks


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


def _may_talk(seating: Seating, by: PersonId, now: Circumstances) -> None:
    """People whom the host has removed may not talk until the match is over (TB-12)."""
    if by in seating.barred and not now.over:
        raise Refused("TB-12", fault="sent-away")


def _chat(text: str) -> str:
    spoken = clean(text)
    if not 1 <= len(spoken) <= MOST_CHAT:
        raise Refused("TB-21", most=MOST_CHAT)
    return spoken
