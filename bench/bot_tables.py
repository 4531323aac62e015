"""300 tables with bots: do they slow down the bots and the moves of people? Run `python -m bench.bot_tables`.

One person plays Quibbit! against a searching bot, and four people play at another table: first with nothing else, then
beside the 300 tables. In one run these have only bots; in another run, clients from one other address play with them,
with a socket at each table. What counts is the ratio of the two measurements in one run.
"""

import asyncio
import sys
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import suppress
from http.client import HTTPConnection
from statistics import median, quantiles
from typing import Any

import msgspec

from bench import quibbit_players, servers
from bench.figure import Figure
from bench.websocket_client import Socket, connect

TABLES = 300
AT_ONCE = 20
BOTS = ("heron", "frog")  # at the many tables: one searches, one does not
NEIGHBOUR = "127.0.0.2"  # the address of those who open the tables
OWN_BOT = "heron"
ANSWERS = 25
MOVES = 200
PAUSE_S = 0.02  # between two moves, so that they do not delay each other
SLOWER = 2.0


def figures() -> Iterator[Figure]:
    yield from _beside("of bots alone", _leave_alone)
    yield from _beside("that one address holds open", _hold_open)


def _beside(which: str, fill: "Fill") -> Iterator[Figure]:
    with servers.nenuphar(settings={"NENUPHAR_BOT_PAUSE_MS": "0"}) as server:
        alone, beside = asyncio.run(_measured(server.port, fill))
    bots = [median(each[0]) for each in (alone, beside)]
    moves = [quantiles(each[1], n=100)[-1] for each in (alone, beside)]
    slow = [max(each[0]) for each in (alone, beside)]
    for what, (without, within) in (
        ("a person's bot answers, at the median", bots),
        ("a person's bot answers, the slowest", slow),
        ("a person's move, p99", moves),
    ):
        measured = f"{within / without:.2f} times as long: {within:.1f} ms, without them {without:.1f} ms"
        yield Figure(f"{what}, beside {TABLES} tables {which}", measured, f"{SLOWER} times", within <= SLOWER * without)


Measured = tuple[list[float], list[float]]  # the answer times of a bot and of moves, in milliseconds
Fill = Callable[["Person"], Awaitable[None]]  # what a person does at each of the many tables


async def _measured(port: int, fill: Fill) -> tuple[Measured, Measured]:
    await _both(port)  # warm-up: starts the bots' process
    alone = await _both(port)
    places = asyncio.Semaphore(AT_ONCE)

    async def one() -> "Person":
        async with places:
            person = Person(port, NEIGHBOUR)
            await person.sit(BOTS)
            await fill(person)
            return person

    _people = await asyncio.gather(*(one() for _ in range(TABLES)))
    return alone, await _both(port)


async def _both(port: int) -> Measured:
    return await _answers(port), await _moves(port)


async def _answers(port: int) -> list[float]:
    """The time from the answer to a person's move until the news of the bot's move."""
    person = Person(port)
    await person.sit((OWN_BOT,))
    found: list[float] = []
    while len(found) < ANSWERS:
        latency = await person.turn()
        if latency is None:
            person.leave()
            person = Person(port)
            await person.sit((OWN_BOT,))
        else:
            found.append(latency)
    person.leave()
    return found


async def _moves(port: int) -> list[float]:
    clients = quibbit_players.QuibbitPlayers()
    await clients.sit(port, 0)
    found: list[float] = []
    while len(found) < MOVES:
        made = clients.move()
        if made is None:
            await clients.sit(port, 0)
            continue
        socket, text = made
        news = [each.expect(b'"type":"news"') for each in clients.sockets]
        began = time.perf_counter()
        socket.say(text)
        for each, message in zip(clients.sockets, await asyncio.gather(*news), strict=True):
            each.latest = message
        found.append((time.perf_counter() - began) * 1_000)
        await asyncio.sleep(PAUSE_S)
    for each in clients.sockets:
        each.transport.abort()
    return found


async def _leave_alone(person: "Person") -> None:
    await person.ask({"type": "resign"})
    person.leave()


async def _hold_open(person: "Person") -> None:
    person.play_on()


class Person:
    """A person at a table of Quibbit! with bots."""

    socket: Socket

    def __init__(self, port: int, source: str = "127.0.0.1") -> None:
        self._port = port
        self._source = source, 0
        self._asked = 0
        self._match: Any = None
        self._heard = asyncio.Event()
        self._done: asyncio.Future[float] | None = None

    async def sit(self, bots: tuple[str, ...]) -> None:
        table, cookie = await asyncio.to_thread(self._open, bots)
        self._match = None
        self.socket = await connect(self._port, f"/api/tables/{table}/live", {"Cookie": cookie}, source=self._source)
        self.socket.hear = self._hear
        await self.ask({"type": "begin"})

    def _open(self, bots: tuple[str, ...]) -> tuple[str, str]:
        """A new table of a new guest, and the guest's cookie."""
        http = HTTPConnection("127.0.0.1", self._port, source_address=self._source)
        http.request("GET", "/api/me")
        answer = http.getresponse()
        answer.read()
        cookie = (answer.getheader("set-cookie") or "").partition(";")[0]
        plans = [{"kind": "me"}, *({"kind": "bot", "level": level} for level in bots)]
        wish: dict[str, Any] = {
            "game": "quibbit",
            "seats": plans,
            "options": {},
            "decision_seconds": None,
            "public": False,
        }
        headers = {"Cookie": cookie, "Content-Type": "application/json"}
        http.request("POST", "/api/tables", msgspec.json.encode(wish), headers)
        table = msgspec.json.decode(http.getresponse().read())["id"]
        http.close()
        return table, cookie

    async def ask(self, wish: dict[str, Any]) -> float:
        self._asked += 1
        self._done = asyncio.get_running_loop().create_future()
        self.socket.say(msgspec.json.encode({"id": str(self._asked), **wish}))
        return await self._done

    async def turn(self) -> float | None:
        """Makes a move, and returns the time until the next one is possible, if a bot had to answer."""
        while True:
            await self._my_turn()
            match = self._match
            if match["outcome"] is not None:
                return None
            action = match["offers"][0]["action"]
            done = await self.ask({"type": "act", "question": match["question"], "action": action})
            if 0 in self._match["due"]:
                continue
            await self._my_turn()
            return (time.perf_counter() - done) * 1_000

    def play_on(self) -> None:
        """Move as soon as it is one's turn, in one match after the other."""

        async def play() -> None:
            while True:
                if await self.turn() is None:
                    self.leave()
                    await self.sit(BOTS)

        self._playing = asyncio.get_running_loop().create_task(play())

    async def _my_turn(self) -> None:
        while self._match is None or (0 not in self._match["due"] and self._match["outcome"] is None):
            self._heard.clear()
            await self._heard.wait()

    def leave(self) -> None:
        with suppress(OSError):
            self.socket.transport.abort()

    def _hear(self, _: Socket, text: bytes) -> None:
        message = msgspec.json.decode(text)
        if message["type"] == "news" and message["match"] is not None:
            self._match = message["match"]
            self._heard.set()
        elif message["type"] == "done" and self._done is not None and not self._done.done():
            self._done.set_result(time.perf_counter())


if __name__ == "__main__":
    for figure in figures():
        sys.stdout.write(f"{figure}\n")
