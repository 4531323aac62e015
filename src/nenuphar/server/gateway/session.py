"""A table's socket: admits a visitor, reads their asks, and hands them to the table.

It bypasses the HTTP framework, so that messages pass through few layers.
"""

from functools import partial
from typing import Any
from urllib.parse import parse_qs

import msgspec

from nenuphar.core.codec import encode, malformed, refuse_huge_numbers
from nenuphar.core.game import Refused
from nenuphar.server import wire
from nenuphar.server.clock import now_ms
from nenuphar.server.gateway.identity import COOKIE
from nenuphar.server.gateway.problems import problem, status_of
from nenuphar.server.gateway.request_context import AppContext
from nenuphar.server.metrics import SOCKETS
from nenuphar.server.net.addresses import host_of, household
from nenuphar.server.net.connections import Connection, Screen
from nenuphar.server.net.rate_limits import Bucket
from nenuphar.server.net.websocket import EXTENSION, WebSocket
from nenuphar.server.table.health import CANNOT_SAVE
from nenuphar.server.table.table import Table
from nenuphar.store import PersonDeleted, Unavailable

Message = dict[str, Any]

MOST_ID = 64
MOST_IGNORED = 100  # messages in a row after a request to slow down
MOST_SOCKETS_EACH = 20
TALK = (wire.Chat, wire.React)
_decoder = msgspec.json.Decoder(wire.Asks)


class Sessions:
    def __init__(self, context: AppContext) -> None:
        self._context = context
        self._open: dict[wire.PersonId, int] = {}

    async def __call__(self, scope: Message, headers: dict[str, str]) -> None:
        host, socket = host_of(scope), socket_of(scope)
        try:
            self._context.addresses.take("requests", host)
            await self._context.tokens.look_up_key(cookie(headers))
            person = self._admit(headers, host)
            socket.when_lost(partial(self._leave, person, host))
            table, screen = await self._let_in(person, scope)
        except Refused as refused:
            refuse(socket, refused)
        except Unavailable:
            refuse(socket, Refused("TB-28"))
        except PersonDeleted:
            refuse(socket, Refused("TB-23"))
        else:
            if not socket.accept():
                return
            if self._context.lobby.health.is_well:
                self._join(person, table, socket, scope, screen)
            else:
                socket.end(CANNOT_SAVE)

    def _admit(self, headers: dict[str, str], host: str) -> wire.PersonId:
        """The visitor. Counted without an await in between, so that a rush cannot exceed the limit (TB-24)."""
        context = self._context
        token = cookie(headers)
        known = context.tokens.read(token, now_ms()) if token else None
        if known is None:
            raise Refused("TB-23")
        context.requests.take(known.person)
        crowded = sum(self._open.values()) >= context.settings.most_sockets
        if crowded or self._open.get(known.person, 0) >= MOST_SOCKETS_EACH:
            raise Refused("TB-24")
        context.addresses.open_socket(host)
        self._count(known.person, 1)
        return known.person

    async def _let_in(self, person: wire.PersonId, scope: Message) -> tuple[Table, Screen | None]:
        lobby = self._context.lobby
        if await lobby.people.find(person) is None:
            raise Refused("TB-23")
        wanted = scope["path"].split("/")[3], person, host_of(scope)
        if _given(scope, "screen") != "1":
            return await lobby.find(*wanted), None
        table, invites = await lobby.find_for_screen(*wanted)
        return table, Screen(invites)

    def _join(
        self, person: wire.PersonId, table: Table, socket: WebSocket, scope: Message, screen: Screen | None
    ) -> None:
        connection = Connection(person, socket, household(host_of(scope)), screen)
        table.join(connection, _since(scope))
        session = Session(self._context, connection, table, socket, host_of(scope))
        socket.listen(session.hear, connection.latency.pong)
        socket.when_lost(session.end)

    def _leave(self, person: wire.PersonId, host: str) -> None:
        self._count(person, -1)
        self._context.addresses.close_socket(host)

    def _count(self, person: wire.PersonId, more: int) -> None:
        self._open[person] = self._open.get(person, 0) + more
        if not self._open[person]:
            del self._open[person]
        SOCKETS.inc(more)


class Session:
    """Reads one connection's asks, within its limits."""

    def __init__(self, context: AppContext, connection: Connection, table: Table, socket: WebSocket, host: str) -> None:
        settings = context.settings
        self._addresses = context.addresses
        self._host = host
        self._socket = socket
        self._connection = connection
        self._table = table
        self._bucket = Bucket(settings.asks_burst, settings.asks_per_second)
        self._chats = context.chats
        self._ignored = 0

    def hear(self, text: bytes) -> None:
        if not (self._bucket.take() and self._addresses.allow("asks", self._host)):
            self._ignored += 1
            if self._ignored > MOST_IGNORED:
                self._connection.cut()
            else:
                self._refuse(_id_of(text), Refused("TB-24"))
            return
        self._ignored = 0
        try:
            ask = read(text)
        except Refused as refused:
            self._refuse(_id_of(text), refused)
            return
        if isinstance(ask, wire.Ping):
            self._connection.answer(wire.Pong(ask.id))
        elif isinstance(ask, wire.Pace):
            self._connection.quick = ask.quick
            self._connection.answer(wire.Done(ask.id, 0))  # nothing is stored; a number could reveal secret taps
        elif isinstance(ask, TALK) and not self._chats.of(self._connection.person).take():
            self._refuse(ask.id, Refused("TB-24"))
        elif self._table.awake:
            self._table.ask(self._connection, ask, self._socket.received_us)
        else:
            self._connection.cut()  # nobody would ever answer

    def end(self) -> None:
        if self._table.awake:
            self._table.leave(self._connection)

    def _refuse(self, ask: str, refused: Refused) -> None:
        self._connection.tell(wire.Refusal(ask, refused.rule, refused.facts))


def read(text: bytes) -> wire.Asks:
    """An ask, or a refusal (TB-8)."""
    try:
        refuse_huge_numbers(text)
        ask: wire.Asks = _decoder.decode(text)
    except (msgspec.ValidationError, msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise malformed(error) from None
    if not 1 <= len(ask.id) <= MOST_ID:
        raise Refused("TB-8", field="id", problem=f"Expected `str` of 1 to {MOST_ID}, got `str`")
    return ask


def _id_of(text: bytes) -> str:
    """The id of an ask that is refused, as far as it can be read."""
    try:
        found = msgspec.json.decode(text, type=_Named)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return ""
    return found.id[:MOST_ID]


class _Named(msgspec.Struct):
    id: str = ""


def _since(scope: Message) -> int:
    given = _given(scope, "since")
    return int(given) if given.isascii() and given.isdecimal() and len(given) < 10 else 0


def _given(scope: Message, name: str) -> str:
    given: str = parse_qs(scope["query_string"].decode("latin-1")).get(name, [""])[0]
    return given


def cookie(headers: dict[str, str]) -> str:
    for part in headers.get("cookie", "").split(";"):
        name, _, value = part.strip().partition("=")
        if name == COOKIE:
            return value
    return ""


def socket_of(scope: Message) -> WebSocket:
    socket = scope["extensions"][EXTENSION]
    assert isinstance(socket, WebSocket)
    return socket


def refuse(socket: WebSocket, refused: Refused) -> None:
    """Answer over HTTP, before there is a socket."""
    socket.reject(status_of(refused), "application/json", encode(problem(refused)))
