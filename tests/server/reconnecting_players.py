"""Players who reconnect whenever the server fails, send unanswered asks again, and remember what they saw.

They use nothing but the socket's protocol: the number of the last line, and the id of the unanswered ask.
"""

import asyncio
from collections.abc import Callable, Sequence
from hashlib import sha256
from http import HTTPStatus
from itertools import pairwise
from random import Random
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidMessage, InvalidStatus

from nenuphar.core.record import verify
from nenuphar.games.quibbit import GAME

Facts = dict[str, Any]

PAUSE_S = 0.03
PATIENCE_S = 60.0
# The server pings, so players need not.
PLAIN: dict[str, Any] = {"compression": None, "proxy": None, "max_size": None, "ping_interval": None}
# Errors of a connection while the server is down. A refusal by a running server is not one of them.
DROPPED = (ConnectionClosed, InvalidMessage, OSError, httpx.TransportError)


class Ask(msgspec.Struct, frozen=True):
    id: str
    text: str
    action: Any


class Played(msgspec.Struct, frozen=True):
    """What a player remembers of a match: a fingerprint of all lines, and the acknowledged moves."""

    table: str
    seat: int
    lines: int
    fingerprint: str
    moves: list[Any]


class Player:
    def __init__(self, addresses: Sequence[str], cookie: str, seat: int, luck: Random) -> None:
        self.addresses = addresses  # of all nodes; any will do
        self.address = addresses[0]
        self.cookie = cookie
        self.seat = seat
        self.luck = luck
        self.asked = 0
        self.repeated = 0  # asks sent again after the connection was lost
        self.acknowledged = 0
        self.drops = 0
        self.heard_at: list[float] = []  # when news came, by the loop's clock
        self.socket: ClientConnection | None = None
        self.come_to("")

    def come_to(self, table: str) -> None:
        self.table = table
        self.lines: list[Facts] = []
        self.moves: list[Any] = []
        self.open: Ask | None = None
        self.latest_done = 0
        self.seats: Facts = {}
        self.match: Facts | None = None

    async def play(self, table: str) -> Played:
        """Plays a match, from sitting down to the last move."""
        self.come_to(table)
        await self._stay(lambda: self.is_over)
        assert self.latest_done <= len(self.lines)
        return Played(table, self.seat, len(self.lines), fingerprint(self.lines), self.moves)

    async def rematch(self) -> str:
        await self._stay(lambda: bool(self.seats["rematch"]))
        return str(self.seats["rematch"])

    @property
    def is_over(self) -> bool:
        return self.match is not None and self.match["outcome"] is not None

    async def _stay(self, done: Callable[[], bool]) -> None:
        headers = {"Cookie": self.cookie}
        finished = False
        while not finished:
            self.address = self.luck.choice(self.addresses)
            url = f"ws://{self.address}/api/tables/{self.table}/live?since={len(self.lines)}"
            try:
                async with connect(url, additional_headers=headers, **PLAIN) as s:
                    self.socket = s
                    self._hear(await s.recv())
                    if self.open is not None:
                        self.repeated += 1
                        await s.send(self.open.text)
                    await self._converse(s, done)
                    finished = True
            except DROPPED:
                self.drops += 1
                await asyncio.sleep(PAUSE_S)
            except InvalidStatus as refused:  # nobody plays the table at the moment
                if refused.response.status_code != HTTPStatus.SERVICE_UNAVAILABLE:
                    raise
                await asyncio.sleep(PAUSE_S)

    async def _converse(self, socket: ClientConnection, done: Callable[[], bool]) -> None:
        while self.open is not None or not done():
            if self.open is None and (wish := self._wish()) is not None:
                self.asked += 1
                name = f"{self.table}-{self.asked}"
                self.open = Ask(name, msgspec.json.encode({"id": name, **wish}).decode(), wish.get("action"))
                await socket.send(self.open.text)
            self._hear(await socket.recv())

    def _wish(self) -> Facts | None:
        if len(self.lines) < self.latest_done:
            return None  # the news of the last ask has not arrived yet
        if self.seats["you"] is None:
            return {"type": "sit", "seat": self.seat}
        if self.seats["phase"] == "waiting":
            ready = self.seat == 0 and all(seat["kind"] != "open" for seat in self.seats["seats"])
            return {"type": "begin"} if ready else None
        if self.is_over:
            return {"type": "rematch"}
        if self.match is not None and self.seat in self.match["due"] and self.match["offers"]:
            action = self.luck.choice(self.match["offers"])["action"]
            return {"type": "act", "question": self.match["question"], "action": action}
        return None

    def _hear(self, text: str | bytes) -> None:
        message: Facts = msgspec.json.decode(text)
        match message["type"]:
            case "welcome" | "news":
                self.heard_at.append(asyncio.get_running_loop().time())
                if message["type"] == "welcome":
                    known = max(len(self.lines), self.latest_done)
                    assert message["seq"] >= known, f"lines {message['seq'] + 1} to {known} are lost"
                    self._fetch(message["lines"])
                numbers = [line["seq"] for line in message["lines"]]
                assert numbers == list(range(len(self.lines) + 1, message["seq"] + 1)), "a gap or a repetition"
                self.lines += message["lines"]
                self.seats = message["table"] or self.seats
                self.match = message["match"]
            case "done":
                assert self.open is not None, f"{message} was answered twice"
                assert self.open.id == message["id"]
                if self.open.action is not None:
                    self.moves.append(self.open.action)
                    self.acknowledged += 1
                self.latest_done = message["seq"]
                self.open = None
            case "presence":
                pass
            case _:
                raise AssertionError(f"{message} to {self.open}")

    def cut(self) -> None:
        """Lose the connection without a word."""
        if self.socket is not None:
            self.socket.transport.abort()

    def _fetch(self, lines: list[Facts]) -> None:
        """Fetches the lines between the known ones and those of the welcome."""
        while lines and lines[0]["seq"] > len(self.lines) + 1:
            url = f"http://{self.address}/api/tables/{self.table}/lines?before={lines[0]['seq']}"
            answer = httpx.get(url, headers={"Cookie": self.cookie}, timeout=PATIENCE_S)
            earlier = answer.raise_for_status().json()["lines"]
            lines[:0] = [line for line in earlier if line["seq"] > len(self.lines)]


class Group:
    """The players at a table. They play one match after the other until `enough` is set."""

    def __init__(self, addresses: Sequence[str], number: int, people: int = 4, bots: int = 0) -> None:
        address = addresses[number % len(addresses)]
        self.enough = False
        self.played: list[Played] = []
        with httpx.Client(base_url=f"http://{address}", timeout=PATIENCE_S) as http:
            cookies = []
            for _ in range(people):
                http.cookies.clear()
                http.get("/api/me").raise_for_status()
                cookies.append(f"nenuphar={http.cookies['nenuphar']}")
            http.cookies.clear()
            open_seats = [{"kind": "open"}] * (people - 1)
            seats = [{"kind": "me"}, *open_seats, *[{"kind": "bot", "level": "tadpole"}] * bots]
            wish = {"game": "quibbit", "seats": seats, "decision_seconds": None, "public": True}
            opened = http.post("/api/tables", json=wish, headers={"Cookie": cookies[0]}).raise_for_status()
            self._table = str(opened.json()["id"])
        self.players = [
            Player(addresses, cookie, seat, Random(100 * number + seat)) for seat, cookie in enumerate(cookies)
        ]

    @property
    def acknowledged(self) -> int:
        return sum(player.acknowledged for player in self.players)

    def longest_silence_s(self, since: float) -> float:
        """The longest time in which nobody here heard anything; what was heard before is forgotten."""
        heard = sorted(at for player in self.players for at in player.heard_at if at >= since)
        for player in self.players:
            player.heard_at.clear()
        return max((later - earlier for earlier, later in pairwise([since, *heard])), default=0.0)

    async def play_on(self) -> None:
        table = self._table
        while True:
            self.played += await asyncio.gather(*(player.play(table) for player in self.players))
            if self.enough:
                return
            table = await self.players[0].rematch()


def fingerprint(lines: list[Facts]) -> str:
    return sha256(msgspec.json.encode(lines)).hexdigest()


def check(group: Group, address: str) -> None:
    """Every player's lines and acknowledged moves are stored, once."""
    stored: dict[str, Any] = {}
    for each in group.played:
        if each.table not in stored:
            stored[each.table] = verify(GAME, record(each, address, group.players[0].cookie)).steps
        moves = [step.command.action for step in stored[each.table] if step.command.by == each.seat]
        assert msgspec.to_builtins(moves) == each.moves, f"seat {each.seat} of {each.table}"
    asyncio.run(_read_again(group))


async def _read_again(group: Group) -> None:
    """Reads every match again, as each of its seats."""
    seats = len(group.players)
    for each in (each for number, each in enumerate(group.played) if number // seats % seats == each.seat):
        player = group.players[each.seat]
        await player.play(each.table)  # the match is over, so this only reads
        assert fingerprint(player.lines[: each.lines]) == each.fingerprint  # a rematch may have come after it


def record(each: Played, address: str, cookie: str) -> bytes:
    url = f"http://{address}/api/tables/{each.table}/record"
    answer = httpx.get(url, headers={"Cookie": cookie}, timeout=PATIENCE_S)
    return answer.raise_for_status().content
