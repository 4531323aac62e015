"""A minimal WebSocket client: a thousand of them must cost little compared with the server."""

import asyncio
import os
from base64 import b64encode
from collections.abc import Callable
from typing import Any, TypeAlias

TEXT, BINARY, CLOSE, PING, PONG = 0x1, 0x2, 0x8, 0x9, 0xA
FINAL, MASKED = 0x80, 0x80
NO_MASK = bytes(4)  # a mask of zeros leaves the payload as it is

Hear: TypeAlias = Callable[["Socket", bytes], None]


class HandshakeRefused(ConnectionRefusedError):
    def __init__(self, head: str) -> None:
        super().__init__(head)
        self.status = int(head.split(maxsplit=2)[1])


class Socket(asyncio.Protocol):
    """Passes every message to `hear`. `latest` is for the caller."""

    transport: asyncio.Transport

    def __init__(self, request: bytes, binary: bool = False) -> None:
        self.open: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.hear: Hear = _nothing
        self.lost: Callable[[], None] = lambda: None  # the connection is gone
        self.latest = b""
        self._request = request
        self._opcode = BINARY if binary else TEXT
        self._unread = b""

    def connection_made(self, transport: Any) -> None:
        self.transport = transport
        transport.write(self._request)

    def data_received(self, data: bytes) -> None:
        self._unread += data
        if not self.open.done():
            head, found, rest = self._unread.partition(b"\r\n\r\n")
            if not found:
                return
            if b" 101 " not in head:
                self.open.set_exception(HandshakeRefused(head.decode("latin-1")))
                self.transport.close()
                return
            self._unread = rest
            self.open.set_result(None)
        texts = []
        while (size := _frame_size(self._unread)) is not None:
            start, end = size
            opcode, payload = self._unread[0] & 0xF, self._unread[start:end]
            self._unread = self._unread[end:]
            if opcode in (TEXT, BINARY):
                texts.append(payload)
            elif opcode == PING:  # as a browser does, without asking the page
                self._send(PONG, payload)
            elif opcode == CLOSE:
                self._send(CLOSE, payload[:2])
                self.transport.close()
        for text in texts:
            self.hear(self, text)

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.open.done():
            self.open.set_exception(ConnectionResetError("the server has hung up"))
        self.lost()

    def say(self, text: bytes) -> None:
        self._send(self._opcode, text)

    def expect(self, part: bytes) -> "asyncio.Future[bytes]":
        """The next message that contains this."""
        heard: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()

        def hear(_: Socket, message: bytes) -> None:
            if part in message and not heard.done():
                heard.set_result(message)

        self.hear = hear
        return heard

    def _send(self, opcode: int, payload: bytes) -> None:
        length = len(payload)
        assert length < 1 << 16
        size = bytes((MASKED | length,)) if length < 126 else bytes((MASKED | 126,)) + length.to_bytes(2)
        self.transport.write(bytes((FINAL | opcode,)) + size + NO_MASK + payload)


async def connect(
    port: int,
    path: str,
    headers: dict[str, str] | None = None,
    binary: bool = False,
    greeting: bytes = b"",
    source: tuple[str, int] | None = None,
    hear: Hear | None = None,
) -> Socket:
    """An open socket, after the server's greeting if there is one. `source` is the client's address."""
    lines = [
        f"GET {path} HTTP/1.1",
        f"Host: 127.0.0.1:{port}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Version: 13",
        f"Sec-WebSocket-Key: {_key()}",
        *(f"{name}: {value}" for name, value in (headers or {}).items()),
    ]
    request = ("\r\n".join(lines) + "\r\n\r\n").encode()
    socket = Socket(request, binary)
    greeted = socket.expect(greeting)
    socket.hear = hear or socket.hear
    await asyncio.get_running_loop().create_connection(lambda: socket, "127.0.0.1", port, local_addr=source)
    try:
        await socket.open
    except asyncio.CancelledError:
        socket.transport.abort()
        raise
    if greeting:
        await greeted
    return socket


def _key() -> str:
    return b64encode(os.urandom(16)).decode()


def _frame_size(data: bytes) -> tuple[int, int] | None:
    """Where the payload of the first frame starts and ends, if it has arrived. A server does not mask."""
    if len(data) < 2:
        return None
    start, length = 2, data[1]
    if length == 126:
        start, length = 4, int.from_bytes(data[2:4])
    elif length == 127:
        start, length = 10, int.from_bytes(data[2:10])
    return (start, start + length) if len(data) >= start + length else None


def _nothing(_: Socket, __: bytes) -> None:
    """The default listener."""
