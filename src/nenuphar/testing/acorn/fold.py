"""Folds the events of Acorn into its state. Nothing is decided or refused here."""

from msgspec.structs import replace

from nenuphar.core.game import Outcome
from nenuphar.core.tuples import with_item
from nenuphar.testing.acorn.types import Event, FirstPicked, GameEnded, PebblesTaken, State, TimeRanOut, TurnBegan


def evolve(state: State, event: Event) -> State:
    match event:
        case TurnBegan(seat, until):
            return replace(state, turn=seat, until=until)
        case PebblesTaken(seat, count):
            taken = with_item(state.taken, seat, state.taken[seat] + count)
            return replace(state, left=state.left - count, taken=taken)
        case FirstPicked() | TimeRanOut():
            return state
        case GameEnded(winner):
            ranks = tuple(1 if seat == winner else 2 for seat in range(state.setup.seats))
            return replace(state, outcome=Outcome(ranks, "AC-4"))
