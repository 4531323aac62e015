"""Who is deleted: every write for people asks it in its own transaction, so nothing brings their rows back (TB-100).

Two processes can write to one database at the same time. There a write keeps deletions of its people waiting until it
is stored, and the deletion then finds its rows.
"""

from collections.abc import Callable, Collection
from typing import TypeVar

from nenuphar.store import PersonDeleted
from nenuphar.store.connection import Connection
from nenuphar.store.reader import Reader
from nenuphar.store.shared import PersonId
from nenuphar.store.writer import Writer

T = TypeVar("T")

IS_HERE = "NOT EXISTS (SELECT 1 FROM deleted_people WHERE person_id = {})"


class PersonWrites:
    """Writes for people."""

    _writer: Writer
    _reader: Reader

    def _deleted(self, connection: Connection, people: Collection[PersonId]) -> frozenset[PersonId]:
        """Those of these people who are deleted. The others cannot be deleted until the end of the transaction."""
        self._hold(connection, people)
        return deleted_among(connection, people)

    def _hold(self, connection: Connection, people: Collection[PersonId]) -> None:
        """Keep other processes from deleting these people until the end of the transaction."""

    def _hold_alone(self, connection: Connection, person_id: PersonId) -> None:
        """Wait until no other process writes for this person, and keep them waiting until the end."""

    async def _for(self, person_id: PersonId, work: Callable[[Connection], T]) -> T:
        """Write something for a person. Raises PersonDeleted."""

        def checked(connection: Connection) -> T:
            if self._deleted(connection, [person_id]):
                raise PersonDeleted(person_id)
            return work(connection)

        done: T = await self._writer.do(checked)
        return done

    async def _write_for(self, person_id: PersonId, sql: str, *values: object) -> None:
        await self._for(person_id, lambda connection: connection.execute(sql, values))


def deleted_among(connection: Connection, people: Collection[PersonId]) -> frozenset[PersonId]:
    if not people:
        return frozenset()
    sql = f"SELECT person_id FROM deleted_people WHERE person_id IN ({', '.join('?' * len(people))})"
    return frozenset(person_id for (person_id,) in connection.execute(sql, tuple(people)).fetchall())


def leave_again(connection: Connection, people: Collection[PersonId]) -> None:
    """These deleted people have a seat, because a table had not heard of it: their deletion is not finished yet."""
    for person_id in people:
        connection.execute("UPDATE deleted_people SET finished = FALSE WHERE person_id = ?", (person_id,))
