"""A million matches of Quibbit! between tadpoles: on two processes, and on one and two workers of a dask cluster.

The time of a million matches is what each of two cores would need if it had nothing else to do: half of the processor
time that they take together, with all writing, and without what is loaded and compiled once.

Of the clusters, only the playing is measured, on the clock: from the first chunk that is handed out to the last one
that has come back. Both clusters and their clients are there before, and every worker has compiled the twin. They take
turns, so that a busy moment affects both. How busy the workers were says whether the machine had time for them: two
workers, their scheduler and this process share its cores.
"""

import os
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from statistics import median

from distributed import Client

from bench.dask_processes import Dask, dask
from bench.figure import Figure
from bench.servers import cpu_s_of
from nenuphar import __version__
from nenuphar.bots.playing import WORLDS
from nenuphar.lab.dask_cluster import Cluster
from nenuphar.lab.running import play_chunk, played
from nenuphar.lab.simulation import Simulation, simulation

MATCHES = 1_000_000
MOST_S = 60
DASK_MATCHES = 400_000
FIRST_MATCHES = 100  # of every worker, before anything is measured
ROUNDS = 3
FASTER = 1.7


def figures() -> Iterator[Figure]:
    with tempfile.TemporaryDirectory() as folder:
        yield _million(Path(folder))
        yield _two_workers(Path(folder))


def _million(folder: Path) -> Figure:
    _simulated(folder, 1_000, "1")  # compiles
    wall_s, spent_s = _simulated(folder, MATCHES, "2")
    measured = f"{spent_s / 2:.1f} s of processor time on each of two cores ({wall_s:.1f} s on the clock)"
    reached = spent_s / 2 < MOST_S
    return Figure(f"{MATCHES:,} matches of Quibbit! with tadpoles", measured, f"under {MOST_S} s", reached)


def _simulated(folder: Path, matches: int, workers: str) -> tuple[float, float]:
    """Seconds on the clock, and seconds of processor time of the command and its processes."""
    out = folder / "results.parquet"
    out.unlink(missing_ok=True)
    tokens = ["simulate", "quibbit", "--bots", "tadpole", "--matches", str(matches), "--out", str(out), "--seed", "s"]
    began_s, spent_s = time.monotonic(), _spent_s()
    command = [sys.executable, "-m", "nenuphar", *tokens, "--workers", workers]
    subprocess.run(command, check=True, capture_output=True, env={**os.environ, "NENUPHAR_HOME": str(folder)})
    return time.monotonic() - began_s, _spent_s() - spent_s


def _spent_s() -> float:
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def _two_workers(folder: Path) -> Figure:
    wanted = simulation("quibbit", ["tadpole"], DASK_MATCHES, "s", None, None, WORLDS)
    with ExitStack() as stack:
        one, two = (_Workers(count, wanted, folder, stack) for count in (1, 2))
        for _ in range(ROUNDS):
            one.play()
            two.play()
    ratio = median(slower / faster for slower, faster in zip(one.seconds, two.seconds, strict=True))
    found = f"{ratio:.2f} times as fast ({median(one.seconds):.1f} and {median(two.seconds):.1f} s"
    found += f" for {DASK_MATCHES:,} matches; workers busy {median(one.busy):.0%} and {median(two.busy):.0%})"
    return Figure("Two dask workers beside one", found, f"at least {FASTER}", ratio >= FASTER)


class _Workers:
    """A cluster that is ready, and how long it plays."""

    def __init__(self, count: int, wanted: Simulation, folder: Path, stack: ExitStack) -> None:
        self.seconds: list[float] = []
        self.busy: list[float] = []  # which part of the time they used the processor
        self._wanted = wanted
        self._dask: Dask = stack.enter_context(dask(folder, count))
        self._pool = stack.enter_context(Cluster(self._dask.address))
        with Client(self._dask.address, set_as_default=False) as client:  # type: ignore[no-untyped-call]
            first = (play_chunk, wanted, range(FIRST_MATCHES), __version__)
            client.gather([client.submit(*first, workers=[worker], pure=False) for worker in client.nthreads()])

    def play(self) -> None:
        began_s, spent_s = time.monotonic(), self._spent_s
        done = sum(chunk.matches for chunk in played(self._wanted, [range(DASK_MATCHES)], self._pool))
        seconds = time.monotonic() - began_s
        assert done == DASK_MATCHES
        self.seconds.append(seconds)
        self.busy.append((self._spent_s - spent_s) / seconds / len(self._dask.workers))

    @property
    def _spent_s(self) -> float:
        return sum(cpu_s_of(worker.pid) for worker in self._dask.workers)


if __name__ == "__main__":
    for figure in figures():
        sys.stdout.write(f"{figure}\n")
