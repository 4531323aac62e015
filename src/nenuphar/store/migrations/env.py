"""Alembic runs this to migrate, in the transaction of the given connection."""

from alembic import context

from nenuphar.store.schema import schema

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=schema,
    transactional_ddl=True,  # SQLite supports it too
)
context.run_migrations()
