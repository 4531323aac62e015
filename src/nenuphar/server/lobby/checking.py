"""Reads every table of a database back, as a server would: this finds all damage, and shows what is intact."""

import asyncio
import os
import tempfile
from collections.abc import Callable
from pathlib import Path

from msgspec import Struct

from nenuphar.server.model.restore import read_back
from nenuphar.server.wire import TableId
from nenuphar.store import Damaged, Store, Unavailable, Unusable
from nenuphar.store.opening import DEFAULT_PATIENCE_MS, driver, is_url, open_store
from nenuphar.store.sqlite.copying import copy
from nenuphar.store.sqlite.opening import opened

FOLDER = ".nenuphar-check-"  # what the names of temporary folders begin with
DAMAGE_FOUND = 3  # the exit code of `nenuphar check` for damage, and only for that


class Checked(Struct):
    tables: int = 0
    matches: int = 0  # that replay
    problems: tuple[str, ...] = ()  # of the file itself
    damaged: dict[TableId, str] = {}

    @property
    def is_sound(self) -> bool:
        return not self.problems and not self.damaged


async def check(database: Path | str, report: Callable[[float], None]) -> Checked:
    """Check a database without changing it, also while it is in use. Raises Unusable or Unavailable."""
    if is_url(database):
        driver(database).unchanged(str(database), DEFAULT_PATIENCE_MS).close()  # opening must not upgrade it
        return await _checked(database, report)
    # Beside the file: the usual place for temporary files is often in memory.
    with tempfile.TemporaryDirectory(prefix=FOLDER, dir=_writable(Path(database).parent)) as folder:
        # A copy can be upgraded, and is of one moment.
        place = Path(folder, "nenuphar.sqlite3")
        try:
            await asyncio.to_thread(copy, Path(database), place)
            opened(place, DEFAULT_PATIENCE_MS, keep_old=False).close()
        except Unusable as unusable:
            if unusable.reason != "damaged":
                raise
            return Checked(problems=(str(unusable),))
        return await _checked(place, report)


def _writable(folder: Path) -> Path | None:
    """The folder, or None for the system's place for temporary files."""
    return folder if os.access(folder, os.W_OK) else None


async def _checked(database: Path | str, report: Callable[[float], None]) -> Checked:
    store = await open_store(database)
    try:
        return await replay_all(store, report)
    finally:
        await store.close()


async def replay_all(store: Store, report: Callable[[float], None]) -> Checked:
    found = Checked(problems=await _problems(store))
    try:
        tables = await store.every_table()
    except Damaged as error:  # the list itself is damaged
        found.problems += (str(error),)
        tables = await _tables_with_lines(store)
    for number, table in enumerate(tables, 1):
        try:
            state = read_back(table, await store.read(table))
        except Unavailable as error:
            if not isinstance(error, Damaged):
                raise
            found.damaged[table] = str(error)
        except Exception as error:  # whatever a damaged log makes of the rules
            found.damaged[table] = str(error) or repr(error)
        else:
            found.matches += state.match is not None
        found.tables += 1
        report(number / len(tables))
    return found


async def _tables_with_lines(store: Store) -> list[TableId]:
    try:
        return await store.tables_with_lines()
    except Damaged:
        return []


async def _problems(store: Store) -> tuple[str, ...]:
    try:
        return tuple(await store.check())
    except Damaged as error:
        return (str(error),)
