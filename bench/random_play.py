"""Random play of Quibbit! and China Moon, next to games of OpenSpiel."""

import subprocess
import sys
from collections.abc import Iterator
from statistics import median

from bench.figure import Figure

ROUNDS = 5
SECONDS = 1.5
WANTED = 1.5
QUIBBIT, DILEMMA, GOOFSPIEL = "quibbit", "python_iterated_prisoners_dilemma", "goofspiel"
CHINA_MOON, CHECKERS = "china_moon", "chinese_checkers"


def figures() -> Iterator[Figure]:
    speeds = _speeds(QUIBBIT, DILEMMA, GOOFSPIEL)
    ratio = _ratio(speeds[QUIBBIT], speeds[DILEMMA])
    measured, wanted = f"{ratio:.2f} times its speed", f"at least {WANTED}"
    yield Figure(f"Quibbit! beside OpenSpiel's {DILEMMA}", measured, wanted, ratio >= WANTED)
    distance = median(speeds[GOOFSPIEL]) / median(speeds[QUIBBIT])
    yield Figure("OpenSpiel's goofspiel in C++ beside Quibbit!", f"{distance:.1f} times our speed", "shown only", True)
    speeds = _speeds(CHINA_MOON, CHECKERS)
    measured = f"{_ratio(speeds[CHINA_MOON], speeds[CHECKERS]):.2f} times its speed"
    yield Figure(f"China Moon by its rules beside OpenSpiel's {CHECKERS} in C++", measured, "shown only", True)


def _speeds(*names: str) -> dict[str, list[float]]:
    """Choices per second of some games. They take turns, so that a busy moment affects all of them."""
    speeds: dict[str, list[float]] = {name: [] for name in names}
    for _ in range(ROUNDS):
        for name, measured in speeds.items():
            command = [sys.executable, "-m", "bench.random_play_process", name, str(SECONDS)]
            measured.append(float(subprocess.run(command, check=True, capture_output=True, text=True).stdout))
    for name, measured in speeds.items():
        sys.stdout.write(f"        {name}: {median(measured):,.0f} choices/s (median of {ROUNDS} runs)\n")
    return speeds


def _ratio(ours: list[float], theirs: list[float]) -> float:
    """Runs of one round follow each other directly: their ratio is steadier than the ratio of two medians."""
    return median(our / their for our, their in zip(ours, theirs, strict=True))
