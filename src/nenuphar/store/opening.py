"""Opens the store that an address means: a file is a SQLite database, `postgresql://…` is a database on a server."""

import re
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from types import ModuleType

from nenuphar.store import Unusable
from nenuphar.store.sql import SqlStore

DEFAULT_PATIENCE_MS = 5_000


async def open_store(
    database: Path | str, patience_ms: int = DEFAULT_PATIENCE_MS, copies: Path | None = None, *, upgrade: bool = True
) -> SqlStore:
    """Open the store; make it if needed, and upgrade it or refuse it. Raises Unusable if this cannot be a store.

    `patience_ms` is how long to wait for other processes, and for a server that is not there. Before an upgrade, a file
    is copied beside it, and a database on a server to the folder `copies`, if there is one.
    """
    if not is_url(database):
        from nenuphar.store import sqlite

        return await sqlite.open_store(Path(database), patience_ms, upgrade=upgrade)
    store: SqlStore = await driver(database).open_store(str(database), patience_ms, copies, upgrade=upgrade)
    return store


def driver(database: Path | str) -> ModuleType:
    """The store for PostgreSQL. Its driver is only installed for those who want it. Raises Unusable."""
    try:
        from nenuphar.store import postgres
    except ImportError:
        raise Unusable(shown(database), "no-driver") from None
    return postgres


def in_use(database: Path | str) -> AbstractContextManager[object]:
    """A lock for the one server of a file; servers may share a PostgreSQL database. Raises Unusable."""
    if is_url(database):
        return nullcontext()
    from nenuphar.store.sqlite import FileLock

    return FileLock(Path(database))


def is_url(database: Path | str) -> bool:
    return isinstance(database, str) and database.startswith(("postgresql://", "postgres://"))


def shown(database: Path | str) -> str:
    """The address without its password."""
    hidden = re.sub(r"(://[^:/?#@]*):.*@", r"\1:…@", str(database))
    return re.sub(r"([?&](?:ssl)?password=)[^&]*", r"\1…", hidden)
