"""Due tables of a node that is gone are woken soon, also those that it held for itself."""

import asyncio
from collections.abc import Awaitable, Callable
from types import SimpleNamespace
from typing import Any, cast

import pytest

from nenuphar.core.game import Refused
from nenuphar.server.lobby import due
from nenuphar.server.lobby.awake import PlayedElsewhere
from nenuphar.server.lobby.due import DueTables
from nenuphar.store import Due, Unavailable

PATIENCE_S = 20.0  # less than until the next usual look


Wake = Callable[[str], Awaitable[object]]


def due_tables(
    take_due: Callable[..., Awaitable[list[Due]]],
    wake: Wake,
    release: Callable[[str], None] = lambda table: None,
    is_well: bool = True,
    is_draining: bool = False,
) -> DueTables:
    store, tables = SimpleNamespace(take_due=take_due), SimpleNamespace(wake=wake)
    well = SimpleNamespace(is_well=is_well)
    node = SimpleNamespace(may_answer=True, is_draining=is_draining, release=release)
    return DueTables(cast(Any, store), cast(Any, tables), cast(Any, well), cast(Any, node))


def test_a_table_that_was_held_is_looked_for_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(due, "AGAIN_S", 0.01)

    async def go() -> None:
        looked, woken = asyncio.Event(), asyncio.Event()
        answers = iter([[], [], [Due("t", 1, 1)]])  # at the start; while it is held; later

        async def take_due(*_: Any) -> list[Due]:
            looked.set()
            return next(answers, [])

        async def wake(table: str) -> None:
            woken.set()

        tables_due = due_tables(take_due, wake)
        chore = asyncio.create_task(tables_due.go_on())
        async with asyncio.timeout(PATIENCE_S):
            await looked.wait()
            tables_due.look()
            await woken.wait()
        chore.cancel()
        await asyncio.wait([chore])

    asyncio.run(go())


@pytest.mark.parametrize("error", [Unavailable("the row is locked"), ZeroDivisionError()])
def test_a_table_that_fails_holds_up_no_other(error: Exception, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(due, "AGAIN_S", 0.01)

    async def go() -> None:
        second = asyncio.Event()

        async def take_due(*_: Any) -> list[Due]:
            return [Due("bad", 1, 1), Due("good", 2, 1)]

        async def wake(table: str) -> None:
            if table == "bad":
                raise error
            second.set()

        chore = asyncio.create_task(due_tables(take_due, wake).go_on())
        for _ in range(2 if isinstance(error, Unavailable) else 1):  # it is tried again soon
            async with asyncio.timeout(PATIENCE_S):
                await second.wait()
            second.clear()
        assert not chore.done()
        chore.cancel()
        await asyncio.wait([chore])

    asyncio.run(go())


@pytest.mark.parametrize(
    ("outcome", "is_released"),
    [
        (Refused("TB-33"), True),
        (ZeroDivisionError(), True),
        (None, True),  # its log is empty
        (Unavailable("the database is down"), False),
        (PlayedElsewhere("b"), False),
        ("loaded", False),
    ],
)
def test_a_table_that_can_never_be_loaded_is_given_up(outcome: object, is_released: bool) -> None:
    async def go() -> None:
        released: list[str] = []

        async def wake(table: str) -> object:
            if isinstance(outcome, Exception):
                raise outcome
            return outcome

        tables = due_tables(cast(Any, None), wake, released.append)
        tables.wake_soon("t")
        await asyncio.wait(tables._waking)
        assert released == ["t"] * is_released

    asyncio.run(go())


@pytest.mark.parametrize(("is_well", "is_draining"), [(False, False), (True, True)])
def test_a_node_that_cannot_store_or_is_about_to_end_wakes_no_table(is_well: bool, is_draining: bool) -> None:
    async def go() -> None:
        tables = due_tables(cast(Any, None), cast(Any, None), is_well=is_well, is_draining=is_draining)
        tables.wake_soon("t")
        assert not tables._waking

    asyncio.run(go())
