"""What a server has to know about Gobbit to judge hands fairly (GB-H1 and after): which scene, whose tap, and when."""

from collections.abc import Hashable

from msgspec.structs import replace

from nenuphar.core.game import Hand, Millis, Timed
from nenuphar.core.timing import Timing, reaction_ms
from nenuphar.games.gobbit.sight import known
from nenuphar.games.gobbit.types import Action, ClashSettled, Event, Settle, State, Tap, Tapped, Turn, View, Watch

BREATH_MS = 800  # for which a bot leaves the table as it is before it turns its card


def _scene(state: State) -> int:
    return state.scenes[-1].number


def _shown(state: State) -> Millis:
    return state.scenes[-1].shown


def _pace(state: State) -> Hashable:
    """Bots look again at a new scene, and after a verdict."""
    return _scene(state), state.verdicts, state.turn


def _scene_of(action: Action) -> int | None:
    return action.scene if isinstance(action, Tap) else None


def _answering(action: Action, scene: int) -> Action:
    assert isinstance(action, Tap)
    return replace(action, scene=scene)


def _stamped(action: Action, timing: Timing | None) -> Action:
    assert isinstance(action, Tap)
    return replace(action, reaction=None if timing is None else reaction_ms(timing), evidence=timing)


def _moment(action: Action, view: View) -> Millis | None:
    """A hand falls when its reaction is over; the next card comes as soon as it may, and a breath later."""
    match action:
        case Tap(_, _, int(reaction)):
            return view.scene.shown + reaction
        case Turn():
            return view.earliest + BREATH_MS
        case _:
            return None


def _gathered(state: State) -> tuple[Millis, ...]:
    return tuple([tap.moment for tap in state.taps])


def _timing(event: Event) -> tuple[Hand, Timing] | None:
    if not isinstance(event, Tapped) or event.evidence is None:
        return None
    return (event.seat, (event.scene, event.target)), event.evidence


def _mattered(event: Event) -> tuple[Hand, ...] | None:
    if not isinstance(event, ClashSettled):
        return None
    right = [verdict for verdict in event.verdicts if verdict.ruling in ("first", "tied", "late")]
    return tuple((verdict.seat, (verdict.scene, verdict.target)) for verdict in right)


TIMED: Timed[State, Action, Event, View] = Timed(
    scene=_scene,
    shown=_shown,
    known=known,
    pace=_pace,
    scene_of=_scene_of,
    answering=_answering,
    stamped=_stamped,
    moment=_moment,
    gathered=_gathered,
    rest=Watch(),
    settle=Settle(),
    timing=_timing,
    mattered=_mattered,
)
