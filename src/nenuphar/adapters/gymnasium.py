"""One seat against bots as a Gymnasium environment: `gymnasium.make("nenuphar/quibbit-v0")` after importing this.

The observation is a row of whole numbers, and `info["action_mask"]` says which actions are allowed. An action outside
the mask counts as the lowest number in the mask, and `info["illegal_action"]` says so; with `strict=True` it raises an
error. `gymnasium.make_vec` plays thousands of matches at once where a game has a twin (vector.py).
"""

from collections.abc import Sequence
from random import Random
from typing import Any

from nenuphar import games
from nenuphar.adapters.opponents import WORLDS, Opponents, seated
from nenuphar.adapters.position import Position
from nenuphar.core.bot import Bot
from nenuphar.core.extras import extra
from nenuphar.core.game import AnyGame, Seat

with extra("gymnasium"):
    import gymnasium
    import numpy as np
    from gymnasium import spaces as gym_spaces
    from gymnasium.error import ResetNeeded
    from numpy.typing import NDArray

    from nenuphar.adapters import rendering, spaces
    from nenuphar.adapters.task import task_of
    from nenuphar.adapters.vector import VectorMatch

VERSION = "v0"  # raised when observations, action numbers or rewards change their meaning


class SeatMatch(gymnasium.Env[NDArray[np.int16], np.int64]):
    """A match in which the agent has one seat. `opponents` are levels or bots: one for all, or one for each.

    The reward comes with the end: 1 for beating all others, -1 for losing to all, and in proportion between.
    """

    metadata = {"render_modes": list(rendering.MODES), "render_fps": 2}  # noqa: RUF012

    def __init__(
        self,
        game: str | AnyGame,
        *,
        seats: int | None = None,
        seat: Seat = 0,
        opponents: str | Bot[Any, Any] | Sequence[str | Bot[Any, Any]] | None = None,
        options: Any = None,
        worlds: int = WORLDS,
        render_mode: str | None = None,
        strict: bool = False,
    ) -> None:
        self.task = task_of(game, seats, options)
        self.task.check_words()
        if seat not in self.task.every_seat:
            raise ValueError(f"the seats are 0 to {self.task.seats - 1}, not {seat}")
        self.seat = seat
        self.strict = strict
        self.render_mode = rendering.checked(render_mode)
        self.action_space = gym_spaces.Discrete(len(self.task.names))
        self.observation_space = gym_spaces.Box(self.task.low, self.task.high, dtype=np.int16)
        self._bots = seated(self.task, seat, opponents)
        self._worlds = worlds
        self._position: Position | None = None
        self._rng = Random()
        self._opponents = Opponents(self.task, self._bots, self._rng, worlds)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.int16], dict[str, Any]]:
        super().reset(seed=seed)
        self._position = None  # in case a bot fails
        self._rng = Random(int(self.np_random.integers(2**62)))
        self._opponents = Opponents(self.task, self._bots, self._rng, self._worlds)
        self._position = self._until_asked(self.task.draw_chance(self.task.initial(), self._rng))
        return self._observed()

    def step(self, action: Any) -> tuple[NDArray[np.int16], float, bool, bool, dict[str, Any]]:
        position = self._position
        if position is None or position.is_over:
            raise ResetNeeded("the match is over, or has not begun: call reset() first")
        given = spaces.number_of(self.task, action)
        number = spaces.legal_number(position, self.seat, given, strict=self.strict)
        played = position.decided({**self._opponents.choices(position), self.seat: number})
        self._position = position = self._until_asked(self.task.draw_chance(played, self._rng))
        if self.render_mode == "human":
            self.render()
        observation, info = self._observed()
        if number != given:
            info["illegal_action"] = True
        over = position.outcome is not None
        return observation, position.returns[self.seat], over, position.is_over and not over, info

    def action_masks(self) -> NDArray[np.bool_]:
        """The mask as sb3-contrib's MaskablePPO asks for it."""
        return self.task.mask(self._here, self.seat).astype(bool)

    def planes(self, observation: NDArray[Any]) -> dict[str, NDArray[Any]]:
        """The named tensors of an observation."""
        return self.task.planes(observation)

    def render(self) -> Any:
        return rendering.rendered(self._here, self.render_mode)

    @property
    def _here(self) -> Position:
        if self._position is None:
            raise ResetNeeded("call reset() first")
        return self._position

    def _until_asked(self, position: Position) -> Position:
        """Let the bots play until this seat is asked, or the match is over."""
        while not position.is_over and self.seat not in position.due:
            position = self.task.draw_chance(position.decided(self._opponents.choices(position)), self._rng)
        return position

    def _observed(self) -> tuple[NDArray[np.int16], dict[str, Any]]:
        here = self._here
        return self.task.observation(here, self.seat), {"action_mask": self.task.mask(here, self.seat)}


for _key in games.names():
    gymnasium.register(
        f"nenuphar/{_key}-{VERSION}",
        f"{__name__}:SeatMatch",
        vector_entry_point=f"{VectorMatch.__module__}:VectorMatch" if games.twin_encoding(games.load(_key)) else None,
        kwargs={"game": _key},
    )
