"""The database's tables of nodes, epochs and owners, each function a transaction. It fences every append."""

from collections.abc import Callable, Sequence

from msgspec import Struct

from nenuphar.core.game import Millis
from nenuphar.store import TableId
from nenuphar.store.ownership import LEASE_MS, NameTaken, NodeId, NodeInfo, Owner, OwnershipLost

Membership = tuple[NodeId, int]  # a node and its epoch


class Member(Struct):
    address: str
    version: str
    kinds: tuple[str, ...]
    epoch: int
    beat_ms: Millis
    lives: Callable[[], bool]  # whether the process that holds its lock does
    tables: int = 0
    sockets: int = 0
    draining: bool = False


class Registry:
    def __init__(self, now_ms: Callable[[], Millis], make_due: Callable[[TableId, Millis], None]) -> None:
        """`make_due` makes a table with a clock due at once."""
        self.now_ms = now_ms
        self._make_due = make_due
        self.epochs: dict[NodeId, int] = {}
        self.owners: dict[TableId, Membership] = {}
        self._nodes: dict[NodeId, Member] = {}
        self._stopped_ms: dict[TableId, Millis] = {}  # tables of nodes that are gone: when these were last alive

    def join(
        self, node: NodeId, address: str, version: str, kinds: tuple[str, ...], lives: Callable[[], bool]
    ) -> Membership:
        known = self._nodes.get(node)
        if known is not None and known.lives is not lives and not self._is_gone(known):
            raise NameTaken(node)
        if known is not None:
            self._end(node)
        epoch = self.epochs.setdefault(node, 1)
        self._nodes[node] = Member(address, version, kinds, epoch, self.now_ms(), lives)
        return node, epoch

    def beat(self, me: Membership, tables: int, sockets: int, draining: bool) -> None:
        self._check_epoch(me)
        member = self._nodes[me[0]]
        member.tables, member.sockets, member.draining = tables, sockets, draining
        member.beat_ms = self.now_ms()

    def acquire(self, me: Membership, table: TableId) -> Owner:
        self._check_epoch(me)
        owner = self.owners.get(table)
        if owner is not None and owner != me and self._is_current(owner):
            member = self._nodes[owner[0]]
            if not self._is_gone(member):
                return Owner(owner[0], member.address, mine=False)
            self._end(owner[0])
        self.owners[table] = me
        silent_ms = self.now_ms() - self._stopped_ms.pop(table, self.now_ms())
        return Owner(me[0], self._nodes[me[0]].address, mine=True, silent_ms=silent_ms)

    def release(self, me: Membership, tables: Sequence[TableId]) -> None:
        for table in tables:
            if self.owners.get(table) == me:
                del self.owners[table]

    def player(self, table: TableId, alive_ms: Millis) -> NodeId | None:
        """The node that plays a table, if it was alive after this time."""
        node, epoch = self.owners.get(table, ("", 0))
        member = self._nodes.get(node)
        return node if member is not None and member.epoch == epoch and member.beat_ms > alive_ms else None

    def nodes(self) -> list[NodeInfo]:
        return [
            NodeInfo(
                node,
                each.address,
                each.version,
                each.epoch,
                each.draining,
                each.tables,
                each.sockets,
                self.now_ms() - each.beat_ms,
                each.kinds,
            )
            for node, each in sorted(self._nodes.items())
        ]

    def end_gone(self, me: Membership) -> list[Membership]:
        """Other nodes whose process is dead, whose lease has expired, or that were taken over. Their epochs end."""
        gone = [
            (node, each.epoch)
            for node, each in sorted(self._nodes.items())
            if node != me[0] and (self._is_gone(each) or self.epochs[node] > each.epoch)
        ]
        for node, _ in gone:
            self._end(node)
        return gone

    def leave(self, me: Membership) -> None:
        if self._is_current(me):
            self._end(me[0])
            del self._nodes[me[0]]

    def _end(self, node: NodeId) -> None:
        """Nobody has played a node's tables since its last beat."""
        member = self._nodes[node]
        if self.epochs[node] > member.epoch:
            return
        self.epochs[node] += 1
        for table, owner in self.owners.items():
            if owner == (node, member.epoch):
                self._stopped_ms[table] = member.beat_ms
                self._make_due(table, self.now_ms())

    def check_fence(self, me: Membership, table: TableId) -> None:
        if not self.may_write(me, table):
            raise OwnershipLost(f"{me[0]} may not write to {table}")

    def may_write(self, me: Membership, table: TableId) -> bool:
        return self._is_current(me) and self.owners.get(table) == me

    def _check_epoch(self, me: Membership) -> None:
        if not self._is_current(me):
            raise OwnershipLost(f"{me[0]} was taken over")

    def _is_current(self, me: Membership) -> bool:
        return self.epochs.get(me[0]) == me[1]

    def _is_gone(self, member: Member) -> bool:
        return not member.lives() or self.now_ms() - member.beat_ms > LEASE_MS
