"""Runs the server on this machine until it is stopped."""

import asyncio
import gc
import logging
import socket
import sys
from collections.abc import Callable
from errno import EADDRINUSE
from types import FrameType

import uvicorn

from nenuphar.server.gateway.address_limits import ConnectionLimits
from nenuphar.server.gateway.app import App
from nenuphar.server.gateway.elsewhere import PASSED
from nenuphar.server.gateway.http_protocol import BoundedHttp, Bounds, Config
from nenuphar.server.settings import SHUTDOWN_S, Settings
from nenuphar.store.opening import in_use, open_store

if sys.platform != "win32":
    import resource

log = logging.getLogger("nenuphar.serving")

# What the system buffers for a slow reader; by default it would take megabytes for each.
SEND_BUFFER_BYTES = 64 * 1024

# How many objects pile up before garbage is collected. A move makes hundreds of objects and leaves almost no cycles.
LITTER = (20_000, 20, 20)

# How long a busy event loop may keep Python from the threads that read and write. A statement needs it several times:
# with Python's own 5 ms, a statement takes 10 ms under load instead of 3.
SWITCH_S = 0.001

OWN_FILES = 128  # the database, bots, word lists, and some to spare
FILES_WITHOUT_LIMIT = 1_000_000


class PortTaken(Exception):
    """Another program listens there."""


def listen(settings: Settings) -> socket.socket:
    """Takes the port before anything else happens, so that no address is announced in vain."""
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


def run(
    settings: Settings, listener: socket.socket, ready: Callable[[], None], parent: socket.socket | None = None
) -> None:
    """Serve until a signal to stop comes, or the parent process dies; then finish within SHUTDOWN_S."""
    files = raise_open_files(2 * settings.most_sockets + OWN_FILES)
    if files < settings.most_sockets + OWN_FILES:
        log.warning(f"the system allows {files} open files: too few for {settings.most_sockets} sockets")
    with asyncio.Runner(loop_factory=swiftest_loop()) as runner:
        runner.run(_serve(settings, listener, ready, parent))


async def _serve(
    settings: Settings, listener: socket.socket, ready: Callable[[], None], parent: socket.socket | None
) -> None:
    with in_use(settings.database):
        store = await open_store(settings.database)
        try:
            app = App(settings, store)
            await app.join()
            try:
                await Server(app, ready, parent).serve(sockets=[listener])
            finally:
                await app.leave()
        finally:
            await store.close()


def config(door: App) -> Config:
    settings = door.settings
    room = open_files() - OWN_FILES
    bounds = Bounds(
        crowd=ConnectionLimits(room, min(settings.address_connections, room // 2), door.limit_log),
        limit_log=door.limit_log,
        proxies=settings.trusted_proxies,
        head_s=settings.head_seconds,
        body_s=settings.body_seconds,
    )
    return Config(
        door,
        bounds,
        access_log=False,
        log_config=None,
        server_header=False,
        timeout_graceful_shutdown=SHUTDOWN_S,
    )


def open_files() -> int:
    """How many files and connections this process may have open at the same time."""
    if sys.platform == "win32":
        return FILES_WITHOUT_LIMIT
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return FILES_WITHOUT_LIMIT if soft == resource.RLIM_INFINITY else soft


def raise_open_files(wanted: int) -> int:
    """The default limit is meant for programs that use `select`; we may raise it up to the hard limit."""
    if sys.platform != "win32" and open_files() < wanted:
        _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        soft = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, open_files()), hard))
    return open_files()


class Server(uvicorn.Server):
    """Reports when it is ready."""

    def __init__(self, app: App, ready: Callable[[], None], parent: socket.socket | None = None) -> None:
        self._config = config(app)
        super().__init__(self._config)
        self._app = app
        self._ready = ready
        self._parent = parent
        app.node.on_failure = self._end

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """A signal asks for the end, a second one for a quick end. Neither is raised again: the store is still open."""
        self.force_exit = self.should_exit
        self.should_exit = True

    def _end(self) -> None:
        self.should_exit = True

    def _parent_ended(self) -> None:
        assert self._parent is not None
        asyncio.get_running_loop().remove_reader(self._parent)  # its end stays readable forever
        self._end()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if not self.should_exit:
            gc.collect()
            gc.freeze()  # everything loaded by now stays, so the collector need not scan it
            gc.set_threshold(*LITTER)
            sys.setswitchinterval(SWITCH_S)
            self._app.accept_from_nodes(self._new_protocol)
            if self._parent is not None:  # it sends nothing: a readable pipe means that it has ended
                asyncio.get_running_loop().add_reader(self._parent, self._parent_ended)
            self._ready()

    def _new_protocol(self) -> BoundedHttp:
        """Serves a visitor that another node has passed on."""
        return BoundedHttp(self._config, self.server_state, {**self.lifespan.state, PASSED: True})

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for server in self.servers:
            server.close()
        for listener in sockets or ():
            listener.close()
        if not self.force_exit:
            await self._app.drain()
        await super().shutdown(sockets)


def swiftest_loop() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """uvloop, if it is installed; None means Python's own."""
    try:
        import uvloop
    except ImportError:
        return None
    return uvloop.new_event_loop
