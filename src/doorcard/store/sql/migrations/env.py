"""Where alembic begins. The connection is handed in by `migrate.py`; nothing is read from a file."""

from alembic import context

from doorcard.store.sql.tables import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
