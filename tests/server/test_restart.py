"""The server is stopped or killed in the middle: nothing that anybody saw is lost, and nothing is done twice."""

import os
import random
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from nenuphar.server import serving
from nenuphar.server.settings import Settings
from tests.server.pond import Guest, Live, Pond, play_on, seated

KILLS = int(os.environ.get("NENUPHAR_TORTURE", "2"))
TABLES = 3


def test_clients_go_on_after_a_restart_without_a_reload(own_pond: Callable[..., Pond]) -> None:
    pond = own_pond()
    with pond.guest() as anna, pond.guest() as bert:
        first, second = seated(anna, bert)
        first.do("chat", text="back in a minute", id="once")
        second.until(lambda live: live.seq >= first.seq)
        table, done = first.table["id"], first.answers["once"]
        first.socket.close()
        second.socket.close()
        pond.stop()
        pond.start()
        with anna.at(table, first.seq) as one, bert.at(table, second.seq) as other:
            assert one.lines == []
            assert one.ask("chat", text="back in a minute", id="once") == done
            play_on(one, other)
        with anna.at(table) as anew:
            assert anew.lines[: first.seq] == first.lines


def test_bots_and_clocks_go_on_by_themselves(own_pond: Callable[..., Pond]) -> None:
    pond = own_pond(bot_pause_ms=60_000)
    with pond.guest() as anna:
        table = anna.open("me,tadpole,tadpole")
        with anna.at(table) as live:
            live.do("begin").do("resign")
        pond.stop()
        pond.start()  # nobody is there, so nobody has to be able to follow
        end = time.monotonic() + 15
        while anna.http.get(f"/api/tables/{table}").json()["phase"] != "over":
            assert time.monotonic() < end
            time.sleep(0.1)


class Killed:
    """The server as a process of its own, to be killed."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        listener = serving.listen(Settings(database=folder, host="127.0.0.1", port=0))
        self.port = listener.getsockname()[1]
        listener.close()
        self.start()

    def start(self) -> None:
        command = [sys.executable, "-m", "nenuphar", "serve", "--no-browser", "--host=127.0.0.1", f"--port={self.port}"]
        limits = ("ASKS_PER_SECOND", "REQUESTS_PER_SECOND", "CHATS_PER_MINUTE")
        generous = {f"NENUPHAR_{limit}": "100000" for limit in limits}
        environ = {**os.environ, **generous, "NENUPHAR_HOME": str(self.folder)}
        self.process = subprocess.Popen(command, env=environ, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        end = time.monotonic() + 20
        while time.monotonic() < end:
            with suppress(httpx.HTTPError):
                if httpx.get(f"http://127.0.0.1:{self.port}/healthz").status_code == 200:
                    return
            time.sleep(0.05)
        raise AssertionError("the server does not start")

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()


class Chatterer(threading.Thread):
    """Talks as fast as it can, and remembers what was acknowledged. After a crash it says again what was not."""

    def __init__(self, guest: Guest, table: str) -> None:
        super().__init__()
        self.guest = guest
        self.table = table
        self.seen: list[dict[str, Any]] = []
        self.acknowledged: dict[str, int] = {}
        self.said = 0
        self.stopping = False

    def run(self) -> None:
        while not self.stopping:
            with suppress(ConnectionClosed, ConnectionError, InvalidStatus, TimeoutError, OSError):
                self._talk()
            time.sleep(0.02)

    def _talk(self) -> None:
        live = self.guest.at(self.table, len(self.seen))
        self._listen(live)
        with live:
            while not self.stopping:
                word = f"word-{self.said}"
                live.send("chat", text=word, id=word)
                while word not in live.answers:
                    try:
                        live.hear(5)
                    finally:
                        self._listen(live)
                self.acknowledged[word] = live.answers[word]["seq"]
                self.said += 1

    def _listen(self, live: Live) -> None:
        self.seen += live.lines
        live.lines = []


@pytest.mark.rule("TB-28")
def test_no_acknowledged_word_is_lost_or_doubled_when_the_server_is_killed(tmp_path: Path) -> None:
    server, dice = Killed(tmp_path), random.Random(1)
    try:
        guests = [Guest(f"127.0.0.1:{server.port}") for _ in range(TABLES)]
        talkers = [Chatterer(guest, guest.open("me,open")) for guest in guests]
        for talker in talkers:
            talker.start()
        for _ in range(KILLS):
            time.sleep(dice.uniform(0.3, 0.8))
            server.kill()
            server.start()
        time.sleep(0.5)
        for talker in talkers:
            talker.stopping = True
        for talker in talkers:
            talker.join()
        for talker in talkers:
            with talker.guest.at(talker.table) as live:
                words = [line["text"] for line in live.lines if line["kind"] == "chat"]
                assert len(words) == len(set(words))
                assert [f"word-{number}" for number in range(len(words))] == words
                assert live.lines[: len(talker.seen)] == talker.seen
                for word, seq in talker.acknowledged.items():
                    assert live.lines[seq - 1]["text"] == word
                assert len(talker.acknowledged) > KILLS
            talker.guest.http.close()
    finally:
        server.kill()
