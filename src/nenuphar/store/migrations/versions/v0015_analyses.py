"""Adds the analyses of finished matches."""

from alembic import op

from nenuphar.store.columns import data, number, table_key, time_ms

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    op.create_table("analyses", table_key(), number("version"), time_ms("at_ms"), data("data"), sqlite_with_rowid=False)
