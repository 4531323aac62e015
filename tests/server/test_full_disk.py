"""A full disk: /healthz and players are told, and the server recovers by itself."""

import time
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from nenuphar.server.table.health import CANNOT_SAVE
from tests.full_disk import full_disk
from tests.server.live_server import PATIENCE_S, Guest, close_code, start_match, wait_for_turn
from tests.server.server_process import ServerProcess


def until(ready: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE_S
    while not ready():
        assert time.monotonic() < end, "timed out"
        time.sleep(0.05)


@pytest.mark.rule("TB-28")
def test_a_full_disk_is_reported_and_play_continues_when_there_is_room(tmp_path: Path) -> None:
    process = ServerProcess(tmp_path)

    def health() -> tuple[int, str]:
        answer = httpx.get(f"http://{process.address}/healthz", timeout=PATIENCE_S)
        return answer.status_code, answer.text

    try:
        with ExitStack() as stack:
            anna, bert = (stack.enter_context(Guest(process.address)) for _ in range(2))
            first, second = map(stack.enter_context, start_match(anna, bert, "me,open"))
            mover = wait_for_turn(first, second)
            assert mover.match is not None
            move = {"question": mover.match["question"], "action": mover.offers[0], "id": "the-one"}
            with full_disk(process.pid, tmp_path):
                until(lambda: health() == (503, "nothing can be stored"))
                mover.send("act", **move)
                assert close_code(first) == close_code(second) == CANNOT_SAVE
                with pytest.raises(ConnectionClosed) as told:
                    anna.at(first.table["id"])
                assert told.value.rcvd is not None
                assert told.value.rcvd.code == CANNOT_SAVE
                assert health()[0] == 503
            until(lambda: health() == (200, "ok"))
            again = stack.enter_context(mover.guest.at(first.table["id"], mover.seq))
            again.do("act", **move)
    finally:
        process.kill()
    said = process.log.read_text()
    assert said.count("nothing can be stored") == 1, "logged more than once"
    assert "Traceback" not in said


@pytest.mark.rule("TB-28")
def test_the_first_move_notices_a_full_disk(tmp_path: Path) -> None:
    """Without a request for /healthz."""
    process = ServerProcess(tmp_path)
    try:
        with ExitStack() as stack:
            anna, bert = (stack.enter_context(Guest(process.address)) for _ in range(2))
            first, second = map(stack.enter_context, start_match(anna, bert, "me,open"))
            with full_disk(process.pid, tmp_path):
                first.send("chat", text="x" * 300)
                assert close_code(first) == close_code(second) == CANNOT_SAVE
                assert httpx.get(f"http://{process.address}/healthz").status_code == 503
    finally:
        process.kill()
