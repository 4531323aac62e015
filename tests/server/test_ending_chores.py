"""A chore ends when it is cancelled, also if it has just been woken: otherwise a server that stops waits for ever."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from nenuphar.server.lobby import lobby as lobby_module
from nenuphar.server.lobby.due import DueTables
from nenuphar.server.lobby.lobby import Lobby
from nenuphar.server.lobby.write_behind import WriteBehind
from nenuphar.server.nodes.node import Node
from nenuphar.server.settings import Settings
from nenuphar.store.opening import open_store
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


def test_a_chore_that_fails_begins_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise nobody would wake tables any more, and nobody would know."""
    monkeypatch.setattr(lobby_module, "CHORE_PAUSE_S", 0.0)
    begun: list[int] = []

    async def go() -> None:
        store = await open_store(tmp_path / "nenuphar.sqlite3")
        lobby = Lobby(store, Settings(database=tmp_path / "nenuphar.sqlite3"), Node(store.ownership))
        again = asyncio.Event()

        async def chore() -> None:
            begun.append(1)
            if len(begun) == 1:
                raise ValueError("a mistake of ours")
            again.set()
            await asyncio.Event().wait()

        lobby._begin_chore("waking", chore)
        async with asyncio.timeout(PATIENCE_S):
            await again.wait()
        await lobby.stop()
        await store.close()

    asyncio.run(go())
    assert len(begun) == 2
