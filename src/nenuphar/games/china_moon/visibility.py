"""What each viewer may see and do. China Moon has no secrets: views differ only in their viewer."""

from random import Random

from msgspec.structs import replace

from nenuphar.core.game import Viewer
from nenuphar.core.moves import Listed
from nenuphar.games.china_moon import choices
from nenuphar.games.china_moon.score import points
from nenuphar.games.china_moon.types import Action, Event, State, TakeBack, View


def view(state: State, viewer: Viewer) -> View:
    return View(
        viewer=viewer if isinstance(viewer, int) else None,
        setup=state.setup,
        phase=state.phase,
        colours=state.colours,
        frogs=state.frogs,
        lilies=state.lilies,
        prizes=state.prizes,
        hands=state.hands,
        scores=tuple(points(hand) for hand in state.hands),
        turn=state.turn,
        number=state.number,
        moved=state.moved,
        asked=state.asked,
        frog=state.frog,
        until=state.until,
        taken_back=state.taken_back,
        can_take_back=choices.can_take_back(state),
        outcome=state.outcome,
    )


def redact(event: Event, viewer: Viewer) -> Event | None:
    return event


def moves(view: View) -> Listed[Action]:
    if view.viewer is None or view.viewer != view.asked:
        return Listed()
    listed: list[Action] = []
    match view.phase, view.frog:
        case "move", _:
            listed += choices.moves(view)
        case "bounce", int(frog):
            listed += choices.bounces(view, frog)
        case "swap", int(frog):
            listed += choices.swaps(view.hands, frog)
        case "drop", int(frog):
            listed += choices.drops(view, frog)
        case _:
            pass
    if view.can_take_back:
        listed.append(TakeBack())
    return Listed(listed)


def imagine(view: View, rng: Random) -> State:
    """The state itself. A view does not show how the turn began; if it matters, it began like this."""
    state = State(
        setup=view.setup,
        phase=view.phase,
        colours=view.colours,
        frogs=view.frogs,
        lilies=view.lilies,
        prizes=view.prizes,
        hands=view.hands,
        turn=view.turn,
        number=view.number,
        moved=view.moved,
        asked=view.asked,
        frog=view.frog,
        until=view.until,
        taken_back=view.taken_back,
        before=None,
        outcome=view.outcome,
    )
    return replace(state, before=state) if view.can_take_back else state
