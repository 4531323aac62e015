"""Requests that another node answers: the visitor gets one answer, also if the table changes its owner meanwhile."""

import asyncio
from types import SimpleNamespace
from typing import Any, cast

import pytest

from nenuphar.server.gateway import elsewhere
from nenuphar.server.gateway.elsewhere import Elsewhere
from nenuphar.server.nodes.passing import Answer
from nenuphar.store import Unavailable
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

    async def acquire(table: str) -> Owner:
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

    node = SimpleNamespace(is_alone=False, owns=lambda table: False, acquire=acquire)
    passing, store = SimpleNamespace(pass_request=pass_request), SimpleNamespace(card=card)
    here = Elsewhere(cast(Any, node), cast(Any, passing), cast(Any, store), cast(Any, None))
    assert asyncio.run(here.took_request(SCOPE, receive, send))
    assert sent == ["http.response.start", "http.response.body"]


@pytest.mark.parametrize(("method", "tries"), [("GET", 2), ("POST", 1)])
def test_what_changes_something_is_sent_to_one_node_at_most(
    method: str, tries: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first node may have done it, and its answer is lost. Without a second try nothing is done twice."""
    monkeypatch.setattr(elsewhere, "RETRY_S", 0.001)
    begun: list[str] = []
    statuses: list[int] = []

    async def acquire(table: str) -> Owner:
        return Owner("b", "", mine=False)

    async def card(table: str) -> object:
        return object()

    async def pass_request(owner: Owner, visitor: Any, request: bytes, sent: Any) -> Answer:
        sent()
        begun.append(owner.node)
        if len(begun) == 1:
            raise Unavailable("the node has died")
        return Answer(200, [], b"{}")

    async def receive() -> dict[str, Any]:
        return {"type": "http.request"}

    async def send(message: dict[str, Any]) -> None:
        statuses.extend([message["status"]] if "status" in message else [])

    node = SimpleNamespace(is_alone=False, is_draining=False, owns=lambda table: False, acquire=acquire)
    passing, store = SimpleNamespace(pass_request=pass_request), SimpleNamespace(card=card)
    here = Elsewhere(cast(Any, node), cast(Any, passing), cast(Any, store), cast(Any, None))
    assert asyncio.run(here.took_request({**SCOPE, "method": method}, receive, send))
    assert (len(begun), statuses) == (tries, [200 if method == "GET" else 503])
