"""What one viewer gets to see of a table: built from nothing, by allow-list, and of a match only by its own rules."""

from collections.abc import Mapping
from typing import Any

from nenuphar.core.game import Audience, Millis, Seat, Viewer
from nenuphar.core.telling import Fact, Saying
from nenuphar.server import wire
from nenuphar.server.audience import Company
from nenuphar.server.folk import AVATARS, COLOURS
from nenuphar.server.happenings import (
    BotRemoved,
    BotSeated,
    CameBack,
    GotUp,
    HostChanged,
    MatchBegan,
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
from nenuphar.server.seating import Chair
from nenuphar.server.standing import AnyMatch, Standing, Told, is_of_table
from nenuphar.server.wire import Hand, Line, MatchView, Offer, Person, PersonId, SeatView, TableView, TakeoverView

People = Mapping[PersonId, Person]


def viewer_of(standing: Standing, person: PersonId) -> Viewer:
    """On a screen with several people around it is seen what all may see, and beside it each one's own (TB-30)."""
    return Audience.PUBLIC if person in standing.held else standing.seats.get(person, Audience.PUBLIC)


def table_view(standing: Standing, person: PersonId, people: People, company: Company) -> TableView:
    seating = standing.seating
    seat = seating.seat_of(person)
    invites = seat is not None or person == seating.host
    return TableView(
        id=standing.table,
        code=seating.code if invites else "",
        game=seating.game,
        options=seating.options,
        decision_ms=seating.decision_ms,
        public=seating.public,
        phase=standing.phase,
        host=seating.host,
        you=seat,
        seats=tuple(_seat(standing, each, people, company) for each in range(len(seating.chairs))),
        watching=company.watching(seating.people),
        takeover=_takeover(standing),
        rematch=seating.rematch,
        commitment=standing.commitment,
        held=standing.held.get(person, ()),
    )


def _seat(standing: Standing, seat: Seat, people: People, company: Company) -> SeatView:
    chair = standing.seating.chairs[seat]
    return SeatView(
        kind=chair.kind,
        person=_person(chair, seat, people) if chair.person else None,
        level=chair.level,
        online=chair.kind == "bot" or chair.person in company.online,
        stand_in=chair.stand_in,
        stand_in_from=stand_in_from(standing, seat, company),
        resigned=chair.resigned,
    )


def _person(chair: Chair, seat: Seat, people: People) -> Person:
    """Who sits at another's screen has a name, and some colour and picture."""
    person = people[chair.person]
    if not chair.name:
        return person
    return Person(person.id, chair.name, COLOURS[seat % len(COLOURS)], AVATARS[seat % len(AVATARS)])


def called(chair: Chair, people: People) -> str:
    """What somebody on this chair is called; a bot by its level."""
    return chair.name or (people[chair.person].name if chair.person else chair.level)


def stand_in_from(standing: Standing, seat: Seat, company: Company) -> Millis | None:
    """From when on a bot may be proposed for this seat (TB-16): at once for who got up, later for who disappeared."""
    chair = standing.seating.chairs[seat]
    if standing.phase != "playing" or chair.kind != "human" or chair.stand_in:
        return None
    return standing.began if chair.away else company.gone_from(chair.person)


def _takeover(standing: Standing) -> TakeoverView | None:
    asked = standing.seating.takeover
    return None if asked is None else TakeoverView(asked.seat, asked.level, asked.agreed, asked.asked)


def match_view(standing: Standing, viewer: Viewer, lines: "Lines", held: tuple[Seat, ...] = ()) -> MatchView | None:
    """The match as this viewer may know it after these lines, for which it may have been looked at already."""
    match = standing.match
    if match is None:
        return None
    timed, view, asked = match.game.timed, lines.view(match.state, viewer), match.asked(viewer)
    waiting = match.waiting if timed is None else match.game.waiting(timed.known(match.state, viewer))
    return MatchView(
        view=view,
        offers=_offers(standing, viewer, view) if viewer in waiting.may else (),
        due=waiting.due,
        may=waiting.may,
        question=asked,
        asked_at=standing.began + match.log[asked - 1 if asked else 0].at,
        deadline=None if waiting.deadline is None else standing.began + waiting.deadline,
        commitment=standing.commitment,
        outcome=waiting.outcome,
        hands=tuple([_hand(standing, match, seat, lines) for seat in held]),
    )


def _hand(standing: Standing, match: AnyMatch, seat: Seat, lines: "Lines") -> Hand:
    view = lines.view(match.state, seat)
    offers = _offers(standing, seat, view) if seat in match.waiting.may else ()
    return Hand(seat, view, offers, match.asked(seat))


def _offers(standing: Standing, seat: Any, view: Any) -> tuple[Offer, ...] | None:
    """Nothing where the seat's own player does not play it (TB-17)."""
    chair = standing.seating.chairs[seat]
    if chair.stand_in or chair.away:
        return ()
    listed = standing.game.moves(view).listed
    tell = standing.game.text.offer
    return None if listed is None else tuple([Offer(action, tell(action, view)) for action in listed])


def is_secret(standing: Standing, since: int, viewers: tuple[Viewer, ...]) -> bool:
    """Whether all that happened since a line is a secret from these, in a game where even that it did is one."""
    redact, lines = standing.game.redact, standing.lines[since:]
    return standing.game.timed is not None and all(
        told.kind == "match"
        and not is_of_table(told.event)
        and all(redact(told.event, each) is None for each in viewers)
        for told in lines
    )


class Lines:
    """Lines for several viewers. What all may know is put into words once, from the public's view."""

    def __init__(self, standing: Standing, people: People, since: int) -> None:
        self._standing = standing
        self._told = standing.lines[since:]
        self._first = since + 1
        self._views: dict[Viewer, tuple[Any, Any]] = {}  # each viewer's latest, and the state that it is of
        self._secrets: list[tuple[int, Any]] = []  # where somebody may know more than the public, who know this
        self.public = tuple([self._public_line(number, told, people) for number, told in enumerate(self._told)])

    def of(self, viewer: Viewer) -> tuple[Line, ...]:
        """This viewer's lines: the public's, the very same, if they know no more."""
        lines: list[Line] | None = None
        if viewer != Audience.PUBLIC:
            for number, public in self._secrets:
                told = self._told[number]
                own = self._standing.game.redact(told.event, viewer)
                if own != public:
                    lines = lines or [*self.public]
                    lines[number] = self._match_line(number, told, own, viewer)
        return self.public if lines is None else tuple(lines)

    def view(self, state: Any, viewer: Viewer) -> Any:
        known = self._views.get(viewer)
        if known is None or known[0] is not state:
            known = self._views[viewer] = state, self._standing.game.view(state, viewer)
        return known[1]

    def _public_line(self, number: int, told: Told, people: People) -> Line:
        if told.kind != "match":
            return _table_line(self._standing, self._first + number, told, people)
        event = told.event
        if is_of_table(event):
            return Line(self._first + number, told.at, "match", event)
        public = self._standing.game.redact(event, Audience.PUBLIC)
        if public is not event:  # what the public may know whole is nobody's secret
            self._secrets.append((number, public))
        return self._match_line(number, told, public, Audience.PUBLIC)

    def _match_line(self, number: int, told: Told, event: Any, viewer: Viewer) -> Line:
        if event is None:
            return Line(self._first + number, told.at, "match")
        saying = self._standing.game.text.tell(event, self.view(told.state, viewer))
        return Line(self._first + number, told.at, "match", event, saying)


def _table_line(standing: Standing, seq: int, told: Told, people: People) -> Line:
    match told.kind:
        case "table":
            who, saying = _table_saying(standing, told.event, people)
            return Line(seq, told.at, "table", None, saying, people[who] if who else None)
        case "chat" | "reaction":
            said: Spoke | Reacted = told.event
            text = said.text if isinstance(said, Spoke) else said.sign
            return Line(seq, told.at, told.kind, by=people[said.person], text=text)
        case "match":
            raise AssertionError("a match tells its own lines")


def _table_saying(standing: Standing, event: Any, people: People) -> tuple[PersonId, Saying]:
    """Whom a line of the table is about, and its words."""
    chairs = standing.seating.chairs
    match event:
        case TableOpened():
            return _of_person("opened", event.host, people)
        case SatDown(seat, person, name):
            return person, _saying("sat-down", who=name or people[person].name, seat=seat + 1)
        case GotUp(seat, person, name):
            return person, _saying("got-up", who=name or people[person].name, seat=seat + 1)
        case SentAway(_, person):
            return _of_person("sent-away", person, people, rule="TB-12")
        case BotSeated(seat, level):
            return "", _saying("bot-seated", seat=seat + 1, level=level)
        case BotRemoved(seat):
            return "", _saying("bot-removed", seat=seat + 1)
        case HostChanged(person):
            return _of_person("host-changed", person, people)
        case TableClosed():
            return "", _saying("closed", rule="TB-14")
        case MatchBegan():
            return "", _saying("began", rule="TB-13")
        case WentAway(seat):
            return _of_chair("went-away", chairs[seat], people, "TB-15")
        case CameBack(seat):
            return _of_chair("came-back", chairs[seat], people, "TB-17")
        case StandInProposed(seat, level, by, _):
            absent = called(chairs[seat], people)
            return _of_chair("stand-in-proposed", chairs[by], people, "TB-16", absent=absent, level=level)
        case StandInAgreed(by):
            return _of_chair("stand-in-agreed", chairs[by], people, "TB-16")
        case StandInDeclined(by):
            return _of_chair("stand-in-declined", chairs[by], people, "TB-16")
        case StandInCame(seat, level):
            return _of_chair("stand-in-came", chairs[seat], people, "TB-16", level=level)
        case Resigned(seat, level):
            return _of_chair("resigned", chairs[seat], people, "TB-18", level=level)
        case RematchOpened(_, by):
            return _of_person("rematch", by, people, rule="TB-19")
        case _:
            raise AssertionError(f"{event} is no line of a table")


def _of_person(key: str, who: PersonId, people: People, rule: str = "", **facts: Fact) -> tuple[PersonId, Saying]:
    return who, _saying(key, rule, who=people[who].name, **facts)


def _of_chair(key: str, chair: Chair, people: People, rule: str, **facts: Fact) -> tuple[PersonId, Saying]:
    return chair.person, _saying(key, rule, who=called(chair, people), **facts)


def _saying(key: str, rule: str = "", **facts: Fact) -> Saying:
    return Saying(f"table-line-{key}", rule, facts)


def summary(standing: Standing, people: People) -> wire.TableCard:
    """The table in a list, as nobody in particular sees it."""
    chairs = standing.seating.chairs
    return wire.TableCard(
        id=standing.table,
        game=standing.seating.game,
        phase=standing.phase,
        public=standing.seating.public,
        names=tuple(called(each, people) for each in chairs if each.kind != "open"),
        free=sum(1 for chair in chairs if chair.kind == "open"),
        your_turn=False,
        seated=False,
        changed=standing.changed,
    )
