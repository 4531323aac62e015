"""Notifications in SQL. A statement has `?` for each value, and means the same in every database."""

from collections.abc import Collection, Sequence
from functools import partial
from typing import Any

from msgspec.structs import astuple

from nenuphar.core.game import Millis
from nenuphar.store.connection import Connection
from nenuphar.store.notices import AddressTaken, Delivery, Notice, NotifyChoices, Receiver, ReceiverId
from nenuphar.store.shared import PersonId, TableId
from nenuphar.store.tombstones import PersonWrites

MOST_AT_ONCE = 500  # so that moves do not wait long, and a database has enough locks
RECEIVER = "receiver_id, person_id, address, confirmed, at_ms, data"
DELIVERY = "delivery_id, receiver_id, person_id, due_ms, tries, data"
# Without an index on `turns`, which every move would have to change. Only running matches are there.
DUE_TURNS = """
    SELECT turns.person_id, turns.table_id, 'turn', turns.changed_ms FROM turns
    LEFT JOIN owners ON owners.table_id = turns.table_id
    LEFT JOIN nodes ON nodes.node = owners.node AND nodes.epoch = owners.epoch AND nodes.beat_ms > ?
    WHERE turns.due AND turns.changed_ms <= ? AND (nodes.node IS NULL OR nodes.node = ?)
        AND turns.person_id IN (SELECT person_id FROM receivers WHERE confirmed)
        AND NOT EXISTS (SELECT 1 FROM notices WHERE notices.person_id = turns.person_id
            AND notices.table_id = turns.table_id AND kind = 'turn' AND at_ms = turns.changed_ms)
    ORDER BY turns.changed_ms, turns.table_id LIMIT ?"""
PLAYED_ELSEWHERE = """
    SELECT owners.table_id FROM owners
    JOIN nodes ON nodes.node = owners.node AND nodes.epoch = owners.epoch AND nodes.beat_ms > ?
    WHERE nodes.node <> ? AND owners.table_id IN ({})"""
ADD_NOTICE = """
    INSERT INTO notices (person_id, table_id, kind, at_ms, closed)
    SELECT person_id, ?, ?, ?, FALSE FROM notify_choices WHERE person_id = ? ON CONFLICT DO NOTHING"""
IS_TRUE = """
    (kind <> 'turn' OR EXISTS (SELECT 1 FROM turns WHERE turns.person_id = notices.person_id
        AND turns.table_id = notices.table_id AND due AND changed_ms = notices.at_ms))"""
TAKE = """
    due_ms <= ? AND NOT (held_ms > ? AND held_ms <= ?) ORDER BY due_ms, delivery_id LIMIT ?"""
ADD_DELIVERY = f"INSERT INTO deliveries ({DELIVERY}) VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING"
KEEP_RECEIVER = f"""
    INSERT INTO receivers ({RECEIVER}) VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (address) DO UPDATE SET
        receiver_id = excluded.receiver_id, person_id = excluded.person_id, confirmed = excluded.confirmed,
        at_ms = excluded.at_ms, data = excluded.data
    WHERE NOT receivers.confirmed OR receivers.receiver_id = ? RETURNING 1"""


class NoticeRows(PersonWrites):
    skip_locked: str

    async def notify_key(self, name: str, fresh: bytes) -> bytes:
        def keep(connection: Connection) -> bytes:
            connection.execute("INSERT INTO notify_keys VALUES (?, ?) ON CONFLICT DO NOTHING", (name, fresh))
            [(secret,)] = connection.execute("SELECT secret FROM notify_keys WHERE name = ?", (name,)).fetchall()
            return bytes(secret)

        secret: bytes = await self._writer.do(keep)
        return secret

    async def notify_choices(self, person_id: PersonId) -> NotifyChoices | None:
        sql = "SELECT person_id, data, next_ms FROM notify_choices WHERE person_id = ?"
        rows = await self._reader.rows(sql, (person_id,))
        return NotifyChoices(*rows[0]) if rows else None

    async def keep_notify_choices(self, person_id: PersonId, data: bytes, at_ms: Millis) -> None:
        await self._write_for(
            person_id,
            "INSERT INTO notify_choices (person_id, data, at_ms, next_ms) VALUES (?, ?, ?, 0) ON CONFLICT (person_id)"
            " DO UPDATE SET data = excluded.data, at_ms = excluded.at_ms, next_ms = 0",
            person_id,
            data,
            at_ms,
        )

    async def receivers(self, person_id: PersonId) -> list[Receiver]:
        sql = f"SELECT {RECEIVER} FROM receivers WHERE person_id = ? ORDER BY at_ms, receiver_id"
        return list(map(_receiver, await self._reader.rows(sql, (person_id,))))

    async def receiver(self, receiver_id: ReceiverId) -> Receiver | None:
        rows = await self._reader.rows(f"SELECT {RECEIVER} FROM receivers WHERE receiver_id = ?", (receiver_id,))
        return _receiver(rows[0]) if rows else None

    async def receiver_at(self, address: str) -> Receiver | None:
        rows = await self._reader.rows(f"SELECT {RECEIVER} FROM receivers WHERE address = ?", (address,))
        return _receiver(rows[0]) if rows else None

    async def keep_receiver(self, receiver: Receiver, most: int, known: ReceiverId = "") -> bool:
        def keep(connection: Connection) -> bool:
            sql = "SELECT count(*) FROM receivers WHERE person_id = ? AND address <> ?"
            [(others,)] = connection.execute(sql, (receiver.person_id, receiver.address)).fetchall()
            if others >= most:
                return False
            if not connection.execute(KEEP_RECEIVER, (*astuple(receiver), known)).fetchall():
                raise AddressTaken
            return True

        return await self._for(receiver.person_id, keep)

    async def confirm_receiver(self, receiver_id: ReceiverId, confirmed: bool, at_ms: Millis) -> bool:
        sql = "UPDATE receivers SET confirmed = ?, at_ms = ? WHERE receiver_id = ? RETURNING 1"
        return bool(await self._run(sql, (confirmed, at_ms, receiver_id)))

    async def drop_receiver(self, receiver_id: ReceiverId) -> bool:
        await self._run("DELETE FROM deliveries WHERE receiver_id = ?", (receiver_id,))
        return bool(await self._run("DELETE FROM receivers WHERE receiver_id = ? RETURNING 1", (receiver_id,)))

    async def due_turns(self, before_ms: Millis, node: str, alive_ms: Millis, limit: int = 10_000) -> list[Notice]:
        # Usually nothing is pending: do not read every turn then.
        if not await self._reader.rows("SELECT 1 FROM receivers WHERE confirmed LIMIT 1"):
            return []
        rows = await self._reader.rows(DUE_TURNS, (alive_ms, before_ms, node, limit))
        return [Notice(*row) for row in rows]

    async def played_elsewhere(self, tables: Collection[TableId], node: str, alive_ms: Millis) -> frozenset[TableId]:
        sql = PLAYED_ELSEWHERE.format(", ".join("?" * len(tables)))
        return frozenset(table for (table,) in await self._reader.rows(sql, (alive_ms, node, *tables)))

    async def add_notices(self, notices: Sequence[Notice]) -> None:
        for start in range(0, len(notices), MOST_AT_ONCE):
            await self._writer.do(partial(self._add_notices, notices[start : start + MOST_AT_ONCE]))

    def _add_notices(self, notices: Sequence[Notice], connection: Connection) -> None:
        people = sorted({notice.person_id for notice in notices})
        add_notices(connection, notices, self._deleted(connection, people))

    async def people_to_tell(self, now_ms: Millis, limit: int = 1000) -> list[NotifyChoices]:
        rows = await self._reader.rows(
            "SELECT person_id, data, next_ms FROM notify_choices WHERE next_ms <= ?"
            " AND person_id IN (SELECT person_id FROM notices WHERE NOT closed) ORDER BY next_ms, person_id LIMIT ?",
            (now_ms, limit),
        )
        return [NotifyChoices(*row) for row in rows]

    async def open_notices(self, person_id: PersonId) -> list[Notice]:
        rows = await self._reader.rows(
            "SELECT person_id, table_id, kind, at_ms FROM notices"
            f" WHERE person_id = ? AND NOT closed AND {IS_TRUE} ORDER BY at_ms, table_id, kind",
            (person_id,),
        )
        return [Notice(*row) for row in rows]

    async def still_due(self, notices: Sequence[Notice]) -> list[Notice]:
        sql = f"SELECT 1 FROM notices WHERE person_id = ? AND table_id = ? AND kind = ? AND at_ms = ? AND {IS_TRUE}"
        found = await self._reader.together(*((sql, *astuple(notice)) for notice in notices)) if notices else []
        return [notice for notice, rows in zip(notices, found, strict=True) if rows]

    async def put_deliveries(
        self, chosen: NotifyChoices, next_ms: Millis, notices: Sequence[Notice], deliveries: Sequence[Delivery]
    ) -> bool:
        person = chosen.person_id

        def put(connection: Connection) -> bool:
            self._hold(connection, [person])
            sql = "UPDATE notify_choices SET next_ms = ? WHERE person_id = ? AND next_ms = ? RETURNING 1"
            if not connection.execute(sql, (next_ms, person, chosen.next_ms)).fetchall():
                return False
            for notice in notices:
                connection.execute(
                    "UPDATE notices SET closed = TRUE WHERE person_id = ? AND table_id = ? AND kind = ? AND at_ms = ?",
                    astuple(notice),
                )
            # Drop notices that are outdated.
            connection.execute(
                f"UPDATE notices SET closed = TRUE WHERE person_id = ? AND NOT closed AND NOT {IS_TRUE}", (person,)
            )
            for delivery in deliveries:
                connection.execute(ADD_DELIVERY, astuple(delivery))
            return True

        stored: bool = await self._writer.do(put)
        return stored

    async def add_delivery(self, delivery: Delivery) -> None:
        await self._write_for(delivery.person_id, ADD_DELIVERY, *astuple(delivery))

    async def take_deliveries(self, now_ms: Millis, hold_ms: Millis, limit: int) -> list[Delivery]:
        until_ms = now_ms + hold_ms
        if not await self._reader.rows(f"SELECT 1 FROM deliveries WHERE {TAKE}", (now_ms, now_ms, until_ms, 1)):
            return []

        def take(connection: Connection) -> list[Delivery]:
            rows = connection.execute(
                f"SELECT {DELIVERY} FROM deliveries WHERE {TAKE}{self.skip_locked}", (now_ms, now_ms, until_ms, limit)
            ).fetchall()
            for delivery_id, *_ in rows:
                connection.execute("UPDATE deliveries SET held_ms = ? WHERE delivery_id = ?", (until_ms, delivery_id))
            return [Delivery(*row) for row in rows]

        taken: list[Delivery] = await self._writer.do(take)
        return taken

    async def end_deliveries(self, delivery_ids: Sequence[str]) -> None:
        def end(connection: Connection) -> None:
            for delivery_id in delivery_ids:
                connection.execute("DELETE FROM deliveries WHERE delivery_id = ?", (delivery_id,))

        await self._writer.do(end)

    async def delay_delivery(self, delivery_id: str, due_ms: Millis, tries: int) -> None:
        sql = "UPDATE deliveries SET due_ms = ?, tries = ?, held_ms = 0 WHERE delivery_id = ?"
        await self._run(sql, (due_ms, tries, delivery_id))

    async def drop_old_notices(self, before_ms: Millis) -> None:
        def drop(connection: Connection) -> None:
            connection.execute(
                f"DELETE FROM notices WHERE closed AND at_ms < ? AND NOT (kind = 'turn' AND {IS_TRUE})", (before_ms,)
            )
            connection.execute("DELETE FROM receivers WHERE NOT confirmed AND at_ms < ?", (before_ms,))
            connection.execute("DELETE FROM deliveries WHERE receiver_id NOT IN (SELECT receiver_id FROM receivers)")

        await self._writer.do(drop)

    async def _run(self, sql: str, values: Sequence[object]) -> list[Any]:
        def run(connection: Connection) -> list[Any]:
            ran = connection.execute(sql, values)
            return ran.fetchall() if " RETURNING " in sql else []

        rows: list[Any] = await self._writer.do(run)
        return rows


def add_notices(connection: Connection, notices: Sequence[Notice], deleted: Collection[PersonId]) -> None:
    """Also in the transaction of an append, for what happens with its lines."""
    for notice in notices:
        if notice.person_id not in deleted:
            connection.execute(ADD_NOTICE, (notice.table_id, notice.kind, notice.at_ms, notice.person_id))


def _receiver(row: Sequence[Any]) -> Receiver:
    receiver_id, person_id, address, confirmed, at_ms, data = row
    return Receiver(receiver_id, person_id, address, bool(confirmed), at_ms, data)
