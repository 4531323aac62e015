"""Thousands of matches at once as a Gymnasium vector environment, on the twin of a game.

`gymnasium.make_vec("nenuphar/quibbit-v0", num_envs=4096)` makes one, after importing `nenuphar.adapters.gymnasium`.
Observations, action numbers, rewards and the meaning of illegal actions are those of the single environment.
"""

from collections.abc import Callable
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from nenuphar import games
from nenuphar.adapters.task import Task, task_of
from nenuphar.adapters.vector_loops import CUT, OVER, RUNNING, Matches, loops_of
from nenuphar.core.encoding import ListedActions
from nenuphar.core.extras import extra
from nenuphar.core.game import AnyGame, Seat
from nenuphar.core.kernels import int_rows, ints
from nenuphar.core.luck import seeded
from nenuphar.core.twin import AnyTwinEncoding

with extra("gymnasium"):
    from gymnasium import spaces as gym_spaces
    from gymnasium.error import ClosedEnvironmentError, ResetNeeded
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space

# Gets the observations and masks of all seats that are asked, a row for each, and returns a number for each.
Policy: TypeAlias = Callable[[NDArray[np.int16], NDArray[np.int8]], NDArray[Any]]

TADPOLE = "tadpole"


class VectorMatch(VectorEnv[NDArray[np.int16], NDArray[np.int64], NDArray[Any]]):
    """Matches in which the agent has one seat. The others play at random ("tadpole"), or by a policy of yours.

    A match that has ended begins again in the next step, whose action counts for nothing. Match `i` of seed `s` is
    match 0 of seed `s + i`, whatever the number of matches.
    """

    metadata = {"autoreset_mode": AutoresetMode.NEXT_STEP, "render_modes": []}  # noqa: RUF012

    def __init__(
        self,
        game: str | AnyGame,
        num_envs: int = 1,
        *,
        seats: int | None = None,
        seat: Seat = 0,
        opponents: str | Policy = TADPOLE,
        options: Any = None,
        strict: bool = False,
    ) -> None:
        self.task = task = task_of(game, seats, options)
        encoding = games.twin_encoding(task.game)
        table = None if encoding is None else encoding.twin.table(encoding.setup(task.setup))
        if encoding is None or table is None:
            title = task.game.manifest.title if encoding is None else "this board"
            raise ValueError(f'{title} has no twin: make_vec(..., vectorization_mode="sync") plays it by its rules')
        if seat not in task.every_seat:
            raise ValueError(f"the seats are 0 to {task.seats - 1}, not {seat}")
        if not callable(opponents) and opponents != TADPOLE:
            raise ValueError(f"opponents are {TADPOLE!r} or a policy of yours, not {opponents!r}")
        if num_envs < 1:
            raise ValueError(f"num_envs is at least 1, not {num_envs}")
        self.num_envs = num_envs
        self.seat = seat
        self.strict = strict
        self.single_action_space = gym_spaces.Discrete(len(task.names))
        self.single_observation_space = gym_spaces.Box(task.low, task.high, dtype=np.int16)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self._policy = opponents if callable(opponents) else None
        self._loops = loops_of(encoding)
        self._matches = _matches(task, encoding, table, num_envs, seat)
        self._masks = np.zeros((num_envs, len(task.names)), np.int8)
        self._has_begun = False

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.int16], dict[str, Any]]:
        self._refuse_if_closed()
        super().reset(seed=seed)
        self._has_begun = False
        first = int(self.np_random.integers(2**62)) if seed is None else seed
        for match in range(self.num_envs):
            self._matches.luck[match] = seeded(first + match)
        self._loops.begin_all(self._matches)
        observations, _, _, info = self._after_others()
        return observations, info

    def step(self, actions: Any) -> tuple[NDArray[np.int16], NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        self._refuse_if_closed()
        if not self._has_begun:
            raise ResetNeeded("the matches have not begun, or a policy failed in them: call reset() first")
        numbers = self._numbers(actions, self.num_envs)
        if self.strict:
            self._refuse_illegal(numbers)
        illegal = np.zeros(self.num_envs, np.bool_)
        self._has_begun = False  # until the others have decided, too
        self._loops.decide_all(self._matches, self._masks, numbers, illegal)
        observations, rewards, ended, info = self._after_others()
        if illegal.any():
            info["illegal_action"], info["_illegal_action"] = illegal, illegal.copy()
        return observations, rewards, ended == OVER, ended == CUT, info

    def planes(self, observations: NDArray[Any]) -> dict[str, NDArray[Any]]:
        """The named tensors of observations."""
        return self.task.planes(observations)

    def _after_others(self) -> tuple[NDArray[np.int16], NDArray[Any], NDArray[Any], dict[str, Any]]:
        if self._policy is None:
            self._loops.decide_randomly(self._matches)
        else:
            self._ask(self._policy)
        observations = np.empty((self.num_envs, self.task.width), np.int16)
        rewards = np.empty(self.num_envs)
        self._loops.observe_all(self._matches, observations, self._masks, rewards)
        self._has_begun = True
        # The next step relies on the masks, and callers may write to theirs.
        info = {"action_mask": self._masks.copy(), "_action_mask": np.ones(self.num_envs, np.bool_)}
        return observations, rewards, np.array(self._matches.ended), info

    def _ask(self, policy: Policy) -> None:
        """Let the policy decide for the others until no match waits for them."""
        most = self.num_envs * (self.task.seats - 1)
        while True:
            observations = np.empty((most, self.task.width), np.int16)
            masks = np.empty((most, len(self.task.names)), np.int8)
            asked = np.empty((most, 2), np.int64)
            count = self._loops.ask_others(self._matches, observations, masks, asked)
            if not count:
                return
            legal = masks[:count].copy()  # the policy may write to its own
            numbers = self._numbers(policy(observations[:count], masks[:count]), count)
            if not legal[np.arange(count), numbers].all():
                raise ValueError("the policy of the opponents chose an action outside the mask")
            self._loops.decide_for_others(self._matches, asked[:count], numbers)

    def _numbers(self, actions: Any, count: int) -> NDArray[np.int64]:
        """The numbers of `count` actions. Refuses what is not in the action space."""
        given, last = np.asarray(actions), len(self.task.names) - 1
        if given.shape != (count,) or not np.issubdtype(given.dtype, np.integer):
            raise TypeError(
                f"actions are {count} whole numbers from 0 to {last}, "
                f"not an array of shape {given.shape} and type {given.dtype}"
            )
        if given.min() < 0 or given.max() > last:
            raise ValueError(f"actions are whole numbers from 0 to {last}, not {given.min()} to {given.max()}")
        return given.astype(np.int64)

    def _refuse_illegal(self, numbers: NDArray[np.int64]) -> None:
        runs = np.array(self._matches.ended) == RUNNING
        illegal = np.flatnonzero(runs & (self._masks[np.arange(self.num_envs), numbers] == 0))
        if len(illegal):
            match, names = illegal[0], self.task.names
            allowed = ", ".join(f"{each} ({names[each]})" for each in np.flatnonzero(self._masks[match]))
            number = numbers[match]
            raise ValueError(f"match {match} does not allow {number} ({names[number]}) now, only {allowed}")

    def _refuse_if_closed(self) -> None:
        if self.closed:
            raise ClosedEnvironmentError("this environment is closed")


def _matches(task: Task, encoding: AnyTwinEncoding, table: list[int], count: int, agent: Seat) -> Matches:
    twin, setup, listed = encoding.twin, encoding.setup(task.setup), task.encoding.actions
    assert isinstance(listed, ListedActions), "a twin numbers actions that can be listed before the match"
    first = task.observation(task.initial(), agent)
    blank = np.zeros_like(first)
    for plane, _, part in task.places:
        if plane.name in encoding.constant:
            blank[part] = first[part]
    no_action = [0]  # to pass is never played: a seat that is asked has to act
    actions = [no_action + [twin.number(setup, each) for each in listed.every(setup, seat)] for seat in task.every_seat]
    return Matches(
        table=ints(table),
        rows=int_rows([[0] * twin.cells(table)] * count),
        luck=ints([0] * count, bits=64),
        agent=agent,
        longest=task.longest,
        actions=int_rows(actions),
        blank=ints(blank.tolist()),
        pending=ints([0] * count, bits=64),
        decisions=ints([0] * count, bits=64),
        ended=ints([0] * count),
        mask=ints([0] * twin.seat_actions(table)),
        places=ints([0] * task.seats),
    )
