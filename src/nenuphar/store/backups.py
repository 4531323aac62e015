"""Backups: a file from which everything can be restored, of either kind of database."""

import os
import tempfile
import time
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path
from typing import TypeAlias

from msgspec import Struct

from nenuphar.store import Unavailable, Unusable
from nenuphar.store.opening import driver, is_url, shown
from nenuphar.store.sqlite import copying
from nenuphar.store.sqlite.copying import is_same as is_same

Database: TypeAlias = Path | str
DUMP = b"PGDMP"  # what a backup of PostgreSQL begins with


def backup(database: Database, target: Path, progress: Callable[[float], None]) -> None:
    """Write a backup of this moment; servers may go on meanwhile. Raises Unusable or Unavailable."""
    if not is_url(database):
        copying.copy(Path(database), target, progress)
        return
    driver(database)
    from nenuphar.store.postgres import tools

    tools.dump(str(database), target)


def has_tools() -> bool:
    """Whether PostgreSQL can be backed up here."""
    try:
        from nenuphar.store.postgres import tools
    except ImportError:
        return False
    return tools.is_installed()


def reserved(target: Path) -> Path:
    """A new, private, empty file beside the target, for a backup that is not checked yet."""
    try:
        with suppress(FileExistsError):  # a file: the next step says so
            target.parent.mkdir(parents=True, exist_ok=True)
        number, name = tempfile.mkstemp(".unchecked", f"{target.name}.", target.parent)
    except OSError as error:
        raise Unavailable(error.strerror or str(error)) from error
    os.close(number)
    return Path(name)


class Restored(Struct, frozen=True):
    old: Path | None  # where the old file is now, if there was one
    deleted: int  # people who are in the backup, and were deleted since


def restore(file: Path, database: Database) -> Restored:
    """Replace everything in a database that no server uses."""
    if is_url(database) != is_dump(file):
        raise Unusable(file, "other-kind")
    if not is_url(database):
        path = Path(database)
        aside = path.with_name(f"{path.name}.before-restore-{time.strftime('%Y%m%dT%H%M%S')}")
        was_there, again = copying.put_back(file, path, aside)
        return Restored(aside if was_there else None, again)
    translated = driver(database).translated
    from nenuphar.store import migrate
    from nenuphar.store.moving import refuse_if_in_use
    from nenuphar.store.postgres import tools
    from nenuphar.store.postgres.opening import finished, known_deletions, reached, refuse_others

    if (version := tools.version(str(database), file)) not in migrate.known_versions():
        raise Unusable(file, "not-a-store" if version is None else "newer")
    with translated(), closing(reached(str(database), copying.PATIENCE_MS)) as session:
        refuse_others(session, str(database))
        refuse_if_in_use(session, shown(database))
        deleted = known_deletions(session)
    tools.restore(str(database), file, deleted)
    with translated():
        again = finished(str(database), copying.PATIENCE_MS)
    return Restored(None, again)


def is_dump(file: Path) -> bool:
    with file.open("rb") as start:
        return start.read(len(DUMP)) == DUMP
