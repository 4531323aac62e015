"""Where other nodes reach a node: a Unix socket for those on the same machine, and a TCP port for all others.

As stored in the database: `unix:/run/…/node.sock`, or `unix:/run/…/node.sock tcp:10.0.0.5:8200`.
"""

import asyncio
import socket
from pathlib import Path

from nenuphar.store import Unavailable

DIAL_S = 0.5  # a node that does not answer within this time may be gone


def tcp_of(text: str) -> tuple[str, int]:
    """A host and a port, such as `10.0.0.5:8200` or `[fd00::5]:8200`. Raises ValueError."""
    host, colon, port = text.rpartition(":")
    if not colon or not host or not port.isdecimal() or int(port) > 65_535:
        raise ValueError(text)
    return host.strip("[]"), int(port)


async def dial(address: str) -> socket.socket:
    """A connection to the node at this address. Raises Unavailable."""
    loop = asyncio.get_running_loop()
    for place in address.split():
        kind, _, rest = place.partition(":")
        if kind == "unix" and not Path(rest).is_socket():
            continue  # it is on another machine
        family = socket.AF_UNIX if kind == "unix" else socket.AF_INET6 if rest.startswith("[") else socket.AF_INET
        connection = socket.socket(family, socket.SOCK_STREAM)
        connection.setblocking(False)
        try:
            async with asyncio.timeout(DIAL_S):
                await loop.sock_connect(connection, rest if kind == "unix" else tcp_of(rest))
        except (OSError, TimeoutError):
            connection.close()
            continue
        except BaseException:  # nobody wants it any more
            connection.close()
            raise
        if kind == "tcp":
            connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        return connection
    raise Unavailable("the node that plays this table cannot be reached")
