"""Who may know and try what. Acorn has no secrets."""

from random import Random

from nenuphar.core.game import Listed, Viewer
from nenuphar.testing.acorn.types import MOST, Action, Event, State, Take, View


def view(state: State, viewer: Viewer) -> View:
    return View(
        viewer=viewer if isinstance(viewer, int) else None,
        setup=state.setup,
        left=state.left,
        turn=state.turn,
        until=state.until,
        outcome=state.outcome,
    )


def redact(event: Event, viewer: Viewer) -> Event | None:
    return event


def moves(view: View) -> Listed[Action]:
    if view.outcome is not None or view.viewer != view.turn:
        return Listed()
    return Listed(Take(count) for count in range(1, min(MOST, view.left) + 1))


def imagine(view: View, rng: Random) -> State:
    return State(view.setup, view.left, view.turn, view.until, view.outcome)
