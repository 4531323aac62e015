"""A connection to a table that survives drops: it reconnects, continues after the last line, and asks again.

Every ask has an id of its own. After a drop, all unanswered asks are sent again with the same ids, so nothing is done
twice.
"""

import asyncio
import secrets
from collections.abc import AsyncIterator, Callable
from http import HTTPStatus
from itertools import count
from random import uniform
from types import TracebackType
from typing import TYPE_CHECKING, Any, NamedTuple, Self, get_type_hints

import msgspec
from msgspec import Raw
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidStatus, WebSocketException

from nenuphar import games
from nenuphar.client import answers
from nenuphar.client.answers import Unreachable
from nenuphar.core.codec import convert, encode
from nenuphar.core.game import AnyGame, Outcome, Refused, Seat
from nenuphar.core.moves import Moves
from nenuphar.server import wire

if TYPE_CHECKING:
    from nenuphar.client.guest import Guest

# How a connection is lost. A server that says no with a status is another matter.
DROPPED = (WebSocketException, OSError, EOFError, TimeoutError)
PASSING = (HTTPStatus.TOO_MANY_REQUESTS, HTTPStatus.BAD_GATEWAY, HTTPStatus.SERVICE_UNAVAILABLE)
_decode: Callable[[bytes], wire.Tells] = msgspec.json.Decoder(wire.Tells).decode


class Turn(NamedTuple):
    """A decision of yours: what you see, and what you may do."""

    view: Any
    moves: Moves[Any]
    question: int


def typed_view(game: AnyGame, sent: Any) -> Any:
    """A view with the game's own types, from what was sent."""
    return convert(sent, get_type_hints(game.view)["return"])


class _Asked(NamedTuple):
    text: str
    answer: asyncio.Future[wire.Done | wire.Refusal]


class Table:
    """Use it as `async with`. It has the table and the match as they were when the last news came."""

    first_pause_s = 0.4
    longest_pause_s = 5.0
    patience_s = 120.0  # without a connection
    rest_s = 0.5  # after the server has said that this is too fast
    ping_s: float | None = 5.0

    seen: wire.TableView
    match: wire.MatchView | None
    me: wire.Person

    def __init__(self, guest: "Guest", table: wire.TableId) -> None:
        self.guest = guest
        self.id = table
        self.seq = 0
        self.drops = 0
        self.repeated = 0  # asks that were sent again
        self._refused = 0
        self.socket: ClientConnection | None = None
        self._is_welcome = False
        self._asked: dict[str, _Asked] = {}
        self._ids = (f"{secrets.token_hex(6)}-{number}" for number in count(1))
        self._news = asyncio.Event()
        self._staying: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Self:
        self._staying = asyncio.get_running_loop().create_task(self._stay(), name=f"table {self.id}")
        self._staying.add_done_callback(lambda _: self._wake())
        try:
            await self.until(lambda: self.seq > 0)
        except BaseException:
            await self.leave()
            raise
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.leave()

    async def leave(self) -> None:
        """Close the connection. Your seat stays yours."""
        if self._staying is not None:
            self._staying.cancel()
            await asyncio.wait([self._staying])

    # What to override

    def address(self) -> str:
        """Where to connect to next."""
        return self.guest.address

    def hear(self, tell: wire.Tells) -> None:
        """Called with every message, before it is taken in. An OSError is like a lost connection: it comes again."""

    def dropped(self) -> None:
        """Called when the connection was lost."""

    # Reading

    @property
    def game(self) -> AnyGame:
        game = games.find(self.seen.game)
        if game is None:
            raise Refused("TB-8", fault="game", game=self.seen.game, games=games.names())
        return game

    @property
    def seat(self) -> Seat | None:
        return self.seen.you

    @property
    def outcome(self) -> Outcome | None:
        return None if self.match is None else self.match.outcome

    @property
    def names(self) -> tuple[str, ...]:
        """Of the players: a person's name, or the level of a bot."""
        return tuple(seat.person.name if seat.person else seat.level for seat in self.seen.seats)

    def view(self) -> Any:
        """The match as you may see it, with the game's own types."""
        assert self.match is not None
        return typed_view(self.game, self.match.view)

    async def until(self, ready: Callable[[], bool]) -> None:
        """Wait for news until this is so."""
        while not ready():
            assert self._staying is not None, "use it as `async with`"
            if self._staying.done():
                self._staying.result()
            await self._news.wait()

    async def turns(self) -> AsyncIterator[Turn]:
        """Your decisions in a match, from its beginning until its end.

        A question comes once, and again after the server has refused something that you asked.
        """
        seen: tuple[int, int] | None = None

        def is_new() -> bool:
            return self._is_due and self._turn != seen

        while self.outcome is None:
            await self.until(lambda: is_new() or self._is_replaced or self.outcome is not None)
            if self._is_replaced:
                await self._ask_again(wire.ComeBack)
                seen = None
            elif is_new():
                assert self.match is not None
                view, seen = self.view(), self._turn
                yield Turn(view, self.game.moves(view), self.match.question)

    @property
    def _is_due(self) -> bool:
        """Whether the match waits for you, and not for a bot that plays for you."""
        match, you = self.match, self.seen.you
        return match is not None and match.outcome is None and you in match.due and match.offers != ()

    @property
    def _turn(self) -> tuple[int, int]:
        """The question, and how much was refused until it was shown."""
        assert self.match is not None
        return self.match.question, self._refused

    @property
    def _is_replaced(self) -> bool:
        """Whether a bot plays for you, because the connection was lost for too long."""
        own = None if self.seen.you is None else self.seen.seats[self.seen.you]
        return self.match is not None and self.outcome is None and own is not None and bool(own.stand_in)

    # Asking

    async def sit(self, seat: Seat | None = None) -> Seat:
        """Take this seat, or the first free one. Without a free seat you are refused (TB-11)."""
        if self.seen.you is not None and seat is None:
            return self.seen.you
        while True:
            free = [each for each, there in enumerate(self.seen.seats) if there.kind == "open"]
            wanted = seat if seat is not None else free[0] if free else 0
            try:
                await self.ask(wire.Sit, seat=wanted)
                return wanted
            except Refused as refused:  # somebody else was faster
                if seat is not None or not free or refused.facts.get("fault") != "taken":
                    raise

    async def play(self, action: Any, question: int | None = None) -> None:
        """Answer a question, usually the latest one. A server that finds this too fast is asked again."""
        assert self.match is not None
        number = self.match.question if question is None else question
        await self._ask_again(wire.Act, question=number, action=Raw(encode(action)))

    async def ask(self, kind: type[wire.Ask], **fields: Any) -> wire.Done:
        """Ask for something, and wait until it is done and its news has come. Raises Refused."""
        number = next(self._ids)
        ask = kind(id=number, **fields)
        asked = _Asked(encode(ask).decode(), asyncio.get_running_loop().create_future())
        self._asked[number] = asked
        try:
            await self._send(asked)
            await self.until(asked.answer.done)
        finally:
            del self._asked[number]
        answer = asked.answer.result()
        if isinstance(answer, wire.Refusal):
            self._refused += 1
            raise answers.refused(answer)
        await self.until(lambda: self.seq >= answer.seq)
        return answer

    async def _ask_again(self, kind: type[wire.Ask], **fields: Any) -> None:
        """Ask until the limit on messages (TB-24) allows it."""
        while True:
            try:
                await self.ask(kind, **fields)
            except Refused as refused:
                if refused.rule != "TB-24":
                    raise
                await asyncio.sleep(uniform(0.75, 1.25) * self.rest_s)
            else:
                return

    async def _send(self, asked: _Asked) -> None:
        if self.socket is not None and self._is_welcome:
            try:
                await self.socket.send(asked.text)
            except DROPPED:
                return  # it is sent again on the next connection

    # Staying connected

    async def _stay(self) -> None:
        loop, pause_s = asyncio.get_running_loop(), self.first_pause_s
        seen_at = loop.time()
        while True:
            try:
                await self._converse()
            except InvalidStatus as refused:
                if refused.response.status_code not in PASSING:
                    raise answers.refusal(bytes(refused.response.body or b"")) from None
                reason = f"status {refused.response.status_code}"
            except msgspec.DecodeError as error:
                raise Unreachable(f"the server is of another version ({error})") from None
            except DROPPED as error:
                reason = str(error) or type(error).__name__
            finally:
                was_welcome, self._is_welcome, self.socket = self._is_welcome, False, None
            if was_welcome:
                seen_at, pause_s = loop.time(), self.first_pause_s
                self.drops += 1
                self.dropped()
            if loop.time() - seen_at > self.patience_s:
                raise Unreachable(reason)
            await asyncio.sleep(uniform(0.75, 1.25) * pause_s)
            pause_s = min(2 * pause_s, self.longest_pause_s)

    async def _converse(self) -> None:
        """One connection, from the welcome to its end."""
        address = self.address().replace("http", "ws", 1)
        async with connect(
            f"{address}/api/tables/{self.id}/live?since={self.seq}",
            additional_headers={"Cookie": self.guest.cookie},
            compression=None,
            max_size=None,
            ping_interval=self.ping_s,
            ping_timeout=self.ping_s,
        ) as self.socket:
            while True:
                tell = _decode(await self.socket.recv(decode=False))
                if isinstance(tell, wire.News) and tell.lines and tell.lines[0].seq > self.seq + 1:
                    return  # a message was lost: the next welcome has everything
                self.hear(tell)
                self._take(tell)
                if isinstance(tell, wire.Welcome):
                    self._is_welcome = True
                    for asked in [each for each in self._asked.values() if not each.answer.done()]:
                        self.repeated += 1
                        await self.socket.send(asked.text)
                self._wake()

    def _take(self, tell: wire.Tells) -> None:
        match tell:
            case wire.Welcome():
                self.me, self.seen, self.match, self.seq = tell.you, tell.table, tell.match, tell.seq
            case wire.News():
                self.seen, self.match, self.seq = tell.table or self.seen, tell.match, tell.seq
            case wire.Done() | wire.Refusal():
                asked = self._asked.get(tell.id)
                if asked is not None and not asked.answer.done():
                    asked.answer.set_result(tell)
            case wire.Presence() | wire.Announcement() | wire.Advice() | wire.Pong():
                pass

    def _wake(self) -> None:
        self._news.set()
        self._news = asyncio.Event()
