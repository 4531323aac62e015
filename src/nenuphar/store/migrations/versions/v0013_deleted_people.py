"""Adds the people who were deleted, so that nothing brings them back."""

from alembic import op

from nenuphar.store.columns import flag, key, time_ms

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    op.create_table("deleted_people", key("person_id"), time_ms("at_ms"), flag("finished"), sqlite_with_rowid=False)
