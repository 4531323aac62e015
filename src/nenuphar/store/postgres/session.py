"""A connection to PostgreSQL that is made again after it was lost."""

import time
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from types import MappingProxyType
from typing import Any, TypeVar

import psycopg
from psycopg.conninfo import conninfo_to_dict, make_conninfo
from psycopg.rows import TupleRow

from nenuphar.store import StoreTrouble, Unavailable
from nenuphar.store.postgres import texts

PAUSE_S = 0.05
CONNECT_S = 3

# A lost machine says nothing: the system has to give up on its own. An address may set all of these itself.
USUAL: dict[str, Any] = {
    "connect_timeout": CONNECT_S,
    "tcp_user_timeout": 5_000,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 2,
    "target_session_attrs": "read-write",
    "application_name": "nenuphar",
}

T = TypeVar("T")


class Session:
    def __init__(self, url: str, patience_ms: int, settings: Mapping[str, str | int] = MappingProxyType({})) -> None:
        self._address = make_conninfo(**(USUAL | conninfo_to_dict(url)))
        self._patience_s = patience_ms / 1000
        self._settings = {"lock_timeout": patience_ms, **settings}
        self._lost_at: float | None = None  # since when there is no connection
        self._connection = self._connected()
        self.reconnected_at = float("-inf")
        self.on_reconnect: Callable[[Session], None] = lambda _: None

    def execute(self, sql: str, values: Sequence[Any] = (), /) -> psycopg.Cursor[TupleRow]:
        return self._connection.execute(_translated(sql), values, binary=True)

    def repeat(self, work: Callable[[], T]) -> T:
        """Do something that may be done twice: again, with a new connection, if this one is lost.

        Raises Unavailable if there is no new one in time.
        """
        while True:
            self.reconnect()
            try:
                return work()
            except psycopg.OperationalError:
                if not self.is_lost:
                    raise

    @property
    def is_lost(self) -> bool:
        return self._connection.closed

    def reconnect(self) -> None:
        """Raises Unavailable if there is still no connection after the patience; later, it only tries once."""
        if not self.is_lost:
            return
        self._lost_at = self._lost_at or time.monotonic()
        while True:
            try:
                self._connection = self._connected()
            except psycopg.OperationalError as error:
                if time.monotonic() > self._lost_at + self._patience_s:
                    raise Unavailable(str(error)) from error
                time.sleep(PAUSE_S)
            else:
                self._lost_at, self.reconnected_at = None, time.monotonic()
                self.on_reconnect(self)
                return

    def close(self) -> None:
        self._connection.close()

    def roll_back(self) -> None:
        if not self.is_lost and self._connection.info.transaction_status != psycopg.pq.TransactionStatus.IDLE:
            self._connection.rollback()

    def _connected(self) -> psycopg.Connection[TupleRow]:
        connection = psycopg.connect(self._address, autocommit=True, prepare_threshold=1)
        try:
            texts.register(connection)
            for name, value in self._settings.items():
                connection.execute("SELECT set_config(%s, %s, false)", (name, str(value)))
        except BaseException:
            connection.close()
            raise
        return connection


def trouble(error: Exception) -> Exception:
    """The store's own exception for an error of PostgreSQL; our own mistakes stay as they are."""
    if isinstance(error, psycopg.OperationalError | psycopg.InternalError) and not isinstance(error, StoreTrouble):
        return Unavailable(str(error))
    return error


@cache
def _translated(sql: str) -> str:
    return sql.replace("?", "%b")
