"""Random play of Quibbit! and of OpenSpiel's games. They take turns, so that a busy moment affects all of them."""

import subprocess
import sys
from collections.abc import Iterator
from statistics import median

from bench.figure import Figure
from bench.random_play_process import CONTESTANTS

ROUNDS = 5
SECONDS = 1.5


def figures() -> Iterator[Figure]:
    speeds: dict[str, list[float]] = {name: [] for name in CONTESTANTS}
    for _ in range(ROUNDS):
        for name, measured in speeds.items():
            measured.append(_measured(name))
    typical = {name: median(measured) for name, measured in speeds.items()}
    for name, speed in typical.items():
        sys.stdout.write(f"        {name}: {speed:,.0f} choices/s (median of {ROUNDS} runs)\n")
    peer = "python_iterated_prisoners_dilemma"
    # Runs of one round follow each other directly: their ratio is steadier than the ratio of two medians.
    ratio = median(ours / theirs for ours, theirs in zip(speeds["quibbit"], speeds[peer], strict=True))
    yield Figure(f"Quibbit! beside OpenSpiel's {peer}", f"{ratio:.2f} times its speed", "at least 1", ratio >= 1)
    distance = typical["goofspiel"] / typical["quibbit"]
    yield Figure("OpenSpiel's goofspiel in C++ beside Quibbit!", f"{distance:.1f} times our speed", "shown only", True)


def _measured(name: str) -> float:
    command = [sys.executable, "-m", "bench.random_play_process", name, str(SECONDS)]
    return float(subprocess.run(command, check=True, capture_output=True, text=True).stdout)
