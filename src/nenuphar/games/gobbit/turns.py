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


def ends(state: State) -> Millis | None:
    """When the clock turns the card or ends the last call: as soon as it may, once the card was asked for (GB-C1)."""
    return state.earliest if state.asked else state.until


def turn(now: Unfolding, by: Actor) -> None:
    """The player in turn turns the top card (GB-T1), but not right after another one (GB-C1) or in a clash (GB-H3)."""
    seat = refusals.turn(now.state, by)
    if now.state.phase == "clash" or now.at < now.state.earliest:
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
    seat = _next(now.state)
    if seat is None:
        now.then(LastCallBegan(now.at + LAST_CALL_MS))
    else:
        earliest = now.at + SHORTEST_TURN_MS
        now.then(TurnBegan(seat, earliest, _turn_ends(now.state.setup, now.at, earliest)))


def go_on_after_clash(now: Unfolding) -> None:
    """A metronome begins its beat anew; by hand a clash gives nobody a new limit (GB-C1)."""
    by_hand = now.state.setup.options.tempo == "by-hand"
    _go_on(now, now.state.until if by_hand else _turn_ends(now.state.setup, now.at, now.at))


def go_on_after_pause(now: Unfolding) -> None:
    """With the time that was left (GB-C2)."""
    left = now.state.left
    _go_on(now, None if left is None else now.at + left)


def _go_on(now: Unfolding, until: Millis | None) -> None:
    """The same turn or last call until then, and with the card that was asked for; or, as things are now, another."""
    state, seat, earliest = now.state, _next(now.state), now.at + SHORTEST_TURN_MS
    if seat != state.turn:
        next_turn(now)
    elif seat is None:
        assert until is not None
        now.then(LastCallBegan(max(until, earliest)))
    else:
        now.then(TurnBegan(seat, earliest, None if until is None else max(until, earliest)))
        if state.asked:
            now.then(TurnAsked(seat))


def _next(state: State) -> Seat | None:
    """The player after the last one who played a card (GB-T3) and who has a pile (GB-T4)."""
    assert state.last is not None
    following = [(state.last + step) % state.setup.seats for step in range(1, state.setup.seats + 1)]
    drawing = (seat for seat in following if state.piles[seat].unseen or state.piles[seat].known)
    return next(drawing, None)


def _turn_ends(setup: Setup[Options], at: Millis, earliest: Millis) -> Millis | None:
    """When the clock turns the card: at the beat of the table, or when a turn by hand takes too long (GB-C1)."""
    beat = BEATS_MS.get(setup.options.tempo)
    if beat is not None:
        return at + beat
    limit = setup.until(at)
    return None if limit is None else max(limit, earliest)
