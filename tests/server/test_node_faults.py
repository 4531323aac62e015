"""Three nodes under load and under attack: every acknowledged move is stored exactly once, whatever happens to them."""

import asyncio
import math
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.node_faults import Faults
from tests.server.node_processes import Nodes
from tests.server.reconnecting_players import check
from tests.server.stored_moves import check_stored
from tests.server.stress_size import TORTURE, size

NAMES = ("a", "b", "c")
TABLES = size(12, 250)
MOVES = size(10_000, 1_000_000)
PAUSE_MOVES = size(1_000, 5_000)  # between two faults
SWAPS = 12
READ_AGAIN = size(20, 40)  # one of this many matches is also read again by its players, and its record verified
LONGEST_S = math.inf if TORTURE else 600.0  # on a busy machine


@pytest.fixture
def nodes(tmp_path: Path, postgres_url: str) -> Iterator[Nodes]:
    nodes = Nodes(tmp_path, postgres_url)
    yield nodes
    nodes.end()


@pytest.mark.rule("TB-28", "TB-52")
def test_every_acknowledged_move_is_stored_once(nodes: Nodes) -> None:
    servers = nodes.start(*NAMES)
    faults = Faults(nodes, TABLES, swaps=SWAPS)
    asyncio.run(faults.play_through(MOVES, LONGEST_S, PAUSE_MOVES))
    players = [player for group in faults.groups for player in group.players]
    repeated, drops = sum(each.repeated for each in players), sum(each.drops for each in players)
    matches = len({each.table for group in faults.groups for each in group.played})
    print(f"\n{faults.summary}\n{matches} matches, {repeated} asked again, {drops} drops")
    assert faults.moves >= MOVES
    assert faults.count.keys() == {"killed", "stopped", "restarted", "cut"}
    assert repeated > 0, "no fault came between an ask and its answer, so this test proves little"
    pauses = asyncio.run(check_stored(nodes.url, faults.groups, faults.strikes))
    print(f"all are stored once; clocks stood still: {pauses}")
    assert pauses.planned > 0, "no restart hit a table with a clock"
    assert pauses.unplanned > 0, "no other fault hit a table with a clock"
    assert faults.silences_s["killed"], "no table was hit"
    assert faults.silences_s["stopped"], "no table was hit"
    for group in faults.groups:
        check(group, servers[0].address, READ_AGAIN)
    for each in servers:
        assert not [said for said in each.complaints() if "Traceback" in said or '"level":"error"' in said]
