"""When the store is tried, and the pauses after failures."""

import asyncio
from asyncio import sleep
from typing import Any

import pytest

from nenuphar.server.table import health
from nenuphar.server.table.health import Health
from nenuphar.store import Unavailable


class Disk:
    """A store that can be full. It counts the attempts."""

    def __init__(self) -> None:
        self.is_full = False
        self.tried = 0

    async def probe(self) -> None:
        self.tried += 1
        await sleep(0)
        if self.is_full:
            raise Unavailable("the disk is full")


def test_concurrent_checks_try_the_disk_once() -> None:
    async def ask() -> None:
        disk: Any = Disk()
        well = Health(disk)
        assert await asyncio.gather(*(well.check() for _ in range(50))) == [True] * 50
        assert disk.tried == 1

    asyncio.run(ask())


def test_after_a_failure_the_disk_is_retried_with_growing_pauses(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    pauses: list[float] = []

    async def pause(seconds: float) -> None:
        pauses.append(seconds)
        await sleep(0)

    async def fail_twice() -> None:
        disk: Any = Disk()
        unwell = Health(disk)
        monkeypatch.setattr(asyncio, "sleep", pause)
        for _ in range(2):
            disk.is_full = True
            unwell.failed()
            while pauses[-3:] != [health.LONGEST_PAUSE_S] * 3:
                assert not unwell.is_well
                await sleep(0)
            disk.is_full = False
            while not unwell.is_well:
                await sleep(0)
            waits.append(list(pauses))
            pauses.clear()

    waits: list[list[float]] = []
    asyncio.run(fail_twice())
    assert waits[0][:6] == [1, 2, 4, 8, 16, 30]
    assert set(waits[1]) == {health.LONGEST_PAUSE_S}, "there is no pause between the failures"
