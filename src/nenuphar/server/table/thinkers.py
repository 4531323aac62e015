"""Lets bots think in separate processes: some for the people who wait for them, one more for all other tables."""

import asyncio
import logging
from collections.abc import Callable
from random import Random
from typing import Any

from nenuphar import games
from nenuphar.bots.budget import Milliseconds
from nenuphar.bots.chunks import patience
from nenuphar.core.advice import Advice
from nenuphar.core.game import Millis
from nenuphar.core.kernels import can_compile
from nenuphar.server.table.turns import Waiters, nobody_waits
from nenuphar.server.table.workers import NICE, Workers

log = logging.getLogger("nenuphar.table")

LEAST_BUDGET_MS = 20
BUDGETS_AT_MOST = 10  # budgets after which a bot counts as hung; the most patient ones use three
SLACK_S = 10.0  # for a busy machine
READY_S = 10.0
COMPILE_S = 240.0  # the first thought after an installation with numba compiles the twins and the search on them
UNATTENDED_NICE = 19
UNATTENDED_SLACKS = 6  # a process that gives way to all others may need that much longer
UNATTENDED_REST_S = 0.02  # between two moves that nobody waits for: each move costs everybody else a little


class Thinkers:
    """Gives bots time to think. When many wait for it, each gets less."""

    def __init__(self, processes: int, budget_ms: Millis) -> None:
        self._budget_ms = budget_ms
        self._awaited = Workers(processes, NICE)
        self._unattended = Workers(1, UNATTENDED_NICE, UNATTENDED_REST_S)
        self._arrivals: dict[asyncio.Future[None], Waiters] = {}  # of a player, for each unattended thought

    def start(self) -> None:
        """Be ready for bots in matches that are already running."""
        self._awaited.start(think)

    async def ready(self) -> None:
        """Wait until a process can think, but not for ever."""
        if not await self._awaited.is_ready(think, READY_S):
            log.warning("no process for bots has started yet", extra={"seconds": READY_S})

    async def choose(self, waiters: Waiters, game: str, level: str, view: Any, seed: bytes) -> Any:
        thought = (think, game, level, view, seed)
        # A table is loaded a moment before its visitor joins it. They must not wait for a process that starts late.
        if nobody_waits(waiters()) and self._unattended.is_up(think):
            unattended = await self._begin_unattended(waiters, *thought)
            if unattended.done():
                return unattended.result()
            unattended.cancel()
        return await self._run(self._awaited, 1, waiters, *thought)

    async def advise(self, waiters: Waiters, game: str, view: Any, seed: bytes) -> Advice[Any]:
        """What the strongest level would do. It takes its turn like a bot that somebody waits for."""
        found: Advice[Any] = await self._run(self._awaited, 1, waiters, advise, game, view, seed)
        return found

    def somebody_came(self) -> None:
        """The thoughts that players now wait for begin again in the processes for players."""
        for arrival, waiters in self._arrivals.items():
            if not arrival.done() and not nobody_waits(waiters()):
                arrival.set_result(None)

    async def _begin_unattended(self, waiters: Waiters, *thought: Any) -> asyncio.Task[Any]:
        """A thought for which nobody waits: it is done, or a player has come.

        On a busy machine the process that gives way to all others may hardly get on.
        """
        loop = asyncio.get_running_loop()
        thinking = loop.create_task(self._run(self._unattended, UNATTENDED_SLACKS, waiters, *thought))
        arrival = loop.create_future()
        self._arrivals[arrival] = waiters
        try:
            await asyncio.wait({thinking, arrival}, return_when=asyncio.FIRST_COMPLETED)
        except asyncio.CancelledError:
            thinking.cancel()
            raise
        finally:
            del self._arrivals[arrival]
        return thinking

    async def _run(
        self, workers: Workers, slacks: int, waiters: Waiters, work: Callable[..., Any], *thought: Any
    ) -> Any:
        """Do the work, with a budget after its other arguments."""
        async with workers.turns.turn(waiters) as rivals:
            places = workers.turns.places
            budget_ms = max(LEAST_BUDGET_MS, self._budget_ms * places // (places + rivals))
            slack_s = SLACK_S + (COMPILE_S if can_compile() else 0.0)
            limit_s = BUDGETS_AT_MOST * budget_ms / 1_000 + slack_s * slacks
            return await workers.run(limit_s, work, *thought, budget_ms)

    def stop(self) -> None:
        self._awaited.stop()
        self._unattended.stop()


def think(key: str, level: str, view: Any, seed: bytes, budget_ms: Millis) -> Any:
    game = games.load(key)
    bot = game.bots[level]
    return bot.choose(view, game.moves(view), Random(seed), Milliseconds(budget_ms * patience(bot)))


def advise(key: str, view: Any, seed: bytes, budget_ms: Millis) -> Advice[Any]:
    """In the budget of the game's strongest level."""
    game = games.load(key)
    found, patient = games.advise(game), patience(game.bots[game.strongest_level])
    assert found is not None
    return found(view, Random(seed), Milliseconds(budget_ms * patient))
