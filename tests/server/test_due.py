"""Due tables of a node that is gone are woken soon, also those that it held for itself."""

import asyncio
from types import SimpleNamespace
from typing import Any, cast

import pytest

from nenuphar.server.lobby import due
from nenuphar.server.lobby.due import DueTables
from nenuphar.store import Due

PATIENCE_S = 20.0  # less than until the next usual look


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

        store, tables = SimpleNamespace(take_due=take_due), SimpleNamespace(wake=wake)
        tables_due = DueTables(cast(Any, store), cast(Any, tables), cast(Any, SimpleNamespace(is_well=True)))
        chore = asyncio.create_task(tables_due.go_on())
        async with asyncio.timeout(PATIENCE_S):
            await looked.wait()
            tables_due.look()
            await woken.wait()
        chore.cancel()
        await asyncio.wait([chore])

    asyncio.run(go())
