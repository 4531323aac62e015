"""What Alembic runs to migrate: on the connection that it is handed, in the transaction which that is in."""

from alembic import context

from nenuphar.store.schema import schema

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=schema,
    transactional_ddl=True,  # the SQLite of today can
)
context.run_migrations()
