"""How a table stands, folded from its rows and from nothing else: its seats, its match, and the lines of its log.

A row may bring several lines, since one move of a match can have many events. Lines are numbered from 1 for browsers,
which know nothing of rows.
"""

from collections.abc import Sequence
from functools import cache
from typing import Any, Generic, Literal, TypeAlias, TypeVar

from msgspec import Raw, Struct

from nenuphar import games
from nenuphar.core.chance import commitment
from nenuphar.core.codec import convert, decode, encode, reader
from nenuphar.core.game import A, AnyGame, Command, Millis, Refused, Seat, Setup, Waiting
from nenuphar.core.match import Match, Opened, Pinch, Pinched, SeedRevealed, Step
from nenuphar.server.happenings import (
    GotUp,
    Happening,
    Kept,
    MatchBegan,
    PinchKept,
    Played,
    Reacted,
    SatDown,
    SentAway,
    Spoke,
    TableOpened,
)
from nenuphar.server.seating import Seating, evolve, opened
from nenuphar.server.wire import PersonId, Phase, TableId

E = TypeVar("E")
AnyMatch: TypeAlias = Match[Any, Any, Any, Any, Any]


class Told(Struct, frozen=True, gc=False):
    """A line before it is made for a viewer. `state` is the match's after all that its command brought about."""

    at: Millis
    kind: Literal["match", "table", "chat", "reaction"]
    event: Any
    state: Any = None


class StoredStep(Struct, Generic[A, E], frozen=True):
    """A step of a match as it is read back: with the game's own types."""

    command: Command[A]
    events: tuple[E, ...]


class Standing:
    seating: Seating
    game: AnyGame
    commitment: str

    def __init__(self, table: TableId) -> None:
        self.table = table
        self.seats: dict[PersonId, Seat] = {}  # everybody's own
        self.held: dict[PersonId, tuple[Seat, ...]] = {}  # all of them, of those who have several (TB-30)
        self.match: AnyMatch | None = None
        self.began: Millis = 0
        self.changed: Millis = 0
        self.rows = 0
        self.lines: list[Told] = []
        self.done: dict[str, int] = {}  # asks that were carried out, and the line they were stored up to
        self.known: set[PersonId] = set()  # everybody that a line or a seat speaks of
        self.listed: object = None  # what the list of tables shows; unknown after the table was read
        self._bots: tuple[tuple[Seat, str], ...] = ()  # the seats that a bot plays, with its level
        self._told_of_match = 0

    @property
    def seq(self) -> int:
        """The number of the last line."""
        return len(self.lines)

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
            self.match.submit(Command(pinch.seat, Pinch(pinch.bytes), 0))
        self.match.begin(0)
        return self._played(0)

    def play(self, seat: Seat, action: Raw | Any, question: int | None, at: Millis) -> Played | None:
        """A seat's move, if it changes anything. The match has made it when this returns; a refused one is not made."""
        if self.match is None:
            raise Refused("TB-4", over=0)
        since = len(self.match.steps)
        self.match.submit(Command(seat, self.read(action), self.clock(at)), question)
        return self._played(since) if len(self.match.steps) > since else None

    def read(self, action: Raw | Any) -> Any:
        return self._read_action(bytes(action)) if isinstance(action, Raw) else action

    def settle(self, ruling: Any, at: Millis) -> Played | None:
        """What the judge says, if it is asked."""
        if self.match is None:
            return None
        since = len(self.match.steps)
        return self._played(since) if self.match.settle(ruling, self.clock(at)) else None

    def tick(self, at: Millis) -> Played | None:
        """What the clock says, if it is time."""
        deadline = self.deadline
        if self.match is None or deadline is None or at < deadline:
            return None
        since = len(self.match.steps)
        return self._played(since) if self.match.tick(self.clock(at)) else None

    def clock(self, at: Millis) -> Millis:
        """The match's time. If the machine's clock was set back, it stands still until time has caught up (TB-3)."""
        assert self.match is not None
        return max(at - self.began, self.match.now)

    @property
    def deadline(self) -> Millis | None:
        """When the clock may speak, in the machine's time."""
        until = None if self.match is None else self.waiting.deadline
        return None if until is None else self.began + until

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
        return self.match is not None and self.game.bookish is not None and self.waiting.question is not None

    def replay(self, data: bytes, at: Millis) -> None:
        """Fold a stored row."""
        kept = decode(data, Kept)
        if isinstance(kept.event, Played):
            assert self.match is not None
            for step in decode(bytes(kept.event.steps), _steps_kind(self.seating.game)):
                self.match.take(Step(step.command, step.events))
        self.take(kept, at)

    def take(self, kept: Kept, at: Millis) -> None:
        """Fold what has just happened. What was played is in the match already."""
        event = kept.event
        match event:
            case Played():
                self._tell_match(at)
            case TableOpened():
                self._seat(opened(event))
                found = games.find(event.game)
                assert found is not None, f"the game {event.game} is gone"
                self.game = found
                self._read_action = reader(found.manifest.action)
                self.commitment = commitment(bytes.fromhex(event.seed))
                self._tell(at, "table", event)
            case MatchBegan():
                self._seat(evolve(self.seating, event))
                self.began = at
                self.match = fresh_match(self.game, self.seating)
                self._tell(at, "table", event)
            case PinchKept():
                self._seat(evolve(self.seating, event))
            case Spoke():
                self._tell(at, "chat", event)
            case Reacted():
                self._tell(at, "reaction", event)
            case _:
                self._seat(evolve(self.seating, event))
                self._tell(at, "table", event)
        self._meet(event)
        self.rows += 1
        self.changed = at
        if kept.ask:
            self.done[kept.ask] = self.seq

    def _seat(self, seating: Seating) -> None:
        chairs = seating.chairs
        self.seating = seating
        self.seats = {chair.person: seat for seat, chair in enumerate(chairs) if chair.person and not chair.name}
        self.held = {person: held for person in self.seats if len(held := seating.seats_of(person)) > 1}
        self._bots = tuple((seat, level) for seat, chair in enumerate(chairs) if (level := chair.played_by))

    def _tell(self, at: Millis, kind: Literal["match", "table", "chat", "reaction"], event: Any) -> None:
        self.lines.append(Told(at, kind, event))

    def _tell_match(self, at: Millis) -> None:
        assert self.match is not None
        state = self.match.state
        log = self.match.log
        self.lines += [Told(at, "match", entry.event, state) for entry in log[self._told_of_match :]]
        self._told_of_match = len(log)

    def _meet(self, event: Happening) -> None:
        match event:
            case Played():
                pass
            case TableOpened():
                self.known.add(event.host)
            case SatDown() | GotUp() | SentAway() | Spoke() | Reacted():
                self.known.add(event.person)
            case _:
                pass

    def _played(self, since: int) -> Played:
        assert self.match is not None
        return Played(Raw(encode(self.match.steps[since:])))


def fresh_match(game: AnyGame, seating: Seating) -> AnyMatch:
    options = convert(seating.options, game.manifest.options)
    return Match(game, Setup(len(seating.chairs), options, seating.decision_ms), bytes.fromhex(seating.seed))


OF_TABLE = (Opened, Pinched, SeedRevealed)


def is_of_table(event: object) -> bool:
    """Whether a match's event is one that every game has, and that the game itself cannot tell."""
    return isinstance(event, OF_TABLE)


@cache
def _steps_kind(key: str) -> Any:
    game = games.find(key)
    assert game is not None
    action, event = game.manifest.action | Pinch, game.manifest.event | Pinched
    return Sequence[StoredStep[action, event]]  # type: ignore[valid-type]
