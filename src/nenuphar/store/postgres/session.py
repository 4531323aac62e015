"""A connection to PostgreSQL that is made again after it was lost, and given up if the server does not answer."""

import select
import time
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from typing import Any, TypeVar

import psycopg
from psycopg.conninfo import conninfo_to_dict, make_conninfo
from psycopg.rows import TupleRow

from nenuphar.store import StoreTrouble, Unavailable
from nenuphar.store.postgres import texts

PAUSE_S = 0.05
CONNECT_S = 3
ROWS_AT_ONCE = 500
ANSWER_S = 20.0  # no statement of ours takes as long: a server that has stopped keeps its connections, and says nothing

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


class NoAnswer(psycopg.OperationalError):
    """The server is connected and silent. Nobody knows whether the statement is carried out."""


class _Connection(psycopg.Connection[TupleRow]):
    """Waits for an answer only as long as its session does."""

    answer_s = ANSWER_S
    is_given_up = False

    def wait(self, gen: Generator[Any, Any, T], *args: Any, **kwargs: Any) -> T:
        try:
            return super().wait(self._bounded(gen), *args, **kwargs)
        except NoAnswer:
            self.pgconn.finish()  # an answer that comes later is not that of the next statement
            raise

    def _bounded(self, waits: Generator[Any, Any, T]) -> Generator[Any, Any, T]:
        give_up_at = time.monotonic() + self.answer_s
        try:
            wanted = next(waits)
            while True:
                ready = yield wanted
                if not ready and (self.is_given_up or time.monotonic() > give_up_at):
                    raise NoAnswer(f"The database has not answered for {self.answer_s:.0f} s.")
                wanted = waits.send(ready)
        except StopIteration as done:
            result: T = done.value
            return result


class Session:
    def __init__(self, url: str, patience_ms: int, setup: str = "", answer_s: float = ANSWER_S) -> None:
        self._address = address(url)
        self._patience_s = patience_ms / 1000
        self._answer_s = self._patience_s + answer_s  # others' locks are waited for as well
        self._is_given_up = False
        self._setup = f"SET lock_timeout = {patience_ms}; {setup}"
        self._lost_at: float | None = None  # since when there is no connection
        self._connection = self._connected()
        self.connected_at = time.monotonic()
        self.on_reconnect: Callable[[Session], None] = lambda _: None

    def execute(self, sql: str, values: Sequence[Any] = (), /) -> psycopg.Cursor[TupleRow]:
        return self._connection.execute(_translated(sql), values, binary=True)

    def read(self, statements: Sequence[Sequence[Any]]) -> list[list[TupleRow]]:
        """The rows of each statement, with its values: all in one transaction, and in one round trip."""
        if len(statements) == 1:
            [(sql, *values)] = statements
            return [self.execute(sql, values).fetchall()]
        with self._connection.pipeline():
            cursors = [self.execute(sql, values) for sql, *values in statements]
        return [cursor.fetchall() for cursor in cursors]

    def executemany(self, sql: str, rows: Iterable[Sequence[Any]], /) -> None:
        self._connection.cursor().executemany(_translated(sql), rows)

    def stream(self, sql: str) -> Iterator[TupleRow]:
        """The rows of a large answer, a few at a time. Only in a transaction."""
        with self._connection.cursor("stream") as cursor:
            cursor.itersize = ROWS_AT_ONCE
            yield from cursor.execute(sql, binary=True)

    def repeat(self, work: Callable[[], T]) -> T:
        """Do something that may be done twice: again, with a new connection, if this one is lost.

        Raises Unavailable if there is no new one in time.
        """
        for is_last in (False, False, True):
            self.reconnect()
            try:
                return work()
            except psycopg.Error as error:
                is_lost = self.is_lost_by(error)
                if is_last or not is_lost:
                    raise
        raise AssertionError("the last try returns or raises")

    @property
    def is_lost(self) -> bool:
        return self._connection.closed

    def is_lost_by(self, error: psycopg.Error) -> bool:
        if error.diag.severity_nonlocalized in ("FATAL", "PANIC"):  # the server ends the connection
            self._connection.close()
        return self.is_lost

    def reconnect(self) -> None:
        """Raises Unavailable if there is still no connection after the patience; later, it only tries once."""
        if not self.is_lost and not self._has_ended():
            return
        self._connection.close()  # it is broken, and still has a socket
        self._lost_at = self._lost_at or time.monotonic()
        while True:
            try:
                self._connection = self._connected()
            except psycopg.OperationalError as error:
                if self._is_given_up or time.monotonic() > self._lost_at + self._patience_s:
                    raise Unavailable(str(error)) from error
                time.sleep(PAUSE_S)
            else:
                self._lost_at, self.connected_at = None, time.monotonic()
                break
        try:
            self.on_reconnect(self)
        except BaseException:
            self._connection.close()  # without it, the connection is of no use
            raise

    def _has_ended(self) -> bool:
        """Whether the server has hung up since the last statement: then the next one is certainly not carried out."""
        poll = select.poll()
        poll.register(self._connection.fileno(), select.POLLIN)
        try:
            while poll.poll(0):  # its last words, and then the end
                self._connection.pgconn.consume_input()
        except psycopg.OperationalError:
            return True
        return False

    def close(self) -> None:
        self._connection.close()

    def give_up(self) -> None:
        """Called by another thread: a caller who waits for the server here learns at once that there is no answer."""
        self._is_given_up = self._connection.is_given_up = True

    def roll_back(self) -> None:
        """Never raises: without a connection, the server rolls back by itself."""
        if self.is_lost or self._connection.info.transaction_status == psycopg.pq.TransactionStatus.IDLE:
            return
        try:
            self._connection.rollback()
        except psycopg.Error:
            self._connection.close()

    def _connected(self) -> _Connection:
        connection = _Connection.connect(self._address, autocommit=True, prepare_threshold=1)
        connection.answer_s, connection.is_given_up = self._answer_s, self._is_given_up
        try:
            texts.register(connection)
            connection.execute(self._setup)
        except BaseException:
            connection.close()
            raise
        return connection


def address(url: str) -> str:
    return make_conninfo(**(USUAL | conninfo_to_dict(url)))


@contextmanager
def translated() -> Iterator[None]:
    """Errors of PostgreSQL become the store's own."""
    try:
        yield
    except psycopg.Error as error:
        raise trouble(error) from error


def trouble(error: Exception) -> Exception:
    """The store's own exception for an error of PostgreSQL; our own mistakes stay as they are."""
    if isinstance(error, psycopg.OperationalError | psycopg.InternalError) and not isinstance(error, StoreTrouble):
        return Unavailable(str(error))
    return error


@cache
def _translated(sql: str) -> str:
    return sql.replace("?", "%b")
