"""Spaces of Gymnasium for a task, and the actions that an environment gets: numbers, checked."""

from typing import Any

import numpy as np
from gymnasium import spaces

from nenuphar.adapters.position import Position
from nenuphar.adapters.task import Task
from nenuphar.core.game import Seat


def action_space(task: Task) -> spaces.Discrete:
    return spaces.Discrete(len(task.names))


def observation_space(task: Task) -> spaces.Dict:
    return spaces.Dict(
        {
            "observation": spaces.Box(task.low, task.high, dtype=np.int16),
            "action_mask": spaces.Box(0, 1, (len(task.names),), np.int8),
        }
    )


def observed(task: Task, position: Position, seat: Seat) -> dict[str, Any]:
    return {"observation": task.observation(position, seat), "action_mask": task.mask(position, seat)}


def number_of(task: Task, action: object) -> int:
    """The action's number. Refuses what is not in the action space."""
    last = len(task.names) - 1
    if isinstance(action, bool) or not isinstance(action, int | np.integer | np.ndarray):
        raise TypeError(f"an action is a whole number from 0 to {last}, not {action!r}")
    if isinstance(action, np.ndarray) and (action.ndim or not np.issubdtype(action.dtype, np.integer)):
        raise TypeError(f"an action is one whole number, not an array of shape {action.shape} and type {action.dtype}")
    number: int = int(action)
    if not 0 <= number <= last:
        raise ValueError(f"an action is a whole number from 0 to {last}, not {number}")
    return number


def legal_number(position: Position, seat: Seat, number: int, *, strict: bool) -> int:
    """The same number if it is offered. Otherwise it counts as the lowest number offered, or is refused if `strict`."""
    offered = position.offers(seat)
    if number in offered:
        return number
    if strict:
        names = position.task.names
        allowed = ", ".join(f"{each} ({names[each]})" for each in offered)
        raise ValueError(f"player_{seat} may not play {number} ({names[number]}) now, only {allowed}")
    return min(offered)
