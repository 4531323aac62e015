"""One browser's WebSocket, on the `websockets` library's protocol without I/O.

The library reads and writes the frames and answers pings and closes; this class moves the bytes. A whole text goes
straight to the listener: no coroutine is woken for it. uvicorn makes one of these for each upgrade request. It ends
a connection that reads too slowly, or that sends many frames without a text.
"""

import asyncio
import logging
from collections.abc import Callable
from http import HTTPStatus
from typing import Any, cast
from urllib.parse import unquote

from uvicorn.config import Config
from uvicorn.protocols.utils import get_remote_addr, is_ssl
from uvicorn.server import ServerState
from websockets.frames import CloseCode, Frame, Opcode
from websockets.http11 import Request
from websockets.protocol import SEND_EOF, State
from websockets.server import ServerProtocol

from nenuphar.server.metrics import CUT_OFF
from nenuphar.server.net.latency import now_us
from nenuphar.server.net.rate_limits import Bucket
from nenuphar.server.settings import MESSAGE_BYTES

# How long a connection may be silent before it is pinged, and how long the answer may take (TB-40).
IDLE_S, SILENCE_S = 5.0, 8.0
CLOSING_S = 5.0  # for a browser that does not read its close frame
PIECE_BYTES = 1024  # how much is parsed before the bounds are checked again
# Pings, and pongs that we did not ask for: the application never sees them, so they are counted here.
CONTROLS_BURST, CONTROLS_PER_SECOND = 40, 20.0
MOST_FRAGMENTS = 16  # of one message; empty ones have no size that could be bounded
MOST_UNREAD_BYTES = 256 * 1024  # besides the largest message, and besides what the system buffers
EXTENSION = "nenuphar.websocket"  # where the application finds the socket in its scope

library_log = logging.getLogger("nenuphar.websocket")
library_log.setLevel(logging.WARNING)  # otherwise it logs every connection


class WebSocket(asyncio.Protocol):
    transport: asyncio.Transport
    received_us = 0  # when the last data came in, before it was parsed

    def __init__(self, config: Config, server_state: ServerState, app_state: dict[str, Any]) -> None:
        self._app = config.loaded_app
        self._server_state = server_state
        self._app_state = app_state
        self._frames = ServerProtocol(max_size=MESSAGE_BYTES, logger=library_log)
        self._request: Request | None = None
        self._text: list[bytes] = []  # the fragments of a message that is not complete
        self._controls = Bucket(CONTROLS_BURST, CONTROLS_PER_SECOND)
        self._awaited_pongs = 0
        self._largest_bytes = 0  # of the texts that we sent
        self._is_text = True  # a binary message counts as an empty text, which the application refuses
        self._on_text: Callable[[bytes], None] | None = None
        self._on_pong: Callable[[bytes, int], None] | None = None
        self._on_lost: list[Callable[[], object]] = []
        self._timer: asyncio.TimerHandle | None = None
        self._loop = asyncio.get_running_loop()
        self._lost = False

    # Called by the transport

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self._server_state.connections.add(self)  # type: ignore[arg-type]

    def connection_lost(self, exc: Exception | None) -> None:
        self._server_state.connections.discard(self)
        if self._timer is not None:
            self._timer.cancel()
        self._lost = True
        for lost in self._on_lost:
            lost()
        self._on_lost.clear()

    def data_received(self, data: bytes) -> None:
        self.received_us = now_us()
        for start in range(0, len(data), PIECE_BYTES):
            self._frames.receive_data(data[start : start + PIECE_BYTES])
            for event in self._frames.events_received():
                if isinstance(event, Request):
                    self._open(event)
                else:
                    self._take(cast(Frame, event))
            self._flush()
            if self.transport.is_closing():
                return

    def eof_received(self) -> None:
        """Browsers close a socket with a frame. This is a node through which it came, and which restarts."""
        self.end(CloseCode.SERVICE_RESTART)

    def shutdown(self) -> None:
        """uvicorn calls this when the server stops."""
        self.end(CloseCode.SERVICE_RESTART)

    # Called by the application

    def accept(self) -> bool:
        """Complete the opening handshake. False if the request was malformed; it has been answered then."""
        assert self._request is not None
        self._frames.send_response(self._frames.accept(self._request))
        self._flush()
        if self._frames.state is not State.OPEN or self.transport.is_closing():
            return False
        self._request = None  # a socket may stay for hours, and the request is not needed any more
        self._watch()
        self.transport.resume_reading()
        return True

    def reject(self, status: int, content_type: str, body: bytes) -> None:
        """Answer like HTTP instead of opening."""
        response = self._frames.reject(status, body.decode())
        del response.headers["Content-Type"]
        response.headers["Content-Type"] = content_type
        self._frames.send_response(response)
        self._flush()

    def listen(self, on_text: Callable[[bytes], None], on_pong: Callable[[bytes, int], None]) -> None:
        self._on_text, self._on_pong = on_text, on_pong

    def when_lost(self, call: Callable[[], object]) -> None:
        """Call this when the connection is gone; at once, if it already is."""
        if self._lost:
            call()
        else:
            self._on_lost.append(call)

    @property
    def request(self) -> Request:
        """The opening request, until it is accepted."""
        assert self._request is not None
        return self._request

    @property
    def is_unreadable(self) -> bool:
        """Whether the opening request could not be parsed. It is answered, and the connection closed."""
        return self._request is None and self._frames.handshake_exc is not None

    @property
    def closed(self) -> bool:
        return self._frames.state is not State.OPEN or self.transport.is_closing()

    def send(self, *texts: bytes, ping: bytes | None = None) -> None:
        """Send texts, a ping, or both, in one write."""
        for text in texts:
            self._largest_bytes = max(self._largest_bytes, len(text))
            self._frames.send_text(text)
        if ping is not None:
            self._awaited_pongs += 1
            self._frames.send_ping(ping)
        self._flush()

    def end(self, code: int) -> None:
        """Close with a code that the page can read, without waiting for its answer."""
        if not self.closed:
            self._frames.send_close(code)
            self._flush()
        self._close()

    def cut(self) -> None:
        """Close at once. A close frame would wait behind all unread data."""
        self.transport.abort()

    # Internal

    def _open(self, request: Request) -> None:
        """Ask the application. Nothing more is read until it has accepted."""
        self.transport.pause_reading()
        self._request = request
        path, _, query = request.path.partition("?")
        headers = [(name.lower().encode(), value.encode("latin-1")) for name, value in request.headers.raw_items()]
        scope = {
            "type": "websocket",
            "scheme": "wss" if is_ssl(self.transport) else "ws",
            "client": get_remote_addr(self.transport),
            "path": unquote(path),
            "query_string": query.encode(),
            "headers": headers,
            "state": self._app_state.copy(),
            "extensions": {EXTENSION: self},
        }
        task = self._loop.create_task(self._run(scope))
        self._server_state.tasks.add(task)
        task.add_done_callback(self._server_state.tasks.discard)

    async def _run(self, scope: Any) -> None:
        """The application accepts or rejects the socket, and then returns: no coroutine waits as long as a socket."""
        try:
            await self._app(scope, _no_message, _no_message)
        except Exception:
            library_log.exception("a socket failed")
            if self._frames.state is State.CONNECTING and not self._frames.eof_sent:
                self.reject(HTTPStatus.INTERNAL_SERVER_ERROR, "text/plain", b"")
            self.end(CloseCode.INTERNAL_ERROR)

    def _take(self, frame: Frame) -> None:
        if self.closed:
            return
        if self._is_noise(frame):
            self._frames.fail(CloseCode.POLICY_VIOLATION)
            return
        match frame.opcode:
            case Opcode.TEXT | Opcode.BINARY | Opcode.CONT:
                if frame.opcode is not Opcode.CONT:
                    self._is_text = frame.opcode is Opcode.TEXT
                self._text.append(bytes(frame.data))
                if frame.fin:
                    text = self._text[0] if len(self._text) == 1 else b"".join(self._text)
                    self._text = []
                    self._hear(text)
            case Opcode.PONG if self._on_pong is not None:
                self._on_pong(bytes(frame.data), self.received_us)

    def _is_noise(self, frame: Frame) -> bool:
        """Whether this is one frame too many of those without a text."""
        if frame.opcode is Opcode.CONT:
            return len(self._text) >= MOST_FRAGMENTS
        if frame.opcode is Opcode.PONG and self._awaited_pongs:
            self._awaited_pongs -= 1
            return False
        return frame.opcode in (Opcode.PING, Opcode.PONG) and not self._controls.take()

    def _hear(self, text: bytes) -> None:
        if self._is_text and not _is_utf8(text):
            self._frames.fail(CloseCode.INVALID_DATA)
        elif self._on_text is not None:
            self._on_text(text if self._is_text else b"")

    def _flush(self) -> None:
        """Write what the library wants to send: messages and answers to pings. An empty last piece ends the connection.

        A browser that leaves too much unread is cut off.
        """
        pieces = self._frames.data_to_send()
        if not pieces or self.transport.is_closing():
            return
        ends = pieces[-1] == SEND_EOF
        self.transport.write(pieces[0] if len(pieces) == 1 else b"".join(pieces))
        if ends:
            self._close()
        elif self.transport.get_write_buffer_size() > MOST_UNREAD_BYTES + self._largest_bytes:
            CUT_OFF.inc()
            self.cut()

    def _close(self) -> None:
        if not self.transport.is_closing():
            self.transport.close()
            self._loop.call_later(CLOSING_S, self.transport.abort)

    def _watch(self) -> None:
        """Ping a silent connection, and cut one that does not answer (TB-40)."""
        silent_s = (now_us() - self.received_us) / 1e6
        if silent_s >= IDLE_S + SILENCE_S:
            self.cut()
        elif silent_s >= IDLE_S and not self.closed:
            self.send(ping=b"")
            self._timer = self._loop.call_later(SILENCE_S, self._watch)
        else:
            self._timer = self._loop.call_later(IDLE_S - silent_s, self._watch)


async def _no_message(*_: Any) -> Any:
    raise RuntimeError(f"the application talks to scope['extensions']['{EXTENSION}']")


def _is_utf8(data: bytes) -> bool:
    if data.isascii():
        return True
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True
