"""A page at a table, as web/src/lib/live.ts talks: asks with ids, asked again after a reconnect, and `since`."""

from collections.abc import Callable
from random import Random
from typing import Any, Protocol

import msgspec
from msgspec import Raw, Struct

from tests.simulation.audit import Broken
from tests.simulation.loop import ProcessLoop
from tests.simulation.network import Wire

FIRST_WAIT_S, LONGEST_WAIT_S = 0.4, 5.0
LOOK_S, BEAT_S, SLOW_S, SILENCE_S, CONNECT_S = 1.0, 2.5, 2.5, 8.0, 6.0
MOST_LINES = 100  # in a welcome

Facts = dict[str, Any]


class Chair(Struct, frozen=True):
    kind: str
    stand_in: str
    resigned: bool


class Takeover(Struct, frozen=True):
    seat: int
    asked: tuple[int, ...]


class Seats(Struct, frozen=True):
    """What a page needs of a table, to play."""

    code: str
    game: str
    phase: str
    host: str
    you: int | None
    seats: tuple[Chair, ...]
    takeover: Takeover | None


class Offer(Struct, frozen=True):
    action: Raw


class Hand(Struct, frozen=True):
    seat: int
    offers: tuple[Offer, ...] | None
    question: int


class Match(Struct, frozen=True):
    view: Raw
    offers: tuple[Offer, ...] | None
    due: tuple[int, ...]
    may: tuple[int, ...]
    question: int
    hands: tuple[Hand, ...]


class Numbered(Struct, frozen=True):
    seq: int


class Tell(Struct, frozen=True):
    type: str
    id: str = ""
    seq: int = 0
    lines: tuple[Numbered, ...] = ()
    table: Seats | None = None
    match: Match | None = None


_tell = msgspec.json.Decoder(Tell)


class Internet(Protocol):
    """Where a browser's connections come from."""

    @property
    def outside(self) -> ProcessLoop: ...
    def dial(self, page: "Page", since: int) -> Wire: ...
    def fail(self, broken: BaseException) -> None: ...
    def count(self, kind: str) -> None: ...


class Page:
    """One page of one person at one table. Calls `on_change` when something was told."""

    def __init__(
        self, internet: Internet, chance: Random, person: str, cookie: str, table: str, on_change: Callable[[], None]
    ) -> None:
        self.person = person
        self.cookie = cookie
        self.table = table
        self.asks: dict[str, Facts] = {}  # everything that was ever asked
        self.seats: Seats | None = None
        self.match: Match | None = None
        self.is_live = False
        self.refused = 0
        self.reconnects = 0
        self.pending: dict[str, float] = {}  # unanswered asks, and when they were sent
        self.answers: dict[str, Tell] = {}
        self._internet = internet
        self._chance = chance
        self._on_change = on_change
        self._seq = 0
        self._failures = 0
        self._wire: Wire | None = None
        self._closed = False
        self._heard = self._beaten = 0.0
        self._beat = ""
        self._number = 0
        self._connect()
        self._look()

    def ask(self, wish: Facts) -> str:
        name = self._name()
        self.asks[name] = {**wish, "id": name}
        self.pending[name] = 0.0
        if self.is_live:
            self._send(name)
        return name

    def repeat(self, name: str) -> None:
        """Ask again what was answered."""
        if self.is_live and self._wire is not None:
            self._internet.count("ask")
            self._wire.send(msgspec.json.encode(self.asks[name]))

    def close(self) -> None:
        self._closed = True
        self.is_live = False
        if self._wire is not None:
            self._wire.close()

    # The wire calls these

    def opened(self) -> None:
        pass

    def heard(self, text: bytes) -> None:
        tell = _tell.decode(text)
        self._heard = self._now
        match tell.type:
            case "pong":
                self._beat = ""
                return
            case "welcome" | "news":
                self._take(tell)
            case "done" | "refusal":
                self.refused += tell.type == "refusal" and tell.id in self.pending
                self.pending.pop(tell.id, None)
                self.answers[tell.id] = tell
            case _:
                return
        if tell.type == "welcome":
            self._failures = 0
            self.is_live = True
            for name in self.pending:
                self._send(name)
            self._ask_for_life()
        self._on_change()

    def dropped(self, code: int) -> None:
        if self._closed:
            return
        self._wire = None
        self.is_live = False
        self._failures += 1
        self.reconnects += 1
        wait_s = min(FIRST_WAIT_S * 2.0 ** min(self._failures - 1, 10), LONGEST_WAIT_S)
        self._internet.outside.call_later(wait_s * self._chance.uniform(0.75, 1.25), self._connect)

    # Inside

    @property
    def _now(self) -> float:
        return self._internet.outside.time()

    def _name(self) -> str:
        self._number += 1
        return f"{self._chance.getrandbits(48):x}-{self._number}"

    def _connect(self) -> None:
        if not self._closed and self._wire is None:
            self._heard, self._beat = self._now, ""
            self._wire = self._internet.dial(self, self._seq)

    def _send(self, name: str) -> None:
        assert self._wire is not None
        self.pending[name] = self._now
        self._internet.count("ask")
        self._wire.send(msgspec.json.encode(self.asks[name]))

    def _take(self, tell: Tell) -> None:
        numbers = [line.seq for line in tell.lines]
        known = max(self._seq, tell.seq - MOST_LINES) if tell.type == "welcome" else self._seq
        if numbers != list(range(known + 1, tell.seq + 1)):
            what = f"{self.person} at {self.table} knows {self._seq} lines, and is told {numbers} of {tell.seq}"
            self._internet.fail(Broken(f"a gap or a repetition: {what}"))
        self._seq = tell.seq
        self.seats = tell.table or self.seats
        self.match = tell.match

    def _ask_for_life(self) -> None:
        if self._wire is not None:
            self._beat, self._beaten = self._name(), self._now
            self._internet.count("ping")
            self._wire.send(b'{"type":"ping","id":"%s"}' % self._beat.encode())

    def _look(self) -> None:
        """Give up a connection that does not live."""
        if self._closed:
            return
        self._internet.outside.call_later(LOOK_S, self._look)
        if self._wire is None:
            return
        now, is_late = self._now, False
        if not self.is_live:
            is_late = now - self._heard >= CONNECT_S
        else:
            if not self._beat and now - self._beaten >= BEAT_S:
                self._ask_for_life()
            is_silent = self._beat and now - self._beaten >= SLOW_S and now - self._heard >= SILENCE_S
            is_late = bool(is_silent) or any(now - sent >= SILENCE_S for sent in self.pending.values())
        if is_late:
            wire, self._wire = self._wire, None
            wire.close()
            self.dropped(1006)
