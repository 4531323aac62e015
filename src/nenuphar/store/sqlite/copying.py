"""Copies a SQLite database while it is in use, and puts a copy back in its place."""

import os
import shutil
import sqlite3
import tempfile
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from itertools import count
from pathlib import Path

from nenuphar.store import Unavailable, Unusable
from nenuphar.store.sqlite.opening import APPLICATION_ID, FileLock, belong_to_owner, connect, opened, unusable
from nenuphar.store.still_deleted import Deletion, delete_again, deletions

PAGES_AT_ONCE = 1_000
PATIENCE_MS = 5_000
RESERVE = 50_000_000  # bytes that a copy must leave to the server


def copy(source: Path, target: Path, progress: Callable[[float], None] = lambda done: None) -> None:
    """Copy the database as it is at this moment. The target gets its name when it is complete.

    Raises Unusable if the source is no database of ours, and Unavailable if it cannot be copied now.
    """
    with _translated(source):
        with suppress(FileExistsError):  # a file: the next step says so
            target.parent.mkdir(parents=True, exist_ok=True)
        _check_room(source, target.parent)
    with (
        _translated(source),
        _completed(target) as unfinished,
        closing(connect(source, PATIENCE_MS)) as origin,
        closing(sqlite3.connect(unfinished)) as file,
    ):
        origin.execute("BEGIN")  # others may write meanwhile: in this transaction we see nothing of it
        _check_kind(origin, source)
        origin.backup(
            file,
            pages=PAGES_AT_ONCE,
            progress=lambda _, left, pages: progress(1 - left / pages if pages else 1.0),
            sleep=0,
        )
        file.execute("PRAGMA journal_mode = DELETE")  # one file, without a log beside it


def put_back(backup: Path, database: Path, aside: Path) -> tuple[bool, int]:
    """Put a backup in the place of a database that no server uses. What was there is kept as `aside`, if there was any.

    At every moment there is a whole database under this name: the old one or the new one. Returns whether there was one
    before, and how many people it knew as deleted and the backup did not.
    """
    new = database.with_name(f"{database.name}.restored")
    with FileLock(database):
        copy(backup, new)
        was_there = database.exists()
        again = _delete_again(new, _deletions(database)) if was_there else 0
        belong_to_owner(new, like=database if was_there else database.parent)
        if was_there:
            _keep(database, aside)
        new.replace(database)
        _sync_folder(database)
    return was_there, again


def _deletions(database: Path) -> list[Deletion]:
    """Whom the old database knows as deleted. Nothing is known of a database that cannot be read."""
    with suppress(sqlite3.Error), closing(connect(database, PATIENCE_MS)) as file:
        return deletions(file)
    return []


def _delete_again(new: Path, deleted: list[Deletion]) -> int:
    if not deleted:
        return 0
    with _translated(new), closing(opened(new, PATIENCE_MS, keep_old=False)) as file:
        file.execute("BEGIN IMMEDIATE")
        again = delete_again(file, deleted)
        file.execute("COMMIT")
        return again


def _keep(database: Path, aside: Path) -> None:
    """Give the old database a second name. Its write-ahead log must not stay: it would be applied to the new one."""
    with suppress(sqlite3.Error), closing(connect(database, PATIENCE_MS)) as file:
        file.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    for suffix in ("-wal", "-shm"):  # only there if the database is damaged
        if (left := database.with_name(database.name + suffix)).exists():
            left.replace(aside.with_name(aside.name + suffix))
    try:
        aside.hardlink_to(database)
    except OSError:  # not every file system has links
        shutil.copy2(database, aside)


def _check_room(source: Path, folder: Path) -> None:
    """A full disk would stop the tables too."""
    needed, free = source.stat().st_size + RESERVE, shutil.disk_usage(folder).free
    if free < needed:
        raise Unavailable(f"{folder} has {free // 1_000_000} MB free, and {needed // 1_000_000} MB are needed")


def is_same(one: Path, other: Path) -> bool:
    """Whether both names are of one file, also through a link."""
    with suppress(FileNotFoundError, NotADirectoryError):
        return one.samefile(other)
    return False


def unused(path: Path) -> Path:
    """This path, or the first one with a number after it that does not exist."""
    return next(file for n in count() if not (file := path.with_name(f"{path.name}.{n}" if n else path.name)).exists())


@contextmanager
def _completed(target: Path) -> Iterator[Path]:
    """A name to write to. In the end it becomes the target, or vanishes."""
    # Nobody else may read it, and another copy to the same target has another name.
    number, name = tempfile.mkstemp(".unfinished", f"{target.name}.", target.parent)
    os.close(number)
    unfinished = Path(name)
    try:
        belong_to_owner(unfinished, like=target.parent)
        yield unfinished
        with unfinished.open("rb") as file:
            os.fsync(file.fileno())
        unfinished.replace(target)
        _sync_folder(target)
    finally:
        unfinished.unlink(missing_ok=True)


def _sync_folder(path: Path) -> None:
    with suppress(OSError):  # Windows cannot open folders
        folder = os.open(path.parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)


def _check_kind(connection: sqlite3.Connection, path: Path) -> None:
    [(application_id,)] = connection.execute("PRAGMA application_id").fetchall()
    if application_id != APPLICATION_ID:
        raise Unusable(path, "not-a-store")


@contextmanager
def _translated(source: Path) -> Iterator[None]:
    try:
        yield
    except sqlite3.OperationalError as error:
        raise Unavailable(str(error)) from error
    except sqlite3.DatabaseError as error:
        raise unusable(source, error) from error
    except OSError as error:
        raise Unavailable(error.strerror or str(error)) from error
