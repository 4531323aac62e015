"""Folds the events of Gobbit into its state. Nothing is decided or refused here."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from nenuphar.core.game import Outcome, Seat
from nenuphar.core.tuples import with_item
from nenuphar.games.gobbit import deck
from nenuphar.games.gobbit.deck import Back, Card
from nenuphar.games.gobbit.options import SCENES_BACK
from nenuphar.games.gobbit.parts import Pile, Scene
from nenuphar.games.gobbit.types import (
    CardLifted,
    CardTurned,
    ClashOpened,
    ClashSettled,
    Event,
    FirstPicked,
    GameEnded,
    HurryAsked,
    LastCallBegan,
    PauseAsked,
    Paused,
    PauseWithdrawn,
    PenaltyPaid,
    Phase,
    PlayerOut,
    PoltergeistBarred,
    ResumeAsked,
    Resumed,
    SceneShown,
    StackMoved,
    State,
    Tapped,
    TurnAsked,
    TurnBegan,
)


def evolve(state: State, event: Event) -> State:
    return FOLDS[type(event)](state, event)


# Turns


def _first_picked(state: State, event: FirstPicked) -> State:
    """The first player comes after `last`."""
    return replace(state, last=(event.seat - 1) % state.setup.seats)


def _turn_began(state: State, event: TurnBegan) -> State:
    return replace(
        state,
        phase="open",
        turn=event.seat,
        asked=False,
        earliest=event.earliest,
        until=event.until,
        last_call=False,
        moved=False,
    )


def _turn_asked(state: State, event: TurnAsked) -> State:
    return replace(state, asked=True)


def _card_lifted(state: State, event: CardLifted) -> State:
    return replace(state, phase="lifting")


def _card_turned(state: State, event: CardTurned) -> State:
    drawn = _drawn(state, event.seat, event.card)
    stack = (*state.stacks[event.seat], event.card)
    return replace(drawn, stacks=with_item(state.stacks, event.seat, stack), last=event.seat, barred=())


def _scene_shown(state: State, event: SceneShown) -> State:
    """Keep the earlier scenes on which a tap can still be judged."""
    scene = snapshot(state, event.number, event.shown)
    tops = tuple([stack[-1] if stack else None for stack in state.stacks])
    kept = SCENES_BACK + 1  # one more for taps that are too fast for a reaction
    return replace(state, scenes=(*state.scenes[-kept:], scene), seen=(*state.seen[-kept:], tops), moved_since=False)


def _last_call_began(state: State, event: LastCallBegan) -> State:
    return replace(state, phase="open", turn=None, asked=False, until=event.until, last_call=True, moved=False)


# Clashes


def _clash_opened(state: State, event: ClashOpened) -> State:
    return replace(state, phase="clash", settles=event.until)


def _tapped(state: State, event: Tapped) -> State:
    return replace(state, taps=(*state.taps, event))


def _clash_settled(state: State, event: ClashSettled) -> State:
    phase: Phase = "penalty" if event.moves else "open"
    return replace(state, phase=phase, taps=(), verdicts=event.verdicts, pending=event.moves)


def _stack_moved(state: State, event: StackMoved) -> State:
    """The stack is turned over: the card played first comes first, under a pile and on the graveyard (GB-D5)."""
    stack = state.stacks[event.owner]
    left = _carried_out(replace(state, stacks=with_item(state.stacks, event.owner, ())))
    if event.to is None:
        return replace(left, graveyard=(*state.graveyard, *reversed(stack)))
    pile = state.piles[event.to]
    return replace(left, piles=with_item(state.piles, event.to, replace(pile, known=(*pile.known, *stack))))


def _penalty_paid(state: State, event: PenaltyPaid) -> State:
    assert event.card is not None
    return _carried_out(replace(_drawn(state, event.seat, event.card), graveyard=(*state.graveyard, event.card)))


def _poltergeist_barred(state: State, event: PoltergeistBarred) -> State:
    return replace(state, barred=(*state.barred, event.seat))


def _player_out(state: State, event: PlayerOut) -> State:
    return replace(state, fallen=with_item(state.fallen, event.seat, state.scenes[-1].number))


# Pauses and the end


def _pause_asked(state: State, event: PauseAsked) -> State:
    return replace(state, pausing=event.seat, pauses=event.until)


def _pause_withdrawn(state: State, event: PauseWithdrawn) -> State:
    """Without a tap there is no clash any more."""
    return replace(state, pausing=None, phase="clash" if state.taps else "open")


def _paused(state: State, event: Paused) -> State:
    return replace(state, phase="paused", pausing=event.seat, until=event.until, left=event.left, resuming=False)


def _resume_asked(state: State, event: ResumeAsked) -> State:
    return replace(state, until=event.until, resuming=True)


def _resumed(state: State, event: Resumed) -> State:
    return replace(state, pausing=None, resuming=False)


def _hurry_asked(state: State, event: HurryAsked) -> State:
    return replace(state, hurries=(*state.hurries, event.seat))


def _game_ended(state: State, event: GameEnded) -> State:
    """More cards rank higher, then going out later; equal players share a rank."""
    strength = [(cards, fallen or 0) for cards, fallen in zip(event.cards, state.fallen, strict=True)]
    nobody = not event.winners
    ranks = tuple([1 + nobody + sum(other > own for other in strength) for own in strength])
    return replace(state, phase="over", turn=None, outcome=Outcome(ranks, event.rule))


# Helpers


def snapshot(state: State, number: int, shown: int) -> Scene:
    """The table as all can see it."""
    options = state.setup.options
    return Scene(
        number=number,
        shown=shown,
        tops=tuple([deck.face(options.deck, stack[-1]) if stack else None for stack in state.stacks]),
        alive=tuple([fallen is None for fallen in state.fallen]),
        graveyard=bool(state.graveyard),
        back=ruling_back(state),
    )


def ruling_back(state: State) -> Back | None:
    """The back on top of the graveyard, in expert play."""
    options = state.setup.options
    return deck.back(options.deck, state.graveyard[-1]) if options.expert and state.graveyard else None


def _drawn(state: State, seat: Seat, card: Card) -> State:
    """Without the top card of a pile: one that nobody has seen, or the first of those that came under it."""
    pile = state.piles[seat]
    if pile.unseen:
        unseen = tuple([other for other in state.unseen if other != card])
        return replace(state, unseen=unseen, piles=with_item(state.piles, seat, Pile(pile.unseen - 1, pile.known)))
    return replace(state, piles=with_item(state.piles, seat, Pile(0, pile.known[1:])))


def _carried_out(state: State) -> State:
    pending = state.pending[1:]
    return replace(state, pending=pending, moved=True, moved_since=True, phase="penalty" if pending else "open")


FOLDS: dict[type, Callable[[State, Any], State]] = {
    FirstPicked: _first_picked,
    TurnBegan: _turn_began,
    TurnAsked: _turn_asked,
    CardLifted: _card_lifted,
    CardTurned: _card_turned,
    SceneShown: _scene_shown,
    LastCallBegan: _last_call_began,
    ClashOpened: _clash_opened,
    Tapped: _tapped,
    ClashSettled: _clash_settled,
    StackMoved: _stack_moved,
    PenaltyPaid: _penalty_paid,
    PoltergeistBarred: _poltergeist_barred,
    PlayerOut: _player_out,
    PauseAsked: _pause_asked,
    PauseWithdrawn: _pause_withdrawn,
    Paused: _paused,
    ResumeAsked: _resume_asked,
    Resumed: _resumed,
    HurryAsked: _hurry_asked,
    GameEnded: _game_ended,
}
