"""Random play of the twins, next to games of OpenSpiel in C++: driven from Python, and by its own rollouts.

Measured on the processor's clock: other work on the machine then disturbs less.
"""

import subprocess
import sys
from collections.abc import Iterator
from statistics import median

from bench.figure import Figure

ROUNDS = 5
SECONDS = 1.0
BATCH = 4_096


def figures() -> Iterator[Figure]:
    speeds = _speeds("quibbit batch", "goofspiel driven", "quibbit single", "goofspiel rollouts")
    yield _figure(speeds, f"Quibbit!'s twin, {BATCH:,} matches at once,", "quibbit batch", "goofspiel driven", 30)
    yield _figure(speeds, "Quibbit!'s twin, one match,", "quibbit single", "goofspiel driven", None)
    yield _figure(speeds, f"Quibbit!'s twin, {BATCH:,} matches at once,", "quibbit batch", "goofspiel rollouts", 1)
    speeds = _speeds("china_moon batch", "chinese_checkers driven", "china_moon single")
    checkers = "chinese_checkers driven"
    yield _figure(speeds, f"China Moon's twin, {BATCH:,} matches at once,", "china_moon batch", checkers, 8)
    yield _figure(speeds, "China Moon's twin, one match,", "china_moon single", checkers, None)


def _figure(speeds: dict[str, list[float]], what: str, ours: str, theirs: str, target: int | None) -> Figure:
    """Runs of one round follow each other directly: their ratio is steadier than the ratio of two medians."""
    ratio = median(our / their for our, their in zip(speeds[ours], speeds[theirs], strict=True))
    wanted = "shown only" if target is None else f"at least {target}"
    measured = f"{ratio:.1f} times its speed"
    return Figure(f"{what} beside OpenSpiel's {theirs} in C++", measured, wanted, target is None or ratio >= target)


def _speeds(*names: str) -> dict[str, list[float]]:
    """Choices per second of processor time. The contestants take turns."""
    speeds: dict[str, list[float]] = {name: [] for name in names}
    for _ in range(ROUNDS):
        for name, measured in speeds.items():
            command = [sys.executable, "-m", "bench.twin_process", *name.split(), str(SECONDS)]
            measured.append(float(subprocess.run(command, check=True, capture_output=True, text=True).stdout))
    for name, measured in speeds.items():
        sys.stdout.write(f"        {name}: {median(measured):,.0f} choices/s (median of {ROUNDS} runs)\n")
    return speeds
