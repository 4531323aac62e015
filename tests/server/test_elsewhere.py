"""Requests that another node answers: the visitor gets one answer, also if the table changes its owner meanwhile."""

import asyncio
from types import SimpleNamespace
from typing import Any, cast

import pytest

from nenuphar.server.gateway import elsewhere
from nenuphar.server.gateway.elsewhere import Elsewhere
from nenuphar.server.nodes.passing import Answer
from nenuphar.store.ownership import Owner

TABLE = "2" * 12
SCOPE: dict[str, Any] = {
    "method": "GET",
    "path": f"/api/tables/{TABLE}",
    "raw_path": f"/api/tables/{TABLE}".encode(),
    "query_string": b"",
    "headers": [],
    "client": ("192.0.2.7", 1),
    "state": {},
}


def test_an_answer_is_begun_once_though_the_owner_changes_while_it_is_sent(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(elsewhere, "RETRY_S", 0.001)
    owners = iter("abcdefghijklmnopqrstuvwxyz")
    sent: list[str] = []

    async def claim(table: str) -> Owner:
        return Owner(next(owners, "z"), "", mine=False)

    async def card(table: str) -> object:
        return object()

    async def pass_request(*_: Any) -> Answer:
        return Answer(200, [], b"{}")

    async def receive() -> dict[str, Any]:
        return {"type": "http.request"}

    async def send(message: dict[str, Any]) -> None:
        sent.append(message["type"])
        await asyncio.sleep(0.02)  # a visitor who reads slowly

    node = SimpleNamespace(is_alone=False, owns=lambda table: False, claim=claim)
    passing, store = SimpleNamespace(pass_request=pass_request), SimpleNamespace(card=card)
    here = Elsewhere(cast(Any, node), cast(Any, passing), cast(Any, store), cast(Any, None))
    assert asyncio.run(here.took_request(SCOPE, receive, send))
    assert sent == ["http.response.start", "http.response.body"]
