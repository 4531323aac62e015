"""A table's clock stops from the last beat of its node until another one continues: no longer, and no shorter."""

import signal
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus

from nenuphar.server.lobby import awake
from nenuphar.server.model import restore
from nenuphar.server.model.state import TableState
from nenuphar.store import Stored
from nenuphar.store.ownership import BEAT_MS
from tests.postgres_server import PostgresServer
from tests.server.live_server import PATIENCE_S, Guest
from tests.server.node_processes import Nodes, guest_at, wait_until
from tests.server.server_process import ServerProcess

pytestmark = pytest.mark.rule("TB-52")

DAY_S = 24 * 60 * 60
SLACK_MS = BEAT_MS + 500  # a node is alive until its next beat; and its clock is compared now and then


@pytest.fixture
def nodes(tmp_path: Path, postgres_url: str) -> Iterator[Nodes]:
    nodes = Nodes(tmp_path, postgres_url)
    yield nodes
    nodes.end()


@pytest.fixture
def anna(nodes: Nodes) -> Iterator[Guest]:
    [a] = nodes.start("a")
    with guest_at(a) as anna:
        yield anna


@contextmanager
def match_of(anna: Guest) -> Iterator[tuple[str, int]]:
    """A match with a long clock, for which nothing is due soon, and its deadline."""
    table = anna.open("me,tadpole", decision_seconds=DAY_S)
    with anna.at(table) as live:
        live.do("begin").until(lambda live: live.is_due)
        assert live.match is not None
        yield table, live.match["deadline"]


def deadline_at(server: ServerProcess, anna: Guest, table: str) -> int:
    """The deadline as the table shows it, as soon as somebody can join it."""
    end = time.monotonic() + PATIENCE_S
    while True:
        try:
            with guest_at(server, anna) as again, again.at(table) as live:
                assert live.match is not None
                return int(live.match["deadline"])
        except InvalidStatus:
            assert time.monotonic() < end, "nobody can join the table"


@pytest.mark.parametrize("how", ["killed", "told to stop"])
def test_a_node_that_comes_back_first_gives_the_time_back(nodes: Nodes, anna: Guest, how: str) -> None:
    a = nodes.running["a"]
    with match_of(anna) as (table, deadline):
        began = time.time()
        if how == "killed":
            a.kill()
        else:
            a.send(signal.SIGTERM)
            a.wait_for_end()
        stopped_s = time.time() - began
        away_since = time.time()
        a.launch()
        a.wait()
        away_s = time.time() - away_since
        gained = deadline_at(a, anna, table) - deadline
        assert away_s * 1_000 <= gained + 100  # of the comparison of clocks
        assert gained <= (stopped_s + away_s) * 1_000 + SLACK_MS


@pytest.mark.parametrize("how", ["killed", "told to stop"])
def test_a_table_that_nobody_visits_goes_on_at_once(nodes: Nodes, anna: Guest, how: str) -> None:
    """Otherwise its clock would stand still until its deadline, and a day would become two."""
    a, [b] = nodes.running["a"], nodes.start("b")
    with match_of(anna) as (table, deadline):
        rows, began = nodes.stored(table), time.time()
        if how == "killed":
            a.kill()
        else:
            a.send(signal.SIGTERM)
            a.wait_for_end()
            rows += 1  # it has noted that the clock stops
        wait_until(lambda: nodes.stored(table) > rows, "the table's clock stands still for ever")
        gone_on = time.time()
        assert nodes.owner(table) == "b"
        assert 0 < deadline_at(b, anna, table) - deadline <= (gone_on - began) * 1_000 + SLACK_MS


def test_nobody_loses_time_while_the_database_is_away(nodes: Nodes, anna: Guest, postgres: PostgresServer) -> None:
    a = nodes.running["a"]
    with match_of(anna) as (table, deadline):
        began = time.time()
        postgres.stop()
        stopped = time.time()
        try:
            wait_until(lambda: _has_fallen_silent(a), "the database is away, and nobody notices: " + a.log.read_text())
        finally:
            starting = time.time()
            postgres.start()
        gained = deadline_at(a, anna, table) - deadline
        assert (starting - stopped) * 1_000 <= gained <= (time.time() - began) * 1_000 + SLACK_MS


def _has_fallen_silent(server: ServerProcess) -> bool:
    return "falls silent" in server.log.read_text()


def read_too_early() -> None:
    """In the new process: the first long log is read just before its last line is stored."""
    read_back = restore.read_back

    def early(table: str, rows: Sequence[Stored]) -> TableState:
        if len(rows) < 3:
            return read_back(table, rows)
        awake.read_back = read_back  # type: ignore[attr-defined]
        return read_back(table, rows[:-1])

    awake.read_back = early  # type: ignore[attr-defined]


def test_a_table_is_loaded_again_if_a_line_was_stored_meanwhile(nodes: Nodes, anna: Guest) -> None:
    """A connection to the database was lost, and what it had begun is committed later."""
    table = anna.open("me,tadpole", decision_seconds=DAY_S)
    with anna.at(table) as live:
        live.do("begin").until(lambda live: live.is_due)
        live.play().until(lambda live: live.is_due)
        rows = nodes.stored(table)
        nodes.running["a"].kill()
        [b] = nodes.start("b", prepare=read_too_early)
        with guest_at(b, anna) as again, again.at(table) as live:
            assert live.match is not None
        assert nodes.stored(table) > rows, "the clock was resumed"
        assert "Conflict" not in b.log.read_text()
