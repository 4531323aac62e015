"""What notifications cost the players' moves, and whether any is lost or doubled when the server is killed.

Two servers play the same load in turns. One of them has ten thousand people waiting elsewhere, whose turns come at the
pace of an hour. Then all that are left come at once, and the server is killed several times while it sends them.
"""

import asyncio
import os
import signal
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from threading import Lock, Thread

from bench.figure import Figure
from bench.servers import nenuphar
from bench.table_load import SECONDS, WARM_UP_S, Run
from nenuphar.core.codec import encode
from nenuphar.server.notify.jobs import Push
from nenuphar.server.notify.messages import StoredReceiver
from nenuphar.server.wire import NotifyChoices, TableCard
from nenuphar.store import Append, Card, Receiver, Turn
from nenuphar.store.opening import open_store
from tests.server.push_receiver import Browser

PEOPLE = 10_000
HOUR_MS = 3_600_000
ROUNDS = 5
KILLS = 3
MOST_S = 1_800.0
MOST_RATIO, MOST_SHARE = 1.05, 0.01
AFTER_MS = 10_000  # as in the settings


class Sink:
    """A push service that counts what arrives, by its topic. A browser shows one notification for each."""

    def __init__(self) -> None:
        self.topics: Counter[str] = Counter()
        lock, topics = Lock(), self.topics

        class Protocol(BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def do_POST(self) -> None:
                self.rfile.read(int(self.headers["content-length"]))
                with lock:
                    topics[self.headers["topic"]] += 1
                self.send_response(201)
                self.send_header("content-length", "0")
                self.end_headers()

            def log_message(self, *_: object) -> None:
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Protocol)
        self.origin = f"http://127.0.0.1:{self._server.server_port}"
        Thread(target=self._server.serve_forever, daemon=True).start()

    def stop(self) -> None:
        self._server.shutdown()
        self._server.server_close()


def figures() -> Iterator[Figure]:
    with ExitStack() as stack:
        sink = Sink()
        stack.callback(sink.stop)
        home = Path(stack.enter_context(TemporaryDirectory()))
        asyncio.run(_fill(home / "nenuphar.sqlite3", sink.origin))
        settings = {"NENUPHAR_NOTIFY_PRIVATE": "true"}
        with ExitStack() as playing:
            plain = Run(playing.enter_context(nenuphar()), playing)
            telling = Run(playing.enter_context(nenuphar(home, settings)), playing)
            for run in (plain, telling):
                run.play(WARM_UP_S)
                run.forget()
            for _ in range(ROUNDS):
                plain.play(SECONDS)
                telling.play(SECONDS)
        told = len(sink.topics)
        ratio = median(b / a for a, b in zip(plain.cpu_us_per_move, telling.cpu_us_per_move, strict=True))
        what = f"a move beside notifications at {PEOPLE:,} an hour ({told} meanwhile)"
        cost = f"{ratio:.3f} times the CPU time of a move without ({median(plain.cpu_us_per_move):.0f} µs)"
        yield Figure(what, cost, f"at most {MOST_RATIO}", ratio <= MOST_RATIO)
        asyncio.run(_all_at_once(home / "nenuphar.sqlite3"))
        yield from _killed(home, settings, sink)


def _killed(home: Path, settings: dict[str, str], sink: Sink) -> Iterator[Figure]:
    """All that are left at once, and a server that is killed while it sends them."""
    spent_s, sent = 0.0, 0
    end = time.monotonic() + MOST_S
    for kill in range(KILLS + 1):
        with nenuphar(home, settings) as server:
            is_last = kill == KILLS
            goal = PEOPLE if is_last else len(sink.topics) + (PEOPLE - len(sink.topics)) // (KILLS + 2)
            began_s, began = server.cpu_s, sum(sink.topics.values())
            while len(sink.topics) < goal and time.monotonic() < end:
                time.sleep(0.1)
            spent_s, sent = spent_s + server.cpu_s - began_s, sent + sum(sink.topics.values()) - began
            if is_last:
                time.sleep(2.0)  # nothing may follow
            else:
                os.kill(server.pid, signal.SIGKILL)
    twice = sum(count - 1 for count in sink.topics.values())
    lost = PEOPLE - len(sink.topics)
    what = f"{PEOPLE:,} notifications, with kill -9 {KILLS} times while they are sent"
    measured = f"{lost} lost, {twice} sent again on the same topic, for which a browser shows one"
    yield Figure(what, measured, "none lost, one topic each", not lost)
    each_s = spent_s / max(sent, 1)
    share = each_s * PEOPLE / 3_600
    what = f"the server's own CPU time for {PEOPLE:,} notifications an hour"
    measured = f"{share:.2%} of a core ({each_s * 1e3:.2f} ms each)"
    yield Figure(what, measured, f"less than {MOST_SHARE:.0%}", share < MOST_SHARE)


async def _fill(path: Path, origin: str) -> None:
    """People with a browser, each at a table where their turn comes some time in the next hour."""
    store = await open_store(path)
    now = time.time_ns() // 1_000_000
    keys = Browser("").subscription
    choices = encode(NotifyChoices(quiet=False))

    async def add(number: int) -> None:
        person, table, at = f"p{number:05}", f"t{number:011}", now + number * HOUR_MS // PEOPLE - AFTER_MS
        place = Push(f"{origin}/{person}", keys["p256dh"], keys["auth"])
        await store.keep_notify_choices(person, choices, now)
        kept = encode(StoredReceiver(place, "phone", "http://127.0.0.1"))
        await store.keep_receiver(Receiver(person, person, person, True, now, kept), 10)
        card = TableCard(table, "quibbit", "playing", False, (person,), 0, False, False, now)
        listed = Card(table.upper(), False, "playing", now, encode(card), now)
        append = Append(
            table_id=table,
            expected_seq=0,
            events=(b"{}",),
            at_ms=now,
            deadline_ms=None,
            card=listed,
            seated=(person,),
            turns=(Turn(person, True, at),),
        )
        await store.append(append)

    for start in range(0, PEOPLE, 250):
        await asyncio.gather(*map(add, range(start, start + 250)))
    await store.close()


async def _all_at_once(path: Path) -> None:
    store = await open_store(path)
    now = time.time_ns() // 1_000_000
    for number in range(PEOPLE):
        [turn] = await store.turns(f"t{number:011}")
        if turn.changed_ms > now - AFTER_MS:
            await store.keep_turns(f"t{number:011}", (Turn(turn.person_id, True, now - AFTER_MS),))
    await store.close()


if __name__ == "__main__":
    for figure in figures():
        print(figure, flush=True)
