"""Visitors of another node's tables: bytes are passed through between machines, and sockets move on the same one."""

import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.live_server import close_code, play_on, start_match
from tests.server.node_processes import Nodes, guest_at


@pytest.fixture
def far_nodes(tmp_path: Path, postgres_url: str) -> Iterator[Nodes]:
    """Their Unix sockets are gone, so that nobody finds them."""
    nodes = Nodes(tmp_path, postgres_url, node_address="127.0.0.1:0")
    nodes.start("a", "b")
    for address in nodes.addresses():
        near, far = address.split()
        assert far.startswith("tcp:")
        Path(near.removeprefix("unix:")).unlink()
    yield nodes
    nodes.end()


@pytest.fixture(params=["near", "far"])
def two_nodes(request: pytest.FixtureRequest, tmp_path: Path, postgres_url: str) -> Iterator[Nodes]:
    if request.param == "far":
        yield request.getfixturevalue("far_nodes")
        return
    nodes = Nodes(tmp_path, postgres_url)
    nodes.start("a", "b")
    yield nodes
    nodes.end()


def test_two_tabs_of_one_person_at_two_nodes(two_nodes: Nodes) -> None:
    a, b = two_nodes.running.values()
    with guest_at(a) as anna, guest_at(a) as bert, guest_at(b, bert) as bert_there:
        first, second = start_match(anna, bert, "me,open", options={"round_limit": 2})
        table = first.table["id"]
        with first, second, bert_there.at(table, second.seq) as third:
            assert two_nodes.owner(table) == "a"
            assert bert_there.http.get(f"/api/tables/{table}").json()["you"] == 1
            play_on(first, third)
            second.until(lambda live: live.seq == third.seq)
            assert second.is_over
    assert [each.complaints() for each in (a, b)] == [[], []]


@pytest.mark.rule("TB-52")
def test_a_node_that_stops_tells_those_who_came_through_it(far_nodes: Nodes) -> None:
    """Otherwise their pages would think that the network has failed, and wait before they come back."""
    a, b = far_nodes.running.values()
    with guest_at(a) as anna, guest_at(b) as bert, anna.at(anna.open("me,open")) as first:
        second = bert.at(bert.join(first.table["code"]))
        b.send(signal.SIGTERM)
        assert close_code(second) == 1012
        b.wait_for_end()
        first.do("chat", text="I am still here")
    assert b.complaints() == []
