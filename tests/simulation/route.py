"""A node's way to the database: calls take time, and may be refused, or be answered with an error after the commit."""

import asyncio
from collections.abc import Callable
from random import Random
from typing import Any, Protocol, TypeVar

from msgspec import Struct

from nenuphar.store import Unavailable
from tests.simulation.loop import ProcessLoop

T = TypeVar("T")


class Route(Protocol):
    """The way from a node to the database. Writes arrive in the order of the calls."""

    def call(self, what: str, job: Callable[[], T], writes: bool) -> "asyncio.Future[T]": ...


FASTEST_S, SLOWEST_S = 0.0002, 0.004


class Direct:
    """A route without delays or faults."""

    def call(self, what: str, job: Callable[[], T], writes: bool) -> "asyncio.Future[T]":
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[T] = loop.create_future()
        loop.call_soon(carry_out, job, answer)
        return answer


def carry_out(job: Callable[[], T], answer: "asyncio.Future[T]") -> None:
    """Do it, also if the caller has given up."""
    try:
        result = job()
    except Exception as error:
        if not answer.done():
            answer.set_exception(error)
    else:
        if not answer.done():
            answer.set_result(result)


class Weather(Struct):
    """How the database is doing, for all nodes alike."""

    refuses: bool = False
    slow_s: float = 0.0  # how much longer a call may take
    lost: float = 0.0  # the share of calls that are carried out, and whose answer never comes


class SimulatedRoute:
    def __init__(
        self, node: ProcessLoop, outside: ProcessLoop, weather: Weather, chance: Random, note: Callable[[str], None]
    ) -> None:
        self._node = node
        self._outside = outside
        self._weather = weather
        self._chance = chance
        self._note = note
        self._last_write = 0.0

    def call(self, what: str, job: Callable[[], T], writes: bool) -> "asyncio.Future[T]":
        self._note(what)
        answer: asyncio.Future[T] = self._node.create_future()
        if self._weather.refuses:
            self._later(answer, None, Unavailable("the database refuses"))
            return answer
        arrival = self._outside.time() + self._trip()
        if writes:
            arrival = self._last_write = max(arrival, self._last_write)
        self._outside.call_at(arrival, self._carry_out, job, answer)
        return answer

    def _carry_out(self, job: Callable[[], T], answer: "asyncio.Future[T]") -> None:
        result, error = None, None
        try:
            result = job()
        except Exception as raised:
            error = raised
        if self._weather.lost and self._chance.random() < self._weather.lost:
            result, error = None, Unavailable("the answer of the database is lost")
        self._later(answer, result, error)

    def _later(self, answer: "asyncio.Future[Any]", result: Any, error: Exception | None) -> None:
        self._node.call_later(self._trip(), _settle, answer, result, error)

    def _trip(self) -> float:
        slow_s = self._weather.slow_s
        return self._chance.uniform(FASTEST_S, SLOWEST_S) + (self._chance.uniform(0, slow_s) if slow_s else 0.0)


def _settle(answer: "asyncio.Future[Any]", result: Any, error: Exception | None) -> None:
    if answer.done():
        return
    if error is None:
        answer.set_result(result)
    else:
        answer.set_exception(error)
