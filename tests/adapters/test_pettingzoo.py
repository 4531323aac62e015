"""Every game passes PettingZoo's own tests, and bad input gets a clear answer."""

from copy import deepcopy
from importlib import import_module
from types import ModuleType
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    render_test,
    seed_test,
)

from nenuphar import games
from nenuphar.adapters import pettingzoo
from nenuphar.adapters.pettingzoo import module_for
from nenuphar.testing.acorn import GAME as ACORN

MODULES = {key: getattr(pettingzoo, f"{key}_v0") for key in games.names()} | {"acorn": module_for("acorn_v0", ACORN)}
CYCLES = 12

quibbit_v0 = MODULES["quibbit"]

every_game = pytest.mark.parametrize("module", MODULES.values(), ids=MODULES)
together = pytest.mark.parametrize("module", [MODULES[key] for key in ("quibbit", "gobbit", "quibbix")])

# PettingZoo has a list of its own environments whose observations are dictionaries.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably"),
]


def test_modules_can_be_imported_by_name() -> None:
    assert import_module("nenuphar.adapters.pettingzoo.gobbit_v0") is MODULES["gobbit"]


@every_game
def test_agents_in_turn(module: ModuleType) -> None:
    api_test(module.env(), num_cycles=CYCLES)
    seed_test(module.env, num_cycles=CYCLES)


@every_game
def test_agents_in_parallel(module: ModuleType) -> None:
    parallel_api_test(module.parallel_env(), num_cycles=CYCLES)
    parallel_seed_test(module.parallel_env, num_cycles=CYCLES)


@together
def test_cycles_are_limited(module: ModuleType) -> None:
    """Where seats move in turn, an agent does not act in every cycle, as this test expects."""
    max_cycles_test(module)


@every_game
def test_rendering(module: ModuleType) -> None:
    render_test(module.env)


def test_in_a_game_of_turns_only_the_agent_in_turn_is_asked() -> None:
    env = MODULES["china_moon"].env()
    env.reset(seed=1)
    for _ in range(20):
        assert env.unwrapped.position.due == (env.possible_agents.index(env.agent_selection),)
        env.step(env.action_space(env.agent_selection).sample(env.last()[0]["action_mask"]))


def test_a_clone_goes_on_by_itself() -> None:
    env = quibbit_v0.parallel_env()
    env.reset(seed=3)
    first = actions(env)
    env.step(first)
    clone = env.clone()
    again = deepcopy(env)
    for copy in (clone, again):
        before = env.position
        copied = copy.step(actions(copy))
        assert env.position is before
        assert copied[0]["player_0"]["observation"].tolist() != env._observed("player_0")["observation"].tolist()
    assert clone.position.information(0) == again.position.information(0)


def actions(env: Any) -> dict[str, Any]:
    return {agent: int(np.flatnonzero(env._observed(agent)["action_mask"])[-1]) for agent in env.agents}


def test_an_action_outside_the_mask_counts_as_the_first_inside() -> None:
    env = quibbit_v0.parallel_env()
    env.reset(seed=3)
    clone = env.clone()
    lowest = {agent: int(np.flatnonzero(clone._observed(agent)["action_mask"])[0]) for agent in env.agents}
    clone.step(lowest)
    *_, infos = env.step(dict.fromkeys(env.agents, 5))
    assert all(info["illegal_action"] for info in infos.values())
    assert env.position.information(0) == clone.position.information(0)


def test_a_strict_environment_refuses_it_and_nothing_changes() -> None:
    env = quibbit_v0.parallel_env(strict=True)
    env.reset(seed=3)
    before = env.position
    with pytest.raises(ValueError, match=r"may not play 5 \(choose 5\) now, only"):
        env.step(dict.fromkeys(env.agents, 5))
    assert env.position is before


@pytest.mark.parametrize(
    ("action", "error"),
    [
        (99, ValueError),
        (-1, ValueError),
        ("choose 1", TypeError),
        (1.0, TypeError),
        (True, TypeError),
        (None, TypeError),
        (np.array([1]), TypeError),
        (np.array(1.0), TypeError),
    ],
)
def test_what_is_no_action_is_refused(action: Any, error: type[Exception]) -> None:
    for env in (quibbit_v0.raw_env(), quibbit_v0.parallel_env()):
        env.reset(seed=1)
        with pytest.raises(error, match="an action is"):
            env.step(action if hasattr(env, "agent_selection") else dict.fromkeys(env.agents, action))


def test_missing_agents_and_a_match_that_is_over_are_refused() -> None:
    env = quibbit_v0.parallel_env(max_cycles=1)
    with pytest.raises(RuntimeError, match="reset"):
        env.step({})
    env.reset(seed=1)
    with pytest.raises(ValueError, match="every agent needs an action"):
        env.step({"player_0": 0})
    env.step(dict.fromkeys(env.agents, 0))
    with pytest.raises(RuntimeError, match="the match is over"):
        env.step({})


def test_unknown_settings_are_refused() -> None:
    with pytest.raises(ValueError, match="render_mode"):
        quibbit_v0.env(render_mode="film")
    with pytest.raises(ValueError, match="2 to 4 seats"):
        quibbit_v0.env(seats=9)
