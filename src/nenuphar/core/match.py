"""A match being played: a game, its log, and nothing that is not in the log."""

import re
from typing import Any, Generic, TypeAlias

from msgspec import Struct

from nenuphar.core import chance
from nenuphar.core.game import (
    A,
    Actor,
    Asked,
    Authority,
    Command,
    E,
    Game,
    Happened,
    Millis,
    O,
    Outcome,
    Refused,
    S,
    Seat,
    Setup,
    TimeUp,
    V,
    Viewer,
    Waiting,
)

MOST_PINCH_BYTES = 64
_HEXADECIMAL = re.compile("([0-9a-f]{2})+")


class Opened(Happened, Generic[O], frozen=True):
    """The first event: what was agreed, and the host's promise about chance."""

    game: str
    rules: int
    setup: Setup[O]
    commitment: str


class Pinch(Asked, frozen=True):
    """A seat asks to stir its own bytes, written in hexadecimal, into the chance of the match."""

    bytes: str


class Pinched(Happened, frozen=True):
    """A seat's bytes were stirred in."""

    seat: Seat
    bytes: str


class SeedRevealed(Happened, frozen=True):
    """The last event: with it everybody can draw again what chance drew."""

    seed: str


TableEvent: TypeAlias = Opened[Any] | Pinched | SeedRevealed


class Entry(Struct, frozen=True):
    """One line of the log. A viewer who may not see the event still gets the line, so that gaps are noticed."""

    seq: int
    at: Millis
    event: Any  # None where the viewer may not know it


class Step(Struct, frozen=True):
    """A command that was accepted, and all that it brought about."""

    command: Command[Any]
    events: tuple[Any, ...]


class Match(Generic[O, S, A, E, V]):
    """Shells call `begin`, then `submit` and `tick`, and show what `view` and `seen` give.

    Underneath, `decided` says what a command would bring about and `take` folds it in: apart from each other, because
    a stored match is restored by `take` alone and a record is verified step by step with both.
    """

    def __init__(self, game: Game[O, S, A, E, V], setup: Setup[O], seed: bytes) -> None:
        seats = game.manifest.seats
        if setup.seats not in seats:
            raise Refused("TB-1", seats=setup.seats, fewest=seats[0], most=seats[-1])
        if setup.decision_ms is not None and setup.decision_ms < 1:
            raise Refused("TB-6", fault="limit")
        if len(seed) != chance.SEED_BYTES:
            raise ValueError(f"a seed has {chance.SEED_BYTES} bytes, so that nobody can guess it from its digest")
        self.game = game
        self.setup = setup
        self.state = game.initial(setup)
        self.steps: list[Step] = []
        self.now: Millis = 0
        self._seed = seed
        self._drawn = 0
        self._pinches: dict[Seat, bytes] = {}
        self._asked: dict[Viewer, int] = {}
        self.waiting: Waiting[A] = game.waiting(self.state)  # asked for many times in a state, worked out once
        opened = Opened(game.manifest.key, game.manifest.rules, setup, chance.commitment(seed))
        self.log: list[Entry] = [Entry(0, 0, opened)]

    @property
    def seq(self) -> int:
        """The number of the next line of the log."""
        return len(self.log)

    @property
    def commitment(self) -> str:
        return chance.commitment(self._seed)

    @property
    def outcome(self) -> Outcome | None:
        return self.waiting.outcome

    def view(self, viewer: Viewer) -> V:
        return self.game.view(self.state, viewer)

    def seen(self, viewer: Viewer, since: int = 0) -> list[Entry]:
        """The log from this line on, as this viewer may know it."""
        return [self._redacted(entry, viewer) for entry in self.log[since:]]

    def begin(self, at: Millis) -> list[Entry]:
        """Let chance do what comes before the first decision."""
        since = self.seq
        self._settle(at)
        return self.log[since:]

    def asked(self, viewer: Viewer) -> int:
        """The line of the log since which the question stands that this seat is asked, or was asked last; 0 for others.

        A question is new when the seat becomes due, when the seat itself acts and is due again, and when the clock
        has decided for somebody. It stays the same while only others act.
        """
        return self._asked.get(viewer, 0)

    def submit(self, command: Command[Any], question: int | None = None) -> list[Entry]:
        """Play a seat's command, and whatever chance has to add.

        A refused command changes nothing. One that brings nothing about is no step of the match.

        `question` is what `asked` said when the seat made up its mind. Over a network it should be given: a second
        thought that arrives after all cards were shown is then refused, and not taken for the next round's choice.
        """
        if not isinstance(command.by, int):
            raise Refused("TB-2", by=str(command.by))
        if question is not None and question != self.asked(command.by):
            raise Refused("TB-10")
        return self._play(command)

    def tick(self, now: Millis) -> list[Entry]:
        """Let the clock speak if a deadline has passed."""
        deadline = self.waiting.deadline
        if deadline is None or now < deadline:
            return []
        return self._play(Command(Authority.CLOCK, TimeUp(), now))

    def settle(self, ruling: A, at: Millis) -> list[Entry]:
        """Let the judge speak, if it was asked."""
        return [] if self.waiting.question is None else self._play(Command(Authority.JUDGE, ruling, at))

    def drawn(self) -> A:
        """What chance answers to what it is being asked."""
        asked = self.waiting.chance
        assert asked is not None
        return chance.draw(self._seed, self._pinches, self._drawn, asked)

    def take(self, step: Step) -> None:
        """Fold a step that was decided before: by `decide` just now, or in a stored log."""
        by, at = step.command.by, step.command.at
        due, state, log, evolve = self.waiting.due, self.state, self.log, self.game.evolve
        for event in step.events:
            if isinstance(event, Pinched):
                self._pinches[event.seat] = bytes.fromhex(event.bytes)
            else:
                state = evolve(state, event)
            log.append(Entry(len(log), at, event))
        self.state, self.waiting = state, self.game.waiting(state)
        if self.outcome is not None:
            log.append(Entry(len(log), at, SeedRevealed(self._seed.hex())))
        for seat in self.waiting.due:
            if seat not in due or by == seat or by == Authority.CLOCK:
                self._asked[seat] = len(log)
        self._drawn += by == Authority.CHANCE
        self.now = at
        self.steps.append(step)

    def decided(self, command: Command[Any]) -> Step:
        """The step that this command is, if it is allowed. Changes nothing."""
        if not isinstance(command.by, Authority) and command.by not in range(self.setup.seats):
            raise Refused("TB-2", by=str(command.by))
        if command.at < self.now:
            raise Refused("TB-3", at=command.at, now=self.now)
        waiting = self.waiting
        if waiting.outcome is not None:
            raise Refused("TB-4", over=1)
        if isinstance(command.action, Pinch):
            return Step(command, (self._pinched(command.by, command.action),))
        if waiting.chance is not None and command.by != Authority.CHANCE:
            raise Refused("TB-4", over=0)
        return Step(command, self.game.decide(self.state, command))

    def _play(self, command: Command[Any]) -> list[Entry]:
        since = self.seq
        step = self.decided(command)
        if not step.events:
            return []
        self.take(step)
        if not isinstance(command.action, Pinch):
            self._settle(command.at)
        return self.log[since:]

    def _settle(self, at: Millis) -> None:
        while self.waiting.chance is not None:
            self.take(self.decided(Command(Authority.CHANCE, self.drawn(), at)))

    def _pinched(self, by: Actor, pinch: Pinch) -> Pinched:
        if not isinstance(by, int):
            raise Refused("TB-2", by=str(by))
        if any(not isinstance(step.command.action, Pinch) for step in self.steps):
            raise Refused("TB-5", fault="late")
        if by in self._pinches:
            raise Refused("TB-5", fault="twice")
        if not 2 <= len(pinch.bytes) <= 2 * MOST_PINCH_BYTES:
            raise Refused("TB-5", fault="length")
        if not _HEXADECIMAL.fullmatch(pinch.bytes):
            raise Refused("TB-5", fault="not-hex")
        return Pinched(by, pinch.bytes)

    def _redacted(self, entry: Entry, viewer: Viewer) -> Entry:
        match entry.event:
            case Opened() | Pinched() | SeedRevealed():
                return entry
            case event:
                return Entry(entry.seq, entry.at, self.game.redact(event, viewer))
