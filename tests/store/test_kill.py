"""Answered appends are stored once, even after kill -9, and two processes never both write a line.

NENUPHAR_TORTURE is the number of kills: a few in `make test`, 200 in `make torture`.
"""

import os
import signal
import subprocess
import sys
import time
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import TypeAlias

import psycopg
import pytest

from nenuphar.store import Due
from nenuphar.store.opening import is_url
from tests.postgres_server import PostgresServer
from tests.store.sample_appends import opened

pytestmark = pytest.mark.anyio

KILLS = int(os.environ.get("NENUPHAR_TORTURE", "6"))
APPENDER = Path(__file__).with_name("appender.py")


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest) -> str:
    """An empty store."""
    return str(request.getfixturevalue("path" if request.param == "sqlite" else "postgres_url"))


@pytest.fixture(params=["sqlite", "postgres"])
def new_database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A place for a store that nobody has made yet."""
    if request.param == "sqlite":
        return str(tmp_path / "new.sqlite3")
    server: PostgresServer = request.getfixturevalue("postgres")
    return server.new_database()[1]


Said: TypeAlias = dict[tuple[str, int], str]


async def test_nothing_that_was_answered_is_lost_or_doubled_by_kill_9(database: str) -> None:
    luck = Random()
    said: Said = {}
    kills = max(1, KILLS // 3) if is_url(database) else KILLS  # it takes longer to open
    for _ in range(kills):
        with appender(database, "own") as child:
            said |= heard(child, for_s=luck.uniform(0.0, 0.2))
        await check(database, said)
    assert len(said) >= kills


async def test_two_processes_never_both_write_a_line(database: str) -> None:
    with appender(database, "shared", "anna") as anna, appender(database, "shared", "ben") as ben:
        anna_said = heard(anna, for_s=0.5)
        ben_said = heard(ben, for_s=0.0)
    assert anna_said
    assert ben_said
    assert not anna_said.keys() & ben_said.keys()
    await check(database, anna_said | ben_said)


async def test_two_processes_may_make_the_same_store(new_database: str) -> None:
    database = new_database
    with appender(database, "shared", "anna") as anna, appender(database, "shared", "ben") as ben:
        await check(database, heard(anna, for_s=0.0) | heard(ben, for_s=0.0))


async def check(database: str, said: Said) -> None:
    """Every answered line is in the log at its number; no line is missing, and no command is in it twice."""
    stored: dict[str, list[str]] = defaultdict(list)
    if is_url(database):
        wait_until_unused(database)  # a killed client's last statement is still carried out
    async with opened(database) as store:
        due = {deadline.table_id: deadline for deadline in await store.take_due(10**12, 10**12, 0)}
        for table_id in {table_id for table_id, _ in said}:
            log = await store.read(table_id)
            assert [line.seq for line in log] == list(range(1, len(log) + 1))
            stored[table_id] = [line.data.decode() for line in log]
            # What must agree with the log.
            card = await store.card(table_id)
            assert card is not None
            assert card.changed_ms == len(log)
            assert due[table_id] == Due(table_id, len(log), len(log))
    for (table_id, seq), command in said.items():
        assert stored[table_id][seq - 1] == command
    for commands in stored.values():
        assert commands[::2] == commands[1::2]
        assert len(set(commands)) == len(commands) // 2


def wait_until_unused(url: str) -> None:
    used = "SELECT FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'nenuphar'"
    with psycopg.connect(url, autocommit=True) as connection:
        while connection.execute(used).fetchall():
            time.sleep(0.01)


@contextmanager
def appender(database: str, how: str, name: str = "") -> Iterator[subprocess.Popen[bytes]]:
    """A process that appends until it is killed, at the end of the block."""
    with subprocess.Popen([sys.executable, APPENDER, database, how, name], stdout=subprocess.PIPE) as child:
        try:
            yield child
        finally:
            child.kill()


def heard(child: subprocess.Popen[bytes], for_s: float) -> Said:
    """Lets it work this long after its first answer, kills it, and returns its answers."""
    assert child.stdout is not None
    first = child.stdout.readline()
    time.sleep(for_s)
    child.kill()
    # The child died while it was writing this line.
    lines = [line for line in (first + child.stdout.read()).splitlines(keepends=True) if line.endswith(b"\n")]
    assert child.wait() == -signal.SIGKILL
    words = [line.decode().split() for line in lines]
    return {(table_id, int(seq)): command for table_id, seq, command in words}
