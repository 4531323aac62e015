"""What one viewer may see of a table. Each view lists what it shows; the game's rules decide about the match."""

from bisect import bisect_left
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from msgspec.structs import replace

from nenuphar.core.bot import strength
from nenuphar.core.game import Audience, Millis, Seat, Viewer, Waiting
from nenuphar.core.match import AnyMatch
from nenuphar.core.messages import Fact, Saying, Word
from nenuphar.server import wire
from nenuphar.server.model import events
from nenuphar.server.model.presence import Presence
from nenuphar.server.model.profiles import AVATARS, COLOURS, FORMER_GUEST
from nenuphar.server.model.seating import Chair
from nenuphar.server.model.state import LogLine, TableState, is_shared
from nenuphar.server.wire import Hand, Line, MatchView, Offer, Person, PersonId, SeatView, TableView

PeopleById = Mapping[PersonId, Person]

MOST_LINES = 100  # the most lines in one message; a browser can ask for earlier ones


class Sight(NamedTuple):
    """What a browser sees as: whose log and whose view of the match, and the seats whose hands are beside it."""

    log: Viewer
    match: Viewer
    hands: tuple[Seat, ...] = ()


PUBLIC = Sight(Audience.PUBLIC, Audience.PUBLIC)


def sight_of(state: TableState, person: PersonId, holder: Seat | None) -> Sight:
    """The sight of a person's browser. `holder` has taken a device that is passed on: it shows one hand (TB-93)."""
    held = state.seats_at_screen.get(person, ())
    if held and state.is_passed_on:
        return PUBLIC if holder is None else Sight(Audience.PUBLIC, holder)
    viewer = viewer_of(state, person)
    return Sight(viewer, viewer, held)


def viewer_of(state: TableState, person: PersonId) -> Viewer:
    """Who this person sees as.

    A screen shared by several players shows the public view, with each player's own hand beside it (TB-30), or the hand
    of one of them at a time (TB-93).
    """
    return Audience.PUBLIC if person in state.seats_at_screen else state.seats.get(person, Audience.PUBLIC)


def screen_view(state: TableState, people: PeopleById, presence: Presence, invites: bool) -> TableView:
    """The table on a big screen, which is no person: with the invitation while seats are free (TB-92).

    It may be the screen of a person who was removed, who is not to see the new invitation (TB-32).
    """
    view, seating = table_view(state, "", people, presence), state.seating
    is_open = state.phase == "waiting" and any(chair.kind == "open" for chair in seating.chairs)
    return replace(view, code=seating.code) if invites and is_open and not seating.barred else view


def table_view(
    state: TableState, person: PersonId, people: PeopleById, presence: Presence, holder: Seat | None = None
) -> TableView:
    seating = state.seating
    seat = state.seats.get(person)
    invites = seat is not None or person == seating.host
    return TableView(
        id=state.table,
        code=seating.code if invites else "",
        game=seating.game,
        options=seating.options,
        decision_ms=seating.decision_ms,
        public=seating.public,
        phase=state.phase,
        host=seating.host,
        you=seat,
        seats=tuple(_seat(state, each, people, presence) for each in range(len(seating.chairs))),
        watching=presence.watching,
        takeover=seating.takeover,
        rematch=seating.rematch,
        commitment=state.commitment,
        colours=seating.colours,
        learning=tuple(sorted(state.learning.seats)),
        held=state.seats_at_screen.get(person, ()),
        of_the_day=seating.of_the_day,
        rated=seating.rated,
        practice=bool(seating.taken_over),
        to_accept=seating.to_accept,
        passed_on=state.is_passed_on and person in state.seats_at_screen,
        holder=holder,
        screens=presence.screens,
        advice=state.game.strongest_level if may_be_advised(state) else "",
    )


def may_be_advised(state: TableState) -> bool:
    """Whether players can ask for advice at this table: it counts for no rating and no day (TB-140)."""
    return state.gives_advice and not state.seating.rated and state.seating.of_the_day is None


def _seat(state: TableState, seat: Seat, people: PeopleById, presence: Presence) -> SeatView:
    chair = state.seating.chairs[seat]
    return SeatView(
        kind=chair.kind,
        person=_person(chair, seat, people) if chair.person else None,
        level=chair.level,
        online=chair.kind == "bot" or chair.person in presence.online,
        stand_in=chair.stand_in,
        stand_in_from=stand_in_from(state, seat, presence),
        resigned=chair.resigned,
        strength=strength(chair.level, tuple(state.game.bots)) if chair.level in state.game.bots else "",
    )


def _person(chair: Chair, seat: Seat, people: PeopleById) -> Person:
    """A player at another person's screen has a name of their own; the seat gives colour and picture."""
    person = people[chair.person]
    if not chair.name or person.name == FORMER_GUEST:
        return person
    return Person(person.id, chair.name, COLOURS[seat % len(COLOURS)], AVATARS[seat % len(AVATARS)])


def called(chair: Chair, people: PeopleById) -> str:
    """The name of the player on this chair; for a bot, its level; empty for a former guest (TB-96)."""
    return _name(chair.person, people, chair.name) if chair.person else chair.level


def is_former(people: PeopleById, person: PersonId) -> bool:
    """Whether this person is deleted."""
    return people[person].name == FORMER_GUEST


def _name(person: PersonId, people: PeopleById, at_screen: str = "") -> str:
    """A person's name. `at_screen` is that of another player at this person's screen; both go with the person."""
    own = people[person].name
    return own if own == FORMER_GUEST else at_screen or own


def _who(name: str) -> Fact:
    return Word("former-guest") if name == FORMER_GUEST else name


def stand_in_from(state: TableState, seat: Seat, presence: Presence) -> Millis | None:
    """When a bot may be proposed for this seat (TB-16): at once if its player got up, later if they disconnected."""
    chair = state.seating.chairs[seat]
    if state.phase != "playing" or chair.kind != "human" or chair.stand_in:
        return None
    return state.began if chair.away else presence.gone_from.get(chair.person)


def match_view(state: TableState, sight: Sight, lines: "Lines") -> MatchView | None:
    """The match as a browser may know it. `lines` keeps views that it has already made."""
    match, viewer = state.match, sight.match
    if match is None:
        return None
    view, waiting = lines.view(match.state, viewer), waiting_for(state, viewer)
    zero = state.zero + state.learning.longest
    return MatchView(
        view=view,
        offers=_offers(state, viewer, view) if viewer in waiting.may else (),
        due=waiting.due,
        may=waiting.may,
        question=_question(state, match.asked(viewer)),
        asked_at=zero + match.asked_at(viewer),
        deadline=None if waiting.deadline is None else zero + waiting.deadline,
        commitment=state.commitment,
        outcome=waiting.outcome,
        hands=tuple([_hand(state, match, seat, lines) for seat in sight.hands]),
        held_until=state.learning.until,
    )


def _hand(state: TableState, match: AnyMatch, seat: Seat, lines: "Lines") -> Hand:
    view = lines.view(match.state, seat)
    offers = _offers(state, seat, view) if seat in waiting_for(state, seat).may else ()
    return Hand(seat, view, offers, _question(state, match.asked(seat)))


def _question(state: TableState, asked: int) -> int:
    """0 in games of speed: there an action names its scene, and this number would grow with secret taps."""
    return asked if state.game.realtime is None else 0


def _offers(state: TableState, seat: Any, view: Any) -> tuple[Offer, ...] | None:
    """The legal actions with their names; none while a bot plays the seat or its player is away (TB-17)."""
    chair = state.seating.chairs[seat]
    if chair.stand_in or chair.away:
        return ()
    listed, text = state.game.moves(view).listed, state.game.text
    return None if listed is None else tuple([Offer(action, text.offer(action, view)) for action in listed])


def is_secret(state: TableState, since: int, viewers: tuple[Viewer, ...]) -> bool:
    """Whether these viewers may not even know that something happened since this line: only in games of speed."""
    return state.game.realtime is not None and all(
        state.known_to(each) == state.known_to(each, since) for each in viewers
    )


def waiting_for(state: TableState, viewer: Viewer) -> Waiting[Any]:
    """What the match waits for, as far as this viewer knows."""
    realtime = state.game.realtime
    if realtime is None or state.match is None:
        return state.waiting
    return state.game.waiting(realtime.known_to(state.match.state, viewer))


def changed(state: TableState, viewer: Viewer) -> Millis:
    """When something last happened that this viewer may know of."""
    last = len(state.lines) - 1
    for hidden in reversed(state.hidden_from(viewer)):
        if hidden != last:
            break
        last -= 1
    return state.lines[last].at


def earlier(state: TableState, viewer: Viewer, people: PeopleById, before: int) -> tuple[Line, ...]:
    """The lines before the one that has this number for a viewer, up to MOST_LINES."""
    end = max(0, min(before - 1, state.known_to(viewer)))
    since = state.place_after(viewer, max(0, end - MOST_LINES))
    return Lines(state, people, since, state.place_after(viewer, end)).of(viewer)


class Lines:
    """Lines for several viewers. A line that all may know is narrated once, from the public view."""

    def __init__(self, state: TableState, people: PeopleById, since: int, until: int | None = None) -> None:
        self._state = state
        self._people = people
        self._logged = state.lines[since:until]
        self._since = since
        self._views: dict[Viewer, tuple[Any, Any]] = {}  # for each viewer: a state, and its view
        self._states = _states(state, self._logged)
        self._secrets: list[tuple[int, Any]] = []  # indexes where a seat may know more, and the public's event
        public = [self._public_line(place, logged) for place, logged in enumerate(self._logged)]
        self.whole: tuple[Line, ...] = tuple(public)  # with an empty line where the public may not know it
        self.public = self._numbered(public, Audience.PUBLIC)

    def of(self, viewer: Viewer) -> tuple[Line, ...]:
        """This viewer's lines. The same object as `public` if they know no more than the public."""
        if viewer == Audience.PUBLIC:
            return self.public
        lines = self.whole_of(viewer)
        if lines is self.whole and self._shift(viewer) == self._shift(Audience.PUBLIC):
            return self.public
        return self._numbered(lines, viewer)

    def whole_of(self, viewer: Viewer) -> Sequence[Line]:
        """All lines, with an empty one for each that this viewer may not know."""
        lines: list[Line] | None = None
        for place, public in self._secrets:
            logged = self._logged[place]
            own = self._state.game.redact(logged.event, viewer)
            if own != public:
                lines = lines or [*self.whole]
                lines[place] = self._match_line(place, logged, own, viewer)
        return self.whole if lines is None else lines

    def _shift(self, viewer: Viewer) -> int:
        return self._state.known_to(viewer, self._since)

    def _numbered(self, lines: Sequence[Line], viewer: Viewer) -> tuple[Line, ...]:
        """The lines that the viewer may know, with the viewer's own numbers."""
        hidden, since = self._state.hidden_from(viewer), self._since
        if not hidden:
            return tuple(lines)
        secret = set(hidden[bisect_left(hidden, since) : bisect_left(hidden, since + len(lines))])
        known = [line for place, line in enumerate(lines, since) if place not in secret]
        return tuple([replace(line, seq=number) for number, line in enumerate(known, self._shift(viewer) + 1)])

    def view(self, state: Any, viewer: Viewer) -> Any:
        known = self._views.get(viewer)
        if known is None or known[0] is not state:
            known = self._views[viewer] = state, self._state.game.view(state, viewer)
        return known[1]

    def _public_line(self, place: int, logged: LogLine) -> Line:
        seq, event = self._since + place + 1, logged.event
        if logged.kind != "match":
            return _table_line(self._state, seq, logged, self._people)
        if is_shared(event):
            return Line(seq, logged.at, "match", event)
        public = self._state.game.redact(event, Audience.PUBLIC)
        if public is not event:  # what the public may know completely is secret from nobody
            self._secrets.append((place, public))
        return self._match_line(place, logged, public, Audience.PUBLIC)

    def _match_line(self, place: int, logged: LogLine, event: Any, viewer: Viewer) -> Line:
        seq = self._since + place + 1
        if event is None:
            return Line(seq, logged.at, "match")
        saying = self._state.game.text.narrate(event, self.view(self._states[logged.steps], viewer))
        return Line(seq, logged.at, "match", event, saying)


def _states(state: TableState, logged: Sequence[LogLine]) -> Mapping[int, Any]:
    """The states that these lines describe, by the number of steps before them."""
    match = state.match
    if match is None:
        return {}
    now, counts = len(match.steps), {line.steps for line in logged if line.kind == "match"}
    return {now: match.state} if counts <= {now} else match.states_after(counts)


def _table_line(state: TableState, seq: int, logged: LogLine, people: PeopleById) -> Line:
    match logged.kind:
        case "table":
            who, saying = _table_saying(state, logged.event, people)
            return Line(seq, logged.at, "table", None, saying, people[who] if who else None)
        case "chat" | "reaction":
            said: events.Spoke | events.Reacted = logged.event
            by = people[said.person]
            text = said.sign if isinstance(said, events.Reacted) else said.text if by.name != FORMER_GUEST else ""
            return Line(seq, logged.at, logged.kind, by=by, text=text)
        case "match":
            raise AssertionError("a match tells its own lines")


def _table_saying(state: TableState, event: Any, people: PeopleById) -> tuple[PersonId, Saying]:
    """The person that a line of the table is about, and its text."""
    chairs = state.seating.chairs
    match event:
        case events.TableOpened():
            return _of_person("opened", event.host, people)
        case events.SatDown(seat, person, name):
            return person, _saying("sat-down", who=_who(_name(person, people, name)), seat=seat + 1)
        case events.SeatRenamed(seat, person, name):
            return person, _saying("seat-renamed", "TB-38", who=_who(_name(person, people, name)), seat=seat + 1)
        case events.GotUp(seat, person, name):
            return person, _saying("got-up", who=_who(_name(person, people, name)), seat=seat + 1)
        case events.SentAway(_, person):
            return _of_person("sent-away", person, people, rule="TB-12")
        case events.BotSeated(seat, level):
            return "", _saying("bot-seated", seat=seat + 1, level=_level(level))
        case events.BotRemoved(seat):
            return "", _saying("bot-removed", seat=seat + 1)
        case events.BotFailed(_, level, fault, instead, for_good):
            key, why = "bot-replaced" if for_good else "bot-failed", Word(f"table-line-bot-{fault}")
            return "", _saying(key, "TB-53", level=_level(level), why=why, instead=_level(instead))
        case events.HostChanged(person):
            return _of_person("host-changed", person, people)
        case events.TableChanged():
            what = tuple(Word(f"table-line-changed-{each}") for each in event.what)
            return "", _saying("changed", "TB-35", what=what)
        case events.PositionTaken(_, steps):
            return "", _saying("position-taken", "TB-115", steps=steps)
        case events.RatingAccepted(person):
            return _of_person("rating-accepted", person, people, rule="TB-82")
        case events.TableClosed():
            return "", _saying("closed", rule="TB-14")
        case events.ClosedByHost():
            return "", _saying("closed-by-host", rule="TB-132")
        case events.MatchBegan():
            return "", _saying("began", rule="TB-13")
        case events.WentAway(seat):
            return _of_chair("went-away", chairs[seat], people, "TB-15")
        case events.CameBack(seat):
            return _of_chair("came-back", chairs[seat], people, "TB-17")
        case events.StandInProposed(seat, level, by, _):
            absent = _who(called(chairs[seat], people))
            return _of_chair("stand-in-proposed", chairs[by], people, "TB-16", absent=absent, level=_level(level))
        case events.StandInAgreed(by):
            return _of_chair("stand-in-agreed", chairs[by], people, "TB-16")
        case events.StandInDeclined(by):
            return _of_chair("stand-in-declined", chairs[by], people, "TB-16")
        case events.StandInCame(seat, level):
            return _of_chair("stand-in-came", chairs[seat], people, "TB-16", level=_level(level))
        case events.Resigned(seat, level):
            return _of_chair("resigned", chairs[seat], people, "TB-18", level=_level(level))
        case events.AdviceTaken(seat):
            return _of_chair("advice-taken", chairs[seat], people, "TB-141", level=_level(state.game.strongest_level))
        case events.RematchOpened(_, by):
            return _of_person("rematch", by, people, rule="TB-19")
        case _:
            raise AssertionError(f"{event} is no line of a table")


def _of_person(key: str, who: PersonId, people: PeopleById, rule: str = "", **facts: Fact) -> tuple[PersonId, Saying]:
    return who, _saying(key, rule, who=_who(people[who].name), **facts)


def _of_chair(key: str, chair: Chair, people: PeopleById, rule: str, **facts: Fact) -> tuple[PersonId, Saying]:
    return chair.person, _saying(key, rule, who=_who(called(chair, people)), **facts)


def _saying(key: str, rule: str = "", **facts: Fact) -> Saying:
    return Saying(f"table-line-{key}", rule, facts)


def _level(level: str) -> Word:
    """A bot by its level: every reader's own language has a name for it."""
    return Word(f"level-{level}")


def summary(state: TableState, people: PeopleById) -> wire.TableCard:
    """The table in a list, as nobody in particular sees it."""
    chairs = state.seating.chairs
    return wire.TableCard(
        id=state.table,
        game=state.seating.game,
        phase=state.phase,
        public=state.seating.public,
        names=tuple(called(each, people) for each in chairs if each.kind != "open"),
        free=sum(1 for chair in chairs if chair.kind == "open"),
        your_turn=False,
        seated=False,
        changed=changed(state, Audience.PUBLIC),
        practice=bool(state.seating.taken_over),
    )
