"""What was found in finished matches: computed once, then kept as long as the table."""

from typing import Protocol

from nenuphar.core.game import Millis
from nenuphar.store.shared import TableId


class AnalysisStore(Protocol):
    async def analysis(self, table_id: TableId, version: int) -> bytes | None:
        """The analysis of a match, if there is one of this version."""

    async def keep_analysis(self, table_id: TableId, version: int, at_ms: Millis, data: bytes) -> None:
        """Store an analysis; it replaces an earlier one. Changes nothing if the table is gone."""
