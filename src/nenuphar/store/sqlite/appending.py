"""Writes a group of appends with a handful of statements, however large the group is.

With every statement, Python's sqlite3 releases the interpreter's lock and then waits for it while the event loop is
busy. Many rows in a statement halve the time for a group.
"""

import sqlite3
from collections.abc import Iterator, Sequence
from functools import cache

from msgspec.structs import astuple

from nenuphar.store import Append, Precedent, TableId
from nenuphar.store.changes import Answer, Changes, Row, collect
from nenuphar.store.seals import NO_SEAL

KNOWN = """
    (SELECT max(seq) FROM events WHERE table_id = ?),
    (SELECT seal FROM events WHERE table_id = ? ORDER BY seq DESC LIMIT 1),
    (SELECT seq FROM commands WHERE table_id = ? AND command_id = ?),
    EXISTS (SELECT 1 FROM deadlines WHERE table_id = ?)"""
KEEP_CARDS = """
    INSERT INTO tables (table_id, code, public, phase, changed_ms, summary) VALUES {}
    ON CONFLICT (table_id) DO UPDATE SET code = excluded.code, public = excluded.public, phase = excluded.phase,
        changed_ms = excluded.changed_ms, summary = excluded.summary"""
ADD_EVENTS = "INSERT INTO events (table_id, seq, at_ms, data, seal) VALUES {}"
ADD_COMMANDS = "INSERT INTO commands (table_id, command_id, seq) VALUES {}"
SET_DEADLINES = """
    INSERT INTO deadlines (table_id, due_ms, seq) VALUES {}
    ON CONFLICT (table_id) DO UPDATE SET due_ms = excluded.due_ms, seq = excluded.seq"""
DROP_DEADLINES = "DELETE FROM deadlines WHERE table_id IN (VALUES {})"
EMPTY_SEATS = "UPDATE company SET seated = 0 WHERE table_id IN (VALUES {})"
TAKE_SEATS = """
    INSERT INTO company (table_id, person_id, seated) VALUES {}
    ON CONFLICT (table_id, person_id) DO UPDATE SET seated = excluded.seated"""
KEEP_KEEPSAKES = "INSERT INTO keepsakes (person_id, game, table_id, at_ms, data) VALUES {} ON CONFLICT DO NOTHING"
KEEP_PRECEDENTS = """
    INSERT INTO precedents (house, language, word, stands, at_ms, data) VALUES {}
    ON CONFLICT (house, language, word) DO UPDATE SET stands = excluded.stands, at_ms = excluded.at_ms,
        data = excluded.data"""

MOST_ROWS = 32  # to a statement: each number of rows is a statement of its own, and all shall stay prepared


def append_all(connection: sqlite3.Connection, appends: Sequence[Append]) -> list[Answer]:
    """Write appends in the connection's transaction, and return the answer to each."""
    heads: dict[TableId, tuple[int, bytes]] = {}  # each table's last line, and its seal
    commands: dict[Row, int] = {}
    timed: set[TableId] = set()  # tables with a stored deadline: most have none to delete
    for append, (head, last_seal, command_seq, is_timed) in zip(appends, _known(connection, appends), strict=True):
        heads[append.table_id] = head or 0, last_seal or NO_SEAL
        if command_seq is not None:
            commands[append.table_id, append.command_id] = command_seq
        if is_timed:
            timed.add(append.table_id)
    changes = Changes()
    answers = [collect(append, heads, commands, changes) for append in appends]
    _write(connection, changes, timed)
    return answers


def _known(connection: sqlite3.Connection, appends: Sequence[Append]) -> Iterator[Row]:
    """For each append: its table's last line and seal, the last line of its command, and whether it has a deadline."""
    for some in _portions([(*[each.table_id] * 3, each.command_id, each.table_id) for each in appends]):
        [row] = connection.execute(_statement("SELECT {}", KNOWN, len(some)), _flat(some)).fetchall()
        yield from zip(row[::4], row[1::4], row[2::4], row[3::4], strict=True)


def keep_precedents(connection: sqlite3.Connection, precedents: Sequence[Precedent]) -> None:
    latest = {(each.house, each.language, each.word): each for each in precedents}
    _insert(connection, KEEP_PRECEDENTS, [astuple(each) for each in latest.values()])


def _insert(connection: sqlite3.Connection, sql: str, rows: Sequence[Row]) -> None:
    for some in _portions(rows):
        connection.execute(_statement(sql, f"({', '.join('?' * len(some[0]))})", len(some)), _flat(some))


def _write(connection: sqlite3.Connection, changes: Changes, timed: set[TableId]) -> None:
    def write(sql: str, rows: Sequence[Row]) -> None:
        _insert(connection, sql, rows)

    # Cards first: all other rows refer to a table.
    write(KEEP_CARDS, [(key, c.code, c.public, c.phase, c.changed_ms, c.summary) for key, c in changes.cards.items()])
    write(ADD_EVENTS, changes.events)
    write(ADD_COMMANDS, changes.commands)
    deadlines = changes.deadlines.items()
    write(SET_DEADLINES, [(key, due_ms, seq) for key, (due_ms, seq) in deadlines if due_ms is not None])
    write(DROP_DEADLINES, [(key,) for key, (due_ms, _) in deadlines if due_ms is None and key in timed])
    write(EMPTY_SEATS, [(key,) for key in changes.seated])
    write(TAKE_SEATS, [(key, person_id, True) for key, seated in changes.seated.items() for person_id in seated])
    write(KEEP_KEEPSAKES, [astuple(each) for each in changes.keepsakes])
    keep_precedents(connection, changes.precedents)


def _portions(rows: Sequence[Row]) -> Iterator[Sequence[Row]]:
    return (rows[start : start + MOST_ROWS] for start in range(0, len(rows), MOST_ROWS))


def _flat(rows: Sequence[Row]) -> list[object]:
    return [value for row in rows for value in row]


@cache
def _statement(sql: str, item: str, count: int) -> str:
    return sql.format(", ".join([item] * count))
