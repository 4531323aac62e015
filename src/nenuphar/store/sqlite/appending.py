"""Puts a group of appends into the database with a handful of statements, however large the group is.

With every statement Python's sqlite3 gives up the interpreter's lock, and then has to wait for it while the event loop
is busy. Many rows to a statement halve the time that a group takes.
"""

import sqlite3
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any, TypeAlias

from msgspec import Struct

from nenuphar.core.game import Millis
from nenuphar.store.store import Append, Appended, Card, Conflict, PersonId, Repeated, TableId

LOOK_UP = """
    (SELECT max(seq) FROM events WHERE table_id = ?),
    (SELECT seq FROM commands WHERE table_id = ? AND command_id = ?),
    EXISTS (SELECT 1 FROM deadlines WHERE table_id = ?)"""
KEEP_CARDS = """
    INSERT INTO tables (table_id, code, public, phase, changed_ms, summary) VALUES {}
    ON CONFLICT (table_id) DO UPDATE SET public = excluded.public, phase = excluded.phase,
        changed_ms = excluded.changed_ms, summary = excluded.summary"""
ADD_EVENTS = "INSERT INTO events (table_id, seq, at_ms, data) VALUES {}"
ADD_COMMANDS = "INSERT INTO commands (table_id, command_id, seq) VALUES {}"
SET_DEADLINES = """
    INSERT INTO deadlines (table_id, due_ms, seq) VALUES {}
    ON CONFLICT (table_id) DO UPDATE SET due_ms = excluded.due_ms, seq = excluded.seq"""
DROP_DEADLINES = "DELETE FROM deadlines WHERE table_id IN (VALUES {})"
EMPTY_SEATS = "UPDATE company SET seated = 0 WHERE table_id IN (VALUES {})"
TAKE_SEATS = """
    INSERT INTO company (table_id, person_id, seated) VALUES {}
    ON CONFLICT (table_id, person_id) DO UPDATE SET seated = excluded.seated"""

MOST_ROWS = 32  # to a statement: each number of rows is a statement of its own, and all shall stay prepared

MOST_KNOWN = 10_000  # tables

Row: TypeAlias = tuple[Any, ...]


class Changes(Struct):
    """What a group comes down to. A table that is appended to twice gets its last card and its last deadline."""

    events: list[Row] = []
    commands: list[Row] = []
    cards: dict[TableId, Card] = {}
    seated: dict[TableId, tuple[PersonId, ...]] = {}
    deadlines: dict[TableId, tuple[Millis | None, int]] = {}


class Head(Struct, frozen=True, gc=False):
    """The end of a table's log: its last line, and whether a deadline hangs on it."""

    seq: int
    is_timed: bool


NOWHERE = Head(-1, False)


class Appender:
    """Remembers how the logs end that it wrote, and looks up only what it does not know.

    Somebody else may have written since, or a command may have been stored before: then the database refuses a row,
    and with it the group. The appender has to forget these tables and may then try again, looking up all of them.
    """

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection
        self._ends: dict[TableId, Head] = {}
        self._written: dict[TableId, Head] = {}  # as above, if the transaction is committed

    def append_all(self, appends: Sequence[Append]) -> list[Appended | Repeated | Conflict]:
        """What becomes of each, inside the transaction that the connection is in."""
        ends, commands = self._ends_of(appends)
        changes = Changes()
        heads = {table_id: end.seq for table_id, end in ends.items()}
        answers = [_settle(append, heads, commands, changes) for append in appends]
        self._written = {key: Head(seq, due is not None) for key, (due, seq) in changes.deadlines.items()}
        _write(self._connection, changes, ends)
        return answers

    def committed(self) -> None:
        if len(self._ends) > MOST_KNOWN:
            self._ends.clear()
        self._ends |= self._written
        self._written = {}

    def forget(self, appends: Sequence[Append]) -> bool:
        """Whether there was anything to forget: what it relied on, and what may have been wrong."""
        known = [self._ends.pop(append.table_id, None) for append in appends]
        self._written = {}
        return any(known)

    def _ends_of(self, appends: Sequence[Append]) -> tuple[dict[TableId, Head], dict[Row, int]]:
        """How the logs end, and the lines that commands were stored up to, of those that may be there."""
        ends: dict[TableId, Head] = {}
        commands: dict[Row, int] = {}
        unknown = []
        for append in appends:
            end = ends[append.table_id] = self._ends.get(append.table_id, NOWHERE)
            if end.seq != append.expected_seq:
                unknown.append(append)
        for append, (seq, command_seq, is_timed) in zip(unknown, _looked_up(self._connection, unknown), strict=True):
            ends[append.table_id] = Head(seq or 0, bool(is_timed))
            if command_seq is not None:
                commands[append.table_id, append.command_id] = command_seq
        return ends, commands


def _settle(
    append: Append, heads: dict[TableId, int], commands: dict[Row, int], changes: Changes
) -> Appended | Repeated | Conflict:
    table_id, seq = append.table_id, heads[append.table_id]
    command = (table_id, append.command_id)
    if command in commands:
        return Repeated(commands[command])
    if append.expected_seq != seq:
        return Conflict(table_id, append.expected_seq, seq)
    for data in append.events:
        seq += 1
        changes.events.append((table_id, seq, append.at_ms, data))
    heads[table_id] = seq
    if append.command_id is not None:
        commands[command] = seq
        changes.commands.append((*command, seq))
    if append.card is not None:
        changes.cards[table_id] = append.card
    if append.seated is not None:
        changes.seated[table_id] = append.seated
    changes.deadlines[table_id] = (append.deadline_ms, seq)
    return Appended(seq)


def _looked_up(connection: sqlite3.Connection, appends: Sequence[Append]) -> Iterator[Row]:
    """For each append the last line of its table, the line its command was stored up to, and if there is a deadline."""
    for some in _portions([(each.table_id, each.table_id, each.command_id, each.table_id) for each in appends]):
        [row] = connection.execute(_statement("SELECT {}", LOOK_UP, len(some)), _flat(some)).fetchall()
        yield from zip(row[::3], row[1::3], row[2::3], strict=True)


def _write(connection: sqlite3.Connection, changes: Changes, ends: dict[TableId, Head]) -> None:
    def write(sql: str, rows: Sequence[Row]) -> None:
        for some in _portions(rows):
            connection.execute(_statement(sql, f"({', '.join('?' * len(some[0]))})", len(some)), _flat(some))

    # Cards first: everything else belongs to a table.
    write(KEEP_CARDS, [(key, c.code, c.public, c.phase, c.changed_ms, c.summary) for key, c in changes.cards.items()])
    write(ADD_EVENTS, changes.events)
    write(ADD_COMMANDS, changes.commands)
    deadlines = changes.deadlines.items()
    write(SET_DEADLINES, [(key, due_ms, seq) for key, (due_ms, seq) in deadlines if due_ms is not None])
    write(DROP_DEADLINES, [(key,) for key, (due_ms, _) in deadlines if due_ms is None and ends[key].is_timed])
    write(EMPTY_SEATS, [(key,) for key in changes.seated])
    write(TAKE_SEATS, [(key, person_id, True) for key, seated in changes.seated.items() for person_id in seated])


def _portions(rows: Sequence[Row]) -> Iterator[Sequence[Row]]:
    return (rows[start : start + MOST_ROWS] for start in range(0, len(rows), MOST_ROWS))


def _flat(rows: Sequence[Row]) -> list[object]:
    return [value for row in rows for value in row]


@cache
def _statement(sql: str, item: str, count: int) -> str:
    return sql.format(", ".join([item] * count))
