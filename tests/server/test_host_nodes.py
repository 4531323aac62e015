"""The host's page of several nodes: one link and one session for all of them, and what the host does reaches all."""

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from nenuphar.cli import host_link
from tests.server.live_server import PATIENCE_S
from tests.server.node_processes import Nodes, guest_at, wait_until


@pytest.fixture
def nodes(tmp_path: Path, postgres_url: str) -> Iterator[Nodes]:
    nodes = Nodes(tmp_path, postgres_url)
    yield nodes
    nodes.end()


@pytest.mark.rule("TB-130", "TB-132", "TB-134")
def test_a_link_and_its_session_hold_at_every_node(nodes: Nodes) -> None:
    a, b = nodes.start("a", "b")
    secret = host_link.link("", nodes.url).partition("#")[2]
    entered = httpx.post(f"http://{b.address}/api/host/session", json={"secret": secret}, timeout=PATIENCE_S)
    assert entered.status_code == 204
    again = httpx.post(f"http://{a.address}/api/host/session", json={"secret": secret}, timeout=PATIENCE_S)
    assert again.json()["rule"] == "TB-130"
    with guest_at(a) as anna, httpx.Client(cookies=entered.cookies, timeout=PATIENCE_S) as host:
        table = anna.open("me,open")
        with anna.at(table) as live:
            for node in (a, b):
                page = host.get(f"http://{node.address}/api/host").json()
                assert {each["name"] for each in page["nodes"]} == {"a", "b"}
                assert table in [each["id"] for each in page["tables"]]
                [online] = (each["online"] for each in page["tables"] if each["id"] == table)
                assert online == 1
                assert {each["id"]: each["tables"] for each in page["people"]} == {anna.id: [table]}
                assert (page["load"]["tables"], page["load"]["sockets"]) == (1, 1)
                assert page["well"]
            assert host.put(f"http://{b.address}/api/host/restart", json={"minutes": 5}).status_code == 204
            while (message := live.hear())["type"] != "announcement":  # from b to somebody at a
                pass
            assert message["restart"] is not None
            wait_until(lambda: host.get(f"http://{a.address}/api/host").json()["restart"], "a does not know of it")
            assert host.post(f"http://{b.address}/api/tables/{table}/closing").status_code == 204
            live.until(lambda live: live.table["phase"] == "closed")


def test_each_node_tells_its_own_figures_whoever_is_asked(nodes: Nodes) -> None:
    a, b = nodes.start("a", "b")
    with httpx.Client(timeout=PATIENCE_S) as host:
        for asked in (a, b):
            for name in "ab":
                figures = host.get(f"http://{asked.address}/metrics?node={name}").raise_for_status().text
                assert f'node="{name}"' in figures
            assert host.get(f"http://{asked.address}/metrics?node=c").status_code == 404
        b.kill()
        assert host.get(f"http://{a.address}/metrics?node=b").status_code == 503
