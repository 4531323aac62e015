"""250 tables of four on our server, on boardgame.io and on Colyseus, in turns, so that a busy moment affects all.

Our server stores every move before it tells anybody; the others store nothing. All send each player their own view.
"""

import os
import sys
from collections.abc import Iterator
from contextlib import ExitStack
from statistics import median, quantiles

import msgspec

from bench.figure import Figure
from bench.load_clients import TABLES, LoadResult
from bench.servers import Server, boardgame_io, colyseus, nenuphar, process

ROUNDS = 5
SECONDS = 2.4  # with ROUNDS and MOVES_PER_SECOND, as long as random matches last
WARM_UP_S = 1.0
MOVES_PER_SECOND = 500
FULL_SPEED = 100_000  # more than any of the servers can do
FULL_SPEED_S, FULL_SPEED_ROUNDS = 1.0, 3


class Run:
    """A server and its clients."""

    def __init__(self, server: Server, stack: ExitStack) -> None:
        self.name = server.name
        self.results: list[LoadResult] = []
        self.cpu_us_per_move: list[float] = []
        self._server = server
        empty_mb = server.resident_mb
        command = [sys.executable, "-m", "bench.load_clients", server.name, str(server.port)]
        self._clients = stack.enter_context(process(command, {}, wanted_out=True))
        assert self._line() == b"seated\n"
        self.seated_mb = server.resident_mb - empty_mb

    def play(self, seconds: float, rate: int = MOVES_PER_SECOND) -> None:
        assert self._clients.stdin is not None
        before = self._server.cpu_s
        self._clients.stdin.write(f"{rate} {seconds}\n".encode())
        self._clients.stdin.flush()
        result = msgspec.json.decode(self._line(), type=LoadResult)
        spent = self._server.cpu_s - before
        self.results.append(result)
        self.cpu_us_per_move.append(spent / len(result.latencies_ms) * 1e6)

    def forget(self) -> None:
        self.results.clear()
        self.cpu_us_per_move.clear()

    def _line(self) -> bytes:
        assert self._clients.stdout is not None
        return self._clients.stdout.readline()


def figures() -> Iterator[Figure]:
    with ExitStack() as stack:
        runs = [Run(stack.enter_context(serve()), stack) for serve in (nenuphar, boardgame_io, colyseus)]
        for run in runs:
            run.play(WARM_UP_S)
            run.forget()
        for _ in range(ROUNDS):
            for run in runs:
                run.play(SECONDS)
    busy = ", ".join(f"{load:.1f}" for load in os.getloadavg())
    sys.stdout.write(f"        (load average {busy} on {os.cpu_count()} cores)\n")
    for run in runs:
        sys.stdout.write(f"        {_told(run)}\n")
    tell_full_speed()
    ours, theirs, _ = runs
    p50, p99 = percentile(ours, 50), percentile(ours, 99)
    what = f"{TABLES} tables of four at {MOVES_PER_SECOND} moves/s, from sending a move until all four have it"
    reached = p50 <= 4 and p99 < 50
    yield Figure(what, f"half within {p50:.1f} ms, 99 of 100 within {p99:.0f} ms", "4 ms, under 50 ms", reached)
    # Runs of one round follow each other directly: their ratio is steadier than the ratio of two medians.
    pairs = zip(ours.cpu_us_per_move, theirs.cpu_us_per_move, strict=True)
    ratio = median(their / our for our, their in pairs)
    own_us, their_us, rooms_us = (median(run.cpu_us_per_move) for run in runs)
    cost = f"{own_us:.0f} µs a move, boardgame.io {their_us:.0f} µs, Colyseus {rooms_us:.0f} µs"
    what = "moves per CPU-second, each stored, beside boardgame.io, which stores none"
    yield Figure(what, f"{ratio:.2f} times as many ({cost})", "at least 2.5 times as many", ratio >= 2.5)
    what = f"{4 * TABLES:,} idle sockets at their tables"
    yield Figure(what, f"{ours.seated_mb:.0f} MB above the empty server", "under 60 MB", ours.seated_mb < 60)


def tell_full_speed() -> None:
    """Prints what a move costs when clients wait for nothing but the server: it then stores many in one commit."""
    with ExitStack() as stack:
        runs = [Run(stack.enter_context(serve()), stack) for serve in (nenuphar, boardgame_io, colyseus)]
        for _ in range(FULL_SPEED_ROUNDS):
            for run in runs:
                run.play(FULL_SPEED_S, FULL_SPEED)
    for run in runs:
        rate = sum(len(result.latencies_ms) for result in run.results) / FULL_SPEED_ROUNDS / FULL_SPEED_S
        cost = median(run.cpu_us_per_move)
        sys.stdout.write(f"        {run.name} at full speed: {rate:.0f}/s, {cost:.0f} µs of CPU time a move\n")


def _told(run: Run) -> str:
    moves = sum(len(result.latencies_ms) for result in run.results)
    lost = sum(result.lost for result in run.results)
    size = sum(result.bytes for result in run.results) / moves / 4
    cpu = ", ".join(f"{us:.0f}" for us in run.cpu_us_per_move)
    return (
        f"{run.name}: {moves} moves, {moves / ROUNDS / SECONDS:.0f}/s, {lost} lost, {size:,.0f} bytes to each,"
        f" p50 {percentile(run, 50):.1f} ms, p99 {percentile(run, 99):.1f} ms, CPU a move {cpu} µs"
    )


def percentile(run: Run, percent: int) -> float:
    return quantiles([latency for result in run.results for latency in result.latencies_ms], n=100)[percent - 1]
