"""Players who reconnect whenever the server fails, send unanswered asks again, and remember what they saw.

They use the client that bots use. What it does not need, they check: no line is lost, and nothing is answered twice.
"""

import asyncio
from collections.abc import Sequence
from hashlib import sha256
from itertools import pairwise
from random import Random
from typing import Any

import httpx
import msgspec

from nenuphar.client import Guest, Table
from nenuphar.core.record import verify
from nenuphar.games.quibbit import GAME
from nenuphar.server import wire

PATIENCE_S = 60.0


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
        self.cookie = cookie
        self.seat = seat
        self.luck = luck
        self.repeated = 0  # asks sent again after the connection was lost
        self.acknowledged = 0
        self.drops = 0
        self.heard_at: list[float] = []  # when news came, by the loop's clock
        self.table = ""
        self.lines: list[wire.Line] = []
        self._at: WatchedTable | None = None

    async def play(self, table: str) -> Played:
        """Plays a match, from sitting down to the last move."""
        self.table, self.lines = table, []
        moves: list[Any] = []
        async with WatchedTable(self, table) as at:
            while at.outcome is None:
                await self._go_on(at, moves)
            self.repeated += at.repeated
        return Played(table, self.seat, len(self.lines), fingerprint(self.lines), moves)

    async def rematch(self) -> str:
        self.lines = []
        async with WatchedTable(self, self.table) as at:
            if at.seen.rematch is None:
                await at.ask(wire.Rematch)
            await at.until(lambda: at.seen.rematch is not None)
            return str(at.seen.rematch)

    async def _go_on(self, at: "WatchedTable", moves: list[Any]) -> None:
        """Does what can be done now, or waits for news."""
        if at.seat is None:
            await at.sit(self.seat)
        elif at.seen.phase == "waiting" and self.seat == 0 and all(seat.kind != "open" for seat in at.seen.seats):
            await at.ask(wire.Begin)
        elif at.match is not None and self.seat in at.match.due and at.match.offers:
            action = self.luck.choice(at.match.offers).action
            await at.play(action)
            moves.append(action)
            self.acknowledged += 1
        else:
            before = at.messages
            await at.until(lambda: at.messages > before)

    def cut(self) -> None:
        """Lose the connection without a word."""
        if self._at is not None and self._at.socket is not None:
            self._at.socket.transport.abort()


class WatchedTable(Table):
    first_pause_s = longest_pause_s = 0.03
    patience_s = 10 * PATIENCE_S
    ping_s = None  # the server pings, so players need not

    def __init__(self, player: Player, table: str) -> None:
        super().__init__(Guest(player.addresses[0], player.cookie), table)
        self._player = player
        self._known = 0  # the latest line that the server has told or acknowledged
        self._answered: set[str] = set()
        self._has_tried = False
        self.messages = 0
        player._at = self

    def address(self) -> str:
        self._player.drops += int(self._has_tried)
        self._has_tried = True
        self.guest.address = f"http://{self._player.luck.choice(self._player.addresses)}"
        return self.guest.address

    def hear(self, tell: wire.Tells) -> None:
        self.messages += 1
        match tell:
            case wire.Welcome() | wire.News():
                self._player.heard_at.append(asyncio.get_running_loop().time())
                assert tell.seq >= self._known, f"lines {tell.seq + 1} to {self._known} are lost"
                self._read(tell)
                self._known = tell.seq
            case wire.Done(number, seq):
                assert number not in self._answered, f"{number} was answered twice"
                self._answered.add(number)
                self._known = max(self._known, seq)
            case wire.Presence():
                pass
            case _:
                raise AssertionError(f"unexpected: {tell}")

    def _read(self, tell: wire.Welcome | wire.News) -> None:
        """Adds the lines. A welcome after a long time does not have all of them."""
        known, lines = self._player.lines, list(tell.lines)
        while isinstance(tell, wire.Welcome) and lines and lines[0].seq > len(known) + 1:
            lines[:0] = [line for line in self._before(lines[0].seq) if line.seq > len(known)]
        assert [line.seq for line in lines] == list(range(len(known) + 1, tell.seq + 1)), "a gap or a repetition"
        known += lines

    def _before(self, seq: int) -> tuple[wire.Line, ...]:
        url = f"{self.guest.address}/api/tables/{self.id}/lines?before={seq}"
        try:
            answer = httpx.get(url, headers={"Cookie": self.guest.cookie}, timeout=PATIENCE_S)
        except httpx.TransportError as error:
            raise ConnectionError from error
        return msgspec.json.decode(answer.raise_for_status().content, type=wire.Earlier).lines


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


def fingerprint(lines: list[wire.Line]) -> str:
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
