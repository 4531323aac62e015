"""Four clients at one of our own tables, playing Quibbit! at random."""

from http.client import HTTPConnection
from random import Random
from typing import Any

import msgspec

from bench.websocket_client import Socket, connect

SEATS = 4


class Offer(msgspec.Struct):
    action: msgspec.Raw


class Match(msgspec.Struct):
    due: list[int]
    question: int
    offers: list[Offer]
    outcome: dict[str, Any] | None


class News(msgspec.Struct):
    match: Match


class QuibbitPlayers:
    sockets: list[Socket]

    def __init__(self) -> None:
        self._rng = Random(1)
        self._asked = 0
        self._news = msgspec.json.Decoder(News)

    async def sit(self, port: int, number: int) -> None:
        table, cookies = opened(port, "quibbit", SEATS)
        path = f"/api/tables/{table}/live"
        self.sockets = [await connect(port, path, {"Cookie": cookie}) for cookie in cookies]
        for seat in range(1, SEATS):
            done = self.sockets[seat].expect(b'"type":"done"')
            self.sockets[seat].say(b'{"type":"sit","id":"sit","seat":%d}' % seat)
            await done
        begun = [socket.expect(b'"match":{') for socket in self.sockets]
        self.sockets[0].say(b'{"type":"begin","id":"begin"}')
        for socket, news in zip(self.sockets, begun, strict=True):
            socket.latest = await news

    def is_news(self, message: bytes) -> bool:
        return message.startswith(b'{"type":"news"')

    def move(self) -> tuple[Socket, bytes] | None:
        match = self._match(self.sockets[0])
        if match.outcome is not None:
            return None
        socket = self.sockets[self._rng.choice(match.due)]
        return self._act(socket, self._rng.choice(self._match(socket).offers))

    def change_choice(self) -> tuple[Socket, bytes]:
        """The first player chooses another card. This can be repeated without end."""
        socket = self.sockets[0]
        offers = self._match(socket).offers
        return self._act(socket, offers[self._asked % len(offers)])

    def _act(self, socket: Socket, offer: Offer) -> tuple[Socket, bytes]:
        self._asked += 1
        asked = self._asked, self._match(socket).question, bytes(offer.action)
        return socket, b'{"type":"act","id":"m%d","question":%d,"action":%s}' % asked

    def _match(self, socket: Socket) -> Match:
        return self._news.decode(socket.latest).match


def opened(port: int, game: str, seats: int, options: dict[str, Any] | None = None) -> tuple[str, list[str]]:
    """A new table, and the cookies of its guests."""
    http = HTTPConnection("127.0.0.1", port)
    cookies = [_cookie(http) for _ in range(seats)]
    plans = [{"kind": "me"}] + [{"kind": "open"}] * (seats - 1)
    wish = {"game": game, "seats": plans, "options": options or {}, "decision_seconds": None, "public": True}
    headers = {"Cookie": cookies[0], "Content-Type": "application/json"}
    http.request("POST", "/api/tables", msgspec.json.encode(wish), headers)
    table = msgspec.json.decode(http.getresponse().read())["id"]
    http.close()
    return table, cookies


def guest(port: int) -> str:
    """The cookie of a new guest."""
    http = HTTPConnection("127.0.0.1", port)
    cookie = _cookie(http)
    http.close()
    return cookie


def _cookie(http: HTTPConnection) -> str:
    http.request("GET", "/api/me")
    answer = http.getresponse()
    answer.read()
    return (answer.getheader("set-cookie") or "").partition(";")[0]
