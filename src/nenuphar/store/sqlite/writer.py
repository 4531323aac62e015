"""Commits the writer's groups to a SQLite file."""

import sqlite3
from collections.abc import Sequence

from nenuphar.store import Append, CodeTaken, Unavailable
from nenuphar.store.changes import Ends
from nenuphar.store.sqlite.appending import append_all, append_at_once
from nenuphar.store.writer import Job


def committed(connection: sqlite3.Connection, ends: Ends, jobs: Sequence[Job]) -> list[object]:
    """The result of each job, or the exception to raise: all in one transaction, unless a job breaks it."""
    if not jobs:
        return []
    try:
        if (appended := append_at_once(connection, jobs, ends)) is not None:
            return appended
    except sqlite3.OperationalError as error:  # the database is locked, or the disk is full
        return [Unavailable(str(error)) for _ in jobs]
    except Exception:
        ends.clear()  # they were out of date, or one of the jobs is broken: do them step by step
    try:
        connection.execute("BEGIN IMMEDIATE")
    except sqlite3.Error as error:
        return [Unavailable(str(error)) for _ in jobs]
    try:
        answers = _done(connection, jobs, ends)
    except Exception as error:
        _roll_back(connection, ends)
        if len(jobs) == 1:
            return [_translated(error)]
        return [answer for job in jobs for answer in committed(connection, ends, [job])]
    try:
        connection.execute("COMMIT")
    except sqlite3.Error as error:
        _roll_back(connection, ends)
        return [Unavailable(str(error)) for _ in jobs]
    return answers


def _done(connection: sqlite3.Connection, jobs: Sequence[Job], ends: Ends) -> list[object]:
    appended = iter(append_all(connection, [job for job in jobs if isinstance(job, Append)], ends))
    return [next(appended) if isinstance(job, Append) else job(connection) for job in jobs]


def _roll_back(connection: sqlite3.Connection, ends: Ends) -> None:
    ends.clear()
    if connection.in_transaction:  # some disk errors have already ended it
        connection.execute("ROLLBACK")


def _translated(error: Exception) -> Exception:
    """The store's own exception for an error of SQLite; our own mistakes stay as they are."""
    match error:
        case sqlite3.IntegrityError() if str(error).endswith("tables.code"):
            return CodeTaken(str(error))
        case sqlite3.IntegrityError() | sqlite3.ProgrammingError() | sqlite3.InterfaceError():
            return error
        case sqlite3.Error():
            return Unavailable(str(error))
        case _:
            return error
