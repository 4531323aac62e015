"""Turning cards: the next seat, its time, and the last call when there are no cards to turn."""

from nenuphar.core.game import Actor, Millis, Seat, Setup
from nenuphar.games.gobbit import refusals
from nenuphar.games.gobbit.deck import Card
from nenuphar.games.gobbit.options import BEATS_MS, LAST_CALL_MS, SHORTEST_TURN_MS, Options
from nenuphar.games.gobbit.types import (
    CardLifted,
    CardTurned,
    Decision,
    LastCallBegan,
    SceneShown,
    State,
    TurnAsked,
    TurnBegan,
)


def due(state: State) -> tuple[Seat, ...]:
    """At tempo by hand, the match waits for the player in turn, unless that player has already asked for the card."""
    by_hand = state.setup.options.tempo == "by-hand"
    return (state.turn,) if by_hand and state.turn is not None and not state.asked else ()


def ends(state: State) -> Millis | None:
    """When the clock turns the card or ends the last call: as soon as allowed if the card was asked for (GB-C1)."""
    return state.earliest if state.asked else state.until


def turn(decision: Decision, by: Actor) -> None:
    """The player in turn turns the top card (GB-T1), but not right after another (GB-C1) or in a clash (GB-H3)."""
    seat = refusals.turn(decision.state, by)
    if decision.state.phase == "clash" or decision.at < decision.state.earliest:
        decision.add(TurnAsked(seat))
    else:
        lift(decision, seat)


def lift(decision: Decision, seat: Seat) -> None:
    """Chance draws a card that nobody has seen; cards that came under the pile are drawn in order (GB-D5)."""
    pile = decision.state.piles[seat]
    if pile.unseen:
        decision.add(CardLifted(seat))
    else:
        turned(decision, seat, pile.known[0])


def turned(decision: Decision, seat: Seat, card: Card) -> None:
    decision.add(CardTurned(seat, card))
    show(decision)
    next_turn(decision)


def show(decision: Decision) -> None:
    decision.add(SceneShown(decision.state.scenes[-1].number + 1, decision.at))


def next_turn(decision: Decision) -> None:
    seat = _next(decision.state)
    if seat is None:
        decision.add(LastCallBegan(decision.at + LAST_CALL_MS))
    else:
        earliest = decision.at + SHORTEST_TURN_MS
        decision.add(TurnBegan(seat, earliest, _turn_ends(decision.state.setup, decision.at, earliest)))


def continue_after_clash(decision: Decision) -> None:
    """A metronome restarts its beat; at tempo by hand, the limit stays (GB-C1)."""
    setup, at = decision.state.setup, decision.at
    by_hand = setup.options.tempo == "by-hand"
    _continue_turn(decision, decision.state.until if by_hand else _turn_ends(setup, at, at))


def continue_after_pause(decision: Decision) -> None:
    """The turn has the time that was left (GB-C2)."""
    left = decision.state.left
    _continue_turn(decision, None if left is None else decision.at + left)


def _continue_turn(decision: Decision, until: Millis | None) -> None:
    """The same turn or last call until then, with the card that was asked for; or the next turn if it changed."""
    state, seat, earliest = decision.state, _next(decision.state), decision.at + SHORTEST_TURN_MS
    if seat != state.turn:
        next_turn(decision)
    elif seat is None:
        assert until is not None
        decision.add(LastCallBegan(max(until, earliest)))
    else:
        decision.add(TurnBegan(seat, earliest, None if until is None else max(until, earliest)))
        if state.asked:
            decision.add(TurnAsked(seat))


def _next(state: State) -> Seat | None:
    """The next player with a pile (GB-T4) after the one who played the last card (GB-T3)."""
    assert state.last is not None
    following = [(state.last + step) % state.setup.seats for step in range(1, state.setup.seats + 1)]
    drawing = (seat for seat in following if state.piles[seat].unseen or state.piles[seat].known)
    return next(drawing, None)


def _turn_ends(setup: Setup[Options], at: Millis, earliest: Millis) -> Millis | None:
    """When the clock turns the card: at the metronome's beat, or when a turn by hand takes too long (GB-C1)."""
    beat = BEATS_MS.get(setup.options.tempo)
    if beat is not None:
        return at + beat
    limit = setup.until(at)
    return None if limit is None else max(limit, earliest)
