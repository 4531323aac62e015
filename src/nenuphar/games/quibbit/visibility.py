"""What each viewer may see and do. The only secrets are chosen cards, until all have chosen (QB-P1, QB-D4)."""

from functools import cache, lru_cache
from random import Random

from nenuphar.core.game import Audience, Seat, Viewer
from nenuphar.core.moves import Listed
from nenuphar.games.quibbit import course
from nenuphar.games.quibbit.types import Action, Card, CardChosen, Choose, Event, Place, State, View


def view(state: State, viewer: Viewer) -> View:
    return View(
        viewer=viewer if isinstance(viewer, int) else None,
        setup=state.setup,
        phase=state.phase,
        colours=state.colours,
        ring=state.ring,
        turn=state.turn,
        steps=state.steps,
        crown=state.crown,
        round=state.round,
        hands=state.hands,
        laid=tuple([card is not None for card in state.chosen]),
        chosen=_shown(state, viewer),
        pile=state.pile,
        until=state.until,
        outcome=state.outcome,
        leads=_leads(state, viewer),
    )


def redact(event: Event, viewer: Viewer) -> Event | None:
    if type(event) is CardChosen and viewer not in (event.seat, Audience.EVERYTHING):
        return CardChosen(event.seat, None)
    return event


def moves(view: View) -> Listed[Action]:
    if view.viewer is None:
        return Listed()
    if view.phase == "placing" and view.turn == view.viewer:
        return Listed(Place(tile) for tile in sorted(course.starts(view.steps, len(view.ring))))
    if view.phase == "planning":
        return _choices(view.hands[view.viewer])
    return Listed()


@cache
def _choices(hand: tuple[Card, ...]) -> Listed[Action]:
    return Listed(map(Choose, hand))


def imagine(view: View, rng: Random) -> State:
    """A state that fits the view: a hidden card may be any card of its player's hand."""
    return State(
        setup=view.setup,
        phase=view.phase,
        colours=view.colours,
        ring=view.ring,
        turn=view.turn,
        steps=view.steps,
        crown=view.crown,
        round=view.round,
        hands=view.hands,
        chosen=tuple(_guessed(view, seat, rng) for seat in range(view.setup.seats)),
        pile=view.pile,
        until=view.until,
        outcome=view.outcome,
    )


def _shown(state: State, viewer: Viewer) -> tuple[Card | None, ...]:
    if state.phase != "planning" or viewer == Audience.EVERYTHING:
        return state.chosen
    return tuple([card if seat == viewer else None for seat, card in enumerate(state.chosen)])


def _leads(state: State, viewer: Viewer) -> tuple[tuple[int, ...], ...]:
    """Computed from public places only, so it gives no hint of a chosen card (QB-P1)."""
    if state.phase != "planning" or not isinstance(viewer, int) or viewer >= state.setup.seats:
        return ()
    return _paths(state.steps, viewer, state.hands[viewer], len(state.ring))


@lru_cache(maxsize=4_096)
def _paths(steps: tuple[int | None, ...], seat: Seat, hand: tuple[Card, ...], size: int) -> tuple[tuple[int, ...], ...]:
    """Where each card of a hand would lead. Nothing of this changes until all have chosen."""
    if not hand:
        return ()
    path = course.alone(steps, seat, max(hand), size)
    return tuple([path[:card] for card in hand])


def _guessed(view: View, seat: Seat, rng: Random) -> Card | None:
    if view.laid[seat] and view.chosen[seat] is None:
        return rng.choice(view.hands[seat])
    return view.chosen[seat]
