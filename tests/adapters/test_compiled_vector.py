"""Vector environments: the same numbers as a single one, at the pace of the twins."""

import os
import subprocess
import sys
from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import ClosedEnvironmentError, ResetNeeded
from gymnasium.vector import AutoresetMode, SyncVectorEnv
from numpy.typing import NDArray

from nenuphar import games
from nenuphar.adapters.position import Position
from nenuphar.adapters.task import task_of
from nenuphar.adapters.vector import VectorMatch
from nenuphar.adapters.vector_loops import lowest_in, write_mask, write_observation
from nenuphar.core.kernels import bound, compiled
from nenuphar.core.twin import AnyTwinEncoding
from nenuphar.games.china_moon.tests.ponds import tangled
from nenuphar.games.china_moon.types import Options as MoonOptions
from nenuphar.testing.random_play import random_match

TWINS = ("quibbit", "china_moon")
SETUPS = [
    ("quibbit", 2, {}),
    ("quibbit", 3, {"round_limit": 5}),
    ("quibbit", 4, {"youngest": 2}),
    ("china_moon", 3, {}),
    ("china_moon", 5, {"oldest": 1}),
]


@pytest.mark.parametrize(("key", "seats", "options"), SETUPS)
def test_numbers_and_masks_are_those_of_the_single_environment(key: str, seats: int, options: dict[str, Any]) -> None:
    """In all positions of a random match, for every seat. A law of its own compares the planes (test_twins.py)."""
    task = task_of(key, seats, options)
    encoding = games.twin_encoding(task.game)
    assert encoding is not None
    setup, (observe, offer) = encoding.setup(task.setup), plain_kernels(encoding)
    matches = VectorMatch(key, 1, seats=seats, options=options)._matches
    table, actions, blank, notes = (
        np.array(each).tolist() for each in (matches.table, matches.actions, matches.blank, matches.mask)
    )
    for moment in random_match(task.game, setup, Random(seats)):
        position = Position(task, moment.state)
        row = encoding.twin.encode(moment.state)
        for seat in task.every_seat:
            numbers, mask = [0] * task.width, [0] * len(task.names)
            observe(table, row, seat, blank, numbers)
            assert numbers == task.observation(position, seat).tolist()
            if seat in position.due:
                offer(table, row, seat, actions[seat], notes, mask)
                assert mask == task.mask(position, seat).tolist()


def plain_kernels(encoding: AnyTwinEncoding) -> tuple[Any, Any]:
    own = {"planes": encoding.planes, "legal": encoding.twin.kernels.legal}
    return bound(write_observation, **own), bound(write_mask, **own)


@pytest.mark.parametrize(("key", "seats", "options"), SETUPS)
def test_whole_matches_are_played_to_their_ends(key: str, seats: int, options: dict[str, Any]) -> None:
    env = VectorMatch(key, 64, seats=seats, seat=1, options=options)
    rng, (observations, info) = np.random.default_rng(1), env.reset(seed=5)
    wins = losses = 0
    ended = np.zeros(64, bool)
    for _ in range(150):
        masks = info["action_mask"]
        assert observations.shape == (64, env.task.width)
        assert (observations >= env.task.low).all()
        assert (observations <= env.task.high).all()
        assert (masks.sum(1) >= 1).all()
        assert (masks[:, 0] == ended).all()  # to pass is all that is left at the end
        observations, rewards, over, cut, info = env.step(some_action(masks, rng))
        assert not rewards[~over].any()
        assert not (ended & over).any()  # a match begins again in the step after its end
        assert not cut.any()
        ended = over
        wins, losses = wins + (rewards > 0).sum(), losses + (rewards < 0).sum()
    assert wins > 10
    assert losses > 10


def some_action(masks: NDArray[Any], rng: np.random.Generator) -> NDArray[np.int64]:
    actions: NDArray[np.int64] = (masks * (1 + rng.random(masks.shape))).argmax(1)
    return actions


@pytest.mark.parametrize("key", TWINS)
def test_a_match_depends_on_its_seed_and_on_nothing_else(key: str) -> None:
    many, later, few = (VectorMatch(key, number, seats=3) for number in (6, 2, 2))
    rng, seeds = np.random.default_rng(1), (10, 13, 10)
    results = [env.reset(seed=seed) for env, seed in zip((many, later, few), seeds, strict=True)]
    for _ in range(60):
        (all_seen, info), (later_seen, later_info), (few_seen, _) = results
        assert all_seen[3:5].tobytes() == later_seen.tobytes()
        assert all_seen[:2].tobytes() == few_seen.tobytes()
        assert info["action_mask"][3:5].tobytes() == later_info["action_mask"].tobytes()
        actions = some_action(info["action_mask"], rng)
        stepped = many.step(actions), later.step(actions[3:5]), few.step(actions[:2])
        assert stepped[0][1][3:5].tobytes() == stepped[1][1].tobytes()
        results = [(each[0], each[4]) for each in stepped]
    again = many.reset(seed=10)[0]
    assert again.tobytes() == VectorMatch(key, 6, seats=3).reset(seed=10)[0].tobytes()
    assert again.tobytes() != many.reset()[0].tobytes()


@pytest.mark.parametrize("key", TWINS)
def test_a_policy_plays_for_the_others(key: str) -> None:
    """It sees what the seat sees, and gets its action numbers."""
    asked = []

    def lowest(observations: NDArray[np.int16], masks: NDArray[np.int8]) -> NDArray[np.int64]:
        asked.append(len(observations))
        assert observations.shape == (len(masks), env.task.width)
        assert not masks[:, 0].any()
        actions: NDArray[np.int64] = masks.argmax(1)
        return actions

    env = VectorMatch(key, 16, seats=3, opponents=lowest)
    rng, (_, info) = np.random.default_rng(1), env.reset(seed=2)
    for _ in range(20):
        *_, info = env.step(some_action(info["action_mask"], rng))
    assert max(asked) <= 32
    assert max(asked) > (16 if key == "quibbit" else 8)  # in Quibbit! both others decide together


def test_a_policy_that_cheats_is_refused() -> None:
    env = VectorMatch("quibbit", 4, seats=2, seat=1, opponents=lambda seen, masks: np.zeros(len(seen), int))
    with pytest.raises(ValueError, match="the policy of the opponents chose an action outside the mask"):
        env.reset(seed=1)
    with pytest.raises(ResetNeeded, match="a policy failed"):
        env.step(np.zeros(4, int))
    env = VectorMatch("quibbit", 4, seats=2, seat=1, opponents=lambda seen, masks: masks)
    with pytest.raises(TypeError, match="whole numbers from 0 to 17"):
        env.reset(seed=1)


def test_matches_in_which_a_policy_failed_have_to_begin_again() -> None:
    fails = False

    def policy(seen: NDArray[np.int16], masks: NDArray[np.int8]) -> NDArray[np.int64]:
        if fails:
            raise RuntimeError("out of order")
        return some_action(masks, np.random.default_rng(1))

    env, twin = (VectorMatch("quibbit", 4, seats=3, opponents=policy) for _ in range(2))
    _, info = env.reset(seed=1)
    fails = True
    with pytest.raises(RuntimeError, match="out of order"):
        env.step(info["action_mask"].argmax(1))
    fails = False
    with pytest.raises(ResetNeeded, match="a policy failed"):
        env.step(info["action_mask"].argmax(1))
    assert env.reset(seed=1)[0].tobytes() == twin.reset(seed=1)[0].tobytes()
    assert env.step(info["action_mask"].argmax(1))[0].tobytes() == twin.step(info["action_mask"].argmax(1))[0].tobytes()


@pytest.mark.parametrize("allowed", [(), (3,), (0, 5)])
def test_the_search_for_an_allowed_action_ends(allowed: tuple[int, ...]) -> None:
    mask = np.zeros(6, np.int8)
    mask[list(allowed)] = 1
    assert compiled(lowest_in)(mask) == min(allowed, default=0)


def test_an_illegal_action_counts_as_the_lowest_legal_one() -> None:
    env, twin = VectorMatch("quibbit", 3, seats=2), VectorMatch("quibbit", 3, seats=2)
    _, info = env.reset(seed=3)
    twin.reset(seed=3)
    legal = info["action_mask"].argmax(1)
    actions = legal.copy()
    actions[1] = 0
    info["action_mask"][:] = 1  # it belongs to the caller, and the environment does not trust it
    seen, *_, info = env.step(actions)
    assert info["illegal_action"].tolist() == info["_illegal_action"].tolist() == [False, True, False]
    assert seen.tobytes() == twin.step(legal)[0].tobytes()
    env.strict = True
    with pytest.raises(ValueError, match=r"match 0 does not allow 0 \(pass\) now, only "):
        env.step(np.zeros(3, int))


def test_bad_input_changes_nothing() -> None:
    env = VectorMatch("quibbit", 2, seats=2)
    with pytest.raises(ResetNeeded):
        env.step([0, 0])
    _, info = env.reset(seed=1)
    legal = info["action_mask"].argmax(1)
    bad: list[tuple[Any, type[Exception]]] = [
        ([0], TypeError),
        (0, TypeError),
        ([[0, 0]], TypeError),
        ([0.0, 1.0], TypeError),
        ([True, False], TypeError),
        (["left", "right"], TypeError),
        ([0, 18], ValueError),
        ([-1, 0], ValueError),
    ]
    for actions, error in bad:
        with pytest.raises(error, match="actions are"):
            env.step(actions)
    other = VectorMatch("quibbit", 2, seats=2)
    other.reset(seed=1)
    assert env.step(legal)[0].tobytes() == other.step(legal)[0].tobytes()
    env.close()
    with pytest.raises(ClosedEnvironmentError):
        env.step(legal)


def test_bad_settings_are_refused() -> None:
    with pytest.raises(ValueError, match="Gobbit has no twin"):
        VectorMatch("gobbit", 2)
    with pytest.raises(ValueError, match="this board has no twin"):
        VectorMatch("china_moon", 2, options=MoonOptions(board=tangled()))
    with pytest.raises(ValueError, match="the seats are 0 to 1"):
        VectorMatch("quibbit", 2, seats=2, seat=2)
    with pytest.raises(ValueError, match="opponents are 'tadpole' or a policy of yours, not 'frog'"):
        VectorMatch("quibbit", 2, opponents="frog")
    with pytest.raises(ValueError, match="at least 1"):
        VectorMatch("quibbit", 0)


def test_a_match_that_is_too_long_is_cut_short() -> None:
    env = VectorMatch("china_moon", 2, seats=3)
    env._matches = env._matches._replace(longest=7)
    _, info = env.reset(seed=1)
    for _ in range(7):
        _, rewards, over, cut, info = env.step(info["action_mask"].argmax(1))
        assert not over.any()
        assert not rewards.any()
        if cut.any():
            break
    assert cut.any()
    assert (info["action_mask"][cut].sum(1) == 1).all()


def test_gymnasium_makes_it_where_there_is_a_twin() -> None:
    env = gymnasium.make_vec("nenuphar.adapters.gymnasium:nenuphar/china_moon-v0", num_envs=3, seats=3)
    assert isinstance(env, VectorMatch)
    assert env.metadata["autoreset_mode"] == AutoresetMode.NEXT_STEP
    assert env.reset(seed=1)[0] in env.observation_space
    assert env.action_space.sample() in env.action_space
    assert env.planes(env.reset(seed=1)[0])["frogs"].shape == (3, 9, 48)
    by_rules = gymnasium.make_vec("nenuphar.adapters.gymnasium:nenuphar/gobbit-v0", num_envs=2, seats=2)
    assert isinstance(by_rules, SyncVectorEnv)
    by_rules.close()


SCRIPT = """
import numpy as np
from nenuphar.adapters.gymnasium import VectorMatch
for key in ("quibbit", "china_moon"):
    env = VectorMatch(key, 3, seats=3, seat=2)
    observations, info = env.reset(seed=7)
    for _ in range(12):
        last = np.arange(len(env.task.names))
        observations, rewards, over, cut, info = env.step((info["action_mask"] * last).argmax(1))
    print(observations.tolist(), info["action_mask"].tolist(), rewards.tolist(), env._matches.luck[0])
"""


def test_it_plays_the_same_without_numba() -> None:
    plain, compiled = (
        subprocess.run(
            [sys.executable, "-c", SCRIPT],
            env={**os.environ, "NUMBA_DISABLE_JIT": switch},
            check=True,
            capture_output=True,
            text=True,
        ).stdout
        for switch in ("1", "0")
    )
    assert plain == compiled
