"""Plays quick matches on drafts, for people who draw them, in a process that gives way to all others (TB-24).

One request runs one round, which takes a fraction of a second. A page asks for rounds until it has enough. So work ends
when the page is closed, and people take turns after every round.
"""

import asyncio
import logging
import secrets
import time
from collections.abc import Iterator
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from typing import Any

from nenuphar import games
from nenuphar.core.codec import convert
from nenuphar.core.game import AnyGame, Refused, Setup
from nenuphar.core.kernels import can_compile, can_store
from nenuphar.core.trial import Tally
from nenuphar.server.lobby.waits import Waits
from nenuphar.server.net.addresses import household
from nenuphar.server.net.rate_limits import Buckets
from nenuphar.server.table.turns import Waiter
from nenuphar.server.table.workers import Workers
from nenuphar.server.wire import PersonId, Simulated

log = logging.getLogger("nenuphar.trials")

PATIENCE_S = 8.0  # a page waits longer than that for an answer
NICE = 10  # bots that somebody waits for have more
ROUND_S, MOST_MATCHES = 0.4, 1_000  # of one round
AT_ONCE_FAST, AT_ONCE_PLAIN = 20, 1  # matches between two looks at the clock
LONGEST_S = 30.0  # for a round on a busy machine, with loading of compiled code
LONGEST_COMPILING_S = 600.0
ROUNDS_AT_ONCE, ROUNDS_PER_SECOND = 60, 1.0  # of one person: a page asks for about ten
MOST_EACH, MOST_OF_ADDRESS = 1, 20  # how many rounds one person, and all at one address, may wait for


class Trials:
    """One process plays for all. Another one compiles what it needs; until then, it plays without."""

    def __init__(self) -> None:
        self._workers, self._compiler = Workers(1, NICE), Workers(1, NICE)
        self._compiling: dict[str, asyncio.Task[bool]] = {}  # by game
        self._rounds = Buckets(ROUNDS_AT_ONCE, ROUNDS_PER_SECOND)
        self._waits = Waits(MOST_EACH, MOST_OF_ADDRESS)

    @contextmanager
    def admitted(self, person: PersonId, host: str) -> Iterator[Waiter]:
        """Refuse what is too much before it costs anything."""
        waiter = Waiter(household(host), person)
        with self._waits.counted(waiter):
            self._rounds.take(person)
            yield waiter

    async def play(self, game: AnyGame, options: dict[str, Any], waiter: Waiter) -> Simulated:
        """A round with the usual number of seats."""
        key, seats = game.manifest.key, game.usual_seats
        if not await self._workers.is_ready(play, PATIENCE_S):
            return Simulated(0, seats, {}, ())
        async with self._workers.turns.turn(lambda: [waiter]):
            try:
                tally = await self._workers.run(LONGEST_S, play, key, seats, options, self._is_compiled(key))
            except (TimeoutError, BrokenProcessPool) as error:
                log.warning("a draft cannot be simulated", extra={"trouble": repr(error)})
                raise Refused("TB-24") from error
        return Simulated(tally.matches, seats, tally.counts, tally.wins)

    def stop(self) -> None:
        for task in self._compiling.values():
            task.cancel()
        self._workers.stop()
        self._compiler.stop()

    def _is_compiled(self, key: str) -> bool:
        """Begins to compile when somebody needs it for the first time."""
        if not can_compile():
            return False
        if key not in self._compiling:
            self._compiling[key] = asyncio.get_running_loop().create_task(self._compile(key), name="compiling")
        task = self._compiling[key]
        return task.done() and not task.cancelled() and task.result()

    async def _compile(self, key: str) -> bool:
        """Compiled code is stored on disk, where the other process finds it."""
        try:
            return await self._compiler.run(LONGEST_COMPILING_S, compile_kernels, key)
        except Exception as error:  # whatever numba cannot do here, there are simulations without it
            log.warning("the rules cannot be compiled", extra={"game": key, "trouble": repr(error)})
            return False
        finally:
            self._compiler.stop()


def play(key: str, seats: int, options: dict[str, Any], fast: bool) -> Tally:
    """As many matches as there is time for, and at least one."""
    game = games.load(key)
    trial = games.trial(game)
    assert trial is not None
    setup = Setup(seats, convert(options, game.manifest.options))
    seed, until_s = secrets.randbits(48), time.monotonic() + ROUND_S
    at_once = AT_ONCE_FAST if fast else AT_ONCE_PLAIN
    tally = trial(setup, at_once, seed, fast)
    while tally.matches < MOST_MATCHES and time.monotonic() < until_s:
        tally = tally + trial(setup, at_once, seed + tally.matches, fast)
    return tally


def compile_kernels(key: str) -> bool:
    """Whether the compiled code is there for another process."""
    if not can_store():
        return False
    game = games.load(key)
    trial = games.trial(game)
    assert trial is not None
    trial(Setup(game.usual_seats, game.manifest.options()), 1, 0, True)
    return True
