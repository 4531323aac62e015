"""Adds a seal to every line of a log. Existing lines are sealed as they are."""

from collections.abc import Iterator
from itertools import groupby
from typing import Any

import sqlalchemy as sa
from alembic import op

from nenuphar.store.seals import NO_SEAL, sealed

revision = "0004"
down_revision = "0003"

MANY = 1_000


def upgrade() -> None:
    connection = op.get_bind()
    empty = sa.text("x''" if connection.dialect.name == "sqlite" else "''")
    op.add_column("events", sa.Column("seal", sa.LargeBinary, nullable=False, server_default=empty))
    rows = connection.execute(
        sa.text("SELECT number, table_id, seq, at_ms, data FROM events ORDER BY table_id, seq")
    ).yield_per(MANY)
    seals = [{"number": number, "seal": seal} for number, seal in _seals(rows)]
    update = sa.text("UPDATE events SET seal = :seal WHERE number = :number")
    for start in range(0, len(seals), MANY):
        connection.execute(update, seals[start : start + MANY])


def _seals(rows: Any) -> Iterator[tuple[int, bytes]]:
    for table_id, lines in groupby(rows, lambda row: str(row.table_id)):
        numbered = [(row.number, (row.seq, row.at_ms, bytes(row.data))) for row in lines]
        chain = sealed(NO_SEAL, table_id, (line for _, line in numbered))
        yield from ((number, seal) for (number, _), (*_, seal) in zip(numbered, chain, strict=True))
