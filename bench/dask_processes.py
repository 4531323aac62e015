"""A dask cluster on this machine: a scheduler and workers, each a process of its own. Tests use it too."""

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import NamedTuple

SCHEDULER = ("scheduler", "--host", "127.0.0.1", "--port", "0", "--no-dashboard")
WORKER = ("worker", "--host", "127.0.0.1", "--nthreads", "1", "--no-nanny", "--no-dashboard", "--local-directory")


class Dask(NamedTuple):
    address: str
    scheduler: subprocess.Popen[str]
    workers: list[subprocess.Popen[str]]


@contextmanager
def dask(folder: Path, workers: int, **settings: str) -> Iterator[Dask]:
    """A cluster that is ready. `settings` are for its environment."""
    with ExitStack() as running:
        scheduler = _started(running, SCHEDULER, settings)
        address = _line(scheduler, "Scheduler at:").split()[-1]
        started = [_started(running, (*WORKER, str(folder), address), settings) for _ in range(workers)]
        for worker in started:
            _line(worker, "Registered to:")
        yield Dask(address, scheduler, started)


def _started(running: ExitStack, arguments: tuple[str, ...], settings: dict[str, str]) -> subprocess.Popen[str]:
    command = [str(Path(sys.executable).with_name("dask")), *arguments]
    process = subprocess.Popen(command, stderr=subprocess.PIPE, text=True, env={**os.environ, **settings})
    running.enter_context(process)
    running.callback(process.kill)
    return process


def _line(process: subprocess.Popen[str], words: str) -> str:
    """Wait for the line with these words."""
    assert process.stderr is not None
    return next(line for line in process.stderr if words in line)
