"""How a table stands, folded from its rows and from nothing else: its seats, its match, and the lines of its log.

A row may bring several lines, since one move of a match can have many events. Browsers know nothing of rows, and only
of the lines that their viewer may know: those are numbered from 1 for each viewer. So a secret leaves no gap, and no
number grows with it.
"""

from bisect import bisect_left
from collections import Counter
from collections.abc import Sequence
from functools import cache
from typing import Any, Generic, Literal, TypeVar

from msgspec import Raw, Struct

from nenuphar import games
from nenuphar.core.chance import commitment
from nenuphar.core.codec import convert, decode, encode, reader
from nenuphar.core.game import A, AnyGame, Audience, Command, Millis, Refused, Seat, Setup, Viewer, Waiting
from nenuphar.core.match import AnyMatch, Match, Opened, Pinch, Pinched, SeedRevealed, Step
from nenuphar.core.record import by_version
from nenuphar.server.model.events import (
    GotUp,
    LearningBegan,
    LearningEnded,
    MatchBegan,
    PinchKept,
    Played,
    Reacted,
    Row,
    SatDown,
    SentAway,
    Spoke,
    TableEvent,
    TableOpened,
)
from nenuphar.server.model.learning import Learning
from nenuphar.server.model.seating import Seating, evolve, opened
from nenuphar.server.wire import PersonId, Phase, TableId

E = TypeVar("E")


class LogLine(Struct, frozen=True, gc=False):
    """A line before it is made for a viewer.

    `steps` counts the steps of the match at that time: the line is put into words from the state after them.
    """

    at: Millis
    kind: Literal["match", "table", "chat", "reaction"]
    event: Any
    steps: int = 0


class StoredStep(Struct, Generic[A, E], frozen=True):
    """A step of a match as it is read back: with the game's own types."""

    command: Command[A]
    events: tuple[E, ...]


class TableState:
    seating: Seating
    game: AnyGame
    commitment: str

    def __init__(self, table: TableId, unnoted_rules: int = 0) -> None:
        """`unnoted_rules` is the version of the game's rules for a log that does not note it; 0: that of today."""
        self.table = table
        self._unnoted_rules = unnoted_rules
        self.seats: dict[PersonId, Seat] = {}  # everybody's own
        self.seats_at_screen: dict[PersonId, tuple[Seat, ...]] = {}  # all of them, of those who have several (TB-30)
        self.match: AnyMatch | None = None
        self.began: Millis = 0
        self.zero: Millis = 0  # when the match's time was zero, by the machine's clock at the last move
        self.changed: Millis = 0
        self.rows = 0
        self.lines: list[LogLine] = []
        self.lines_after_ask: dict[str, int] = {}  # asks that were carried out, and how many lines there were then
        self.people_mentioned: set[PersonId] = set()  # everybody that a line or a seat speaks of
        self.contributions: Counter[PersonId] = Counter()  # how often somebody has said something or changed the seats
        self.last_listing: object = None  # what the list of tables shows; unknown after the table was read
        self._bots: tuple[tuple[Seat, str], ...] = ()  # the seats that a bot plays, with its level
        self._next_entry = 0
        self.learning = Learning()
        self._hidden: dict[Viewer, list[int]] = {}  # for each viewer, the places of the lines that it may not know
        self._checked_lines: dict[Viewer, int] = {}  # and how many lines have been looked at for that

    def known_to(self, viewer: Viewer, until: int | None = None) -> int:
        """How many of the lines before this place a viewer may know: for that viewer, the number of the last one."""
        place = len(self.lines) if until is None else until
        return place - bisect_left(self.hidden_from(viewer), place)

    def place_after(self, viewer: Viewer, number: int) -> int:
        """The place in all lines right after the one that has this number for a viewer."""
        place = number
        for hidden in self.hidden_from(viewer):
            if hidden >= place:
                break
            place += 1
        return place

    def hidden_from(self, viewer: Viewer) -> Sequence[int]:
        """The places of the lines that a viewer may not know. Seats may know all that the public may."""
        hidden, looked = self._hidden.setdefault(viewer, []), self._checked_lines.get(viewer, 0)
        if looked < len(self.lines):
            self._checked_lines[viewer] = len(self.lines)
            if viewer == Audience.PUBLIC:
                places: Sequence[int] = range(looked, len(self.lines))
            else:
                public = self.hidden_from(Audience.PUBLIC)
                places = public[bisect_left(public, looked) :]
            hidden += [place for place in places if self._is_hidden(self.lines[place], viewer)]
        return hidden

    def _is_hidden(self, told: LogLine, viewer: Viewer) -> bool:
        return told.kind == "match" and not is_shared(told.event) and self.game.redact(told.event, viewer) is None

    @property
    def waiting(self) -> Waiting[Any]:
        assert self.match is not None
        return self.match.waiting

    @property
    def over(self) -> bool:
        return self.match is not None and self.waiting.outcome is not None

    @property
    def phase(self) -> Phase:
        return "over" if self.over else self.seating.phase

    def begun_match(self) -> Played:
        """The match's first steps: the bytes that were kept, and what chance does before the first decision."""
        assert self.match is not None
        for pinch in self.seating.pinches:
            # Old logs have some in capitals or with blanks, which a match does not take.
            self.match.submit(Command(pinch.seat, Pinch(bytes.fromhex(pinch.bytes).hex()), 0))
        self.match.begin(0)
        return _played(self.match.steps)

    def play(self, seat: Seat, action: Raw | Any, question: int | None, at: Millis) -> Played | None:
        """A seat's move, if it changes anything. The match has made it when this returns; a refused one is not made."""
        if self.match is None:
            raise Refused("TB-4", over=0)
        steps = self.match.submit(Command(seat, self.read(action), self.clock(at)), question)
        return _played(steps) if steps else None

    def read(self, action: Raw | Any) -> Any:
        return self._read_action(bytes(action)) if isinstance(action, Raw) else action

    def answer_judge(self, ruling: Any, at: Millis) -> Played | None:
        """What the judge says, if it is asked."""
        if self.match is None:
            return None
        steps = self.match.answer_judge(ruling, self.clock(at))
        return _played(steps) if steps else None

    def tick(self, at: Millis) -> Played | None:
        """What the clock says, if it is time."""
        deadline = self.deadline
        if self.match is None or deadline is None or at < deadline:
            return None
        steps = self.match.tick(self.clock(at))
        return _played(steps) if steps else None

    def clock(self, at: Millis) -> Millis:
        """The match's time, which never runs backward (TB-3)."""
        assert self.match is not None
        return max(at - self.zero - self.learning.paused_ms(at), self.match.now)

    def resume_clock(self, now: Millis) -> Millis:
        """Take up the time where it was left, if the machine's clock was set back since. By how much it was."""
        back = max(0, self.changed - now)
        self._set_back(now)
        return back

    def _set_back(self, now: Millis) -> None:
        if now < self.changed:
            self.zero -= self.changed - now
            self.changed = now
            self.learning.set_back(now)

    @property
    def deadline(self) -> Millis | None:
        """When the clock may speak, in the machine's time."""
        until = None if self.match is None else self.waiting.deadline
        return None if until is None else self.zero + until + self.learning.longest

    def bots(self) -> tuple[tuple[Seat, str], ...]:
        """The seats that a bot plays, with its level."""
        return self._bots

    def due_bots(self) -> tuple[tuple[Seat, str], ...]:
        """The seats that the match waits for and that a bot plays, with its level."""
        if self.match is None or not self._bots:
            return ()
        due = self.waiting.due
        return tuple([bot for bot in self._bots if bot[0] in due])

    @property
    def judge_is_due(self) -> bool:
        """Whether something has to be looked up before the match goes on."""
        return self.match is not None and self.game.lookup is not None and self.waiting.question is not None

    def replay(self, data: bytes, at: Millis) -> None:
        """Fold a stored row."""
        kept = decode(data, Row)
        if isinstance(kept.event, Played):
            assert self.match is not None
            for step in decode(bytes(kept.event.steps), _steps_kind(self.seating.game)):
                self.match.apply(Step(step.command, step.events))
        self.apply(kept, at)

    def apply(self, row: Row, at: Millis) -> None:
        """Fold what has just happened. What was played is in the match already."""
        self._set_back(at)
        event = row.event
        self.learning.advance(at)
        match event:
            case Played():
                assert self.match is not None
                self.zero = at - self.match.now - self.learning.paused_ms(at)
                self._narrate_match(at)
            case TableOpened():
                self._take_seating(opened(event))
                found = games.find(event.game)
                assert found is not None, f"the game {event.game} is gone"
                self.game = found
                self._read_action = reader(found.manifest.action)
                self.commitment = commitment(bytes.fromhex(event.seed))
                self._narrate(at, "table", event)
            case MatchBegan():
                self._take_seating(evolve(self.seating, event))
                self.began = self.zero = at
                self.learning.begin(at)
                self.game = by_version(self.game, event.rules or self._unnoted_rules or self.game.manifest.rules)
                self.match = fresh_match(self.game, self.seating)
                self._narrate(at, "table", event)
            case PinchKept():
                self._take_seating(evolve(self.seating, event))
            case LearningBegan(seat) | LearningEnded(seat):
                self.learning.turn(seat, isinstance(event, LearningBegan))
            case Spoke():
                self._narrate(at, "chat", event)
            case Reacted():
                self._narrate(at, "reaction", event)
            case _:
                self._take_seating(evolve(self.seating, event))
                self._narrate(at, "table", event)
        # Where the faster hand counts, the match's time is everybody's: it never pauses.
        if self.match is not None and self.game.realtime is None:
            self.learning.wait_for(self.waiting.due)
        self._note_people(event)
        self.rows += 1
        self.changed = at
        if row.ask and not isinstance(event, Played):
            self.contributions[row.ask.partition(":")[0]] += 1
        if row.ask:
            self.lines_after_ask[row.ask] = len(self.lines)

    def _take_seating(self, seating: Seating) -> None:
        chairs = seating.chairs
        self.seating = seating
        self.seats = {chair.person: seat for seat, chair in enumerate(chairs) if chair.person and not chair.name}
        self.seats_at_screen = {each: seats for each in self.seats if len(seats := seating.seats_of(each)) > 1}
        self._bots = tuple((seat, level) for seat, chair in enumerate(chairs) if (level := chair.played_by))

    def _narrate(self, at: Millis, kind: Literal["match", "table", "chat", "reaction"], event: Any) -> None:
        self.lines.append(LogLine(at, kind, event))

    def _narrate_match(self, at: Millis) -> None:
        assert self.match is not None
        steps = len(self.match.steps)
        self.lines += [LogLine(at, "match", entry.event, steps) for entry in self.match.entries(self._next_entry)]
        self._next_entry = self.match.seq

    def _note_people(self, event: TableEvent) -> None:
        match event:
            case Played():
                pass
            case TableOpened():
                self.people_mentioned.add(event.host)
            case SatDown() | GotUp() | SentAway() | Spoke() | Reacted():
                self.people_mentioned.add(event.person)
            case _:
                pass


def _played(steps: Sequence[Step]) -> Played:
    return Played(Raw(encode(steps)))


def fresh_match(game: AnyGame, seating: Seating) -> AnyMatch:
    options = convert(seating.options, game.manifest.options)
    return Match(game, Setup(len(seating.chairs), options, seating.decision_ms), bytes.fromhex(seating.seed))


SHARED = (Opened, Pinched, SeedRevealed)


def is_shared(event: object) -> bool:
    """Whether a match's event is one that every game has, and that the game itself cannot tell."""
    return isinstance(event, SHARED)


@cache
def _steps_kind(key: str) -> Any:
    game = games.find(key)
    assert game is not None
    action, event = game.manifest.action | Pinch, game.manifest.event | Pinched
    return Sequence[StoredStep[action, event]]  # type: ignore[valid-type]
