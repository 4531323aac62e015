"""What the store knows about one person: all of it at once, to hand it over or to delete it.

Which tables that are follows from the schema. A column with a person's id has one of the names in OWNERS, so a new
table cannot be forgotten; a test makes sure that every table has such a column or is known to need none.
"""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Protocol, TypeAlias

from nenuphar.core.game import Millis
from nenuphar.store.shared import PersonId, TableId

if TYPE_CHECKING:  # importing it takes half a second of the startup time
    from sqlalchemy import MetaData, Table

OWNERS = ("person_id", "house")
DELETED = "deleted_people"
COMPANY = "company"  # names the tables to leave, until all are left

Facts: TypeAlias = Mapping[str, Any]  # a row: values by column


def tables_about_people(schema: "MetaData") -> list[tuple["Table", str]]:
    """All tables with rows about a person, and the column with the person's id."""
    return [
        (table, owner)
        for table in schema.sorted_tables
        for owner in OWNERS
        if owner in table.columns and table.name != DELETED
    ]


class PersonalStore(Protocol):
    async def rows_about(self, person_id: PersonId) -> dict[str, list[Facts]]:
        """By table, all rows about a person. Data that is JSON is decoded."""

    async def delete_person(self, person_id: PersonId, at_ms: Millis) -> None:
        """Delete all rows about a person, and remember that they are deleted: nothing can bring their rows back.

        Their tables are still listed until `finish_deletion`, with whose turn it is.
        """

    async def unfinished_deletions(self) -> Sequence[PersonId]:
        """People who are deleted and still have tables to leave."""

    async def finish_deletion(self, person_id: PersonId) -> None:
        """They have left all tables, which are not listed any more.

        If a table that had not heard of it gives them a seat later, the deletion is unfinished again.
        """

    async def replace_summary(self, table_id: TableId, before: bytes, after: bytes) -> None:
        """Change how the lobby lists a table, unless it has changed meanwhile."""
