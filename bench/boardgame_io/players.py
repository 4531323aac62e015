"""Four clients at a table of a boardgame.io server, in socket.io's protocol."""

from random import Random

import msgspec

from bench.websocket_client import Socket, connect

SEATS = 4
PATH = "/socket.io/?EIO=4&transport=websocket"
UPDATE = b'42/leaps,["update",'


class Board(msgspec.Struct):
    laid: list[bool]
    hands: list[list[int]]


class State(msgspec.Struct, rename={"board": "G", "state_id": "_stateID"}):
    board: Board
    state_id: int


class Synced(msgspec.Struct):
    state: State


class BoardgameIoPlayers:
    sockets: list[Socket]

    def __init__(self) -> None:
        self._rng = Random(1)
        self._update = msgspec.json.Decoder(tuple[str, str, State, msgspec.Raw])

    async def sit(self, port: int, number: int) -> None:
        self._match = b'"%d"' % number
        self.sockets = [await connect(port, PATH) for _ in range(SEATS)]
        for seat, socket in enumerate(self.sockets):
            joined = socket.expect(b"40/leaps,")
            socket.say(b"40/leaps,")
            await joined
            synced = socket.expect(b'["sync"')
            socket.say(b'42/leaps,["sync",%s,"%d",null,%d]' % (self._match, seat, SEATS))
            _, match, seen = msgspec.json.decode(_payload(await synced), type=tuple[str, str, Synced])
            socket.latest = UPDATE + b'"%s",%s,[]]' % (match.encode(), msgspec.json.encode(seen.state))

    def is_news(self, message: bytes) -> bool:
        return message.startswith(UPDATE)

    def move(self) -> tuple[Socket, bytes] | None:
        """The match never ends."""
        state = self._seen(self.sockets[0])
        seat = self._rng.choice([seat for seat, laid in enumerate(state.board.laid) if not laid])
        state = self._seen(self.sockets[seat])
        card = self._rng.choice(state.board.hands[seat])
        move = b'{"type":"MAKE_MOVE","payload":{"type":"choose","args":[%d],"playerID":"%d"}}' % (card, seat)
        return self.sockets[seat], UPDATE + b'%s,%d,%s,"%d"]' % (move, state.state_id, self._match, seat)

    def _seen(self, socket: Socket) -> State:
        return self._update.decode(_payload(socket.latest))[2]


def _payload(message: bytes) -> bytes:
    return message.partition(b",")[2]
