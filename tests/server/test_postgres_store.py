"""The whole server on PostgreSQL: `--database postgresql://…` is all that it takes."""

import time
from contextlib import ExitStack
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from nenuphar.server.table.health import CANNOT_SAVE
from tests.postgres_server import PostgresServer
from tests.server.live_server import PATIENCE_S, Guest, LiveServer, close_code, play_on, start_match, wait_for_turn


@pytest.mark.rule("TB-28")
def test_a_match_is_played_while_database_and_server_restart(tmp_path: Path, postgres: PostgresServer) -> None:
    _, url = postgres.new_database()
    server = LiveServer(tmp_path, database=url, files=tmp_path)
    try:
        with server.guest() as anna, server.guest() as bert:
            first, second = start_match(anna, bert, "me,open")
            table = first.table["id"]
            with first, second:
                wait_for_turn(first, second).play()
                postgres.stop()
                postgres.start()
            play_once(table, anna, bert)
            server.stop()
            server.start()
            with anna.at(table, first.seq) as one, bert.at(table, second.seq) as two:
                play_on(one, two)
                assert one.is_over
    finally:
        server.stop()


def play_once(table: str, *guests: Guest) -> None:
    """As pages do it: a server that was without its database for too long cuts all connections."""
    end = time.monotonic() + PATIENCE_S
    while True:
        try:
            with ExitStack() as stack:
                wait_for_turn(*(stack.enter_context(guest.at(table)) for guest in guests)).play()
            return
        except (ConnectionClosed, InvalidStatus):
            assert time.monotonic() < end, "nobody can play any more"
            time.sleep(0.02)


@pytest.mark.rule("TB-28")
def test_a_move_without_a_database_has_not_happened(tmp_path: Path, postgres: PostgresServer) -> None:
    _, url = postgres.new_database()
    server = LiveServer(tmp_path, database=url, files=tmp_path)
    try:
        with server.guest() as anna, server.guest() as bert:
            first, second = start_match(anna, bert, "me,open")
            mover = wait_for_turn(first, second)
            guest, other = (anna, second) if mover is first else (bert, first)
            assert mover.match is not None
            move = {"question": mover.match["question"], "action": mover.offers[0], "id": "the-one"}
            postgres.stop()
            try:
                mover.send("act", **move)
                # Whether the store gives up first or the node's lease ends: everybody reads why.
                assert (close_code(mover), close_code(other)) == (CANNOT_SAVE, CANNOT_SAVE)
                assert "the-one" not in mover.answers
                with pytest.raises(ConnectionClosed) as closed:
                    guest.at(first.table["id"])
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == CANNOT_SAVE
            finally:
                postgres.start()
            assert server.app is not None
            end = time.monotonic() + PATIENCE_S
            while not (server.app.node.may_answer and server.app.context.lobby.health.is_well):
                assert time.monotonic() < end, "the server does not notice that it can store again"
                time.sleep(0.01)
            with guest.at(first.table["id"], mover.seq) as again:
                again.do("act", **move)
    finally:
        server.stop()
