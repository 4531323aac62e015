"""What it takes to solve the last rounds of Quibbit! for two players on a board: time, memory, and how good it is."""

import json
import os
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from bench.figure import Figure
from nenuphar import array_file

BOARD = "YRG* RGY* GYR~"
MOST_MINUTES, MOST_MB, MOST_GAIN = 15.0, 500.0, 0.001


def figures() -> Iterator[Figure]:
    with tempfile.TemporaryDirectory() as folder:
        begun = time.monotonic()
        done = subprocess.run(
            [sys.executable, "-m", "bench.endgames"],
            env={**os.environ, "NENUPHAR_ENDGAMES": folder},
            stdout=subprocess.PIPE,
            text=True,
            check=True,
        )
        minutes = (time.monotonic() - begun) / 60
        used = json.loads(done.stdout.splitlines()[-1])
        (file,) = Path(folder).glob("*.endgames")
        facts, size_mb = array_file.head(file).facts, file.stat().st_size / 1e6
    gain, what = float(facts["gain"]), f"{facts['positions']} endgames of Quibbit!"
    took = f"{minutes:.1f} min, {used['cpu_s']:.0f} s of CPU time, a file of {size_mb:.0f} MB"
    yield Figure(what, took, f"under {MOST_MINUTES:.0f} min", minutes < MOST_MINUTES)
    peak = used["peak_mb"]
    yield Figure("memory to solve them", f"{peak:.0f} MB", f"under {MOST_MB:.0f} MB", peak < MOST_MB)
    yield Figure("gain of a best response", f"{gain:.4%} of a win", f"at most {MOST_GAIN:.1%}", gain <= MOST_GAIN)


def main() -> None:
    """Solve them as the command does, and say what it took."""
    from nenuphar.cli.endgames import endgames

    endgames("quibbit", option=(f"board={BOARD}",))
    used = resource.getrusage(resource.RUSAGE_SELF)
    found = {"cpu_s": used.ru_utime + used.ru_stime, "peak_mb": used.ru_maxrss / 1024}
    sys.stdout.write(f"{json.dumps(found)}\n")


if __name__ == "__main__":
    main()
