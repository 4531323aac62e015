"""What processes share, in SQL. A statement has `?` for each value, and means the same in every database."""

from collections.abc import Sequence

from msgspec.structs import astuple

from nenuphar.core.game import Millis
from nenuphar.store.connection import Connection
from nenuphar.store.reader import Reader
from nenuphar.store.shared import Due, Hear, PersonId, Rate, TableId, Turn, packed, unpacked
from nenuphar.store.tombstones import IS_HERE, PersonWrites
from nenuphar.store.writer import Writer

# A process with a clock that is far ahead must not hold a table for hours.
IS_DUE = "due_ms <= ? AND NOT (held_ms > ? AND held_ms <= ?) ORDER BY due_ms, table_id LIMIT ?"
# A table may have been removed meanwhile.
NOTE_ATTENDED = """
    INSERT INTO attended (table_id, at_ms) SELECT table_id, ? FROM tables WHERE table_id = ?
    ON CONFLICT (table_id) DO UPDATE SET at_ms = excluded.at_ms"""
KEEP_TURN = f"""
    INSERT INTO turns (table_id, person_id, due, changed_ms)
    SELECT CAST(? AS TEXT), CAST(? AS TEXT), CAST(? AS BOOLEAN), CAST(? AS BIGINT) WHERE {IS_HERE.format("?")}"""
# `excluded.full_us` is when it would be full again if nothing else had been taken from it.
TAKE_TOKEN = """
    INSERT INTO buckets (bucket, full_us) VALUES (?, ?) ON CONFLICT (bucket) DO UPDATE
    SET full_us = CASE WHEN buckets.full_us > ? THEN buckets.full_us + ? ELSE excluded.full_us END
    WHERE buckets.full_us <= ? RETURNING 1"""


class SharedRows(PersonWrites):
    skip_locked = ""  # what a statement says in order to leave out rows that another process is changing

    def __init__(self, writer: Writer, reader: Reader) -> None:
        self._writer = writer
        self._reader = reader

    async def turns(self, table_id: TableId) -> list[Turn]:
        rows = await self._reader.rows(
            "SELECT person_id, due, changed_ms FROM turns WHERE table_id = ? ORDER BY person_id", (table_id,)
        )
        return [Turn(person_id, bool(due), changed_ms) for person_id, due, changed_ms in rows]

    async def keep_turns(self, table_id: TableId, turns: tuple[Turn, ...]) -> None:
        def keep(connection: Connection) -> None:
            if not self._may_write(connection, table_id):
                return
            connection.execute("DELETE FROM turns WHERE table_id = ?", (table_id,))
            for turn in turns:
                connection.execute(KEEP_TURN, (table_id, *astuple(turn), turn.person_id))

        await self._writer.do(keep)

    def _may_write(self, connection: Connection, table_id: TableId) -> bool:
        """Whether no other process plays this table, until the end of the transaction."""
        return True

    async def take_due(self, before_ms: Millis, now_ms: Millis, hold_ms: Millis, limit: int = 1000) -> list[Due]:
        until_ms = now_ms + hold_ms
        # Mostly nothing is due: that should not cost a transaction.
        if not await self._reader.rows(f"SELECT 1 FROM deadlines WHERE {IS_DUE}", (before_ms, now_ms, until_ms, 1)):
            return []

        def take(connection: Connection) -> list[Due]:
            rows = connection.execute(
                f"SELECT table_id, due_ms, seq FROM deadlines WHERE {IS_DUE}{self.skip_locked}",
                (before_ms, now_ms, until_ms, limit),
            ).fetchall()
            for table_id, _, _ in rows:
                connection.execute("UPDATE deadlines SET held_ms = ? WHERE table_id = ?", (until_ms, table_id))
            return [Due(*row) for row in rows]

        taken: list[Due] = await self._writer.do(take)
        return taken

    async def note_attended(self, table_ids: Sequence[TableId], at_ms: Millis) -> None:
        await self._write_all(NOTE_ATTENDED, [(at_ms, table_id) for table_id in table_ids])

    async def drop_attended(self, table_ids: Sequence[TableId], noted_ms: Millis) -> None:
        sql = "DELETE FROM attended WHERE table_id = ? AND at_ms <= ?"
        await self._write_all(sql, [(table_id, noted_ms) for table_id in table_ids])

    async def take_token(self, bucket: str, rate: Rate, now_us: int) -> bool:
        step = rate.interval_us
        values = (bucket, now_us + step, now_us, step, _latest_full_us(rate, now_us))

        def take(connection: Connection) -> bool:
            return bool(connection.execute(TAKE_TOKEN, values).fetchall())

        taken: bool = await self._writer.do(take)
        return taken

    async def has_token(self, bucket: str, rate: Rate, now_us: int) -> bool:
        asked = (bucket, _latest_full_us(rate, now_us))
        return not await self._reader.rows("SELECT 1 FROM buckets WHERE bucket = ? AND full_us > ?", asked)

    async def drop_full_buckets(self, now_us: int) -> None:
        await self._write("DELETE FROM buckets WHERE full_us <= ?", now_us)

    async def slacks(self, person_id: PersonId) -> list[int]:
        rows = await self._reader.rows("SELECT slacks_us FROM slacks WHERE person_id = ?", (person_id,))
        return unpacked(rows[0][0]) if rows else []

    async def add_slacks(self, person_id: PersonId, slacks_us: Sequence[int], most: int, at_ms: Millis) -> list[int]:
        def add(connection: Connection) -> list[int]:
            if self._deleted(connection, [person_id]):
                return []
            # Writes first, so that another process waits before it reads.
            [(known,)] = connection.execute(
                "INSERT INTO slacks (person_id, slacks_us, at_ms) VALUES (?, ?, ?) ON CONFLICT (person_id)"
                " DO UPDATE SET at_ms = excluded.at_ms RETURNING slacks_us",
                (person_id, b"", at_ms),
            ).fetchall()
            latest = [*unpacked(known), *slacks_us][-most:]
            connection.execute("UPDATE slacks SET slacks_us = ? WHERE person_id = ?", (packed(latest), person_id))
            return latest

        latest: list[int] = await self._writer.do(add)
        return latest

    async def drop_slacks(self, before_ms: Millis) -> None:
        await self._write("DELETE FROM slacks WHERE at_ms < ?", before_ms)

    async def send_hint(self, hint: str) -> None:
        """One process serves a file: there is nobody else."""

    def on_hint(self, hear: Hear) -> None:
        pass

    async def _write(self, sql: str, *values: object) -> None:
        await self._write_all(sql, [values])

    async def _write_all(self, sql: str, rows: Sequence[Sequence[object]]) -> None:
        def write(connection: Connection) -> None:
            for values in rows:
                connection.execute(sql, values)

        await self._writer.do(write)


def _latest_full_us(rate: Rate, now_us: int) -> int:
    """When a bucket with one token left is full again, at the latest."""
    return now_us + int((rate.burst - 1) * rate.interval_us)
