"""Adds the link to the host's page with its session, and the restart that the host has announced."""

import sqlalchemy as sa
from alembic import op

from nenuphar.store.columns import data, time_ms

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    _create("host_link", data("link"), time_ms("link_ends_ms"), data("session"), time_ms("ends_ms"))
    _create("restart", time_ms("at_ms"))


def _create(name: str, *columns: sa.Column[object]) -> None:
    op.create_table(name, sa.Column("id", sa.Integer, primary_key=True), *columns, sqlite_with_rowid=False)
