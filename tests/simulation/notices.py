"""Notifications, in the memory that simulated nodes share."""

from collections.abc import Callable, Collection, Sequence
from functools import partial
from typing import Any

from msgspec.structs import replace

from nenuphar.core.game import Millis
from nenuphar.store import AddressTaken, Delivery, Notice, NotifyChoices, PersonId, Receiver, TableId, Turn
from tests.simulation.deleted import require

Call = Callable[[str, Callable[[], Any]], Any]


class NoticeMemory:
    def __init__(
        self,
        turns: dict[TableId, dict[PersonId, Turn]],
        player: Callable[[TableId, Millis], str | None],
        deleted: Collection[PersonId],
    ) -> None:
        """`player` gives the node that plays a table, if it was alive after a time."""
        self._turns = turns
        self._player = player
        self._deleted = deleted
        self._keys: dict[str, bytes] = {}
        self._choices: dict[PersonId, tuple[NotifyChoices, Millis]] = {}
        self._receivers: dict[str, Receiver] = {}  # by address
        self._notices: dict[Notice, bool] = {}  # whether it is closed
        self._deliveries: dict[str, tuple[Delivery, Millis]] = {}  # and until when it is held

    def key(self, name: str, fresh: bytes) -> bytes:
        return self._keys.setdefault(name, fresh)

    def choices(self, person_id: PersonId) -> NotifyChoices | None:
        chosen, _ = self._choices.get(person_id, (None, 0))
        return chosen

    def keep_choices(self, person_id: PersonId, data: bytes, at_ms: Millis) -> None:
        require(person_id, self._deleted)
        self._choices[person_id] = NotifyChoices(person_id, data), at_ms

    def receivers(self, person_id: PersonId) -> list[Receiver]:
        found = [each for each in self._receivers.values() if each.person_id == person_id]
        return sorted(found, key=lambda each: (each.at_ms, each.receiver_id))

    def receiver(self, receiver_id: str) -> Receiver | None:
        return next((each for each in self._receivers.values() if each.receiver_id == receiver_id), None)

    def receiver_at(self, address: str) -> Receiver | None:
        return self._receivers.get(address)

    def keep_receiver(self, receiver: Receiver, most: int, known: str = "") -> bool:
        require(receiver.person_id, self._deleted)
        if sum(each.address != receiver.address for each in self.receivers(receiver.person_id)) >= most:
            return False
        there = self._receivers.get(receiver.address)
        if there is not None and there.confirmed and there.receiver_id != known:
            raise AddressTaken
        self._receivers[receiver.address] = receiver
        return True

    def confirm_receiver(self, receiver_id: str, confirmed: bool, at_ms: int) -> bool:
        found = self.receiver(receiver_id)
        if found is not None:
            self._receivers[found.address] = replace(found, confirmed=confirmed, at_ms=at_ms)
        return found is not None

    def drop_receiver(self, receiver_id: str) -> bool:
        found = self.receiver(receiver_id)
        self._keep_deliveries(lambda delivery: delivery.receiver_id != receiver_id)
        if found is not None:
            del self._receivers[found.address]
        return found is not None

    def due_turns(self, before_ms: Millis, node: str, alive_ms: Millis, limit: int) -> list[Notice]:
        reached = {each.person_id for each in self._receivers.values() if each.confirmed}
        found = [
            Notice(turn.person_id, table_id, "turn", turn.changed_ms)
            for table_id, turns in self._turns.items()
            for turn in turns.values()
            if turn.due
            and turn.changed_ms <= before_ms
            and turn.person_id in reached
            and self._player(table_id, alive_ms) in (None, node)
        ]
        fresh = [notice for notice in found if notice not in self._notices]
        return sorted(fresh, key=lambda each: (each.at_ms, each.table_id))[:limit]

    def played_elsewhere(self, tables: Collection[TableId], node: str, alive_ms: Millis) -> frozenset[TableId]:
        return frozenset(table for table in tables if self._player(table, alive_ms) not in (None, node))

    def add_notices(self, notices: Sequence[Notice]) -> None:
        for notice in notices:
            if notice.person_id in self._choices:
                self._notices.setdefault(notice, False)

    def people_to_tell(self, now_ms: Millis, limit: int) -> list[NotifyChoices]:
        waiting = {notice.person_id for notice, is_closed in self._notices.items() if not is_closed}
        found = [
            chosen for chosen, _ in self._choices.values() if chosen.person_id in waiting and chosen.next_ms <= now_ms
        ]
        return sorted(found, key=lambda each: (each.next_ms, each.person_id))[:limit]

    def open_notices(self, person_id: PersonId) -> list[Notice]:
        waiting = [each for each, is_closed in self._notices.items() if each.person_id == person_id and not is_closed]
        return sorted(filter(self._is_true, waiting), key=lambda each: (each.at_ms, each.table_id, each.kind))

    def still_due(self, notices: Sequence[Notice]) -> list[Notice]:
        return [notice for notice in notices if notice in self._notices and self._is_true(notice)]

    def _is_true(self, notice: Notice) -> bool:
        turn = self._turns.get(notice.table_id, {}).get(notice.person_id)
        return notice.kind != "turn" or (turn is not None and turn.due and turn.changed_ms == notice.at_ms)

    def put_deliveries(
        self, chosen: NotifyChoices, next_ms: Millis, notices: Sequence[Notice], deliveries: Sequence[Delivery]
    ) -> bool:
        now, at_ms = self._choices.get(chosen.person_id, (None, 0))
        if now is None or now.next_ms != chosen.next_ms:
            return False
        self._choices[chosen.person_id] = replace(now, next_ms=next_ms), at_ms
        for notice in self._notices:
            untrue = notice.person_id == chosen.person_id and not self._is_true(notice)
            self._notices[notice] |= notice in notices or untrue
        for delivery in deliveries:
            self.add_delivery(delivery)
        return True

    def add_delivery(self, delivery: Delivery) -> None:
        require(delivery.person_id, self._deleted)
        self._deliveries.setdefault(delivery.delivery_id, (delivery, 0))

    def take_deliveries(self, now_ms: Millis, hold_ms: Millis, limit: int) -> list[Delivery]:
        until_ms = now_ms + hold_ms
        due = [
            delivery
            for delivery, held_ms in self._deliveries.values()
            if delivery.due_ms <= now_ms and not now_ms < held_ms <= until_ms
        ]
        taken = sorted(due, key=lambda each: (each.due_ms, each.delivery_id))[:limit]
        self._deliveries |= {each.delivery_id: (each, until_ms) for each in taken}
        return taken

    def end_deliveries(self, delivery_ids: Sequence[str]) -> None:
        self._keep_deliveries(lambda delivery: delivery.delivery_id not in delivery_ids)

    def delay_delivery(self, delivery_id: str, due_ms: Millis, tries: int) -> None:
        if delivery_id in self._deliveries:
            delivery, _ = self._deliveries[delivery_id]
            self._deliveries[delivery_id] = replace(delivery, due_ms=due_ms, tries=tries), 0

    def drop_old_notices(self, before_ms: Millis) -> None:
        self._notices = {
            notice: is_closed
            for notice, is_closed in self._notices.items()
            if not is_closed or notice.at_ms >= before_ms or (notice.kind == "turn" and self._is_true(notice))
        }
        self._keep_receivers(lambda receiver: receiver.confirmed or receiver.at_ms >= before_ms)
        known = {each.receiver_id for each in self._receivers.values()}
        self._keep_deliveries(lambda delivery: delivery.receiver_id in known)

    def remove_personal_data(self, people: Collection[PersonId], before_ms: Millis) -> None:
        """Of people who have not been here for a long time."""
        self._keep_receivers(lambda receiver: receiver.person_id not in people or receiver.at_ms >= before_ms)
        for person_id in people:
            _, at_ms = self._choices.get(person_id, (None, before_ms))
            if at_ms < before_ms:
                del self._choices[person_id]

    def forget_person(self, person_id: PersonId) -> None:
        self._choices.pop(person_id, None)
        self._notices = {each: closed for each, closed in self._notices.items() if each.person_id != person_id}
        self._keep_receivers(lambda receiver: receiver.person_id != person_id)
        self._keep_deliveries(lambda delivery: delivery.person_id != person_id)

    def _keep_receivers(self, wanted: Callable[[Receiver], bool]) -> None:
        self._receivers = {address: each for address, each in self._receivers.items() if wanted(each)}

    def _keep_deliveries(self, wanted: Callable[[Delivery], bool]) -> None:
        self._deliveries = {name: row for name, row in self._deliveries.items() if wanted(row[0])}


class NoticeCalls:
    """The same as calls of a store, by the store's route."""

    def __init__(self, notices: NoticeMemory, read: Call, write: Call) -> None:
        self._kept_notices = notices
        self._read_notices, self._write_notices = read, write

    async def notify_key(self, name: str, fresh: bytes) -> bytes:
        secret: bytes = await self._write_notices("notify_key", partial(self._kept_notices.key, name, fresh))
        return secret

    async def notify_choices(self, person_id: PersonId) -> NotifyChoices | None:
        read = partial(self._kept_notices.choices, person_id)
        chosen: NotifyChoices | None = await self._read_notices("notify_choices", read)
        return chosen

    async def keep_notify_choices(self, person_id: PersonId, data: bytes, at_ms: Millis) -> None:
        keep = partial(self._kept_notices.keep_choices, person_id, data, at_ms)
        await self._write_notices("keep_notify_choices", keep)

    async def receivers(self, person_id: PersonId) -> list[Receiver]:
        found: list[Receiver] = await self._read_notices("receivers", partial(self._kept_notices.receivers, person_id))
        return found

    async def receiver(self, receiver_id: str) -> Receiver | None:
        read = partial(self._kept_notices.receiver, receiver_id)
        found: Receiver | None = await self._read_notices("receiver", read)
        return found

    async def receiver_at(self, address: str) -> Receiver | None:
        read = partial(self._kept_notices.receiver_at, address)
        found: Receiver | None = await self._read_notices("receiver_at", read)
        return found

    async def keep_receiver(self, receiver: Receiver, most: int, known: str = "") -> bool:
        keep = partial(self._kept_notices.keep_receiver, receiver, most, known)
        kept: bool = await self._write_notices("keep_receiver", keep)
        return kept

    async def confirm_receiver(self, receiver_id: str, confirmed: bool, at_ms: int) -> bool:
        confirm = partial(self._kept_notices.confirm_receiver, receiver_id, confirmed, at_ms)
        known: bool = await self._write_notices("confirm_receiver", confirm)
        return known

    async def drop_receiver(self, receiver_id: str) -> bool:
        drop = partial(self._kept_notices.drop_receiver, receiver_id)
        known: bool = await self._write_notices("drop_receiver", drop)
        return known

    async def due_turns(self, before_ms: Millis, node: str, alive_ms: Millis, limit: int = 10_000) -> list[Notice]:
        read = partial(self._kept_notices.due_turns, before_ms, node, alive_ms, limit)
        found: list[Notice] = await self._read_notices("due_turns", read)
        return found

    async def played_elsewhere(self, tables: Collection[TableId], node: str, alive_ms: Millis) -> frozenset[TableId]:
        read = partial(self._kept_notices.played_elsewhere, tables, node, alive_ms)
        found: frozenset[TableId] = await self._read_notices("played_elsewhere", read)
        return found

    async def add_notices(self, notices: Sequence[Notice]) -> None:
        await self._write_notices("add_notices", partial(self._kept_notices.add_notices, notices))

    async def people_to_tell(self, now_ms: Millis, limit: int = 1000) -> list[NotifyChoices]:
        read = partial(self._kept_notices.people_to_tell, now_ms, limit)
        found: list[NotifyChoices] = await self._read_notices("people_to_tell", read)
        return found

    async def open_notices(self, person_id: PersonId) -> list[Notice]:
        read = partial(self._kept_notices.open_notices, person_id)
        found: list[Notice] = await self._read_notices("open_notices", read)
        return found

    async def still_due(self, notices: Sequence[Notice]) -> list[Notice]:
        found: list[Notice] = await self._read_notices("still_due", partial(self._kept_notices.still_due, notices))
        return found

    async def put_deliveries(
        self, chosen: NotifyChoices, next_ms: Millis, notices: Sequence[Notice], deliveries: Sequence[Delivery]
    ) -> bool:
        put = partial(self._kept_notices.put_deliveries, chosen, next_ms, notices, deliveries)
        stored: bool = await self._write_notices("put_deliveries", put)
        return stored

    async def add_delivery(self, delivery: Delivery) -> None:
        await self._write_notices("add_delivery", partial(self._kept_notices.add_delivery, delivery))

    async def take_deliveries(self, now_ms: Millis, hold_ms: Millis, limit: int) -> list[Delivery]:
        take = partial(self._kept_notices.take_deliveries, now_ms, hold_ms, limit)
        taken: list[Delivery] = await self._write_notices("take_deliveries", take)
        return taken

    async def end_deliveries(self, delivery_ids: Sequence[str]) -> None:
        await self._write_notices("end_deliveries", partial(self._kept_notices.end_deliveries, delivery_ids))

    async def delay_delivery(self, delivery_id: str, due_ms: Millis, tries: int) -> None:
        delay = partial(self._kept_notices.delay_delivery, delivery_id, due_ms, tries)
        await self._write_notices("delay_delivery", delay)

    async def drop_old_notices(self, before_ms: Millis) -> None:
        await self._write_notices("drop_old_notices", partial(self._kept_notices.drop_old_notices, before_ms))
