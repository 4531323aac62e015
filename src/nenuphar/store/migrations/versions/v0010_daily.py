"""Adds what is new every day: who has played it, and with which result."""

import sqlalchemy as sa
from alembic import op

from nenuphar.store.columns import flag, key, text, time_ms

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.create_table(
        "daily_tries",
        *map(key, ("person_id", "game", "edition", "day")),
        text("table_id", unique=True),
        time_ms("at_ms"),
        sa.Column("points", sa.Integer),
        sa.Column("best", sa.Integer),
        flag("proven"),
        sqlite_with_rowid=False,
    )
    op.create_index("daily_tries_of_day", "daily_tries", ["game", "edition", "day"])
