"""The server in its own process, to be killed and started again on the same port and file."""

import os
import re
import resource
import signal
import socket
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import httpx

from tests.command import FORKS, PLAIN_TWINS, become

PATIENCE_S = 60.0
# Below the ports that the system gives to clients: otherwise a client that connects while the server is down could get
# the server's port and connect to itself.
PORTS = (20_000, 30_000)
GENEROUS = (
    "ASKS_PER_SECOND",
    "REQUESTS_PER_SECOND",
    "TABLES_PER_MINUTE",
    "GUESTS_PER_MINUTE",
    "CODES_PER_MINUTE",
    "CHATS_PER_MINUTE",
    "ADDRESS_ASKS_PER_SECOND",
    "ADDRESS_REQUESTS_PER_SECOND",
    "ADDRESS_TABLES_PER_MINUTE",
    "ADDRESS_CONNECTIONS",
    "ADDRESS_SOCKETS",
)


class ServerProcess:
    def __init__(
        self, folder: Path, open_files: int | None = None, prepare: Callable[[], None] | None = None, **settings: str
    ) -> None:
        """`open_files` is the initial soft limit. `prepare` is called in the new process before it serves."""
        self.log = folder / "server.log"
        self.port = free_port()
        self.address = f"127.0.0.1:{self.port}"
        limits = {f"NENUPHAR_{limit}": "100000" for limit in GENEROUS}
        own = {f"NENUPHAR_{name.upper()}": value for name, value in settings.items()}
        environ = {**os.environ, **PLAIN_TWINS, **limits, **own, "NENUPHAR_HOME": str(folder)}
        tokens = ("serve", "--no-browser", "--host=127.0.0.1", f"--port={self.port}")
        streams = (os.devnull, os.devnull, self.log)
        self._how = (open_files, prepare, tokens, environ, Path.cwd(), streams)
        self.launch()
        try:
            self.wait()
        except BaseException:
            self.kill()
            raise

    def launch(self) -> None:
        self._process = FORKS.Process(target=_serve, args=self._how)
        self._process.start()

    def wait(self) -> None:
        """Waits until it answers."""
        end = time.monotonic() + PATIENCE_S
        while time.monotonic() < end:
            assert self._process.is_alive(), self.log.read_text()
            with suppress(httpx.HTTPError):
                if httpx.get(f"http://{self.address}/healthz").status_code == 200:
                    return
            time.sleep(0.05)
        raise AssertionError(f"the server does not start: {self.log.read_text()}")

    def kill(self) -> None:
        """As in a power failure: no handler runs, nothing is flushed."""
        self._process.kill()
        self._process.join()

    def send(self, number: signal.Signals) -> None:
        os.kill(self.pid, number)

    def wait_for_end(self) -> None:
        self._process.join(PATIENCE_S)
        assert self._process.exitcode == 0, self.log.read_text()

    @property
    def pid(self) -> int:
        assert self._process.pid is not None
        return self._process.pid

    def complaints(self) -> list[str]:
        """All warnings and errors in the server's log, and tracebacks.

        Without what Python prints after a kill: about leftovers, and about a bot's process that was just starting.
        """
        said = self.log.read_text()
        tracebacks = re.findall(r"^Traceback .*\n(?: .*\n)+.*", said, re.MULTILINE)
        logged = [line for line in said.splitlines() if line.startswith("{")]
        return logged + [each for each in tracebacks if "multiprocessing/spawn.py" not in each]


def _serve(open_files: int | None, prepare: Callable[[], None] | None, *command: Any) -> None:
    if open_files is not None:
        resource.setrlimit(resource.RLIMIT_NOFILE, (open_files, resource.getrlimit(resource.RLIMIT_NOFILE)[1]))
    if prepare is not None:
        prepare()
    become(*command)


def resident_bytes(pid: int) -> int:
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * resource.getpagesize()


def free_port() -> int:
    luck = Random()
    while True:
        port = luck.randrange(*PORTS)
        with socket.socket() as probe, suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port
