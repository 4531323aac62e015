"""Five hundred verdicts a second while fifty tables play: does the judge slow down the moves of others?"""

import os
import sys
from collections.abc import Iterator
from pathlib import Path
from statistics import median, quantiles
from subprocess import Popen
from tempfile import TemporaryDirectory

import msgspec

from bench import load_clients
from bench.figure import Figure
from bench.servers import Server, free_port, process

TABLES = 50
MOVES_PER_SECOND = 100
VERDICTS_PER_SECOND = 500
ROUNDS = 3
SECONDS = 2.0  # with ROUNDS, both ways, and MOVES_PER_SECOND: as long as random matches last
WORDS = 10  # in a question: as many as three or four players have
REACHED = 0.95
SLOWER = 1.25


class VerdictResult(msgspec.Struct):
    """The number of verdicts, the seconds that they took, and the time of each question."""

    verdicts: int
    seconds: float
    latencies_ms: list[float]


def figures(books: Path) -> Iterator[Figure]:
    """With the German list in this folder. Runs with and without verdicts take turns."""
    alone: list[load_clients.LoadResult] = []
    beside: list[load_clients.LoadResult] = []
    read: list[VerdictResult] = []
    spent_s: dict[bool, list[float]] = {True: [], False: []}
    with TemporaryDirectory() as folder:
        port = free_port()
        serving = [sys.executable, "-m", "bench.verdict_server", str(port), str(Path(folder) / "bench.sqlite3")]
        playing = [sys.executable, "-m", "bench.load_clients", "nenuphar", str(port), str(TABLES)]
        with process(serving, {"NENUPHAR_WORDS": str(books)}, wanted_out=True) as server:
            assert _line(server) == b"ready\n"
            own = Server("nenuphar", server.pid, port)
            with process(playing, {}, wanted_out=True) as people:
                assert _line(people) == b"seated\n"
                for with_verdicts in (True, False) * (1 + ROUNDS):
                    before_s = own.cpu_s
                    if with_verdicts:
                        _say(server, VERDICTS_PER_SECOND)
                    _say(people, MOVES_PER_SECOND)
                    played = msgspec.json.decode(_line(people), type=load_clients.LoadResult)
                    if with_verdicts:
                        read.append(msgspec.json.decode(_line(server), type=VerdictResult))
                    (beside if with_verdicts else alone).append(played)
                    spent_s[with_verdicts].append(own.cpu_s - before_s)
    del alone[0], beside[0], read[0]  # the first of each is a warm-up
    rate = sum(result.verdicts for result in read) / sum(result.seconds for result in read)
    asked_ms = [latency for result in read for latency in result.latencies_ms]
    measured = f"{rate:.0f}/s, a question of {WORDS} words {_both(asked_ms)}"
    what = f"verdicts beside {TABLES} tables at {MOVES_PER_SECOND} moves/s"
    yield Figure(what, measured, f"{VERDICTS_PER_SECOND}/s", rate >= REACHED * VERDICTS_PER_SECOND)
    busy = ", ".join(f"{load:.1f}" for load in os.getloadavg())
    sys.stdout.write(f"        (load average {busy} on {os.cpu_count()} cores)\n")
    # Runs of one round follow each other directly: their ratio is steadier than the ratio of two medians.
    ratios = [median(one.latencies_ms) / median(other.latencies_ms) for one, other in zip(beside, alone, strict=True)]
    more = sum(spent_s[True][1:]) / sum(spent_s[False][1:])
    cpu = f"the server's own process spends {more:.2f} times as much"
    sys.stdout.write(f"        ({cpu}, readers not counted)\n")
    without, within = ([each for result in results for each in result.latencies_ms] for results in (alone, beside))
    measured = f"{median(ratios):.2f} times as long at the median: {_both(within)}, without verdicts {_both(without)}"
    yield Figure("moves at these tables", measured, f"{SLOWER} times at most", median(ratios) <= SLOWER)


def _both(latencies_ms: list[float]) -> str:
    return f"p50 {median(latencies_ms):.1f} ms, p99 {quantiles(latencies_ms, n=100)[-1]:.1f} ms"


def _say(process: "Popen[bytes]", rate: int) -> None:
    assert process.stdin is not None
    process.stdin.write(f"{rate} {SECONDS}\n".encode())
    process.stdin.flush()


def _line(process: "Popen[bytes]") -> bytes:
    assert process.stdout is not None
    return process.stdout.readline()


if __name__ == "__main__":
    from nenuphar.words import lists

    lists.build("de", lists.home(), lambda stage, done: None)
    for figure in figures(lists.home()):
        sys.stdout.write(f"{figure}\n")
