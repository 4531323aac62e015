"""Bots at tables think in processes of their own."""

from random import Random
from typing import Any

from nenuphar import games
from nenuphar.bots.budget import Milliseconds
from nenuphar.core.game import Millis
from nenuphar.server.workers import Workers

LEAST_BUDGET_MS = 20
BUDGETS_AT_MOST = 10  # a bot that takes so many times its budget does not come to an end
SLACK_S = 10.0  # for a machine that is busy, and for a process that has to start first


class Thinkers:
    """When many bots wait for a few processes, each thinks for a shorter time."""

    def __init__(self, processes: int, budget_ms: Millis) -> None:
        self._processes = processes
        self._budget_ms = budget_ms
        self._workers = Workers(processes)
        self._waiting = 0

    async def choose(self, game: str, level: str, view: Any, seed: bytes) -> Any:
        self._waiting += 1
        budget_ms = max(LEAST_BUDGET_MS, self._budget_ms * self._processes // max(self._waiting, self._processes))
        limit_s = BUDGETS_AT_MOST * budget_ms / 1_000 + SLACK_S
        try:
            return await self._workers.do(limit_s, think, game, level, view, seed, budget_ms)
        finally:
            self._waiting -= 1

    def stop(self) -> None:
        self._workers.stop()


def think(key: str, level: str, view: Any, seed: bytes, budget_ms: Millis) -> Any:
    game = games.find(key)
    assert game is not None
    return game.bots[level].choose(view, game.moves(view), Random(seed), Milliseconds(budget_ms))
