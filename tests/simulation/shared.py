"""What processes share beside the logs, in memory: each function is a transaction of the simulated database."""

from collections.abc import Callable, Collection, Sequence
from functools import partial
from typing import Any

from nenuphar.core.game import Millis
from nenuphar.store import Append, Due, Listed, PersonId, Rate, TableId, Turn
from nenuphar.store.shared import Hear


class SharedMemory:
    def __init__(self, deleted: Collection[PersonId]) -> None:
        self._deleted = deleted
        self.turns: dict[TableId, dict[PersonId, Turn]] = {}
        self.attended: dict[TableId, Millis] = {}
        self._held_ms: dict[TableId, Millis] = {}
        self._full_us: dict[str, int] = {}
        self._slacks: dict[PersonId, tuple[list[int], Millis]] = {}

    def drop_hold(self, table_id: TableId) -> None:
        self._held_ms.pop(table_id, None)

    def appended(self, append: Append) -> None:
        self.drop_hold(append.table_id)
        if append.turns is not None:
            known = self.turns.get(append.table_id, {}) if append.turns else {}
            self.turns[append.table_id] = known | self._here(append.turns)

    def forget(self, table_id: TableId) -> None:
        for rows in (self.turns, self.attended, self._held_ms):
            rows.pop(table_id, None)

    def forget_person(self, person_id: PersonId) -> None:
        self._slacks.pop(person_id, None)
        for turns in self.turns.values():
            turns.pop(person_id, None)

    def turns_of(self, table_id: TableId) -> list[Turn]:
        return [turn for _, turn in sorted(self.turns.get(table_id, {}).items())]

    def keep_turns(self, table_id: TableId, turns: Sequence[Turn]) -> None:
        self.turns[table_id] = self._here(turns)

    def _here(self, turns: Sequence[Turn]) -> dict[PersonId, Turn]:
        return {turn.person_id: turn for turn in turns if turn.person_id not in self._deleted}

    def take_due(self, due: Sequence[Due], now_ms: Millis, hold_ms: Millis, limit: int) -> list[Due]:
        def is_held(table_id: TableId) -> bool:
            return now_ms < self._held_ms.get(table_id, 0) <= now_ms + hold_ms

        taken = [each for each in due if not is_held(each.table_id)][:limit]
        self._held_ms |= {each.table_id: now_ms + hold_ms for each in taken}
        return taken

    def note_attended(self, table_ids: Sequence[TableId], at_ms: Millis) -> None:
        self.attended |= dict.fromkeys(table_ids, at_ms)

    def drop_attended(self, table_ids: Sequence[TableId], noted_ms: Millis) -> None:
        for table_id in table_ids:
            if self.attended.get(table_id, noted_ms + 1) <= noted_ms:
                del self.attended[table_id]

    def take_token(self, bucket: str, rate: Rate, now_us: int) -> bool:
        if not self.has_token(bucket, rate, now_us):
            return False
        self._full_us[bucket] = max(self._full_us.get(bucket, 0), now_us) + rate.interval_us
        return True

    def has_token(self, bucket: str, rate: Rate, now_us: int) -> bool:
        return self._full_us.get(bucket, 0) <= now_us + int((rate.burst - 1) * rate.interval_us)

    def drop_full_buckets(self, now_us: int) -> None:
        self._full_us = {bucket: full_us for bucket, full_us in self._full_us.items() if full_us > now_us}

    def slacks(self, person_id: PersonId) -> list[int]:
        return list(self._slacks.get(person_id, ([], 0))[0])

    def add_slacks(self, person_id: PersonId, slacks_us: Sequence[int], most: int, at_ms: Millis) -> list[int]:
        if person_id in self._deleted:
            return []
        latest = [*self.slacks(person_id), *slacks_us][-most:]
        self._slacks[person_id] = latest, at_ms
        return list(latest)

    def drop_slacks(self, before_ms: Millis) -> None:
        self._slacks = {person: kept for person, kept in self._slacks.items() if kept[1] >= before_ms}


Call = Callable[[str, Callable[[], Any]], Any]


class SharedCalls:
    """The same as calls of a store, by the store's route. Hints are never sent: nothing may depend on them."""

    def __init__(self, shared: SharedMemory, read: Call, write: Call) -> None:
        self._shared = shared
        self._read_by, self._write_by = read, write

    async def turns(self, table_id: TableId) -> list[Turn]:
        found: list[Turn] = await self._read_by("turns", partial(self._shared.turns_of, table_id))
        return found

    async def note_attended(self, table_ids: Sequence[TableId], at_ms: Millis) -> None:
        await self._write_by("note_attended", partial(self._shared.note_attended, table_ids, at_ms))

    async def drop_attended(self, table_ids: Sequence[TableId], noted_ms: Millis) -> None:
        await self._write_by("drop_attended", partial(self._shared.drop_attended, table_ids, noted_ms))

    async def take_token(self, bucket: str, rate: Rate, now_us: int) -> bool:
        taken: bool = await self._write_by("take_token", partial(self._shared.take_token, bucket, rate, now_us))
        return taken

    async def has_token(self, bucket: str, rate: Rate, now_us: int) -> bool:
        has: bool = await self._read_by("has_token", partial(self._shared.has_token, bucket, rate, now_us))
        return has

    async def drop_full_buckets(self, now_us: int) -> None:
        await self._write_by("drop_full_buckets", partial(self._shared.drop_full_buckets, now_us))

    async def slacks(self, person_id: PersonId) -> list[int]:
        found: list[int] = await self._read_by("slacks", partial(self._shared.slacks, person_id))
        return found

    async def add_slacks(self, person_id: PersonId, slacks_us: Sequence[int], most: int, at_ms: Millis) -> list[int]:
        add = partial(self._shared.add_slacks, person_id, slacks_us, most, at_ms)
        latest: list[int] = await self._write_by("add_slacks", add)
        return latest

    async def drop_slacks(self, before_ms: Millis) -> None:
        await self._write_by("drop_slacks", partial(self._shared.drop_slacks, before_ms))

    async def send_hint(self, hint: str) -> None:
        pass

    def on_hint(self, hear: Hear) -> None:
        pass


def running(listed: Sequence[Listed], shared: SharedMemory, attended_ms: Millis, limit: int) -> list[Listed]:
    """Public running matches among these, the newest first, with somebody there since this time."""
    found = [
        each
        for each in listed
        if each.card.public
        and each.card.phase == "playing"
        and shared.attended.get(each.table_id, attended_ms - 1) >= attended_ms
    ]
    return sorted(found, key=lambda each: (-(each.card.began_ms or 0), each.table_id))[:limit]
