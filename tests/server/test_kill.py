"""kill -9 under load: no acknowledged move is lost or done twice, and matches continue without a reload."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from tests.command import nenuphar
from tests.server.reconnecting_players import Group, check, record
from tests.server.server_process import PATIENCE_S, ServerProcess
from tests.server.stress_size import size

KILLS = size(4, 200)
TABLES = size(3, 6)
STARTS = 5  # every n-th kill comes before the server is up again


@pytest.fixture
def process(tmp_path: Path) -> Iterator[ServerProcess]:
    process = ServerProcess(tmp_path, bot_pause_ms="0")
    yield process
    process.kill()


@pytest.mark.rule("TB-28")
def test_no_acknowledged_move_is_lost_or_doubled_when_the_server_is_killed(
    process: ServerProcess, tmp_path: Path
) -> None:
    groups = [Group([process.address], number, 4 - number % 2, number % 2) for number in range(TABLES)]
    asyncio.run(_play_through_kills(process, groups))
    acknowledged = sum(group.acknowledged for group in groups)
    repeated = sum(player.repeated for group in groups for player in group.players)
    matches = len({each.table for group in groups for each in group.played})
    print(f"{KILLS} kills, {acknowledged} moves acknowledged, {repeated} asked again, {matches} matches")
    assert acknowledged > KILLS
    assert repeated > 0, "no kill came between an ask and its answer, so this test proves little"
    for group in groups:
        for player in group.players:
            assert player.drops >= KILLS - KILLS // STARTS, "a player never noticed that the server was gone"
        check(group, process.address)
        _verify_on_the_command_line(group, process.address, tmp_path)
    assert process.complaints() == []


async def _play_through_kills(process: ServerProcess, groups: list[Group]) -> None:
    luck = Random(1)
    playing = [asyncio.create_task(group.play_on()) for group in groups]
    for kill in range(1, KILLS + 1):
        await _more_moves(groups, playing)
        await asyncio.sleep(luck.uniform(0.0, 0.7))
        process.kill()
        process.launch()
        if kill % STARTS == 0:
            await asyncio.sleep(luck.uniform(0.0, 0.9))
            process.kill()
            process.launch()
    for group in groups:
        group.enough = True
    await asyncio.gather(*playing)


async def _more_moves(groups: list[Group], playing: list[asyncio.Task[None]]) -> None:
    """Waits until every table has made a move after the last kill."""
    before = [group.acknowledged for group in groups]
    async with asyncio.timeout(PATIENCE_S):
        while any(group.acknowledged <= count for group, count in zip(groups, before, strict=True)):
            for task in playing:
                if task.done():
                    await task
            await asyncio.sleep(0.01)


def _verify_on_the_command_line(group: Group, address: str, folder: Path) -> None:
    last = group.played[-1]
    file = folder / f"{last.table}.json"
    file.write_bytes(record(last, address, group.players[0].cookie))
    done = nenuphar(folder, "verify", str(file))
    assert done.returncode == 0, done.stderr
