"""A table's socket: lets somebody in, reads their asks, and hands them to the table.

It stands beside the HTTP framework, not inside: a message of the game should pass through as few hands as possible.
"""

from collections.abc import Awaitable, Callable
from typing import Any
from urllib.parse import parse_qs

import msgspec

from nenuphar.core.codec import encode, malformed
from nenuphar.core.game import Refused
from nenuphar.server import wire
from nenuphar.server.asking import House
from nenuphar.server.audience import Connection
from nenuphar.server.guard import Bucket
from nenuphar.server.identity import COOKIE
from nenuphar.server.metrics import SOCKETS
from nenuphar.server.problems import problem, status_of
from nenuphar.server.socket import Socket
from nenuphar.server.table import Table
from nenuphar.server.workplace import now_ms
from nenuphar.store import Unavailable

Message = dict[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Any]

MOST_ID = 64
MOST_DEAF = 100  # messages in a row from somebody who was told to slow down
MOST_SOCKETS_EACH = 20
TALK = (wire.Chat, wire.React)
_decoder = msgspec.json.Decoder(wire.Asks)


class Live:
    def __init__(self, house: House) -> None:
        self._house = house
        self._open: dict[wire.PersonId, int] = {}

    async def __call__(self, scope: Message, headers: dict[str, str], receive: Receive, send: Send) -> None:
        await receive()  # websocket.connect
        person = ""
        try:
            person = self._admit(headers)
            table = await self._let_in(person, scope)
        except Refused as refused:
            await refuse(send, refused)
        except Unavailable:
            await refuse(send, Refused("TB-28"))
        else:
            await send({"type": "websocket.accept"})
            await self._stay(person, table, scope, receive, send)
        finally:
            if person:
                self._count(person, -1)

    def _admit(self, headers: dict[str, str]) -> wire.PersonId:
        """Who comes. They are counted at once: of many who come at the same time not all may find room (TB-24)."""
        house = self._house
        token = cookie(headers)
        known = house.tokens.read(token, now_ms()) if token else None
        if known is None:
            raise Refused("TB-23")
        house.requests.take(known.person)
        crowded = sum(self._open.values()) >= house.settings.most_sockets
        if crowded or self._open.get(known.person, 0) >= MOST_SOCKETS_EACH:
            raise Refused("TB-24")
        self._count(known.person, 1)
        return known.person

    async def _let_in(self, person: wire.PersonId, scope: Message) -> Table:
        hall = self._house.hall
        if await hall.folk.find(person) is None:
            raise Refused("TB-23")
        return await hall.find(scope["path"].split("/")[3], person)

    async def _stay(self, person: wire.PersonId, table: Table, scope: Message, receive: Receive, send: Send) -> None:
        socket = socket_of(send)
        connection = Connection(person, socket.transport)
        table.join(connection, _since(scope))
        try:
            ear = Ear(self._house, connection, table, socket)
            socket.hear = ear.hear
            socket.pong = connection.path.pong
            while not connection.closed and table.awake:
                message = await receive()
                if message["type"] == "websocket.disconnect":
                    return
                ear.hear(message.get("text", b""))
        finally:
            if table.awake:
                table.leave(connection)

    def _count(self, person: wire.PersonId, more: int) -> None:
        self._open[person] = self._open.get(person, 0) + more
        if not self._open[person]:
            del self._open[person]
        SOCKETS.inc(more)


class Ear:
    """Listens to one connection, as long as it does not shout."""

    def __init__(self, house: House, connection: Connection, table: Table, socket: Socket) -> None:
        settings = house.settings
        self._socket = socket
        self._connection = connection
        self._table = table
        self._bucket = Bucket(settings.asks_burst, settings.asks_per_second)
        self._chats = house.chats
        self._deaf = 0

    def hear(self, text: bytes | str) -> None:
        if not self._bucket.take():
            self._deaf += 1
            if self._deaf > MOST_DEAF:
                self._connection.cut()
            else:
                self._refuse(_id_of(text), Refused("TB-24"))
            return
        self._deaf = 0
        try:
            ask = read(text)
        except Refused as refused:
            self._refuse(_id_of(text), refused)
            return
        if isinstance(ask, TALK) and not self._chats.of(self._connection.person).take():
            self._refuse(ask.id, Refused("TB-24"))
        elif self._table.awake:
            self._table.ask(self._connection, ask, self._socket.heard_us)

    def _refuse(self, ask: str, refused: Refused) -> None:
        self._connection.tell(wire.Refusal(ask, refused.rule, refused.facts))


def read(text: bytes | str) -> wire.Asks:
    """An ask, or a refusal (TB-8)."""
    try:
        ask: wire.Asks = _decoder.decode(text)
    except (msgspec.ValidationError, msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise malformed(error) from None
    if not 1 <= len(ask.id) <= MOST_ID:
        raise Refused("TB-8", field="id", problem=f"Expected `str` of 1 to {MOST_ID}, got `str`")
    return ask


def _id_of(text: bytes | str) -> str:
    """The id of an ask that cannot be carried out, as far as it can be read."""
    try:
        found = msgspec.json.decode(text, type=_Named)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return ""
    return found.id[:MOST_ID]


class _Named(msgspec.Struct):
    id: str = ""


def _since(scope: Message) -> int:
    given = parse_qs(scope["query_string"].decode("latin-1")).get("since", ["0"])[0]
    return int(given) if given.isascii() and given.isdecimal() and len(given) < 10 else 0


def cookie(headers: dict[str, str]) -> str:
    for part in headers.get("cookie", "").split(";"):
        name, _, value = part.strip().partition("=")
        if name == COOKIE:
            return value
    return ""


def socket_of(send: Send) -> Socket:
    """What is under the socket: `send` is a method of it, as serving.py has told uvicorn."""
    socket = send.__self__  # type: ignore[attr-defined]
    assert isinstance(socket, Socket)
    return socket


async def refuse(send: Send, refused: Refused) -> None:
    """Answer like HTTP, before there is a socket."""
    headers = [(b"content-type", b"application/json")]
    await send({"type": "websocket.http.response.start", "status": status_of(refused), "headers": headers})
    await send({"type": "websocket.http.response.body", "body": encode(problem(refused))})
