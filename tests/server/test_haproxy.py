"""The documented HAProxy configuration, with Debian's haproxy: a table's visitors all go to the same node."""

import csv
import io
import shutil
import signal
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import httpx
import pytest

from tests.server.live_server import PATIENCE_S, Guest, close_code, play_on, start_match
from tests.server.node_processes import Nodes, wait_until
from tests.server.server_process import ServerProcess, free_port

CONFIGURATION = Path(__file__).parents[2] / "docs" / "haproxy.cfg"
TABLES = 12


@contextmanager
def haproxy(folder: Path, servers: list[ServerProcess]) -> Iterator[str]:
    """The address of a proxy in front of these servers."""
    found = shutil.which("haproxy", path="/usr/sbin:/usr/local/sbin:/usr/bin:/usr/local/bin")
    assert found is not None, "this test needs Debian's haproxy: `make test` installs it if you are root"
    port = free_port()
    text = CONFIGURATION.read_text().replace("bind :8080", f"bind 127.0.0.1:{port}")
    for number, server in enumerate(servers):
        text = text.replace(f"10.0.0.{5 + number}:8123", server.address)
    text = text.replace("global\n", f"global\n    stats socket {folder / 'control'}\n")
    file = folder / "haproxy.cfg"
    file.write_text(text)
    with (folder / "haproxy.log").open("wb") as log:
        process = subprocess.Popen([found, "-db", "-f", str(file)], stderr=log)
    try:
        _wait_for(port)
        yield f"127.0.0.1:{port}"
    finally:
        process.terminate()
        process.wait()


def _wait_for(port: int) -> None:
    end = time.monotonic() + PATIENCE_S
    while True:
        try:
            if httpx.get(f"http://127.0.0.1:{port}/healthz").status_code == 200:
                return
        except httpx.TransportError:
            pass
        assert time.monotonic() < end, "haproxy does not answer"
        time.sleep(0.05)


@pytest.fixture
def nodes(tmp_path: Path, postgres_url: str) -> Iterator[Nodes]:
    nodes = Nodes(tmp_path, postgres_url, trusted_proxy="127.0.0.1")
    yield nodes
    nodes.end()


def test_tables_are_played_through_the_documented_proxy(nodes: Nodes, tmp_path: Path) -> None:
    servers = nodes.start("a", "b", "c")
    by_name = dict(zip("abc", servers, strict=True))
    with haproxy(tmp_path, servers) as address, ExitStack() as stack:
        anna, bert = (stack.enter_context(Guest(address)) for _ in range(2))
        # A table is opened anywhere. The proxy can only cut sessions with the node that it has chosen itself.
        while True:
            first, second = start_match(anna, bert, "me,open", options={"round_limit": 1})
            stack.enter_context(first)
            stack.enter_context(second)
            table = first.table["id"]
            owner = nodes.owner(table)
            if _chosen(tmp_path, anna, table) == owner:
                break
        play_on(first, second)
        by_name[owner].send(signal.SIGSTOP)  # a machine that vanishes: it sends no FIN
        assert close_code(first) is None  # the proxy has cut the session
        wait_until(lambda: anna.http.get(f"/api/tables/{table}").status_code == 200, "nobody has taken over")
        with anna.at(table, first.seq) as again:
            assert again.is_over
        assert nodes.owner(table) != owner


def test_the_proxy_sends_all_visitors_of_a_table_to_one_node(nodes: Nodes, tmp_path: Path) -> None:
    servers = nodes.start("a", "b", "c")
    with haproxy(tmp_path, servers) as address, Guest(address) as anna:
        used = set()
        for _ in range(TABLES):
            table, before = anna.open("me,open"), _sessions(tmp_path)
            for _ in range(3):
                assert anna.http.get(f"/api/tables/{table}").status_code == 200
                with anna.at(table):
                    pass
            more = {name for name, count in _sessions(tmp_path).items() if count > before[name]}
            assert len(more) == 1
            used |= more
        assert len(used) > 1, "all tables went to one node"


def _chosen(folder: Path, guest: Guest, table: str) -> str:
    """The server to which the proxy sends requests for a table."""
    before = _sessions(folder)
    assert guest.http.get(f"/api/tables/{table}").status_code == 200
    [chosen] = (name for name, count in _sessions(folder).items() if count > before[name])
    return chosen


def _sessions(folder: Path) -> dict[str, int]:
    """How many connections and requests the proxy has sent to each server, for tables."""
    with socket.socket(socket.AF_UNIX) as control:
        control.connect(str(folder / "control"))
        control.sendall(b"show stat\n")
        told = b"".join(iter(lambda: control.recv(65_536), b"")).decode()
    rows = csv.DictReader(io.StringIO(told.lstrip("# ")))
    return {row["svname"]: int(row["stot"]) for row in rows if row["pxname"] == "tables" and row["svname"] in "abc"}
