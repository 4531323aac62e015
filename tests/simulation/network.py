"""Connections between browsers and nodes: messages arrive in order, late, or not at all."""

import asyncio
from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any, Protocol, cast

from websockets.http11 import Request

from nenuphar.server.net.latency import now_us
from nenuphar.server.net.websocket import WebSocket
from tests.simulation.loop import SECOND_US, ProcessLoop, Scheduler

ABNORMAL = 1006  # the close code that a browser sees when there was none
SILENCE_US = 13 * SECOND_US  # after that long the server cuts a connection that has sent nothing
FASTEST_US, SLOWEST_US = 500, 40_000
STRAY_US = 400_000  # now and then a message takes up to that much longer
STRAYS = 0.02


class Browser(Protocol):
    """What a connection calls at the browser's end."""

    person: str
    table: str
    asks: dict[str, dict[str, Any]]

    def opened(self) -> None: ...
    def heard(self, text: bytes) -> None: ...
    def dropped(self, code: int) -> None: ...


class Audience(Protocol):
    """Looks at every message that a node sends."""

    def told(self, wire: "Wire", text: bytes) -> None: ...
    def passed(self) -> None: ...


class Wire:
    """One connection. It breaks for both ends, or swallows everything from some moment on."""

    def __init__(
        self, scheduler: Scheduler, outside: ProcessLoop, chance: Random, browser: Browser, audience: Audience
    ) -> None:
        self.browser = browser
        self.person, self.table = browser.person, browser.table
        self.socket: SimulatedSocket | None = None
        self.is_open = True  # for the browser
        self.since = 0
        self._scheduler = scheduler
        self._outside = outside
        self._chance = chance
        self._audience = audience
        self._slow_us = chance.randrange(FASTEST_US, SLOWEST_US)
        self._arrives_us: Counter[str] = Counter()  # when the last message of each part of the way does
        self._via: ProcessLoop | None = None  # a node that passes everything on
        self._broken = False
        self._swallows = False

    def connect(self, node: ProcessLoop, accept: Callable[["SimulatedSocket"], None]) -> None:
        """Ask a node for a connection. One that is dead refuses."""
        if node.dead:
            self._to_browser(self._drop, ABNORMAL)
            return
        self.socket = SimulatedSocket(self, node)
        self._to_node(accept, self.socket)

    def send(self, text: bytes) -> None:
        """From the browser to the node."""
        assert self.socket is not None
        self._to_node(self.socket.receive, text)

    def close(self) -> None:
        """The browser closes."""
        self.is_open = False
        if self.socket is not None:
            self._to_node(self._lose)

    def snap(self) -> None:
        """The connection breaks. What is on its way is lost, and both ends notice."""
        if self._broken:
            return
        self._broken = True
        self._outside.call_later(self._chance.uniform(0, 0.3), self._drop, ABNORMAL)
        if self.socket is not None:
            self.socket.loop.call_later(self._chance.uniform(0, 0.3), self._lose)

    def swallow(self) -> None:
        """From now on everything is lost, and nobody is told."""
        if self.socket is not None and not self._swallows:
            self._swallows = True
            self.socket.loop.call_later(SILENCE_US / SECOND_US, self._lose)

    def pass_on(self, node: ProcessLoop, accept: Callable[["SimulatedSocket"], None], via: ProcessLoop | None) -> None:
        """From now on another node is at the end, reached through this one or directly."""
        self._via = via
        self.socket = SimulatedSocket(self, node)
        self._to_node(accept, self.socket)

    def uses(self, node: ProcessLoop) -> bool:
        return self._via is node or (self.socket is not None and self.socket.loop is node)

    # For the socket

    def tell(self, text: bytes) -> None:
        self._audience.told(self, text)
        self._to_browser(self._hear, text)

    def ping(self, payload: bytes) -> None:
        """A browser answers by itself."""
        assert self.socket is not None
        self._to_browser(self._answer, payload)

    def opened(self) -> None:
        self._to_browser(self.browser.opened)

    def end(self, code: int) -> None:
        self._to_browser(self._drop, code)

    # On the way

    def _to_browser(self, call: Callable[..., object], *what: Any) -> None:
        if self._is_lost:
            return
        if self._via is None:
            self._on(self._outside, "down", self._at_browser, call, *what)
        else:
            self._on(self._via, "down to via", self._relay, self._outside, "down", self._at_browser, call, *what)

    def _to_node(self, call: Callable[..., object], *what: Any) -> None:
        assert self.socket is not None
        if self._is_lost:
            return
        if self._via is None:
            self._on(self.socket.loop, "up", self._at_node, call, *what)
        else:
            self._on(self._via, "up to via", self._relay, self.socket.loop, "up", self._at_node, call, *what)

    def _relay(self, to: ProcessLoop, way: str, *what: Any) -> None:
        """A node passes a message on."""
        self._audience.passed()
        if not self._is_lost:
            self._on(to, way, *what)

    def _on(self, loop: ProcessLoop, way: str, call: Callable[..., object], *what: Any) -> None:
        loop.call_at(self._arrival(way), call, *what)

    @property
    def _is_lost(self) -> bool:
        return self._broken or self._swallows

    def _at_browser(self, call: Callable[..., object], *what: Any) -> None:
        if self.is_open and not self._broken:
            call(*what)

    def _at_node(self, call: Callable[..., object], *what: Any) -> None:
        if not self._broken:
            call(*what)

    def _arrival(self, way: str) -> float:
        trip_us = self._slow_us + self._chance.randrange(FASTEST_US)
        if self._chance.random() < STRAYS:
            trip_us += self._chance.randrange(STRAY_US)
        self._arrives_us[way] = max(self._arrives_us[way], self._scheduler.now_us + trip_us)
        return self._arrives_us[way] / SECOND_US

    def _lose(self) -> None:
        """The server's end is gone, wherever it is by now."""
        if self.socket is not None:
            self.socket.loop.call_soon(self.socket.lose)

    def _hear(self, text: bytes) -> None:
        self.browser.heard(text)

    def _drop(self, code: int) -> None:
        if self.is_open:
            self.is_open = False
            self.browser.dropped(code)

    def _answer(self, payload: bytes) -> None:
        assert self.socket is not None
        self._to_node(self.socket.pong, payload)


class NoRequest:
    """An upgrade request that nobody reads."""

    def serialize(self) -> bytes:
        return b""


class SimulatedSocket(WebSocket):
    """The server's end of a connection, without frames."""

    def __init__(self, wire: Wire, loop: ProcessLoop) -> None:
        self.loop = loop
        self.transport = cast(asyncio.Transport, wire)  # what a node gets that this connection is passed on to
        self._request = cast(Request, NoRequest())
        self._wire = wire
        self._state = "connecting"
        self._on_text = None
        self._on_pong = None
        self._on_lost = []
        self._lost = False

    def accept(self) -> bool:
        if self._state != "connecting":
            return False
        self._state = "open"
        self._wire.opened()
        return True

    def reject(self, status: int, content_type: str, body: bytes) -> None:
        self.end(ABNORMAL)

    @property
    def closed(self) -> bool:
        return self._state != "open"

    def send(self, *texts: bytes, ping: bytes | None = None) -> None:
        for text in texts:
            self._wire.tell(text)
        if ping is not None:
            self._wire.ping(ping)

    def end(self, code: int) -> None:
        if self._state != "closed":
            self._state = "closed"
            self._wire.end(code)
            self.loop.call_soon(self.lose)

    def cut(self) -> None:
        self.end(ABNORMAL)

    # From the wire

    def receive(self, text: bytes) -> None:
        if not self.closed and self._on_text is not None:
            self.received_us = now_us()
            self._on_text(text)

    def pong(self, payload: bytes) -> None:
        if not self.closed and self._on_pong is not None:
            self._on_pong(payload, now_us())

    def lose(self) -> None:
        self._state = "closed"
        self._lost = True
        for lost in self._on_lost:
            lost()
        self._on_lost.clear()
