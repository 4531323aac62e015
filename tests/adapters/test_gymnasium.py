"""Every game passes Gymnasium's own check, with bots on the other seats."""

from collections.abc import Callable
from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.utils.env_checker import check_env

from nenuphar import games
from nenuphar.adapters.gymnasium import SeatMatch
from nenuphar.bots.outside import BotFailed
from nenuphar.core.game import Refused
from nenuphar.core.moves import Moves
from nenuphar.games.quibbit.types import Place, View


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


class Odd:
    """A bot from outside that is in order until it is told what to do instead."""

    def __init__(self) -> None:
        self.instead: Callable[[], Any] | None = None

    def choose(self, view: Any, moves: Moves[Any], rng: Random, budget: Any) -> Any:
        return (moves.listed or [None])[0] if self.instead is None else self.instead()


@pytest.mark.parametrize("key", ["quibbit", "china_moon", "gobbit"])
@pytest.mark.parametrize(
    ("instead", "fault", "reason"),
    [
        (lambda: None, "illegal", "None is not one of the moves"),
        (lambda: "nonsense", "illegal", "'nonsense' is not one of the moves"),
        (lambda: {"card": 3}, "illegal", "is not one of the moves"),
        (lambda: Place(99), "illegal", r"Place\(tile=99\) is not one of the moves"),
        (lambda: 1 // 0, "raised", "ZeroDivisionError"),
    ],
)
def test_a_bot_that_chooses_no_move_is_named_and_nothing_changes(
    key: str, instead: Callable[[], Any], fault: str, reason: str
) -> None:
    bot = Odd()
    env = SeatMatch(key, seats=3, opponents=bot)
    _, info = env.reset(seed=1)
    bot.instead = instead
    positions = [env._here]
    with pytest.raises(BotFailed, match=rf"the bot Odd has failed \({fault}\): .*{reason}"):
        play_on(env, info, positions)
    assert env._here is positions[-1]


def play_on(env: SeatMatch, info: dict[str, Any], positions: list[Any]) -> None:
    """Step after step, until something is raised."""
    while True:
        _, _, over, _, info = env.step(info["action_mask"].argmax())
        positions.append(env._here)
        assert not over


def test_a_match_whose_beginning_failed_needs_a_reset() -> None:
    bot = Odd()
    env = SeatMatch("china_moon", seats=3, seat=2, opponents=bot, options={"oldest": 0})
    env.reset(seed=1)
    bot.instead = lambda: None
    with pytest.raises(BotFailed):
        env.reset(seed=1)
    with pytest.raises(ResetNeeded):
        env.step(0)


def test_bad_settings_and_actions_are_refused() -> None:
    with pytest.raises(ValueError, match="levels tadpole, frog, heron, kraken, not 'shark'"):
        SeatMatch("quibbit", opponents="shark")
    with pytest.raises(ValueError, match="there are 2 opponents, not 1"):
        SeatMatch("quibbit", seats=3, opponents=["frog"])
    with pytest.raises(ValueError, match="the seats are 0 to 1"):
        SeatMatch("quibbit", seats=2, seat=2)
    with pytest.raises(Refused, match=r"\(QB-E7\)"):
        SeatMatch("quibbit", options={"round_limit": 0})
    with pytest.raises(TypeError, match="options are a mapping of names to values, not 5"):
        SeatMatch("quibbit", options=5)
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
