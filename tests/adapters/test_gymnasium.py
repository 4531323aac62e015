"""Every game passes Gymnasium's own check, with bots on the other seats."""

from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.utils.env_checker import check_env

from nenuphar import games
from nenuphar.adapters.gymnasium import SeatMatch
from nenuphar.core.moves import Moves
from nenuphar.games.quibbit.types import View


@pytest.mark.parametrize("key", games.names())
def test_gymnasium_finds_no_fault(key: str, capsys: pytest.CaptureFixture[str]) -> None:
    check_env(gymnasium.make(f"nenuphar/{key}-v0", opponents="tadpole", seats=3).unwrapped)


@pytest.mark.parametrize("key", games.names())
def test_a_seat_plays_a_match_against_bots(key: str) -> None:
    options = {"rounds": 1} if key == "quibbix" else None
    env = SeatMatch(key, seats=3, seat=1, opponents="tadpole", options=options)
    _, info = env.reset(seed=4)
    rng, over, reward = Random(0), False, 0.0
    while not over:
        assert env.action_masks().tolist() == info["action_mask"].astype(bool).tolist()
        number = rng.choice(np.flatnonzero(info["action_mask"]).tolist())
        observation, reward, over, cut, info = env.step(number)
        assert observation in env.observation_space
        assert not cut
    assert -1 <= reward <= 1
    with pytest.raises(ResetNeeded, match="over"):
        env.step(0)


class Recorder:
    """A bot from outside. It notes what it gets."""

    def __init__(self) -> None:
        self.seen: list[Any] = []

    def choose(self, view: Any, moves: Moves[Any], rng: Random, budget: Any) -> Any:
        self.seen.append(view)
        return moves.sample(rng)


def test_bots_get_views_only() -> None:
    bot = Recorder()
    env = SeatMatch("quibbit", seats=2, opponents=bot)
    env.reset(seed=1)
    env.step(env.action_masks().argmax())
    assert bot.seen
    assert all(isinstance(view, View) and view.viewer == 1 for view in bot.seen)


def test_bad_settings_and_actions_are_refused() -> None:
    with pytest.raises(ValueError, match="levels tadpole, frog, heron, kraken, not 'shark'"):
        SeatMatch("quibbit", opponents="shark")
    with pytest.raises(ValueError, match="there are 2 opponents, not 1"):
        SeatMatch("quibbit", seats=3, opponents=["frog"])
    with pytest.raises(ValueError, match="the seats are 0 to 1"):
        SeatMatch("quibbit", seats=2, seat=2)
    env = SeatMatch("quibbit", seats=2, strict=True)
    with pytest.raises(ResetNeeded):
        env.step(0)
    env.reset(seed=1)
    with pytest.raises(ValueError, match="may not play 0"):
        env.step(0)
    with pytest.raises(TypeError, match="an action is"):
        env.step("left")
    masks = env.action_masks()
    for action in (0.5, None, True, [1, 2]):
        with pytest.raises(TypeError, match="an action is"):
            env.step(action)
    for number in (-1, len(masks)):
        with pytest.raises(ValueError, match="an action is"):
            env.step(number)
    assert (env.action_masks() == masks).all()


def test_a_match_that_is_over_needs_a_reset() -> None:
    env = SeatMatch("quibbit", seats=2)
    _, info = env.reset(seed=1)
    ended = False
    while not ended:
        _, _, over, cut, info = env.step(info["action_mask"].argmax())
        ended = over or cut
    with pytest.raises(ResetNeeded, match="the match is over"):
        env.step(0)
    env.reset(seed=2)
    env.step(env.action_masks().argmax())
