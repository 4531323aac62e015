"""Plays a simulation on a pool of workers, chunk by chunk, in any order.

A chunk is about a second of work. If its worker was killed it is played again: the same matches give the same numbers.
"""

import time
import zlib
from collections.abc import Generator, Iterable
from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, Future, wait
from pickle import PickleError
from typing import NamedTuple

import numpy as np

from nenuphar import __version__
from nenuphar.bots.outside import described
from nenuphar.lab.errors import LabError
from nenuphar.lab.matches import Numbers, play
from nenuphar.lab.pools import Pool
from nenuphar.lab.simulation import Simulation

CHUNK_S = 1.0
MOST_MATCHES = 16_384  # in a chunk
GROWTH = 4  # a chunk is at most this many times as large as one before it
MOST_BREAKS = 3  # without a chunk in between: then the matches themselves kill the workers


class Chunk(NamedTuple):
    """Matches that were played, with compressed numbers."""

    first: int
    matches: int
    data: bytes
    seconds: float

    def numbers(self, columns: int) -> Numbers:
        return np.frombuffer(zlib.decompress(self.data), "<i4").reshape(self.matches, columns)


def played(simulation: Simulation, missing: Iterable[range], pool: Pool) -> Generator[Chunk, None, None]:
    """Play these matches, and give each chunk when it is done."""
    todo, running, breaks = _Todo(missing), dict[Future[Chunk], range](), 0
    try:
        while todo or running:
            try:
                while todo and len(running) < (room := pool.room()):
                    chunk = todo.take(room)
                    running[_submitted(pool, simulation, chunk, todo)] = chunk
                for future in wait(running, return_when=FIRST_COMPLETED).done:
                    done = future.result()
                    del running[future]
                    breaks = 0
                    todo.learn(done)
                    yield done
            except BrokenExecutor:
                breaks += 1
                if breaks > MOST_BREAKS:
                    raise LabError("sorry-pool-killed") from None
                for chunk in running.values():
                    todo.again(chunk)
                running.clear()
                pool.renew()
            except pool.lost as error:
                raise LabError("sorry-pool-lost", reason=str(error) or type(error).__name__) from error
            except (RuntimeError, ImportError, PickleError) as error:  # an executor that is closed, workers without us
                raise LabError("sorry-pool-failed", reason=described(error)) from error
    finally:
        for future in running:
            future.cancel()


def _submitted(pool: Pool, simulation: Simulation, chunk: range, todo: "_Todo") -> Future[Chunk]:
    try:
        return pool.submit(play_chunk, simulation, chunk, __version__)
    except BrokenExecutor:
        todo.again(chunk)
        raise


def play_chunk(simulation: Simulation, chunk: range, version: str) -> Chunk:
    """What a worker does. It may run on another machine."""
    if version != __version__:
        raise LabError("sorry-pool-version", found=__version__, wanted=version)
    began = time.perf_counter()
    numbers = play(simulation, chunk)
    data = zlib.compress(numbers.astype("<i4").tobytes(), 1)
    return Chunk(chunk.start, len(chunk), data, time.perf_counter() - began)


class _Todo:
    """Cuts the matches that are not yet played into chunks."""

    def __init__(self, missing: Iterable[range]) -> None:
        self._missing = [numbers for numbers in missing if numbers][::-1]
        self._size = 1

    def __bool__(self) -> bool:
        return bool(self._missing)

    def take(self, room: int) -> range:
        """The next chunk. Towards the end chunks are smaller, so that no worker is busy much longer than the others."""
        left = sum(map(len, self._missing))
        size = min(self._size, max(1, self._size // 16, left // (4 * room)))
        numbers = self._missing.pop()
        chunk, rest = numbers[:size], numbers[size:]
        if rest:
            self._missing.append(rest)
        return chunk

    def again(self, chunk: range) -> None:
        self._missing.append(chunk)

    def learn(self, done: Chunk) -> None:
        """Let the next chunk take a second. A worker's first chunk is no measure: much is loaded for it."""
        wanted = int(done.matches * CHUNK_S / max(done.seconds, 1e-6))
        self._size = max(1, min(wanted, MOST_MATCHES, max(self._size, done.matches * GROWTH)))
