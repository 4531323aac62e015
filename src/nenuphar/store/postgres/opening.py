"""Makes or upgrades the tables in a PostgreSQL database, and refuses other programs' databases."""

import time
from collections.abc import Callable
from contextlib import closing
from functools import partial
from pathlib import Path

import psycopg
from psycopg.errors import LockNotAvailable

from nenuphar.store import Unavailable, Unusable
from nenuphar.store.migrations import HEAD
from nenuphar.store.opening import shown
from nenuphar.store.postgres.session import PAUSE_S, Session, address
from nenuphar.store.still_deleted import STILL_DELETED, Deletion, delete_again, deletions

TABLES = "SELECT table_name FROM information_schema.tables WHERE table_schema = current_schema()"
LOCK_MS = 1_000  # for so long, nodes that run may have to wait
ONE_AT_A_TIME = "SELECT pg_advisory_xact_lock(hashtextextended('nenuphar migrates', 0))"


def upgraded(url: str, patience_ms: int, setup: str = "", copies: Path | None = None) -> Session:
    """A connection to an up-to-date database. `copies` is the folder for a copy of one that must be upgraded first."""
    session = _opened(url, patience_ms, setup, partial(_migrate, copies, patience_ms))
    try:
        finish_restore(session)
    except BaseException:
        session.close()
        raise
    return session


def finish_restore(session: Session) -> int:
    """Delete again who was deleted before a backup was restored, also if that was interrupted. Returns how many."""
    if STILL_DELETED not in _tables(session):
        return 0
    session.execute("BEGIN")
    session.execute(ONE_AT_A_TIME)
    again = 0
    if STILL_DELETED in _tables(session):  # no other process was faster
        again = delete_again(session, deletions(session, STILL_DELETED))
        session.execute(f"DROP TABLE {STILL_DELETED}")
    session.execute("COMMIT")
    return again


def finished(url: str, patience_ms: int) -> int:
    """Upgrade a restored database, and delete people again. Returns how many."""
    session = _opened(url, patience_ms, "", partial(_migrate, None, patience_ms))
    with closing(session):
        return finish_restore(session)


def _tables(session: Session) -> set[str]:
    return {name for (name,) in session.execute(TABLES).fetchall()}


def unchanged(url: str, patience_ms: int, setup: str = "") -> Session:
    """A connection to a database that is up to date already. Raises Unusable if it is not."""
    return _opened(url, patience_ms, setup, _refuse)


def _opened(url: str, patience_ms: int, setup: str, change: Callable[[str | None, str], None]) -> Session:
    session = reached(url, patience_ms, setup)
    try:
        if (version := _version(session, url)) != HEAD:
            change(version, url)
    except psycopg.Error as error:
        session.close()
        raise Unusable(shown(url), "refusing", _line(error)) from error
    except BaseException:
        session.close()
        raise
    return session


def reached(url: str, patience_ms: int, setup: str = "") -> Session:
    """A connection, also if the server only starts now. Raises Unusable after the patience."""
    give_up_at = time.monotonic() + patience_ms / 1000
    while True:
        try:
            return Session(url, patience_ms, setup)
        except psycopg.ProgrammingError:  # its message may contain the password
            raise Unusable(shown(url), "no-address") from None
        except psycopg.OperationalError as error:
            if time.monotonic() > give_up_at:
                raise Unusable(shown(url), "unreachable", _line(error)) from None
            time.sleep(PAUSE_S)


def _version(session: Session, url: str) -> str | None:
    """The version of the schema; None for an empty database."""
    tables = _tables(session)
    if not tables:
        return None
    if not {"alembic_version", "tables", "commands", "deadlines"} <= tables:
        raise Unusable(shown(url), "not-a-store")
    [(version,)] = session.execute("SELECT version_num FROM alembic_version").fetchall()
    return str(version)


def _refuse(version: str | None, url: str) -> None:
    raise Unusable(shown(url), "not-a-store" if version is None else "another-version")


def refuse_others(session: Session, url: str) -> None:
    """Raises Unusable if this is the database of another program."""
    _version(session, url)


def known_deletions(session: Session) -> list[Deletion]:
    """Whom the database knows as deleted, also if it is older than that table or empty."""
    tables = _tables(session)
    known = [each for name in ("deleted_people", STILL_DELETED) if name in tables for each in deletions(session, name)]
    return [*dict(known).items()]


def _migrate(copies: Path | None, patience_ms: int, version: str | None, url: str) -> None:
    from sqlalchemy import Connection, NullPool, create_engine  # takes half a second, and only old databases need it
    from sqlalchemy.exc import DBAPIError

    from nenuphar.store import migrate

    if version is not None and version not in migrate.known_versions():
        raise Unusable(shown(url), "newer")

    def change(connection: Connection) -> None:
        """Waiting for a lock makes all others wait too, and a running copy, say by pg_dump, may take long."""
        give_up_at = time.monotonic() + patience_ms / 1000
        connection.exec_driver_sql(f"SET LOCAL lock_timeout = {LOCK_MS}")
        while True:
            try:
                with connection.begin_nested():
                    migrate.upgrade(connection)
                return
            except DBAPIError as error:
                if not isinstance(error.orig, LockNotAvailable) or time.monotonic() > give_up_at:
                    raise
                time.sleep(PAUSE_S)

    engine = create_engine("postgresql+psycopg://", creator=lambda: psycopg.connect(address(url)), poolclass=NullPool)
    try:
        with engine.begin() as connection:
            connection.exec_driver_sql(ONE_AT_A_TIME)
            if copies is not None and version is not None:
                # Another process may have done all this while we waited.
                [(now,)] = connection.exec_driver_sql("SELECT version_num FROM alembic_version").fetchall()
                if now == version:
                    _keep_old(url, version, copies)
            change(connection)
    except DBAPIError as error:
        raise error.orig or error from error


def _keep_old(url: str, version: str, copies: Path) -> None:
    """Somebody who goes back to the older version needs its database."""
    from nenuphar.store.postgres import tools
    from nenuphar.store.sqlite.copying import unused

    try:
        copies.mkdir(parents=True, exist_ok=True)
        tools.dump(url, unused(copies / f"nenuphar.v{version}.dump"))
    except (Unavailable, OSError) as error:
        raise Unusable(shown(url), "no-copy", str(error).rstrip(".")) from error


def _line(error: psycopg.Error) -> str:
    return " ".join(str(error).split()).rstrip(".")
