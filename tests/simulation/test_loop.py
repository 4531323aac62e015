"""Virtual time: processes wait without waiting, can be paused and killed, and see time as it would pass for them."""

import asyncio
from collections.abc import Coroutine
from typing import Any

import pytest

from tests.simulation.loop import SECOND_US, ProcessLoop, Scheduler

HOUR_US = 3_600 * SECOND_US


@pytest.fixture
def scheduler() -> Scheduler:
    return Scheduler()


def process(scheduler: Scheduler, work: Coroutine[Any, Any, None]) -> ProcessLoop:
    def fail(message: str, error: BaseException | None) -> None:
        raise AssertionError(message) from error

    loop = ProcessLoop(scheduler, "process", fail)
    loop.call_soon(loop.create_task, work)
    return loop


def run(scheduler: Scheduler) -> None:
    scheduler.run(lambda: False, HOUR_US)


def test_an_hour_passes_at_once(scheduler: Scheduler) -> None:
    said: list[float] = []

    async def wait() -> None:
        await asyncio.sleep(1_800)
        with pytest.raises(TimeoutError):
            async with asyncio.timeout(60):
                await asyncio.Event().wait()
        said.append(asyncio.get_running_loop().time())

    process(scheduler, wait())
    run(scheduler)
    assert said == [1_860]


def test_a_paused_process_is_late_and_a_dead_one_does_nothing_more(scheduler: Scheduler) -> None:
    said: list[tuple[str, float]] = []

    async def tick(name: str) -> None:
        try:
            while True:
                await asyncio.sleep(1)
                said.append((name, asyncio.get_running_loop().time()))
        finally:
            said.append((f"{name} cleans up", 0))

    late, dead, outside = process(scheduler, tick("late")), process(scheduler, tick("dead")), process(scheduler, none())
    outside.call_later(1.5, late.pause)
    outside.call_later(1.5, dead.kill)
    outside.call_later(4.25, late.resume)
    scheduler.run(lambda: False, 6 * SECOND_US)
    assert said == [("late", 1), ("dead", 1), ("late", 4.25), ("late", 5.25)]
    for loop in (late, dead):
        loop.bury()


async def none() -> None:
    pass


def test_work_beside_the_loop_is_answered_later(scheduler: Scheduler) -> None:
    said: list[object] = []

    async def work() -> None:
        said.append(await asyncio.to_thread(sum, [1, 2]))
        with pytest.raises(ZeroDivisionError):
            await asyncio.to_thread(lambda: 1 / 0)

    process(scheduler, work())
    run(scheduler)
    assert said == [3]
