"""Finds the node that plays a table, and passes visitors on to it.

Visitors wait a moment while no owner of a table answers: its node may have crashed, and another one takes over.
"""

import asyncio
import re
from collections.abc import Callable, Coroutine
from contextlib import suppress
from functools import partial
from http import HTTPStatus
from time import monotonic
from typing import Any
from urllib.parse import parse_qs

from nenuphar.core.codec import encode
from nenuphar.core.game import Refused
from nenuphar.server.gateway.address_limits import AddressLimits
from nenuphar.server.gateway.problems import problem, status_of
from nenuphar.server.gateway.session import refuse, socket_of
from nenuphar.server.lobby.lobby import DRAIN_S
from nenuphar.server.net.addresses import host_of
from nenuphar.server.nodes.node import Node
from nenuphar.server.nodes.passing import Answer, Passing, request_bytes
from nenuphar.server.settings import MESSAGE_BYTES
from nenuphar.server.table.health import CANNOT_SAVE
from nenuphar.server.wire import TableId
from nenuphar.store import Store, Unavailable
from nenuphar.store.ownership import NodeInfo, Owner

HOLD_S = 2.5  # longer than a lease
RETRY_S = 0.1
OF_A_NODE = ("/metrics",)  # with `?node=` and a name
REPEATABLE = ("GET", "HEAD")  # requests that change nothing
PASSED = "passed"  # in a scope's state: another node has sent this visitor here, so it is not passed on again
TABLE_PATH = re.compile(r"/api/tables/([2-9a-z]{12})(/[a-z]+)?")
KEPT_HEADERS = (b"content-type", b"content-length", b"content-disposition", b"cache-control")

Scope = dict[str, Any]


class Elsewhere:
    def __init__(self, node: Node, passing: Passing, store: Store, addresses: AddressLimits) -> None:
        self._addresses = addresses
        self._node = node
        self._passing = passing
        self._store = store

    async def drain(self) -> None:
        """This node stops: visitors at other nodes' tables have to come through another one."""
        await self._passing.end_all(DRAIN_S)

    async def took_socket(self, scope: Scope) -> bool:
        """Whether another node has taken this WebSocket, or it was refused."""
        table = self._table(scope)
        if table is None:
            return False
        socket = socket_of(scope)

        async def pass_on(owner: Owner) -> None:
            self._addresses.take("requests", host_of(scope))
            request = socket.request.serialize()
            lost = partial(socket.connection_lost, None)
            await self._passing.pass_socket(owner, _visitor(scope), request, socket.transport, lost)

        try:
            return await self._found(table, pass_on)
        except Unavailable:
            if self._node.may_answer or self._node.is_draining:
                refuse(socket, Refused("TB-28"))
            elif socket.accept():  # without a lease nothing can be saved: only a code can tell that to the page
                socket.end(CANNOT_SAVE)
        except Refused as refused:
            refuse(socket, refused)
        return True

    async def of_others(self, scope: Scope) -> list[bytes]:
        """What the other nodes answer to the same request, those that do soon. None asks others in turn."""
        if self._node.is_alone or scope["state"].get(PASSED):
            return []
        others = [each for each in await self._store.ownership.nodes() if each.node != self._node.name]
        answers = await asyncio.gather(*(self._of_node(each, scope) for each in others), return_exceptions=True)
        return [each.body for each in answers if isinstance(each, Answer) and each.status == HTTPStatus.OK]

    async def _of_node(self, node: NodeInfo, scope: Scope) -> Answer:
        owner = Owner(node.node, node.address, mine=False)
        request = request_bytes("GET", scope["raw_path"], scope["headers"])
        async with asyncio.timeout(HOLD_S):
            return await self._passing.pass_request(owner, _visitor(scope), request)

    async def _took_request_for_node(self, scope: Scope, send: Any) -> bool:
        """Whether the request names a node, and that node has answered."""
        if scope["path"] not in OF_A_NODE or self._node.is_alone or scope["state"].get(PASSED):
            return False
        [name] = parse_qs(scope["query_string"].decode("latin-1")).get("node", [""])[:1]
        if name in ("", self._node.name):
            return False
        try:
            self._addresses.take("requests", host_of(scope))
            found = next((each for each in await self._store.ownership.nodes() if each.node == name), None)
            answer = Answer(HTTPStatus.NOT_FOUND, [], b"") if found is None else await self._of_node(found, scope)
        except (Unavailable, TimeoutError):
            answer = _refusal(Refused("TB-28"))
        except Refused as refused:
            answer = _refusal(refused)
        await _answer(send, answer)
        return True

    async def took_request(self, scope: Scope, receive: Any, send: Any) -> bool:
        """Whether another node has answered this request, or it was refused."""
        if await self._took_request_for_node(scope, send):
            return True
        table = self._table(scope)
        if table is None:
            return False
        body: bytes | None = None
        answer: Answer | None = None
        may_repeat = True

        async def pass_on(owner: Owner) -> None:
            nonlocal body, answer
            if body is None:
                body = await _whole(receive)
            path = scope["raw_path"] + (b"?" + scope["query_string"] if scope["query_string"] else b"")
            request = request_bytes(scope["method"], path, scope["headers"], body)
            answer = await self._passing.pass_request(owner, _visitor(scope), request, sent)

        def sent() -> None:
            nonlocal may_repeat
            may_repeat = scope["method"] in REPEATABLE

        try:
            if not await self._found(table, pass_on, lambda: may_repeat):
                return False
        except Unavailable:
            answer = _refusal(Refused("TB-28"))
        except Refused as refused:
            answer = _refusal(refused)
        assert answer is not None
        await _answer(send, answer)  # only now: what passes it on may be cancelled and begin again
        return True

    def _table(self, scope: Scope) -> TableId | None:
        """The id of the table that this request needs, if it may be played elsewhere."""
        if self._node.is_alone or scope["state"].get(PASSED):
            return None
        found = TABLE_PATH.fullmatch(scope["path"])
        return None if found is None else found[1]

    async def _found(
        self,
        table: TableId,
        pass_on: Callable[[Owner], Coroutine[Any, Any, None]],
        may_repeat: Callable[[], bool] = lambda: True,
    ) -> bool:
        """Whether another node plays this table, and has taken the visitor. Raises Unavailable after a while."""
        give_up_at = monotonic() + HOLD_S
        while True:
            try:
                if self._node.owns(table) or await self._store.card(table) is None:
                    return False  # a table that does not exist is refused here like any other
                owner = await self._node.acquire(table)
                if owner.mine:
                    return False
                await self._while_it_owns(table, owner, pass_on(owner))
                return True
            except Unavailable:
                if monotonic() >= give_up_at or self._node.is_draining:  # another node can help at once
                    raise
                if not may_repeat():  # it may have been done, and its answer lost
                    raise
            await asyncio.sleep(RETRY_S)

    async def _while_it_owns(self, table: TableId, owner: Owner, passing: Coroutine[Any, Any, None]) -> None:
        """Wait until another node has the visitor. Raises Unavailable as soon as the table has another owner.

        A node that hangs accepts connections, and does not answer. A visitor that it has is never passed on again:
        two nodes would talk to the same browser.
        """
        loop = asyncio.get_running_loop()
        task, change = loop.create_task(passing), loop.create_task(self._change_of_owner(table, owner))
        try:
            await asyncio.wait([task, change], return_when=asyncio.FIRST_COMPLETED)
        finally:
            change.cancel()
            task.cancel()  # it may have come to its end all the same
            await asyncio.wait([task, change])
        if task.cancelled():
            raise Unavailable("the node that played this table is gone")
        task.result()

    async def _change_of_owner(self, table: TableId, owner: Owner) -> None:
        """Returns when a table has another owner than this one, or nobody can tell."""
        node = owner.node
        with suppress(Unavailable):
            while node == owner.node:
                await asyncio.sleep(RETRY_S)
                node = (await self._node.acquire(table)).node


def _visitor(scope: Scope) -> tuple[str, int]:
    client = scope.get("client")
    return host_of(scope), int(client[1]) if client else 0


async def _whole(receive: Any) -> bytes:
    body, more = b"", True
    while more:
        message = await receive()
        if message["type"] != "http.request":
            raise Unavailable("the visitor has left")
        body += message.get("body", b"")
        more = message.get("more_body", False)
        if len(body) > MESSAGE_BYTES:
            raise Refused("TB-8", field="the whole", problem="Request Entity Too Large")
    return body


def _refusal(refused: Refused) -> Answer:
    return Answer(status_of(refused), [(b"content-type", b"application/json")], encode(problem(refused)))


async def _answer(send: Any, answer: Answer) -> None:
    headers = [each for each in answer.headers if each[0] in KEPT_HEADERS]
    await send({"type": "http.response.start", "status": answer.status, "headers": headers})
    await send({"type": "http.response.body", "body": answer.body})
