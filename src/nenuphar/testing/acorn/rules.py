"""Every decision of Acorn, each citing its rule. README.md has the rules in words."""

from nenuphar.core.game import Actor, Authority, Command, Millis, Refused, Setup, TimeUp, Waiting
from nenuphar.testing.acorn.types import (
    MOST,
    Action,
    Event,
    GameEnded,
    Options,
    PebblesTaken,
    State,
    Take,
    TimeRanOut,
    TurnBegan,
)


def initial(setup: Setup[Options]) -> State:
    """The pebbles on the table (AC-1)."""
    if not 1 <= setup.options.pebbles <= 99:
        raise Refused("AC-1", pebbles=setup.options.pebbles)
    return State(setup, left=setup.options.pebbles, turn=0, until=setup.until(0), outcome=None)


def waiting(state: State) -> Waiting[Action]:
    if state.outcome is not None:
        return Waiting(outcome=state.outcome)
    return Waiting(due=(state.turn,), may=(state.turn,), deadline=state.until)


def decide(state: State, command: Command[Action]) -> tuple[Event, ...]:
    match command.action:
        case Take(count):
            return _take(state, command.by, count, command.at)
        case TimeUp():
            return _time_up(state, command)


def _take(state: State, by: Actor, count: int, at: Millis) -> tuple[Event, ...]:
    """One, two or three in one's own turn (AC-2, AC-3); the last pebble wins (AC-4)."""
    if by != state.turn or state.outcome is not None:
        raise Refused("AC-2")
    if not 1 <= count <= min(MOST, state.left):
        raise Refused("AC-3", count=count, most=min(MOST, state.left))
    return _taken(state, count, at)


def _time_up(state: State, command: Command[Action]) -> tuple[Event, ...]:
    """The clock takes one pebble for a player who lets the time pass (AC-5)."""
    late = state.until is not None and command.at >= state.until and state.outcome is None
    if command.by != Authority.CLOCK or not late:
        raise Refused("TB-6")
    return (TimeRanOut(state.turn), *_taken(state, 1, command.at))


def _taken(state: State, count: int, at: Millis) -> tuple[Event, ...]:
    taken = PebblesTaken(state.turn, count)
    if state.left == count:
        return (taken, GameEnded(state.turn))
    return (taken, TurnBegan((state.turn + 1) % state.setup.seats, state.setup.until(at)))
