"""Deleted people stay deleted when an older backup, which still has their rows, is restored (TB-96)."""

from collections.abc import Sequence
from typing import TypeAlias

from nenuphar.core.game import Millis
from nenuphar.store.connection import Connection
from nenuphar.store.personal import COMPANY, tables_about_people
from nenuphar.store.personal_rows import MARK, delete_rows
from nenuphar.store.shared import PersonId

Deletion: TypeAlias = tuple[PersonId, Millis]
STILL_DELETED = "still_deleted"  # a table with them, from a restored backup until they are deleted again


def deletions(connection: Connection, table: str = "deleted_people") -> list[Deletion]:
    """Whom a database of this version knows as deleted, and since when."""
    rows = connection.execute(f"SELECT person_id, at_ms FROM {table} ORDER BY person_id", ()).fetchall()
    return [(person_id, at_ms) for person_id, at_ms in rows]


def delete_again(connection: Connection, deleted: Sequence[Deletion]) -> int:
    """Delete those whom this database does not know as deleted. The server then makes them leave their tables."""
    from nenuphar.store.schema import schema

    known = {person_id for person_id, _ in deletions(connection)}
    about = [(table, owner) for table, owner in tables_about_people(schema) if table.name != COMPANY]
    again = [deletion for deletion in deleted if deletion[0] not in known]
    for person_id, at_ms in again:
        connection.execute(MARK, (person_id, at_ms))
        delete_rows(connection, person_id, about)
    return len(again)
