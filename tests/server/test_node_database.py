"""The database restarts under three nodes while people play: every acknowledged move is stored once."""

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.postgres_server import PostgresServer
from tests.server.live_server import PATIENCE_S
from tests.server.node_processes import Nodes
from tests.server.reconnecting_players import Group, check
from tests.server.stress_size import size

NAMES = ("a", "b", "c")
TABLES = size(4, 40)
RESTARTS = size(2, 20)


@pytest.fixture
def nodes(tmp_path: Path, postgres_url: str) -> Iterator[Nodes]:
    nodes = Nodes(tmp_path, postgres_url)
    yield nodes
    nodes.end()


@pytest.mark.rule("TB-28")
def test_no_move_is_lost_or_doubled_when_the_database_restarts(nodes: Nodes, postgres: PostgresServer) -> None:
    servers = nodes.start(*NAMES)
    groups = [Group([each.address for each in servers], number) for number in range(TABLES)]

    async def fell_silent() -> None:
        async with asyncio.timeout(PATIENCE_S):
            while not all("falls silent" in each.log.read_text() for each in servers):
                await asyncio.sleep(0.02)

    async def go() -> None:
        playing = [asyncio.create_task(group.play_on()) for group in groups]
        await _all_move(groups, playing)
        for number in range(RESTARTS):
            await asyncio.to_thread(postgres.stop)  # as a crash ends it
            try:
                if number == 0:
                    await fell_silent()
            finally:
                await asyncio.to_thread(postgres.start)
            await _all_move(groups, playing)
        for group in groups:
            group.enough = True
        await asyncio.gather(*playing)

    asyncio.run(go())
    assert sum(player.drops for group in groups for player in group.players) > 0, "nobody has noticed anything"
    for group in groups:
        check(group, servers[0].address)
    for each in servers:
        assert not [said for said in each.complaints() if "Traceback" in said]


async def _all_move(groups: list[Group], playing: list[asyncio.Task[None]]) -> None:
    before = [group.acknowledged for group in groups]
    give_up_at = time.monotonic() + 2 * PATIENCE_S
    while any(group.acknowledged <= count for group, count in zip(groups, before, strict=True)):
        for task in playing:
            if task.done():
                await task
        assert time.monotonic() < give_up_at, "a table stands still"
        await asyncio.sleep(0.01)
