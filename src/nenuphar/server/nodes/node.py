"""This process among others: it renews its lease, acquires tables when they are needed, and gives them up.

A node whose lease has run out unloads its tables, so that its visitors go elsewhere. Nothing depends on that: the store
refuses what such a node writes.
"""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from time import monotonic
from typing import Protocol

from nenuphar import __version__
from nenuphar.server.nodes.database_clock import DatabaseClock
from nenuphar.server.nodes.lease import Lease
from nenuphar.server.nodes.other_nodes import OtherNodes
from nenuphar.server.nodes.owned_tables import OwnedTables
from nenuphar.store import StoreTrouble, TableId, Unavailable
from nenuphar.store.lease_clock import now_s
from nenuphar.store.ownership import (
    BEAT_MS,
    Alone,
    NameTaken,
    NodeId,
    NoOwner,
    Owner,
    Ownership,
    OwnershipLost,
)

log = logging.getLogger("nenuphar.nodes")

BEAT_S = BEAT_MS / 1_000
LOOK_AROUND_BEATS = 4  # how many beats pass before unused tables are released again
LOOK_AROUND_S = LOOK_AROUND_BEATS * BEAT_S
LEAVE_S = 2.0  # if the database does not answer: other nodes notice the missing beats
CLOCK_TICK_S = 0.001  # timers are no finer
MOST_TAKEN = 5  # how often in a row a node that joins again may find its name taken
QUIET_S = 30.0  # between two warnings about the same thing


class Tables(Protocol):
    """The tables that are loaded here, as their node sees them."""

    @property
    def load(self) -> tuple[int, int]:
        """How many tables are loaded, and how many sockets are at them."""
        ...

    def uses(self, table: TableId) -> bool:
        """Whether a table is loaded, or is being loaded."""
        ...

    def load_soon(self, table: TableId) -> None:
        """A table without visitors whose clock must run."""
        ...

    def unload_all(self, is_unsaved: bool) -> None:
        """Forget every table, and close its sockets: browsers reconnect. They may be told that nothing can be saved."""
        ...

    def look_for_due(self) -> None:
        """A node is gone. The clocks of its tables must run again."""
        ...


class Node:
    def __init__(
        self,
        ownership: Ownership,
        name: NodeId = "",
        kinds: tuple[str, ...] = (),
        now_s: Callable[[], float] = now_s,
    ) -> None:
        self.name = name
        self.address = ""  # where others reach it; known once the internal port is open
        self.is_alone = isinstance(ownership, Alone)
        self.is_draining = False
        self.on_failure: Callable[[], None] = lambda: None  # this process must stop
        self._ownership = ownership
        self._kinds = kinds
        self._lease = Lease(now_s)
        self._tables: Tables | None = None
        self._owned = OwnedTables(ownership, now_s, self.check_epoch, self._load_soon)
        self._has_joined = False  # and has not lost its lease since
        self._silences = 0  # how often it has fallen silent
        self._quiet_until = 0.0  # it has said that it cannot join
        self._awaits_answer = False  # the database has not answered the last beat
        self._others = OtherNodes(ownership, name)
        self._clock = DatabaseClock(ownership, now_s)
        self._expiry: asyncio.TimerHandle | None = None
        self._hurry = asyncio.Event()
        self._chores: list[asyncio.Task[None]] = []

    # Joining and leaving

    async def join(self) -> None:
        """Become a node. May raise NameTaken or Unavailable."""
        await self._join()
        await self._clock.compare()

    async def _join(self) -> None:
        await self._ownership.join(self.name, self.address, __version__, self._kinds)
        self._has_joined = True

    async def start(self, tables: Tables) -> None:
        self._tables = tables
        if self.is_alone:
            return
        await self._beat_or_rejoin()
        await self._look_around()
        loop = asyncio.get_running_loop()
        self._chores = [
            loop.create_task(self._run(), name="beats"),
            loop.create_task(self._watch(), name="watching nodes"),
            loop.create_task(self._keep_looking_around(), name="looking around"),
        ]
        for chore in self._chores:
            chore.add_done_callback(self._chore_ended)

    async def leave(self) -> None:
        for chore in self._chores:
            chore.cancel()
        await asyncio.gather(*self._chores, return_exceptions=True)
        self._disarm()
        self._has_joined = False
        self._lease.lost()
        with suppress(Unavailable, OwnershipLost, TimeoutError):
            async with asyncio.timeout(LEAVE_S):
                await self._owned.all_released()
                await self._ownership.leave()

    def drain(self) -> None:
        """Take no new tables from now on."""
        self.is_draining = True
        self._hurry.set()

    # Tables

    @property
    def may_answer(self) -> bool:
        return self.is_alone or self._has_lease()

    def owns(self, table: TableId) -> bool:
        """Whether this node has acquired the table, and may still answer for it."""
        return self.is_alone or (self._has_lease() and table in self._owned)

    async def acquire(self, table: TableId) -> Owner:
        """The owner of a table: this node, if nobody else plays it. Raises Unavailable if that cannot be known now."""
        if self.is_alone:
            return await self._ownership.acquire(table)
        if not self._has_lease():
            raise NoOwner("this node has no lease")
        if self.is_draining and table not in self._owned:
            raise NoOwner("this node takes no more tables")
        return await self._owned.acquire(table)

    def release(self, table: TableId) -> None:
        """Give up a table that is not loaded any more."""
        self._owned.release(table)

    async def leave_to_others(self, table: TableId) -> None:
        """Give up a table, and wait until another node can acquire it."""
        self._owned.release(table)
        await self._owned.released(table)

    def give_up_all(self) -> None:
        """This node ends. What it leaves says for each table since when nobody has played it."""
        self._owned.lose_all()

    def disowned(self, table: TableId) -> None:
        """The store has refused to write: this table belongs to another node, or this node has lost its epoch."""
        self._owned.lose(table)
        self.check_epoch()

    def cannot_store(self) -> None:
        """What this node stores fails. It joins again when it can; meanwhile, others may have its tables (TB-52)."""
        if not self.is_alone and self._has_joined and self._tables is not None:
            log.warning("nothing can be stored: this node falls silent", extra={"node": self.name})
            self._fall_silent(is_unsaved=True)

    def check_epoch(self) -> None:
        """Look at once whether this node still has its epoch."""
        self._hurry.set()

    def _load_soon(self, table: TableId) -> None:
        assert self._tables is not None
        self._tables.load_soon(table)

    # Other nodes

    @property
    def has_others(self) -> bool:
        return bool(self._others)

    def all_know(self, kind: str) -> bool:
        """Whether every node can read this. Until then, it may not be written."""
        return self._others.all_know(kind)

    async def _watch(self) -> None:
        while True:
            try:
                async for fallen in self._ownership.fallen():
                    log.warning("a node has fallen", extra={"node": fallen})
                    assert self._tables is not None
                    self._tables.look_for_due()
            except StoreTrouble:  # this node may be joining again
                await asyncio.sleep(BEAT_S)

    async def _keep_looking_around(self) -> None:
        """Apart from the beats: it waits for all others who read, and a beat must wait for nobody."""
        while True:
            await asyncio.sleep(LOOK_AROUND_S)
            with suppress(Unavailable, OwnershipLost):
                await self._look_around()

    async def _look_around(self) -> None:
        if await self._others.look():
            assert self._tables is not None
            self._tables.look_for_due()
        await self._clock.compare()

    # The lease

    async def _run(self) -> None:
        beats = taken = 0
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(BEAT_S):
                    await self._hurry.wait()
            self._hurry.clear()
            try:  # the next beat tries again
                await self._beat_or_rejoin()
                beats, taken = beats + 1, 0
                if beats % LOOK_AROUND_BEATS == 0:
                    assert self._tables is not None
                    self._owned.release_unused(self._tables.uses)
            except NameTaken:  # a busy database may not have noticed yet that its own old connection is gone
                taken += 1
                if taken == MOST_TAKEN:
                    raise
            except (Unavailable, OwnershipLost) as trouble:
                self._tell_trouble(trouble)

    def _tell_trouble(self, trouble: StoreTrouble) -> None:
        """Now and then, while this node cannot join again."""
        if not self._has_joined and monotonic() >= self._quiet_until:
            self._quiet_until = monotonic() + QUIET_S
            log.warning("this node cannot join again yet", extra={"node": self.name, "trouble": str(trouble)})

    def _chore_ended(self, chore: asyncio.Task[None]) -> None:
        """A node that does not beat or watch any more must not look as if it did."""
        if chore.cancelled():
            return
        error = chore.exception()
        if isinstance(error, NameTaken):
            log.error("another node has taken this name", extra={"node": self.name})
        else:
            log.error("a chore has failed", exc_info=error, extra={"chore": chore.get_name()})
        try:
            self._fall_silent()
        finally:
            self.on_failure()

    async def _beat_or_rejoin(self) -> None:
        """A node that has lost its lease begins a new epoch: its tables have stood still since its last beat."""
        try:
            if self._has_joined:
                await self._beat()
                return
        except OwnershipLost:
            log.warning("another node has taken over; joining again", extra={"node": self.name})
            self._fall_silent()
        await self._join()
        await self._beat()
        if not self._has_joined:  # it has fallen silent again meanwhile
            return
        log.warning("this node has joined again", extra={"node": self.name})
        assert self._tables is not None
        self._tables.look_for_due()

    async def _beat(self) -> None:
        assert self._tables is not None
        begun, silences = self._lease.beat_begins(), self._silences
        self._awaits_answer = True
        await self._ownership.beat(*self._tables.load, self.is_draining)
        self._awaits_answer = False
        if silences != self._silences:  # the answer came too late
            return
        self._lease.renewed(begun)
        self._arm()

    def _has_lease(self) -> bool:
        """A loop that was blocked hears of the beats that a thread has sent for it when somebody asks."""
        if self._has_joined and (beaten_s := self._ownership.beaten_s) is not None:
            self._lease.renewed(beaten_s)
        return self._lease.is_good

    def _expired(self) -> None:
        if self._has_lease():  # the timer came a moment too early, or this process was only busy
            self._arm()
            return
        log.warning("the lease could not be renewed: this node falls silent", extra={"node": self.name})
        self._fall_silent(is_unsaved=self._awaits_answer)

    def _fall_silent(self, is_unsaved: bool = False) -> None:
        self._silences += 1
        self._has_joined = False
        self._quiet_until = 0.0
        self._lease.lost()
        self._disarm()
        self._owned.lose_all()
        assert self._tables is not None
        self._tables.unload_all(is_unsaved)

    def _arm(self) -> None:
        self._disarm()
        self._expiry = asyncio.get_running_loop().call_later(max(CLOCK_TICK_S, self._lease.left_s), self._expired)

    def _disarm(self) -> None:
        if self._expiry is not None:
            self._expiry.cancel()
            self._expiry = None
