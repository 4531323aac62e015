"""Opens a SQLite file as a store: makes a missing file, upgrades an old one, and refuses other programs' files."""

import errno
import os
import sqlite3
import sys
import time
from contextlib import suppress
from pathlib import Path
from typing import Self

from nenuphar.store import Unavailable, Unusable
from nenuphar.store.migrations import HEAD

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

APPLICATION_ID = 0x4E656E75  # "Nenu", in the file's header: other programs' databases are never changed
MAGIC, HEADER_BYTES, APPLICATION_AT = b"SQLite format 3\0", 100, 68
PAUSE_S = 0.05
_open_headers: dict[tuple[int, int], int] = {}  # of files that could not be used, by device and number


def opened(path: Path, patience_ms: int, *, keep_old: bool = True, upgrade: bool = True) -> sqlite3.Connection:
    """A connection for writing, to an up-to-date file."""
    make_private(path)
    try:
        return _up_to_date(path, patience_ms, keep_old, upgrade)
    except sqlite3.OperationalError as error:
        raise Unavailable(str(error)) from error
    except sqlite3.DatabaseError as error:
        raise unusable(path, error) from error


def unusable(path: Path, error: sqlite3.DatabaseError) -> Unusable:
    """Whether this was ours and is damaged, or something else, as far as the file's header tells."""
    return Unusable(path, "damaged" if is_ours(path) else "not-a-store", str(error) if is_ours(path) else "")


def is_ours(path: Path) -> bool:
    """Whether the file has our header, also if the rest of it is damaged."""
    try:
        header = _header(path)
    except OSError:
        return False
    return header.startswith(MAGIC) and header[APPLICATION_AT : APPLICATION_AT + 4] == APPLICATION_ID.to_bytes(4)


def _header(path: Path) -> bytes:
    if sys.platform == "win32":
        with path.open("rb") as file:
            return file.read(HEADER_BYTES)
    # It stays open: closing it would end the locks of this process's own connections, as `make_private` says.
    found = path.stat()
    which = found.st_dev, found.st_ino
    if which not in _open_headers:
        _open_headers[which] = os.open(path, os.O_RDONLY)
    return os.pread(_open_headers[which], HEADER_BYTES, 0)


class FileLock:
    """A lock for the one server of a file. The system releases it when the process ends, however it ends."""

    def __init__(self, path: Path) -> None:
        file = path.resolve()  # one lock for one file, also through a link
        lock = file.with_name(f"{file.name}.lock")
        make_private(lock)
        self._file = lock.open("r+b")
        try:
            if sys.platform == "win32":
                msvcrt.locking(self._file.fileno(), msvcrt.LK_NBLCK, 1)
            else:
                fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            self._file.close()
            in_use = error.errno in (errno.EACCES, errno.EAGAIN)  # some network disks can lock nothing at all
            raise Unusable(path, "in-use" if in_use else "unreadable") from error

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._file.close()


def connect(path: Path, patience_ms: int) -> sqlite3.Connection:
    connection = sqlite3.connect(
        path,
        timeout=patience_ms / 1000,
        isolation_level=None,  # the callers begin transactions themselves
        check_same_thread=False,  # opened in one thread, used in another, never in two at once
        cached_statements=256,
    )
    try:
        connection.execute("PRAGMA foreign_keys = ON")
        connection.execute("PRAGMA synchronous = FULL")
        # Statement journals in memory save a sixth of the time for a group.
        connection.execute("PRAGMA temp_store = MEMORY")
    except BaseException:
        connection.close()
        raise
    return connection


def make_private(path: Path) -> None:
    """The file holds the seeds of matches and signing keys: no other user of the machine may read it."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        # Closing a file ends all locks that the process has on it, also those of its open connections. Another process
        # that closes the database would then delete the log that they write to. So only a new file is opened here.
        with suppress(FileExistsError):
            os.close(os.open(path.resolve(), os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))
            belong_to_owner(path, like=path.parent)
        if path.is_dir() or not os.access(path, os.R_OK | os.W_OK):
            raise PermissionError(path)
    except OSError as error:
        raise Unusable(path, "unreadable") from error


def belong_to_owner(path: Path, like: Path) -> None:
    """Give files that root makes to the owner of the folder or the older file, or a service could not open them."""
    if sys.platform != "win32" and os.geteuid() == 0:
        owner = like.stat()
        os.chown(path, owner.st_uid, owner.st_gid)


def _up_to_date(path: Path, patience_ms: int, keep_old: bool, upgrade: bool) -> sqlite3.Connection:
    connection = connect(path, patience_ms)
    try:
        version = _version(connection, path)
        if version != HEAD and not upgrade:
            raise Unusable(path, "not-a-store" if version is None else "another-version")
        _use_write_ahead_log(connection, path, patience_ms)
        if version != HEAD:
            _migrate(version, path, patience_ms, keep_old)
    except BaseException:
        connection.close()
        raise
    return connection


def _version(connection: sqlite3.Connection, path: Path) -> str | None:
    """The version of the schema; None for an empty file."""
    # In this order, because another process may be making the store at the same time.
    empty = not connection.execute("SELECT 1 FROM sqlite_master").fetchall()
    [(application_id,)] = connection.execute("PRAGMA application_id").fetchall()
    if application_id == APPLICATION_ID:
        [(version,)] = connection.execute("SELECT version_num FROM alembic_version").fetchall()
        return str(version)
    if application_id == 0 and empty:
        return None
    raise Unusable(path, "not-a-store")


def _use_write_ahead_log(connection: sqlite3.Connection, path: Path, patience_ms: int) -> None:
    """Switch to WAL. SQLite does not wait for another process that does the same, so this does."""
    give_up_at = time.monotonic() + patience_ms / 1000
    while True:
        try:
            [(mode,)] = connection.execute("PRAGMA journal_mode = WAL").fetchall()
        except sqlite3.OperationalError:
            if time.monotonic() > give_up_at:
                raise
            time.sleep(PAUSE_S)
        else:
            break
    if mode != "wal":
        raise Unusable(path, "no-wal")


def _keep_old(path: Path, version: str) -> None:
    """Keep the database of the older version beside the new one: somebody who goes back to that version needs it."""
    from nenuphar.store.sqlite.copying import copy, unused

    copy(path, unused(path.with_name(f"{path.name}.v{version}")))


def _migrate(version: str | None, path: Path, patience_ms: int, keep_old: bool) -> None:
    from sqlalchemy import NullPool, create_engine, event  # takes half a second, and only old files need it
    from sqlalchemy.exc import DBAPIError

    from nenuphar.store import migrate

    if version is not None and version not in migrate.known_versions():
        raise Unusable(path, "newer")
    if version is not None and keep_old:
        _keep_old(path, version)
    engine = create_engine("sqlite://", creator=lambda: connect(path, patience_ms), poolclass=NullPool)
    event.listen(engine, "begin", lambda begun: begun.exec_driver_sql("BEGIN IMMEDIATE"))
    try:
        with engine.begin() as connection:
            connection.exec_driver_sql(f"PRAGMA application_id = {APPLICATION_ID}")
            migrate.upgrade(connection)
    except DBAPIError as error:
        raise error.orig or error from error
