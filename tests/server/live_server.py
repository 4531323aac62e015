"""A real server on a port of this machine, and clients for it."""

import asyncio
import itertools
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import TracebackType
from typing import Any, Self, TypeAlias

import httpx
import msgspec
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from nenuphar.server import serving
from nenuphar.server.gateway.app import App
from nenuphar.server.model import views
from nenuphar.server.settings import Settings
from nenuphar.store.opening import open_store

PATIENCE_S = 60.0
Facts = dict[str, Any]

# Limits that no test of something else reaches.
GENEROUS: Facts = {
    "bot_pause_ms": 0,
    "away_seconds": 0,
    "asks_per_second": 10_000,
    "asks_burst": 10_000,
    "requests_per_second": 10_000,
    "requests_burst": 10_000,
    "tables_per_minute": 100_000,
    "guests_per_minute": 100_000,
    "codes_per_minute": 100_000,
    "chats_per_minute": 600_000,
    "chats_burst": 10_000,
    "changes_per_second": 10_000,
    "changes_burst": 10_000,
    "address_asks_per_second": 100_000,
    "address_requests_per_second": 100_000,
    "address_tables_per_minute": 100_000,
}


class LiveServer:
    """A server in a thread of this process."""

    def __init__(self, folder: Path, **settings: Any) -> None:
        given: Facts = {"database": folder / "nenuphar.sqlite3", "host": "127.0.0.1", "port": 0, **GENEROUS, **settings}
        self.settings = Settings(**given)
        self.app: App | None = None
        self.start()

    def start(self) -> None:
        listener = serving.listen(self.settings)
        self.port = listener.getsockname()[1]
        # The same after a restart.
        self.settings = msgspec.structs.replace(self.settings, port=self.port, node=f"test-{self.port}")
        ready = threading.Event()

        async def serve() -> None:
            store = await open_store(self.settings.database)
            self.app = App(self.settings, store)
            try:
                await self.app.join()
                self._server = serving.Server(self.app, ready.set)
                await self._server.serve(sockets=[listener])
            finally:
                await self.app.leave()
                await store.close()

        def run() -> None:
            with asyncio.Runner(loop_factory=serving.swiftest_loop()) as runner:
                self._loop = runner.get_loop()
                runner.run(serve())

        self._thread = threading.Thread(target=run, daemon=True)  # otherwise pytest would hang after a failed start
        self._thread.start()
        while not ready.wait(0.1):
            assert self._thread.is_alive(), "the server could not start"

    def stop(self) -> None:
        self._server.should_exit = True
        self._thread.join(PATIENCE_S)
        assert not self._thread.is_alive(), "the server did not stop in time"

    @contextmanager
    def paused(self) -> Iterator[None]:
        """Blocks the server's loop, so that it reads everything that is sent in the meantime at once."""
        holds, go_on = threading.Event(), threading.Event()

        def hold() -> None:
            holds.set()
            go_on.wait(PATIENCE_S)

        self._loop.call_soon_threadsafe(hold)
        assert holds.wait(PATIENCE_S)
        try:
            yield
        finally:
            go_on.set()

    @property
    def address(self) -> str:
        return f"127.0.0.1:{self.port}"

    def guest(self, source: str | None = None) -> "Guest":
        return Guest(self.address, source)


class Guest:
    """A person with a browser."""

    def __init__(self, address: str, source: str | None = None, token: str = "") -> None:
        """`source` is the address that the requests come from."""
        self.address = address
        self.source: Facts = {"source_address": (source, 0)} if source else {}
        cookies = httpx.Cookies()
        if token:  # as if this server had set it, so that it can replace it
            cookies.set("nenuphar", token, domain=address.partition(":")[0])
        transport = httpx.HTTPTransport(local_address=source)
        self.http = httpx.Client(base_url=f"http://{address}", timeout=PATIENCE_S, transport=transport, cookies=cookies)
        self.id: str = self.http.get("/api/me").json()["id"]

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.http.close()

    @property
    def cookie(self) -> str:
        return f"nenuphar={self.http.cookies['nenuphar']}"

    def open(self, seats: str = "me,open,tadpole", **wish: Any) -> str:
        """Opens a table with these seats: `me`, `open`, or the level of a bot."""
        plans = [
            {"kind": seat} if seat in ("me", "open") else {"kind": "bot", "level": seat} for seat in seats.split(",")
        ]
        answer = self.http.post(
            "/api/tables", json={"game": "quibbit", "seats": plans, "decision_seconds": None, **wish}
        )
        assert answer.status_code == 201, answer.text
        return str(answer.json()["id"])

    def join(self, code: str) -> str:
        answer = self.http.post("/api/join", json={"code": code})
        assert answer.status_code == 200, answer.text
        return str(answer.json()["id"])

    def at(self, table: str, since: int = 0, **options: Any) -> "Live":
        return Live(self, table, since, **options)

    def screen(self, table: str) -> "Live":
        """A big screen."""
        return Live(self, table, query="&screen=1")


class Live:
    """A browser at a table. It keeps what a page would keep, and every message that it received."""

    def __init__(self, guest: Guest, table: str, since: int = 0, query: str = "", **options: Any) -> None:
        self.socket: ClientConnection = connect(
            f"ws://{guest.address}/api/tables/{table}/live?since={since}{query}",
            additional_headers={"Cookie": guest.cookie},
            compression=None,
            max_size=None,
            proxy=None,
            ping_interval=None,  # the ping thread would draw from the global generator that other tests watch
            legacy=True,
            **guest.source,
            **options,
        )
        self.guest = guest
        self._numbers = itertools.count(1)
        self._name = f"{guest.id[:4]}-{time.monotonic_ns()}"
        self.received: list[str] = []
        self.lines: list[Facts] = []
        self.answers: dict[str, Facts] = {}
        self.seq = since
        self.table: Facts = {}
        self.match: Facts | None = None
        self.hear()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.socket.close()

    def hear(self, timeout_s: float = PATIENCE_S) -> Facts:
        text = self.socket.recv(timeout=timeout_s)
        assert isinstance(text, str)
        self.received.append(text)
        message: Facts = msgspec.json.decode(text)
        match message["type"]:
            case "welcome" | "news":
                first = self.seq + 1
                if message["type"] == "welcome" and message["seq"] - self.seq > views.MOST_LINES:
                    first = message["seq"] - views.MOST_LINES + 1  # of a long log, only the last lines
                assert [line["seq"] for line in message["lines"]] == list(range(first, message["seq"] + 1))
                self.lines += message["lines"]
                self.seq = message["seq"]
                self.table = message["table"] or self.table
                self.match = message["match"]
            case "done" | "refusal":
                self.answers[message["id"]] = message
            case "presence":
                for seat, online in zip(self.table["seats"], message["online"], strict=True):
                    seat["online"] = online
                self.table["watching"], self.table["screens"] = message["watching"], message["screens"]
            case _:
                pass
        return message

    def until(self, ready: Callable[["Live"], Any]) -> Self:
        end = time.monotonic() + PATIENCE_S
        while not ready(self):
            assert time.monotonic() < end, f"timed out: {self.received[-3:]}"
            self.hear()
        return self

    def send(self, kind: str, **fields: Any) -> str:
        """Sends an ask without waiting for the answer."""
        name = fields.pop("id", None) or f"{self._name}-{next(self._numbers)}"
        self.socket.send(msgspec.json.encode({"type": kind, "id": name, **fields}).decode())
        return str(name)

    def ask(self, kind: str, **fields: Any) -> Facts:
        """Sends an ask and waits for the answer."""
        name = self.send(kind, **fields)
        self.answers.pop(name, None)
        return self.answer(name)

    def answer(self, name: str) -> Facts:
        """Waits for the answer to this ask."""
        self.until(lambda live: name in live.answers)
        return self.answers[name]

    def do(self, kind: str, **fields: Any) -> Self:
        """Sends an ask that must succeed, and waits until its news has arrived."""
        answer = self.ask(kind, **fields)
        assert answer["type"] == "done", answer
        return self.until(lambda live: live.seq >= answer["seq"])

    def refused(self, kind: str, **fields: Any) -> tuple[str, Facts]:
        answer = self.ask(kind, **fields)
        assert answer["type"] == "refusal", answer
        return answer["rule"], answer["facts"]

    def log(self) -> list[Facts]:
        """All lines, including those that the welcome left out."""
        lines = list(self.lines)
        while lines and lines[0]["seq"] > 1:
            path = f"/api/tables/{self.table['id']}/lines?before={lines[0]['seq']}"
            lines = self.guest.http.get(path).json()["lines"] + lines
        return lines

    @property
    def offers(self) -> list[Any]:
        assert self.match is not None
        return [offer["action"] for offer in self.match["offers"]]

    @property
    def is_due(self) -> bool:
        return self.match is not None and self.table["you"] in self.match["due"] and bool(self.match["offers"])

    def play(self, action: Any = None) -> Self:
        """Plays this action, or the first one offered."""
        assert self.match is not None
        return self.do("act", question=self.match["question"], action=self.offers[0] if action is None else action)

    @property
    def is_over(self) -> bool:
        return self.match is not None and self.match["outcome"] is not None


NewServer: TypeAlias = Callable[..., LiveServer]
NewGuest: TypeAlias = Callable[[], Guest]
TwoServers: TypeAlias = Callable[..., tuple[LiveServer, LiveServer]]


def start_match(anna: Guest, bert: Guest, seats: str = "me,open,tadpole", **wish: Any) -> tuple[Live, Live]:
    """Seats both at a new table of Anna's and starts the match."""
    table = anna.open(seats, **wish)
    first = anna.at(table)
    second = bert.at(bert.join(first.table["code"])).do("sit", seat=1)
    first.do("begin").until(lambda live: live.match)
    second.until(lambda live: live.match)
    return first, second


def wait_for_turn(*players: Live) -> Live:
    """Waits until one of the players has to act, and returns that player."""
    end = time.monotonic() + PATIENCE_S
    while time.monotonic() < end:
        for player in players:
            if player.is_due:
                return player
            try:
                player.hear(0.02)
            except TimeoutError:
                continue
    raise AssertionError("nobody has to act")


def play_on(*players: Live) -> None:
    """All play their first offer until the match is over."""
    while not all(player.is_over for player in players):
        for player in players:
            if player.is_due:
                player.play()
            elif not player.is_over:
                try:
                    player.hear(0.02)
                except TimeoutError:
                    continue


def close_code(live: Live) -> int | None:
    """Reads until the server closes the connection, and returns the code."""
    try:
        while True:
            live.hear()
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else None


def wait_until_offline(live: Live, seat: int) -> None:
    """Waits for the news that the person at this seat is offline."""
    while (heard := live.hear())["type"] != "presence" or heard["online"][seat]:
        pass
