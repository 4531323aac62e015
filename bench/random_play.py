"""Random play of Quibbit! and China Moon, next to games of OpenSpiel."""

import sys
from collections.abc import Iterator
from statistics import median

from bench.figure import Figure, ratio_of, speeds_of

SECONDS = 1.5
PROCESS = "bench.random_play_process"
WANTED = 1.5
QUIBBIT, DILEMMA, GOOFSPIEL = "quibbit", "python_iterated_prisoners_dilemma", "goofspiel"
CHINA_MOON, CHECKERS = "china_moon", "chinese_checkers"


def figures() -> Iterator[Figure]:
    speeds = speeds_of(PROCESS, (QUIBBIT, DILEMMA, GOOFSPIEL), SECONDS)
    ratio = ratio_of(speeds[QUIBBIT], speeds[DILEMMA])
    measured, wanted = f"{ratio:.2f} times its speed", f"at least {WANTED}"
    yield Figure(f"Quibbit! beside OpenSpiel's {DILEMMA}", measured, wanted, ratio >= WANTED)
    distance = median(speeds[GOOFSPIEL]) / median(speeds[QUIBBIT])
    yield Figure("OpenSpiel's goofspiel in C++ beside Quibbit!", f"{distance:.1f} times our speed", "shown only", True)
    speeds = speeds_of(PROCESS, (CHINA_MOON, CHECKERS), SECONDS)
    measured = f"{ratio_of(speeds[CHINA_MOON], speeds[CHECKERS]):.2f} times its speed"
    yield Figure(f"China Moon by its rules beside OpenSpiel's {CHECKERS} in C++", measured, "shown only", True)


if __name__ == "__main__":
    for figure in figures():
        sys.stdout.write(f"{figure}\n")
