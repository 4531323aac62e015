"""Steps of the vector environment, next to PettingZoo's own connect-four driven in the same way.

Both are given a random action that is in the mask, and return the next observation and mask. Only the environments'
own time is counted, on the processor's clock. A step that only begins a match again is not counted as a step.
"""

import sys
from collections.abc import Callable
from statistics import median
from time import process_time

import numpy as np
from numpy.typing import NDArray

from bench.figure import Figure

ROUNDS = 5
SECONDS = 0.5
MATCHES = 4_096
WANTED = 1_000_000
TABLES = (("quibbit", 3), ("china_moon", 3))


def figures() -> list[Figure]:
    contestants = {f"{key}, {seats} seats": vector_env(key, seats) for key, seats in TABLES}
    contestants["connect-four"] = connect_four()
    speeds: dict[str, list[float]] = {name: [] for name in contestants}
    for _ in range(ROUNDS):
        for name, run in contestants.items():
            speeds[name].append(run())
    for name, measured in speeds.items():
        sys.stdout.write(f"        {name}: {median(measured):,.0f} steps/s (median of {ROUNDS} runs)\n")
    return [_figure(f"{key}, {seats} seats", speeds, WANTED if key == "quibbit" else None) for key, seats in TABLES]


def _figure(name: str, speeds: dict[str, list[float]], target: int | None) -> Figure:
    speed = median(speeds[name])
    ratio = median(our / their for our, their in zip(speeds[name], speeds["connect-four"], strict=True))
    return Figure(
        f"The vector environment of {name}, {MATCHES:,} matches, with masks and observations",
        f"{speed:,.0f} steps/s, {ratio:.0f} times PettingZoo's connect-four",
        "shown only" if target is None else f"at least {target:,} steps/s",
        target is None or speed >= target,
    )


def vector_env(key: str, seats: int) -> Callable[[], float]:
    from nenuphar.adapters.vector import VectorMatch

    env, rng = VectorMatch(key, MATCHES, seats=seats), np.random.default_rng(1)
    _, info = env.reset(seed=1)
    env.step(random_actions(info["action_mask"], rng))  # compiles

    def run() -> float:
        _, info = env.reset(seed=1)
        steps, spent, ended = 0, 0.0, 0
        while spent < SECONDS:
            actions = random_actions(info["action_mask"], rng)
            begun = process_time()
            _, _, over, cut, info = env.step(actions)
            spent += process_time() - begun
            steps += MATCHES - ended
            ended = int((over | cut).sum())
        return steps / spent

    return run


def random_actions(masks: NDArray[np.int8], rng: np.random.Generator) -> NDArray[np.int64]:
    actions: NDArray[np.int64] = (masks * (1 + rng.random(masks.shape, np.float32))).argmax(1)
    return actions


def connect_four() -> Callable[[], float]:
    from pettingzoo.classic import connect_four_v3

    env, rng = connect_four_v3.env(), np.random.default_rng(1)

    def run() -> float:
        steps, spent = 0, 0.0
        env.reset(seed=1)
        while spent < SECONDS:
            begun = process_time()
            observation, _, over, cut, _ = env.last()
            spent += process_time() - begun
            if over or cut:
                env.reset()
                continue
            action = int(rng.choice(np.flatnonzero(observation["action_mask"])))
            begun = process_time()
            env.step(action)
            spent += process_time() - begun
            steps += 1
        return steps / spent

    return run


if __name__ == "__main__":
    for figure in figures():
        sys.stdout.write(f"{figure}\n")
