"""A chore ends when it is cancelled, also if it has just been woken: otherwise a server that stops waits for ever."""

import asyncio
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any, cast

import pytest

from nenuphar.server.lobby.due import DueTables
from nenuphar.server.lobby.write_behind import WriteBehind
from nenuphar.server.nodes.node import Node
from nenuphar.store.ownership import Alone

PATIENCE_S = 20.0


class Nothing(WriteBehind):
    async def flush(self) -> None:
        pass


def writing() -> tuple[Any, Callable[[], None]]:
    chore = Nothing(0.0, PATIENCE_S)
    return chore.go_on(), chore._news.set


def waking() -> tuple[Any, Callable[[], None]]:
    due = DueTables(cast(Any, None), cast(Any, None), cast(Any, SimpleNamespace(is_well=False)), Node(Alone()))
    return due.go_on(), due.look


@pytest.mark.parametrize("make", [writing, waking])
def test_a_chore_that_is_woken_and_cancelled_at_the_same_moment_ends(
    make: Callable[[], tuple[Any, Callable[[], None]]],
) -> None:
    async def go() -> None:
        going_on, wake = make()
        chore = asyncio.ensure_future(going_on)
        for _ in range(5):  # until it waits
            await asyncio.sleep(0)
        wake()
        await asyncio.sleep(0)
        chore.cancel()
        done, _ = await asyncio.wait([chore], timeout=1.0)
        chore.cancel()
        assert done

    asyncio.run(go())
