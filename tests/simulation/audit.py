"""What has to be true after every step, checked against the database and against every byte that a node sends.

The audit folds each log by itself, as it is stored. It never asks a node what is true.
"""

from collections import deque
from collections.abc import Callable
from typing import Any

import msgspec
from msgspec import Raw, Struct

from nenuphar.core.codec import encode
from nenuphar.core.game import Command, Refused, Viewer
from nenuphar.server.model import views
from nenuphar.server.model.state import TableState, is_shared
from nenuphar.server.table.table import Table
from nenuphar.server.wire import PersonId, TableId
from nenuphar.store import Append
from tests.simulation.memory import Memory
from tests.simulation.network import Wire
from tests.simulation.registry import Membership

RECENT = 64  # states of a match that a late message may still tell of
NULL = b"null"
# What an ask of these kinds wants may be so already. Then it is done, and there is nothing to store.
MAY_CHANGE_NOTHING = ("pace", "learn", "change-table", "rematch", "come-back", "stand", "fill", "name-seat")


class Broken(AssertionError):
    """Something is not true that has to be."""


class Line(Struct, frozen=True):
    seq: int
    at: int
    kind: str
    event: Raw


class Hand(Struct, frozen=True):
    seat: int
    view: Raw


class MatchTold(Struct, frozen=True):
    view: Raw
    due: tuple[int, ...]
    hands: tuple[Hand, ...]


class TableTold(Struct, frozen=True):
    code: str


class Told(Struct, frozen=True):
    """A tell, as far as the audit looks at it."""

    type: str
    id: str = ""
    rule: str = ""
    seq: int = 0
    lines: tuple[Line, ...] = ()
    match: MatchTold | None = None
    table: TableTold | None = None


class Asked(Struct, frozen=True):
    ask: str = ""


_told = msgspec.json.Decoder(Told)
_asked = msgspec.json.Decoder(Asked)


class Log:
    """A table as its log says."""

    def __init__(self, table: TableId) -> None:
        self.state = TableState(table)
        self.asks: set[str] = set()
        self.answers: dict[tuple[str, Viewer], int] = {}  # what was first said to an ask
        self._recent: deque[tuple[Any, dict[Viewer, bytes]]] = deque(maxlen=RECENT)  # the match's states, and views
        self._lines: dict[Viewer, list[tuple[int, str, bytes]]] = {}
        self._looked: dict[Viewer, int] = {}

    def add(self, data: bytes, at: int) -> None:
        ask = _asked.decode(data).ask
        if ask in self.asks:
            raise Broken(f"{ask} is stored twice")
        if ask:
            self.asks.add(ask)
        self.state.replay(data, at)
        if self.state.match is not None:
            self._recent.append((self.state.match.state, {}))

    def shows(self, view: Raw, viewer: Viewer) -> bool:
        """Whether the match looks, or lately looked, like this to a viewer."""
        shown = bytes(view)
        for state, known in reversed(self._recent):
            if viewer not in known:
                known[viewer] = encode(self.state.game.view(state, viewer))
            if known[viewer] == shown:
                return True
        return False

    def lines(self, viewer: Viewer) -> list[tuple[int, str, bytes]]:
        """All lines that a viewer may know: time, kind, and what happened in the match."""
        known = self._lines.setdefault(viewer, [])
        redact = self.state.game.redact
        for line in self.state.lines[self._looked.get(viewer, 0) :]:
            if line.kind != "match":
                known.append((line.at, line.kind, NULL))
            elif is_shared(line.event):
                known.append((line.at, line.kind, encode(line.event)))
            elif (event := redact(line.event, viewer)) is not None:
                known.append((line.at, line.kind, encode(event)))
        self._looked[viewer] = len(self.state.lines)
        return known


class Audit:
    """`table_of` is a node's own table at the other end of a connection, if it is awake."""

    def __init__(
        self, memory: Memory, table_of: Callable[[Wire], Table | None], fail: Callable[[BaseException], None]
    ) -> None:
        self.logs: dict[TableId, Log] = {}
        self.checked = 0
        self._memory = memory
        self._table_of = table_of
        self._fail = fail
        self._compared: dict[Table, int] = {}  # after how many rows
        memory.on_append = self.stored

    def stored(self, append: Append, writer: Membership) -> None:
        try:
            registry = self._memory.registry
            if registry is not None and not registry.may_write(writer, append.table_id):
                raise Broken(f"{writer} has written to {append.table_id}, which belongs to another node")
            log = self.logs.setdefault(append.table_id, Log(append.table_id))
            for data in append.events:
                log.add(data, append.at_ms)
        except BaseException as broken:
            self._fail(broken)

    def told(self, wire: Wire, text: bytes) -> None:
        """A node sends this."""
        try:
            self._check(wire, text)
        except BaseException as broken:
            self._fail(broken)

    def _check(self, wire: Wire, text: bytes) -> None:
        log, person = self.logs[wire.table], wire.person
        told = _told.decode(text)
        self.checked += 1
        if not log.state.over and log.state.seating.seed.encode() in text:
            raise Broken(f"{person} is told the seed")
        match told.type:
            case "welcome" | "news":
                self._check_news(log, wire, told)
            case "done":
                self._check_done(log, wire, told)
            case "refusal" if f"{person}:{told.id}" in log.asks:
                raise Broken(f"{told.id} of {person} is refused by {told.rule}, but it is stored")
            case _:
                pass

    def _check_news(self, log: Log, wire: Wire, told: Told) -> None:
        state, person = log.state, wire.person
        viewer = views.viewer_of(state, person)
        at_screen = state.seats_at_screen.get(person, ())
        if told.match is not None:
            if not log.shows(told.match.view, viewer):
                raise Broken(f"{person} at {wire.table} is shown what {viewer} may not see")
            for hand in told.match.hands:
                if hand.seat not in at_screen or not log.shows(hand.view, hand.seat):
                    raise Broken(f"{person} at {wire.table} is shown the hand of {hand.seat}")
        if told.table is not None and told.table.code and person not in (state.seating.host, *state.seating.people):
            raise Broken(f"{person} may not invite anybody to {wire.table}")
        is_empty = told.type == "news" and not told.lines and told.table is None
        if is_empty and state.game.realtime is not None and not at_screen:
            raise Broken(f"a message to {person} tells nothing but that something happened")
        known = log.lines(viewer)
        for line in told.lines:
            expected = known[line.seq - 1] if line.seq <= len(known) else None
            if expected != (line.at, line.kind, bytes(line.event)):
                raise Broken(
                    f"line {line.seq} to {person} at {wire.table} is {bytes(line.event)!r}, and should be {expected}"
                )
        self._compare(log, wire)

    def _compare(self, log: Log, wire: Wire) -> None:
        """What a node has in memory is the fold of what is stored, unless it waits for the store or lost the table."""
        table, rows = self._table_of(wire), log.state.rows
        if table is None or table.state.rows != rows or self._compared.get(table) == rows:
            return
        self._compared[table] = rows
        if fingerprint(table.state) != fingerprint(log.state):
            raise Broken(f"table {wire.table} is not the fold of its log")

    def _check_done(self, log: Log, wire: Wire, told: Told) -> None:
        key, ask = f"{wire.person}:{told.id}", wire.browser.asks.get(told.id)
        if key in log.asks:
            viewer = views.viewer_of(log.state, wire.person)
            first = log.answers.setdefault((key, viewer), told.seq)
            if first != told.seq:
                raise Broken(f"{key} is answered with {told.seq}, and was with {first}")
        elif ask is None or not self._changes_nothing(log, wire.person, ask):
            raise Broken(f"{key} is acknowledged, but not stored: {ask}")

    def _changes_nothing(self, log: Log, person: PersonId, ask: dict[str, Any]) -> bool:
        if ask["type"] != "act":
            return ask["type"] in MAY_CHANGE_NOTHING
        state = log.state
        if state.match is None or state.game.realtime is not None:
            return state.match is not None
        action = state.read(Raw(encode(ask["action"])))
        try:
            return not state.match.decide(Command(ask.get("seat", state.seats[person]), action, state.match.now)).events
        except Refused:
            return False


def fingerprint(state: TableState) -> bytes:
    match = state.match
    return encode(
        (
            state.seating,
            state.rows,
            len(state.lines),
            state.lines_after_ask,
            state.contributions,
            None if match is None else (match.state, match.seq, match.now, len(match.steps)),
        )
    )
