"""All decisions of Acorn, each with its rule. README.md has the rules in words."""

from nenuphar.core.decision import Decision
from nenuphar.core.game import Actor, Command, Refused, Seat, Setup, TimeUp, Waiting
from nenuphar.core.guards import only_chance, only_clock
from nenuphar.core.moves import Draw
from nenuphar.testing.acorn.fold import evolve
from nenuphar.testing.acorn.types import (
    Action,
    Event,
    FirstPicked,
    GameEnded,
    Options,
    PebblesTaken,
    PickFirst,
    State,
    Take,
    TimeRanOut,
    TurnBegan,
)


def initial(setup: Setup[Options]) -> State:
    """The pebbles on the table (AC-1)."""
    if not 1 <= setup.options.pebbles <= 99:
        raise Refused("AC-1", pebbles=setup.options.pebbles)
    return State(setup, left=setup.options.pebbles, taken=(0,) * setup.seats)


def waiting(state: State) -> Waiting[Action]:
    if state.outcome is not None:
        return Waiting(outcome=state.outcome)
    if state.turn is None:
        return Waiting(chance=Draw(tuple(PickFirst(seat) for seat in range(state.setup.seats))))
    return Waiting(due=(state.turn,), may=(state.turn,), deadline=state.until)


def decide(state: State, command: Command[Action]) -> Decision[State, Event]:
    decision = Decision(evolve, state, command.at)
    match command.action:
        case PickFirst(seat):
            only_chance(command, waiting(state).chance, "AC-2")
            decision.add(FirstPicked(seat))
            decision.add(TurnBegan(seat, state.setup.until(command.at)))
        case Take(count):
            _taken(decision, _allowed(state, command.by, count), count)
        case TimeUp():
            only_clock(command.by, command.at, waiting(state).deadline)
            assert state.turn is not None
            decision.add(TimeRanOut(state.turn))
            _taken(decision, state.turn, 1)  # AC-5
    return decision


def _allowed(state: State, by: Actor, count: int) -> Seat:
    """Players take a few pebbles in their turn (AC-2, AC-3)."""
    if state.outcome is not None or state.turn is None or by != state.turn:
        raise Refused("AC-2")
    most = min(state.setup.options.most, state.left)
    if not 1 <= count <= most:
        raise Refused("AC-3", count=count, most=most)
    return state.turn


def _taken(decision: Decision[State, Event], seat: Seat, count: int) -> None:
    """The last pebble wins (AC-4); otherwise it is the next player's turn."""
    setup = decision.state.setup
    decision.add(PebblesTaken(seat, count))
    if decision.state.left == 0:
        decision.add(GameEnded(seat))
    else:
        decision.add(TurnBegan((seat + 1) % setup.seats, setup.until(decision.at)))
