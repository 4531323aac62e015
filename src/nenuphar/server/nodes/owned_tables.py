"""The tables that a node has acquired. Each is acquired once, however many want it, and released when nobody does."""

import asyncio
import logging
from collections.abc import Callable, Sequence
from typing import Any

from msgspec.structs import replace

from nenuphar.store import TableId, Unavailable
from nenuphar.store.ownership import NoOwner, Owner, Ownership, OwnershipLost

log = logging.getLogger("nenuphar.nodes")


class OwnedTables:
    def __init__(
        self,
        ownership: Ownership,
        now_s: Callable[[], float],
        check_epoch: Callable[[], None],
        load_soon: Callable[[TableId], None],
    ) -> None:
        """`check_epoch` is called when this node may have lost its epoch."""
        self._ownership = ownership
        self._now_s = now_s
        self._check_epoch = check_epoch
        self._load_soon = load_soon
        self._mine: dict[TableId, Owner] = {}  # as acquired, with how long it had stood still
        self._acquired_s: dict[TableId, float] = {}  # when, for those that had stood still
        self._acquiring: dict[TableId, asyncio.Task[Owner]] = {}
        self._to_release: dict[TableId, Owner] = {}
        self._releasing: dict[TableId, asyncio.Task[None]] = {}
        self._unused: set[TableId] = set()  # of its own tables, when it last looked
        self._losses = 0  # how often all were lost

    def __contains__(self, table: TableId) -> bool:
        return table in self._mine

    async def acquire(self, table: TableId) -> Owner:
        kept = self._to_release.pop(table, None)
        if kept is not None:  # nobody has been told yet
            self._mine[table] = kept
        if table in self._mine:
            return self._mine_now(table)
        acquiring = self._acquiring.get(table)
        if acquiring is None:
            acquiring = self._acquiring[table] = asyncio.get_running_loop().create_task(self._acquire(table))
            acquiring.add_done_callback(lambda _: self._acquiring.pop(table))
            acquiring.add_done_callback(note_failure)
        return await asyncio.shield(acquiring)

    async def _acquire(self, table: TableId) -> Owner:
        while (releasing := self._releasing.get(table)) is not None:
            await asyncio.wait([releasing])  # otherwise it could undo the acquisition
        losses = self._losses
        try:
            owner = await self._ownership.acquire(table)
        except OwnershipLost as lost:
            self._check_epoch()
            raise NoOwner(str(lost)) from lost
        if owner.mine:
            if losses != self._losses:
                raise NoOwner("this node has lost its lease meanwhile")  # the acquisition may be of an old epoch
            self._mine[table] = owner
            if owner.silent_ms:  # only this node knows for how long, so it must not wait for a visitor
                self._acquired_s[table] = self._now_s()
                self._load_soon(table)
        return owner

    def _mine_now(self, table: TableId) -> Owner:
        """The clock of a stopped table starts when the table is loaded, not when it is acquired."""
        owner, acquired_s = self._mine[table], self._acquired_s.get(table)
        if acquired_s is None:
            return owner
        return replace(owner, silent_ms=owner.silent_ms + int((self._now_s() - acquired_s) * 1_000))

    def lose(self, table: TableId) -> None:
        """It belongs to another node."""
        self._mine.pop(table, None)
        self._acquired_s.pop(table, None)

    def lose_all(self) -> None:
        """Forget all tables without releasing them in the database: their new owners know that they stopped."""
        self._losses += 1
        self._mine.clear()
        self._acquired_s.clear()
        self._to_release.clear()

    def release(self, table: TableId) -> None:
        """Give up a table that is not loaded any more. All that are unloaded at the same time go together."""
        if table not in self._mine:
            return
        if not self._to_release:
            asyncio.get_running_loop().call_soon(self._release_all)
        self._to_release[table] = replace(self._mine.pop(table), silent_ms=0)  # that time has been given back
        self._acquired_s.pop(table, None)

    def release_unused(self, uses: Callable[[TableId], bool]) -> None:
        """Give up tables that were acquired for a visitor and never loaded. The next visitor acquires them again.

        If one that had stood still could not be loaded yet, that is tried again.
        """
        unused = {table: None for table in self._mine if not uses(table)}
        for table in unused:
            if table not in self._unused:  # not for a whole look yet: a visitor may be about to load it
                continue
            if table in self._acquired_s:
                self._load_soon(table)
            else:
                self.release(table)
        self._unused = set(unused)

    async def released(self, table: TableId) -> None:
        """Wait until another node can acquire a table that was given up."""
        while table in self._to_release:
            await asyncio.sleep(0)
        if (releasing := self._releasing.get(table)) is not None:
            await asyncio.wait([releasing])

    async def all_released(self) -> None:
        await asyncio.gather(*self._releasing.values(), return_exceptions=True)

    def _release_all(self) -> None:
        tables = tuple(self._to_release)
        if not tables:  # all were needed again
            return
        self._to_release.clear()
        releasing = asyncio.get_running_loop().create_task(self._release(tables), name="releasing")
        self._releasing |= dict.fromkeys(tables, releasing)

    async def _release(self, tables: Sequence[TableId]) -> None:
        try:
            await self._ownership.release(tables)
        except Unavailable:
            log.warning("tables could not be released", extra={"tables": len(tables)})
        except OwnershipLost:
            self._check_epoch()
        finally:
            for table in tables:
                self._releasing.pop(table, None)


def note_failure(task: asyncio.Task[Any]) -> None:
    """Read the exception of a task that nobody may be awaiting any more, so that asyncio does not report it."""
    if not task.cancelled():
        task.exception()
