"""Adds the big screens that may show a table, and the codes that open one."""

import sqlalchemy as sa
from alembic import op

from nenuphar.store.columns import key, table_key, text, time_ms

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    _create("screens", table_key(), key("person_id"))
    _create("screen_codes", key("code"), text("table_id"), time_ms("expires_ms"))


def _create(name: str, *columns: sa.Column[object]) -> None:
    op.create_table(name, *columns, sqlite_with_rowid=False)
