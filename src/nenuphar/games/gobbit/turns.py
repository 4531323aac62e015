"""Whose card comes next, and when: turning cards, and the last call when there are none to turn."""

from nenuphar.core.game import Actor, Millis, Seat, Setup
from nenuphar.games.gobbit import refusals
from nenuphar.games.gobbit.agreed import BEATS_MS, LAST_CALL_MS, SHORTEST_TURN_MS, Options
from nenuphar.games.gobbit.deck import Card
from nenuphar.games.gobbit.fold import evolve
from nenuphar.games.gobbit.types import (
    CardLifted,
    CardTurned,
    Event,
    LastCallBegan,
    SceneShown,
    State,
    TurnAsked,
    TurnBegan,
)


class Unfolding:
    """The events of one decision, and the state as they leave it."""

    __slots__ = ("at", "events", "state")

    def __init__(self, state: State, at: Millis) -> None:
        self.state = state
        self.at = at
        self.events: list[Event] = []

    def then(self, event: Event) -> None:
        self.events.append(event)
        self.state = evolve(self.state, event)


def due(state: State) -> tuple[Seat, ...]:
    """By hand the player in turn is waited for, unless that player has already asked for the card."""
    by_hand = state.setup.options.tempo == "by-hand"
    return (state.turn,) if by_hand and state.turn is not None and not state.asked else ()


def turn(now: Unfolding, by: Actor) -> None:
    """The player in turn turns the top card (GB-T1), but not at once after another one was shown (GB-C1)."""
    seat = refusals.turn(now.state, by)
    if now.at < now.state.earliest:
        now.then(TurnAsked(seat))
    else:
        lift(now, seat)


def lift(now: Unfolding, seat: Seat) -> None:
    """What nobody has seen is drawn by chance; what came under the pile is drawn in its order (GB-D5)."""
    pile = now.state.piles[seat]
    if pile.unseen:
        now.then(CardLifted(seat))
    else:
        turned(now, seat, pile.known[0])


def turned(now: Unfolding, seat: Seat, card: Card) -> None:
    now.then(CardTurned(seat, card))
    show(now)
    next_turn(now)


def show(now: Unfolding) -> None:
    now.then(SceneShown(now.state.scenes[-1].number + 1, now.at))


def next_turn(now: Unfolding) -> None:
    """Next is the player after the last one who played a card (GB-T3) and who has a pile (GB-T4)."""
    state = now.state
    assert state.last is not None
    following = [(state.last + step) % state.setup.seats for step in range(1, state.setup.seats + 1)]
    drawing = [seat for seat in following if state.piles[seat].unseen or state.piles[seat].known]
    if drawing:
        earliest = now.at + SHORTEST_TURN_MS
        now.then(TurnBegan(drawing[0], earliest, _turn_ends(state.setup, now.at, earliest)))
    else:
        now.then(LastCallBegan(now.at + LAST_CALL_MS))


def _turn_ends(setup: Setup[Options], at: Millis, earliest: Millis) -> Millis | None:
    """When the clock turns the card: at the beat of the table, or when a turn by hand takes too long (GB-C1)."""
    beat = BEATS_MS.get(setup.options.tempo)
    if beat is not None:
        return at + beat
    limit = setup.until(at)
    return None if limit is None else max(limit, earliest)
