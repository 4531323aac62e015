"""Adds files that people make for options of a game, such as boards, and keep on the server."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_table(
        "kept_files",
        sa.Column("person_id", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, primary_key=True),
        sa.Column("option", sa.Text, primary_key=True),
        sa.Column("title", sa.Text, primary_key=True),
        sa.Column("at_ms", sa.BigInteger, nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
        sqlite_with_rowid=False,
    )
