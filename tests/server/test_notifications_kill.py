"""A server that is killed loses no message, and makes none twice (TB-75)."""

import asyncio
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from nenuphar.server.notify import notifier
from nenuphar.server.notify.jobs import Answer, Job
from nenuphar.server.notify.sender import Sender
from tests.server.live_server import Guest, start_match, wait_for_turn
from tests.server.push_receiver import Browser, PushReceiver
from tests.server.server_process import PATIENCE_S, ServerProcess
from tests.server.test_notifications import BASE, choose, subscribe

pytestmark = pytest.mark.rule("TB-75")


def hasty() -> None:
    """In the new process: everything at once."""
    begin = notifier.Notifier.__init__

    def hasten(self: Any, store: Any, settings: Any, *others: Any) -> None:
        quick = {"notify_after_ms": 0, "notify_gather_ms": 0, "notify_look_ms": 50, "notify_return_ms": 0}
        begin(self, store, replace(settings, **quick), *others)

    notifier.Notifier.__init__ = hasten  # type: ignore[assignment, method-assign]


def stuck() -> None:
    """Takes messages, and is never done with one."""
    hasty()

    async def never(self: Sender, job: Job) -> Answer:
        await asyncio.Event().wait()
        raise AssertionError

    Sender.do = never  # type: ignore[method-assign]


@pytest.fixture
def push(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[PushReceiver]:
    receiver = PushReceiver(tmp_path)
    monkeypatch.setenv("REQUESTS_CA_BUNDLE", str(receiver.certificate))
    monkeypatch.setenv("NENUPHAR_NOTIFY_PRIVATE", "true")
    yield receiver
    receiver.stop()


def away(server: ServerProcess, push: PushReceiver, stack: ExitStack) -> tuple[Guest, Browser]:
    """A player with a browser whose turn it is when the server is gone, and everybody with it."""
    guests = [stack.enter_context(Guest(server.address)) for _ in range(2)]
    browsers = {}
    for guest in guests:
        choose(guest)
        browsers[guest.id] = subscribe(guest, push, "phone")
    players = start_match(guests[0], guests[1], "me,open")
    mover = wait_for_turn(*players)
    server.kill()
    for player in players:
        player.socket.close()
    return mover.guest, browsers[mover.guest.id]


def test_a_killed_server_loses_no_message_and_makes_none_twice(tmp_path: Path, push: PushReceiver) -> None:
    with ExitStack() as stack:

        def serve(prepare: Callable[[], None] = hasty) -> ServerProcess:
            server = ServerProcess(tmp_path, prepare=prepare)
            stack.callback(server.kill)
            return server

        guest, browser = away(serve(), push, stack)
        # A server that is killed after it has claimed a message, and before it is sent.
        frozen = serve(stuck)
        wait_for_claim(tmp_path, guest)
        frozen.kill()
        assert push.count(browser) == 1
        free_claims(tmp_path)  # instead of waiting until the hold is over
        # The next one sends it, and is killed before it knows that it has arrived.
        path = "/" + browser.endpoint.rpartition("/")[2]
        push.hangs.add(path)
        killed = serve()
        assert push.wait(browser, 2)[1]["title"] == "Your turn"
        killed.kill()
        push.hangs.clear()
        free_claims(tmp_path)
        # So it comes again with the same tag: a browser shows one notification for a tag. And never after that.
        last = serve()
        once, again = push.wait(browser, 3)[1:]
        assert once == again
        asked = stack.enter_context(Guest(last.address, token=guest.http.cookies["nenuphar"]))
        [receiver] = asked.http.get(f"{BASE}/").json()["receivers"]
        asked.http.post(f"{BASE}/receivers/{receiver['id']}/test")
        assert push.wait(browser, 4)[3]["body"] == "A test: notifications arrive here."


def wait_for_claim(folder: Path, guest: Guest) -> None:
    sql = "SELECT count(*) FROM deliveries WHERE held_ms > 0 AND person_id = ?"
    end = time.monotonic() + PATIENCE_S
    while time.monotonic() < end:
        with closing(sqlite3.connect(folder / "nenuphar.sqlite3")) as file:
            if file.execute(sql, (guest.id,)).fetchone()[0]:
                return
        time.sleep(0.05)
    raise AssertionError("nothing was claimed")


def free_claims(folder: Path) -> None:
    with closing(sqlite3.connect(folder / "nenuphar.sqlite3")) as file:
        file.execute("UPDATE deliveries SET held_ms = 0")
        file.commit()
