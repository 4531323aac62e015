"""Adds the nodes that share a database, their epochs, and which node plays a table."""

from alembic import op

from nenuphar.store.columns import flag, key, number, text, time_ms

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    facts = text("address"), text("version"), text("kinds"), number("epoch"), flag("draining")
    load = number("tables"), number("sockets"), time_ms("beat_ms")
    op.create_table("nodes", key("node"), *facts, *load, sqlite_with_rowid=False)
    op.create_table("epochs", key("node"), number("epoch"), sqlite_with_rowid=False)
    op.create_table("owners", key("table_id"), text("node"), number("epoch"), sqlite_with_rowid=False)
