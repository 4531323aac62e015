"""Folds the events of Quibbit! into its state. Nothing is decided or refused here."""

from collections.abc import Callable
from functools import cache
from typing import Any

from msgspec.structs import replace

from nenuphar.core.game import Outcome
from nenuphar.games.quibbit.board import SPECIALS
from nenuphar.games.quibbit.types import (
    CARDS,
    Card,
    CardChosen,
    CardLost,
    CardReturned,
    CardsRevealed,
    CrownPassed,
    DummyCardTurned,
    DummyPileRenewed,
    Event,
    FirstPicked,
    Frog,
    FrogLeapt,
    FrogPlaced,
    GameEnded,
    LastFrogLapped,
    PlacingBegan,
    PlayerEliminated,
    RoundBegan,
    SegmentLaid,
    State,
    TimeRanOut,
)


def evolve(state: State, event: Event) -> State:
    return FOLDS[type(event)](state, event)


def _segment_laid(state: State, event: SegmentLaid) -> State:
    """Every segment is followed by a special tile, the last one by the water."""
    laid = len(state.ring) // (len(event.leaves) + 1)
    ring = (*state.ring, *event.leaves, SPECIALS[laid])
    return replace(state, ring=ring, phase="starting" if laid + 1 == len(SPECIALS) else "laying")


def _placing_began(state: State, event: PlacingBegan) -> State:
    return replace(state, phase="placing", turn=event.seat, until=event.until)


def _frog_placed(state: State, event: FrogPlaced) -> State:
    return _at(state, event.frog, event.step)


def _crown_passed(state: State, event: CrownPassed) -> State:
    return replace(state, crown=event.frog)


def _round_began(state: State, event: RoundBegan) -> State:
    nothing = (None,) * state.setup.seats
    return replace(state, phase="planning", turn=None, round=event.number, chosen=nothing, until=event.until)


def _card_chosen(state: State, event: CardChosen) -> State:
    chosen = list(state.chosen)
    chosen[event.seat] = event.card
    return replace(state, chosen=tuple(chosen))


def _cards_revealed(state: State, event: CardsRevealed) -> State:
    return replace(state, phase="moving", until=None)


def _dummy_card_turned(state: State, event: DummyCardTurned) -> State:
    return replace(state, pile=without(state.pile, event.card))


def _frog_leapt(state: State, event: FrogLeapt) -> State:
    return _at(state, event.frog, event.path[-1])


def _card_lost(state: State, event: CardLost) -> State:
    hands = list(state.hands)
    hands[event.seat] = without(hands[event.seat], event.card)
    return replace(state, hands=tuple(hands))


def _player_eliminated(state: State, event: PlayerEliminated) -> State:
    return _at(state, event.seat, None)


def _dummy_pile_renewed(state: State, event: DummyPileRenewed) -> State:
    return replace(state, pile=CARDS)


def _game_ended(state: State, event: GameEnded) -> State:
    """The winner is first and all others share the second rank; without a winner all share the first."""
    ranks = tuple(1 if event.winner in (None, seat) else 2 for seat in range(state.setup.seats))
    return replace(state, phase="over", outcome=Outcome(ranks, event.rule))


def _unchanged(state: State, event: Event) -> State:
    """For the log only: other events change the state."""
    return state


@cache  # there are few hands, and they are needed often
def without(cards: tuple[Card, ...], lost: Card) -> tuple[Card, ...]:
    return tuple([card for card in cards if card != lost])


def _at(state: State, frog: Frog, step: int | None) -> State:
    steps = list(state.steps)
    steps[frog] = step
    return replace(state, steps=tuple(steps))


FOLDS: dict[type[Event], Callable[[State, Any], State]] = {
    SegmentLaid: _segment_laid,
    FirstPicked: _unchanged,
    PlacingBegan: _placing_began,
    FrogPlaced: _frog_placed,
    CrownPassed: _crown_passed,
    RoundBegan: _round_began,
    TimeRanOut: _unchanged,
    CardChosen: _card_chosen,
    CardsRevealed: _cards_revealed,
    DummyCardTurned: _dummy_card_turned,
    FrogLeapt: _frog_leapt,
    LastFrogLapped: _unchanged,
    CardReturned: _unchanged,
    CardLost: _card_lost,
    PlayerEliminated: _player_eliminated,
    DummyPileRenewed: _dummy_pile_renewed,
    GameEnded: _game_ended,
}
