"""Writes a group of appends with few statements, however large the group is.

With every statement, Python's sqlite3 releases the interpreter's lock and then waits for it while the event loop is
busy. So a group of moves is one statement, which SQLite makes a transaction of its own.
"""

import sqlite3
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any

from msgspec.json import encode
from msgspec.structs import astuple

from nenuphar.store import Append, Conflict, PersonId, Turn
from nenuphar.store.changes import MOST_ENDS, Answer, Changes, Ends, Row, collect
from nenuphar.store.seals import NO_SEAL
from nenuphar.store.sql import keep
from nenuphar.store.tombstones import IS_HERE, deleted_among

# A row of this view is a line of a table's log. The last line of an append also has its command, and the last one of a
# table has the turns that changed, as JSON.
PREPARE = f"""
    CREATE TEMP VIEW lines AS SELECT
        NULL table_id, NULL seq, NULL at_ms, NULL data, NULL seal, NULL command_id, NULL due_ms,
        NULL turns;
    CREATE TEMP TRIGGER add_line INSTEAD OF INSERT ON lines BEGIN
        INSERT INTO events (table_id, seq, at_ms, data, seal)
            VALUES (NEW.table_id, NEW.seq, NEW.at_ms, NEW.data, NEW.seal);
        INSERT INTO commands (table_id, command_id, seq)
            SELECT NEW.table_id, NEW.command_id, NEW.seq WHERE NEW.command_id IS NOT NULL;
        INSERT INTO deadlines (table_id, due_ms, seq)
            SELECT NEW.table_id, NEW.due_ms, NEW.seq WHERE NEW.due_ms IS NOT NULL
            ON CONFLICT (table_id) DO UPDATE SET due_ms = excluded.due_ms, seq = excluded.seq, held_ms = 0;
        DELETE FROM deadlines WHERE table_id = NEW.table_id AND NEW.due_ms IS NULL;
        INSERT INTO turns (table_id, person_id, due, changed_ms)
            SELECT NEW.table_id, json_extract(value, '$[0]'), json_extract(value, '$[1]'),
                json_extract(value, '$[2]') FROM json_each(NEW.turns)
            WHERE {IS_HERE.format("json_extract(value, '$[0]')")}
            ON CONFLICT (table_id, person_id) DO UPDATE SET due = excluded.due, changed_ms = excluded.changed_ms;
        DELETE FROM turns WHERE table_id = NEW.table_id AND NEW.turns = '[]';
    END"""
KNOWN = """
    (SELECT max(seq) FROM events WHERE table_id = ?),
    (SELECT seal FROM events WHERE table_id = ? ORDER BY seq DESC LIMIT 1),
    (SELECT seq FROM commands WHERE table_id = ? AND command_id = ?)"""
KEEP_CARDS = """
    INSERT INTO tables (table_id, code, public, phase, changed_ms, summary, began_ms) VALUES {}
    ON CONFLICT (table_id) DO UPDATE SET code = excluded.code, public = excluded.public, phase = excluded.phase,
        changed_ms = excluded.changed_ms, summary = excluded.summary, began_ms = excluded.began_ms"""
ADD_LINES = "INSERT INTO lines VALUES {}"
EMPTY_SEATS = "UPDATE company SET seated = 0 WHERE table_id IN (VALUES {})"
TAKE_SEATS = """
    INSERT INTO company (table_id, person_id, seated) VALUES {}
    ON CONFLICT (table_id, person_id) DO UPDATE SET seated = excluded.seated"""

MOST_ROWS = 32  # to a statement: each number of rows is a statement of its own, and all shall stay prepared


def append_at_once(connection: sqlite3.Connection, jobs: Sequence[object], ends: Ends) -> list[Any] | None:
    """Write jobs that are one statement, without a look at the database. None if they take more than that.

    `ends` may be out of date, because another process has written. Then a constraint of the database fails.
    """
    appends = [job for job in jobs if isinstance(job, Append) and job.table_id in ends]
    after = {append.table_id: ends[append.table_id] for append in appends}
    changes = Changes()
    answers = [collect(append, after, {}, changes) for append in appends]
    if (
        len(appends) < len(jobs)
        or len(changes.lines) > MOST_ROWS
        or not changes.is_lines_only
        or Conflict in map(type, answers)
    ):
        return None
    _insert(connection, ADD_LINES, _lines(changes))
    ends.update(after)
    return answers


def append_all(connection: sqlite3.Connection, appends: Sequence[Append], ends: Ends) -> list[Answer]:
    """Write appends in the connection's transaction, and return the answer to each. Notes the new ends."""
    if len(ends) > MOST_ENDS:
        ends.clear()
    commands: dict[Row, int] = {}
    for append, (seq, last_seal, command_seq) in zip(appends, _known(connection, appends), strict=True):
        ends[append.table_id] = seq or 0, last_seal or NO_SEAL
        if command_seq is not None:
            commands[append.table_id, append.command_id] = command_seq
    changes = Changes()
    answers = [collect(append, ends, commands, changes) for append in appends]
    _write(connection, changes)
    return answers


def _known(connection: sqlite3.Connection, appends: Sequence[Append]) -> Iterator[Row]:
    """For each append: its table's last line and seal, and the last line of its command."""
    for some in _portions([(*[each.table_id] * 3, each.command_id) for each in appends]):
        [row] = connection.execute(_statement("SELECT {}", KNOWN, len(some)), _flat(some)).fetchall()
        yield from zip(row[::3], row[1::3], row[2::3], strict=True)


def _insert(connection: sqlite3.Connection, sql: str, rows: Sequence[Row]) -> None:
    for some in _portions(rows):
        connection.execute(_statement(sql, f"({', '.join('?' * len(some[0]))})", len(some)), _flat(some))


def _write(connection: sqlite3.Connection, changes: Changes) -> None:
    def write(sql: str, rows: Sequence[Row]) -> None:
        _insert(connection, sql, rows)

    # Cards first: all other rows refer to a table.
    write(KEEP_CARDS, [(key, *astuple(card)) for key, card in changes.cards.items()])
    write(ADD_LINES, _lines(changes))
    write(EMPTY_SEATS, [(key,) for key in changes.seated])
    write(TAKE_SEATS, [(key, person_id, True) for key, seated in changes.seated.items() for person_id in seated])
    keep(connection, changes, deleted_among(connection, changes.people))


def _lines(changes: Changes) -> list[Row]:
    """The lines, with the turns of each table in its last one."""
    last = {line[0]: place for place, line in enumerate(changes.lines)}
    return [
        (*line, _as_json(changes.turns[line[0]]) if line[0] in changes.turns and last[line[0]] == place else None)
        for place, line in enumerate(changes.lines)
    ]


def _as_json(turns: dict[PersonId, Turn]) -> str:
    return encode([[turn.person_id, int(turn.due), turn.changed_ms] for turn in turns.values()]).decode()


def _portions(rows: Sequence[Row]) -> Iterator[Sequence[Row]]:
    return (rows[start : start + MOST_ROWS] for start in range(0, len(rows), MOST_ROWS))


def _flat(rows: Sequence[Row]) -> list[object]:
    return [value for row in rows for value in row]


@cache
def _statement(sql: str, item: str, count: int) -> str:
    return sql.format(", ".join([item] * count))
