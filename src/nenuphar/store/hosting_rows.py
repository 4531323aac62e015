"""What the host of the server needs, in SQL. A statement has `?` for each value, and means the same in every database.

`sql.py` lists the tables.
"""

from nenuphar.core.game import Millis
from nenuphar.store.connection import Connection
from nenuphar.store.shared import TableId
from nenuphar.store.tombstones import PersonWrites

NOTHING = b""


class HostingRows(PersonWrites):
    async def keep_host_link(self, link: bytes, link_ends_ms: Millis, keeps_session: bool) -> None:
        def keep(connection: Connection) -> None:
            connection.execute(
                "INSERT INTO host_link (id, link, link_ends_ms, session, ends_ms) VALUES (1, ?, ?, ?, 0)"
                " ON CONFLICT (id) DO UPDATE SET link = excluded.link, link_ends_ms = excluded.link_ends_ms",
                (link, link_ends_ms, NOTHING),
            )
            if not keeps_session:
                connection.execute("UPDATE host_link SET session = ?, ends_ms = 0", (NOTHING,))

        await self._writer.do(keep)

    async def take_host_link(self, link: bytes, session: bytes, now_ms: Millis, ends_ms: Millis) -> bool:
        # Anybody may try: only the right link should cost a transaction.
        if not await self._reader.rows("SELECT 1 FROM host_link WHERE link = ? AND link_ends_ms > ?", (link, now_ms)):
            return False

        def take(connection: Connection) -> bool:
            rows = connection.execute(
                "UPDATE host_link SET link = ?, session = ?, ends_ms = ? WHERE link = ? RETURNING 1",
                (NOTHING, session, ends_ms, link),
            )
            return bool(rows.fetchall())

        taken: bool = await self._writer.do(take)
        return taken

    async def host_session(self, now_ms: Millis) -> bytes | None:
        rows = await self._reader.rows("SELECT session FROM host_link WHERE ends_ms > ?", (now_ms,))
        return bytes(rows[0][0]) if rows else None

    async def close_damaged(self, table_id: TableId) -> None:
        def close(connection: Connection) -> None:
            # Not as `closed`: that is forgotten after a while, and a log that cannot be read may still be mended.
            connection.execute(
                "UPDATE tables SET phase = 'damaged' WHERE table_id = ? AND phase IN ('waiting', 'playing')",
                (table_id,),
            )
            for part in ("deadlines", "turns"):
                connection.execute(f"DELETE FROM {part} WHERE table_id = ?", (table_id,))

        await self._writer.do(close)

    async def keep_restart(self, at_ms: Millis | None) -> None:
        def keep(connection: Connection) -> None:
            connection.execute("DELETE FROM restart", ())
            if at_ms is not None:
                connection.execute("INSERT INTO restart (id, at_ms) VALUES (1, ?)", (at_ms,))

        await self._writer.do(keep)

    async def restart(self) -> Millis | None:
        rows = await self._reader.rows("SELECT at_ms FROM restart")
        return int(rows[0][0]) if rows else None
