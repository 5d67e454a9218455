"""How Alembic reaches the database: by the connection that the store hands it."""

from alembic import context

from litera.server.store.schema import metadata

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
