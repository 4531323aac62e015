"""Starts servers in their own processes, and measures their CPU time and memory."""

import os
import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from urllib.request import urlopen

START_S = 60.0
TICKS_PER_SECOND = os.sysconf("SC_CLK_TCK")
HERE = Path(__file__).parent

# All clients come at once and from one address; the usual limits would slow them down.
NO_LIMITS = {
    f"NENUPHAR_{name}": "1000000"
    for name in (
        *("ASKS_PER_SECOND", "REQUESTS_PER_SECOND", "TABLES_PER_MINUTE", "GUESTS_PER_MINUTE", "ADDRESS_CONNECTIONS"),
        *("ADDRESS_ASKS_PER_SECOND", "ADDRESS_REQUESTS_PER_SECOND", "ADDRESS_TABLES_PER_MINUTE", "ADDRESS_SOCKETS"),
    )
}


class Server:
    """A running server."""

    def __init__(self, name: str, pid: int, port: int, started_s: float = 0.0) -> None:
        """`started_s` is the time from the start to the first answer."""
        self.name = name
        self.pid = pid
        self.port = port
        self.started_s = started_s

    @property
    def cpu_s(self) -> float:
        """The CPU time of all its threads so far, including system time."""
        return cpu_s(self.pid)

    @property
    def resident_mb(self) -> float:
        lines = dict(line.split(":") for line in Path(f"/proc/{self.pid}/status").read_text().splitlines())
        return int(lines["VmRSS"].split()[0]) / 1024


class SeveralProcesses(Server):
    """A server whose work is done by children of the process that was started."""

    @property
    def cpu_s(self) -> float:
        children = Path(f"/proc/{self.pid}/task/{self.pid}/children").read_text().split()
        return sum(cpu_s(int(child)) for child in children)


def cpu_s(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS_PER_SECOND


@contextmanager
def nenuphar(home: Path | None = None, settings: dict[str, str] | None = None) -> Iterator[Server]:
    """Our server, with a new database unless a folder is given."""
    port = free_port()
    command = [sys.executable, "-m", "nenuphar", "serve", "--host", "127.0.0.1", "--port", str(port), "--no-browser"]
    with TemporaryDirectory() as folder:
        began = time.perf_counter()
        with process(command, {**NO_LIMITS, "NENUPHAR_HOME": str(home or folder), **(settings or {})}) as server:
            _wait_for(f"http://127.0.0.1:{port}/healthz")
            yield Server("nenuphar", server.pid, port, time.perf_counter() - began)


def boardgame_io() -> AbstractContextManager[Server]:
    return _on_node("boardgame_io")


def colyseus() -> AbstractContextManager[Server]:
    return _on_node("colyseus")


@contextmanager
def _on_node(name: str) -> Iterator[Server]:
    """Another server, as installed by `make bench`."""
    path = os.pathsep.join((str(Path(sys.executable).parent), os.environ["PATH"]))
    node = shutil.which("node", path=path)
    assert node is not None, f"{name} needs Node: `make bench` installs it"
    port = free_port()
    command = [node, str(HERE / name / "server.js"), str(port)]
    with process(command, {"NODE_ENV": "production"}, wanted_out=True) as server:
        assert server.stdout is not None
        pid = int(server.stdout.readline())  # reported by the server itself: `node` may be a wrapper
        yield Server(name, pid, port)


@contextmanager
def process(
    command: list[str], settings: dict[str, str], wanted_out: bool = False
) -> Iterator["subprocess.Popen[bytes]"]:
    out = subprocess.PIPE if wanted_out else subprocess.DEVNULL
    started = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=out, env={**os.environ, **settings})
    try:
        yield started
    finally:
        started.terminate()
        started.communicate()


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as found:
        port: int = found.getsockname()[1]
        return port


def _wait_for(address: str) -> None:
    give_up_at = time.monotonic() + START_S
    while True:
        try:
            urlopen(address).read()
        except OSError:
            if time.monotonic() > give_up_at:
                raise
            time.sleep(0.01)
        else:
            return
