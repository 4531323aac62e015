"""Players who reconnect whenever the server fails, send unanswered asks again, and remember what they saw.

They use nothing but the socket's protocol: the number of the last line, and the id of the unanswered ask. Hundreds of
them share the machine with the servers, so they decode only what they need.
"""

import asyncio
import time
from collections.abc import Callable, Sequence
from hashlib import sha256
from http import HTTPStatus
from itertools import pairwise
from random import Random
from typing import Any, TypeAlias

import httpx
import msgspec
from msgspec import Raw, Struct

from bench.websocket_client import HandshakeRefused, Socket, connect
from nenuphar.core.record import verify
from nenuphar.games.quibbit import GAME

PAUSE_S, LONGEST_PAUSE_S = 0.03, 0.5
FETCH_S = 2.0  # everybody here waits meanwhile, also the one who lets a stopped node go on
PATIENCE_S = 60.0  # `verify=False` below: certificates take longer to load than a request takes
# Errors of a connection while the server is down. A refusal by a running server is not one of them.
DROPPED = (OSError, httpx.TransportError)

Line: TypeAlias = Raw


class Seat(Struct):
    kind: str


class Seats(Struct):
    you: int | None
    phase: str
    seats: list[Seat]
    rematch: str | None


class Offer(Struct):
    action: Raw


class Match(Struct):
    due: list[int]
    question: int
    offers: list[Offer]
    outcome: Any


class News(Struct, tag_field="type", tag="news"):
    lines: list[Line]
    seq: int
    table: Seats | None
    match: Match | None


class Welcome(News, tag="welcome"):
    pass


class Done(Struct, tag_field="type", tag="done"):
    id: str
    seq: int


class Presence(Struct, tag_field="type", tag="presence"):
    pass


class Numbered(Struct):
    seq: int


class Lines(Struct):
    lines: list[Line]


TELLS: msgspec.json.Decoder[News | Welcome | Done | Presence] = msgspec.json.Decoder(News | Welcome | Done | Presence)
NUMBER = msgspec.json.Decoder(Numbered)


class Ask(Struct, frozen=True):
    id: str
    text: bytes
    action: bytes | None


class Played(Struct, frozen=True):
    """What a player remembers of a match: a fingerprint of all lines, and the acknowledged moves as JSON."""

    table: str
    seat: int
    lines: int
    fingerprint: str
    moves: bytes


class Player:
    def __init__(
        self, addresses: Sequence[str], cookie: str, seat: int, luck: Random, swaps: int = 0, think_s: float = 0.0
    ) -> None:
        """`swaps` is how often this player changes their mind before the last of the others may choose (QB-P2).

        `think_s` is the time before each move.
        """
        self.addresses = addresses  # of all nodes; any will do
        self.address = addresses[0]
        self.cookie = cookie
        self.seat = seat
        self.luck = luck
        self.rivals: Sequence[Player] = ()  # the others, if they wait for each other's swaps
        self.asked = 0
        self.repeated = 0  # asks sent again after the connection was lost
        self.acknowledged = 0
        self.drops = 0
        self.heard_at: list[float] = []  # when news came, by the loop's clock
        self.socket: Socket | None = None
        self._swaps = swaps
        self._think_s = think_s
        self._thinking: asyncio.TimerHandle | None = None
        self._is_welcome = False
        self._is_done: Callable[[], bool] = lambda: True
        self.come_to("")

    def come_to(self, table: str) -> None:
        self.table = table
        self.lines: list[Line] = []
        self.moves: list[bytes] = []
        self.open: Ask | None = None
        self.latest_done = 0
        self.swaps_left = 0
        self.seats: Seats | None = None
        self.match: Match | None = None

    def __repr__(self) -> str:
        is_open = self.socket is not None and not self.socket.transport.is_closing()
        return (
            f"seat {self.seat} of {self.table}, connected to {self.address}: {is_open}, welcome: {self._is_welcome}, "
            f"lines: {len(self.lines)}, done: {self.latest_done}, open: {self.open}, seats: {self.seats}, "
            f"match: {self.match}, swaps left: {self.swaps_left}"
        )

    async def play(self, table: str) -> Played:
        """Plays a match, from sitting down to the last move."""
        self.come_to(table)
        await self._stay(lambda: self.is_over)
        assert self.latest_done <= len(self.lines)
        moves = b"[" + b",".join(self.moves) + b"]"
        return Played(table, self.seat, len(self.lines), fingerprint(self.lines), moves)

    async def rematch(self) -> str:
        await self._stay(lambda: self.seats is not None and bool(self.seats.rematch))
        assert self.seats is not None
        return str(self.seats.rematch)

    @property
    def is_over(self) -> bool:
        return self.match is not None and self.match.outcome is not None

    async def _stay(self, is_done: Callable[[], bool]) -> None:
        """Be at the table, with one connection after the other, until this is so and every ask is answered."""
        self._is_done = is_done
        pause_s = PAUSE_S
        while True:
            self.address = self.luck.choice(self.addresses)
            path = f"/api/tables/{self.table}/live?since={len(self.lines)}"
            self._is_welcome = False
            self._ended: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            try:
                port = int(self.address.rpartition(":")[2])
                self.socket = await connect(port, path, {"Cookie": self.cookie}, hear=self._hear)
                self.socket.lost = self._lost
                if self.socket.transport.is_closing():
                    self._lost()
                await self._ended
            except HandshakeRefused as refused:  # nobody plays the table at the moment
                if refused.status != HTTPStatus.SERVICE_UNAVAILABLE:
                    raise
            except DROPPED:
                self.drops += 1
            else:
                return
            finally:
                self.cut()
            pause_s = PAUSE_S if self._is_welcome else min(2 * pause_s, LONGEST_PAUSE_S)
            await asyncio.sleep(pause_s)

    def _lost(self) -> None:
        if not self._ended.done():
            self._ended.set_exception(ConnectionResetError())

    def cut(self) -> None:
        """Lose the connection without closing it."""
        if self.socket is not None:
            self.socket.transport.abort()

    def _hear(self, socket: Socket, text: bytes) -> None:
        if self._ended.done():
            return
        self.socket = socket  # a rival may call `go_on` before `connect` has returned
        try:
            self._take(socket, TELLS.decode(text))
            self._go_on(socket)
        except BaseException as error:
            self._ended.set_exception(error)

    def go_on(self, has_thought: bool = False) -> None:
        """A rival will not swap any more, or this player has thought long enough."""
        if self.socket is not None and self._is_welcome and not self._ended.done():
            self._go_on(self.socket, has_thought)

    def _thought(self) -> None:
        self._thinking = None
        self.go_on(has_thought=True)

    def _go_on(self, socket: Socket, has_thought: bool = False) -> None:
        if self.open is not None:
            return
        if self._is_done():
            self._ended.set_result(None)
            return
        wish = self._wish()
        if wish is None:
            return
        kind, action = wish
        if action is not None and self._think_s and not has_thought:
            if self._thinking is None:
                self._thinking = asyncio.get_running_loop().call_later(self._think_s, self._thought)
            return
        self.asked += 1
        name = f"{self.table}-{self.asked}"
        self.open = Ask(name, b'{"id":"%s","type":%s}' % (name.encode(), kind), action)
        socket.say(self.open.text)

    def _wish(self) -> tuple[bytes, bytes | None] | None:
        """What to ask for: its type and facts, and the action if it is a move."""
        seats, match = self.seats, self.match
        assert seats is not None
        if len(self.lines) < self.latest_done:
            return None  # the news of the last ask has not arrived yet
        if seats.you is None:
            return b'"sit","seat":%d' % self.seat, None
        if seats.phase == "waiting":
            is_ready = self.seat == 0 and all(seat.kind != "open" for seat in seats.seats)
            return (b'"begin"', None) if is_ready else None
        if self.is_over:
            return b'"rematch"', None
        if match is None or not match.offers or not self._may_move(match):
            return None
        action = bytes(self.luck.choice(match.offers).action)
        return b'"act","question":%d,"action":%s' % (match.question, action), action

    def _may_move(self, match: Match) -> bool:
        """Those who swap choose one after the other. Otherwise a swap could come too late, and be refused."""
        if self.seat not in match.due:
            self.swaps_left -= 1
            return self.swaps_left >= 0
        for rival in self.rivals:
            is_first = rival.seat in match.due and rival.seat < self.seat
            if is_first or rival.swaps_left > 0 or (rival.open is not None and rival.open.action is not None):
                return False
        self.swaps_left = self._swaps if len(match.due) > 1 else 0
        return True

    def _take(self, socket: Socket, message: News | Welcome | Done | Presence) -> None:
        match message:
            case News():
                self.heard_at.append(asyncio.get_running_loop().time())
                if isinstance(message, Welcome):
                    known = max(len(self.lines), self.latest_done)
                    assert message.seq >= known, f"lines {message.seq + 1} to {known} are lost"
                    self._fetch(message.lines)
                numbers = [NUMBER.decode(line).seq for line in message.lines]
                assert numbers == list(range(len(self.lines) + 1, message.seq + 1)), "a gap or a repetition"
                self.lines += message.lines
                self.seats = message.table or self.seats
                self.match = message.match
                if isinstance(message, Welcome):
                    self._is_welcome = True
                    if self.open is not None:
                        self.repeated += 1
                        socket.say(self.open.text)
            case Done():
                assert self.open is not None, f"{message} was answered twice"
                assert self.open.id == message.id
                if self.open.action is not None:
                    self.moves.append(self.open.action)
                    self.acknowledged += 1
                self.latest_done = message.seq
                self.open = None
                if self.swaps_left <= 0:
                    for rival in self.rivals:
                        rival.go_on()
            case Presence():
                pass

    def _fetch(self, lines: list[Line]) -> None:
        """Fetches the lines between the known ones and those of the welcome."""
        while lines and (first := NUMBER.decode(lines[0]).seq) > len(self.lines) + 1:
            url = f"http://{self.address}/api/tables/{self.table}/lines?before={first}"
            answer = httpx.get(url, headers={"Cookie": self.cookie}, timeout=FETCH_S, verify=False)
            if answer.status_code == HTTPStatus.SERVICE_UNAVAILABLE:
                raise ConnectionResetError("nobody plays the table at the moment")
            earlier = msgspec.json.decode(answer.raise_for_status().content, type=Lines).lines
            lines[:0] = [line for line in earlier if NUMBER.decode(line).seq > len(self.lines)]


class Group:
    """The players at a table. They play one match after the other until `enough` is set."""

    def __init__(
        self,
        addresses: Sequence[str],
        number: int,
        people: int = 4,
        bots: int = 0,
        swaps: int = 0,
        decision_seconds: int | None = None,
        think_s: float = 0.0,
    ) -> None:
        address = addresses[number % len(addresses)]
        self.enough = False
        self.has_clock = decision_seconds is not None
        self.played: list[Played] = []
        with httpx.Client(base_url=f"http://{address}", timeout=PATIENCE_S, verify=False) as http:
            cookies = []
            for _ in range(people):
                http.cookies.clear()
                http.get("/api/me").raise_for_status()
                cookies.append(f"nenuphar={http.cookies['nenuphar']}")
            http.cookies.clear()
            open_seats = [{"kind": "open"}] * (people - 1)
            seats = [{"kind": "me"}, *open_seats, *[{"kind": "bot", "level": "tadpole"}] * bots]
            wish = {"game": "quibbit", "seats": seats, "decision_seconds": decision_seconds, "public": True}
            opened = http.post("/api/tables", json=wish, headers={"Cookie": cookies[0]}).raise_for_status()
            self._table = str(opened.json()["id"])
        self.players = [
            Player(addresses, cookie, seat, Random(100 * number + seat), swaps, think_s)
            for seat, cookie in enumerate(cookies)
        ]
        if swaps:
            for player in self.players:
                player.rivals = [each for each in self.players if each is not player]

    def __repr__(self) -> str:
        return "\n".join(map(repr, self.players))

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


def fingerprint(lines: Sequence[Line]) -> str:
    return sha256(b"\n".join(map(bytes, lines))).hexdigest()


def check(group: Group, address: str, every: int = 1) -> None:
    """The lines and acknowledged moves of all players are stored, once. Looks at every this many matches."""
    seats = len(group.players)
    some = [each for number, each in enumerate(group.played) if number // seats % every == 0]
    stored: dict[str, Any] = {}
    for each in some:
        if each.table not in stored:
            stored[each.table] = verify(GAME, record(each, address, group.players[0].cookie)).steps
        moves = [step.command.action for step in stored[each.table] if step.command.by == each.seat]
        assert msgspec.to_builtins(moves) == msgspec.json.decode(each.moves), f"seat {each.seat} of {each.table}"
    asyncio.run(_read_again(group, some))


async def _read_again(group: Group, played: Sequence[Played]) -> None:
    """Reads every match again, as each of its seats."""
    seats = len(group.players)
    for each in (each for number, each in enumerate(played) if number // seats % seats == each.seat):
        player = group.players[each.seat]
        await player.play(each.table)  # the match is over, so this only reads
        assert fingerprint(player.lines[: each.lines]) == each.fingerprint  # a rematch may have come after it


def record(each: Played, address: str, cookie: str) -> bytes:
    url = f"http://{address}/api/tables/{each.table}/record"
    give_up_at = time.monotonic() + PATIENCE_S
    while True:
        answer = httpx.get(url, headers={"Cookie": cookie}, timeout=PATIENCE_S, verify=False)
        is_busy = answer.status_code == HTTPStatus.SERVICE_UNAVAILABLE  # a node that has just lost its lease, perhaps
        if not is_busy or time.monotonic() > give_up_at:
            return answer.raise_for_status().content
        time.sleep(LONGEST_PAUSE_S)
