"""A match as all adapters play it: seats decide by number, chance draws, and everything else happens by itself.

A position never changes. What follows is a new position, so copying an environment costs nothing.
"""

from collections.abc import Iterator, Mapping
from contextlib import suppress
from typing import TYPE_CHECKING, Any, NamedTuple

from nenuphar.core.codec import encode
from nenuphar.core.encoding import PASS
from nenuphar.core.game import Authority, Command, Millis, Outcome, Refused, Seat, TimeUp, Viewer, Waiting
from nenuphar.core.moves import Draw

if TYPE_CHECKING:
    from nenuphar.adapters.task import Task

Log = tuple["Log", tuple[Any, ...]] | None  # the log before, and the newest events


class Position:
    """Between two decisions. Either chance has to draw (`draw`), or seats have to decide (`due`), or it is over.

    Seats that are due decide together. Their actions are played in the order of seats; an action that an earlier one
    has made impossible is dropped, and its seat is asked again if it still is due.
    """

    __slots__ = ("_offers", "_views", "decisions", "log", "now", "plans", "state", "task", "tick_ends", "waiting")

    def __init__(
        self,
        task: "Task",
        state: Any,
        now: Millis = 0,
        log: Log = None,
        decisions: int = 0,
        plans: tuple["Plan", ...] = (),
        tick_ends: Millis = 0,
    ) -> None:
        self.task = task
        self.state = state
        self.now = now
        self.log: Log = log
        self.decisions = decisions
        self.plans = plans
        self.tick_ends = tick_ends
        self.waiting: Waiting[Any] = task.game.waiting(state)
        self._views: dict[Viewer, Any] = {}
        self._offers: dict[Seat, Mapping[int, Any]] = {}

    def __deepcopy__(self, memo: dict[int, Any]) -> "Position":
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        rest = self.state, self.now, self._steps(), self.decisions, self.plans, self.tick_ends
        return _restored, (self.task, *rest)

    @property
    def outcome(self) -> Outcome | None:
        return self.waiting.outcome

    @property
    def is_over(self) -> bool:
        """Whether the match has ended, or counts as a draw because it is too long."""
        return self.waiting.outcome is not None or self.decisions >= self.task.longest

    @property
    def returns(self) -> tuple[float, ...]:
        """What each seat has won: 1 for beating all others, -1 for losing to all, and in proportion between. 0 until
        the match is over."""
        outcome, others = self.outcome, self.task.seats - 1
        if outcome is None or not others:
            return (0.0,) * self.task.seats
        ranks = outcome.ranks
        return tuple(sum((rank < other) - (rank > other) for other in ranks) / others for rank in ranks)

    @property
    def draw(self) -> Draw[Any] | None:
        """What chance has to draw now: for the game, or how long a hand takes to reach its target."""
        if self.is_over:
            return None
        if self.waiting.chance is not None:
            return self.waiting.chance
        if any(plan.at is None for plan in self.plans):
            assert self.task.encoding.hands is not None
            return Draw(self.task.encoding.hands.reaches_ms)
        return None

    @property
    def due(self) -> tuple[Seat, ...]:
        """The seats that decide now."""
        if self.is_over or self.draw is not None:
            return ()
        return self.task.every_seat if self.task.encoding.hands is not None else self.waiting.due

    def view(self, viewer: Viewer) -> Any:
        if viewer not in self._views:
            self._views[viewer] = self.task.game.view(self.state, viewer)
        return self._views[viewer]

    def offers(self, seat: Seat) -> Mapping[int, Any]:
        """The actions that this seat may take now, by number in ascending order. To pass is None."""
        if seat not in self._offers:
            self._offers[seat] = self._find_offers(seat)
        return self._offers[seat]

    def _find_offers(self, seat: Seat) -> Mapping[int, Any]:
        if seat not in self.due:
            return {PASS: None}
        encoding = self.task.encoding
        waits = {} if encoding.hands is None else {PASS: None}
        if any(plan.seat == seat for plan in self.plans):  # its hand is under way
            return waits
        return waits | dict(sorted(encoding.actions.offers(self.view(seat)).items()))

    def seen(self, seat: Seat) -> Iterator[Any]:
        """What has happened as this seat knows it, in order."""
        for events in self._steps():
            for event in events:
                known = self.task.game.redact(event, seat)
                if known is not None:
                    yield known

    def _steps(self) -> list[tuple[Any, ...]]:
        """All events, step by step."""
        found, log = [], self.log
        while log is not None:
            log, events = log
            found.append(events)
        return found[::-1]

    def information(self, seat: Seat) -> str:
        """Everything that this seat knows, as text: two positions look the same to it if the texts are equal."""
        parts: list[Any] = [seat, list(self.seen(seat))]
        if self.task.encoding.hands is not None:
            parts += [self.now, [[plan.at, plan.number] for plan in self.plans if plan.seat == seat]]
        return encode(parts).decode()

    def instead(self, state: Any, viewer: Seat) -> "Position":
        """The same for this viewer, with another state. The log is the viewer's own: nobody knows another one."""
        log = None, tuple(self.seen(viewer))
        plans = tuple(plan for plan in self.plans if plan.seat == viewer)
        return Position(self.task, state, self.now, log, self.decisions, plans, self.tick_ends)

    def drawn(self, index: int) -> "Position":
        """After chance has drawn the outcome with this index."""
        draw = self.draw
        assert draw is not None
        progress = _Progress(self)
        if self.waiting.chance is not None:
            progress.play(Command(Authority.CHANCE, draw.outcomes[index], self.now))
        else:
            progress.aim(draw.outcomes[index])
        return progress.position()

    def decided(self, choices: Mapping[Seat, "int | Chosen"]) -> "Position":
        """After all seats that are due have decided. Every number has to be offered."""
        hands = self.task.encoding.hands
        progress = _Progress(self)
        progress.decisions += 1
        progress.tick_ends = self.now + (0 if hands is None else hands.tick_ms)
        for place, seat in enumerate(self.due):
            choice = choices[seat]
            number = PASS if isinstance(choice, Chosen) else choice
            action, at = choice if isinstance(choice, Chosen) else (self.offers(seat)[number], None)
            if action is None:
                continue
            if at is not None or (hands is not None and hands.by_hand(action)):
                progress.plans.append(Plan(seat, number, action, at))
                continue
            try:
                progress.play(Command(seat, action, self.now))
            except Refused:
                if place == 0:  # nothing has changed since it was offered
                    raise
        return progress.position()


def _restored(task: "Task", state: Any, now: Millis, steps: list[tuple[Any, ...]], *rest: Any) -> Position:
    """A position that was pickled. A long chain of logs could not be."""
    log: Log = None
    for events in steps:
        log = log, events
    return Position(task, state, now, log, *rest)


class Chosen(NamedTuple):
    """What a bot has chosen: an action that need not have a number, and when to play it in a game of speed."""

    action: Any
    at: Millis | None = None


class Plan(NamedTuple):
    """A hand under way. It arrives at `at`; None until chance has drawn how long it takes."""

    seat: Seat
    number: int
    action: Any
    at: Millis | None = None


class _Progress:
    """Makes the next position: plays commands, and then everything that happens without seats and chance."""

    def __init__(self, before: Position) -> None:
        self.task = before.task
        self.state = before.state
        self.waiting = before.waiting
        self.now = before.now
        self.log = before.log
        self.decisions = before.decisions
        self.plans = list(before.plans)
        self.tick_ends = before.tick_ends

    def play(self, command: Command[Any]) -> None:
        decision = self.task.game.decide(self.state, command)
        self.now = command.at
        if decision.events:
            self.state = decision.state
            self.log = self.log, tuple(decision.events)
            self.waiting = self.task.game.waiting(self.state)

    def aim(self, reach_ms: Millis) -> None:
        """The first hand that has just set out takes this long."""
        place = next(place for place, plan in enumerate(self.plans) if plan.at is None)
        self.plans[place] = self.plans[place]._replace(at=self.now + reach_ms)

    def position(self) -> Position:
        if self.task.encoding.hands is None:
            self._settle()
            return self._here()
        self._pass_time()
        here = self._here()
        while self._is_something_coming() and here.due and all(len(here.offers(seat)) == 1 for seat in here.due):
            self.tick_ends += self.task.encoding.hands.tick_ms
            self._pass_time()
            here = self._here()
        return here

    def _is_something_coming(self) -> bool:
        """Whether it is worth to wait while nobody can do anything."""
        return bool(self.plans) or self.waiting.deadline is not None

    def _here(self) -> Position:
        return Position(self.task, self.state, self.now, self.log, self.decisions, tuple(self.plans), self.tick_ends)

    def _settle(self) -> None:
        """Let the judge answer, and the clock act where a match waits for nobody else."""
        lookup = self.task.game.lookup
        while self.waiting.outcome is None and self.waiting.chance is None:
            query = self.waiting.query
            if lookup is not None and query is not None:
                answer = query.unread() if query.slow else lookup.answer(query, {})
                self.play(Command(Authority.JUDGE, answer, self.now))
            elif not self.waiting.due and self.waiting.deadline is not None:
                self._let_clock_act(self.waiting.deadline)
            else:
                return

    def _pass_time(self) -> None:
        """Let hands arrive and the clock act, in the order of time, up to the end of the tick."""
        while self.waiting.outcome is None and self.waiting.chance is None:
            if any(plan.at is None for plan in self.plans):
                return
            plan = min(self.plans, key=lambda plan: plan.at or 0, default=None)
            arrives = None if plan is None else plan.at
            deadline = self.waiting.deadline
            if deadline is not None and deadline <= min(self.tick_ends, arrives or self.tick_ends):
                self._let_clock_act(deadline)
            elif plan is not None and arrives is not None and arrives <= self.tick_ends:
                self.plans.remove(plan)
                self._arrive(plan, arrives)
            else:
                self.now = self.tick_ends
                return

    def _arrive(self, plan: Plan, at: Millis) -> None:
        at = max(at, self.now)
        with suppress(Refused):  # others were faster
            self.play(Command(plan.seat, plan.action, at))
        self.now = at

    def _let_clock_act(self, deadline: Millis) -> None:
        self.play(Command(Authority.CLOCK, TimeUp(), max(deadline, self.now)))
