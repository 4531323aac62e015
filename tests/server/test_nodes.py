"""Several nodes on one database, as real processes: every table is played by one of them, and reached from all."""

import re
import signal
import subprocess
import time
from collections.abc import Iterator
from contextlib import ExitStack
from functools import partial
from pathlib import Path

import httpx
import msgspec
import pytest

from nenuphar.server import clock
from tests.command import nenuphar
from tests.server.live_server import PATIENCE_S, Guest, Live, close_code, play_on, wait_for_turn
from tests.server.node_processes import Nodes, guest_at, wait_until
from tests.server.server_process import ServerProcess


@pytest.fixture
def nodes(tmp_path: Path, postgres_url: str) -> Iterator[Nodes]:
    nodes = Nodes(tmp_path, postgres_url)
    yield nodes
    nodes.end()


def _match(anna: Guest, bert: Guest, **wish: object) -> tuple[Live, Live]:
    """A match of two at a table that Anna opens, each at their own node."""
    table = anna.open("me,open", **wish)
    first = anna.at(table)
    second = bert.at(bert.join(first.table["code"])).do("sit", seat=1)
    first.do("begin").until(lambda live: live.match)
    second.until(lambda live: live.match)
    return first, second


def test_a_table_is_played_from_every_node(nodes: Nodes) -> None:
    a, b = nodes.start("a", "b")
    with guest_at(a) as anna, guest_at(b) as bert:
        first, second = _match(anna, bert, options={"round_limit": 2})
        table = first.table["id"]
        with first, second:
            assert nodes.owner(table) == "a"
            path = f"/api/tables/{table}"
            assert bert.http.get(path).json()["you"] == 1  # who is asked at b, and answered by a
            assert bert.http.get(f"{path}/lines?before=3").json()["lines"]
            assert bert.http.get(f"{path}/board").status_code == anna.http.get(f"{path}/board").status_code
            assert bert.http.get(f"{path}/record").status_code == 409
            play_on(first, second)
            for _ in range(2):  # the same connection may ask about another table next
                assert bert.http.get(f"{path}/record").status_code == 200
                assert bert.http.get("/api/tables").status_code == 200
        assert [each.complaints() for each in (a, b)] == [[], []]


def test_strangers_are_refused_at_every_node(nodes: Nodes) -> None:
    a, b = nodes.start("a", "b")
    with guest_at(a) as anna, guest_at(b) as stranger:
        table = anna.open("me,open")
        for path in ("", "/lines?before=3", "/record"):
            answer = stranger.http.get(f"/api/tables/{table}{path}")
            assert (answer.status_code, answer.json()["rule"]) == (404, "TB-20")
        assert stranger.http.get("/api/tables/222222222222").status_code == 404
        a.send(signal.SIGTERM)
        a.wait_for_end()
        for _ in range(20):
            assert stranger.http.get(f"/api/tables/{table}").status_code == 404
        wait_until(lambda: nodes.owner(table) is None, "a node keeps a table that it has not loaded")


@pytest.mark.rule("TB-32")
def test_nobody_who_was_sent_away_comes_back_through_another_node(nodes: Nodes) -> None:
    a, b = nodes.start("a", "b")
    with guest_at(a) as anna, Guest(b.address, "127.0.0.2") as bert, Guest(b.address, "127.0.0.2") as again:
        table = anna.open("me,open", public=True)
        with anna.at(table) as host, bert.at(table) as other:
            other.do("sit", seat=1)
            host.do("kick", seat=1)
            code = host.table["code"]
        answer = again.http.post("/api/join", json={"code": code})
        assert answer.json()["rule"] == "TB-32"  # b knows the address that a has noted
        assert again.http.get(f"/api/tables/{table}").json()["rule"] == "TB-32"


def test_another_node_plays_on_when_one_is_killed(nodes: Nodes) -> None:
    a, b = nodes.start("a", "b")
    with guest_at(a) as anna, guest_at(b) as bert:
        first, second = _match(anna, bert, options={"round_limit": 3})
        table = first.table["id"]
        wait_for_turn(first, second).play()
        a.kill()
        assert close_code(first) is None
        with guest_at(b, anna) as anna_again, anna_again.at(table, first.seq) as one:
            assert nodes.owner(table) == "b"
            with bert.at(table, second.seq) as other:
                play_on(one, other)


def test_a_stopped_node_stores_nothing_after_it_has_lost_its_lease(nodes: Nodes) -> None:
    a, b = nodes.start("a", "b")
    with guest_at(a) as anna, guest_at(b) as bert:
        first, second = _match(anna, bert, options={"round_limit": 3})
        table = first.table["id"]
        late = wait_for_turn(first, second)
        a.send(signal.SIGSTOP)
        assert late.match is not None
        question, action = late.match["question"], late.offers[0]
        name = late.send("act", question=question, action=action)  # waits in a's socket
        chat = late.send("chat", text="does anybody hear me?")
        with guest_at(b, anna) as anna_again, anna_again.at(table, first.seq) as one:
            assert nodes.owner(table) == "b"
            with bert.at(table, second.seq) as other:
                wait_for_turn(one, other).play()
                stored = nodes.stored(table)
                a.send(signal.SIGCONT)
                assert _heard_until_closed(late).isdisjoint({name, chat})
                assert _heard_until_closed(first if late is second else second) == set()
                assert nodes.stored(table) == stored
                play_on(one, other)
        a.wait()  # it joins again, and plays other tables
        with guest_at(a) as carla, carla.at(carla.open("me,tadpole")) as live:
            live.do("begin")
            assert nodes.owner(live.table["id"]) == "a"


def _heard_until_closed(live: Live) -> set[str]:
    """The asks that were answered before the connection was closed."""
    before = set(live.answers)
    close_code(live)
    return set(live.answers) - before


@pytest.mark.rule("TB-52")
def test_a_node_that_is_told_to_stop_leaves_its_tables_to_others(nodes: Nodes) -> None:
    a, b = nodes.start("a", "b")
    with guest_at(a) as anna, guest_at(b) as bert:
        first, second = _match(anna, bert, decision_seconds=60, options={"round_limit": 2})
        table = first.table["id"]
        assert first.match is not None
        deadline, due = first.match["deadline"], first.match["due"]
        a.send(signal.SIGTERM)
        assert close_code(first) == close_code(second) == 1012
        a.wait_for_end()
        assert a.complaints() == []
        with guest_at(b, anna) as anna_again, anna_again.at(table, first.seq) as one:
            assert one.match is not None
            assert one.match["due"] == due
            assert one.match["deadline"] > deadline  # the time without a node does not count
            with bert.at(table, second.seq) as other:
                play_on(one, other)
        with guest_at(b, bert) as again:  # the new events are in the log, and no part of the match
            assert again.http.get(f"/api/tables/{table}/record").status_code == 200


@pytest.mark.rule("TB-52")
def test_nobody_loses_time_when_a_node_hangs(nodes: Nodes) -> None:
    a, b = nodes.start("a", "b")
    with guest_at(a) as anna, guest_at(b) as bert:
        first, second = _match(anna, bert, decision_seconds=600)  # nothing is due soon: the visitor acquires it
        with first, second:
            assert first.match is not None
            table, deadline = first.table["id"], first.match["deadline"]
            a.send(signal.SIGSTOP)  # its lease has to expire, so the credit is larger than any doubt about it
            with guest_at(b, anna) as again, again.at(table, first.seq) as one:
                assert one.match is not None
                assert 1_500 <= one.match["deadline"] - deadline <= 60_000


def test_a_table_without_visitors_goes_on_at_another_node(nodes: Nodes) -> None:
    a, _ = nodes.start("a", "b")
    with guest_at(a) as anna:
        table = anna.open("me,tadpole", decision_seconds=5)
        with anna.at(table) as live:
            live.do("begin")
        a.kill()
        rows = nodes.stored(table)
        wait_until(lambda: nodes.stored(table) > rows, "nobody minds the clock of a killed node's table")
        assert nodes.owner(table) == "b"


def test_a_name_is_for_one_node(nodes: Nodes, tmp_path: Path) -> None:
    nodes.start("a")
    done = nenuphar(tmp_path, "serve", "--no-browser", "--port=0", "--node=a", f"--database={nodes.url}")
    assert done.returncode == 75  # systemd tries again
    assert "node named a" in done.stderr


def test_the_nodes_are_listed(nodes: Nodes, tmp_path: Path) -> None:
    a, b = nodes.start("a", "b")
    with guest_at(a) as anna, anna.at(anna.open("me,open")):
        said = nenuphar(tmp_path, "nodes", f"--database={nodes.url}", "--json")
        first, second = msgspec.json.decode(said.stdout)
        assert (first["node"], second["node"]) == ("a", "b")
        assert "clock-stopped" in first["kinds"]
        assert not first["draining"]

        def row() -> list[str]:
            told = nenuphar(tmp_path, "nodes", f"--database={nodes.url}").stdout
            (line,) = (line for line in told.splitlines() if re.search(r"\ba\b", line))
            return line.split()

        wait_until(lambda: row().count("1") == 2, "its table and its socket are not told")  # with the next beat
        metrics = httpx.get(f"http://{b.address}/metrics").text
        assert 'nenuphar_node_info{node="b"' in metrics


def test_several_processes_share_one_port(nodes: Nodes, tmp_path: Path) -> None:
    [server] = nodes.start("club", processes="2")
    with ExitStack() as stack:
        guests = [stack.enter_context(guest_at(server)) for _ in range(12)]
        lives = [stack.enter_context(guest.at(guest.open("me,open"))) for guest in guests]
        owners = {nodes.owner(live.table["id"]) for live in lives}
        assert owners <= {"club-1", "club-2"}
        with guest_at(server) as bert:
            others = [stack.enter_context(bert.at(bert.join(live.table["code"]))) for live in lives]
            for live, other in zip(lives, others, strict=True):
                other.do("sit", seat=1)
                live.do("begin").play() if live.is_due else live.do("begin")
    victim = _children(server)[0]
    subprocess.run(["kill", "-9", str(victim)], check=True)
    wait_until(lambda: len(_children(server)) == 2 and victim not in _children(server), "it is not started again")
    server.wait()
    with guest_at(server) as anna, anna.at(anna.open("me,tadpole")) as live:
        live.do("begin")
    before = _children(server)
    server.send(signal.SIGHUP)
    wait_until(lambda: len(set(_children(server)) - set(before)) == 2, "SIGHUP has not restarted all children")
    server.send(signal.SIGTERM)
    server.wait_for_end()


def _children(server: ServerProcess) -> list[int]:
    found = Path(f"/proc/{server.pid}/task/{server.pid}/children").read_text().split()
    return [int(each) for each in found]


def test_several_processes_need_postgresql(tmp_path: Path) -> None:
    done = nenuphar(tmp_path, "serve", "--no-browser", "--port=0", "--processes=2")
    assert done.returncode == 2
    assert "PostgreSQL" in done.stderr


def test_children_end_with_their_parent(nodes: Nodes) -> None:
    [server] = nodes.start("club", processes="2")
    children = _children(server)
    server.kill()
    wait_until(lambda: not any(map(_runs, children)), "a child has outlived its parent")


def _runs(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


def test_a_database_that_is_down_is_said_at_the_start(tmp_path: Path) -> None:
    url = f"postgresql://nenuphar@/nothing?host={tmp_path}"
    done = nenuphar(tmp_path, "serve", "--no-browser", "--port=0", f"--database={url}")
    assert done.returncode == 75  # systemd tries again
    assert "Traceback" not in done.stderr


def set_clock(wrong_s: int) -> None:
    clock.CLOCK = clock.Clock(lambda: time.time_ns() + wrong_s * clock.SECOND_NS)


@pytest.mark.rule("TB-52")
@pytest.mark.parametrize("wrong_s", [3_600, -3_600])
def test_a_node_with_a_wrong_clock_takes_nobodys_time(nodes: Nodes, wrong_s: int) -> None:
    [a] = nodes.start("a")
    [b] = nodes.start("b", prepare=partial(set_clock, wrong_s))
    assert any("clock" in said for said in b.complaints())
    with guest_at(a) as anna, guest_at(b) as bert:
        first, _ = _match(anna, bert, decision_seconds=60)
        assert first.match is not None
        table, deadline = first.table["id"], first.match["deadline"]
        a.kill()
        with guest_at(b, anna) as again, again.at(table, first.seq) as one:
            assert one.match is not None
            assert one.lines == []  # nobody's time has run out
            assert deadline <= one.match["deadline"] <= deadline + PATIENCE_S * 1_000
