"""What a node says and does at its end: its tables are retired together, and it is not well without a lease."""

import asyncio
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from nenuphar.server.gateway.routes import healthz
from nenuphar.server.lobby import lobby
from nenuphar.server.lobby.lobby import Lobby
from nenuphar.server.nodes.node import Node
from nenuphar.server.settings import Settings
from nenuphar.store.ownership import Alone


def test_no_table_waits_for_another_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobby, "DRAIN_S", 0.0)

    async def go() -> None:
        retiring, retired = asyncio.Barrier(3), list[str]()

        def table(name: str) -> Any:
            async def retire(stop_clock: bool) -> None:
                await retiring.wait()
                retired.append(name)
                del drained.tables.by_id[name]

            return SimpleNamespace(retire=retire)

        drained = Lobby(cast(Any, None), Settings(database=Path("nowhere")), Node(Alone()))
        drained.tables.by_id = {name: table(name) for name in ("a", "b", "c")}
        await drained.drain()
        assert sorted(retired) == ["a", "b", "c"]

    asyncio.run(go())


@pytest.mark.parametrize(("may_answer", "expected"), [(True, (200, "ok")), (False, (503, "this node has no lease"))])
def test_a_node_without_a_lease_is_not_well(may_answer: bool, expected: tuple[int, str]) -> None:
    async def go() -> None:
        async def yes() -> bool:
            return True

        said = SimpleNamespace(
            store=SimpleNamespace(keys=yes),
            health=SimpleNamespace(check=yes),
            damage=SimpleNamespace(said=""),
            node=SimpleNamespace(may_answer=may_answer),
        )
        state = SimpleNamespace(context=SimpleNamespace(lobby=said))
        answer = await healthz.fn(cast(Any, SimpleNamespace(app=SimpleNamespace(state=state))))
        assert (answer.status_code, answer.content) == expected

    asyncio.run(go())
