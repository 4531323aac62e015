"""Which process plays a table: only one writes to a log at a time.

With a file there is one process, and everything is its own (`Alone`). Processes that share a PostgreSQL database are
nodes: each has a lease that it renews with beats, and an epoch. Another node takes tables over by raising the epoch of
a node that is gone, and the store refuses every append with an old epoch. Safety never depends on the lease.
"""

from collections.abc import AsyncIterator, Sequence
from typing import Protocol, TypeAlias

from msgspec import Struct

from nenuphar.core.game import Millis
from nenuphar.store import StoreTrouble, TableId, Unavailable

NodeId: TypeAlias = str

BEAT_MS = 500
LEASE_MS = 2_000  # by the database's clock
# After this long without a good beat, by `now_s`, a node stops answering by itself.
SILENCE_MS = 1_500


class NodeInfo(Struct, frozen=True):
    """A node, as `nenuphar nodes` prints it."""

    node: NodeId
    address: str  # where other nodes reach it
    version: str
    epoch: int
    draining: bool
    tables: int
    sockets: int
    beat_age_ms: Millis
    kinds: tuple[str, ...]  # the kinds of events that it knows


class Owner(Struct, frozen=True):
    """The node that plays a table."""

    node: NodeId
    address: str
    mine: bool
    silent_ms: Millis = 0  # if it was just taken over from another node: how long ago that node was last alive


class NameTaken(StoreTrouble):
    """Another living node has this name."""


class NoOwner(Unavailable):
    """Nobody can own the table now: this node has no lease, or is about to end. The database works."""


class OwnershipLost(StoreTrouble):
    """Another node has raised this node's epoch, or plays the table. Nothing was stored."""


class Ownership(Protocol):
    """Every method may raise Unavailable."""

    async def join(self, node: NodeId, address: str, version: str, kinds: tuple[str, ...]) -> None:
        """Become a node, with a new epoch. From now on, the store only appends to tables of this node.

        May raise NameTaken.
        """

    async def beat(self, tables: int, sockets: int, draining: bool) -> None:
        """Renew the lease. Raises OwnershipLost if another node has taken over."""

    @property
    def beaten_s(self) -> float | None:
        """When the last good beat of this epoch was sent, by `now_s`, if beats are also sent by a thread.

        A busy event loop hears of their answers late.
        """

    async def acquire(self, table_id: TableId) -> Owner:
        """Become the owner of a table, unless a living node already is. May raise OwnershipLost."""

    async def release(self, table_ids: Sequence[TableId]) -> None:
        """Give tables up, after all appends that were asked for before."""

    async def nodes(self) -> list[NodeInfo]:
        """All nodes that have not left, by name."""

    async def clock_ms(self) -> Millis | None:
        """The time by the database's clock, which all nodes share; None if it has none."""

    def fallen(self) -> AsyncIterator[NodeId]:
        """Each other node whose process has died or whose lease has expired, as soon as it is noticed."""

    async def leave(self) -> None:
        """Release everything, and be no node any more."""


class Alone:
    """One process: every table is its own, and nothing is stored."""

    def __init__(self) -> None:
        self._me = NodeInfo("", "", "", 1, False, 0, 0, 0, ())

    async def join(self, node: NodeId, address: str, version: str, kinds: tuple[str, ...]) -> None:
        self._me = NodeInfo(node, address, version, 1, False, 0, 0, 0, kinds)

    async def beat(self, tables: int, sockets: int, draining: bool) -> None:
        me = self._me
        self._me = NodeInfo(me.node, me.address, me.version, 1, draining, tables, sockets, 0, me.kinds)

    @property
    def beaten_s(self) -> float | None:
        return None

    async def acquire(self, table_id: TableId) -> Owner:
        return Owner(self._me.node, self._me.address, mine=True)

    async def release(self, table_ids: Sequence[TableId]) -> None:
        pass

    async def nodes(self) -> list[NodeInfo]:
        return [self._me]

    async def clock_ms(self) -> Millis | None:
        return None

    async def fallen(self) -> AsyncIterator[NodeId]:
        nobody: tuple[NodeId, ...] = ()
        for node in nobody:
            yield node

    async def leave(self) -> None:
        pass
