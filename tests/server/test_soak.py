"""People come and go for a long time: no warnings are logged, memory stays flat, and every match verifies.

NENUPHAR_SOAK_S is the duration in seconds, if it should be longer than in `make torture`.
"""

import asyncio
import os
import sqlite3
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random

import httpx
import pytest

from nenuphar.core.record import verify
from nenuphar.games.quibbit import GAME
from tests.server.random_visitor import Visitor
from tests.server.server_process import ServerProcess
from tests.server.stress_size import size

SOAK_S = int(os.environ.get("NENUPHAR_SOAK_S", size(3, 120)))
CROWD = size(4, 16)
LONG_ENOUGH_S = 300  # to tell a leak from memory that a server needs once
WATCH_S = 30


@pytest.fixture
def process(tmp_path: Path) -> Iterator[ServerProcess]:
    process = ServerProcess(tmp_path, bot_pause_ms="50", away_seconds="1", bot_budget_ms="50")
    yield process
    process.kill()


@pytest.mark.rule("TB-15")
def test_people_come_and_go_and_every_match_comes_to_its_end(process: ServerProcess, tmp_path: Path) -> None:
    heard: Counter[str] = Counter()
    tables: dict[str, str] = {}
    memory = asyncio.run(_soak(process, heard, tables))
    if SOAK_S >= 30:
        _wait_for_the_clocks(tmp_path)
    over = _verified(process, tables)
    print(f"{len(tables)} tables, {over} matches over and verified, heard {dict(heard)}, memory {memory} MB")
    assert process.complaints() == []
    if SOAK_S >= LONG_ENOUGH_S:
        settled = memory[len(memory) // 3 :]
        assert max(settled[len(settled) // 2 :]) < 1.15 * max(settled[: len(settled) // 2]), memory


async def _soak(process: ServerProcess, heard: Counter[str], tables: dict[str, str]) -> list[int]:
    end = time.monotonic() + SOAK_S

    async def one_after_the_other(luck: Random) -> None:
        while time.monotonic() < end:
            await Visitor(process.address, luck, heard, tables).visit()

    crowd = asyncio.gather(*(one_after_the_other(Random(number)) for number in range(CROWD)))
    memory = [_megabytes(process.pid)]
    while time.monotonic() < end and not crowd.done():
        await asyncio.wait([crowd], timeout=min(WATCH_S, max(0.1, end - time.monotonic())))
        memory.append(_megabytes(process.pid))
    await crowd
    return memory


def _megabytes(pid: int) -> int:
    status = Path(f"/proc/{pid}/status").read_text()
    (kilobytes,) = (int(line.split()[1]) for line in status.splitlines() if line.startswith("VmRSS"))
    return kilobytes // 1024


def _wait_for_the_clocks(folder: Path) -> None:
    """Nobody is left. Waits until the clocks have ended the matches."""
    end = time.monotonic() + 600
    with sqlite3.connect(f"file:{folder / 'nenuphar.sqlite3'}?mode=ro", uri=True) as rows:
        while time.monotonic() < end:
            [(left,)] = rows.execute("SELECT count(*) FROM deadlines").fetchall()
            if not left:
                return
            time.sleep(1)
    raise AssertionError(f"{left} tables stand still")


def _verified(process: ServerProcess, tables: dict[str, str]) -> int:
    over = 0
    with httpx.Client(base_url=f"http://{process.address}", timeout=60) as http:
        for table, cookie in tables.items():
            headers = {"Cookie": cookie}
            seen = http.get(f"/api/tables/{table}", headers=headers).raise_for_status().json()
            if seen["phase"] == "over":
                over += 1
                assert (
                    verify(GAME, http.get(f"/api/tables/{table}/record", headers=headers).content).outcome is not None
                )
                assert http.get(f"/api/tables/{table}/replay", headers=headers).status_code == 200
    return over
