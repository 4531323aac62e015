"""Analyses, in SQL. A statement has `?` for each value, and means the same in every database."""

from nenuphar.core.game import Millis
from nenuphar.store.reader import Reader
from nenuphar.store.shared import TableId
from nenuphar.store.writer import Writer

KEEP = """
    INSERT INTO analyses (table_id, version, at_ms, data)
    SELECT table_id, CAST(? AS INTEGER), CAST(? AS BIGINT), ? FROM tables WHERE table_id = ?
    ON CONFLICT (table_id) DO UPDATE SET version = excluded.version, at_ms = excluded.at_ms, data = excluded.data"""


class AnalysisRows:
    _writer: Writer
    _reader: Reader

    async def analysis(self, table_id: TableId, version: int) -> bytes | None:
        asked = (table_id, version)
        rows = await self._reader.rows("SELECT data FROM analyses WHERE table_id = ? AND version = ?", asked)
        return rows[0][0] if rows else None

    async def keep_analysis(self, table_id: TableId, version: int, at_ms: Millis, data: bytes) -> None:
        kept = (version, at_ms, data, table_id)
        await self._writer.do(lambda connection: connection.execute(KEEP, kept))
