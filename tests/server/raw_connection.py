"""Plain sockets from any address of this machine, for requests that no browser sends."""

import socket
from contextlib import suppress

from tests.server.live_server import PATIENCE_S

NEIGHBOUR = "127.0.0.2"  # for the server, another machine
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
    """Everything received until the server closes the connection."""
    heard = b""
    with suppress(ConnectionResetError):
        while data := line.recv(65_536):
            heard += data
    return heard.decode("latin-1")


def status(line: socket.socket) -> int:
    """The status of the last answer before the server closes the connection; 0 without an answer."""
    said = answer(line)
    return int(said.split()[1]) if said else 0


def is_ended(line: socket.socket) -> bool:
    """Whether the server has closed this connection."""
    line.setblocking(False)
    try:
        while line.recv(65_536):
            pass
    except BlockingIOError:
        return False
    except OSError:
        return True
    return True
