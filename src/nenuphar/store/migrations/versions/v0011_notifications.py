"""Adds notifications: what people chose, where they are reached, what they are to be told, and what is to be sent."""

import sqlalchemy as sa
from alembic import op

from nenuphar.store.columns import data, flag, key, number, text, time_key, time_ms

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    _create("notify_keys", key("name"), data("secret"))
    _create("notify_choices", key("person_id"), data("data"), time_ms("at_ms"), time_ms("next_ms"))
    _create(
        "receivers",
        key("receiver_id"),
        text("person_id"),
        text("address", unique=True),
        flag("confirmed"),
        time_ms("at_ms"),
        data("data"),
    )
    op.create_index("ix_receivers_person_id", "receivers", ["person_id"])
    _create("notices", *map(key, ("person_id", "table_id", "kind")), time_key("at_ms"), flag("closed"))
    is_waiting = sa.text("NOT closed")
    op.create_index("open_notices", "notices", ["person_id"], sqlite_where=is_waiting, postgresql_where=is_waiting)
    _create(
        "deliveries",
        *(key("delivery_id"), text("receiver_id"), text("person_id"), time_ms("due_ms"), number("tries"), data("data")),
        time_ms("held_ms", server_default="0"),
    )


def _create(name: str, *columns: sa.Column[object]) -> None:
    op.create_table(name, *columns, sqlite_with_rowid=False)
