"""Runs the server on this machine until it is stopped."""

import asyncio
import gc
import logging
import socket
import sys
from collections.abc import Callable
from contextlib import suppress
from errno import EADDRINUSE
from pathlib import Path
from types import FrameType

import uvicorn

from nenuphar.server.gateway.address_limits import ConnectionLimits
from nenuphar.server.gateway.app import App
from nenuphar.server.gateway.elsewhere import PASSED
from nenuphar.server.gateway.http_protocol import BoundedHttp, Bounds, Config
from nenuphar.server.net import authority, certificates
from nenuphar.server.net.addresses import ANYWHERE, local_address
from nenuphar.server.net.certificates import BadCertificate, ServedCertificate
from nenuphar.server.net.local_name import LOCAL_NAME, LocalName
from nenuphar.server.net.tls_port import TlsPort
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

LOOK_AROUND_S = 60.0  # between looks at the certificate and at this machine's address


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


def served_certificate(settings: Settings) -> ServedCertificate | None:
    """The certificate for https, if the host wants https. Raises BadCertificate."""
    if settings.certificate:
        certificate, key = Path(settings.certificate), Path(settings.key or settings.certificate)
        return ServedCertificate(lambda: (certificate, key))
    if settings.https:
        return ServedCertificate(lambda: (file := authority.server_file(settings.home, names_of(settings)), file))
    return None


def names_of(settings: Settings) -> authority.Names:
    """What visitors may call this server."""
    machine = socket.gethostname().lower()
    is_anywhere = settings.host in ANYWHERE
    wanted = (*(name.lower() for name in settings.names), *(() if is_anywhere else (settings.host,)))
    local = local_address() if is_anywhere else None  # any network gives one: the host has not asked for it
    usual = ("localhost", LOCAL_NAME, machine, f"{machine}.local", "127.0.0.1", "::1", *filter(None, [local]))
    return authority.Names(wanted, usual)


def run(
    settings: Settings,
    listener: socket.socket,
    ready: Callable[[], None],
    parent: socket.socket | None = None,
    named: Callable[[], None] = lambda: None,
    linked: Callable[[str | None], None] | None = None,
) -> None:
    """Serve until a signal to stop comes, or the parent process dies; then finish within SHUTDOWN_S.

    Calls `ready` when visitors may come, and `named` when they may come to nenuphar.local. `linked` then gets the path
    of a new link to the host's page, or None if none could be stored.
    """
    files = raise_open_files(2 * settings.most_sockets + OWN_FILES)
    if files < settings.most_sockets + OWN_FILES:
        log.warning(f"the system allows {files} open files: too few for {settings.most_sockets} sockets")
    if settings.certificate and certificates.ends_soon(Path(settings.certificate)):
        log.warning("the certificate ends soon", extra={"file": settings.certificate})
    with asyncio.Runner(loop_factory=swiftest_loop()) as runner:
        runner.run(_serve(settings, listener, ready, parent, named, linked))


async def _serve(
    settings: Settings,
    listener: socket.socket,
    ready: Callable[[], None],
    parent: socket.socket | None,
    named: Callable[[], None],
    linked: Callable[[str | None], None] | None,
) -> None:
    with in_use(settings.database):
        store = await open_store(settings.database, copies=settings.backups if settings.upgrade_backup else None)
        try:
            app = App(settings, store)
            await app.join()
            try:
                await Server(app, ready, parent, named, linked).serve(sockets=[listener])
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

    def __init__(
        self,
        app: App,
        ready: Callable[[], None],
        parent: socket.socket | None = None,
        named: Callable[[], None] = lambda: None,
        linked: Callable[[str | None], None] | None = None,
    ) -> None:
        self._config = config(app)
        super().__init__(self._config)
        self._app = app
        self._ready = ready
        self._parent = parent
        self._named = named
        self._linked = linked
        self._certificate = served_certificate(app.settings)
        self._tls_ports: list[TlsPort] = []
        self._local_name: LocalName | None = None
        self._looking_around: asyncio.Task[None] | None = None
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
        if self._certificate is None:
            await super().startup(sockets)
        else:
            await super().startup([])
            trusted = self._config.trusted
            self._tls_ports = [
                TlsPort(each, self._certificate, self._new_protocol, lambda host: host in trusted)
                for each in sockets or ()
            ]
        if not self.should_exit:
            gc.collect()
            gc.freeze()  # everything loaded by now stays, so the collector need not scan it
            gc.set_threshold(*LITTER)
            sys.setswitchinterval(SWITCH_S)
            self._app.accept_from_nodes(self._passed_protocol)
            if self._parent is not None:  # it sends nothing: a readable pipe means that it has ended
                asyncio.get_running_loop().add_reader(self._parent, self._parent_ended)
            self._ready()
            if self._linked is not None:
                self._linked(await self._app.new_host_link())
            settings = self._app.settings
            if settings.mdns and settings.host in ANYWHERE and sockets:
                self._local_name = LocalName(sockets[0].getsockname()[1], settings.has_tls)
            if self._local_name is not None or self._certificate is not None:
                self._looking_around = asyncio.get_running_loop().create_task(self._look_around())

    async def _look_around(self) -> None:
        """Follow changes: a renewed certificate, another address of this machine."""
        told, trouble = False, ""
        while True:
            if self._local_name is not None and await self._local_name.announce(local_address()) and not told:
                told = True
                self._named()
            await asyncio.sleep(LOOK_AROUND_S)
            try:
                if self._certificate is not None:
                    self._certificate.refresh()
            except BadCertificate as bad:
                if str(bad) != trouble:
                    trouble = str(bad)
                    log.error("the new certificate cannot be used; the last one stays", extra={"trouble": trouble})

    def _new_protocol(self) -> BoundedHttp:
        return BoundedHttp(self._config, self.server_state, self.lifespan.state)

    def _passed_protocol(self) -> BoundedHttp:
        """Serves a visitor that another node has passed on."""
        return BoundedHttp(self._config, self.server_state, {**self.lifespan.state, PASSED: True})

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        if self._looking_around is not None:
            self._looking_around.cancel()
            with suppress(asyncio.CancelledError):
                await self._looking_around
        for port in self._tls_ports:
            await port.close()
        for server in self.servers:
            server.close()
        for listener in sockets or ():
            listener.close()
        if not self.force_exit:
            await self._app.drain()
        await super().shutdown(sockets)
        if self._local_name is not None:
            await self._local_name.stop()


def swiftest_loop() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """uvloop, if it is installed; None means Python's own."""
    try:
        import uvloop
    except ImportError:
        return None
    return uvloop.new_event_loop
