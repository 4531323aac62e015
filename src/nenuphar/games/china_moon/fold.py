"""Folds the events of China Moon into its state. Nothing is decided or refused here."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from nenuphar.core.game import Outcome
from nenuphar.core.tuples import with_item
from nenuphar.games.china_moon.score import ranks
from nenuphar.games.china_moon.types import (
    ChoiceBegan,
    Event,
    FirstPicked,
    FrogArrived,
    FrogMoved,
    GameEnded,
    Hand,
    LiliesSwapped,
    Lily,
    LilyDropped,
    LilyLaid,
    LilyTaken,
    PadPassed,
    PrizeLaid,
    State,
    TimeRanOut,
    TurnBegan,
    TurnTakenBack,
    owner,
)


def evolve(state: State, event: Event) -> State:
    return FOLDS[type(event)](state, event)


def _prize_laid(state: State, event: PrizeLaid) -> State:
    return replace(state, prizes=with_item(state.prizes, event.slot, event.lily))


def _lily_laid(state: State, event: LilyLaid) -> State:
    """When every lily pad has a lily, the game starts."""
    lilies = with_item(state.lilies, event.pad, event.lily)
    pads = enumerate(state.setup.options.board.pads, 1)
    full = all(lilies[place] is not None for place, pad in pads if pad.kind == "lily")
    return replace(state, lilies=lilies, phase="starting" if full else "laying")


def _turn_began(state: State, event: TurnBegan) -> State:
    return replace(state, turn=event.seat, number=event.number, moved=(), taken_back=0)


def _choice_began(state: State, event: ChoiceBegan) -> State:
    """Before the first move of a turn the state is kept, in case the turn is taken back."""
    asked = replace(state, phase=event.choice, asked=event.seat, frog=event.frog, until=event.until)
    if event.choice != "move" or state.moved or not state.setup.options.take_back:
        return asked
    return replace(asked, before=replace(asked, before=None))


def _time_ran_out(state: State, event: TimeRanOut) -> State:
    return replace(state, before=None)


def _frog_moved(state: State, event: FrogMoved) -> State:
    frog, moved = event.frog, state.moved
    if frog not in moved:
        moved = (*moved, frog)
    return replace(state, frogs=with_item(state.frogs, frog, event.path[-1]), moved=moved)


def _lily_taken(state: State, event: LilyTaken) -> State:
    lilies = with_item(state.lilies, event.pad, None)
    return replace(state, lilies=lilies, hands=_given(state.hands, owner(event.frog), event.lily))


def _lilies_swapped(state: State, event: LiliesSwapped) -> State:
    mine, other = owner(event.frog), event.other
    hands = _given(_without(state.hands, mine, event.gave), mine, event.took)
    hands = _given(_without(hands, other, event.took), other, event.gave)
    return replace(state, hands=hands, before=_state_to_take_back(state))


def _lily_dropped(state: State, event: LilyDropped) -> State:
    lilies = with_item(state.lilies, event.pad, event.lily)
    hands = _without(state.hands, owner(event.frog), event.lily)
    return replace(state, lilies=lilies, hands=hands, before=_state_to_take_back(state))


def _frog_arrived(state: State, event: FrogArrived) -> State:
    prizes = with_item(state.prizes, event.slot, None)
    return replace(state, prizes=prizes, hands=_given(state.hands, owner(event.frog), event.lily))


def _turn_taken_back(state: State, event: TurnTakenBack) -> State:
    assert state.before is not None
    return replace(state.before, taken_back=state.taken_back + 1)


def _game_ended(state: State, event: GameEnded) -> State:
    outcome = Outcome(ranks(event.scores), event.rule)
    return replace(state, phase="over", asked=None, frog=None, until=None, before=None, outcome=outcome)


def _unchanged(state: State, event: Event) -> State:
    """For the log only: other events change the state."""
    return state


def _state_to_take_back(state: State) -> State | None:
    """The state at the beginning of the turn; None once another player has made a choice in it."""
    return state.before if state.asked == state.turn else None


def _given(hands: tuple[Hand, ...], seat: int, lily: Lily) -> tuple[Hand, ...]:
    return with_item(hands, seat, (*hands[seat], lily))


def _without(hands: tuple[Hand, ...], seat: int, lily: Lily) -> tuple[Hand, ...]:
    left = list(hands[seat])
    left.remove(lily)
    return with_item(hands, seat, tuple(left))


FOLDS: dict[type[Event], Callable[[State, Any], State]] = {
    PrizeLaid: _prize_laid,
    LilyLaid: _lily_laid,
    FirstPicked: _unchanged,
    TurnBegan: _turn_began,
    ChoiceBegan: _choice_began,
    TimeRanOut: _time_ran_out,
    FrogMoved: _frog_moved,
    LilyTaken: _lily_taken,
    LiliesSwapped: _lilies_swapped,
    LilyDropped: _lily_dropped,
    PadPassed: _unchanged,
    FrogArrived: _frog_arrived,
    TurnTakenBack: _turn_taken_back,
    GameEnded: _game_ended,
}
