"""Those who are connected to a table: told without waiting for any of them, and cut off when they read too slowly.

A message is written to the transport as a finished frame. The ASGI way would be a coroutine and a copy for each of
them, at four times the cost; what a server sends needs no masking, so a frame is its length and its text.
"""

from asyncio import TimerHandle, WriteTransport, get_running_loop
from collections import deque
from collections.abc import Callable
from typing import NamedTuple

from nenuphar.core.codec import encode
from nenuphar.core.game import Millis
from nenuphar.server.metrics import CUT_OFF
from nenuphar.server.paths import Path
from nenuphar.server.wire import PersonId, Tells

SHORTEST_HOLD_S = 0.001
FIRST_PINGS, FIRST_PINGS_S, PINGS_S = 8, 0.1, 2.0
MOST_UNREAD_BYTES = 256 * 1024  # beside the largest message, and beside what the system holds


class Held(NamedTuple):
    """A message that waits for its time, on the loop's clock. With a `timed` one goes a ping, for its scene if new."""

    message: bytes
    due: float = 0.0
    timed: bool = False
    scene: int | None = None


class Connection:
    """One browser at one table."""

    def __init__(self, person: PersonId, transport: WriteTransport) -> None:
        self.person = person
        self.path = Path()
        self.told = 0  # the last line that it knows of
        self._transport = transport
        self._largest = 0
        self._held: deque[Held] = deque()  # what has to wait for a scene that is not to be seen yet
        self._hold: TimerHandle | None = None
        self._was_too_far = False

    @property
    def closed(self) -> bool:
        return self._transport.is_closing()

    def tell(self, message: Tells) -> None:
        self.push(frame(message))

    def push(self, message: bytes) -> None:
        if self._hold is None:
            self._write(message)
        else:
            self._held.append(Held(message))

    def show(self, message: bytes, scene: int | None, after_s: float) -> None:
        """Send a scene so many seconds from now, with a ping: the pong says when it has come."""
        self._held.append(Held(message, get_running_loop().time() + after_s, True, scene))
        if self._hold is None:
            self._release()

    def measure(self, on_change: Callable[[], None], pings: int = FIRST_PINGS) -> None:
        """Ping now and again, more often in the beginning, and tell when somebody turns out to be far away, or not."""
        if self.closed:
            return
        self._write(self.path.ping())
        if self.path.is_too_far != self._was_too_far:
            self._was_too_far = self.path.is_too_far
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
            held = self._held.popleft()
            self._write(held.message + self.path.ping(held.scene) if held.timed else held.message)

    def _write(self, message: bytes) -> None:
        transport = self._transport
        if transport.is_closing():
            return
        transport.write(message)
        if len(message) > self._largest:
            self._largest = len(message)
        if transport.get_write_buffer_size() > MOST_UNREAD_BYTES + self._largest:
            CUT_OFF.inc()
            self.cut()

    def cut(self) -> None:
        """End it at once. Asking politely would wait behind everything that was not read."""
        self._transport.abort()


class Company:
    """Who is at a table, which is not stored: it is gone with the connections."""

    def __init__(self, away: tuple[PersonId, ...], now: Millis, patience_ms: Millis) -> None:
        """`patience_ms` is how long somebody has to be away until they are gone (TB-16)."""
        self.connections: set[Connection] = set()
        self.online: dict[PersonId, int] = {}  # how many connections each has
        self.away_since: dict[PersonId, Millis] = dict.fromkeys(away, now)
        self._patience_ms = patience_ms

    def enter(self, connection: Connection) -> None:
        self.connections.add(connection)
        self.online[connection.person] = self.online.get(connection.person, 0) + 1
        self.away_since.pop(connection.person, None)

    def leave(self, connection: Connection, now: Millis) -> bool:
        """Whether this person is gone now, with the last of their connections."""
        if connection not in self.connections:
            return False
        self.connections.discard(connection)
        person = connection.person
        self.online[person] -= 1
        if self.online[person]:
            return False
        del self.online[person]
        self.away_since[person] = now
        return True

    @property
    def far(self) -> set[PersonId]:
        """Those of whom every connection is too far away for quick hands."""
        near = {connection.person for connection in self.connections if not connection.path.is_too_far}
        return set(self.online) - near

    def gone(self, now: Millis) -> frozenset[PersonId]:
        return frozenset(person for person, since in self.away_since.items() if since + self._patience_ms <= now)

    def gone_from(self, person: PersonId) -> Millis | None:
        """When somebody who is away is gone; None for those who are there."""
        since = self.away_since.get(person)
        return None if since is None else since + self._patience_ms

    def watching(self, seated: tuple[PersonId, ...]) -> int:
        return sum(1 for person in self.online if person not in seated)

    def push(self, message: bytes) -> None:
        for connection in self.connections:
            connection.push(message)


def frame(message: Tells) -> bytes:
    """A message as it goes over the wire: a text in one frame (RFC 6455, 5.2)."""
    text = encode(message)
    length = len(text)
    if length < 126:
        return bytes((0x81, length)) + text
    if length < 1 << 16:
        return b"\x81\x7e" + length.to_bytes(2) + text
    return b"\x81\x7f" + length.to_bytes(8) + text
