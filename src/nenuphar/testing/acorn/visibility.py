"""What each viewer may see and do. Acorn has no secrets."""

from random import Random

from nenuphar.core.fields import shared
from nenuphar.core.game import Viewer
from nenuphar.core.moves import Listed
from nenuphar.testing.acorn.types import Action, Event, State, Take, View


def view(state: State, viewer: Viewer) -> View:
    return View(viewer=viewer if isinstance(viewer, int) else None, **shared(state, View))


def redact(event: Event, viewer: Viewer) -> Event | None:
    return event


def moves(view: View) -> Listed[Action]:
    if view.outcome is not None or view.turn is None or view.viewer != view.turn:
        return Listed()
    return Listed(Take(count) for count in range(1, min(view.setup.options.most, view.left) + 1))


def imagine(view: View, rng: Random) -> State:
    return State(**shared(view, State))
