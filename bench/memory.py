"""The server's memory for a table of four after 100 moves, including its connections."""

import asyncio
from collections.abc import Iterator

from bench.figure import Figure
from bench.quibbit_players import QuibbitPlayers
from bench.servers import Server, nenuphar

TABLES = 100
MOVES = 100
MOST_KB = 150


def figures() -> Iterator[Figure]:
    with nenuphar() as server:
        kilobytes = asyncio.run(_played(server))
    what = f"memory for a table of four after {MOVES} moves"
    yield Figure(what, f"{kilobytes:.0f} kB above the empty server", f"at most {MOST_KB} kB", kilobytes <= MOST_KB)


async def _played(server: Server) -> float:
    empty_mb = server.resident_mb
    tables = [QuibbitPlayers() for _ in range(TABLES)]
    for number, table in enumerate(tables):
        await table.sit(server.port, number)
        for move in range(MOVES):
            made = table.move() if move < len(table.sockets) else table.change_choice()
            assert made is not None
            socket, ask = made
            news = [each.expect(b'"type":"news"') for each in table.sockets]
            socket.say(ask)
            for each, told in zip(table.sockets, news, strict=True):
                each.latest = await told
    return (server.resident_mb - empty_mb) * 1024 / TABLES
