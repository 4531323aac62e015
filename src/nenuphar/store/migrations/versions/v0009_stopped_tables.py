"""Adds since when a table has no node, so that nobody loses that time."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.add_column("owners", sa.Column("stopped_ms", sa.BigInteger))
