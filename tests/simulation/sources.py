"""Replaces the server's clocks and its chance. A test sees to it that the server has no others."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from random import Random
from typing import Any, TypeVar

from nenuphar.server import clock
from nenuphar.server.clock import Clock
from nenuphar.server.gateway import address_limits, elsewhere, identity
from nenuphar.server.lobby import lobby, people
from nenuphar.server.model import codes
from nenuphar.server.net import latency, rate_limits
from nenuphar.server.table import health
from tests.simulation.loop import SECOND_US, Scheduler

T = TypeVar("T")

START_S = 1_800_000_000  # the calendar when a simulation begins


class SeededSecrets:
    """What the server uses of the module `secrets`."""

    def __init__(self, chance: Random) -> None:
        self._chance = chance

    def token_bytes(self, length: int) -> bytes:
        return self._chance.randbytes(length)

    def token_hex(self, length: int) -> str:
        return self._chance.randbytes(length).hex()

    def choice(self, choices: Sequence[T]) -> T:
        return self._chance.choice(choices)


CLOCKS = ((rate_limits, "monotonic"), (address_limits, "monotonic"), (health, "monotonic"), (elsewhere, "monotonic"))
SECRETS = (codes, identity, lobby, people)


@contextmanager
def replaced(scheduler: Scheduler, chance: Random) -> Iterator[None]:
    """The server's clocks show virtual time, and its chance comes from a seed."""
    replacements: list[tuple[Any, str, Any]] = [
        *[(module, name, lambda: scheduler.now_us / SECOND_US) for module, name in CLOCKS],
        (latency, "perf_counter_ns", lambda: scheduler.now_us * 1_000),
        (clock, "CLOCK", clock.CLOCK),  # each process sets its own
        *[(module, "secrets", SeededSecrets(chance)) for module in SECRETS],
    ]
    originals = [(module, name, getattr(module, name)) for module, name, _ in replacements]
    for module, name, replacement in replacements:
        setattr(module, name, replacement)
    try:
        yield
    finally:
        for module, name, original in originals:
            setattr(module, name, original)


class SimulatedClock(Clock):
    """A process's clock. Its machine's calendar may be wrong, and may be set."""

    def __init__(self, scheduler: Scheduler, wrong_us: int = 0) -> None:
        self.wrong_us = wrong_us
        super().__init__(
            lambda: (START_S * SECOND_US + scheduler.now_us + self.wrong_us) * 1_000, lambda: scheduler.now_us * 1_000
        )
