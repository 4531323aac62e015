"""Several nodes on this machine behind one port: a parent that starts them, and starts again what has died.

The parent opens the port, and its children inherit it: a connection waits in one queue for whichever child is free, and
none is lost when a child stops. SIGTERM stops all. SIGHUP restarts one child after the other, with the code that is
then installed.
"""

import asyncio
import logging
import os
import signal
import socket
import sys
from collections.abc import Callable
from typing import NamedTuple

log = logging.getLogger("nenuphar.processes")

CHILD = "NENUPHAR_CHILD"  # in a child's environment: its number, and the files that it inherits
FIRST_PAUSE_S, LONGEST_PAUSE_S = 0.1, 5.0
STOP_S = 30.0  # longer than a node needs to drain and to close its store
COULD_NOT_START = 1  # the exit code
SIGNALS = (signal.SIGTERM, signal.SIGINT)


class Inherited(NamedTuple):
    """What a child inherits from its parent."""

    number: int
    listener: socket.socket
    parent: socket.socket  # tells the parent that the child is ready, and the child that its parent has died

    def ready(self) -> None:
        self.parent.send(b"r")


def inherited() -> Inherited | None:
    """What this process has inherited, if it is a child."""
    given = os.environ.pop(CHILD, None)
    if given is None:
        return None
    number, listener, parent = map(int, given.split(","))
    return Inherited(number, socket.socket(fileno=listener), socket.socket(fileno=parent))


def run(count: int, listener: socket.socket, ready: Callable[[], None]) -> int:
    """Run `count` children until a signal comes. Returns the exit code: a child's own if it cannot start."""
    return asyncio.run(Parent(count, listener, ready).run())


class Parent:
    def __init__(self, count: int, listener: socket.socket, ready: Callable[[], None]) -> None:
        self._children = [Child(number, listener) for number in range(1, count + 1)]
        self._ready = ready
        self._restarting: asyncio.Task[None] | None = None

    async def run(self) -> int:
        loop, stopping = asyncio.get_running_loop(), asyncio.Event()
        for each in SIGNALS:
            loop.add_signal_handler(each, stopping.set)
        loop.add_signal_handler(signal.SIGHUP, self._restart_soon)
        stop = loop.create_task(stopping.wait())
        keeping: list[asyncio.Task[None]] = []
        try:
            for child in self._children:  # the first alone: it may have to upgrade the database
                begun = loop.create_task(child.start())
                await asyncio.wait([begun, stop], return_when=asyncio.FIRST_COMPLETED)
                if stop.done():
                    return 0
                if not await begun:
                    return child.exit_code
                keeping.append(loop.create_task(child.keep()))
            self._ready()
            await stop
            return 0
        finally:
            for task in (*keeping, stop, *filter(None, [self._restarting])):
                task.cancel()
            await asyncio.gather(*(child.stop() for child in self._children))

    def _restart_soon(self) -> None:
        if self._restarting is None or self._restarting.done():
            self._restarting = asyncio.get_running_loop().create_task(self._restart())

    async def _restart(self) -> None:
        for child in self._children:
            await child.restart()


class Child:
    def __init__(self, number: int, listener: socket.socket) -> None:
        self._number = number
        self._listener = listener
        self._process: asyncio.subprocess.Process | None = None
        self._lifeline: socket.socket | None = None
        self._is_ready = asyncio.Event()

    @property
    def exit_code(self) -> int:
        return COULD_NOT_START if self._process is None else self._process.returncode or 0

    async def start(self) -> bool:
        """Start the process. Returns whether it got ready."""
        ours, theirs = socket.socketpair()
        ours.setblocking(False)
        given = (self._listener.fileno(), theirs.fileno())
        try:
            with theirs:
                self._process = await asyncio.create_subprocess_exec(
                    *(sys.executable, *sys.orig_argv[1:]),
                    env={**os.environ, CHILD: f"{self._number},{given[0]},{given[1]}"},
                    pass_fds=given,
                    start_new_session=True,  # Ctrl-C reaches the parent, which asks its children once
                )
        except OSError as error:  # the machine has no memory or no process left, for now
            ours.close()
            log.error("a node cannot be started", extra={"number": self._number, "trouble": str(error)})
            return False
        self._lifeline = ours
        said = await asyncio.get_running_loop().sock_recv(ours, 1)  # nothing, if it has ended
        if not said:
            await self._process.wait()
            return False
        self._is_ready.set()
        return True

    async def keep(self) -> None:
        """Start it again whenever it has ended."""
        pause_s = FIRST_PAUSE_S
        while True:
            assert self._process is not None
            code = await self._process.wait()
            self._is_ready.clear()
            self._let_go()
            log.warning("a node has ended; it is started again", extra={"number": self._number, "code": code})
            while not await self.start():
                await asyncio.sleep(pause_s)
                pause_s = min(2 * pause_s, LONGEST_PAUSE_S)
            pause_s = FIRST_PAUSE_S

    async def restart(self) -> None:
        self._is_ready.clear()
        self._send(signal.SIGTERM)
        await self._is_ready.wait()

    async def stop(self) -> None:
        self._send(signal.SIGTERM)
        if self._process is not None:
            try:
                async with asyncio.timeout(STOP_S):
                    await self._process.wait()
            except TimeoutError:
                self._send(signal.SIGKILL)
                await self._process.wait()
        self._let_go()

    def _send(self, number: signal.Signals) -> None:
        if self._process is not None and self._process.returncode is None:
            self._process.send_signal(number)

    def _let_go(self) -> None:
        if self._lifeline is not None:
            self._lifeline.close()
            self._lifeline = None
