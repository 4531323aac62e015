"""Connections made by hand, from any address of this machine, by those who do not care how a browser does it."""

import socket
from contextlib import suppress

from tests.server.live_server import PATIENCE_S

NEIGHBOUR = "127.0.0.2"  # another address of this machine, as far as a server can tell
UPGRADE = (
    "Upgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
)


def raw_connect(port: int, source: str = "127.0.0.1") -> socket.socket:
    line = socket.socket()
    line.settimeout(PATIENCE_S)
    line.bind((source, 0))
    line.connect(("127.0.0.1", port))
    return line


def head(*lines: str, path: str = "/healthz", method: str = "GET") -> bytes:
    return "".join(f"{line}\r\n" for line in (f"{method} {path} HTTP/1.1", "Host: localhost", *lines, "")).encode()


def answer(line: socket.socket) -> str:
    """Everything that comes until the server ends the connection."""
    heard = b""
    with suppress(ConnectionResetError):
        while data := line.recv(65_536):
            heard += data
    return heard.decode("latin-1")


def status(line: socket.socket) -> int:
    """Of an answer after which the server ends the connection; 0 for an end without an answer."""
    said = answer(line)
    return int(said.split()[1]) if said else 0


def is_ended(line: socket.socket) -> bool:
    """Whether the server has ended this connection by now."""
    line.setblocking(False)
    try:
        while line.recv(65_536):
            pass
    except BlockingIOError:
        return False
    except OSError:
        return True
    return True
