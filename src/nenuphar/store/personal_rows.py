"""What the store knows about one person, in SQL. A statement has `?` for each value, and means the same everywhere."""

import asyncio
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, TypeAlias

import msgspec

from nenuphar.core.game import Millis
from nenuphar.store.connection import Connection
from nenuphar.store.personal import COMPANY, Facts, tables_about_people
from nenuphar.store.shared import PersonId, TableId
from nenuphar.store.tombstones import PersonWrites

if TYPE_CHECKING:
    from sqlalchemy import Table

About: TypeAlias = "Sequence[tuple[Table, str]]"
MARK = """
    INSERT INTO deleted_people (person_id, at_ms, finished) VALUES (?, ?, FALSE) ON CONFLICT (person_id) DO NOTHING"""

RATE_AGAIN = """
    UPDATE results SET folded = FALSE WHERE table_id IN (SELECT table_id FROM (
        SELECT table_id, row_number() OVER (PARTITION BY game ORDER BY ended_ms, table_id) AS place
        FROM played JOIN results USING (table_id) WHERE person_id = ? AND rated) AS own WHERE place = 1)"""
FOLD_AGAIN = """
    UPDATE rating_folds SET fold = fold + 1 WHERE game IN (
        SELECT game FROM played JOIN results USING (table_id) WHERE person_id = ? AND rated)"""


class PersonalRows(PersonWrites):
    async def rows_about(self, person_id: PersonId) -> dict[str, list[Facts]]:
        about = await _about()
        statements = [(_select(table, owner), person_id) for table, owner in about]
        found = await self._reader.together(*statements)  # in one transaction, so that the parts fit together
        rows: dict[str, list[Facts]] = {}
        for (table, _), some in zip(about, found, strict=True):
            rows.setdefault(table.name, []).extend(_facts(table, row) for row in some)
        return rows

    async def delete_person(self, person_id: PersonId, at_ms: Millis) -> None:
        about = [(table, owner) for table, owner in await _about() if table.name != COMPANY]

        def delete(connection: Connection) -> None:
            self._hold_alone(connection, person_id)
            connection.execute(MARK, (person_id, at_ms))
            delete_rows(connection, person_id, about)

        await self._writer.do(delete)

    async def unfinished_deletions(self) -> Sequence[PersonId]:
        rows = await self._reader.rows("SELECT person_id FROM deleted_people WHERE NOT finished ORDER BY person_id")
        return [person_id for (person_id,) in rows]

    async def finish_deletion(self, person_id: PersonId) -> None:
        about = await _about()

        def finish(connection: Connection) -> None:
            self._hold_alone(connection, person_id)
            delete_rows(connection, person_id, about)
            connection.execute("UPDATE deleted_people SET finished = TRUE WHERE person_id = ?", (person_id,))

        await self._writer.do(finish)

    async def replace_summary(self, table_id: TableId, before: bytes, after: bytes) -> None:
        def replace(connection: Connection) -> None:
            sql = "UPDATE tables SET summary = ? WHERE table_id = ? AND summary = ?"
            connection.execute(sql, (after, table_id, before))

        await self._writer.do(replace)


async def _about() -> About:
    """All tables about people. The first time this imports SQLAlchemy: matches go on for that half second."""

    def find() -> About:
        from nenuphar.store.schema import schema

        return tables_about_people(schema)

    return await asyncio.to_thread(find)


def delete_rows(connection: Connection, person_id: PersonId, about: About) -> None:
    # The ratings of the others follow from the matches that are left (TB-85). A process that rates now has to do it
    # again: it still knows this person.
    # Locks are taken as by ratings: people, then folds, then results.
    connection.execute(FOLD_AGAIN, (person_id,))
    connection.execute(RATE_AGAIN, (person_id,))
    for table, owner in about:
        connection.execute(f"DELETE FROM {table.name} WHERE {owner} = ?", (person_id,))


def _select(table: "Table", owner: str) -> str:
    columns = ", ".join(column.name for column in table.columns)
    order = ", ".join(column.name for column in table.primary_key)
    return f"SELECT {columns} FROM {table.name} WHERE {owner} = ? ORDER BY {order}"


def _facts(table: "Table", row: Sequence[Any]) -> Facts:
    return {column.name: _readable(column.type, value) for column, value in zip(table.columns, row, strict=True)}


def _readable(kind: object, value: Any) -> Any:
    from sqlalchemy import Boolean, LargeBinary

    if isinstance(kind, Boolean):  # SQLite has numbers for them
        return bool(value)
    if not isinstance(kind, LargeBinary) or value is None:
        return value
    try:
        return msgspec.json.decode(value)
    except (msgspec.DecodeError, UnicodeError):
        return bytes(value).hex()
