"""Carries everything from one database to another, of the same kind or not.

The target gets all rows in one transaction, which is committed after they were read back and compared. So it has
everything or nothing, whatever interrupts the move, and the move can be repeated.
"""

import sqlite3
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import closing, contextmanager
from hashlib import blake2b
from itertools import groupby, islice
from operator import itemgetter
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeAlias

import msgspec
from sqlalchemy import Boolean, Table

from nenuphar.store import TableId, Unavailable, Unusable
from nenuphar.store.opening import DEFAULT_PATIENCE_MS, driver, in_use, is_url, shown
from nenuphar.store.schema import epochs, events, nodes, owners, schema
from nenuphar.store.seals import NO_SEAL, sealed
from nenuphar.store.sqlite.opening import opened

if TYPE_CHECKING:
    from nenuphar.store.postgres.session import Session

Database: TypeAlias = Path | str
End: TypeAlias = "sqlite3.Connection | Session"  # the source or the target, in a transaction
Row: TypeAlias = tuple[Any, ...]

MATTERS = [table for table in schema.sorted_tables if table not in (nodes, epochs, owners)]
ROWS_AT_ONCE = 500
CLOSING_S = 2.0  # for connections that are being closed

IN_USE = """
    SELECT FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()
        AND application_name = current_setting('application_name')"""
NUMBER_ON = "SELECT setval(pg_get_serial_sequence('events', 'number'), max(number)) FROM events HAVING count(*) > 0"


def move(source: Database, target: Database, progress: Callable[[float], None]) -> tuple[int, list[TableId]]:
    """Carry everything over. Returns the number of rows, and the tables whose logs are damaged in the source too.

    `progress` gets the part that is done. Raises Unusable or Unavailable.
    """
    with _end(source) as origin, _end(target) as copy:
        rows, stored = (sum(_count(end, table) for table in MATTERS) for end in (origin, copy))
        track = Track(progress, 3 * rows)
        if not stored:
            for table in MATTERS:
                _insert(copy, table, track.counted(_rows(origin, table)))
            if not isinstance(copy, sqlite3.Connection):
                copy.execute(NUMBER_ON)
        for table in MATTERS:
            if _digest(track.counted(_rows(origin, table))) != _digest(track.counted(_rows(copy, table))):
                if stored:
                    raise Unusable(shown(target), "not-empty")
                raise Unavailable(f"The rows of {table.name} are not as they were written.")
        damaged = _damaged(copy)
        copy.execute("COMMIT")
        return rows, damaged


class Track:
    """Reports the progress."""

    def __init__(self, report: Callable[[float], None], total: int) -> None:
        self._report = report
        self._total = total
        self._done = 0

    def counted(self, rows: Iterable[Row]) -> Iterator[Row]:
        for row in rows:
            self._done += 1
            if self._done % ROWS_AT_ONCE == 0:
                self._report(min(1.0, self._done / self._total))
            yield row


@contextmanager
def _end(database: Database) -> Iterator[End]:
    """A connection in a transaction, to an up-to-date database that nobody else uses."""
    if not is_url(database):
        path = Path(database)
        with _translated(), in_use(path), closing(opened(path, DEFAULT_PATIENCE_MS)) as file:
            file.execute("BEGIN IMMEDIATE")
            yield file
        return
    postgres = driver(database)
    with postgres.translated(), closing(postgres.upgraded(str(database), DEFAULT_PATIENCE_MS)) as session:
        refuse_if_in_use(session, shown(database))
        session.execute("BEGIN ISOLATION LEVEL REPEATABLE READ")
        session.execute("LOCK TABLE tables, events IN EXCLUSIVE MODE")  # a server that starts now can only read
        yield session


def refuse_if_in_use(session: "Session", place: str) -> None:
    """Raises Unusable while a server is connected to the database."""
    give_up_at = time.monotonic() + CLOSING_S
    while session.execute(IN_USE).fetchall():
        if time.monotonic() > give_up_at:
            raise Unusable(place, "in-use")
        time.sleep(0.05)


@contextmanager
def _translated() -> Iterator[None]:
    """Errors of SQLite become the store's own."""
    try:
        yield
    except sqlite3.Error as error:
        raise Unavailable(str(error)) from error


def _count(end: End, table: Table) -> int:
    [(count,)] = end.execute(f"SELECT count(*) FROM {table.name}").fetchall()
    return int(count)


def _rows(end: End, table: Table, order: str | None = None) -> Iterator[Row]:
    order = order or ", ".join(column.name for column in table.primary_key)
    sql = f"SELECT {_columns(table)} FROM {table.name} ORDER BY {order}"
    flags = [place for place, column in enumerate(table.columns) if isinstance(column.type, Boolean)]
    for row in end.execute(sql) if isinstance(end, sqlite3.Connection) else end.stream(sql):
        if flags:  # SQLite has numbers for them
            yield tuple(bool(value) if place in flags else value for place, value in enumerate(row))
        else:
            yield row


def _insert(end: End, table: Table, rows: Iterator[Row]) -> None:
    sql = f"INSERT INTO {table.name} ({_columns(table)}) VALUES ({', '.join('?' * len(table.columns))})"
    while some := list(islice(rows, ROWS_AT_ONCE)):
        end.executemany(sql, some)


def _columns(table: Table) -> str:
    return ", ".join(column.name for column in table.columns)


def _digest(rows: Iterable[Row]) -> int:
    """A hash that does not depend on the order, because databases do not agree on the order of text."""
    return sum(int.from_bytes(blake2b(msgspec.msgpack.encode(row), digest_size=16).digest()) for row in rows)


def _damaged(end: End) -> list[TableId]:
    found = []
    lines = (row[1:] for row in _rows(end, events, "table_id, seq"))
    for table_id, log in groupby(lines, itemgetter(0)):
        stored = [tuple(line[1:]) for line in log]
        chain = sealed(NO_SEAL, table_id, ((place, line[1], line[2]) for place, line in enumerate(stored, 1)))
        if list(chain) != stored:
            found.append(table_id)
    return found
