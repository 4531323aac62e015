"""What a server needs of Gobbit to judge taps fairly (GB-H1 and after): scenes, taps and their times."""

from collections.abc import Hashable

from msgspec.structs import replace

from nenuphar.core.game import Millis
from nenuphar.core.realtime import RealTime, TapKey
from nenuphar.core.slap_timing import Timing, reaction_ms
from nenuphar.games.gobbit.types import (
    Action,
    ClashSettled,
    Event,
    Hurry,
    Settle,
    State,
    Tap,
    Tapped,
    Turn,
    View,
    Watch,
)
from nenuphar.games.gobbit.visibility import known

BOT_TURN_MS = 800  # how long a bot waits before it turns its card


def _scene(state: State) -> int:
    return state.scenes[-1].number


def _shown_at(state: State) -> Millis:
    return state.scenes[-1].shown


def _replan_key(state: State) -> Hashable:
    """Bots look again at a new scene, after a verdict, and when somebody asks to end the match."""
    return _scene(state), state.verdicts, state.turn, state.hurries


def _scene_of(action: Action) -> int | None:
    return action.scene if isinstance(action, Tap) else None


def _with_scene(action: Action, scene: int) -> Action:
    assert isinstance(action, Tap)
    return replace(action, scene=scene)


def _with_timing(action: Action, timing: Timing | None) -> Action:
    assert isinstance(action, Tap)
    return replace(action, reaction=None if timing is None else reaction_ms(timing), evidence=timing)


def _play_at(action: Action, view: View) -> Millis | None:
    """A bot taps when its reaction time is over, and turns a card some time after it may."""
    match action:
        case Tap(_, _, int(reaction)):
            return view.scene.shown + reaction
        case Turn():
            return view.earliest + BOT_TURN_MS
        case Hurry():
            return view.scene.shown
        case _:
            return None


def _tap_times(state: State) -> tuple[Millis, ...]:
    return tuple([tap.moment for tap in state.taps])


def _timing_of(event: Event) -> tuple[TapKey, Timing] | None:
    if not isinstance(event, Tapped) or event.evidence is None:
        return None
    return (event.seat, (event.scene, event.target)), event.evidence


def _counted_taps(event: Event) -> tuple[TapKey, ...] | None:
    if not isinstance(event, ClashSettled):
        return None
    right = [verdict for verdict in event.verdicts if verdict.ruling in ("first", "tied", "late")]
    return tuple((verdict.seat, (verdict.scene, verdict.target)) for verdict in right)


REALTIME: RealTime[State, Action, Event, View] = RealTime(
    scene=_scene,
    shown_at=_shown_at,
    known_to=known,
    replan_key=_replan_key,
    scene_of=_scene_of,
    with_scene=_with_scene,
    with_timing=_with_timing,
    play_at=_play_at,
    tap_times=_tap_times,
    idle=Watch(),
    give_verdict=Settle(),
    timing_of=_timing_of,
    counted_taps=_counted_taps,
)
