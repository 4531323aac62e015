"""Four clients at a table of a Colyseus server, in its binary protocol."""

import asyncio
from http.client import HTTPConnection
from random import Random

import msgspec

from bench.websocket_client import Socket, connect

SEATS = 4
JOIN = b"\x0a"
NEWS = b"\x0d\x00"  # a message of the room, of type 0
MATCHMAKING = "/matchmake"


class View(msgspec.Struct):
    laid: list[bool]
    hands: list[list[int]]


class Reservation(msgspec.Struct, rename="camel"):
    session_id: str
    room_id: str
    process_id: str


class ColyseusPlayers:
    sockets: list[Socket]

    def __init__(self) -> None:
        self._rng = Random(1)
        self._view = msgspec.msgpack.Decoder(View)

    async def sit(self, port: int, number: int) -> None:
        self.sockets = []
        room = "create/leaps"
        for _ in range(SEATS):
            seat = await asyncio.to_thread(_reserve, port, room)
            room = f"joinById/{seat.room_id}"
            path = f"/{seat.process_id}/{seat.room_id}?sessionId={seat.session_id}"
            socket = await connect(port, path, binary=True, greeting=JOIN)
            news = socket.expect(NEWS)
            socket.say(JOIN)
            socket.latest = await news
            self.sockets.append(socket)

    def is_news(self, message: bytes) -> bool:
        return message.startswith(NEWS)

    def move(self) -> tuple[Socket, bytes] | None:
        """The match never ends."""
        view = self._view.decode(self.sockets[0].latest[len(NEWS) :])
        seat = self._rng.choice([seat for seat, laid in enumerate(view.laid) if not laid])
        return self.sockets[seat], NEWS + msgspec.msgpack.encode(self._rng.choice(view.hands[seat]))


def _reserve(port: int, what: str) -> Reservation:
    http = HTTPConnection("127.0.0.1", port)
    http.request("POST", f"{MATCHMAKING}/{what}", body=b"{}", headers={"Content-Type": "application/json"})
    return msgspec.json.decode(http.getresponse().read(), type=Reservation)
