"""Adds what several processes share: whose turn it is, who is where, limits, and doubts about slaps.

Whose turn it is follows from a table's log. It is stored when the table is loaded next.
"""

import sqlalchemy as sa
from alembic import op

from nenuphar.store.columns import data, flag, key, table_key, time_ms

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.add_column("tables", sa.Column("began_ms", sa.BigInteger))
    op.add_column("deadlines", time_ms("held_ms", server_default="0"))
    _create("turns", table_key(), key("person_id"), flag("due"), time_ms("changed_ms"))
    _create("attended", table_key(), time_ms("at_ms"))
    _create("buckets", key("bucket"), sa.Column("full_us", sa.BigInteger, nullable=False))
    _create("slacks", key("person_id"), data("slacks_us"), time_ms("at_ms"))


def _create(name: str, *columns: sa.Column[object]) -> None:
    op.create_table(name, *columns, sqlite_with_rowid=False)
