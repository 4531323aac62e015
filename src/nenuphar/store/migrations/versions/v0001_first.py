"""The first schema: logs, commands, the lobby's cards, permissions, deadlines, people, links and keys."""

from typing import Any

import sqlalchemy as sa
from alembic import op

from nenuphar.store.columns import data, flag, key, number, table_key, text, time_ms

revision = "0001"
down_revision = None


def upgrade() -> None:
    card = text("code", unique=True), flag("public"), text("phase"), time_ms("changed_ms"), data("summary")
    _create("tables", key("table_id"), *card)
    is_open = sa.text("public AND phase = 'waiting'")
    op.create_index("open_tables", "tables", ["changed_ms"], sqlite_where=is_open, postgresql_where=is_open)
    seq = sa.Column("seq", sa.Integer, primary_key=True)
    _create("events", table_key(), seq, time_ms("at_ms"), data("data"))
    _create("commands", table_key(), key("command_id"), number("seq"))
    _create("company", table_key(), key("person_id"), flag("seated"))
    op.create_index("ix_company_person_id", "company", ["person_id"])
    _create("deadlines", table_key(), time_ms("due_ms"), number("seq"))
    _create("people", key("person_id"), data("profile"), time_ms("changed_ms"))
    _create("device_links", key("code"), text("person_id"), time_ms("expires_ms"))
    _create("keys", key("key_id"), data("secret"), time_ms("created_ms"))


def _create(name: str, *columns: sa.Column[Any]) -> None:
    op.create_table(name, *columns, sqlite_with_rowid=False)
