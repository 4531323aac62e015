"""How long an analysis takes on one core, in a process that has done nothing before: as the first one of a server.

`python -m bench.analysis GAME` analyses one match and prints the seconds to the whole curve at first sight, those to
the end, and the CPU time.
"""

import json
import subprocess
import sys
import time
from collections.abc import Iterator

from bench.figure import Figure

MATCHES = {"quibbit": (4, {"round_limit": 6}), "china_moon": (3, {})}  # the first has some 30 decisions
FIRST_S, WHOLE_S = 3.0, 30.0


def figures() -> Iterator[Figure]:
    for game in MATCHES:
        begun = time.monotonic()
        done = subprocess.run(
            [sys.executable, "-m", "bench.analysis", game], capture_output=True, text=True, check=True
        )
        start_s = time.monotonic() - begun
        found = json.loads(done.stdout)
        start_s -= found["whole_s"] + found["play_s"]
        first_s, what = start_s + found["first_s"], f"{found['decisions']} decisions of {game}"
        yield Figure(f"first curve of {what}", f"{first_s:.1f} s", f"under {FIRST_S:.0f} s", first_s < FIRST_S)
        took = f"{found['whole_s']:.1f} s, {found['cpu_s']:.1f} s of CPU time"
        yield Figure(f"analysis of {what}", took, f"under {WHOLE_S:.0f} s", found["whole_s"] < WHOLE_S)


def main(game: str) -> None:
    seats, options = MATCHES[game]
    begun = time.monotonic()
    import nenuphar as nn
    from nenuphar.analysis.report import analyse

    match = nn.play(game, ["frog"] * seats, options, seed=1)
    played, cpu_s, first_s = time.monotonic(), time.process_time(), None
    for found in analyse(match):
        points = len([point for point in found.points if point.judgements])
        if first_s is None and found.part >= 0.5:  # all have been looked at once
            first_s = time.monotonic() - played
    result = {
        "decisions": sum(len(point.judgements) for point in found.points),
        "moments": points,
        "play_s": played - begun,
        "first_s": first_s,
        "whole_s": time.monotonic() - played,
        "cpu_s": time.process_time() - cpu_s,
    }
    sys.stdout.write(f"{json.dumps(result)}\n")


if __name__ == "__main__":
    main(sys.argv[1])
