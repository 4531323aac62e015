"""Adds files that people make for options of a game, such as boards, and keep on the server."""

from alembic import op

from nenuphar.store.columns import data, key, time_ms

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    owner = map(key, ("person_id", "game", "option", "title"))
    op.create_table("kept_files", *owner, time_ms("at_ms"), data("data"), sqlite_with_rowid=False)
