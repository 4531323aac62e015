"""Nobody waits for a node that is about to end, or that hangs: another one can have its tables at once."""

import asyncio
from pathlib import Path
from time import monotonic
from types import SimpleNamespace
from typing import Any, cast

from nenuphar.server.gateway.elsewhere import Elsewhere
from nenuphar.store.ownership import Owner
from tests.server.live_server import LiveServer, close_code

HANGS_S = 60.0


def test_a_drained_table_can_be_acquired_before_its_sockets_close(tmp_path: Path, postgres_url: str) -> None:
    """Otherwise the first who come back would be refused, and would wait before they try again."""
    server = LiveServer(tmp_path, database=postgres_url, files=tmp_path)
    left_with: list[int] = []
    try:
        with server.guest() as anna, anna.at(anna.open("me,open")) as live:
            assert server.app is not None
            node, tables = server.app.node, server.app.context.lobby.tables
            leave = node.leave_to_others

            async def leave_to_others(table: str) -> None:
                await leave(table)
                assert not node.owns(table)
                left_with.append(len(tables.by_id[table].connections.all))

            node.leave_to_others = leave_to_others  # type: ignore[method-assign]
            server.stop()
            assert close_code(live) == 1012
    finally:
        server.stop()
    assert left_with == [1]


def test_a_visitor_does_not_wait_for_a_node_that_hangs() -> None:
    """It accepts connections, and says nothing. Meanwhile its lease ends, and the table gets another owner."""

    async def go() -> None:
        owners = [Owner("b", "", mine=False)] * 3 + [Owner("me", "", mine=True)]
        was_cancelled = asyncio.Event()

        async def acquire(table: str) -> Owner:
            return owners.pop(0)

        async def card(table: str) -> object:
            return object()

        async def hang(owner: Owner) -> None:
            try:
                await asyncio.sleep(HANGS_S)
            finally:
                was_cancelled.set()

        node = SimpleNamespace(owns=lambda table: not owners, acquire=acquire, is_draining=False)
        elsewhere = Elsewhere(cast(Any, node), cast(Any, None), cast(Any, SimpleNamespace(card=card)), cast(Any, None))
        began = monotonic()
        assert not await elsewhere._found("t", hang)  # so it is served here
        assert monotonic() - began < HANGS_S / 2
        await was_cancelled.wait()

    asyncio.run(go())
