"""Passes a visitor on to the node that plays their table.

On the same machine, the other node gets the visitor's socket itself. On another machine, or with our own TLS, this node
forwards bytes both ways without reading them. Only the node that plays the table timestamps pings and pongs.
"""

import asyncio
import socket
from collections.abc import Callable, Iterable
from contextlib import suppress

import httptools
from msgspec import Struct

from nenuphar.server.nodes.address import dial
from nenuphar.server.nodes.handshake import NONCE_BYTES, Opening, signed
from nenuphar.server.nodes.node_keys import NodeKeys
from nenuphar.server.nodes.raw import receive, send_with
from nenuphar.store import Unavailable
from nenuphar.store.ownership import NodeId, Owner

NONCE_S = 2.5  # a busy node answers late; whether it is gone, its lease tells
ANSWER_S = 200.0  # the longest work, in a process that starts late; whether the node is gone, its lease tells
MOST_ANSWER_BYTES = 64 * 1024 * 1024  # replays are the largest answers
PIECE_BYTES = 64 * 1024
CLOSING_S = 5.0  # for a side that does not read its last bytes

Headers = Iterable[tuple[bytes, bytes]]


class Answer(Struct):
    """Another node's answer to a request."""

    status: int
    headers: list[tuple[bytes, bytes]]
    body: bytes


class Passing:
    def __init__(self, me: NodeId, keys: NodeKeys) -> None:
        self._me = me
        self._keys = keys
        self._spliced: set[Splice] = set()

    async def pass_socket(
        self,
        owner: Owner,
        visitor: tuple[str, int],
        request: bytes,
        transport: asyncio.Transport,
        lost: Callable[[], None],
    ) -> None:
        """Pass on a WebSocket that has not been answered yet. Calls `lost` when this node is done with it.

        Does nothing if the visitor has left. Raises Unavailable if the other node does not answer; nothing was sent
        then. Nor was anything sent if this is cancelled: it waits for nothing after that.
        """
        if transport.is_closing():
            return
        connection, nonce = await self._reach(owner)
        try:
            answer = await self._signed(owner, visitor, request, nonce)
            if transport.is_closing():  # its number may already be another visitor's
                connection.close()
                return
            # Only this node knows the keys of an encrypted connection, so its bytes have to pass through here.
            if connection.family == socket.AF_UNIX and transport.get_extra_info("sslcontext") is None:
                send_with(connection, answer, transport.get_extra_info("socket").fileno())
                connection.close()
                transport.abort()  # closes only our own copy
                return
            splice = Splice(transport, lost)
            await splice.connect(connection)
        except OSError as error:
            connection.close()
            raise Unavailable(str(error)) from error
        except BaseException:
            connection.close()
            raise
        if transport.is_closing():
            splice.abort()
            return
        splice.begin(answer)
        self._spliced.add(splice)
        splice.when_done(self._spliced.discard)

    async def end_all(self, spread_s: float) -> None:
        """Ask the other nodes to close what passes through here, as they would close it if they restarted."""
        spliced = tuple(self._spliced)
        for splice in spliced:
            splice.end()
            await asyncio.sleep(spread_s / len(spliced))
        with suppress(TimeoutError):
            async with asyncio.timeout(CLOSING_S):
                await asyncio.gather(*(splice.done for splice in spliced))

    async def pass_request(
        self, owner: Owner, visitor: tuple[str, int], request: bytes, sent: Callable[[], None] = lambda: None
    ) -> Answer:
        """The other node's answer to a request that closes its connection. Raises Unavailable.

        Calls `sent` before the other node may have begun with it.
        """
        connection, nonce = await self._reach(owner)
        loop = asyncio.get_running_loop()
        reader = _AnswerReader(bodiless=request.startswith(b"HEAD "))
        try:
            async with asyncio.timeout(ANSWER_S):
                opening = await self._signed(owner, visitor, request, nonce)
                sent()
                await loop.sock_sendall(connection, opening)
                while not reader.complete:
                    piece = await loop.sock_recv(connection, PIECE_BYTES)
                    if not piece:
                        raise Unavailable("the other node has closed the connection")
                    reader.feed(piece)
        except (OSError, TimeoutError, httptools.HttpParserError) as error:
            raise Unavailable(str(error)) from error
        finally:
            connection.close()
        return reader.answer

    async def _reach(self, owner: Owner) -> tuple[socket.socket, bytes]:
        """A connection to a node that is alive: its nonce has arrived."""
        connection = await dial(owner.address)
        try:
            async with asyncio.timeout(NONCE_S):
                return connection, await receive(connection, NONCE_BYTES, [])
        except (OSError, TimeoutError) as error:
            connection.close()
            raise Unavailable("the other node does not answer") from error
        except BaseException:
            connection.close()
            raise

    async def _signed(self, owner: Owner, visitor: tuple[str, int], request: bytes, nonce: bytes) -> bytes:
        return signed(Opening(self._me, owner.node, visitor, request), nonce, await self._keys.newest())


def request_bytes(method: str, path: bytes, headers: Headers, body: bytes = b"") -> bytes:
    """A request as it is sent to another node, without what only the way to this node was about."""
    dropped = (
        *(b"x-forwarded-for", b"x-forwarded-proto", b"connection"),
        *(b"content-length", b"transfer-encoding", b"expect"),  # the body is sent along, in one piece
    )
    lines = [method.encode() + b" " + path + b" HTTP/1.1"]
    lines += [name + b": " + value for name, value in headers if name.lower() not in dropped]
    lines += [b"connection: close", b"content-length: " + str(len(body)).encode()]
    return b"\r\n".join(lines) + b"\r\n\r\n" + body


class _AnswerReader:
    def __init__(self, bodiless: bool) -> None:
        self.answer = Answer(0, [], b"")
        self._bodiless = bodiless  # the answer to HEAD names a length, and ends after its head
        self.complete = False
        self._body: list[bytes] = []
        self._size = 0
        self._parser = httptools.HttpResponseParser(self)

    def feed(self, data: bytes) -> None:
        self._size += len(data)
        if self._size > MOST_ANSWER_BYTES:
            raise Unavailable("the other node's answer is too large")
        self._parser.feed_data(data)

    # The parser calls these

    def on_header(self, name: bytes, value: bytes) -> None:
        self.answer.headers.append((name.lower(), value))

    def on_headers_complete(self) -> None:
        if self._bodiless:
            self.on_message_complete()

    def on_body(self, body: bytes) -> None:
        self._body.append(body)

    def on_message_complete(self) -> None:
        self.answer.status = self._parser.get_status_code()
        self.answer.body = b"".join(self._body)
        self.complete = True


class Splice:
    """Passes bytes between a visitor's transport and another node until one of them closes."""

    def __init__(self, transport: asyncio.Transport, lost: Callable[[], None]) -> None:
        """`lost` is called when the visitor's transport is closed."""
        self.done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._transport = transport
        self._lost = lost
        self._far: asyncio.Transport | None = None
        self._visitor: _Side | None = None

    async def connect(self, connection: socket.socket) -> None:
        """To a node that says nothing before it is spoken to."""
        loop = asyncio.get_running_loop()
        self._far, _ = await loop.connect_accepted_socket(asyncio.Protocol, connection)

    def begin(self, said: bytes) -> None:
        """Say this to the other node, and pass on everything from then on."""
        assert self._far is not None
        self._far.set_protocol(_Side(self._transport))
        self._far.write(said)
        self._visitor = _Side(self._far, self._is_over)
        self._transport.set_protocol(self._visitor)
        self._transport.resume_reading()

    def abort(self) -> None:
        """The visitor has left before anything was said."""
        assert self._far is not None
        self._far.abort()

    def when_done(self, call: Callable[["Splice"], None]) -> None:
        self.done.add_done_callback(lambda _: call(self))

    def end(self) -> None:
        """Say no more to the other node. It answers with a close frame, which still passes."""
        if self._visitor is not None:
            self._visitor.end()

    def _is_over(self) -> None:
        self._lost()
        if not self.done.done():
            self.done.set_result(None)


class _Side(asyncio.Protocol):
    """Writes to the other side whatever arrives at this one, no faster than the other side reads."""

    def __init__(self, other: asyncio.Transport, lost: Callable[[], None] | None = None) -> None:
        self._other = other
        self._lost = lost
        self._has_ended = False

    def data_received(self, data: bytes) -> None:
        if not self._has_ended:
            self._other.write(data)

    def end(self) -> None:
        if not self._has_ended and not self._other.is_closing():
            self._has_ended = True
            self._other.write_eof()

    def pause_writing(self) -> None:
        if not self._other.is_closing():
            self._other.pause_reading()

    def resume_writing(self) -> None:
        if not self._other.is_closing():
            self._other.resume_reading()

    def connection_lost(self, exc: Exception | None) -> None:
        if exc is None and not self._other.is_closing():
            self._other.close()
            asyncio.get_running_loop().call_later(CLOSING_S, self._other.abort)
        else:
            self._other.abort()
        if self._lost is not None:
            self._lost()
