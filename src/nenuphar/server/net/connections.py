"""The connections to a table. Sending never waits for a browser.

A message goes to the socket as encoded text. The ASGI way, a coroutine and a copy for each viewer, costs four times as
much.
"""

from asyncio import TimerHandle, get_running_loop
from collections.abc import Callable
from typing import NamedTuple

from nenuphar.core.codec import encode
from nenuphar.core.game import Millis, Seat
from nenuphar.server.model.presence import Presence
from nenuphar.server.net.latency import Latency
from nenuphar.server.net.websocket import WebSocket
from nenuphar.server.wire import PersonId, Tells

SHORTEST_HOLD_S = 0.001
FIRST_PINGS, FIRST_PINGS_S, PINGS_S = 8, 0.1, 2.0


class Screen(NamedTuple):
    """A big screen, which may show the invitation or not (TB-92)."""

    invites: bool


class Held(NamedTuple):
    """Messages that wait until `due`, on the loop's clock. A ping follows `timed` ones, for their scene if new."""

    messages: tuple[bytes, ...]
    due: float = 0.0
    timed: bool = False
    scene: int | None = None


class Connection:
    """One browser at one table."""

    def __init__(self, person: PersonId, socket: WebSocket, address: str = "", screen: Screen | None = None) -> None:
        self.person = person
        self.address = address
        self.screen = screen  # if it is a big screen, which is no person (TB-91)
        self.holder: Seat | None = None  # the player who holds this device, if several pass it on (TB-93)
        self.latency = Latency()
        self.quick = False  # whether bots play without pauses for it (TB-50)
        self.lines_sent = 0  # how many of the table's lines it was sent; hidden ones count too
        self._socket = socket
        self._held: list[Held] = []  # waits for a scene that is not due yet
        self._hold: TimerHandle | None = None
        self._was_too_far = False

    @property
    def closed(self) -> bool:
        return self._socket.closed

    def tell(self, message: Tells) -> None:
        self.push(encode(message))

    def answer(self, message: Tells) -> None:
        """Send at once, even while a scene is held back. Only for messages that say nothing about the match."""
        self._write(encode(message))

    def push(self, *messages: bytes) -> None:
        if self._hold is None:
            self._write(*messages)
        else:
            self._held.append(Held(messages))

    def show(self, messages: tuple[bytes, ...], scene: int | None, after_s: float) -> None:
        """Send a scene after this many seconds, with a ping: the pong says when it has arrived."""
        self._held.append(Held(messages, get_running_loop().time() + after_s, True, scene))
        if self._hold is None:
            self._release()

    def measure(self, on_change: Callable[[], None], pings: int = FIRST_PINGS) -> None:
        """Ping regularly, more often at first. Call `on_change` when the connection becomes too slow or fast enough."""
        if self.closed:
            return
        self._socket.send(ping=self.latency.ping())
        if self.latency.is_too_far != self._was_too_far:
            self._was_too_far = self.latency.is_too_far
            on_change()
        pause_s = FIRST_PINGS_S if pings else PINGS_S
        get_running_loop().call_later(pause_s, self.measure, on_change, max(0, pings - 1))

    def _release(self) -> None:
        """Write what is due, up to the next scene that is not."""
        self._hold = None
        loop = get_running_loop()
        while self._held:
            due = self._held[0].due - loop.time()
            if due > SHORTEST_HOLD_S:
                self._hold = loop.call_later(due, self._release)
                return
            held = self._held.pop(0)
            self._write(*held.messages, ping=self.latency.ping(held.scene) if held.timed else None)

    def _write(self, *messages: bytes, ping: bytes | None = None) -> None:
        if not self.closed:
            self._socket.send(*messages, ping=ping)

    def end(self, code: int) -> None:
        self._socket.end(code)

    def cut(self) -> None:
        self._socket.cut()


class Connections:
    """All connections to one table. They are not stored."""

    def __init__(self, away: tuple[PersonId, ...], now: Millis, patience_ms: Millis) -> None:
        """`patience_ms`: a person who is absent for longer counts as gone (TB-16)."""
        self.all: dict[Connection, None] = {}  # in order of arrival: a set would have none
        self.online: dict[PersonId, int] = {}  # how many connections each has
        self.away_since: dict[PersonId, Millis] = dict.fromkeys(away, now)
        self._patience_ms = patience_ms

    def enter(self, connection: Connection) -> None:
        self.all[connection] = None
        if connection.screen is not None:
            return
        self.online[connection.person] = self.online.get(connection.person, 0) + 1
        self.away_since.pop(connection.person, None)

    def leave(self, connection: Connection, now: Millis) -> bool:
        """Returns whether it was the last connection of its person."""
        if connection not in self.all:
            return False
        del self.all[connection]
        if connection.screen is not None:
            return False
        person = connection.person
        self.online[person] -= 1
        if self.online[person]:
            return False
        del self.online[person]
        self.away_since[person] = now
        return True

    def addresses(self, *people: PersonId) -> set[str]:
        """The addresses of these people."""
        return {each.address for each in self.all if each.address and each.person in people and each.screen is None}

    @property
    def follows(self) -> bool:
        """Whether somebody connected wants to follow what bots do (TB-50)."""
        return any(not connection.quick for connection in self.people)

    @property
    def people(self) -> list[Connection]:
        """The connections of people, without big screens."""
        return [connection for connection in self.all if connection.screen is None]

    @property
    def far(self) -> set[PersonId]:
        """The people whose connections are all too slow for games of speed."""
        near = {connection.person for connection in self.people if not connection.latency.is_too_far}
        return set(self.online) - near

    def gone(self, now: Millis) -> frozenset[PersonId]:
        return frozenset(person for person, since in self.away_since.items() if since + self._patience_ms <= now)

    def presence(self, seated: tuple[PersonId, ...]) -> Presence:
        """Who is connected, as views need it."""
        gone_from = {person: since + self._patience_ms for person, since in self.away_since.items()}
        watching = sum(person not in seated for person in self.online)
        return Presence(frozenset(self.online), gone_from, watching, len(self.all) - len(self.people))

    def push(self, message: bytes) -> None:
        for connection in self.all:
            connection.push(message)
