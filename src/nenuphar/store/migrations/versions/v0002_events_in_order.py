"""Stores events in the order of writing and not table by table, so a commit touches few pages."""

import sqlalchemy as sa
from alembic import op

from nenuphar.store.columns import TEXT

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.rename_table("events", "events_by_table")
    op.create_table(
        "events",
        sa.Column("number", sa.BigInteger().with_variant(sa.Integer, "sqlite"), primary_key=True),
        sa.Column("table_id", TEXT, sa.ForeignKey("tables.table_id"), nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("at_ms", sa.BigInteger, nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
        sa.UniqueConstraint("table_id", "seq", name="one_event_a_seq"),
    )
    op.execute(
        "INSERT INTO events (table_id, seq, at_ms, data)"
        " SELECT table_id, seq, at_ms, data FROM events_by_table ORDER BY at_ms, table_id, seq"
    )
    op.drop_table("events_by_table")
