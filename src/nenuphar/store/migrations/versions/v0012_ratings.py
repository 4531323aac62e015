"""Adds the results of matches, for people's pages, and ratings. The server fills in older matches after its start."""

import sqlalchemy as sa
from alembic import op

from nenuphar.store.columns import data, flag, key, number, real, text, time_ms

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    op.create_table(
        "results",
        key("table_id"),
        text("game"),
        time_ms("ended_ms"),
        *map(flag, ("public", "rated", "folded")),
        data("data"),
        sqlite_with_rowid=False,
    )
    is_rated = sa.text("rated")
    op.create_index("rated_results", "results", ["game", "ended_ms"], sqlite_where=is_rated, postgresql_where=is_rated)
    is_unrated = sa.text("rated AND NOT folded")
    op.create_index(
        "unrated_results",
        "results",
        ["game", "ended_ms", "table_id"],
        sqlite_where=is_unrated,
        postgresql_where=is_unrated,
    )
    op.create_table("played", key("person_id"), key("table_id", index=True), sqlite_with_rowid=False)
    op.create_table(
        "ratings",
        *map(key, ("game", "person_id")),
        time_ms("ended_ms", primary_key=True),
        key("table_id"),
        *map(real, ("mu", "sigma")),
        sqlite_with_rowid=False,
    )
    op.create_table("rating_folds", key("game"), number("fold"), sqlite_with_rowid=False)
    op.create_table("page_choices", key("person_id"), text("shows"), flag("ratings"), sqlite_with_rowid=False)
