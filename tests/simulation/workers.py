"""Bots and the judge of words as the worker processes would answer, at simulated times and sometimes not at all."""

import asyncio
from collections.abc import Callable, Mapping
from random import Random
from typing import Any

from nenuphar import games
from nenuphar.core.game import AnyGame
from nenuphar.server.table.thinkers import Thinkers
from nenuphar.server.table.turns import Waiters
from nenuphar.server.table.words.library import Library
from nenuphar.server.table.words.readers import Readers

GAMES: Mapping[str, AnyGame] = {game.manifest.key: game for game in games.every()}
SLOWEST_S = 0.6
FAILURES = 0.02


class WorkerFailed(Exception):
    """A worker process was killed, or took too long."""


class SimulatedThinkers(Thinkers):
    def __init__(self, chance: Random) -> None:
        self._chance = chance

    def start(self) -> None:
        pass

    async def ready(self) -> None:
        pass

    async def choose(self, waiters: Waiters, game: str, level: str, view: Any, seed: bytes) -> Any:
        await _work(self._chance)
        return GAMES[game].moves(view).sample(Random(seed))

    def somebody_came(self) -> None:
        pass

    def stop(self) -> None:
        pass


class SimulatedReaders(Readers):
    def __init__(self, chance: Random) -> None:
        self._chance = chance

    async def answer(self, waiters: Waiters, game: str, question: Any, precedents: Mapping[str, bool]) -> Any:
        await _work(self._chance)
        return question.sample(self._chance)

    def stop(self) -> None:
        pass


class SimulatedLibrary(Library):
    """Every word list is complete."""

    def progress(self, game: AnyGame, language: str) -> float | None:
        return None

    def want(self, game: AnyGame, language: str, tell: Callable[[], None]) -> None:
        pass

    async def something(self, game: AnyGame, language: str) -> None:
        pass


async def _work(chance: Random) -> None:
    await asyncio.sleep(chance.uniform(0, SLOWEST_S))
    if chance.random() < FAILURES:
        raise WorkerFailed
