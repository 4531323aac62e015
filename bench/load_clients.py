"""Generates load in its own process: `python -m bench.load_clients SERVER PORT [TABLES]`, SERVER being one of `KINDS`.

Four clients sit down at each table. Each line `RATE SECONDS` on standard input makes them play with that many moves a
second over all tables, and is answered by a line of JSON with the results. A table has only one move under way at a
time; the move is complete when all four clients have received it.
"""

import asyncio
import gc
import sys
import time
from collections import deque
from typing import Any, Protocol

import msgspec

from bench.boardgame_io.players import BoardgameIoPlayers
from bench.colyseus.players import ColyseusPlayers
from bench.quibbit_players import QuibbitPlayers
from bench.websocket_client import Socket

TABLES = 250
AT_ONCE = 25  # tables that sit down at the same time
TICK_S = 0.001
PATIENCE_S = 5.0
KINDS = {"nenuphar": QuibbitPlayers, "boardgame_io": BoardgameIoPlayers, "colyseus": ColyseusPlayers}


class LoadResult(msgspec.Struct):
    """The results of one period of play."""

    latencies_ms: list[float]
    lost: int  # moves that did not arrive at all four
    bytes: int


class TableClients(Protocol):
    """Four clients at one table, in the protocol of a server."""

    sockets: list[Socket]

    async def sit(self, port: int, number: int) -> None: ...
    def is_news(self, message: bytes) -> bool: ...
    def move(self) -> tuple[Socket, bytes] | None:
        """The next move, or None when the match is over."""
        ...


class Table:
    def __init__(self, clients: TableClients) -> None:
        self.clients = clients
        self.latencies_ms: list[float] = []
        self.bytes = 0
        self._sent_at = 0.0
        self._waiting = 0
        for socket in clients.sockets:
            socket.hear = self._hear

    @property
    def busy(self) -> bool:
        return self._waiting > 0

    def move(self) -> bool:
        """Make a move, if the match is not over."""
        made = self.clients.move()
        if made is None:
            return False
        socket, text = made
        self._waiting = len(self.clients.sockets)
        self._sent_at = time.perf_counter()
        socket.say(text)
        return True

    def _hear(self, socket: Socket, message: bytes) -> None:
        if not self.clients.is_news(message):
            return
        socket.latest = message
        self.bytes += len(message)
        if self._waiting:
            self._waiting -= 1
            if not self._waiting:
                self.latencies_ms.append((time.perf_counter() - self._sent_at) * 1_000)


async def main(kind: str, port: int, many: int = TABLES) -> None:
    tables = await seated(kind, port, many)
    gc.collect()
    gc.freeze()
    gc.disable()  # a pause of the clients would look like one of the server
    _answer(b"seated")
    loop = asyncio.get_running_loop()
    while line := await loop.run_in_executor(None, sys.stdin.readline):
        rate, seconds = map(float, line.split())
        _answer(msgspec.json.encode(await play(tables, rate, seconds)))


async def seated(kind: str, port: int, many: int) -> list[Table]:
    places = asyncio.Semaphore(AT_ONCE)

    async def one(number: int) -> Table:
        async with places:
            clients: Any = KINDS[kind]()
            await clients.sit(port, number)
            return Table(clients)

    return await asyncio.gather(*(one(number) for number in range(many)))


async def play(tables: list[Table], rate: float, seconds: float) -> LoadResult:
    """Makes moves at equal intervals, at one table after the other."""
    turn = deque(tables)
    begun, made = time.perf_counter(), 0
    for table in tables:
        table.latencies_ms, table.bytes = [], 0
    while (spent := time.perf_counter() - begun) < seconds:
        for _ in range(len(turn)):
            if made >= spent * rate:
                break
            table = turn.popleft()
            if table.busy:
                turn.append(table)
            elif table.move():
                made += 1
                turn.append(table)
        await asyncio.sleep(TICK_S)
    give_up_at = time.perf_counter() + PATIENCE_S
    while any(table.busy for table in tables) and time.perf_counter() < give_up_at:
        await asyncio.sleep(TICK_S)
    latencies = [latency for table in tables for latency in table.latencies_ms]
    return LoadResult(latencies, made - len(latencies), sum(table.bytes for table in tables))


def _answer(line: bytes) -> None:
    sys.stdout.buffer.write(line + b"\n")
    sys.stdout.buffer.flush()


if __name__ == "__main__":
    import uvloop

    uvloop.run(main(sys.argv[1], *map(int, sys.argv[2:])))
