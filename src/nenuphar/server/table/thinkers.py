"""Bots at tables think in processes of their own: first where people wait for them, elsewhere when there is time."""

import asyncio
from collections.abc import Callable
from random import Random
from typing import Any

from nenuphar import games
from nenuphar.bots.budget import Milliseconds
from nenuphar.core.game import Millis
from nenuphar.server.table.workers import NICE, Workers

LEAST_BUDGET_MS = 20
BUDGETS_AT_MOST = 10  # budgets after which a bot counts as hung
SLACK_S = 10.0  # for a machine that is busy
LONELY_NICE = 19
LONELY_SLACKS = 6  # a process that gives way to all others may need that much longer
LONELY_REST_S = 0.02  # between two thoughts that nobody waits for: each is a move, which costs everybody else a little


class Lane:
    """Some processes, and how many thoughts they may have at a time."""

    def __init__(self, processes: int, nice: int, rest_s: float) -> None:
        self.workers = Workers(processes, nice)
        self.room = processes
        self.rest_s = rest_s


class Thought:
    """Waits for its turn, which is a place in a lane. Whether people wait for it may change meanwhile."""

    def __init__(self, is_watched: Callable[[], bool]) -> None:
        self.is_watched = is_watched
        self.turn: asyncio.Future[Lane] = asyncio.get_running_loop().create_future()


class Thinkers:
    """Where people wait, those who have waited longest come first; a process of its own thinks for all other tables.

    When many bots wait for a few processes, each thinks for a shorter time.
    """

    def __init__(self, processes: int, budget_ms: Millis) -> None:
        self._budget_ms = budget_ms
        self._processes = processes
        self._watched = Lane(processes, NICE, 0.0)
        self._lonely = Lane(1, LONELY_NICE, LONELY_REST_S)
        self._waiting: list[Thought] = []  # in the order in which they came

    async def choose(
        self, game: str, level: str, view: Any, seed: bytes, is_watched: Callable[[], bool] = lambda: True
    ) -> Any:
        thought = Thought(is_watched)
        self._waiting.append(thought)
        self._dispatch()
        try:
            lane = await thought.turn
        except asyncio.CancelledError:
            self._gave_up(thought)
            raise
        budget_ms = self._budget(lane)
        limit_s = BUDGETS_AT_MOST * budget_ms / 1_000 + SLACK_S * (1 if lane is self._watched else LONELY_SLACKS)
        try:
            return await lane.workers.do(limit_s, think, game, level, view, seed, budget_ms)
        finally:
            self._free(lane)

    def stop(self) -> None:
        self._watched.workers.stop()
        self._lonely.workers.stop()

    def _dispatch(self) -> None:
        for thought in tuple(self._waiting):
            lane = self._watched if thought.is_watched() else self._lonely
            if lane.room and not thought.turn.cancelled():
                lane.room -= 1
                self._waiting.remove(thought)
                thought.turn.set_result(lane)

    def _budget(self, lane: Lane) -> Millis:
        """What there is for one, shared with those who wait for the same processes."""
        processes = self._processes if lane is self._watched else 1
        waiting = sum(thought.is_watched() == (lane is self._watched) for thought in self._waiting)
        return max(LEAST_BUDGET_MS, self._budget_ms * processes // (processes + waiting))

    def _free(self, lane: Lane) -> None:
        if lane.rest_s:
            asyncio.get_running_loop().call_later(lane.rest_s, self._leave, lane)
        else:
            self._leave(lane)

    def _leave(self, lane: Lane) -> None:
        lane.room += 1
        self._dispatch()

    def _gave_up(self, thought: Thought) -> None:
        if thought in self._waiting:
            self._waiting.remove(thought)
        elif not thought.turn.cancelled():  # it was its turn at that very moment
            self._leave(thought.turn.result())


def think(key: str, level: str, view: Any, seed: bytes, budget_ms: Millis) -> Any:
    game = games.find(key)
    assert game is not None
    return game.bots[level].choose(view, game.moves(view), Random(seed), Milliseconds(budget_ms))
