"""Several real servers on one PostgreSQL database, to be killed, stopped and restarted."""

import signal
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import Any

import psycopg

from tests.server.live_server import PATIENCE_S, Guest
from tests.server.server_process import ServerProcess


class Nodes:
    """Named servers that share a database."""

    def __init__(self, folder: Path, url: str, **settings: str) -> None:
        self.url = url
        self.folder = folder
        self._settings = {"database": url, "bot_pause_ms": "0", "away_seconds": "0", **settings}
        self.running: dict[str, ServerProcess] = {}

    def start(self, *names: str, prepare: Callable[[], None] | None = None, **settings: str) -> list[ServerProcess]:
        def start(name: str) -> ServerProcess:
            folder = self.folder / name
            folder.mkdir(exist_ok=True)
            return ServerProcess(folder, None, prepare, **{**self._settings, **settings, "node": name})

        with ThreadPoolExecutor() as threads:  # each start is mostly waiting
            starting = {name: threads.submit(start, name) for name in names}
        for name, each in starting.items():  # if one fails, the others must be ended all the same
            if each.exception() is None:
                self.running[name] = each.result()
        return [each.result() for each in starting.values()]

    def end(self) -> None:
        for process in self.running.values():
            with suppress(ProcessLookupError):
                process.send(signal.SIGCONT)
            process.kill()

    # What the database says

    def owner(self, table: str) -> str | None:
        rows = self._rows("SELECT node FROM owners JOIN epochs USING (node, epoch) WHERE table_id = %s", table)
        return rows[0][0] if rows else None

    def owners(self) -> dict[str, str]:
        """The node of each table that is played."""
        return dict(self._rows("SELECT table_id, node FROM owners JOIN epochs USING (node, epoch)"))

    def addresses(self) -> list[str]:
        """Where nodes reach each other."""
        return [address for (address,) in self._rows("SELECT address FROM nodes ORDER BY node")]

    def stored(self, table: str) -> int:
        """How many rows the table's log has."""
        return int(self._rows("SELECT count(*) FROM events WHERE table_id = %s", table)[0][0])

    def _rows(self, sql: str, *values: object) -> list[Any]:
        with psycopg.connect(self.url, autocommit=True) as connection:
            return connection.execute(sql.encode(), values).fetchall()


def guest_at(server: ServerProcess, as_guest: Guest | None = None) -> Guest:
    """A new guest, or the same person at another node."""
    return Guest(server.address, token="" if as_guest is None else as_guest.http.cookies["nenuphar"])


def wait_until(is_so: Callable[[], Any], what: str) -> None:
    end = time.monotonic() + PATIENCE_S
    while not is_so():
        assert time.monotonic() < end, what
        time.sleep(0.02)
