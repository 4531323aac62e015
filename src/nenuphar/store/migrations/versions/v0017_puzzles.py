"""Adds people's tries of puzzles."""

from alembic import op

from nenuphar.store.columns import flag, key, number, time_ms

revision = "0017"
down_revision = "0016"


def upgrade() -> None:
    op.create_table(
        "puzzle_tries",
        *map(key, ("person_id", "game", "puzzle", "day")),
        time_ms("at_ms"),
        flag("is_right"),
        number("rating"),
        time_ms("again_ms"),
        sqlite_with_rowid=False,
    )
