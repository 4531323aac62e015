"""Runs the server on this machine until somebody stops it."""

import asyncio
import gc
import socket
from collections.abc import Callable
from errno import EADDRINUSE
from types import FrameType

import uvicorn

from nenuphar.server.app import Door
from nenuphar.server.settings import MESSAGE_BYTES, SHUTDOWN_S, Settings
from nenuphar.server.socket import Socket
from nenuphar.store import open_store

# What the system holds for a slow reader; left to itself it would take megabytes for each.
SEND_BUFFER_BYTES = 64 * 1024

# How much has to pile up before garbage is looked for. A move makes hundreds of objects and leaves next to no cycles.
LITTER = (20_000, 20, 20)


class PortTaken(Exception):
    """Something else listens there."""


def listen(settings: Settings) -> socket.socket:
    """The port is taken before anything else happens, so that nobody is promised an address in vain."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER_BYTES)
    try:
        listener.bind((settings.host, settings.port))
        listener.listen(2_048)
    except OSError as error:
        listener.close()
        if error.errno == EADDRINUSE:
            raise PortTaken from None
        raise
    return listener


def run(settings: Settings, listener: socket.socket, ready: Callable[[], None]) -> None:
    """Serve until a signal to stop comes; then finish within SHUTDOWN_S."""
    with asyncio.Runner(loop_factory=swiftest_loop()) as runner:
        runner.run(_serve(settings, listener, ready))


async def _serve(settings: Settings, listener: socket.socket, ready: Callable[[], None]) -> None:
    store = await open_store(settings.database)
    try:
        await Server(config(Door(settings, store)), ready).serve(sockets=[listener])
    finally:
        await store.close()


def config(door: Door) -> uvicorn.Config:
    return uvicorn.Config(
        door,
        ws=Socket,
        ws_max_size=MESSAGE_BYTES,
        ws_per_message_deflate=False,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        access_log=False,
        log_config=None,
        server_header=False,
        timeout_graceful_shutdown=SHUTDOWN_S,
        h11_max_incomplete_event_size=MESSAGE_BYTES,
    )


class Server(uvicorn.Server):
    """Tells when it is ready."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """A signal asks for the end, a second one for a quick end. Neither is raised again: the store is still open."""
        self.force_exit = self.should_exit
        self.should_exit = True

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if not self.should_exit:
            gc.collect()
            gc.freeze()  # what is loaded by now stays, and need not be looked through again and again
            gc.set_threshold(*LITTER)
            self._ready()


def swiftest_loop() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """uvloop, where it can be had; None is Python's own."""
    try:
        import uvloop
    except ImportError:
        return None
    return uvloop.new_event_loop
