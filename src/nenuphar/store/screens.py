"""Which browsers are big screens of a table, and the codes that make them one."""

from typing import Protocol

from nenuphar.core.game import Millis
from nenuphar.store.shared import PersonId, TableId


class ScreenStore(Protocol):
    async def keep_screen_code(self, code: str, table_id: TableId, expires_ms: Millis) -> bool:
        """Store a code; False if another table has it."""

    async def open_screen(self, code: str, person_id: PersonId, now_ms: Millis) -> TableId | None:
        """Make a guest a big screen of the code's table. A code works once; None if it is unknown or expired."""

    async def add_screen(self, table_id: TableId, person_id: PersonId) -> None:
        """Let a big screen follow to another table."""

    async def drop_screens(self, table_id: TableId) -> None:
        """Forget all big screens of a table, and its codes."""

    async def is_screen(self, table_id: TableId, person_id: PersonId) -> bool: ...
