"""The restart that the host has announced (TB-134). Everybody at a table is told, at all nodes."""

from contextlib import suppress

from nenuphar.core.game import Millis
from nenuphar.server.clock import now_ms
from nenuphar.server.lobby.awake import AwakeTables
from nenuphar.store import Store, Unavailable

OVERDUE_MS: Millis = 600_000  # a host who does not come to it has changed their mind


class Announcements:
    def __init__(self, store: Store, tables: AwakeTables) -> None:
        self._store = store
        self._tables = tables
        self._restart_ms: Millis | None = None

    @property
    def restart_ms(self) -> Millis | None:
        at = self._restart_ms
        return None if at is None or at + OVERDUE_MS < now_ms() else at

    async def start(self, is_alone: bool) -> None:
        """The only process of a server has just restarted. Among several, others may still have to."""
        with suppress(Unavailable):
            if is_alone:
                await self._store.keep_restart(None)
            else:
                self._restart_ms = await self._store.restart()

    async def announce(self, restart_ms: Millis | None) -> None:
        await self._store.keep_restart(restart_ms)
        self._tell(restart_ms)

    async def changed_elsewhere(self) -> None:
        self._tell(await self._store.restart())

    def _tell(self, restart_ms: Millis | None) -> None:
        if restart_ms != self._restart_ms:
            self._restart_ms = restart_ms
            for table in self._tables.all:
                table.announce(restart_ms)
