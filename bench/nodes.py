"""What several nodes on one PostgreSQL database cost, and whether anybody notices at which node they are."""

import asyncio
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from math import ceil
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

import msgspec

from bench.figure import Figure
from bench.quibbit_players import opened
from bench.servers import Server, SeveralProcesses, nenuphar
from bench.slaps import CLEAR_MS, FAR_MS, SlapTables, in_order
from bench.table_load import MOVES_PER_SECOND, WARM_UP_S, Run, percentile
from bench.websocket_client import Socket, connect
from nenuphar.store.opening import open_store
from tests.postgres_server import DURABLE, PostgresServer
from tests.server.node_faults import Faults
from tests.server.node_processes import Nodes
from tests.server.stored_moves import check_stored

ROUNDS = 5
SECONDS = 2.4
PINGS = 1_000
SLAPS = 300
# About 100 moves a second, a quarter of what three nodes and their players can do on two cores: a machine without time
# to spare would measure that alone.
HEALING_TABLES, HEALING_THINK_S, HEALING_FAULTS, HEALING_S = 16, 0.25, 20, 1_800.0  # 20 faults of each kind


def figures() -> Iterator[Figure]:
    with _postgres() as postgres:
        yield from _processes(postgres)
        yield from _healing(postgres)
        with _two_nodes(postgres) as (owner, other):
            yield asyncio.run(_passing(owner.port, other.port))
            yield _fairness(owner.port, other.port)


@contextmanager
def _postgres() -> Iterator[PostgresServer]:
    server = PostgresServer(DURABLE)
    try:
        yield server
    finally:
        server.remove()


def _processes(postgres: PostgresServer) -> Iterator[Figure]:
    """One process and two, in turns. Each has its own database on the same server."""
    with ExitStack() as stack:
        runs = []
        for count in (1, 2):
            _, url = postgres.new_database()
            settings = {"NENUPHAR_DATABASE": url, "NENUPHAR_PROCESSES": str(count)}
            server = stack.enter_context(nenuphar(settings=settings))
            if count > 1:
                server = SeveralProcesses(server.name, server.pid, server.port)
            runs.append(Run(server, stack))
        for run in runs:
            run.play(WARM_UP_S)
            run.forget()
        for _ in range(ROUNDS):
            for run in runs:
                run.play(SECONDS)
    one, two = runs
    lost = sum(result.lost for run in runs for result in run.results)
    ratio = median(b / a for a, b in zip(one.cpu_us_per_move, two.cpu_us_per_move, strict=True))
    cost = f"{median(two.cpu_us_per_move):.0f} µs a move, one process {median(one.cpu_us_per_move):.0f} µs"
    what = f"CPU time of two processes for a move, on PostgreSQL, {lost} moves lost"
    yield Figure(what, f"{ratio:.2f} times that of one ({cost})", "at most 1.2 times", ratio <= 1.2 and not lost)
    ours, theirs = percentile(two, 99), percentile(one, 99)
    what = f"99 of 100 moves with two processes, at {MOVES_PER_SECOND} moves/s"
    yield Figure(what, f"within {ours:.0f} ms, with one {theirs:.0f} ms", "no later than with one", ours <= theirs)


def _healing(postgres: PostgresServer) -> Iterator[Figure]:
    """How long tables stand still when a node is killed, stopped or restarted while people play."""
    _, url = postgres.new_database()
    with TemporaryDirectory() as folder:
        nodes = Nodes(Path(folder), url)
        try:
            nodes.start("a", "b", "c")
            faults = Faults(nodes, HEALING_TABLES, think_s=HEALING_THINK_S)
            asyncio.run(faults.play_through(0, HEALING_S, least_each=HEALING_FAULTS))
            asyncio.run(check_stored(url, faults.groups, faults.strikes))
        finally:
            nodes.end()
    sys.stdout.write(f"        ({faults.summary})\n")
    rate = f"at {faults.moves / faults.seconds:.0f} moves/s"
    for kind, most_s in (("killed", 1.0), ("stopped", 3.0)):
        silences_s = sorted(faults.silences_s[kind])
        p99_s = silences_s[ceil(0.99 * len(silences_s)) - 1]
        what = f"silence of 99 in 100 of {len(silences_s)} tables whose node is {kind}, {HEALING_FAULTS} times, {rate}"
        found = f"{p99_s:.2f} s (longest {silences_s[-1]:.2f} s)"
        yield Figure(what, found, f"under {most_s:.0f} s", p99_s < most_s)
    silences_s = faults.silences_s["restarted"]
    what = (
        f"longest silence of {len(silences_s)} tables during {HEALING_FAULTS} rolling restarts of three nodes, {rate}"
    )
    yield Figure(what, f"{max(silences_s):.2f} s", "under 2 s", max(silences_s) < 2)


@contextmanager
def _two_nodes(postgres: PostgresServer) -> Iterator[tuple[Server, Server]]:
    """Two nodes that reach each other only over TCP, as if they were on two machines."""
    _, url = postgres.new_database()
    with ExitStack() as stack:
        first, second = (
            stack.enter_context(
                nenuphar(settings={"NENUPHAR_DATABASE": url, "NENUPHAR_NODE": name, "NENUPHAR_NODE_ADDRESS": address})
            )
            for name, address in (("a", "127.0.0.1:0"), ("b", "127.0.0.1:0"))
        )
        for address in asyncio.run(_addresses(url)):
            near, _, _ = address.partition(" ")
            Path(near.removeprefix("unix:")).unlink()
        yield first, second


async def _addresses(url: str) -> list[str]:
    store = await open_store(url)
    try:
        return [each.address for each in await store.ownership.nodes()]
    finally:
        await store.close()


async def _passing(owner: int, other: int) -> Figure:
    """Asks for signs of life, in turns at the node that plays the table and through the other one."""
    table, cookies = await asyncio.to_thread(opened, owner, "quibbit", 2)
    path = f"/api/tables/{table}/live"
    direct = await connect(owner, path, {"Cookie": cookies[0]})
    passed = await connect(other, path, {"Cookie": cookies[1]})
    times_ms: dict[Socket, list[float]] = {direct: [], passed: []}
    for _ in range(PINGS):
        for socket, times in times_ms.items():
            times.append(await _ping_ms(socket))
            await asyncio.sleep(0.002)
    for socket in times_ms:
        socket.transport.close()
    added_ms = median(times_ms[passed]) - median(times_ms[direct])
    what = f"what passing through another node adds to a message and its answer, {PINGS} of each"
    found = f"{added_ms:.2f} ms ({median(times_ms[passed]):.2f} and {median(times_ms[direct]):.2f} ms)"
    return Figure(what, found, "under 1 ms", added_ms < 1)


async def _ping_ms(socket: Socket) -> float:
    answered: asyncio.Future[float] = asyncio.get_running_loop().create_future()

    def hear(_: Socket, message: bytes) -> None:
        if msgspec.json.decode(message)["type"] == "pong" and not answered.done():
            answered.set_result(time.perf_counter())

    socket.hear = hear
    began = time.perf_counter()
    socket.say(b'{"type":"ping","id":"p"}')
    return (await answered - began) * 1_000


def _fairness(owner: int, other: int) -> Figure:
    contest = SlapTables(owner, "wrong node", through=other)
    asyncio.run(contest.play(SLAPS, of_ms=FAR_MS))
    judged, arrived, count = in_order(contest.slaps)
    clear, _, clear_count = in_order(contest.slaps, CLEAR_MS)
    sys.stdout.write(f"        (where the gap is more than {CLEAR_MS:.0f} ms: {clear:.1%} of {clear_count} pairs)\n")
    what = f"pairs of hands in the true order with everybody at the wrong node, {count} pairs"
    return Figure(what, f"{judged:.1%} (by arrival {arrived:.1%})", "at least 98 %", judged >= 0.98)
