"""Where other nodes hand visitors over. Unsigned or slow connections are closed silently.

A visitor that arrives here is served like any other: this node itself checks cookie, origin and permission.
"""

import asyncio
import logging
import os
import socket
import tempfile
from collections.abc import Callable
from pathlib import Path
from time import monotonic
from typing import Any, Protocol, cast

from nenuphar.server.nodes import handshake
from nenuphar.server.nodes.address import tcp_of
from nenuphar.server.nodes.handshake import Forged, Opening
from nenuphar.server.nodes.node_keys import NodeKeys
from nenuphar.server.nodes.raw import receive
from nenuphar.store import Unavailable
from nenuphar.store.ownership import NodeId

log = logging.getLogger("nenuphar.nodes")

OPENING_S = 2.0  # from the challenge to the last byte of its answer
MOST_OPENINGS = 256  # connections that have not proved anything yet
BACKLOG = 1_024
QUIET_S = 60.0


class VisitorProtocol(Protocol):
    """What serves visitors: the gateway's HTTP."""

    def connection_made(self, transport: asyncio.Transport) -> None: ...
    def data_received(self, data: bytes) -> None: ...


class InternalPort:
    def __init__(self, me: NodeId, keys: NodeKeys) -> None:
        self._me = me
        self._keys = keys
        self._listeners: list[socket.socket] = []
        self._folder: tempfile.TemporaryDirectory[str] | None = None
        self._accepting: list[asyncio.Task[None]] = []
        self._openings: set[asyncio.Task[None]] = set()
        self._new_protocol: Callable[[], VisitorProtocol] | None = None
        self._quiet_until = 0.0

    def listen(self, tcp: str = "") -> str:
        """Open the port, and return its address for other nodes. `tcp` is this machine's, if there are others."""
        self._folder = tempfile.TemporaryDirectory(prefix="nenuphar-", ignore_cleanup_errors=True)
        path = Path(self._folder.name) / "node.sock"  # in a folder that only this user can enter
        near = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        near.bind(os.fspath(path))
        self._listeners.append(near)
        address = f"unix:{path}"
        if tcp:
            host, port = tcp_of(tcp)
            family = socket.AF_INET6 if ":" in host else socket.AF_INET
            far = socket.create_server((host, port), family=family, backlog=BACKLOG)
            self._listeners.append(far)
            shown = f"[{host}]" if ":" in host else host
            address += f" tcp:{shown}:{far.getsockname()[1]}"
        for listener in self._listeners:
            listener.setblocking(False)
            listener.listen(BACKLOG)
        return address

    def accept(self, new_protocol: Callable[[], VisitorProtocol]) -> None:
        self._new_protocol = new_protocol
        loop = asyncio.get_running_loop()
        self._accepting = [loop.create_task(self._accept(each), name="internal port") for each in self._listeners]

    async def close(self) -> None:
        tasks = (*self._accepting, *self._openings)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for listener in self._listeners:
            listener.close()
        if self._folder is not None:
            self._folder.cleanup()

    async def _accept(self, listener: socket.socket) -> None:
        loop = asyncio.get_running_loop()
        while True:
            try:
                connection, _ = await loop.sock_accept(listener)
            except OSError as error:  # for example, no more open files
                log.error("the internal port cannot accept", extra={"trouble": str(error)})
                await asyncio.sleep(0.1)
                continue
            if len(self._openings) >= MOST_OPENINGS:
                connection.close()
                continue
            task = loop.create_task(self._open(connection))
            self._openings.add(task)
            task.add_done_callback(self._openings.discard)

    async def _open(self, connection: socket.socket) -> None:
        received: list[socket.socket] = []
        try:
            async with asyncio.timeout(OPENING_S):
                opened = await self._challenge(connection, received)
            visitor = received.pop() if received else connection
            await self._serve(visitor, opened)
            if visitor is not connection:
                connection.close()
        except (Forged, Unavailable, OSError, TimeoutError) as refused:
            self._note_refusal(str(refused) or "it took too long")
            connection.close()
        except asyncio.CancelledError:
            connection.close()
            raise
        finally:
            for each in received:
                each.close()

    def _note_refusal(self, trouble: str) -> None:
        """Once a minute: nobody may flood the log with it."""
        if monotonic() >= self._quiet_until:
            self._quiet_until = monotonic() + QUIET_S
            log.warning("a connection between nodes was refused", extra={"trouble": trouble})

    async def _challenge(self, connection: socket.socket, received: list[socket.socket]) -> Opening:
        nonce = handshake.new_nonce()
        await asyncio.get_running_loop().sock_sendall(connection, nonce)
        size = handshake.size_of(await receive(connection, handshake.SIZE_BYTES, received))
        answer = await receive(connection, size, received)
        keys = await self._keys.with_key(handshake.key_id_of(answer))
        return handshake.read(answer, nonce, keys, self._me)

    async def _serve(self, visitor: socket.socket, opened: Opening) -> None:
        assert self._new_protocol is not None
        arrival = Arrival(self._new_protocol(), opened)
        visitor.setblocking(False)
        await asyncio.get_running_loop().connect_accepted_socket(lambda: arrival, visitor)


class Arrival(asyncio.Protocol):
    """Gives way to the gateway's own protocol, which finds the visitor's address and request as if they came here."""

    def __init__(self, gateway: VisitorProtocol, opened: Opening) -> None:
        self._gateway = gateway
        self._opened = opened

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        connection = cast(asyncio.Transport, transport)
        connection.set_protocol(cast(asyncio.Protocol, self._gateway))
        self._gateway.connection_made(cast(asyncio.Transport, VisitorTransport(connection, self._opened.visitor)))
        self._gateway.data_received(self._opened.request)


class VisitorTransport:
    """A transport that names the visitor's address instead of the other node's or its proxy's."""

    def __init__(self, transport: asyncio.Transport, visitor: tuple[str, int]) -> None:
        self._transport = transport
        self._visitor = visitor

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        match name:
            case "peername":
                return self._visitor
            case "socket":
                return None
            case _:
                return self._transport.get_extra_info(name, default)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._transport, name)
