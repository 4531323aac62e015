"""Random play of the twins, next to games of OpenSpiel in C++: driven from Python, and by its own rollouts.

Measured on the processor's clock: other work on the machine then disturbs less.
"""

import sys
from collections.abc import Iterator

from bench.figure import Figure, ratio_of, speeds_of

SECONDS = 1.0
PROCESS = "bench.twin_process"
BATCH = 4_096


def figures() -> Iterator[Figure]:
    speeds = speeds_of(PROCESS, ("quibbit batch", "goofspiel driven", "quibbit single", "goofspiel rollouts"), SECONDS)
    yield _figure(speeds, f"Quibbit!'s twin, {BATCH:,} matches at once,", "quibbit batch", "goofspiel driven", 30)
    yield _figure(speeds, "Quibbit!'s twin, one match,", "quibbit single", "goofspiel driven", None)
    yield _figure(speeds, f"Quibbit!'s twin, {BATCH:,} matches at once,", "quibbit batch", "goofspiel rollouts", 1)
    speeds = speeds_of(PROCESS, ("china_moon batch", "chinese_checkers driven", "china_moon single"), SECONDS)
    checkers = "chinese_checkers driven"
    yield _figure(speeds, f"China Moon's twin, {BATCH:,} matches at once,", "china_moon batch", checkers, 8)
    yield _figure(speeds, "China Moon's twin, one match,", "china_moon single", checkers, None)


def _figure(speeds: dict[str, list[float]], what: str, ours: str, theirs: str, target: int | None) -> Figure:
    ratio = ratio_of(speeds[ours], speeds[theirs])
    wanted = "shown only" if target is None else f"at least {target}"
    measured = f"{ratio:.1f} times its speed"
    return Figure(f"{what} beside OpenSpiel's {theirs} in C++", measured, wanted, target is None or ratio >= target)


if __name__ == "__main__":
    for figure in figures():
        sys.stdout.write(f"{figure}\n")
