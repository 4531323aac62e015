"""For games in which the faster hand wins: what a server needs to judge taps fairly."""

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeAlias, TypeVar

from nenuphar.core.actors import Millis, Seat, Viewer

S = TypeVar("S")
A = TypeVar("A")
E = TypeVar("E")
V = TypeVar("V")

TapKey: TypeAlias = tuple[Seat, Hashable]  # the seat, and which of its taps since the last verdict


@dataclass(frozen=True)
class RealTime(Generic[S, A, E, V]):
    """Everything visible is a numbered scene. All players see a new scene at the same moment.

    A bot is asked once for each scene. Its action is held back until it is time to play it.
    """

    scene: Callable[[S], int]  # the number of the scene that is visible now
    shown_at: Callable[[S], Millis]  # when it became visible
    known_to: Callable[[S, Viewer], S]  # the state minus others' hidden taps, so that `waiting` leaks nothing
    replan_key: Callable[[S], Hashable]  # bots are asked again whenever this changes
    scene_of: Callable[[A], int | None]  # the scene that an action answers; None if its timing does not matter
    with_scene: Callable[[A, int], A]  # the same action as an answer to another scene
    with_timing: Callable[[A, Any], A]  # the action with its Timing; with None, its time is that of its arrival
    play_at: Callable[[A, V], Millis | None]  # when to play a bot's action; None if there is nothing to play
    idle: A  # the action of doing nothing
    tap_times: Callable[[S], Sequence[Millis]]  # the times of the taps that still wait for a verdict
    give_verdict: A  # the judge's action, due when no tap still in flight can be faster
    timing_of: Callable[[E], tuple[TapKey, Any] | None]  # the tap and its Timing, if the event records one
    counted_taps: Callable[[E], Sequence[TapKey] | None]  # taps on time and on a legal target; None: not a verdict
