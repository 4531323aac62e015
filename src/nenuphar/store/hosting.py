"""What the host of the server needs: a link to the host's page, its session, all tables, and an announced restart.

The store has only hashes of the link and of the session. So reading a backup does not let anybody become the host.
"""

from typing import TYPE_CHECKING, Protocol

from nenuphar.core.game import Millis
from nenuphar.store.shared import TableId

if TYPE_CHECKING:
    from nenuphar.store import Listed


class HostStore(Protocol):
    async def keep_host_link(self, link: bytes, link_ends_ms: Millis, keeps_session: bool) -> None:
        """Replace the link by one with this hash, which works until then. The session of the old one ends, or not."""

    async def take_host_link(self, link: bytes, session: bytes, now_ms: Millis, ends_ms: Millis) -> bool:
        """Exchange the link for a session. A link works once; False if it is another one, was used or has expired."""

    async def host_session(self, now_ms: Millis) -> bytes | None:
        """The hash of the session that has not ended yet."""

    async def close_damaged(self, table_id: TableId) -> None:
        """List a table as closed whose log can be neither read nor continued. The log stays as it is."""

    async def keep_restart(self, at_ms: Millis | None) -> None:
        """Announce a restart, or withdraw it."""

    async def restart(self) -> Millis | None: ...

    async def unfinished_tables(self, limit: int = 100) -> "list[Listed]":
        """Public and private tables that wait for players or are being played, the last changed first."""
