"""The state of a table: its seats, its match, and the lines of its log. It is the fold of its rows, and nothing else.

One row can make several lines, because one move can have many events. Browsers know nothing of rows. They get the lines
that their viewer may know, numbered from 1 for each viewer. So a secret leaves no gap, and no number grows with it.
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
from nenuphar.server.model import events
from nenuphar.server.model.device import Device
from nenuphar.server.model.events import Played, Row, TableEvent
from nenuphar.server.model.learning import Learning
from nenuphar.server.model.seating import Seating, evolve, opened
from nenuphar.server.wire import PersonId, Phase, TableId
from nenuphar.store import Turn

E = TypeVar("E")


class LogLine(Struct, frozen=True, gc=False):
    """A line, not yet made for a viewer.

    `steps` is the number of steps of the match at that time. The text of the line describes the state after them.
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
        """`unnoted_rules` is the version of the game's rules for a log that does not say; 0 means the current one."""
        self.table = table
        self._unnoted_rules = unnoted_rules
        self.seats: dict[PersonId, Seat] = {}  # each person's own seat
        self.seats_at_screen: dict[PersonId, tuple[Seat, ...]] = {}  # of people with several: all (TB-30)
        self.match: AnyMatch | None = None
        self.began: Millis = 0
        self.zero: Millis = 0  # the wall-clock time of match time 0; corrected at each move
        self._taken_deadline: Millis | None = None  # of the question with which practice begins
        self.changed: Millis = 0
        self.stopped_at: Millis | None = None  # since when nobody plays the table
        self.rows = 0
        self.lines: list[LogLine] = []
        self.lines_after_ask: dict[str, int] = {}  # for each ask that stored something: how many lines there were then
        self.people_mentioned: set[PersonId] = set()  # in a line or on a seat
        self.contributions: Counter[PersonId] = Counter()  # how many chats, reactions and changes of seats
        self.last_listing: object = None  # what the list of tables shows; None after loading
        self.stored_turns: tuple[Turn, ...] = ()
        self.bots: tuple[tuple[Seat, str], ...] = ()  # the seats that a bot plays, with its level
        self._next_entry = 0  # of the match's log: the first one that has no line yet
        self.advised: dict[Seat, int] = {}  # the last question on which each seat was advised
        self.gives_advice = False  # whether the game does; not by older rules
        self.learning = Learning()
        self.device = Device()
        self._checked_lines = 0
        self._secrets: list[int] = []  # the indexes of the checked lines that the public may not know
        self._hidden: dict[Viewer, tuple[int, list[int]]] = {}  # of each seat; how many secrets were checked for it

    def known_to(self, viewer: Viewer, until: int | None = None) -> int:
        """How many of the lines before this index a viewer may know: the number of the last one, for that viewer."""
        place, hidden = len(self.lines) if until is None else until, self.hidden_from(viewer)
        return place - bisect_left(hidden, place) if hidden else place

    def place_after(self, viewer: Viewer, number: int) -> int:
        """The index in `lines` right after the line that has this number for a viewer."""
        place = number
        for hidden in self.hidden_from(viewer):
            if hidden >= place:
                break
            place += 1
        return place

    def hidden_from(self, viewer: Viewer) -> Sequence[int]:
        """The indexes of the lines that a viewer may not know. Seats may know all that the public may."""
        public, lines = self._secrets, self.lines
        if self._checked_lines < len(lines):
            unchecked = range(self._checked_lines, len(lines))
            public += [place for place in unchecked if self._is_hidden(lines[place], Audience.PUBLIC)]
            self._checked_lines = len(lines)
        if not public or viewer == Audience.PUBLIC:
            return public
        checked, hidden = self._hidden.get(viewer) or (0, [])
        if checked < len(public):
            hidden += [place for place in public[checked:] if self._is_hidden(lines[place], viewer)]
            self._hidden[viewer] = len(public), hidden
        return hidden

    def _is_hidden(self, line: LogLine, viewer: Viewer) -> bool:
        return line.kind == "match" and not is_shared(line.event) and self.game.redact(line.event, viewer) is None

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

    @property
    def is_closed(self) -> bool:
        """Whether nobody plays here any more, although a match may not be over (TB-132)."""
        return self.seating.phase == "closed"

    @property
    def is_passed_on(self) -> bool:
        """Whether people who share a device pass it on, because hands are secret (TB-93)."""
        return bool(self.seats_at_screen) and not self.game.manifest.around

    def begun_match(self, taken_over: Sequence[Step] = ()) -> Played:
        """The match's first steps: the players' pinches, and the draws before the first decision.

        Or those of another match, from which this one continues (TB-115).
        """
        assert self.match is not None
        for step in taken_over:
            self.match.apply(step)
        if taken_over:
            return _played(taken_over)
        for pinch in self.seating.pinches:
            # Some in old logs have capitals or spaces, which a match refuses.
            self.match.submit(Command(pinch.seat, Pinch(bytes.fromhex(pinch.bytes).hex()), 0))
        self.match.begin(0)
        return _played(self.match.steps)

    def play(self, seat: Seat, action: Raw | Any, question: int | None, at: Millis) -> Played | None:
        """Play a seat's action in the match. None if it changes nothing. A refusal leaves the match as it was."""
        if self.match is None:
            raise Refused("TB-4", over=0)
        if self.is_closed:
            raise Refused("TB-132")
        submit = self.match.submit_decoded if isinstance(action, Raw) else self.match.submit
        steps = submit(Command(seat, self.read(action), self.clock(at)), question)
        return _played(steps) if steps else None

    def read(self, action: Raw | Any) -> Any:
        return self._read_action(bytes(action)) if isinstance(action, Raw) else action

    def answer_judge(self, ruling: Any, at: Millis) -> Played | None:
        """Let the judge answer, if it was asked."""
        if self.match is None or self.is_closed:
            return None
        steps = self.match.answer_judge(ruling, self.clock(at))
        return _played(steps) if steps else None

    def tick(self, at: Millis) -> TableEvent | None:
        """Let the clock act, if the deadline has passed. At a shared device, the others first have their time."""
        deadline, until = self.deadline, None if self.match is None else self.waiting.deadline
        if self.match is None or deadline is None or until is None or at < deadline:
            return None
        if self.device.has_next:
            return events.DevicePassed(None, in_time=False)
        steps = self.match.tick(max(until, self.clock(at)))
        return _played(steps) if steps else None

    def clock(self, at: Millis) -> Millis:
        """The match's time, which never runs backward (TB-3)."""
        assert self.match is not None
        return max(at - self.zero - self.learning.paused_ms(at), self.match.now)

    def resume_clock(self, now: Millis) -> Millis:
        """Continue the match's time if the machine's clock was set back. Returns by how much."""
        back = max(0, self.changed - now)
        if back:
            self.zero -= back
            self.changed = now
            self.learning.set_back(now)
        return back

    @property
    def deadline(self) -> Millis | None:
        """When the clock may act, in wall-clock time."""
        until = None if self.match is None else self.waiting.deadline
        if until is None or self.is_closed:
            return None
        return self.changed if self._is_used_up else self.zero + until + self.learning.longest

    @property
    def _is_used_up(self) -> bool:
        """Whether the match waits only for people who have had their time at the device that they share (TB-94)."""
        return bool(self.device.seats) and self.device.leaves_nobody(self.waiting.due)

    @property
    def clock_runs(self) -> bool:
        """Whether somebody's time is running out. Games of speed and a tutor's pause have times of their own."""
        return self.deadline is not None and self.game.realtime is None and self.learning.until is None

    def due_bots(self) -> tuple[tuple[Seat, str], ...]:
        """The bots that the match waits for: seats and levels."""
        if self.match is None or self.is_closed or not self.bots:
            return ()
        due = self.waiting.due
        return tuple([bot for bot in self.bots if bot[0] in due])

    @property
    def judge_is_due(self) -> bool:
        """Whether something has to be looked up before the match continues."""
        has_lookup = self.match is not None and self.game.lookup is not None and not self.is_closed
        return has_lookup and self.waiting.query is not None

    def replay(self, data: bytes, at: Millis) -> None:
        """Fold a stored row."""
        kept = decode(data, Row)
        if isinstance(kept.event, Played):
            assert self.match is not None
            for step in decode(bytes(kept.event.steps), _steps_kind(self.seating.game)):
                self.match.apply(Step(step.command, step.events))
        self.apply(kept, at)

    def apply(self, row: Row, at: Millis) -> None:
        """Fold a row. `play` has already changed the match; this folds the rest."""
        self.resume_clock(at)
        event = row.event
        self.learning.advance(at)
        match event:
            case Played():
                assert self.match is not None
                self._correct_zero(at)
                self._narrate_match(at)
            case events.TableOpened():
                self.game = games.load(event.game)
                self.gives_advice = games.advise(self.game) is not None
                self._take_seating(opened(event))
                self._read_action = reader(self.game.manifest.action)
                self.commitment = commitment(bytes.fromhex(event.seed))
                self._narrate(at, "table", event)
            case events.MatchBegan():
                self._take_seating(evolve(self.seating, event))
                self.began = self.zero = at
                self.learning.begin(at)
                game = by_version(self.game, event.rules or self._unnoted_rules or self.game.manifest.rules)
                if game is not self.game:
                    self.game, self.gives_advice = game, games.advise(game) is not None
                self.match = fresh_match(self.game, self.seating)
                if self.is_passed_on:
                    self.device.seats = frozenset().union(*self.seats_at_screen.values())
                self._narrate(at, "table", event)
            case events.PinchKept() | events.DailyChosen():
                self._take_seating(evolve(self.seating, event))
            case events.LearningBegan(seat) | events.LearningEnded(seat):
                self.learning.turn(seat, isinstance(event, events.LearningBegan))
            case events.DevicePassed(seat, in_time):
                if seat is not None and self.device.starts_time_of(seat):
                    self.zero = at - self.learning.paused_ms(at) - self.device.began
                self.device.hand_to(seat, in_time)
            case events.AdviceTaken(seat, question):
                self.advised[seat] = question
                self._narrate(at, "table", event)
            case events.ClockStopped():
                self.stopped_at = at
            case events.ClockResumed(ms):
                self.zero += ms
                self.stopped_at = None
            case events.Spoke():
                self._narrate(at, "chat", event)
            case events.Reacted():
                self._narrate(at, "reaction", event)
            case _:
                self._take_seating(evolve(self.seating, event))
                self._narrate(at, "table", event)
        # In games of speed the match's time never pauses.
        if self.match is not None and self.game.realtime is None:
            self.learning.wait_for(self.waiting.due)
            if self.device.seats:
                self.device.wait_for(self.waiting.due, self.waiting.deadline, self.match.now)
                self.learning.wait_for_device(self.device.is_awaited)
        self._note_people(event)
        self.rows += 1
        self.changed = at
        if row.ask and not isinstance(event, Played):
            self.contributions[row.ask.partition(":")[0]] += 1
        if row.ask:
            self.lines_after_ask[row.ask] = len(self.lines)

    def _correct_zero(self, at: Millis) -> None:
        """Practice asks the question that it takes over again, with all its time. Until then, match time stops."""
        assert self.match is not None
        now, is_timed = self.match.now, self.game.realtime is None and self.waiting.deadline is not None
        if is_timed and len(self.match.steps) == self.seating.taken_over:
            self._taken_deadline, now = self.waiting.deadline, self._asked_at()
        elif is_timed and self.waiting.deadline == self._taken_deadline:
            return
        self.zero = at - now - self.learning.paused_ms(at)

    def _asked_at(self) -> Millis:
        """The match time at which its deadline was set."""
        assert self.match is not None
        steps, asked = self.match.steps, self.match.now
        states = self.match.states_after(range(1, len(steps) + 1))
        for number in range(len(steps), 0, -1):
            if self.game.waiting(states[number]).deadline != self.waiting.deadline:
                break
            asked = steps[number - 1].command.at
        return asked

    def _take_seating(self, seating: Seating) -> None:
        chairs = seating.chairs
        self.seating = seating
        self.seats = {chair.person: seat for seat, chair in enumerate(chairs) if chair.person and not chair.name}
        self.seats_at_screen = {each: seats for each in self.seats if len(seats := seating.seats_of(each)) > 1}
        self.bots = tuple((seat, level) for seat, chair in enumerate(chairs) if (level := chair.played_by))

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
            case events.TableOpened():
                self.people_mentioned.add(event.host)
            case (
                events.SatDown()
                | events.RatingAccepted()
                | events.GotUp()
                | events.SentAway()
                | events.Spoke()
                | events.Reacted()
            ):
                self.people_mentioned.add(event.person)
            case _:
                pass


def _played(steps: Sequence[Step]) -> Played:
    return Played(Raw(encode(steps)))


def fresh_match(game: AnyGame, seating: Seating) -> AnyMatch:
    options = convert(seating.options, game.manifest.options)
    return Match(game, Setup(len(seating.chairs), options, seating.decision_ms), bytes.fromhex(seating.seed))


SHARED = frozenset((Opened, Pinched, SeedRevealed))


def is_shared(event: object) -> bool:
    """Whether an event is one that all games share. Games cannot redact or narrate it."""
    return type(event) in SHARED  # isinstance is slow on these classes


@cache
def _steps_kind(key: str) -> Any:
    facts = games.load(key).manifest
    action, event = facts.action | Pinch, facts.event | Pinched
    return Sequence[StoredStep[action, event]]  # type: ignore[valid-type]
