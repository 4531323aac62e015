"""Reads and writes sockets whose messages may carry another socket, which asyncio's transports cannot do."""

import asyncio
import socket


async def receive(connection: socket.socket, size: int, received: list[socket.socket]) -> bytes:
    """Exactly `size` bytes. Sockets that come with them are added to `received`. Raises ConnectionError at the end."""
    data = b""
    while len(data) < size:
        await _ready(connection)
        try:
            piece, descriptors = _some(connection, size - len(data))
        except BlockingIOError:
            continue
        received += map(_own, descriptors)
        if not piece:
            raise ConnectionResetError("the other node has closed the connection")
        data += piece
    return data


def _some(connection: socket.socket, size: int) -> tuple[bytes, list[int]]:
    if connection.family != socket.AF_UNIX:
        return connection.recv(size), []
    piece, descriptors, _, _ = socket.recv_fds(connection, size, 1)
    return piece, descriptors


def _own(descriptor: int) -> socket.socket:
    """A socket that came along. Python would let every process that this one starts have it too."""
    received = socket.socket(fileno=descriptor)
    received.set_inheritable(False)
    return received


async def _ready(connection: socket.socket) -> None:
    loop = asyncio.get_running_loop()
    readable = loop.create_future()
    loop.add_reader(connection, _set, readable)
    try:
        await readable
    finally:
        loop.remove_reader(connection)


def _set(readable: "asyncio.Future[None]") -> None:
    if not readable.done():
        readable.set_result(None)


def send_with(connection: socket.socket, data: bytes, descriptor: int) -> None:
    """Send the data with a socket, all at once: nobody can give up in the middle.

    It must be a new connection, whose buffer is empty. Raises OSError if the data does not fit.
    """
    if socket.send_fds(connection, [data], [descriptor]) < len(data):
        raise BlockingIOError("the other node's connection is full")
