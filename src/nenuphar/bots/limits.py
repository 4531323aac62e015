"""Lets somebody's own bot think within limits: for so long, and with so much more memory than there is already in use.

It thinks in a thread of its own. A thread cannot be stopped, so a bot that is too slow keeps it until the process ends;
the caller continues at once. On a server, bots have processes of their own instead.
"""

import os
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Any, TypeVar

if sys.platform != "win32":
    import resource

T = TypeVar("T")
Work = Callable[[], Any]

MEGABYTE = 2**20
USED = Path("/proc/self/statm")  # its first number: the pages that this process has reserved


@dataclass(frozen=True)
class Limits:
    """What a bot from outside may use for a move.

    Args:
        bot_seconds: How long a bot of your own may think for a move.
        bot_memory_mb: How much memory it may use for that, in megabytes.
    """

    bot_seconds: float = 10.0
    bot_memory_mb: int = 2_048


USUAL = Limits()


def within(limits: Limits, work: Callable[[], T]) -> T:
    """The result of this work, or what it raises. Raises TimeoutError if it takes too long."""
    if not hasattr(_here, "thinker"):
        _here.thinker = _Thinker()
    thinker: _Thinker = _here.thinker
    try:
        with _memory.little(limits.bot_memory_mb):
            result, error = thinker.think(work, limits.bot_seconds)
    except BaseException:  # too slow, or Ctrl+C: it may think for ever
        del _here.thinker
        raise
    if error is not None:
        raise error
    found: T = result
    return found


class _Thinker:
    """A thread that waits for work: to start one for every move would take longer than most moves."""

    def __init__(self) -> None:
        self._asked: SimpleQueue[Work | None] = SimpleQueue()
        self._answers: SimpleQueue[tuple[Any, BaseException | None]] = SimpleQueue()
        threading.Thread(target=_think, args=(self._asked, self._answers), daemon=True).start()

    def think(self, work: Work, seconds: float) -> tuple[Any, BaseException | None]:
        self._asked.put(work)
        try:
            return self._answers.get(timeout=seconds)
        except Empty:
            raise TimeoutError from None

    def __del__(self) -> None:
        self._asked.put(None)


def _think(asked: SimpleQueue[Work | None], answers: SimpleQueue[tuple[Any, BaseException | None]]) -> None:
    while (work := asked.get()) is not None:
        try:
            answers.put((work(), None))
        except BaseException as error:
            answers.put((None, error))


class _Memory:
    """Lets this process reserve only so much more, as long as anybody thinks. Only Linux says how much it has."""

    def __init__(self) -> None:
        self.begin()

    def begin(self) -> None:
        self._changing = threading.Lock()
        self._thinking = 0
        self._usual = (0, 0)

    @contextmanager
    def little(self, megabytes: int) -> Iterator[None]:
        if sys.platform == "win32" or not USED.exists():
            yield
            return
        with self._changing:
            if not self._thinking:
                self._usual = resource.getrlimit(resource.RLIMIT_AS)
                used = int(USED.read_text().split()[0]) * resource.getpagesize()
                bounds = (limit for limit in self._usual if limit != resource.RLIM_INFINITY)
                resource.setrlimit(resource.RLIMIT_AS, (min([used + megabytes * MEGABYTE, *bounds]), self._usual[1]))
            self._thinking += 1
        try:
            yield
        finally:
            with self._changing:
                self._thinking -= 1
                if not self._thinking:
                    resource.setrlimit(resource.RLIMIT_AS, self._usual)


_here, _memory = threading.local(), _Memory()


def _begin_again() -> None:
    """After a fork: the child has no thread but the one that forked, and locks of others stay locked."""
    _here.__dict__.clear()
    _memory.begin()


if sys.platform != "win32":
    os.register_at_fork(after_in_child=_begin_again)
