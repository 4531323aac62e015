"""What a node knows of the others: which there are, what they can read, and whether one is leaving."""

from collections.abc import Sequence

from nenuphar.store.ownership import LEASE_MS, NodeId, NodeInfo, Ownership

DEAD_MS = 30 * LEASE_MS  # a node that has been silent for longer no longer counts


class OtherNodes:
    def __init__(self, ownership: Ownership, me: NodeId) -> None:
        self._ownership = ownership
        self._me = me
        self._known: Sequence[NodeInfo] = ()
        self._kinds: frozenset[str] = frozenset()  # that all of them know

    def __bool__(self) -> bool:
        return bool(self._known)

    def all_know(self, kind: str) -> bool:
        """Whether all of them can read this, an event's kind or whatever else they tell of what they know."""
        return not self._known or kind in self._kinds

    async def look(self) -> bool:
        """Read them again. Whether one has left since, or is about to: locks do not show that."""
        before = {each.node for each in self._known}
        nodes = await self._ownership.nodes()
        self._known = [each for each in nodes if each.node != self._me and each.beat_age_ms < DEAD_MS]
        if self._known:
            self._kinds = frozenset.intersection(*(frozenset(each.kinds) for each in self._known))
        return bool(before - {each.node for each in self._known}) or any(each.draining for each in self._known)
