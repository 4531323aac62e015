"""Everything about a person is found by the schema alone, so that no new table can be forgotten."""

import pytest

from nenuphar.store.personal import DELETED, tables_about_people
from nenuphar.store.schema import schema

# They have no row that belongs to one person. A new table with a person's id has it in `person_id` or `house`.
ABOUT_NOBODY = {
    # Of a table, which belongs to all its players. `played` says whose a result is.
    *("tables", "events", "commands", "deadlines", "attended", "screen_codes", "results", "analyses"),
    *("server_time", "keys", "notify_keys", "buckets", "nodes", "epochs", "owners", "rating_folds"),  # of the server
    *("host_link", "restart"),
}


@pytest.mark.rule("TB-95")
def test_every_table_of_the_schema_is_about_people_or_known_to_be_about_nobody() -> None:
    about = {table.name for table, _ in tables_about_people(schema)}
    assert about | ABOUT_NOBODY | {DELETED} == set(schema.tables)
    assert not about & ABOUT_NOBODY
