"""One port for https and for plain http, told apart by their first byte.

Plain http gets an answer too. Connections are counted only after the TLS handshake, so handshakes in progress have a
limit of their own.
"""

import asyncio
import logging
import socket
from collections import Counter
from collections.abc import Callable

from nenuphar.server.net.addresses import household
from nenuphar.server.net.certificates import ServedCertificate

log = logging.getLogger("nenuphar.tls")

TLS_HANDSHAKE = b"\x16"
OPENING_S = 10.0
MOST_OPENINGS, MOST_OF_ADDRESS = 2_048, 256


class TlsPort:
    def __init__(
        self,
        listener: socket.socket,
        certificate: ServedCertificate,
        new_protocol: Callable[[], asyncio.Protocol],
        is_trusted: Callable[[str], bool] = lambda host: False,
    ) -> None:
        """A trusted proxy speaks for many visitors."""
        self._listener = listener
        self._certificate = certificate
        self._new_protocol = new_protocol
        self._is_trusted = is_trusted
        self._openings: dict[asyncio.Task[None], str] = {}  # the oldest first, with their addresses
        self._addresses: Counter[str] = Counter()
        listener.setblocking(False)
        self._accepting = asyncio.get_running_loop().create_task(self._accept(), name="tls port")

    async def close(self) -> None:
        tasks = (self._accepting, *self._openings)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _accept(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            try:
                connection, peer = await loop.sock_accept(self._listener)
            except OSError as error:  # for example, no more open files
                log.error("the port cannot accept", extra={"trouble": str(error)})
                await asyncio.sleep(0.1)
                continue
            address = household(peer[0])
            self._make_room(None if self._is_trusted(peer[0]) else address)
            self._addresses[address] += 1
            task = loop.create_task(self._open(connection))
            self._openings[task] = address
            task.add_done_callback(self._opened)

    def _make_room(self, address: str | None) -> None:
        """End the oldest opening if there are too many. Who only holds a place needs longer than a real visitor."""
        if address is not None and self._addresses[address] >= MOST_OF_ADDRESS:
            self._end(next(task for task, its in self._openings.items() if its == address))
        elif len(self._openings) >= MOST_OPENINGS:
            self._end(next(iter(self._openings)))

    def _end(self, task: asyncio.Task[None]) -> None:
        task.cancel()
        self._opened(task)

    def _opened(self, task: asyncio.Task[None]) -> None:
        address = self._openings.pop(task, None)
        if address is None:
            return
        self._addresses[address] -= 1
        if not self._addresses[address]:
            del self._addresses[address]

    async def _open(self, connection: socket.socket) -> None:
        connection.setblocking(False)
        loop = asyncio.get_running_loop()
        try:
            async with asyncio.timeout(OPENING_S):
                first = await _peek(connection)
            if first == TLS_HANDSHAKE:
                context = self._certificate.context
                await loop.connect_accepted_socket(
                    self._new_protocol, connection, ssl=context, ssl_handshake_timeout=OPENING_S
                )
            elif first:
                await loop.connect_accepted_socket(self._new_protocol, connection)
            else:
                connection.close()
        except OSError:  # also a time-out, and a browser that does not trust the certificate
            connection.close()
        except asyncio.CancelledError:
            connection.close()
            raise


async def _peek(connection: socket.socket) -> bytes:
    """The first byte, which stays where it is."""
    loop = asyncio.get_running_loop()
    while True:
        readable = asyncio.Event()
        loop.add_reader(connection, readable.set)
        try:
            await readable.wait()
        finally:
            loop.remove_reader(connection)
        try:
            return connection.recv(1, socket.MSG_PEEK)
        except BlockingIOError:
            continue
