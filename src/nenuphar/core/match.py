"""A match in play: a game and its log, and nothing that does not follow from the log."""

import re
from bisect import bisect_right
from collections.abc import Callable, Collection, Iterable
from functools import cache
from typing import Any, Generic, TypeAlias

from msgspec import Struct

from nenuphar.core import chance
from nenuphar.core.actors import Actor, Audience, Authority, Millis, Seat, Viewer
from nenuphar.core.codec import encode, malformed, reader
from nenuphar.core.decision import Decision, E, S
from nenuphar.core.game import A, BaseAction, BaseEvent, Command, Game, O, Outcome, Refused, Setup, TimeUp, V, Waiting
from nenuphar.core.picture import picture_of

MOST_PINCH_BYTES = 64
KEPT_EVERY = 32  # steps after which a state is kept, so that an earlier one is found again with few folds
_HEXADECIMAL = re.compile("([0-9a-f]{2})+")


class Opened(BaseEvent, Generic[O], frozen=True):
    """The first event: what was agreed, and the host's commitment to a seed."""

    game: str
    rules: int
    setup: Setup[O]
    commitment: str


class Pinch(BaseAction, frozen=True):
    """A seat asks to stir its own bytes, written in hexadecimal, into the chance of the match."""

    bytes: str


class Pinched(BaseEvent, frozen=True):
    """A seat's bytes were stirred in."""

    seat: Seat
    bytes: str


class SeedRevealed(BaseEvent, frozen=True):
    """The last event: with the seed, everybody can repeat the draws."""

    seed: str


class Entry(Struct, frozen=True):
    """An entry of the log. It keeps its number for all viewers; the server renumbers its lines for each of them."""

    seq: int
    at: Millis
    event: Any  # None where the viewer may not know it


class Step(Struct, frozen=True):
    """A command that was accepted, and the events that followed."""

    command: Command[Any]
    events: tuple[Any, ...]


def events_of(steps: Iterable[Step]) -> list[Any]:
    return [event for step in steps for event in step.events]


def checked_pinch(digits: str) -> str:
    """The same digits, or a refusal: a pinch is pairs of lower-case hexadecimal digits, and not too many (TB-5)."""
    if not 2 <= len(digits) <= 2 * MOST_PINCH_BYTES:
        raise Refused("TB-5", fault="length")
    if not _HEXADECIMAL.fullmatch(digits):
        raise Refused("TB-5", fault="not-hex")
    return digits


@cache
def _command_reader(action: Any) -> Callable[[bytes], Any]:
    return reader(Command[action | Pinch])


def _unchanged(state: S, event: Any) -> S:
    """Folds events that all games share, such as `Pinched`: they do not change a game's state."""
    return state


class Match(Generic[O, S, A, E, V]):
    """The server and the terminal call `begin`, then `submit` and `tick`, and show what `view` and `seen` give.

    Underneath, `decide` says what a command leads to and `apply` takes it in. They are separate because `apply` alone
    restores a stored match, while verifying a record needs both, step by step.

    `steps` is the only log: all entries are made from it.
    """

    def __init__(self, game: Game[O, S, A, E, V], setup: Setup[O], seed: bytes) -> None:
        seats = game.manifest.seats
        if setup.seats not in seats:
            raise Refused("TB-1", seats=setup.seats, fewest=seats[0], most=seats[-1])
        if setup.decision_ms is not None and setup.decision_ms < 1:
            raise Refused("TB-6", fault="limit")
        if len(seed) != chance.SEED_BYTES:
            raise ValueError(f"a seed has {chance.SEED_BYTES} bytes: a short one could be guessed from its digest")
        self.game = game
        self.setup = setup
        self.state = game.initial(setup)
        self.steps: list[Step] = []
        self.seq = 1  # the number of the next entry of the log
        self.now: Millis = 0
        self._first_seqs: list[int] = []  # of each step, the number of its first entry
        self._kept = [self.state]  # the first state, and one after each KEPT_EVERY steps
        self._read = _command_reader(game.manifest.action)
        self._seed = seed
        self._draws = 0
        self._pinches: dict[Seat, bytes] = {}
        self._asked: dict[Viewer, tuple[int, Millis]] = {}
        self.waiting: Waiting[A] = game.waiting(self.state)  # read many times in a state, so computed once

    @property
    def commitment(self) -> str:
        return chance.commitment(self._seed)

    @property
    def outcome(self) -> Outcome | None:
        return self.waiting.outcome

    @property
    def log(self) -> list[Entry]:
        """All entries."""
        return self.entries()

    def entries(self, since: int = 0) -> list[Entry]:
        """The log from this entry on."""
        found: list[Entry] = []
        if since == 0:
            manifest = self.game.manifest
            found.append(Entry(0, 0, Opened(manifest.key, manifest.rules, self.setup, self.commitment)))
        first = max(0, bisect_right(self._first_seqs, since) - 1)
        for seq, step in zip(self._first_seqs[first:], self.steps[first:], strict=True):
            at = step.command.at
            found += [Entry(number, at, event) for number, event in enumerate(step.events, seq) if number >= since]
        if self.outcome is not None and since < self.seq:
            found.append(Entry(self.seq - 1, self.now, SeedRevealed(self._seed.hex())))
        return found

    def states_after(self, counts: Collection[int]) -> dict[int, S]:
        """The states after these numbers of steps."""
        if not counts:
            return {}
        kept = min(counts) // KEPT_EVERY
        first, state = kept * KEPT_EVERY, self._kept[kept]
        found = {first: state} if first in counts else {}
        for count, step in enumerate(self.steps[first : max(counts)], first + 1):
            state = self._folded(state, step)
            if count in counts:
                found[count] = state
        return found

    def view(self, viewer: Viewer) -> V:
        return self.game.view(self.state, viewer)

    def _repr_svg_(self) -> str:
        """A picture for notebooks: what a spectator sees."""
        return picture_of(self.game, self.view(Audience.PUBLIC))

    def seen(self, viewer: Viewer, since: int = 0) -> list[Entry]:
        """The log from this entry on, as this viewer may know it."""
        return [self._redacted(entry, viewer) for entry in self.entries(since)]

    def begin(self, at: Millis) -> list[Step]:
        """Make the draws that come before the first decision."""
        since = len(self.steps)
        self._draw_chance(at)
        return self.steps[since:]

    def asked(self, viewer: Viewer) -> int:
        """The number of the question that this seat is asked, or was asked last; 0 for other viewers.

        It is the number of the first entry after the question. A new question is put when the seat becomes due, when
        the seat acts and is due again, and when the clock has decided for somebody. It stays the same while only others
        act.
        """
        return self._asked.get(viewer, (0, 0))[0]

    def asked_at(self, viewer: Viewer) -> Millis:
        """When this seat was asked that question."""
        return self._asked.get(viewer, (0, 0))[1]

    def submit(self, command: Command[Any], question: int | None = None) -> list[Step]:
        """Play a seat's command and the draws that follow, and return these steps.

        A refused command changes nothing. A command without effect is not a step of the match.

        `question` is what `asked` said when the seat decided. Give it if commands come over a network: a change of mind
        that arrives after all cards were shown is then refused, and does not count as the next round's choice.
        """
        self._check_question(command, question)
        return self._play(self._retyped(command))

    def submit_decoded(self, command: Command[Any], question: int | None = None) -> list[Step]:
        """`submit` for a command that was decoded from JSON as this game's, so that its types are right."""
        self._check_question(command, question)
        return self._play(command)

    def tick(self, now: Millis) -> list[Step]:
        """Let the clock act if a deadline has passed."""
        deadline = self.waiting.deadline
        if deadline is None or now < deadline:
            return []
        return self._play(Command(Authority.CLOCK, TimeUp(), now))

    def answer_judge(self, answer: A, at: Millis) -> list[Step]:
        """Let the judge answer, if it was asked."""
        return [] if self.waiting.query is None else self._play(Command(Authority.JUDGE, answer, at))

    def next_draw(self) -> A:
        """Chance's answer to the draw that the match waits for."""
        asked = self.waiting.chance
        assert asked is not None
        return chance.draw(self._seed, self._pinches, self._draws, asked)

    def decide(self, command: Command[Any]) -> Decision[S, Any]:
        """What this command leads to, if it is allowed. Changes nothing."""
        if not isinstance(command.by, Authority) and command.by not in range(self.setup.seats):
            raise Refused("TB-2", by=str(command.by))
        if command.at < self.now:
            raise Refused("TB-3", at=command.at, now=self.now)
        waiting = self.waiting
        if waiting.outcome is not None:
            raise Refused("TB-4", over=1)
        if type(command.action) is Pinch:  # isinstance is slow on these classes
            pinched: Decision[S, Any] = Decision(_unchanged, self.state, command.at)
            pinched.add(self._pinched(command.by, command.action))
            return pinched
        if waiting.chance is not None and command.by != Authority.CHANCE:
            raise Refused("TB-4", over=0)
        return self.game.decide(self.state, command)

    def apply(self, step: Step, state: S | None = None) -> None:
        """Take in a step. `state` is the state after it, if known; without it, the events are folded."""
        by, at, due = step.command.by, step.command.at, self.waiting.due
        if type(step.command.action) is Pinch:
            for event in step.events:
                self._pinches[event.seat] = bytes.fromhex(event.bytes)
        else:
            self.state = self._folded(self.state, step) if state is None else state
        self.waiting = self.game.waiting(self.state)
        self._first_seqs.append(self.seq)
        self.steps.append(step)
        if len(self.steps) % KEPT_EVERY == 0:
            self._kept.append(self.state)
        self.seq += len(step.events) + (self.outcome is not None)  # with the last step, the seed is shown
        for seat in self.waiting.due:
            if seat not in due or by == seat or by == Authority.CLOCK:
                self._asked[seat] = self.seq, at
        self._draws += by == Authority.CHANCE
        self.now = at

    def _folded(self, state: S, step: Step) -> S:
        if type(step.command.action) is not Pinch:
            for event in step.events:
                state = self.game.evolve(state, event)
        return state

    def _check_question(self, command: Command[Any], question: int | None) -> None:
        if type(command.by) is not int:  # True is not a seat either
            raise Refused("TB-2", by=str(command.by))
        if question is not None and (type(question) is not int or question != self.asked(command.by)):
            raise Refused("TB-10")

    def _retyped(self, command: Command[Any]) -> Command[Any]:
        """The command, encoded and decoded: rules rely on its types, and callers may have passed others."""
        action = type(command.action)
        try:
            written = encode(command)
        except (TypeError, ValueError, OverflowError) as error:
            raise malformed(error) from None
        read: Command[Any] = self._read(written)
        if type(read.action) is not action:  # another game's action, with the same fields
            raise Refused("TB-8", field="action", problem=f"Invalid value {action.__name__!r}")
        return read

    def _play(self, command: Command[Any]) -> list[Step]:
        since = len(self.steps)
        if not self._advance(command):
            return []
        if type(command.action) is not Pinch:
            self._draw_chance(command.at)
        return self.steps[since:]

    def _draw_chance(self, at: Millis) -> None:
        while self.waiting.chance is not None:
            self._advance(Command(Authority.CHANCE, self.next_draw(), at))

    def _advance(self, command: Command[Any]) -> bool:
        """Decide and apply. False if the command has no effect."""
        decision = self.decide(command)
        if decision.events:
            self.apply(Step(command, tuple(decision.events)), decision.state)
        return bool(decision.events)

    def _pinched(self, by: Actor, pinch: Pinch) -> Pinched:
        if not isinstance(by, int):
            raise Refused("TB-2", by=str(by))
        if any(not isinstance(step.command.action, Pinch) for step in self.steps):
            raise Refused("TB-5", fault="late")
        if by in self._pinches:
            raise Refused("TB-5", fault="twice")
        return Pinched(by, checked_pinch(pinch.bytes))

    def _redacted(self, entry: Entry, viewer: Viewer) -> Entry:
        match entry.event:
            case Opened() | Pinched() | SeedRevealed():
                return entry
            case event:
                return Entry(entry.seq, entry.at, self.game.redact(event, viewer))


AnyMatch: TypeAlias = Match[Any, Any, Any, Any, Any]
