"""The parent of several nodes: it keeps running when the machine cannot start one at the moment."""

import asyncio
import socket
from typing import Any

import pytest

from nenuphar.server.nodes import processes
from nenuphar.server.nodes.processes import COULD_NOT_START, Child

PATIENCE_S = 20.0


class Ended:
    """A process that has just died."""

    returncode = -9

    async def wait(self) -> int:
        return self.returncode


def test_a_node_that_cannot_be_started_is_tried_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(processes, "FIRST_PAUSE_S", 0.01)
    tries: list[int] = []

    async def go() -> None:
        third = asyncio.Event()

        async def fail(*command: Any, **how: Any) -> None:
            tries.append(1)
            if len(tries) == 3:
                third.set()
            raise BlockingIOError("no process is left")

        monkeypatch.setattr(asyncio, "create_subprocess_exec", fail)
        with socket.socket() as listener:
            child = Child(1, listener)
            child._process = Ended()  # type: ignore[assignment]
            keeping = asyncio.ensure_future(child.keep())
            async with asyncio.timeout(PATIENCE_S):
                await third.wait()
            assert not keeping.done()
            keeping.cancel()

    asyncio.run(go())


def test_a_parent_that_can_start_nothing_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(*command: Any, **how: Any) -> None:
        raise BlockingIOError("no process is left")

    async def go() -> int:
        monkeypatch.setattr(asyncio, "create_subprocess_exec", fail)
        with socket.socket() as listener:
            return await processes.Parent(2, listener, lambda: None).run()

    assert asyncio.run(go()) == COULD_NOT_START
