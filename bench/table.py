"""250 tables of four on our server and on boardgame.io's, taking turns so that a busy moment hits both.

Ours stores every move before it tells anybody; theirs keeps nothing. Both send each of the four their own view.
"""

import os
import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from urllib.request import urlopen

import msgspec

from bench.crowd import TABLES, Spell
from bench.figure import Figure

ROUNDS = 3
SECONDS = 4.0  # with ROUNDS and MOVES_PER_SECOND, what matches last for that are played at random
WARM_UP_S = 1.0
MOVES_PER_SECOND = 500
START_S = 30.0

# The crowd comes all at once and from one address, which the server would otherwise slow down.
UNHURRIED = {
    f"NENUPHAR_{name}": "1000000"
    for name in ("ASKS_PER_SECOND", "REQUESTS_PER_SECOND", "TABLES_PER_MINUTE", "GUESTS_PER_MINUTE")
}
BOARDGAME_IO = Path(__file__).parent / "boardgame_io"
TICKS_PER_SECOND = os.sysconf("SC_CLK_TCK")


class Run:
    """A server and its crowd."""

    def __init__(self, name: str, pid: int, port: int) -> None:
        self.name = name
        self.pid = pid
        self.port = port
        self.spells: list[Spell] = []
        self.cpu_us_per_move: list[float] = []
        self.empty_mb = self.seated_mb = 0.0
        self._crowd: subprocess.Popen[bytes]

    def seat(self, stack: ExitStack) -> None:
        self.empty_mb = _resident_mb(self.pid)
        command = [sys.executable, "-m", "bench.crowd", self.name, str(self.port)]
        self._crowd = stack.enter_context(_process(command, subprocess.PIPE))
        assert self._line() == b"seated\n"
        self.seated_mb = _resident_mb(self.pid)

    def play(self, seconds: float) -> None:
        assert self._crowd.stdin is not None
        before = _cpu_s(self.pid)
        self._crowd.stdin.write(f"{MOVES_PER_SECOND} {seconds}\n".encode())
        self._crowd.stdin.flush()
        spell = msgspec.json.decode(self._line(), type=Spell)
        spent = _cpu_s(self.pid) - before
        self.spells.append(spell)
        self.cpu_us_per_move.append(spent / len(spell.latencies_ms) * 1e6)

    def forget(self) -> None:
        self.spells.clear()
        self.cpu_us_per_move.clear()

    def _line(self) -> bytes:
        assert self._crowd.stdout is not None
        return self._crowd.stdout.readline()


def figures() -> Iterator[Figure]:
    with ExitStack() as stack:
        ours, theirs = (stack.enter_context(serve()) for serve in (_nenuphar, _boardgame_io))
        for run in (ours, theirs):
            run.seat(stack)
            run.play(WARM_UP_S)
            run.forget()
        for _ in range(ROUNDS):
            for run in (ours, theirs):
                run.play(SECONDS)
    for run in (ours, theirs):
        sys.stdout.write(f"        {_told(run)}\n")
    p99 = _percentile(ours, 99)
    what = f"{TABLES} tables of four at {MOVES_PER_SECOND} moves/s, from sending a move until all four have it"
    yield Figure(what, f"99 of 100 within {p99:.0f} ms", "under 50 ms", p99 < 50)
    cost = median(ours.cpu_us_per_move)
    yield Figure("CPU of a stored move", f"{cost:.0f} µs", "shown only; the aim is 120 µs", True)
    # Spells of one round lie next to each other: their ratio is steadier than the ratio of two medians.
    pairs = zip(ours.cpu_us_per_move, theirs.cpu_us_per_move, strict=True)
    ratio = median(their_us / our_us for our_us, their_us in pairs)
    yield Figure("Moves per CPU-second beside boardgame.io", f"{ratio:.2f} times as many", "at least 2", ratio >= 2)
    memory_mb = ours.seated_mb - ours.empty_mb
    yield Figure(
        f"{4 * TABLES:,} idle sockets", f"{memory_mb:.0f} MB above the empty server", "< 60 MB", memory_mb < 60
    )


def _told(run: Run) -> str:
    moves = sum(len(spell.latencies_ms) for spell in run.spells)
    lost = sum(spell.lost for spell in run.spells)
    size = sum(spell.bytes for spell in run.spells) / moves / 4
    cpu = ", ".join(f"{us:.0f}" for us in run.cpu_us_per_move)
    return (
        f"{run.name}: {moves} moves, {moves / ROUNDS / SECONDS:.0f}/s, {lost} lost, {size:,.0f} bytes to each,"
        f" p50 {_percentile(run, 50):.1f} ms, p99 {_percentile(run, 99):.1f} ms, CPU a move {cpu} µs"
    )


def _percentile(run: Run, percent: int) -> float:
    return quantiles([latency for spell in run.spells for latency in spell.latencies_ms], n=100)[percent - 1]


@contextmanager
def _nenuphar() -> Iterator[Run]:
    port = _free_port()
    command = [sys.executable, "-m", "nenuphar", "serve", "--host", "127.0.0.1", "--port", str(port), "--no-browser"]
    with TemporaryDirectory() as home, _process(command, **UNHURRIED, NENUPHAR_HOME=home) as server:  # type: ignore[arg-type]
        _until(lambda: urlopen(f"http://127.0.0.1:{port}/healthz").read())
        yield Run("nenuphar", server.pid, port)


@contextmanager
def _boardgame_io() -> Iterator[Run]:
    path = os.pathsep.join((str(Path(sys.executable).parent), os.environ["PATH"]))
    npm, node = shutil.which("npm", path=path), shutil.which("node", path=path)
    if npm is None or node is None:
        raise FileNotFoundError("boardgame.io needs Node: install it, or requirements/node.txt")
    if not (BOARDGAME_IO / "node_modules").exists():
        command = [npm, "ci", "--ignore-scripts", "--silent"]
        subprocess.run(command, cwd=BOARDGAME_IO, env={**os.environ, "PATH": path}, check=True)
    port = _free_port()
    command = [node, str(BOARDGAME_IO / "server.js"), str(port)]
    with _process(command, subprocess.PIPE, NODE_ENV="production") as server:
        assert server.stdout is not None
        pid = int(server.stdout.readline())  # its own word: `node` may be a wrapper
        yield Run("boardgame_io", pid, port)


@contextmanager
def _process(command: list[str], out: int = subprocess.DEVNULL, **more: str) -> Iterator["subprocess.Popen[bytes]"]:
    process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=out, env={**os.environ, **more})
    try:
        yield process
    finally:
        process.terminate()
        process.communicate()


def _free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as found:
        port: int = found.getsockname()[1]
        return port


def _until(answers: Callable[[], object]) -> None:
    """Wait for a server to come up."""
    give_up_at = time.monotonic() + START_S
    while True:
        try:
            answers()
        except OSError:
            if time.monotonic() > give_up_at:
                raise
            time.sleep(0.1)
        else:
            return


def _cpu_s(pid: int) -> float:
    """What all threads of a process have spent so far, in the system too."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS_PER_SECOND


def _resident_mb(pid: int) -> float:
    lines = dict(line.split(":") for line in Path(f"/proc/{pid}/status").read_text().splitlines())
    return int(lines["VmRSS"].split()[0]) / 1024
