"""250 tables of four on SQLite and on PostgreSQL, in turns: what a move costs our process, and how long it takes.

Both databases write to the disk before a move is answered. PostgreSQL's own CPU time is printed beside ours.
"""

import sys
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from statistics import median

from bench.figure import Figure
from bench.servers import cpu_s_of, nenuphar
from bench.table_load import MOVES_PER_SECOND, SECONDS, WARM_UP_S, Run, percentile
from tests.postgres_server import DURABLE, PostgresServer

ROUNDS = 5
WANTED = 0.7


def figures() -> Iterator[Figure]:
    with ExitStack() as stack:
        database = PostgresServer(DURABLE)
        stack.callback(database.remove)
        _, url = database.new_database()
        own = Run(stack.enter_context(nenuphar()), stack)
        shared = Run(stack.enter_context(nenuphar(settings={"NENUPHAR_DATABASE": url})), stack)
        for run in (own, shared):
            run.play(WARM_UP_S)
            run.forget()
        backends_us = []
        for _ in range(ROUNDS):
            own.play(SECONDS)
            before = _cpu_s(database)
            shared.play(SECONDS)
            backends_us.append((_cpu_s(database) - before) / len(shared.results[-1].latencies_ms) * 1e6)
    for name, run in (("SQLite", own), ("PostgreSQL", shared)):
        p50, p99 = percentile(run, 50), percentile(run, 99)
        cpu = ", ".join(f"{us:.0f}" for us in run.cpu_us_per_move)
        sys.stdout.write(f"        {name}: p50 {p50:.1f} ms, p99 {p99:.1f} ms, CPU a move {cpu} µs\n")
    sys.stdout.write(f"        PostgreSQL itself: CPU a move {', '.join(f'{us:.0f}' for us in backends_us)} µs\n")
    # Runs of one round follow each other directly: their ratio is steadier than the ratio of two medians.
    ratio = median(file / server for file, server in zip(own.cpu_us_per_move, shared.cpu_us_per_move, strict=True))
    what = f"moves per CPU-second of our process on PostgreSQL, beside SQLite, at {MOVES_PER_SECOND} moves/s"
    yield Figure(what, f"{ratio:.2f} times as many", f"at least {WANTED} times as many", ratio >= WANTED)


def _cpu_s(database: PostgresServer) -> float:
    """Of all its processes that live now; those of our connections live as long as the server does."""
    main = database.pid
    children = Path(f"/proc/{main}/task/{main}/children").read_text().split()
    return sum(map(cpu_s_of, (main, *map(int, children))))
