"""Finds damage in the file: when a table is loaded, and in one check after the start.

One broken table stops no other. It is refused with a sentence (TB-33), named in the log and counted by /healthz.
"""

import asyncio
import logging

from nenuphar.core.game import Refused
from nenuphar.server.wire import TableId
from nenuphar.store import Damaged, Store, Unavailable

log = logging.getLogger("nenuphar.damage")

AGAIN_S = 10.0
MOST_PROBLEMS = 20  # of the file itself, as many as are named


class Damage:
    def __init__(self, store: Store) -> None:
        self.tables: set[TableId] = set()
        self.of_file = False
        self._store = store

    def found(self, table: TableId, error: Exception) -> Refused:
        """Note a table that cannot be read. Returns the refusal for its visitors."""
        if table not in self.tables:
            self.tables.add(table)
            unexpected = None if isinstance(error, Damaged) else error
            log.error("table is damaged", extra={"table": table, "damage": str(error)}, exc_info=unexpected)
        return Refused("TB-33")

    async def look_for(self) -> None:
        """Check the file, and if anything is wrong with it, every log, to find out what is intact."""
        problems = await self._problems()
        if not problems:
            return
        self.of_file = True
        log.error("the database is damaged", extra={"problems": problems[:MOST_PROBLEMS]})
        try:
            tables = await self._store.every_table()
        except Unavailable as error:
            log.error("the list of tables cannot be read", extra={"damage": str(error)})
            return
        unreadable = [table for table in tables if table not in self.tables and not await self._is_readable(table)]
        sound = len(tables) - len(self.tables.union(unreadable))
        log.error(
            "all logs were checked",
            extra={"sound": sound, "damaged": sorted(self.tables), "unreadable": unreadable},
        )

    async def _problems(self) -> list[str]:
        """A database that cannot be reached right now is not damaged."""
        while True:
            try:
                return await self._store.check()
            except Damaged as error:
                return [str(error)]
            except Unavailable:
                await asyncio.sleep(AGAIN_S)

    async def _is_readable(self, table: TableId) -> bool:
        """Damage is noted. A log that cannot be read right now may still be intact."""
        try:
            await self._store.read(table)
        except Damaged as error:
            self.found(table, error)
        except Unavailable:
            return False
        return True

    @property
    def said(self) -> str:
        """In a few words, for operators; empty if there is none."""
        if not self.of_file and not self.tables:
            return ""
        of_file = "the database is damaged; " if self.of_file else ""
        return f"{of_file}damaged tables: {len(self.tables)} (the log names them)"
