"""uvicorn's HTTP protocol with bounds: on heads, on time, on requests ahead of their turn, on connections.

A client that exceeds a bound is told why and disconnected. Nothing here knows what a request is about.
"""

import asyncio
from asyncio import TimerHandle
from functools import partial
from http import HTTPStatus
from typing import Any

import uvicorn
from msgspec import Struct
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.server import ServerState

from nenuphar.server.gateway.address_limits import ConnectionLimits, LimitLog
from nenuphar.server.gateway.identity import COOKIE
from nenuphar.server.net.addresses import household, trusted
from nenuphar.server.net.websocket import WebSocket
from nenuphar.server.settings import MESSAGE_BYTES

HEAD_BYTES = 32 * 1024
HEAD_LINES = 100
BODY_BYTES = 4 * MESSAGE_BYTES  # above MESSAGE_BYTES the framework refuses it; this bounds what comes after that
PIECE_BYTES = 4 * 1024  # how much is parsed before the bounds are checked again
# Data ahead of the answer to an earlier request. Browsers and proxies wait for the answer.
MOST_WAITING, WAITING_BYTES = 4, HEAD_BYTES
LINGER_S, LINGER_BYTES = 2.0, 1024 * 1024
STALLED_S = 60.0  # how long a client may read nothing of an answer


class Bounds(Struct, frozen=True):
    """What all connections share."""

    crowd: ConnectionLimits
    limit_log: LimitLog
    proxies: tuple[str, ...]
    head_s: float
    body_s: float


class Config(uvicorn.Config):
    def __init__(self, app: Any, bounds: Bounds, **options: Any) -> None:
        proxies = trusted(bounds.proxies)
        super().__init__(app, http=BoundedHttp, ws=WebSocket, forwarded_allow_ips=proxies, **options)
        self.bounds = bounds
        self.trusted = ProxyHeadersMiddleware(app, proxies).trusted_hosts


class BoundedHttp(HttpToolsProtocol):
    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._bounds = config.bounds
        self._trusted = config.trusted
        self._address = "?"
        self._inside = False  # whether the crowd counts this connection
        self._timer: TimerHandle | None = None
        self._stalled: TimerHandle | None = None
        self._reading = False  # between the first byte of a request and its last
        self._in_head = False
        self._fault: HTTPStatus | None = None
        self._answered: RequestResponseCycle | None = None  # the request whose answer is being made, or was made last
        self._waiting_bytes = 0  # of requests that wait for the answer to an earlier one
        self._ended = False
        self._completed = 0  # requests, since the start
        self._bytes = 0  # of this request, as they came
        self._head_bytes = 0  # of its head, as they came
        self._line_bytes = 0  # of the head's whole lines
        self._lines = 0

    # The connection

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        host = self.client[0] if self.client else ""
        self._address = household(host)
        self._inside = self._bounds.crowd.enter(self._address, host in self._trusted)
        if self._inside:
            self._await_head()
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._rest()
        self.resume_writing()
        if self._inside:
            self._inside = False
            self._bounds.crowd.leave(self._address)
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._stalled = self.loop.call_later(STALLED_S, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._stalled is not None:
            self._stalled.cancel()
            self._stalled = None

    def handle_websocket_upgrade(self) -> None:
        """Hand over to a WebSocket. It gets only our cookie: those of other services at this host can be too large."""
        if self._fault is not None:
            return
        self._rest()
        self.scope["headers"] = [_without_foreign_cookies(*header) for header in self.scope["headers"]]
        super().handle_websocket_upgrade()
        socket = self.transport.get_protocol()
        assert isinstance(socket, WebSocket)
        self._inside = False
        socket.when_lost(partial(self._bounds.crowd.leave, self._address))  # this object is not needed any more
        if socket.is_unreadable:
            self._bounds.limit_log.say("a socket's opening cannot be read", self._address)

    # Incoming data

    def data_received(self, data: bytes) -> None:
        if self._ended:
            self._bytes += len(data)
            if self._bytes > LINGER_BYTES:
                self.transport.abort()
            return
        if self._timer is None and not self._reading:
            self._await_head()
        while data:
            piece, data = self._next_piece(data)
            self._parse(piece)
            if self.transport.is_closing() or self.transport.get_protocol() is not self:
                return
            if self._is_too_much():
                return

    @property
    def _expects_head(self) -> bool:
        return self._in_head or not self._reading

    def _next_piece(self, data: bytes) -> tuple[bytes, bytes]:
        """A head is parsed up to its bound and no further, so that one byte too many is noticed at once."""
        size = min(PIECE_BYTES, HEAD_BYTES - self._head_bytes) if self._expects_head else PIECE_BYTES
        return data[:size], data[size:]

    def _parse(self, piece: bytes) -> None:
        in_head, completed = self._expects_head, self._completed
        self._bytes += len(piece)
        self._waiting_bytes = self._waiting_bytes + len(piece) if self.pipeline else 0
        super().data_received(piece)
        # A head that starts in the middle of a piece is counted from the next piece on, and by its complete lines.
        if in_head and self._expects_head and completed == self._completed:
            self._head_bytes += len(piece)

    def _is_too_much(self) -> bool:
        if self._expects_head and self._head_bytes >= HEAD_BYTES:
            self._fault = HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE
        elif self._reading and self._bytes > HEAD_BYTES + BODY_BYTES:
            self._fault = HTTPStatus.REQUEST_ENTITY_TOO_LARGE
        elif self._waiting_bytes > WAITING_BYTES:
            self._fault = HTTPStatus.TOO_MANY_REQUESTS
        if self._fault is None:
            return False
        self._end(self._fault)
        return True

    # Callbacks of the parser

    def on_message_begin(self) -> None:
        self._reading = self._in_head = True
        self._bytes = self._head_bytes = self._line_bytes = self._lines = 0
        if self._fault is None:
            super().on_message_begin()

    def on_url(self, url: bytes) -> None:
        self._count(url)
        if self._fault is None:
            super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        """Called for the trailers of a chunked body too, which have the same bound."""
        self._lines += 1
        self._count(name, value)
        if self._fault is None:
            super().on_header(name, value)

    def on_headers_complete(self) -> None:
        self._in_head = False
        if len(self.pipeline) >= MOST_WAITING:
            self._fault = HTTPStatus.TOO_MANY_REQUESTS
        if self._fault is None:
            self._wait(self._bounds.body_s, "a body took too long")
            super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        if self._fault is None:
            super().on_body(body)

    def on_message_complete(self) -> None:
        self._reading = False
        self._completed += 1
        self._head_bytes = 0
        self._rest()
        if self._fault is None:
            super().on_message_complete()

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: Any) -> None:
        self._answered = cycle
        super()._start_asgi_task(cycle, app)

    def _count(self, *parts: bytes) -> None:
        self._line_bytes += sum(map(len, parts)) + len(b": \r\n")
        if self._line_bytes > HEAD_BYTES or self._lines > HEAD_LINES:
            self._fault = HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE

    # Timeouts

    def _await_head(self) -> None:
        self._wait(self._bounds.head_s, "a head took too long")

    def _wait(self, seconds: float, complaint: str) -> None:
        self._rest()
        self._timer = self.loop.call_later(seconds, self._too_late, complaint)

    def _rest(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _too_late(self, complaint: str) -> None:
        if not self._reading and not self._head_bytes:
            self.transport.close()  # a browser would take an answer for that of its next request
            return
        self._bounds.limit_log.say(complaint, self._address)
        self._end(HTTPStatus.REQUEST_TIMEOUT)

    # The end

    def _end(self, status: HTTPStatus) -> None:
        """Say why, and close. Incoming data is discarded for a moment: if closed at once, the answer could be lost."""
        self._ended, self._bytes = True, 0
        self._unset_keepalive_if_required()
        if status is not HTTPStatus.REQUEST_TIMEOUT:
            self._bounds.limit_log.say(f"a request was refused: {status.phrase}", self._address)
        self.pipeline.clear()
        cycle = self._answered
        if cycle is not None and not cycle.response_complete:
            cycle.disconnected = True
            cycle.message_event.set()
        if cycle is None or not cycle.response_started or (self._in_head and cycle.response_complete):
            said = f"HTTP/1.1 {status.value} {status.phrase}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
            self.transport.write(said.encode())
        if self.transport.can_write_eof():
            self.transport.write_eof()
        self._rest()
        self._timer = self.loop.call_later(LINGER_S, self.transport.abort)


def _without_foreign_cookies(name: bytes, value: bytes) -> tuple[bytes, bytes]:
    if name != b"cookie":
        return name, value
    own = (part.strip() for part in value.split(b";"))
    return name, b"; ".join(part for part in own if part.startswith(COOKIE.encode() + b"="))
