"""What the store keeps for notifications: what people chose, where to reach them, what to tell them, and what to send.

A notice says that a person is to be told something. Notices become deliveries, one for each receiver of the person. A
notice and a delivery are each made once, whatever crashes and however many processes share the database.
"""

from collections.abc import Collection, Sequence
from typing import Literal, Protocol, TypeAlias

from msgspec import Struct

from nenuphar.core.game import Millis
from nenuphar.store.shared import PersonId, TableId

NoticeKind: TypeAlias = Literal["turn", "rematch", "over"]
ReceiverId: TypeAlias = str


class Notice(Struct, frozen=True):
    """Something to tell a person about a table; `at_ms` is when it happened, and tells two turns apart."""

    person_id: PersonId
    table_id: TableId
    kind: NoticeKind
    at_ms: Millis


class NotifyChoices(Struct, frozen=True):
    """What a person chose. The next message may be put together at `next_ms`."""

    person_id: PersonId
    data: bytes
    next_ms: Millis = 0


class Receiver(Struct, frozen=True):
    """Where a person is reached. Nothing but its first message is sent until it is confirmed.

    `address` is the same for the same browser or service, no matter whose it is.
    """

    receiver_id: ReceiverId
    person_id: PersonId
    address: str
    confirmed: bool
    at_ms: Millis
    data: bytes


class Delivery(Struct, frozen=True):
    """A message to a receiver, to be sent at `due_ms`."""

    delivery_id: str
    receiver_id: ReceiverId
    person_id: PersonId
    due_ms: Millis
    tries: int
    data: bytes


class AddressTaken(Exception):
    """There is a confirmed receiver with this address."""


class NotifyStore(Protocol):
    async def notify_key(self, name: str, fresh: bytes) -> bytes:
        """A secret of the server. All processes get the one that was stored first."""

    async def notify_choices(self, person_id: PersonId) -> NotifyChoices | None: ...

    async def keep_notify_choices(self, person_id: PersonId, data: bytes, at_ms: Millis) -> None: ...

    async def receivers(self, person_id: PersonId) -> list[Receiver]:
        """All receivers of a person, the oldest first."""

    async def receiver(self, receiver_id: ReceiverId) -> Receiver | None: ...

    async def receiver_at(self, address: str) -> Receiver | None: ...

    async def keep_receiver(self, receiver: Receiver, most: int, known: ReceiverId = "") -> bool:
        """Store a receiver in place of the one with its address. False if the person already has `most` others.

        Raises AddressTaken if there is a confirmed one that is not the `known` one.
        """

    async def confirm_receiver(self, receiver_id: ReceiverId, confirmed: bool, at_ms: Millis) -> bool:
        """From now on it is confirmed, or is not. Returns whether there is such a receiver."""

    async def drop_receiver(self, receiver_id: ReceiverId) -> bool:
        """Remove a receiver and what is to be sent there. Returns whether there was one."""

    async def due_turns(self, before_ms: Millis, node: str, alive_ms: Millis, limit: int = 10_000) -> list[Notice]:
        """New notices: turns of people with a confirmed receiver that began before this time.

        Only of tables that this node plays, or that no node plays: a node with a beat after `alive_ms`.
        """

    async def played_elsewhere(self, tables: Collection[TableId], node: str, alive_ms: Millis) -> frozenset[TableId]:
        """Those of these tables that another node plays: one with a beat after `alive_ms`."""

    async def add_notices(self, notices: Sequence[Notice]) -> None:
        """Add those that are not there yet, and not of people without choices."""

    async def people_to_tell(self, now_ms: Millis, limit: int = 1000) -> list[NotifyChoices]:
        """People with notices, to whom a message may be sent now."""

    async def open_notices(self, person_id: PersonId) -> list[Notice]:
        """Notices without a delivery that are still true, the oldest first."""

    async def still_due(self, notices: Sequence[Notice]) -> list[Notice]:
        """Those of these notices that are still true: a turn that was played is not."""

    async def put_deliveries(
        self, chosen: NotifyChoices, next_ms: Millis, notices: Sequence[Notice], deliveries: Sequence[Delivery]
    ) -> bool:
        """Close these notices and those that are not true any more, and store the deliveries.

        False, and nothing is stored, if another process was first: `chosen` has changed since it was read.
        """

    async def add_delivery(self, delivery: Delivery) -> None: ...

    async def take_deliveries(self, now_ms: Millis, hold_ms: Millis, limit: int) -> list[Delivery]:
        """Deliveries that are due, the earliest first. Nobody else gets them for `hold_ms`."""

    async def end_deliveries(self, delivery_ids: Sequence[str]) -> None:
        """Remove deliveries that were sent or are no longer wanted."""

    async def delay_delivery(self, delivery_id: str, due_ms: Millis, tries: int) -> None: ...

    async def drop_old_notices(self, before_ms: Millis) -> None:
        """Forget closed notices from before this time, unless the turn continues, and unconfirmed receivers."""
