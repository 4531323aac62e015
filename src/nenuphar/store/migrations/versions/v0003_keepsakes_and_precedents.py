"""Adds what people keep from matches, and hosts' decisions on words."""

from alembic import op

from nenuphar.store.columns import data, flag, key, time_ms

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    owner = map(key, ("person_id", "game", "table_id"))
    op.create_table("keepsakes", *owner, time_ms("at_ms"), data("data"), sqlite_with_rowid=False)
    word = map(key, ("house", "language", "word"))
    op.create_table("precedents", *word, flag("stands"), time_ms("at_ms"), data("data"), sqlite_with_rowid=False)
