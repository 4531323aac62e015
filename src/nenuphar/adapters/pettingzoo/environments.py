"""PettingZoo's two kinds of environments, for any game.

In `ParallelMatch` all agents act in every step; those that are not asked pass. In `TurnMatch` agents act one after the
other: only those that are asked, unless the game lets seats decide together. Then every agent acts once in a cycle, and
nobody learns of the others' actions before the cycle is over.

An action outside the mask counts as the lowest number in the mask, and the agent's info says `illegal_action`. With
`strict=True` it raises an error. Numbers outside the action space and values of other types always do.
"""

from copy import deepcopy
from random import Random
from typing import Any, Self

import numpy as np
from numpy.typing import NDArray
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from nenuphar.adapters import rendering, spaces
from nenuphar.adapters.position import Position
from nenuphar.adapters.task import Task, task_of
from nenuphar.core.encoding import PASS
from nenuphar.core.game import AnyGame, Seat

AgentId = str


class _Match:
    """What both kinds share: the task, its spaces, and the position that a match has reached."""

    position: Position | None

    def __init__(
        self,
        game: str | AnyGame,
        *,
        seats: int | None = None,
        options: Any = None,
        max_cycles: int | None = None,
        render_mode: str | None = None,
        strict: bool = False,
    ) -> None:
        self.task: Task = task_of(game, seats, options)
        self.task.check_words()
        name = self.task.game.manifest.key
        self.metadata = {
            "name": f"{name}_v0",
            "render_modes": list(rendering.MODES),
            "is_parallelizable": True,
            "render_fps": 2,
        }
        self.render_mode = rendering.checked(render_mode)
        self.max_cycles = max_cycles
        self.strict = strict
        self.possible_agents: list[AgentId] = [f"player_{seat}" for seat in self.task.every_seat]
        self.agents: list[AgentId] = []
        self.position = None
        self.cycles = 0
        self._actions = {agent: spaces.action_space(self.task) for agent in self.possible_agents}
        self._observations = {agent: spaces.observation_space(self.task) for agent in self.possible_agents}
        self._rng = Random()

    def action_space(self, agent: AgentId) -> Any:
        return self._actions[agent]

    def observation_space(self, agent: AgentId) -> Any:
        return self._observations[agent]

    def clone(self) -> Self:
        """An independent environment in the same position. Chance draws the same until they differ."""
        return deepcopy(self)

    def planes(self, observation: NDArray[Any]) -> dict[str, NDArray[Any]]:
        """The named tensors of `observation["observation"]`."""
        return self.task.planes(observation)

    def render(self) -> NDArray[np.uint8] | str | None:
        return rendering.rendered(self._here, self.render_mode)

    def close(self) -> None:
        pass

    @property
    def _here(self) -> Position:
        if self.position is None:
            raise RuntimeError("call reset() first")
        return self.position

    def _begin(self, seed: int | None) -> None:
        if seed is not None:
            self._rng = Random(seed)
        self.agents = self.possible_agents[:]
        self.cycles = 0
        self.position = self.task.draw_chance(self.task.initial(), self._rng)

    def _play(self, choices: dict[Seat, int]) -> None:
        """Play everybody's choices; seats that are not asked pass."""
        self.position = self.task.draw_chance(self._here.decided(choices), self._rng)
        self.cycles += 1

    @property
    def _is_cut_short(self) -> bool:
        position = self._here
        too_long = self.max_cycles is not None and self.cycles >= self.max_cycles
        return position.outcome is None and (too_long or position.is_over)

    def _seat(self, agent: AgentId) -> Seat:
        return self.possible_agents.index(agent)

    def _number(self, agent: AgentId, action: Any) -> tuple[int, bool]:
        """The number to play, and whether the given one was outside the mask."""
        seat, given = self._seat(agent), spaces.number_of(self.task, action)
        number = spaces.legal_number(self._here, seat, given, strict=self.strict)
        return number, number != given

    def _observed(self, agent: AgentId) -> dict[str, Any]:
        return spaces.observed(self.task, self._here, self._seat(agent))


class ParallelMatch(_Match, ParallelEnv[AgentId, Any, Any]):  # type: ignore[misc]
    """A match in which all agents act in every step."""

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[AgentId, Any], dict[AgentId, Any]]:
        self._begin(seed)
        return {agent: self._observed(agent) for agent in self.agents}, {agent: {} for agent in self.agents}

    def step(self, actions: dict[AgentId, Any]) -> tuple[dict[AgentId, Any], ...]:
        if not self.agents:
            raise RuntimeError("the match is over: call reset() first")
        if set(actions) != set(self.agents):
            raise ValueError(f"every agent needs an action: {', '.join(self.agents)}, not {', '.join(actions)}")
        numbers = {agent: self._number(agent, action) for agent, action in actions.items()}
        self._play({self._seat(agent): number for agent, (number, _) in numbers.items()})
        agents, over, cut = self.agents, self._here.outcome is not None, self._is_cut_short
        if over or cut:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return (
            {agent: self._observed(agent) for agent in agents},
            {agent: self._here.returns[self._seat(agent)] for agent in agents},
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, cut),
            {agent: {"illegal_action": True} if numbers[agent][1] else {} for agent in agents},
        )


class TurnMatch(_Match, AECEnv[AgentId, Any, Any]):  # type: ignore[misc]
    """A match in which agents act one after the other."""

    agent_selection: AgentId

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self._begin(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[AgentId, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._choices: dict[Seat, int] = {}
        self._ask()

    def observe(self, agent: AgentId) -> dict[str, Any]:
        return self._observed(agent)

    def step(self, action: Any) -> None:
        if not self.agents:
            raise RuntimeError("the match is over: call reset() first")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        number, illegal = self._number(agent, action)
        self.infos[agent] = {"illegal_action": True} if illegal else {}
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._choices[self._seat(agent)] = number
        if len(self._choices) == len(self._asked):
            self._finish_cycle()
        else:
            self.agent_selection = self._asked[len(self._choices)]
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def _ask(self) -> None:
        due = self.task.every_seat if self.task.encoding.together else self._here.due
        self._asked = [self.possible_agents[seat] for seat in due] or self.agents[:1]
        self.agent_selection = self._asked[0]
        self._choices = {}

    def _finish_cycle(self) -> None:
        self._play({seat: self._choices.get(seat, PASS) for seat in self.task.every_seat})
        position, cut = self._here, self._is_cut_short
        over = position.outcome is not None
        self.terminations = dict.fromkeys(self.agents, over)
        self.truncations = dict.fromkeys(self.agents, cut)
        self.rewards = {agent: position.returns[self._seat(agent)] for agent in self.agents}
        self._ask()


def ordered(game: str | AnyGame, **settings: Any) -> Any:
    """A `TurnMatch` that complains clearly if it is used in the wrong order."""
    return OrderEnforcingWrapper(TurnMatch(game, **settings))
