"""Big screens, in SQL. A statement has `?` for each value, and means the same in every database."""

from nenuphar.core.game import Millis
from nenuphar.store.connection import Connection
from nenuphar.store.shared import PersonId, TableId
from nenuphar.store.tombstones import PersonWrites

ADD_SCREEN = "INSERT INTO screens (table_id, person_id) VALUES (?, ?) ON CONFLICT DO NOTHING"


class ScreenRows(PersonWrites):
    async def keep_screen_code(self, code: str, table_id: TableId, expires_ms: Millis) -> bool:
        def keep(connection: Connection) -> bool:
            rows = connection.execute(
                "INSERT INTO screen_codes (code, table_id, expires_ms) VALUES (?, ?, ?) ON CONFLICT DO NOTHING"
                " RETURNING 1",
                (code, table_id, expires_ms),
            )
            return bool(rows.fetchall())

        kept: bool = await self._writer.do(keep)
        return kept

    async def open_screen(self, code: str, person_id: PersonId, now_ms: Millis) -> TableId | None:
        # Anybody may try: only an existing code should cost a transaction.
        if not await self._reader.rows("SELECT 1 FROM screen_codes WHERE code = ?", (code,)):
            return None

        def take(connection: Connection) -> TableId | None:
            connection.execute("DELETE FROM screen_codes WHERE expires_ms <= ?", (now_ms,))
            taken = connection.execute("DELETE FROM screen_codes WHERE code = ? RETURNING table_id", (code,))
            for (table_id,) in taken.fetchall():
                connection.execute(ADD_SCREEN, (table_id, person_id))
                return str(table_id)
            return None

        return await self._for(person_id, take)

    async def add_screen(self, table_id: TableId, person_id: PersonId) -> None:
        await self._write_for(person_id, ADD_SCREEN, table_id, person_id)

    async def drop_screens(self, table_id: TableId) -> None:
        def drop(connection: Connection) -> None:
            connection.execute("DELETE FROM screen_codes WHERE table_id = ?", (table_id,))
            connection.execute("DELETE FROM screens WHERE table_id = ?", (table_id,))

        await self._writer.do(drop)

    async def is_screen(self, table_id: TableId, person_id: PersonId) -> bool:
        asked = (table_id, person_id)
        return bool(await self._reader.rows("SELECT 1 FROM screens WHERE table_id = ? AND person_id = ?", asked))
