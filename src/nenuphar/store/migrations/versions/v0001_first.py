"""The first schema: logs, commands, the lobby's cards, permissions, deadlines, people, links and keys."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("code", sa.Text, nullable=False, unique=True),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("phase", sa.Text, nullable=False),
        sa.Column("changed_ms", sa.BigInteger, nullable=False),
        sa.Column("summary", sa.LargeBinary, nullable=False),
        sqlite_with_rowid=False,
    )
    is_open = sa.text("public AND phase = 'waiting'")
    op.create_index("open_tables", "tables", ["changed_ms"], sqlite_where=is_open, postgresql_where=is_open)
    op.create_table(
        "events",
        _table_id(),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("at_ms", sa.BigInteger, nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "commands",
        _table_id(),
        sa.Column("command_id", sa.Text, primary_key=True),
        sa.Column("seq", sa.Integer, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "company",
        _table_id(),
        sa.Column("person_id", sa.Text, primary_key=True),
        sa.Column("seated", sa.Boolean, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_company_person_id", "company", ["person_id"])
    op.create_table(
        "deadlines",
        _table_id(),
        sa.Column("due_ms", sa.BigInteger, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "people",
        sa.Column("person_id", sa.Text, primary_key=True),
        sa.Column("profile", sa.LargeBinary, nullable=False),
        sa.Column("changed_ms", sa.BigInteger, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "device_links",
        sa.Column("code", sa.Text, primary_key=True),
        sa.Column("person_id", sa.Text, nullable=False),
        sa.Column("expires_ms", sa.BigInteger, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "keys",
        sa.Column("key_id", sa.Text, primary_key=True),
        sa.Column("secret", sa.LargeBinary, nullable=False),
        sa.Column("created_ms", sa.BigInteger, nullable=False),
        sqlite_with_rowid=False,
    )


def _table_id() -> sa.Column[str]:
    return sa.Column("table_id", sa.Text, sa.ForeignKey("tables.table_id"), primary_key=True)
