"""Adds what tries of puzzles were worth, so that a day has results."""

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"


def upgrade() -> None:
    for name in ("points", "best"):
        op.add_column("puzzle_tries", sa.Column(name, sa.Integer))
    op.create_index("puzzle_tries_of_day", "puzzle_tries", ["game", "day"])
