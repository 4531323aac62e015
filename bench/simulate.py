"""A million matches of Quibbit! between tadpoles: on two processes, and on one and two workers of a dask cluster.

The time of a million matches is what each of two cores would need if it had nothing else to do: half of the processor
time that they take together, with all writing, and without what is loaded and compiled once.
"""

import os
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from statistics import median

from bench.dask_processes import dask
from bench.figure import Figure

MATCHES = 1_000_000
MOST_S = 60
DASK_MATCHES = 400_000
ROUNDS = 3
FASTER = 1.7


def figures() -> Iterator[Figure]:
    with tempfile.TemporaryDirectory() as folder:
        _simulated(Path(folder), 1_000, "--workers", "1")  # compiles
        wall_s, spent_s = _simulated(Path(folder), MATCHES, "--workers", "2")
        measured = f"{spent_s / 2:.1f} s of processor time on each of two cores ({wall_s:.1f} s on the clock)"
        reached = spent_s / 2 < MOST_S
        yield Figure(f"{MATCHES:,} matches of Quibbit! with tadpoles", measured, f"under {MOST_S} s", reached)
        ratio = median(_by_dask(Path(folder), 1) / _by_dask(Path(folder), 2) for _ in range(ROUNDS))
        wanted = f"at least {FASTER}"
        yield Figure("Two dask workers beside one", f"{ratio:.2f} times as fast", wanted, ratio >= FASTER)


def _by_dask(folder: Path, workers: int) -> float:
    """Seconds on the clock, when the workers have loaded everything."""
    with dask(folder, workers) as cluster:
        _simulated(folder, 20_000, "--dask", cluster.address)
        return _simulated(folder, DASK_MATCHES, "--dask", cluster.address)[0]


def _simulated(folder: Path, matches: int, *where: str) -> tuple[float, float]:
    """Seconds on the clock, and seconds of processor time of the command and its processes."""
    out = folder / "results.parquet"
    out.unlink(missing_ok=True)
    tokens = ["simulate", "quibbit", "--bots", "tadpole", "--matches", str(matches), "--out", str(out), "--seed", "s"]
    began_s, spent_s = time.monotonic(), _spent_s()
    command = [sys.executable, "-m", "nenuphar", *tokens, *where]
    subprocess.run(command, check=True, capture_output=True, env={**os.environ, "NENUPHAR_HOME": str(folder)})
    return time.monotonic() - began_s, _spent_s() - spent_s


def _spent_s() -> float:
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime
